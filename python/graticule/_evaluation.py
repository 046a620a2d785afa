"""Scores of rows that a model has not seen, computed here from the service's predictions fold by fold."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple

#: Quantiles that a regression is asked for, to see how often its intervals hold.
LEVELS = (0.1, 0.5, 0.9)
_FLOOR = 1e-15


@dataclass(frozen=True)
class Evaluation:
    """How well a model of these rows predicts rows that it has not seen.

    ``metric`` is accuracy or RMSE; ``method`` holdout or kfold, then with the number of ``folds``. The other fields are
    filled by ``evaluate(X, y, detail=True)`` alone.

    :ivar scores: accuracy, balanced_accuracy, log_loss; or rmse, mae, r2, coverage80 (share of true values between the
        0.1 and the 0.9 quantile)
    :ivar per_class: precision, recall, f1 and support by label
    :ivar per_fold: the scores of each fold, with its ``rows``
    :ivar confusion: rows of each true label, by the predicted one
    :ivar worst_rows: places of the rows that were predicted wrongly, by their loss, worst first, with it
    :ivar predictions: the prediction for each row, by a model that has not seen it
    """

    metric: str
    value: float
    method: str
    rows: int
    folds: Optional[int] = None
    scores: Mapping[str, float] = field(default_factory=dict)
    per_class: Mapping[Any, Mapping[str, float]] = field(default_factory=dict)
    per_fold: Sequence[Mapping[str, float]] = ()
    confusion: Mapping[Any, Mapping[Any, int]] = field(default_factory=dict)
    worst_rows: Sequence[Tuple[int, float]] = ()
    predictions: Sequence[Any] = ()

    def __repr__(self) -> str:
        """What is there; places and predictions of single rows are left out."""
        shown = ("metric", "value", "method", "rows", "folds", "scores", "per_class")
        facts = [f"{name}={getattr(self, name)!r}" for name in shown if getattr(self, name) not in (None, {})]
        return f"Evaluation({', '.join(facts)})"


def folds_of(labels: Sequence[Any], folds: int, seed: int, stratified: bool) -> List[List[int]]:
    """Rows of each fold after a seeded shuffle; stratified ones have nearly the same share of each label."""
    order = list(range(len(labels)))
    random.Random(seed).shuffle(order)
    if stratified:
        order.sort(key=lambda row: (type(labels[row]).__name__, str(labels[row])))
    count = min(folds, len(labels))
    return [sorted(order[k::count]) for k in range(count)]


def classification_scores(
    labels: Sequence[Any], predicted: Sequence[Any], probability: Sequence[float]
) -> Tuple[Dict[str, float], Dict[Any, Dict[str, float]], Dict[Any, Dict[Any, int]]]:
    """:param probability: of the true label of each row"""
    kinds = sorted(set(labels) | set(predicted), key=lambda label: (type(label).__name__, label))
    confusion: Dict[Any, Dict[Any, int]] = {a: {b: 0 for b in kinds} for a in kinds}
    for truth, given in zip(labels, predicted):
        confusion[truth][given] += 1
    per_class = {}
    for kind in kinds:
        hits = confusion[kind][kind]
        support = sum(confusion[kind].values())
        given = sum(row[kind] for row in confusion.values())
        precision = hits / given if given else 0.0
        recall = hits / support if support else 0.0
        f1 = 2 * precision * recall / (precision + recall) if hits else 0.0
        per_class[kind] = {"precision": precision, "recall": recall, "f1": f1, "support": support}
    present = [of["recall"] for of in per_class.values() if of["support"]]
    scores = {
        "accuracy": sum(a == b for a, b in zip(labels, predicted)) / len(labels),
        "balanced_accuracy": sum(present) / len(present),
        "log_loss": -sum(math.log(max(p, _FLOOR)) for p in probability) / len(labels),
    }
    return scores, per_class, confusion


def regression_scores(
    values: Sequence[float], predicted: Sequence[float], quantiles: Sequence[Sequence[float]]
) -> Dict[str, float]:
    """:param quantiles: at ``LEVELS``, one list a row"""
    n = len(values)
    mean = sum(values) / n
    squared = sum((a - b) ** 2 for a, b in zip(values, predicted))
    whole = sum((a - mean) ** 2 for a in values)
    inside = sum(row[0] <= value <= row[-1] for value, row in zip(values, quantiles))
    return {
        "rmse": math.sqrt(squared / n),
        "mae": sum(abs(a - b) for a, b in zip(values, predicted)) / n,
        "r2": 1 - squared / whole if whole > 0 else math.nan,
        "coverage80": inside / n,
    }


def worst_of(losses: Sequence[float], wrong: Sequence[bool], most: int = 20) -> List[Tuple[int, float]]:
    order = sorted((row for row in range(len(losses)) if wrong[row]), key=lambda row: (-losses[row], row))
    return [(row, losses[row]) for row in order[:most]]
