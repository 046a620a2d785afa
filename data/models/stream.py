"""Synthetic tables from the prior generator (`prior_stream`, native/src/prior): a reader for its binary records.

A record holds `sets` tables of one shape, little-endian: u32 magic, sets, rows, columns, training rows, task;
u32 classes[sets]; u8 categorical[sets * columns] padded to a multiple of 4; f32 values [sets, rows, columns] with NaN for
missing; f32 targets [sets, rows]. The first training rows are what the model is given labels of.
"""
import queue
import struct
import subprocess
import threading
from dataclasses import dataclass

import numpy as np
import torch

MAGIC = 0x31425047


@dataclass
class Record:
    x: np.ndarray
    y: np.ndarray
    categorical: np.ndarray
    classes: np.ndarray
    train: int
    regression: bool

    @property
    def work(self):
        sets, rows, columns = self.x.shape
        return sets * rows * (columns + 12)


def read_exactly(pipe, size):
    data = pipe.read(size)
    if len(data) != size:
        raise EOFError("the prior generator ended in the middle of a record")
    return data


def read_record(pipe):
    magic, sets, rows, columns, train, task = struct.unpack("<6I", read_exactly(pipe, 24))
    if magic != MAGIC:
        raise ValueError(f"not a record of the prior generator: magic {magic:#x}")

    def values(kind, count, padded=None):
        data = read_exactly(pipe, (padded or count) * np.dtype(kind).itemsize)
        return np.frombuffer(data, kind, count).copy()

    classes = values("<u4", sets)
    cells = sets * columns
    categorical = values("u1", cells, (cells + 3) // 4 * 4)
    x = values("<f4", cells * rows).reshape(sets, rows, columns)
    y = values("<f4", sets * rows).reshape(sets, rows)
    return Record(x, y, categorical.reshape(sets, columns).astype(np.float32), classes.astype(np.int64), train,
                  task == 1)


class Stream:
    """Records from a running generator, read ahead by a thread."""

    def __init__(self, program, seed, ahead=24, **options):
        words = [program, "--seed", str(seed)]
        for name, value in options.items():
            words += ["--" + name.replace("_", "-"), str(value)]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, bufsize=1 << 20)
        self.queue = queue.Queue(ahead)
        threading.Thread(target=self.fill, daemon=True).start()

    def fill(self):
        try:
            while True:
                self.queue.put(read_record(self.process.stdout))
        except (EOFError, ValueError) as error:
            self.queue.put(error)

    def next(self):
        record = self.queue.get()
        if isinstance(record, Exception):
            raise record
        return record

    def close(self):
        self.process.kill()


def standardise_targets(y, train):
    """Targets in units of the training targets' spread; far ones are cut at ten."""
    known = y[:, :train]
    mean = known.mean(1, keepdim=True)
    spread = known.std(1, unbiased=False, keepdim=True)
    spread = torch.where(spread > 1e-6 * mean.abs() + 1e-20, spread, torch.ones_like(spread))
    return ((y - mean) / spread).clamp(-10, 10)
