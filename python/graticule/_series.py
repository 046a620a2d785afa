"""Series of a history: which rows belong together, in which order, and what shows that they were put together wrongly."""

from __future__ import annotations

import operator
import re
import warnings
from typing import Any, Dict, List

from ._table import Table
from .errors import SchemaMismatch

RESERVED = ("item_id", "timestamp", "target")


def check_steps(name: str, steps: Any) -> int:
    """A number of steps, at least 1."""
    try:
        if isinstance(steps, bool):
            raise TypeError
        count = operator.index(steps)
    except TypeError:
        raise TypeError(f"{name} must be a whole number of steps, received {steps!r}") from None
    if count < 1:
        raise ValueError(f"{name} must be at least 1, received {count}")
    return count


def rows_by_series(table: Table) -> Dict[Any, List[int]]:
    ids = table.column("item_id") if "item_id" in table.names else [None] * table.rows
    rows: Dict[Any, List[int]] = {}
    for row, item in enumerate(ids):
        rows.setdefault(item, []).append(row)
    return rows


def in_order(times: List[Any], rows: List[int]) -> List[int]:
    """The rows by time. Text that does not begin with a year has no order of its own: the table's order counts."""
    if all(isinstance(times[row], (int, float)) for row in rows):
        return sorted(rows, key=lambda row: times[row])
    if all(isinstance(times[row], str) and re.match(r"\d{4}(?!\d)|\d{6,}$", times[row]) for row in rows):
        return sorted(rows, key=lambda row: times[row])
    return rows


def check_history(table: Table, timestamp: str) -> None:
    """Refuse a history without rows, and one whose series are mixed; warn of rows at one time.

    :param timestamp: name of the column of times as the caller has it
    :raises SchemaMismatch: when a column shows that rows at one time are of several series
    """
    if table.rows == 0:
        raise SchemaMismatch("The history has no rows.")
    ids = table.column("item_id") if "item_id" in table.names else [None] * table.rows
    places = list(zip(ids, table.column("timestamp")))
    # The service names rows without a time.
    timed = [place for place in places if place[1] is not None]
    repeated = len(timed) - len(set(timed))
    if repeated == 0:
        return
    labels = [name for name in table.names if name not in RESERVED and _is_label(table.column(name))]
    telling = [name for name in labels if len(set(zip(places, table.column(name)))) == len(places)]
    if telling:
        names = " or ".join(repr(name) for name in telling[:3])
        raise SchemaMismatch(
            f"{repeated} rows have the {timestamp!r} of another row of their series, so the table holds several series. "
            f"{names} tells them apart: pass it as item_id."
        )
    text = f"{repeated} rows have the {timestamp!r} of another row of their series: the mean of their targets is forecast."
    warnings.warn(text, UserWarning, stacklevel=3)


def _is_label(cells: List[Any]) -> bool:
    """Words, or whole numbers that repeat."""
    present = [cell for cell in cells if cell is not None]
    if not present or any(isinstance(cell, float) for cell in present):
        return False
    return all(isinstance(cell, str) for cell in present) or 2 * len(set(present)) <= len(present)
