"""What the peers of the tabular accuracy bench answer for rows that they have not seen, for measures beyond the loss.

usage: python3 peer_predictions.py FOLDER NAME...   prints one JSON line for each set and peer

Sets, folds and peers are those of tabular_peers.py, each on one thread. `predictions` has the row of the table as index:
probabilities in the order of `classes` (labels as text), or a number.
"""
import json
import os
import sys
import time
import warnings

import numpy as np
import pandas as pd
from tabular_peers import peers

warnings.filterwarnings("ignore")
ASKED = ["xgboost", "hist-gb", "forest", "linear"]


def on_one_thread(model):
    jobs = {name: 1 for name in model.get_params() if name.endswith("__n_jobs")}
    return model.set_params(**jobs)


def held_out(about, table, model, codes):
    """Answers of a model for every row, from the folds that hold it out; seconds of a fit and of a prediction."""
    folds, x = np.array(about["folds"]), table.drop(columns=[about["target"]])
    classify = about["task"] == "classification"
    answers = np.zeros((len(table), codes.max() + 1) if classify else len(table))
    fit_seconds = predict_seconds = 0.0
    for fold in range(5):
        train, test = folds != fold, folds == fold
        begun = time.time()
        model.fit(x[train], codes[train])
        fitted = time.time()
        answers[test] = model.predict_proba(x[test]) if classify else model.predict(x[test])
        fit_seconds += (fitted - begun) / 5
        predict_seconds += (time.time() - fitted) / 5
    return answers, fit_seconds, predict_seconds


def main(folder, names):
    from sklearn.preprocessing import LabelEncoder

    index = json.load(open(os.path.join(folder, "index.json")))
    for name in names:
        about = index[name]
        table = pd.read_csv(os.path.join(folder, name + ".csv"))
        target, classes = table[about["target"]], None
        if about["task"] == "classification":
            encoder = LabelEncoder()
            codes = encoder.fit_transform(target.astype(str))
            classes = list(encoder.classes_)
        else:
            codes = target.to_numpy(float)
        features = table.drop(columns=[about["target"]])
        words = [c for c in features if features[c].dtype == object or features[c].dtype == bool]
        table[words] = table[words].astype(object).where(table[words].notna(), np.nan)
        numbers = [c for c in features if c not in words]
        known = peers(about["task"], numbers, words)
        for peer in ASKED:
            answers, fit_seconds, predict_seconds = held_out(about, table, on_one_thread(known[peer]), codes)
            print(json.dumps({"name": name, "contender": peer, "classes": classes, "predictions": answers.tolist(),
                              "fitSeconds": fit_seconds, "predictSeconds": predict_seconds}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
