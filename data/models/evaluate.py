"""Accuracy of a checkpoint beside well-known learners.

usage: python3 evaluate.py synthetic CHECKPOINT --prior PROGRAM [--records N]     held-out tables of the prior
       python3 evaluate.py sets CHECKPOINT FOLDER [NAME...] [--members N]        public sets with their five folds

FOLDER is the cache that bench/accuracy/tabular.mjs writes: NAME.csv beside an index.json of targets and folds, and, where
that bench has run them, NAME.peers.json with the losses of its peers. Needs scikit-learn; `sets` also pandas.
"""
import argparse
import json
import os
import warnings

import numpy as np
import torch

from checkpoint import load_model
from stream import Stream

HELD_OUT = 987654321  # seed of the held-out stretch of the prior; training never uses it


@torch.no_grad()
def predict(model, x, y, categorical, asked, classes, members=1, seed=0):
    """Probabilities or sorted quantiles of the standardised target, averaged over permuted members."""
    draw = np.random.default_rng(seed)
    total = 0
    for member in range(members):
        columns = np.arange(x.shape[1]) if member == 0 else draw.permutation(x.shape[1])
        codes = np.arange(max(classes, 1)) if member == 0 else draw.permutation(max(classes, 1))
        labels = codes[y.astype(int)].astype(np.float32) if classes else y
        tensors = [torch.from_numpy(np.ascontiguousarray(a[None], np.float32))
                   for a in (x[:, columns], labels, categorical[columns], asked[:, columns])]
        state = model.context(*tensors[:3], torch.full((1, 1), float(classes == 0)))
        found, count = model.answer(tensors[3], state)
        if classes:
            onehot = (state["labels"][:, :, None] == torch.arange(classes).float()).float()
            total = total + model.votes(found, state["vote"], onehot, count)[0].log().numpy()[:, codes]
        else:
            total = total + torch.sort(model.numbers(found)[0], -1).values.numpy()
    total = total / members
    if not classes:
        return total
    p = np.exp(total - total.max(1, keepdims=True))
    return p / p.sum(1, keepdims=True)


def area(p, y):
    """Area under the ROC curve, one against the rest, classes weighted alike."""
    from scipy.stats import rankdata

    areas = []
    for k in range(p.shape[1]):
        own = y == k
        if 0 < own.sum() < len(y):
            ranks = rankdata(p[:, k])
            areas.append((ranks[own].sum() - own.sum() * (own.sum() + 1) / 2) / (own.sum() * (~own).sum()))
    return float(np.mean(areas)) if areas else float("nan")


def log_loss(p, y):
    return float(-np.log(np.clip(p[np.arange(len(y)), y.astype(int)], 1e-6, 1)).mean())


def filled(x, asked):
    middle = np.nan_to_num(np.nanmedian(x, 0))
    return [np.where(np.isnan(a), middle, a) for a in (x, asked)]


def learners(task, trees=200):
    from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor
    from sklearn.linear_model import LogisticRegression, RidgeCV
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler

    if task == "classification":
        return {"linear": make_pipeline(StandardScaler(), LogisticRegression(max_iter=300)),
                "forest": RandomForestClassifier(trees, random_state=0)}
    return {"linear": make_pipeline(StandardScaler(), RidgeCV(np.logspace(-3, 3, 7))),
            "forest": RandomForestRegressor(trees, random_state=0)}


def aligned(p, present, classes):
    full = np.full((len(p), classes), 1e-6)
    full[:, present.astype(int)] = p
    return full / full.sum(1, keepdims=True)


def synthetic(options):
    """Mean AUC, log loss and R² over held-out tables; other learners' scores are kept beside the checkpoint."""
    model = load_model(options.checkpoint)
    sizes = {"batch": 4, "rows_min": 64, "rows_max": 512, "columns_min": 2, "columns_max": 16}
    stream = Stream(options.prior, HELD_OUT, threads=1, classes_max=10, regression_share=0.35, **sizes)
    records = [stream.next() for _ in range(options.records)]
    stream.close()
    kept = os.path.join(options.cache, f"held-out-{options.records}.json")
    others = json.load(open(kept)) if os.path.exists(kept) else {}
    scores = {}
    for r, record in enumerate(records):
        for s in range(len(record.x)):
            n, x, y = record.train, record.x[s], record.y[s]
            classes = 0 if record.regression else int(record.classes[s])
            key = f"{r}/{s}"
            found = {}
            if record.regression:
                mean, spread = y[:n].mean(), y[:n].std() or 1.0
                q = predict(model, x[:n], (y[:n] - mean) / spread, record.categorical[s], x[n:], 0)
                found["model"] = {"r2": r2(q.mean(1) * spread + mean, y[n:])}
            else:
                p = predict(model, x[:n], y[:n], record.categorical[s], x[n:], classes)
                found["model"] = {"auc": area(p, y[n:]), "loss": log_loss(p, y[n:])}
            if key not in others:
                others[key] = {}
                a, b = filled(x[:n], x[n:])
                for name, learner in learners("regression" if record.regression else "classification").items():
                    learner.fit(a, y[:n])
                    if record.regression:
                        others[key][name] = {"r2": r2(learner.predict(b), y[n:])}
                    else:
                        p = aligned(learner.predict_proba(b), learner.classes_, classes)
                        others[key][name] = {"auc": area(p, y[n:]), "loss": log_loss(p, y[n:])}
            for name, values in {**found, **others[key]}.items():
                for measure, value in values.items():
                    scores.setdefault((measure, name), []).append(value)
    with open(kept, "w") as out:
        json.dump(others, out)
    for (measure, name), values in sorted(scores.items()):
        print(f"{measure:5} {name:8} {np.nanmean(np.clip(values, -1, None)):.4f}  ({len(values)} tables)")


def r2(guess, y):
    spread = ((y - y.mean()) ** 2).sum()
    return float(1 - ((guess - y) ** 2).sum() / spread) if spread > 0 else float("nan")


def table_of(folder, name, facts):
    """Numbers, codes of text columns (NaN where missing), flags of text columns, and the target."""
    import pandas as pd

    table = pd.read_csv(os.path.join(folder, name + ".csv"))
    target = table.pop(facts["target"])
    columns, flags = [], []
    for column in table:
        values = table[column]
        text = values.dtype == object
        flags.append(float(text))
        if text:
            codes = values.astype("category").cat.codes.to_numpy().astype(np.float64)
            columns.append(np.where(codes < 0, np.nan, codes))
        else:
            columns.append(values.to_numpy().astype(np.float64))
    x = np.stack(columns, 1)
    if facts["task"] == "classification":
        return x, np.array(flags, np.float32), target.astype("category").cat.codes.to_numpy().astype(np.float64)
    return x, np.array(flags, np.float32), target.to_numpy().astype(np.float64)


def score(task, answer, y):
    if task == "classification":
        return {"auc": area(answer, y), "loss": log_loss(answer, y)}
    return {"r2": r2(answer, y), "rmse": float(np.sqrt(((answer - y) ** 2).mean()))}


def sets(options):
    """Five-fold scores of the model alone, of a forest and a linear model on ordinal codes, and of the bench's peers."""
    model = load_model(options.checkpoint)
    with open(os.path.join(options.folder, "index.json")) as file:
        index = json.load(file)
    for name in options.names or list(index):
        facts = index[name]
        x, flags, y = table_of(options.folder, name, facts)
        task, folds, classes = facts["task"], np.array(facts["folds"]), 0
        if task == "classification":
            classes = int(y.max()) + 1
        kept = os.path.join(options.cache, f"{name}.json")
        others = json.load(open(kept)) if os.path.exists(kept) else {}
        scores = {}
        for fold in range(5):
            a, b = folds != fold, folds == fold
            mean, spread = (0, 1) if classes else (y[a].mean(), y[a].std() or 1.0)
            centre, width = np.nanmean(x[a], 0), np.nanstd(x[a], 0)
            z = (x - centre) / np.where(width > 0, width, 1)
            out = predict(model, z[a], (y[a] - mean) / spread, flags, z[b], classes, options.members)
            out = out if classes else out.mean(1) * spread + mean
            answers = {"model": score(task, out, y[b])}
            if str(fold) not in others:
                others[str(fold)] = {}
                u, v = filled(x[a], x[b])
                for peer, learner in learners(task, trees=500).items():
                    learner.fit(u, y[a])
                    guess = aligned(learner.predict_proba(v), learner.classes_, classes) if classes else learner.predict(v)
                    others[str(fold)][peer] = score(task, guess, y[b])
            for who, values in {**answers, **others[str(fold)]}.items():
                for measure, value in values.items():
                    scores.setdefault(measure, {}).setdefault(who, []).append(value)
        with open(kept, "w") as file:
            json.dump(others, file)
        listed = os.path.join(options.folder, name + ".peers.json")
        if os.path.exists(listed):
            scores["loss" if classes else "rmse"].update(
                {f"{who} (bench)": values for who, values in json.load(open(listed))["scores"].items()})
        for measure, by in scores.items():
            row = "  ".join(f"{who} {np.mean(values):.4f}" for who, values in by.items())
            print(f"{name:14} {len(y):5} x {x.shape[1]:2} {measure:4}  {row}", flush=True)


def main():
    warnings.filterwarnings("ignore")
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ways = parser.add_subparsers(required=True)
    way = ways.add_parser("synthetic")
    way.add_argument("checkpoint")
    way.add_argument("--prior", required=True)
    way.add_argument("--records", type=int, default=40)
    way.set_defaults(call=synthetic)
    way = ways.add_parser("sets")
    way.add_argument("checkpoint")
    way.add_argument("folder")
    way.add_argument("names", nargs="*")
    way.add_argument("--members", type=int, default=4)
    way.set_defaults(call=sets)
    for each in ways.choices.values():
        each.add_argument("--cache", default="/tmp", help="folder for the other learners' scores")
    options = parser.parse_args()
    torch.set_num_threads(1)
    os.makedirs(options.cache, exist_ok=True)
    options.call(options)


if __name__ == "__main__":
    main()
