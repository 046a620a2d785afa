"""Trains the in-context table model on synthetic tables.

usage: python3 train.py --prior PROGRAM --folder CHECKPOINT [--configuration cpu|gpu] [--device D] [--minutes M] [--tail M] ...

Float32 weights are the truth; every step casts them to bfloat16 once, and workers (one process a core; on a GPU the
process itself) compute gradients of whole records with them, while the main process applies the gradients of the step
before: they are one step late. The learning rate warms up, stays, and falls linearly in
the last `--tail` minutes. SIGTERM ends a run early with a checkpoint. Starting again with the same folder goes on where
it stopped, with fresh tables.
"""
import argparse
import json
import math
import os
import signal
import time

import torch

import fast
from checkpoint import load, save
from gradients import Crew
from model import Config, TableModel
from optimiser import Optimiser
from stream import Stream

CONFIGURATIONS = {
    # Two cores with bfloat16 matrix units: about 3 M parameters.
    "cpu": {"model": Config(), "prior": {"batch": 8, "rows_min": 64, "rows_max": 512, "columns_min": 2,
                                         "columns_max": 16}, "records": 6, "workers": 2, "rate": 1.5e-3},
    # One accelerator: about 10 M parameters, larger tables.
    "gpu": {"model": Config(cell=128, cell_heads=4, inducing=64, width=384, heads=6, layers=6),
            "prior": {"batch": 16, "rows_min": 128, "rows_max": 1024, "columns_min": 2, "columns_max": 24},
            "records": 4, "workers": 0, "rate": 1e-3},
    # Seconds on one core, for tests of the recipe.
    "tiny": {"model": Config(cell=32, cell_heads=1, inducing=8, width=64, heads=2, layers=2),
             "prior": {"batch": 8, "rows_min": 32, "rows_max": 96, "columns_min": 2, "columns_max": 6},
             "records": 2, "workers": 1, "rate": 3e-3},
}
MUON = 3.5  # Muon's rate relative to AdamW's


class Trainer:
    def __init__(self, options):
        self.options = options
        self.plan = CONFIGURATIONS[options.configuration]
        self.device = torch.device(options.device or ("cuda" if options.configuration == "gpu" else "cpu"))
        torch.manual_seed(options.seed)
        self.model = TableModel(self.plan["model"]).to(self.device)
        self.named = dict(self.model.named_parameters())
        self.average = {name: p.detach().clone() for name, p in self.named.items()}
        self.optimiser = Optimiser(self.named)
        self.facts = {"config": vars(self.plan["model"]), "configuration": options.configuration, "step": 0, "sets": 0,
                      "rows": 0, "cells": 0, "seconds": 0.0, "runs": 0, "seed": options.seed}
        if os.path.exists(os.path.join(options.folder, "state.json")):
            self.restore()
        self.facts["runs"] += 1
        self.crew = Crew(self.plan["model"], self.device, self.plan["workers"] if options.workers is None else options.workers,
                         1000 * self.facts["runs"])
        tables = {**self.plan["prior"], **dict((k, int(v)) for k, v in (word.split("=") for word in options.tables))}
        self.facts.setdefault("stages", []).append({"tables": tables, "from_set": self.facts["sets"]})
        # Every run reads a stretch of the prior that no other has seen.
        self.stream = Stream(options.prior, seed=options.seed + 7919 * self.facts["runs"], threads=options.threads,
                             classes_max=10, regression_share=0.35, **tables)

    def restore(self):
        tensors, self.facts = load(self.options.folder)
        with torch.no_grad():
            for name, p in self.named.items():
                p.copy_(tensors["weights/" + name])
                self.average[name].copy_(tensors["average/" + name])
            for name, held in self.optimiser.state.items():
                held.copy_(tensors["optimiser/" + name])
        self.optimiser.steps = self.facts["step"]

    def store(self):
        tensors = {"weights/" + name: p for name, p in self.named.items()}
        tensors.update({"average/" + name: p for name, p in self.average.items()})
        tensors.update({"optimiser/" + name: held for name, held in self.optimiser.state.items()})
        save(self.options.folder, tensors, self.facts)

    def step(self, factor):
        """Starts one step's gradients, applies the last step's meanwhile; what the records lost, and the gradient's norm."""
        records = [self.stream.next() for _ in range(self.plan["records"])]
        self.crew.start(self.named, records)
        self.apply(factor)
        self.gradients, norm, outcomes = self.crew.finish(self.named, self.options.clip)
        for record in records:
            self.facts["sets"] += record.x.shape[0]
            self.facts["rows"] += record.x.shape[0] * record.x.shape[1]
            self.facts["cells"] += record.x.size
        self.facts["step"] += 1
        if not math.isfinite(norm):
            self.gradients = None
        return outcomes, norm

    def apply(self, factor):
        if self.gradients is None:
            return
        rate = self.plan["rate"] * self.options.rate * factor * min(1, self.facts["step"] / self.options.warmup)
        self.optimiser.step(self.gradients, rate, MUON * rate)
        keep = min(self.options.average, 1 - 1 / (1 + 0.1 * self.facts["step"]))
        with torch.no_grad():
            for name, p in self.named.items():
                self.average[name].lerp_(p, 1 - keep)

    def stop(self, *_):
        self.asked_to_stop = True

    def run(self):
        self.asked_to_stop, self.gradients = False, None
        signal.signal(signal.SIGTERM, self.stop)
        options = self.options
        begun = time.time()
        stop = begun + 60 * options.minutes
        told = saved = begun
        losses = {True: [], False: []}
        norms = []
        already = self.facts["seconds"]
        while time.time() < stop and self.facts["step"] < options.steps and not self.asked_to_stop:
            factor = min(1.0, max(0.02, (stop - time.time()) / (60 * options.tail))) if options.tail else 1.0
            outcomes, norm = self.step(factor)
            norms.append(norm)
            for regression, loss, constant, seconds in outcomes:
                losses[regression].append((loss, constant))
                self.facts["processor_seconds"] = self.facts.get("processor_seconds", 0) + seconds
            now = time.time()
            self.facts["seconds"] = already + now - begun
            if now - told >= options.every:
                self.tell(losses, norms, factor, now)
                told = now
            if now - saved >= 60 * options.save:
                self.store()
                saved = now
        self.tell(losses, norms, 0, time.time())
        self.store()
        self.stream.close()
        self.crew.close()

    def tell(self, losses, norms, factor, now):
        """One line of JSON: losses beside those of the constant answer, since the last line."""
        line = {"time": time.strftime("%H:%M:%S", time.localtime(now)), "step": self.facts["step"],
                "sets": self.facts["sets"], "rate": round(factor, 3), "norm": round(sum(norms) / max(1, len(norms)), 2)}
        for regression, name in ((False, "classes"), (True, "numbers")):
            if losses[regression]:
                own, constant = (sum(column) / len(column) for column in zip(*losses[regression]))
                line[name] = [round(own, 4), round(constant, 4), round(own / constant, 4)]
            losses[regression].clear()
        norms.clear()
        seconds = self.facts["seconds"]
        line["sets_per_second"] = round(self.facts["sets"] / max(1e-9, seconds), 1)
        print(json.dumps(line), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--name", help="shown in the process list; has no other effect")
    parser.add_argument("--prior", required=True, help="the prior generator's program")
    parser.add_argument("--folder", required=True, help="checkpoint folder, read if it exists")
    parser.add_argument("--configuration", choices=list(CONFIGURATIONS), default="cpu")
    parser.add_argument("--device", help="default: cuda with the gpu configuration, else cpu")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tail", type=float, default=0, help="minutes over which the rate falls at the end")
    parser.add_argument("--steps", type=int, default=1 << 60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1.0, help="factor on the configuration's learning rate")
    parser.add_argument("--warmup", type=int, default=100, help="steps")
    parser.add_argument("--clip", type=float, default=2.0)
    parser.add_argument("--average", type=float, default=0.997, help="decay of the averaged weights")
    parser.add_argument("--tables", nargs="*", default=[], metavar="NAME=N",
                        help="other sizes of tables: batch, rows_min, rows_max, columns_min, columns_max")
    parser.add_argument("--threads", type=int, default=1, help="threads of the prior generator")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--every", type=float, default=60, help="seconds between log lines")
    parser.add_argument("--save", type=float, default=5, help="minutes between checkpoints")
    options = parser.parse_args()
    print(json.dumps({"kernels": fast.install(), **vars(options)}), flush=True)
    Trainer(options).run()


if __name__ == "__main__":
    main()
