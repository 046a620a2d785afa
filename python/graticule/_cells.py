"""Values of numpy, pandas, polars and Arrow as JSON scalars."""

from __future__ import annotations

import datetime
import decimal
import math
import numbers
from typing import Any, Iterable, List

from .errors import SchemaMismatch

#: Whole numbers beyond it lose digits where JSON is read as doubles.
LARGEST = 2**53 - 1


def cells_of(values: Iterable[Any], name: str) -> List[Any]:
    plain = (str, bool, type(None))
    out: List[Any] = []
    for row, value in enumerate(values):
        if type(value) is float:
            if value != value:
                value = None
            elif math.isinf(value):
                raise SchemaMismatch(f"Row {row + 1}, column {name!r}: {value} is not a finite number.")
        elif type(value) is not int and not isinstance(value, plain):
            value = _scalar(value, row, name)
        out.append(value)
    return out


def _scalar(value: Any, row: int, name: str) -> Any:
    if isinstance(value, (datetime.datetime, datetime.date, datetime.time)):
        return None if value != value else value.isoformat()  # NaT differs from itself
    if isinstance(value, datetime.timedelta):
        return None if value != value else value.total_seconds()
    kind = type(value).__name__
    if kind == "Interval":
        return str(value)
    if kind in ("NAType", "NaTType"):
        return None
    if isinstance(value, decimal.Decimal):
        return None if value.is_nan() else cells_of([float(value)], name)[0]
    if kind == "datetime64" or kind == "Period":
        return None if str(value) == "NaT" else str(value)
    if hasattr(value, "item"):
        return cells_of([value.item()], name)[0]
    if isinstance(value, numbers.Integral):
        return int(value)
    if isinstance(value, numbers.Real):
        return cells_of([float(value)], name)[0]
    raise SchemaMismatch(
        f"Row {row + 1}, column {name!r}: a cell is a number, a string, a boolean, a date or missing, "
        f"not {type(value).__name__}."
    )


def array_cells(values: Any, name: str) -> List[Any]:
    """The cells of a numpy array of one dimension. Times of any unit are ISO 8601 text, durations seconds."""
    kind = getattr(getattr(values, "dtype", None), "kind", "")
    if kind == "m":
        return cells_of((values / values.dtype.type(1, "s")).tolist(), name)
    if kind == "M" and isinstance(next((value for value in values.tolist() if value is not None), None), int):
        # Python has no times finer than microseconds.
        values = values.astype("datetime64[us]")
    return cells_of(values.tolist(), name)


def with_long_as_text(column: List[Any]) -> List[Any]:
    """The column, its whole numbers as texts where one of them is too long to be one: keys of 19 digits stay apart."""
    if not any(type(value) is int and not -LARGEST <= value <= LARGEST for value in column):
        return column
    return [str(value) if type(value) is int else value for value in column]
