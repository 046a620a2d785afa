"""Losses and gradients of records, computed by processes that share the weights, or in place on a GPU."""
import math
import multiprocessing
import signal
import time

import torch

from model import TableModel, quantile_levels
from stream import standardise_targets

SPREAD_CODES = 0.1  # share of classification records whose class codes are drawn from all the codes there are


def loss_of(model, record, device, generator):
    """Mean loss over the asked rows of a record, and what the training rows' class shares or quantiles would lose."""
    n = record.train
    x, categorical, y = (torch.from_numpy(a).to(device) for a in (record.x, record.categorical, record.y))
    if record.regression:
        y = standardise_targets(y, n)
        asked = model(x, y, categorical, torch.ones(1, 1, device=device), n)[:, n:]
        levels = quantile_levels(model.config.quantiles).to(device)

        def pinball(guess):
            miss = y[:, n:, None] - guess
            return 2 * torch.maximum(levels * miss, (levels - 1) * miss).mean()

        constant = pinball(torch.quantile(y[:, :n], levels, dim=1).t()[:, None])
        return pinball(model.numbers(asked)), constant
    classes = torch.from_numpy(record.classes).to(device)
    most = int(record.classes.max())
    codes = y
    if torch.rand((), generator=generator) < SPREAD_CODES:
        codes = torch.randperm(169, generator=generator)[:most].to(device)[y.long()].float()
    rows = model(x, codes, categorical, torch.zeros(1, 1, device=device), n)
    onehot = torch.nn.functional.one_hot(y.long(), most).float()
    shares = model.votes(rows[:, n:], model.vote_key(rows[:, :n]), onehot[:, :n], n)

    def surprise(p):
        return -(p * onehot[:, n:]).sum(-1).clamp(min=1e-6).log().mean()

    prior = (onehot[:, :n].sum(1, keepdim=True) + 0.5) / (n + 0.5 * classes[:, None, None])
    return surprise(shares), surprise(prior)


class Replica:
    """A bfloat16 model whose weights and gradients are views of flat tensors: one of several pairs, by turns."""

    def __init__(self, config, device, pairs, seed):
        self.device = device
        self.model = TableModel(config).to(device)
        self.views = [
            [(weights[at : at + count].view(p.shape), gradients[at : at + count].view(p.shape))
             for p, (at, count) in zip(self.model.parameters(), layout(self.model))]
            for weights, gradients in pairs
        ]
        self.generator = torch.Generator().manual_seed(seed)

    def add(self, turn, record):
        """Adds a record's gradients to the pair `turn`; (is it regression, loss, the constant's loss, processor seconds)."""
        begun = time.process_time()
        for p, (weights, gradients) in zip(self.model.parameters(), self.views[turn]):
            p.data, p.grad = weights, gradients
        loss, constant = loss_of(self.model, record, self.device, self.generator)
        loss.backward()
        return record.regression, loss.item(), constant.item(), time.process_time() - begun


def layout(model):
    """(first, count) of every parameter in a flat tensor; each begins at a multiple of 64 values."""
    places, at = [], 0
    for p in model.parameters():
        places.append((at, p.numel()))
        at += (p.numel() + 63) // 64 * 64
    return places


def work(config, pairs, tasks, results, seed):
    torch.set_num_threads(1)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    replica = Replica(config, torch.device("cpu"), pairs, seed)
    while (task := tasks.get()) is not None:
        try:
            results.put(replica.add(*task))
        except Exception as error:  # The main process must learn of it, or it would wait for ever.
            results.put(error)


class Crew:
    """Computes the gradients of one step while the caller applies those of the step before: weights and gradients are
    kept twice and used by turns."""

    def __init__(self, config, device, workers, seed):
        model = TableModel(config)
        self.places = layout(model)
        size = self.places[-1][0] + (self.places[-1][1] + 63) // 64 * 64

        def flat():
            return torch.zeros(size, dtype=torch.bfloat16, device=device)

        self.weights = [flat(), flat()]
        self.parts = [[flat(), flat()] for _ in range(max(1, workers))]
        self.turn, self.records = 0, []
        self.processes, self.replica = [], None
        if workers == 0:
            self.replica = Replica(config, device, list(zip(self.weights, self.parts[0])), seed)
            return
        for shared in (self.weights, *self.parts):
            for tensor in shared:
                tensor.share_memory_()
        fork = multiprocessing.get_context("fork")
        self.tasks, self.results = fork.SimpleQueue(), fork.SimpleQueue()
        for i, part in enumerate(self.parts):
            process = fork.Process(target=work, daemon=True,
                                   args=(config, list(zip(self.weights, part)), self.tasks, self.results, seed + i))
            process.start()
            self.processes.append(process)

    @torch.no_grad()
    def start(self, named, records):
        """Hands out the records, to be answered with the weights as they are now."""
        self.turn, self.records = 1 - self.turn, records
        for p, (at, count) in zip(named.values(), self.places):
            self.weights[self.turn][at : at + count].copy_(p.reshape(-1))
        for part in self.parts:
            part[self.turn].zero_()
        for record in sorted(records, key=lambda r: -r.work):
            if not self.replica:
                self.tasks.put((self.turn, record))

    @torch.no_grad()
    def finish(self, named, clip):
        """Mean gradient of the records handed out, in float32 by parameter name, clipped; its norm; what `add` says."""
        if self.replica:
            with torch.enable_grad():
                outcomes = [self.replica.add(self.turn, record) for record in self.records]
        else:
            outcomes = [self.results.get() for _ in self.records]
        for outcome in outcomes:
            if isinstance(outcome, Exception):
                raise outcome
        total = sum(part[self.turn].float() for part in self.parts) / len(outcomes)
        norm = total.norm().item()
        if math.isfinite(norm) and norm > clip:
            total *= clip / norm
        found = {n: total[at : at + count].view(p.shape) for (n, p), (at, count) in zip(named.items(), self.places)}
        return found, norm, outcomes

    def close(self):
        for _ in self.processes:
            self.tasks.put(None)
        for process in self.processes:
            process.join(5)
