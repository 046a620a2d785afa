"""Predictions and estimators as people like to see them: pandas, and HTML in a notebook."""

from __future__ import annotations

import html
from typing import Any, Sequence


def _index_of(X: Any) -> Any:
    return X.index if hasattr(X, "iloc") else None


def as_array(values: Sequence[Any]) -> Any:
    """A numpy array where numpy is installed, else the list itself. Labels of several types stay what they are."""
    try:
        import numpy
    except ImportError:
        return list(values)
    kinds = {type(value) for value in values}
    mixed = len(kinds) > 1 and (str in kinds or bool in kinds)
    return numpy.asarray(values, dtype=object if mixed else None)


def as_matrix(rows: Sequence[Sequence[Any]], width: int) -> Any:
    """As ``as_array``, of ``width`` columns even when there are no rows."""
    values = as_array(rows)
    return values if isinstance(values, list) else values.reshape(len(rows), width)


def as_series(values: Sequence[Any], X: Any, name: str) -> Any:
    """A pandas Series with the index of the rows."""
    import pandas

    return pandas.Series(list(values), index=_index_of(X), name=name)


def as_frame(rows: Sequence[Sequence[Any]], X: Any, names: Sequence[Any]) -> Any:
    """A pandas DataFrame with the index of the rows."""
    import pandas

    return pandas.DataFrame([list(row) for row in rows], index=_index_of(X), columns=list(names))


def estimator_html(estimator: Any) -> str:
    """The estimator, what it was told, and what it has learnt; never the key."""
    facts = {}
    if hasattr(estimator, "context_id_"):
        facts["columns"] = ", ".join(str(name) for name in list(estimator.feature_names_in_)[:20])
        facts["target"] = estimator._target
        if hasattr(estimator, "classes_"):
            facts["classes"] = ", ".join(str(label) for label in list(estimator.classes_)[:20])
        facts["context"] = estimator.context_id_
        facts["engine"] = estimator.engine_version_
    if hasattr(estimator, "_history"):
        facts["rows"] = str(estimator._history.rows)
        facts["covariates"] = ", ".join(estimator.covariates_[:20]) or "none"
    rows = "".join(
        f"<tr><th style='text-align:left'>{html.escape(name)}</th>"
        f"<td style='text-align:left'>{html.escape(str(value))}</td></tr>"
        for name, value in facts.items()
    )
    state = f"<table>{rows}</table>" if facts else "<p>not fitted</p>"
    return f"<div><pre>{html.escape(repr(estimator))}</pre>{state}</div>"
