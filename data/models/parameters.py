"""Writes the small parameters of a checkpoint and where the large ones stand in the graphs' file of weights, for the library's own
arithmetic: `parameters.json` beside `weights.bin`. `export.py` calls it.

usage: python3 parameters.py CHECKPOINT FOLDER [--manifest data/manifest.json]
"""
import argparse
import base64
import json
import os

import numpy as np

from checkpoint import load_model
from manifest import record

# Of the half that reads training rows, which the graph computes.
READING = ("cell_", "row_", "gather_", "seed", "inducing_", "vote_key")


def asked(name):
    if name.startswith("row_blocks."):
        return True
    if name.startswith("blocks.") and ".keys." in name:
        return False
    last = name.split(".", 2)[2] if name.startswith("column_blocks.") else name
    return not last.startswith(READING) and not (name.startswith("column_blocks.") and last.startswith("sharpness"))


def parameters(model, folder):
    with open(os.path.join(folder, "weights.bin"), "rb") as file:
        weights = file.read()
    halves, singles = {}, {}
    for name, tensor in model.state_dict().items():
        if not asked(name):
            continue
        values = tensor.float().numpy()
        if values.ndim == 2 and values.size >= 1024:
            at = weights.find(np.ascontiguousarray(values.T.astype("<f2")).tobytes())
            if at < 0:
                raise SystemExit(f"{name} is not in weights.bin as float16: export the same checkpoint with --weights float16")
            halves[name] = {"at": at, "bytes": 2 * values.size}
        else:
            singles[name] = base64.b64encode(np.ascontiguousarray(values.astype("<f4")).tobytes()).decode()
    with open(os.path.join(folder, "parameters.json"), "w") as out:
        json.dump({"shape": vars(model.config), "halves": halves, "singles": singles}, out, separators=(",", ":"))
        out.write("\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkpoint")
    parser.add_argument("folder")
    parser.add_argument("--manifest")
    options = parser.parse_args()
    parameters(load_model(options.checkpoint), options.folder)
    if options.manifest:
        record(options.manifest, options.folder)


if __name__ == "__main__":
    main()
