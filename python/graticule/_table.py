"""Whatever a data person has in hand (DataFrame, array, rows, columns, CSV) becomes named columns of JSON scalars."""

from __future__ import annotations

import difflib
import io
import os
import sys
import warnings
from typing import Any, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple

from ._cells import array_cells, cells_of, with_long_as_text
from ._csv import columns_of, text_of
from .errors import MissingTargetColumn, SchemaMismatch


class Table:
    """Named columns of equal length. A cell is None, bool, int, float (finite) or str.

    :param names: distinct names of the columns
    :param columns: the cells of each column
    :ivar rows: number of rows
    :raises SchemaMismatch: for two columns of one name, or columns of different lengths
    """

    def __init__(self, names: Sequence[str], columns: Sequence[List[Any]]) -> None:
        self.names = list(names)
        self.columns = list(columns)
        self.rows = len(self.columns[0]) if self.columns else 0
        if len(set(self.names)) != len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise SchemaMismatch(f"The column {twice!r} is there twice.")
        for name, column in zip(self.names, self.columns):
            if len(column) != self.rows:
                raise SchemaMismatch(f"The column {name!r} has {len(column)} rows, others have {self.rows}.")

    def column(self, name: str) -> List[Any]:
        """Return the cells of a column.

        :param name: name of the column
        :returns: one cell per row
        :raises ValueError: when the table has no such column
        """
        return self.columns[self.names.index(name)]

    def select(self, names: Sequence[str]) -> "Table":
        """Return the table with some of its columns.

        :param names: columns to keep, in this order
        :returns: a new table
        :raises SchemaMismatch: when one is missing
        """
        missing = [name for name in names if name not in self.names]
        if missing:
            wanted = ", ".join(repr(name) for name in missing[:5]) + (", …" if len(missing) > 5 else "")
            lack = f"The column {wanted} is" if len(missing) == 1 else f"The columns {wanted} are"
            others = [name for name in self.names if name not in set(names)]
            near = [repr(found) for name in missing[:5] for found in _near(name, others)]
            offer = f" Did you mean {', '.join(near)}?" if near else ""
            raise SchemaMismatch(f"{lack} missing; the table has {', '.join(self.names[:20])}.{offer}")
        return Table(names, [self.column(name) for name in names])

    def without(self, name: str) -> "Table":
        """Return the table without a column.

        :param name: column to leave out
        :returns: a new table
        """
        kept = [other for other in self.names if other != name]
        return self.select(kept)

    def slice(self, start: int, stop: int) -> "Table":
        """Return consecutive rows.

        :param start: first row, from 0
        :param stop: row after the last one
        :returns: a new table
        """
        return Table(self.names, [column[start:stop] for column in self.columns])

    def take(self, rows: Sequence[int]) -> "Table":
        """Return some of the rows.

        :param rows: places of the rows, from 0, in this order
        :returns: a new table
        """
        return Table(self.names, [[column[row] for row in rows] for column in self.columns])


def to_table(data: Any, names: Optional[Sequence[str]] = None) -> Table:
    """Read whatever holds a table. Times become ISO 8601 text, durations seconds; NaN, NaT and NA become None; a column
    with whole numbers beyond 2**53 becomes text.

    :param data: DataFrame of pandas or polars, table of Arrow, 2-D or structured numpy array, mapping of columns,
        sequence of mappings or of sequences (one per row), or a CSV file (path or open file)
    :param names: names for columns that have none; default: x0, x1, …
    :returns: the table
    :raises SchemaMismatch: for rows of different lengths, two columns of one name, or a number that is not finite
    :raises MalformedCsv: for a CSV that cannot be read
    :raises ValueError: for an array that is not 2-D
    """
    if isinstance(data, Table):
        return data
    table = _read(data, names)
    return Table(table.names, [with_long_as_text(column) for column in table.columns])


def has_names(data: Any) -> bool:
    """Whether columns have names of their own, not places alone."""
    if isinstance(data, (Table, Mapping, io.TextIOBase)) or hasattr(data, "columns") or hasattr(data, "to_pydict"):
        return True
    if getattr(getattr(data, "dtype", None), "names", None):
        return True
    first = data[0] if isinstance(data, (list, tuple)) and data else None
    return isinstance(first, Mapping) or hasattr(first, "_fields")


def _read(data: Any, names: Optional[Sequence[str]]) -> Table:
    if isinstance(data, (str, os.PathLike)):
        return read_csv(io.StringIO(text_of(data), newline=""))
    if isinstance(data, io.TextIOBase):
        return read_csv(data)
    _refuse_lazy(data)
    if hasattr(data, "columns") and hasattr(data, "iloc"):
        labels = [str(label) for label in data.columns]
        return Table(labels, [_series(data.iloc[:, i], label) for i, label in enumerate(labels)])
    if hasattr(data, "get_column"):
        return Table(data.columns, [cells_of(data.get_column(name).to_list(), name) for name in data.columns])
    if hasattr(data, "to_pydict"):
        labels = [str(label) for label in data.schema.names]
        return Table(labels, [cells_of(data.column(i).to_pylist(), label) for i, label in enumerate(labels)])
    if hasattr(data, "tocsr") or (hasattr(data, "nnz") and hasattr(data, "toarray")):
        raise TypeError(
            f"X is a sparse matrix ({type(data).__name__}), which is not read: give a dense one, X.toarray()."
        )
    if hasattr(data, "ndim") and hasattr(data, "tolist"):
        if type(data).__name__ == "matrix":
            data = _array_of(data)
        if getattr(getattr(data, "dtype", None), "names", None):
            return Table(list(data.dtype.names), [array_cells(data[name], name) for name in data.dtype.names])
        if data.ndim != 2:
            raise ValueError(
                f"Expected 2D array, got {data.ndim}D array instead. Reshape your data with X.reshape(-1, 1) "
                "if it is one column, or X.reshape(1, -1) if it is one row."
            )
        if getattr(getattr(data, "dtype", None), "kind", "") == "c":
            raise ValueError("Complex data not supported: a cell is a number, a string, a boolean, a date or missing.")
        if data.shape[1] == 0:
            raise ValueError(f"Found array with 0 feature(s) (shape=({data.shape[0]}, 0)) while a minimum of 1 is required.")
        labels = _labels(names, data.shape[1])
        return Table(labels, [array_cells(data[:, i], label) for i, label in enumerate(labels)])
    if hasattr(data, "__array__") and not hasattr(data, "tolist"):
        return _read(_array_of(data), names)
    if isinstance(data, Mapping):
        for name, column in data.items():
            if isinstance(column, (str, bytes)) or not hasattr(column, "__iter__"):
                raise ValueError(
                    f"The column {name!r} is one value, {column!r}, not one for each row: a single row goes as [row]."
                )
        return Table([str(name) for name in data], [to_list(column, str(name)) for name, column in data.items()])
    try:
        rows = list(data)
    except TypeError:
        raise ValueError(f"Expected 2D array or table, got scalar {data!r} instead. Reshape your data.") from None
    if not rows:
        return Table(list(names or []), [[] for _ in names or []])
    if isinstance(rows[0], Mapping):
        order: Dict[str, None] = {}
        for row in rows:
            order.update(dict.fromkeys(row))
        return Table([str(name) for name in order], [cells_of([row.get(name) for row in rows], name) for name in order])
    if isinstance(rows[0], str) or not hasattr(rows[0], "__len__"):
        raise ValueError("Expected 2D array, got 1D array instead. Reshape your data: a single row goes as [row].")
    width = len(rows[0])
    labels = _labels(getattr(rows[0], "_fields", names), width)
    for index, row in enumerate(rows):
        if len(row) != width:
            raise SchemaMismatch(f"Row {index + 1} has {len(row)} values, the first has {width}.")
    return Table(labels, [cells_of([row[i] for row in rows], label) for i, label in enumerate(labels)])


def _near(name: str, known: Sequence[str]) -> List[str]:
    """The name that is spelt most like this one, if any is."""
    names_of = {other.strip().lower(): other for other in reversed(known)}
    return [names_of[near] for near in difflib.get_close_matches(name.strip().lower(), names_of, n=1)]


def split_target(X: Any, y: Any, names: Optional[Sequence[str]] = None) -> Tuple[Table, List[Any], str]:
    """Features, labels and the name of the target: ``y`` holds the labels, or names a column of ``X``."""
    table = to_table(X, names)
    if isinstance(y, str):
        if y not in table.names:
            near = _near(y, table.names)
            offer = f" Did you mean {near[0]!r}?" if near else ""
            raise MissingTargetColumn(f"There is no column {y!r}; the table has {', '.join(table.names[:20])}.{offer}")
        return table.without(y), table.column(y), y
    if y is None:
        raise ValueError("requires y to be passed, but the target y is None")
    name = getattr(y, "name", None)
    name = str(name) if isinstance(name, str) and name not in table.names else "target"
    while name in table.names:
        name += "_"
    labels = to_list(y, name)
    if len(labels) != table.rows:
        raise SchemaMismatch(f"X has {table.rows} rows, y has {len(labels)}.")
    _warn_of_order(X, y)
    return table, labels, name


def to_list(values: Any, name: str) -> List[Any]:
    """A column as JSON scalars. A table of one column is a column too."""
    if hasattr(values, "__array__") and not hasattr(values, "tolist"):
        values = _array_of(values)
    if getattr(values, "ndim", 1) == 2 and values.shape[1] == 1:
        _warn_of_column(name)
        values = values.iloc[:, 0] if hasattr(values, "iloc") else values[:, 0]
    if getattr(values, "ndim", 1) != 1:
        raise ValueError(f"{name} must have one dimension, received {values.ndim}")
    if hasattr(values, "iloc"):
        return _series(values, name)
    return array_cells(values, name) if hasattr(values, "tolist") else cells_of(list(values), name)


#: How tables that are not computed yet are computed, by their package.
_LAZY = {"polars": "collect", "dask": "compute", "pyspark": "toPandas"}


def _refuse_lazy(data: Any) -> None:
    """:raises TypeError: for a table that is not computed yet"""
    method = _LAZY.get(type(data).__module__.partition(".")[0])
    if method is not None and hasattr(data, method):
        raise TypeError(f"X is a {type(data).__name__}, which is not computed yet: give X.{method}().")


def _array_of(data: Any) -> Any:
    import numpy

    return numpy.asarray(data)


def _warn_of_order(X: Any, y: Any) -> None:
    """Of two pandas objects that have the same index in another order: rows are paired by their place."""
    if not (hasattr(X, "iloc") and hasattr(y, "iloc")) or X.index.equals(y.index):
        return
    if X.index.is_unique and len(X.index.difference(y.index)) == 0:
        text = "X and y have the same index in another order, and rows are paired by their place: align them, y.loc[X.index]."
        warnings.warn(text, UserWarning, stacklevel=5)


def _warn_of_column(name: str) -> None:
    """In the kind of warning that scikit-learn has for it, where it is loaded."""
    loaded = sys.modules.get("sklearn.exceptions")
    kind = UserWarning if loaded is None else loaded.DataConversionWarning
    text = f"A column-vector y was passed when a 1d array was expected; the column of {name} was taken."
    warnings.warn(text, kind, stacklevel=4)


def _series(series: Any, name: str) -> List[Any]:
    values = series.astype(object) if str(series.dtype) == "category" else series
    return cells_of(values.tolist(), name)


def _labels(names: Optional[Sequence[str]], width: int) -> List[str]:
    if names is None:
        return [f"x{i}" for i in range(width)]
    if len(names) != width:
        raise SchemaMismatch(f"There are {len(names)} names for {width} columns.")
    return [str(name) for name in names]


def read_csv(file: Iterable[str]) -> Table:
    """Read CSV with a header line.

    :param file: open text file, or its lines
    :returns: the table; a column has numbers or booleans where every cell that is not empty is one, else strings. Spaces
        around cells, an unnamed index that counts the rows and columns without name and cells are left out
    :raises MalformedCsv: with the row and column that cannot be read
    """
    return Table(*columns_of(file))
