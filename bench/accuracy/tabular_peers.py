"""Data sets, folds and peers of the tabular accuracy bench.

usage: python3 tabular_peers.py sets FOLDER [VEGA_FOLDER]   writes sets as CSV and their splits into folds
       python3 tabular_peers.py peers FOLDER NAME...        fits the five peers on every fold of every split, prints JSON lines
       python3 tabular_peers.py strong FOLDER NAME...       likewise the two stronger peers, on the folds of the first split

Peers get what a careful user would give them: scaling and one-hot coding where the model needs it, median imputation
where it cannot take missing values, native categories for HistGradientBoosting and XGBoost, and their own defaults
except for 500 trees in the forest (more only helps it) and a choice of penalty for the linear models. The stronger ones are
XGBoost tuned by random search (16 draws, three inner folds) and a stack of five (HistGradientBoosting, forest, linear, 15
neighbours, RBF support vectors), whose out-of-fold answers go into logistic regression or non-negative least squares.
"""
import json
import os
import sys
import time
import warnings

import numpy as np
import pandas as pd

warnings.filterwarnings("ignore")

# name: (target, task); the second list is for tuning only and never reported.
REPORTED = {
    "iris": ("target", "classification"),
    "wine": ("target", "classification"),
    "breast_cancer": ("target", "classification"),
    "pima": ("type", "classification"),
    "glass": ("Type", "classification"),
    "ionosphere": ("Class", "classification"),
    "sonar": ("Class", "classification"),
    "vehicle": ("Class", "classification"),
    "vowel": ("Class", "classification"),
    "titanic": ("survived", "classification"),
    "penguins": ("Species", "classification"),
    "diabetes": ("target", "regression"),
    "boston": ("medv", "regression"),
    "cars": ("Miles_per_Gallon", "regression"),
    "servo": ("Class", "regression"),
    "wages": ("wages", "regression"),
    "quakes": ("mag", "regression"),
    "digits": ("target", "classification"),
}
TUNING = {
    "zoo": ("type", "classification"),
    "soybean": ("Class", "classification"),
    "votes": ("Class", "classification"),
    "crabs": ("sp", "classification"),
    "birthwt": ("low", "classification"),
    "kyphosis": ("Kyphosis", "classification"),
    "stagec": ("pgstat", "classification"),
    "mroz": ("lfp", "classification"),
    "infert": ("case", "classification"),
    "biopsy": ("class", "classification"),
    "ozone": ("V4", "regression"),
    "carprice": ("Price", "regression"),
    "prestige": ("prestige", "regression"),
    "salaries": ("salary", "regression"),
    "airquality": ("Ozone", "regression"),
    "swiss": ("Fertility", "regression"),
    "mtcars": ("mpg", "regression"),
    "movies": ("IMDB_Rating", "regression"),
    "olive": ("area", "classification"),
    "oils": ("class", "classification"),
    "glaucoma": ("Class", "classification"),
    "attrition": ("Attrition", "classification"),
    "credit": ("card", "classification"),
    "foods": ("score", "classification"),
    "houses": ("price", "regression"),
    "earnings": ("wage", "regression"),
    "cpus": ("perf", "regression"),
    "biomass": ("HHV", "regression"),
    "affairs": ("affairs", "regression"),
    "schools": ("read", "regression"),
    "sacramento": ("price", "regression"),
    "tate": ("year", "regression"),
}
SETS = {**REPORTED, **TUNING}


def write_sets(folder, vega):
    from sklearn import datasets

    for name in ["iris", "wine", "breast_cancer", "digits", "diabetes"]:
        frame = getattr(datasets, "load_" + name)(as_frame=True).frame
        frame.to_csv(os.path.join(folder, name + ".csv"), index=False)
    if vega:
        penguins = pd.read_json(os.path.join(vega, "penguins.json"))
        penguins.to_csv(os.path.join(folder, "penguins.csv"), index=False)
        cars = pd.read_json(os.path.join(vega, "cars.json"))
        cars = cars[cars.Miles_per_Gallon.notna()].drop(columns=["Name"])
        cars["Year"] = pd.to_datetime(cars["Year"]).dt.year
        cars.to_csv(os.path.join(folder, "cars.csv"), index=False)
        movies = pd.read_json(os.path.join(vega, "movies.json"))
        wanted = ["US_Gross", "Worldwide_Gross", "Production_Budget", "MPAA_Rating", "Running_Time_min",
                  "Source", "Major_Genre", "Creative_Type", "Rotten_Tomatoes_Rating", "IMDB_Rating", "IMDB_Votes"]
        cols = [c for c in [w.replace("_", " ") for w in wanted] if c in movies] or [c for c in wanted if c in movies]
        movies = movies[cols].rename(columns=lambda c: c.replace(" ", "_"))
        movies = movies[movies.IMDB_Rating.notna()].sample(1500, random_state=0)
        movies.to_csv(os.path.join(folder, "movies.csv"), index=False)


# On few rows one split into folds says little: which rows decide changes with it.
SMALL_ROWS, SMALL_SPLITS = 400, 5


def folds_of(table, target, task, seed):
    """Five folds: stratified for classes, shuffled with a fixed seed."""
    from sklearn.model_selection import KFold, StratifiedKFold

    y = table[target].astype(str)
    folds = np.zeros(len(table), dtype=int)
    splitter = (StratifiedKFold if task == "classification" else KFold)(5, shuffle=True, random_state=seed)
    for fold, (_, test) in enumerate(splitter.split(table, y if task == "classification" else None)):
        folds[test] = fold
    return folds


def write_folds(folder):
    index = {}
    for name, (target, task) in SETS.items():
        path = os.path.join(folder, name + ".csv")
        if not os.path.exists(path):
            continue
        table = pd.read_csv(path)
        table = table[table[target].notna()].reset_index(drop=True)
        if task == "classification":
            counts = table[target].value_counts()
            table = table[table[target].isin(counts[counts >= 10].index)].reset_index(drop=True)
        table.to_csv(path, index=False)
        splits = [folds_of(table, target, task, 7 + i).tolist()
                  for i in range(SMALL_SPLITS if len(table) < SMALL_ROWS else 1)]
        index[name] = {"target": target, "task": task, "rows": len(table), "columns": table.shape[1] - 1,
                       "reported": name in REPORTED, "folds": splits[0], "splits": splits}
    with open(os.path.join(folder, "index.json"), "w") as out:
        json.dump(index, out)


def preparations(numbers, words):
    """What makes the columns complete, scaled and one-hot; and what leaves numbers as they are and codes words."""
    from sklearn.compose import ColumnTransformer
    from sklearn.impute import SimpleImputer
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import OneHotEncoder, OrdinalEncoder, StandardScaler

    def dense():
        return ColumnTransformer([
            ("n", make_pipeline(SimpleImputer(strategy="median"), StandardScaler()), numbers),
            ("w", make_pipeline(SimpleImputer(strategy="constant", fill_value="missing"),
                                OneHotEncoder(handle_unknown="ignore", sparse=False)), words)])

    def ordinal():
        return ColumnTransformer([
            ("n", "passthrough", numbers),
            ("w", OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=np.nan,
                                 encoded_missing_value=np.nan), words)])

    return dense, ordinal


def strong_peers(task, numbers, words):
    from scipy.stats import loguniform, uniform
    from sklearn.compose import TransformedTargetRegressor
    from sklearn.ensemble import StackingClassifier, StackingRegressor
    from sklearn.linear_model import LinearRegression, LogisticRegression
    from sklearn.model_selection import RandomizedSearchCV
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler
    from sklearn.svm import SVC, SVR
    from xgboost import XGBClassifier, XGBRegressor

    classify = task == "classification"
    dense, ordinal = preparations(numbers, words)
    booster = (XGBClassifier if classify else XGBRegressor)(tree_method="hist", n_jobs=1, random_state=0)
    draws = {"n_estimators": [100, 200, 400], "learning_rate": loguniform(0.02, 0.3), "max_depth": [2, 3, 4, 6, 8],
             "subsample": uniform(0.5, 0.5), "colsample_bytree": uniform(0.4, 0.6), "min_child_weight": loguniform(0.5, 20),
             "reg_lambda": loguniform(0.1, 10)}
    tuned = RandomizedSearchCV(make_pipeline(dense() if words else ordinal(), booster),
                               {f"{type(booster).__name__.lower()}__{name}": draw for name, draw in draws.items()}, n_iter=16, cv=3,
                               scoring="neg_log_loss" if classify else "neg_root_mean_squared_error", random_state=0)
    known = peers(task, numbers, words)
    # Targets of any unit, as support vectors for regression need them.
    vectors = make_pipeline(dense(), SVC(probability=True, random_state=0) if classify else
                            TransformedTargetRegressor(SVR(), transformer=StandardScaler()))
    five = [(name, known[name]) for name in ("hist-gb", "forest", "linear", "neighbours")] + [("vectors", vectors)]
    stack = (StackingClassifier(five, LogisticRegression(max_iter=2000), cv=5, stack_method="predict_proba") if classify else
             StackingRegressor(five, LinearRegression(positive=True), cv=5))
    return {"xgboost-tuned": tuned, "stack": stack}


def peers(task, numbers, words):
    from sklearn.ensemble import (HistGradientBoostingClassifier, HistGradientBoostingRegressor,
                                  RandomForestClassifier, RandomForestRegressor)
    from sklearn.linear_model import LogisticRegressionCV, RidgeCV
    from sklearn.neighbors import KNeighborsClassifier, KNeighborsRegressor
    from sklearn.pipeline import make_pipeline
    from xgboost import XGBClassifier, XGBRegressor

    dense, ordinal = preparations(numbers, words)
    categories = [len(numbers) + i for i in range(len(words))] or None
    classify = task == "classification"
    common = dict(random_state=0)
    return {
        "xgboost": make_pipeline(dense() if words else ordinal(),
                                 (XGBClassifier if classify else XGBRegressor)(tree_method="hist", n_jobs=2, **common)),
        "hist-gb": make_pipeline(ordinal(), (HistGradientBoostingClassifier if classify else
                                             HistGradientBoostingRegressor)(categorical_features=categories, **common)),
        "forest": make_pipeline(dense(), (RandomForestClassifier if classify else RandomForestRegressor)(
            n_estimators=500, n_jobs=2, **common)),
        "linear": make_pipeline(dense(), LogisticRegressionCV(Cs=8, cv=5, scoring="neg_log_loss", max_iter=2000)
                                if classify else RidgeCV(alphas=np.logspace(-3, 4, 15))),
        "neighbours": make_pipeline(dense(), (KNeighborsClassifier if classify else KNeighborsRegressor)(15)),
    }


def score_peers(folder, names, make=None):
    """Of all splits; of the first alone for the stronger peers."""
    from sklearn.metrics import log_loss
    from sklearn.preprocessing import LabelEncoder

    index = json.load(open(os.path.join(folder, "index.json")))
    for name in names or index:
        about = index[name]
        table = pd.read_csv(os.path.join(folder, name + ".csv"))
        target = about["target"]
        x = table.drop(columns=[target])
        words = [c for c in x if x[c].dtype == object or x[c].dtype == bool]
        x[words] = x[words].astype(object).where(x[words].notna(), np.nan)
        numbers = [c for c in x if c not in words]
        classify = about["task"] == "classification"
        y = LabelEncoder().fit_transform(table[target].astype(str)) if classify else table[target].to_numpy(float)
        out = {"name": name, "scores": {}, "seconds": {}}
        splits = about["splits"] if make is None else about["splits"][:1]
        for peer, model in (make or peers)(about["task"], numbers, words).items():
            losses, begun = [], time.time()
            for folds, fold in ((np.array(split), fold) for split in splits for fold in range(5)):
                train, test = folds != fold, folds == fold
                model.fit(x[train], y[train])
                if classify:
                    p = np.clip(model.predict_proba(x[test]), 1e-15, 1)
                    losses.append(log_loss(y[test], p / p.sum(1, keepdims=True), labels=np.unique(y[train])))
                else:
                    losses.append(float(np.sqrt(np.mean((model.predict(x[test]) - y[test]) ** 2))))
            out["scores"][peer] = losses
            out["seconds"][peer] = round(time.time() - begun, 2)
        print(json.dumps(out), flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "sets":
        write_sets(sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else None)
        write_folds(sys.argv[2])
    else:
        score_peers(sys.argv[2], sys.argv[3:], strong_peers if sys.argv[1] == "strong" else None)
