"""Checks that a checkpoint, and the graphs made from it, do what an in-context model must.

usage: python3 checks.py CHECKPOINT --prior PROGRAM [--graphs FOLDER]

1. Training labels in random order: the AUC on held-out tables falls to one half. A model that has learnt a fixed
   direction of the prior instead of reading its context would stay above.
2. Training rows in another order change nothing; columns in another order change little (cells read their neighbours on
   a ring, which is what makes members of an ensemble differ) and leave the mean AUC where it is.
3. Rows asked one by one get the answers they get together.
4. The ONNX graphs give the same answers under onnxruntime (run by Node with the project's onnxruntime-node).
"""
import argparse
import json
import os
import subprocess
import sys

import numpy as np
import torch

from checkpoint import load_model
from evaluate import HELD_OUT, area, predict
from stream import Stream

RUN_GRAPHS = """
import ort from 'onnxruntime-node';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
const [folder, file] = process.argv.slice(1);
const open = (name) => ort.InferenceSession.create(join(folder, name + '.onnx'), { logSeverityLevel: 3 });
const [fit, predict] = [await open('fit'), await open('predict')];
const tensor = ({ dims, data }) => new ort.Tensor('float32', Float32Array.from(data, (v) => v ?? NaN), dims);
let worst = 0;
for (const { inputs, x, classes, name, expected } of JSON.parse(readFileSync(file, 'utf8'))) {
  const feeds = Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, tensor(value)]));
  const state = await fit.run(feeds);
  const count = new ort.Tensor('int64', BigInt64Array.from([BigInt(classes)]), [1]);
  const found = (await predict.run({ x: tensor(x), classes: count, ...state }))[name].data;
  expected.forEach((value, i) => { worst = Math.max(worst, Math.abs(value - found[i])); });
}
console.log(worst);
"""


def tables(prior, regression, count):
    sizes = {"batch": 4, "rows_min": 128, "rows_max": 384, "columns_min": 3, "columns_max": 12}
    stream = Stream(prior, HELD_OUT + 1, threads=1, classes_max=4, regression_share=float(regression), **sizes)
    while count > 0:
        record = stream.next()
        for s in range(min(count, len(record.x))):
            n, x, y = record.train, record.x[s], record.y[s]
            if regression:
                y = (y - y[:n].mean()) / (y[:n].std() or 1)
            yield x[:n], y[:n], record.categorical[s], x[n:], y[n:], 0 if regression else int(record.classes[s])
        count -= len(record.x)
    stream.close()


def behaviour(model, prior):
    draw = np.random.default_rng(0)
    real, shuffled, turned, by_row, by_column, by_batch = [], [], [], [], [], []
    for x, y, flags, asked, truth, classes in tables(prior, False, 48):
        p = predict(model, x, y, flags, asked, classes)
        real.append(area(p, truth))
        shuffled.append(area(predict(model, x, draw.permutation(y), flags, asked, classes), truth))
        order = draw.permutation(len(x))
        by_row.append(np.abs(predict(model, x[order], y[order], flags, asked, classes) - p).max())
        order = draw.permutation(x.shape[1])
        q = predict(model, x[:, order], y, flags[order], asked[:, order], classes)
        turned.append(area(q, truth))
        by_column.append(np.abs(q - p).mean())
        single = np.concatenate([predict(model, x, y, flags, asked[i : i + 1], classes) for i in range(4)])
        by_batch.append(np.abs(single - p[:4]).max())
    real, shuffled, turned = (float(np.nanmean(v)) for v in (real, shuffled, turned))
    return {
        "AUC with true labels above 0.65": (real, real > 0.65),
        "AUC with shuffled labels within 0.45 to 0.55": (shuffled, abs(shuffled - 0.5) < 0.05),
        "largest change by the order of rows below 1e-3": (float(max(by_row)), max(by_row) < 1e-3),
        "mean change by the order of columns below 0.06": (float(np.mean(by_column)), np.mean(by_column) < 0.06),
        "change of the AUC by the order of columns below 0.015": (abs(turned - real), abs(turned - real) < 0.015),
        "largest change by asking rows alone below 1e-4": (float(max(by_batch)), max(by_batch) < 1e-4),
    }


def graphs(model, prior, folder):
    cases = []
    for regression in (False, True):
        for x, y, flags, asked, _, classes in tables(prior, regression, 4):
            expected = predict(model, x, y, flags, asked, classes)
            arrays = {"x": x[None], "y": y[None], "categorical": flags[None], "regression": np.full((1, 1), float(regression))}
            pack = lambda a: {"dims": list(a.shape), "data": [None if v != v else float(v) for v in a.reshape(-1)]}
            cases.append({"inputs": {key: pack(a) for key, a in arrays.items()}, "x": pack(asked[None]),
                          "classes": max(1, classes), "name": "quantiles" if regression else "probabilities",
                          "expected": expected.reshape(-1).tolist()})
    file = os.path.join(folder, ".cases.json")
    with open(file, "w") as out:
        json.dump(cases, out)
    try:
        done = subprocess.run(["node", "--input-type=module", "-e", RUN_GRAPHS, os.path.abspath(folder),
                               os.path.abspath(file)], capture_output=True, text=True, check=True,
                              cwd=os.path.dirname(os.path.abspath(__file__)))
    finally:
        os.unlink(file)
    worst = float(done.stdout)
    return {"largest difference of the graphs below 0.1": (worst, worst < 0.1)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkpoint")
    parser.add_argument("--prior", required=True)
    parser.add_argument("--graphs")
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = load_model(options.checkpoint)
    results = behaviour(model, options.prior)
    if options.graphs:
        results.update(graphs(model, options.prior, options.graphs))
    for text, (value, good) in results.items():
        print(f"{'ok  ' if good else 'FAIL'} {text}: {value:.3g}")
    sys.exit(0 if all(good for _, good in results.values()) else 1)


if __name__ == "__main__":
    main()
