# One contender of bench/native/boosting.mjs: fits and scores with XGBoost or scikit-learn in a process of its own.
# Exits with status 3 when the library is absent.
import json
import os
import resource
import sys
import time

peer, folder, train_rows, test_rows, threads = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:6])
os.environ["OMP_NUM_THREADS"] = str(threads)
try:
    import numpy as np

    if peer == "xgboost":
        import xgboost
    else:
        from sklearn.ensemble import HistGradientBoostingClassifier
except ImportError as missing:
    print(missing)
    sys.exit(3)


def read(name, rows):
    x = np.fromfile(f"{folder}/{name}.rows.f32", dtype=np.float32).reshape(rows, 28)
    return x, np.fromfile(f"{folder}/{name}.labels.i32", dtype=np.int32)


def area_under_curve(p, y):
    order = np.argsort(p, kind="stable")
    ranks = np.empty(len(p))
    ranks[order] = np.arange(1, len(p) + 1)
    positives = int(y.sum())
    return (ranks[y == 1].sum() - positives * (positives + 1) / 2) / (positives * (len(y) - positives))


x, y = read("train", train_rows)
cpu_before = time.process_time()
start = time.perf_counter()
if peer == "xgboost":
    parameters = dict(
        objective="binary:logistic", tree_method="hist", max_depth=6, max_bin=256, eta=0.1, nthread=threads
    )
    model = xgboost.train(parameters, xgboost.DMatrix(x, y, nthread=threads), 100)
    predict = model.inplace_predict
else:
    model = HistGradientBoostingClassifier(
        max_iter=100, max_depth=6, max_leaf_nodes=64, max_bins=255, learning_rate=0.1, l2_regularization=1,
        min_samples_leaf=1, early_stopping=False,
    ).fit(x, y)
    predict = lambda rows: model.predict_proba(rows)[:, 1]
fit_seconds = time.perf_counter() - start
fit_cpu_seconds = time.process_time() - cpu_before
fit_peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
predict_seconds = float("inf")
for _ in range(3):
    before = time.perf_counter()
    predict(x)
    predict_seconds = min(predict_seconds, time.perf_counter() - before)
test_x, test_y = read("test", test_rows)
print(
    json.dumps(
        dict(
            fitSeconds=fit_seconds,
            fitCpuSeconds=fit_cpu_seconds,
            predictRowsPerSecond=train_rows / predict_seconds,
            fitPeakMiB=fit_peak,
            auc=area_under_curve(predict(test_x), test_y),
        )
    )
)
