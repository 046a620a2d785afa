"""Checks that scikit-learn makes of every estimator, with its wording, and the exception for a model that is not fitted."""

from __future__ import annotations

import sys
from typing import Any, List, Sequence, Type

from ._table import Table


class NotFittedError(ValueError, AttributeError):
    """The estimator has not been fitted yet: call ``fit`` first. Where scikit-learn is loaded, this is an instance of its
    ``NotFittedError`` too."""


def not_fitted(estimator: Any) -> NotFittedError:
    kind: Type[NotFittedError] = NotFittedError
    loaded = sys.modules.get("sklearn.exceptions")
    if loaded is not None:
        kind = type("NotFittedError", (NotFittedError, loaded.NotFittedError), {"__module__": __name__})
    return kind(
        f"This {type(estimator).__name__} instance is not fitted yet. "
        "Call 'fit' with appropriate arguments before using this estimator."
    )


def check_training(features: Table, labels: Sequence[Any]) -> None:
    """:raises ValueError: without rows or without columns"""
    if features.rows == 0:
        raise ValueError(f"Found array with 0 sample(s) (shape=(0, {len(features.names)})) while a minimum of 1 is required.")
    if not features.names:
        raise ValueError(f"Found array with 0 feature(s) (shape=({features.rows}, 0)) while a minimum of 1 is required.")
    if len(labels) != features.rows:
        raise ValueError(f"Found input variables with inconsistent numbers of samples: {[features.rows, len(labels)]}")


def check_width(estimator: Any, X: Any, fitted: Sequence[str]) -> None:
    """Of an array without names the number of columns must be that of the fit.

    :raises ValueError: when it is not"""
    shape = getattr(X, "shape", None)
    if shape is None or len(shape) != 2 or hasattr(X, "columns"):
        return
    if shape[1] != len(fitted):
        raise ValueError(
            f"X has {shape[1]} features, but {type(estimator).__name__} is expecting {len(fitted)} features as input"
        )


def check_labels(task: str, labels: Sequence[Any]) -> List[Any]:
    """Labels as the service takes them: whole numbers of a float array are integers.

    :raises ValueError: for numbers with fractions as classes, for words as numbers, for missing ones"""
    if task == "classification":
        if any(isinstance(label, float) and not label.is_integer() for label in labels):
            raise ValueError("Unknown label type: continuous; classes are words, booleans or whole numbers.")
        return [int(label) if isinstance(label, float) else label for label in labels]
    words = next((label for label in labels if isinstance(label, str)), None)
    if words is not None:
        raise ValueError(f"A regression learns numbers, received the label {words!r}.")
    return list(labels)


def check_levels(quantiles: Sequence[float]) -> List[float]:
    """Probability levels as floats."""
    levels = [float(level) for level in quantiles]
    for level in levels:
        if not 0 < level < 1:
            raise ValueError(f"a quantile lies between 0 and 1, exclusive: received {level}")
    return levels
