"""CSV as people save it: its bytes become text, its lines named columns. What is not read is named, never guessed."""

from __future__ import annotations

import csv
import gzip
import itertools
import math
import re
import warnings
from typing import Any, Iterable, List, Sequence, Tuple

from .errors import MalformedCsv

# Lines that the delimiter is told from.
_LOOKED = 20
# Beyond it neighbours of whole numbers are not told apart by a double.
_EXACT = 2**53

# First bytes of files that are no CSV, and what reads them.
_CONTAINERS = (
    (b"PK\x03\x04", "a workbook or a ZIP archive", "pandas.read_excel"),
    (b"\xd0\xcf\x11\xe0", "an Excel workbook of the old format", "pandas.read_excel"),
    (b"PAR1", "a Parquet file", "pandas.read_parquet"),
    (b"ARROW1", "an Arrow or Feather file", "pandas.read_feather"),
    (b"$FL", "an SPSS file", "pandas.read_spss"),
    (b"<stata_dta>", "a Stata file", "pandas.read_stata"),
    (b"BZh", "compressed with bzip2", "pandas.read_csv"),
    (b"\xfd7zXZ\x00", "compressed with xz", "pandas.read_csv"),
    (b"\x28\xb5\x2f\xfd", "compressed with Zstandard", "pandas.read_csv"),
    (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive", "a program that unpacks it"),
    (b"Rar!\x1a\x07", "a RAR archive", "a program that unpacks it"),
    (b"SQLite format 3\x00", "an SQLite database", "pandas.read_sql"),
    (b"\x89HDF\r\n\x1a\n", "an HDF5 file", "pandas.read_hdf"),
    (b"\x93NUMPY", "a NumPy array", "numpy.load"),
    (b"\x80\x04", "a Python pickle", "pandas.read_pickle"),
    (b"\x80\x05", "a Python pickle", "pandas.read_pickle"),
    (b"X\n\x00\x00\x00", "an R file (.rds)", "R"),
    (b"RDX", "an R file (.RData)", "R"),
    (b"Obj\x01", "an Avro file", "a library for Avro"),
    (b"%PDF-", "a PDF document", "a program that takes tables out of it"),
)
_OTHER_TEXTS = (
    (re.compile(r"\s*<(?:!doctype\s+html|html|table)\b", re.I), "HTML", "pandas.read_html"),
    (re.compile(r"\s*<\?xml\b|\s*<\w+(?: [^<>]*)?>\s*<\w"), "XML", "pandas.read_xml"),
    (re.compile(r"\s*\[\s*[\[{]|\s*\{\s*\""), "JSON", "pandas.read_json"),
    (re.compile(r"(?:---\s*\n\s*)?- \w+: [^,;\t\n]*\n {2}\w+: "), "YAML", "a library for YAML"),
    (re.compile(r"[-+]?\d+(?:\.\d+)?(?: \d+:[-+.\de]+){2,}\s*$", re.M), "rows of numbered features (libsvm)", "sklearn.datasets.load_svmlight_file"),
    (re.compile(r"version https://git-lfs\."), "a pointer of Git LFS", "git lfs pull, which fetches the file itself,"),
)
# In the name or the cells of the only column: its lines hold more than one.
_SEVERAL = re.compile(r"\S[\^~¦;|\x01\x1f]\S|\S {2,}\S|\w=\S+ \w+=|^[#%*{\\]\W*\w")
_PARTED = re.compile(r"[\t\x01\x1f]")
# What Markdown draws below the names; nothing stands before the first bar and behind the last.
_RULE = re.compile(r"(?::?-{3,}:?)?")
_TOTAL = re.compile(
    r"(?:grand |sub)?(?:totals?|totale|totaux|totaal|sum|summe|suma|somme|gesamt(?:summe)?|insgesamt|razem|celkem|toplam|average|mean|"
    r"mittelwert|moyenne|promedio|media|итого|合计|合計|합계)[:.]?",
    re.I,
)
# `North total`, below the rows of a group.
_GROUP_TOTAL = re.compile(rf"(?:\S[^,;]* )?(?:{_TOTAL.pattern})", re.I)


def text_of(path: Any) -> str:
    """Return the text of a file: UTF-8 or UTF-16, else Windows-1252 with a warning; also gzipped.

    :param path: path of the file
    :returns: its text, without a byte order mark
    :raises MalformedCsv: for a file that is no text, which is named, or in letters of another alphabet than the western one
    """
    with open(path, "rb") as file:
        content = file.read()
    if content[:2] == b"\x1f\x8b":
        content = gzip.decompress(content)
    for begin, what, reader in _CONTAINERS:
        if content.startswith(begin) and not (begin == b"BZh" and content[3:10] != b"%c1AY&SY" % content[3:4]):
            raise MalformedCsv(f"The file is {what}, not CSV: read it with {reader} and give the DataFrame.")
    text = _decoded(content)
    for begins, what, reader in _OTHER_TEXTS:
        if begins.match(text):
            raise MalformedCsv(f"The file is {what}, not CSV: read it with {reader} and give the DataFrame.")
    return text


def _decoded(content: bytes) -> str:
    if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return content.decode("utf-16")
    if b"\0" in content:
        # Western text in UTF-16 has a zero in every other byte.
        for name, zeros, others in (("utf-16-le", content[1::2], content[::2]), ("utf-16-be", content[::2], content[1::2])):
            if zeros.count(0) > 0.6 * len(zeros) and 0 not in others and len(content) % 2 == 0:
                return content.decode(name)
        raise MalformedCsv("The file holds zero bytes: it is binary, not text.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        # Western words have a letter with an accent here and there, those of other alphabets hardly any other letters.
        # The sign of the euro, quotation marks, dashes and hard spaces are no letters.
        runs = [len(run) for run in re.findall(rb"[\xc0-\xff]+", content[:65536])]
        if sum(runs) >= 6 and runs.count(1) * 4 < len(runs):
            raise MalformedCsv(
                "The file is neither UTF-8 nor in a western encoding: its letters are of another alphabet. Read it with "
                "pandas.read_csv (encoding) and give the DataFrame."
            ) from None
        warnings.warn("The file is not UTF-8; it was read as Windows-1252 (Latin-1).", UserWarning, stacklevel=5)
        return content.decode("cp1252", "replace")


def columns_of(file: Iterable[str]) -> Tuple[List[str], List[List[Any]]]:
    """Return names and typed columns of CSV with a header line.

    :param file: open text file, or its lines
    :returns: the names, and the cells of each column
    :raises MalformedCsv: with the row and column that cannot be read
    """
    lines = iter(file)
    first = list(itertools.islice(lines, _LOOKED))
    said = re.match(r"\ufeff?\"?sep=(.)\"?\s*$", first[0], re.I) if first else None
    first = first[1:] if said else first
    delimiter = said.group(1) if said else _delimiter_of(first)
    reader = csv.reader(itertools.chain(first, lines), delimiter=delimiter, strict=True, skipinitialspace=True)
    offset = 1 if said else 0
    try:
        header = [name.strip() for name in next(reader)]
    except StopIteration:
        raise MalformedCsv("The CSV is empty; a header line is expected.") from None
    except csv.Error as error:
        raise MalformedCsv(f"Line {1 + offset}: {error}.") from error
    columns: List[List[str]] = [[] for _ in header]
    row = 0
    again = 0
    while True:
        try:
            cells = [cell.strip() for cell in next(reader)]
        except StopIteration:
            break
        except csv.Error as error:
            raise MalformedCsv(f"Row {row + 1} (line {reader.line_num + offset}): {error}.") from error
        if not cells or (row == 0 and any(cells) and all(_RULE.fullmatch(cell) for cell in cells)):
            continue
        row += 1
        if len(cells) != len(header):
            column = header[len(cells)] if len(cells) < len(header) else f"number {len(header) + 1}"
            raise MalformedCsv(
                f"Row {row} (line {reader.line_num + offset}) has {len(cells)} cells, the header has {len(header)}: "
                f"see column {column!r}."
            )
        again += cells == header
        for column_cells, cell in zip(columns, cells):
            column_cells.append(cell)
    names, columns = _named(header, columns)
    _warn(names, columns, again)
    return names, _with_thousands(names, columns, [_typed(column) for column in columns], delimiter)


# Points that may stand between thousands, three digits behind each, beside numbers without any; and a decimal comma.
_MAYBE_THOUSANDS = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,2}(?:\.[0-9]{3})?)")
_DECIMAL_COMMA = re.compile(r"[-+]?(?:[0-9]{1,3}(?:\.[0-9]{3})+|[0-9]+),[0-9]+(?: ?[€%])?")


def _with_thousands(
    names: Sequence[str], columns: Sequence[List[str]], typed: List[List[Any]], delimiter: str
) -> List[List[Any]]:
    """Read 1.200 as 1200 where semicolons or the commas of other columns show it, and tell where nothing does."""
    maybe = []
    commas = False
    decimals = False
    for at, (cells, values) in enumerate(zip(columns, typed)):
        filled = [cell for cell in cells if cell != ""]
        if any("." in cell for cell in filled) and all(_MAYBE_THOUSANDS.fullmatch(cell) for cell in filled):
            maybe.append(at)
        elif filled and all(_DECIMAL_COMMA.fullmatch(cell) for cell in filled):
            commas = True
        elif any(isinstance(value, float) for value in values):
            decimals = True
    shown = ", ".join(names[at] for at in maybe)
    if not maybe or (decimals and not commas):
        return typed
    if not commas and delimiter != ";":
        _tell(f"Points are read as decimal points, though three digits follow every one: {shown}.")
        return typed
    _tell(f"Points are read as thousands separators, as 1.2000 would not be: {shown}.")
    return [
        [None if cell == "" else int(cell.replace(".", "")) for cell in columns[at]] if at in maybe else values
        for at, values in enumerate(typed)
    ]


def _named(header: List[str], columns: List[List[str]]) -> Tuple[List[str], List[List[str]]]:
    """Leave out columns without a name that are empty, or that count the rows."""
    kept = [(name, cells) for name, cells in zip(header, columns) if name != "" or any(cells)]
    if len(kept) > 1 and kept[0][0] == "" and len(kept[0][1]) > 1:
        numbers = kept[0][1]
        if any(numbers == [str(start + i) for i in range(len(numbers))] for start in (0, 1)):
            kept = kept[1:]
    if sum(name == "" for name, _ in kept) > 1:
        raise MalformedCsv(
            "The first line does not name every column: is there a title above the header? Remove it, or read the file with "
            "pandas.read_csv (skiprows) and give the DataFrame."
        )
    if kept and all(re.fullmatch(r"[-+]?\d*\.\d+", name) for name, _ in kept):
        raise MalformedCsv("The first line holds numbers, not names: write a line with the names of the columns above it.")
    return [name for name, _ in kept], [cells for _, cells in kept]


def _warn(names: Sequence[str], columns: Sequence[List[str]], again: int) -> None:
    told = []
    if again:
        told.append(f"{again} of the rows repeat the header; they were read as rows.")
    first = columns[0] if len(columns) > 1 else []
    totals = [row for row, cell in enumerate(first) if _GROUP_TOTAL.fullmatch(cell)]
    last = [cells[-1] for cells in columns if cells]
    if len(totals) > 1:
        told.append(f"{len(totals)} rows seem to hold totals; they were read as rows like the others.")
    elif len(last) > 1 and any(_TOTAL.fullmatch(cell) for cell in last):
        told.append("The last row seems to hold totals; it was read as a row like the others.")
    if len(names) == 1 and (_SEVERAL.search(names[0]) or any(_PARTED.search(cell) for cell in columns[0][:_LOOKED])):
        raise MalformedCsv(
            "Only one column was found, though its lines seem to hold several: read the file with pandas.read_csv (sep, "
            "skiprows) and give the DataFrame."
        )
    under = [name for name, cells in zip(names, columns) if _is_lead(cells)]
    if under:
        told.append(f"The first row seems to hold units or descriptions, not values: {', '.join(under[:5])}; it was read as a row.")
    for text in told:
        _tell(text)


def _is_lead(cells: Sequence[str]) -> bool:
    """Whether a word stands above numbers alone."""
    return len(cells) > 3 and cells[0] != "" and not any(map(str.isdigit, cells[0])) and all(map(_NUMBER.fullmatch, cells[1:]))


def _tell(text: str) -> None:
    warnings.warn(text, UserWarning, stacklevel=6)


def _delimiter_of(lines: Sequence[str]) -> str:
    """Return the delimiter that parts all lines into as many cells: a comma where that does, or where none does."""
    for delimiter in ",;\t|":
        try:
            reader = csv.reader(lines, delimiter=delimiter, strict=True, skipinitialspace=True)
            widths = {len(cells) for cells in reader if cells}
        except csv.Error:
            continue
        if len(widths) == 1 and widths != {1}:
            return delimiter
    return ","


def _typed(cells: List[str]) -> List[Any]:
    filled = [cell for cell in cells if cell != ""]
    if all(cell in ("true", "false", "True", "False") for cell in filled) and filled:
        return [None if cell == "" else cell in ("true", "True") for cell in cells]
    try:
        numbers = [None if cell == "" else _number(cell) for cell in cells]
    except ValueError:
        return [None if cell == "" else cell for cell in cells]
    return numbers


# As JSON has them, also with a sign or a bare point: no 007, which is a code, no 1_000, no digits of other scripts, and no
# +33612345678, which is a telephone.
_NUMBER = re.compile(r"(?!\+\d{9,}$)[-+]?(?:(?:0|[1-9][0-9]*)(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?|nan", re.I)


def _number(cell: str) -> Any:
    if not _NUMBER.fullmatch(cell):
        raise ValueError(cell)
    try:
        whole = int(cell)
    except ValueError:
        value = float(cell)
        if math.isinf(value):
            raise ValueError(cell) from None
        return None if math.isnan(value) else value
    if abs(whole) > _EXACT:
        raise ValueError(cell)
    return whole
