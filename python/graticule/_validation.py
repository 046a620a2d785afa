"""Checks that scikit-learn makes of every estimator, with its wording, and the exception for a model that is not fitted."""

from __future__ import annotations

import sys
import warnings
from typing import Any, Dict, List, Sequence, Type

from ._cells import LARGEST
from ._table import Table, has_names
from .errors import SchemaMismatch, UnsupportedTask


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


def warn_of_leak(features: Table, labels: Sequence[Any], name: Any) -> None:
    """Of targets that are a column of the features too."""
    if name in features.names and features.column(name) == list(labels):
        text = f"X holds the column {name!r} that y is: the model learns the target from itself. Leave it out of X."
        warnings.warn(text, UserWarning, stacklevel=4)


def warn_of_spellings(labels: Sequence[Any]) -> None:
    """Of classes that differ in case or spaces alone."""
    spellings: Dict[str, List[str]] = {}
    for label in dict.fromkeys(label for label in labels if isinstance(label, str)):
        spellings.setdefault(" ".join(label.lower().split()), []).append(label)
    alike = [", ".join(repr(label) for label in several) for several in spellings.values() if len(several) > 1]
    if alike:
        text = f"Labels that differ only in case or spaces are learnt as different ones: {'; '.join(alike[:3])}."
        warnings.warn(text, UserWarning, stacklevel=4)


def check_truths(labels: Sequence[Any]) -> None:
    """:raises ValueError: without rows
    :raises UnsupportedTask: when a label is missing"""
    if not labels:
        raise ValueError("score needs at least one row")
    missing = next((row for row, label in enumerate(labels) if label is None), None)
    if missing is not None:
        raise UnsupportedTask(f"The label of row {missing + 1} is missing.")


def check_columns(estimator: Any, X: Any, fitted: Sequence[str], named: bool) -> None:
    """Of rows without names the number of columns must be that of the fit; where the fit had names, the order must be too.

    :param named: whether the columns of the fit had names of their own
    :raises ValueError: for another number of columns
    :raises SchemaMismatch: for other names where those of the fit are places alone"""
    kind = type(estimator).__name__
    if has_names(X):
        names = getattr(X, "columns", None)
        if not named and names is not None and not isinstance(X, Table) and not set(fitted) <= {str(name) for name in names}:
            raise SchemaMismatch(
                f"The columns of X have names ({', '.join(str(name) for name in list(names)[:5])}), those of the fit had none: "
                "give X.to_numpy() with columns in the order of the fit, or fit on a table with names."
            )
        return
    shape = getattr(X, "shape", None)
    first = X[0] if isinstance(X, (list, tuple)) and X and isinstance(X[0], (list, tuple)) else None
    width = len(first) if first is not None else shape[1] if shape is not None and len(shape) == 2 else len(fitted)
    if width != len(fitted):
        raise ValueError(f"X has {width} features, but {kind} is expecting {len(fitted)} features as input")
    if named and estimator.feature_names is None and shape is not None:
        text = f"X does not have valid feature names, but {kind} was fitted with feature names"
        warnings.warn(text, UserWarning, stacklevel=4)


def check_labels(task: str, labels: Sequence[Any]) -> List[Any]:
    """Labels as the service takes them: whole numbers of a float array are integers.

    :raises ValueError: for numbers with fractions as classes, for words as numbers, for missing ones"""
    if task == "classification":
        long = next((label for label in labels if type(label) is int and not -LARGEST <= label <= LARGEST), None)
        if long is not None:
            raise ValueError(f"The label {long} has more digits than JSON keeps: write labels as strings, y.astype(str).")
        if any(isinstance(label, float) and not label.is_integer() for label in labels):
            raise ValueError("Unknown label type: continuous; classes are words, booleans or whole numbers.")
        return [int(label) if isinstance(label, float) else label for label in labels]
    words = next((label for label in labels if isinstance(label, str)), None)
    if words is not None:
        raise ValueError(f"A regression learns numbers, received the label {words!r}.")
    return list(labels)


def check_levels(quantiles: Sequence[float]) -> List[float]:
    """Probability levels as floats."""
    if isinstance(quantiles, (int, float, str)):
        raise TypeError(f"quantiles must be a sequence of levels such as [0.1, 0.9], received {quantiles!r}")
    levels = [float(level) for level in quantiles]
    for level in levels:
        if not 0 < level < 1:
            raise ValueError(f"a quantile lies between 0 and 1, exclusive: received {level}")
    return levels
