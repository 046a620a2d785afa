"""Payloads: gzipped JSON in a temporary file, hashed while it is written."""

from __future__ import annotations

import gzip
import hashlib
import json
import tempfile
from typing import IO, Any, Callable, List, Optional, Sequence, Tuple, Union

from ._table import Table

Value = Union[None, str, float, int, Sequence[Any], Table]

#: Rows turned into text at a time.
_BLOCK = 2048
#: Payloads up to this many bytes stay in memory.
_IN_MEMORY = 16 * 2**20


class Payload:
    """The gzipped bytes (``file``, at its beginning), their length and their hash."""

    def __init__(self, file: IO[bytes], size: int, content_hash: str) -> None:
        self.file = file
        self.size = size
        self.content_hash = content_hash

    def __enter__(self) -> "Payload":
        return self

    def __exit__(self, *_: Any) -> None:
        self.file.close()


class _HashingFile:
    """What GzipFile writes to: passes bytes on, counts and hashes them."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.size = 0
        self.sha256 = hashlib.sha256()

    def write(self, data: bytes) -> int:
        self.sha256.update(data)
        self.size += len(data)
        return self.file.write(data)

    def flush(self) -> None:
        self.file.flush()


def write_payload(
    fields: Sequence[Tuple[str, Value]], on_progress: Optional[Callable[[float], None]] = None
) -> Payload:
    """Write the fields in their order as one JSON object. The same fields give the same bytes, so the same hash."""
    file = tempfile.SpooledTemporaryFile(max_size=_IN_MEMORY)
    sink = _HashingFile(file)
    total = sum(value.rows for _, value in fields if isinstance(value, Table)) or 1
    written = 0
    with gzip.GzipFile(filename="", mode="wb", fileobj=sink, compresslevel=6, mtime=0) as out:  # type: ignore[arg-type]
        for index, (key, value) in enumerate(fields):
            out.write(("{" if index == 0 else ",").encode() + json.dumps(key).encode() + b":")
            if not isinstance(value, Table):
                out.write(json.dumps(value, allow_nan=False, separators=(",", ":")).encode())
                continue
            out.write(b"[")
            for start in range(0, value.rows, _BLOCK):
                if start > 0:
                    out.write(b",")
                out.write(_rows_text(value, start, min(value.rows, start + _BLOCK)).encode())
                written += _BLOCK
                if on_progress is not None:
                    on_progress(min(1.0, written / total))
            out.write(b"]")
        out.write(b"}")
    file.seek(0)
    return Payload(file, sink.size, f"sha256:{sink.sha256.hexdigest()}")


def _rows_text(table: Table, start: int, stop: int) -> str:
    """Rows as JSON objects; every row repeats the same keys in the same order, which the service reads fastest."""
    if not table.names:
        return ",".join("{}" for _ in range(start, stop))
    columns: List[List[str]] = []
    for position, (name, cells) in enumerate(zip(table.names, table.columns)):
        prefix = ("{" if position == 0 else "") + json.dumps(name) + ":"
        columns.append([prefix + _cell_text(cell) for cell in cells[start:stop]])
    return ",".join(",".join(row) + "}" for row in zip(*columns))


_encode = json.JSONEncoder(allow_nan=False).encode


def _cell_text(cell: Any) -> str:
    if type(cell) is float:
        return repr(cell)
    if cell is None:
        return "null"
    return _encode(cell)


def training_fields(
    task: str, target_name: str, features: Table, labels: Sequence[Any]
) -> List[Tuple[str, Value]]:
    return [
        ("task", task),
        ("targetColumn", target_name),
        ("featureColumns", features.names),
        ("trainingFeatures", features),
        ("trainingTarget", list(labels)),
        ("rows", []),
    ]


def rows_fields(rows: Table, quantiles: Optional[Sequence[float]]) -> List[Tuple[str, Value]]:
    fields: List[Tuple[str, Value]] = [("kind", "contextPrediction"), ("rows", rows)]
    if quantiles is not None:
        fields.append(("quantiles", list(quantiles)))
    return fields


def forecast_fields(
    context: Table,
    future: Optional[Table],
    horizon: Optional[int],
    quantiles: Sequence[float],
    keep_unfinished: bool,
) -> List[Tuple[str, Value]]:
    return [
        ("kind", "forecast"),
        ("context", context),
        ("future", future),
        ("predictionLength", horizon),
        ("quantiles", list(quantiles)),
        # As the service has it without the key.
        *([] if keep_unfinished else [("keepUnfinished", False)]),
    ]


def inline_fields(
    task: str,
    target_name: str,
    features: Table,
    labels: Sequence[Any],
    rows: Table,
    quantiles: Optional[Sequence[float]],
) -> List[Tuple[str, Value]]:
    """Training rows and rows to score in one payload."""
    fields = training_fields(task, target_name, features, labels)[:-1] + [("rows", rows)]
    if quantiles is not None:
        fields.append(("quantiles", list(quantiles)))
    return fields
