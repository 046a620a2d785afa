"""Rehearses a configuration from end to end on the processor, so that an accelerator trains from its first minute.

usage: python3 rehearse.py [--configuration gpu|cpu|tiny] [--steps 20] [--folder FOLDER] [--prior PROGRAM]     (after `npm run build`)

Builds the prior generator where it is not built; trains half of the steps; resumes from the checkpoint for the rest; exports the
graphs; compares them with the model; and lets the library's own member read a table with them and predict, by the graph and by the
addon's arithmetic. Tables are small, and the configuration is as it is: its sizes, its optimiser, its gradients in place. Every step
prints what it found; the first that fails ends the rehearsal with status 1.
"""
import argparse
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile

import torch

from checkpoint import load, load_model
from checks import graphs

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
TABLES = ["batch=2", "rows_min=48", "rows_max=96", "columns_min=2", "columns_max=6"]


def run(*command, **more):
    done = subprocess.run(command, capture_output=True, text=True, **more)
    if done.returncode != 0:
        sys.exit(f"FAIL {' '.join(command[:3])}: {done.stderr[-2000:] or done.stdout[-2000:]}")
    return done.stdout


def told(what, good, **facts):
    print(f"{'ok  ' if good else 'FAIL'} {what}: {json.dumps(facts)}", flush=True)
    if not good:
        sys.exit(1)


def prior(program):
    program = program or os.path.join(ROOT, "build", "tools", "prior_stream")
    if not os.path.exists(program):
        run("cmake", "-S", ROOT, "-B", os.path.dirname(program), "-DGRATICULE_TOOLS=ON")
        run("cmake", "--build", os.path.dirname(program), "--target", "prior_stream", "-j", str(os.cpu_count()))
    told("prior generator", os.path.exists(program))
    return program


def train(options, program, folder, steps):
    text = run(sys.executable, os.path.join(HERE, "train.py"), "--prior", program, "--folder", folder, "--configuration",
               options.configuration, "--device", "cpu", "--steps", str(steps), "--every", "0", "--warmup", "5", "--tables", *TABLES)
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    ratios = [line[kind][2] for line in lines for kind in ("classes", "numbers") if kind in line]
    tensors, facts = load(folder)
    sizes = [os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder)]
    told(f"{steps} steps", facts["step"] == steps and all(map(math.isfinite, ratios)), sets=facts["sets"], runs=facts["runs"],
         first_losses=ratios[:2], last_losses=ratios[-2:], parameters=sum(t.numel() for n, t in tensors.items() if n.startswith("weights/")))
    told("shards travel", max(sizes) <= 16 << 20, largest_bytes=max(sizes), files=len(sizes))
    return tensors, facts


def home(folder):
    """A package folder whose data are those of the rehearsal, all else the working tree's."""
    for name in ("dist", "build", "node_modules"):
        os.symlink(os.path.join(ROOT, name), os.path.join(folder, name))
    shutil.copy(os.path.join(ROOT, "package.json"), folder)
    os.makedirs(os.path.join(folder, "data"))
    shutil.copy(os.path.join(ROOT, "data", "manifest.json"), os.path.join(folder, "data"))
    return os.path.join(folder, "data")


def rehearse(options, folder):
    program = prior(options.prior)
    checkpoint = os.path.join(folder, "checkpoint")
    before, first = train(options, program, checkpoint, options.steps // 2)
    after, second = train(options, program, checkpoint, options.steps)
    moved = sum(float((after[n] - t).abs().sum()) for n, t in before.items() if n.startswith("weights/"))
    told("resumed", second["runs"] == 2 and second["sets"] > first["sets"] and moved > 0, moved=moved)

    data = home(folder)
    exported = os.path.join(data, "tabular")
    manifest = os.path.join(data, "manifest.json")
    run(sys.executable, os.path.join(HERE, "export.py"), checkpoint, exported, "--manifest", manifest)
    told("exported", True, bytes={name: os.path.getsize(os.path.join(exported, name)) for name in sorted(os.listdir(exported))})
    torch.set_num_threads(1)
    for text, (value, good) in graphs(load_model(checkpoint), program, exported).items():
        told(text, good, value=value)
    text = run("node", os.path.join(HERE, "rehearse-member.mjs"), cwd=ROOT, env={**os.environ, "GRATICULE_HOME": folder})
    for line in text.splitlines():
        facts = json.loads(line)
        told(facts.pop("what"), facts.pop("good"), **facts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--configuration", default="gpu")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--folder", help="kept; default: a temporary one")
    parser.add_argument("--prior", help="the prior generator's program; default: built here")
    options = parser.parse_args()
    if options.folder:
        os.makedirs(options.folder)
        return rehearse(options, os.path.abspath(options.folder))
    with tempfile.TemporaryDirectory() as folder:
        rehearse(options, folder)


if __name__ == "__main__":
    main()
