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
    """A bfloat16 model whose weights and gradients are views of two flat tensors."""

    def __init__(self, config, device, weights, gradients, seed):
        self.device, self.gradients = device, gradients
        self.model = TableModel(config).to(device)
        for (name, p), (at, count) in zip(self.model.named_parameters(), layout(self.model)):
            p.data = weights[at : at + count].view(p.shape)
            p.grad = gradients[at : at + count].view(p.shape)
        self.generator = torch.Generator().manual_seed(seed)

    def add(self, record):
        """Adds a record's gradients; (is it regression, loss, the constant's loss, processor seconds)."""
        begun = time.process_time()
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


def work(config, weights, gradients, tasks, results, seed):
    torch.set_num_threads(1)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    replica = Replica(config, torch.device("cpu"), weights, gradients, seed)
    while (record := tasks.get()) is not None:
        try:
            results.put(replica.add(record))
        except Exception as error:  # The main process must learn of it, or it would wait for ever.
            results.put(error)


class Crew:
    def __init__(self, config, device, workers, seed):
        model = TableModel(config)
        self.places = layout(model)
        size = self.places[-1][0] + (self.places[-1][1] + 63) // 64 * 64
        self.weights = torch.zeros(size, dtype=torch.bfloat16, device=device)
        self.parts = [torch.zeros_like(self.weights) for _ in range(max(1, workers))]
        self.processes, self.replica = [], None
        if workers == 0:
            self.replica = Replica(config, device, self.weights, self.parts[0], seed)
            return
        for shared in (self.weights, *self.parts):
            shared.share_memory_()
        fork = multiprocessing.get_context("fork")
        self.tasks, self.results = fork.SimpleQueue(), fork.SimpleQueue()
        for i, part in enumerate(self.parts):
            process = fork.Process(target=work, daemon=True,
                                   args=(config, self.weights, part, self.tasks, self.results, seed + i))
            process.start()
            self.processes.append(process)

    def compute(self, records):
        if self.replica:
            return [self.replica.add(record) for record in records]
        for record in sorted(records, key=lambda r: -r.work):
            self.tasks.put(record)
        outcomes = [self.results.get() for _ in records]
        for outcome in outcomes:
            if isinstance(outcome, Exception):
                raise outcome
        return outcomes

    @torch.no_grad()
    def gradients(self, named, records, clip):
        """Mean gradient of the records in float32 by parameter name, clipped; its norm; what `add` says."""
        for p, (at, count) in zip(named.values(), self.places):
            self.weights[at : at + count].copy_(p.reshape(-1))
        for part in self.parts:
            part.zero_()
        with torch.enable_grad():
            outcomes = self.compute(records)
        total = sum(part.float() for part in self.parts) / len(records)
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
