"""What moves a prediction, told from predictions alone: the service has no verb for it, so rows with some columns replaced
are scored. Shapley values by sampled orders (Castro, Gómez & Tejada, Computers & Operations Research 2009), importance by
shuffling (Breiman, Machine Learning 2001)."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Callable, List, Sequence

from ._table import Table

#: Scores of rows: one number for each output.
Score = Callable[[Table], List[List[float]]]


@dataclass(frozen=True)
class Explanation:
    """Contributions of the columns to each prediction.

    :ivar columns: names of the p columns
    :ivar outputs: the labels in the order of ``classes_``; of a regression the name of its target alone
    :ivar base: for each output the mean prediction before any column is known
    :ivar contributions: n × outputs × p numbers; with ``base`` those of a row and output add up to its prediction: the
        mean, or the probability of the label
    """

    columns: Sequence[str]
    outputs: Sequence[Any]
    base: Sequence[float]
    contributions: Sequence[Sequence[Sequence[float]]]


def shapley(rows: Table, background: Table, score: Score, outputs: Sequence[Any], walks: int, seed: int) -> Explanation:
    """From a background row to the row itself, one column after another in a random order; what each step moves is the
    column's. Every other order is the reverse of the one before.

    :param walks: orders for each row, each from another background row"""
    names = rows.names
    p = len(names)
    drawn = random.Random(seed)
    orders: List[List[int]] = []
    while len(orders) < walks:
        order = list(range(p))
        drawn.shuffle(order)
        orders.extend([order, order[::-1]])
    starts = [drawn.randrange(background.rows) for _ in range(walks)]
    columns: List[List[Any]] = [[] for _ in names]
    for row in range(rows.rows):
        for walk in range(walks):
            known = [False] * p
            for step in range(p + 1):
                if step > 0:
                    known[orders[walk][step - 1]] = True
                for c in range(p):
                    source, at = (rows, row) if known[c] else (background, starts[walk])
                    columns[c].append(source.columns[c][at])
    scores = score(Table(names, columns))
    width = len(outputs)
    base = [0.0] * width
    contributions = []
    at = 0
    for row in range(rows.rows):
        moved = [[0.0] * p for _ in range(width)]
        for walk in range(walks):
            for o in range(width):
                if row == 0:
                    base[o] += scores[at][o] / walks
                for step in range(p):
                    column = orders[walk][step]
                    moved[o][column] += (scores[at + step + 1][o] - scores[at + step][o]) / walks
            at += p + 1
        contributions.append(moved)
    return Explanation(names, list(outputs), base, contributions)


def permuted(rows: Table, repeats: int, seed: int) -> Table:
    """The rows as they are, then for each column, ``repeats`` times, with that column shuffled."""
    columns: List[List[Any]] = [list(column) for column in rows.columns]
    for column in range(len(rows.names)):
        for repeat in range(repeats):
            order = list(range(rows.rows))
            # A text as seed is the same on every machine and in every process.
            random.Random(f"{seed}/{column}/{repeat}").shuffle(order)
            for c, held in enumerate(rows.columns):
                columns[c].extend([held[i] for i in order] if c == column else held)
    return Table(rows.names, columns)
