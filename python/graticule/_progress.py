"""A progress line on a terminal, or calls to a function of the caller's."""

from __future__ import annotations

import sys
import time
from typing import Callable, Optional, Union

#: True: a line on standard error when that is a terminal. A function gets (stage, fraction or None).
ProgressOption = Union[bool, Callable[[str, Optional[float]], None]]

_WIDTH = 24
_LABELS = {"write": "Preparing", "upload": "Uploading", "queued": "Queued", "running": "Running", "read": "Reading"}


class Progress:
    """A line with the stage, the share of it that is done where that is known, the time so far and, of an upload, about how
    much is left; of a running job what it does now.

    :param part: which of several jobs this is: "2 of 5"
    """

    def __init__(self, option: ProgressOption, part: Optional[str] = None) -> None:
        self._part = "" if part is None else f" {part}"
        self._stage = ""
        self._stage_started = time.monotonic()
        self._call = option if callable(option) else None
        self._shows = option is True and sys.stderr.isatty()
        self._started = time.monotonic()
        self._drawn = False

    @property
    def wanted(self) -> bool:
        """Whether anybody is told."""
        return self._shows or self._call is not None

    def update(self, stage: str, fraction: Optional[float] = None, detail: str = "") -> None:
        """:param detail: what a running job does now, for the line"""
        if self._call is not None:
            self._call(stage, fraction)
        if not self._shows:
            return
        now = time.monotonic()
        if stage != self._stage:
            self._stage, self._stage_started = stage, now
        label = f"{_LABELS.get(stage, stage)}{self._part}"
        seconds = now - self._started
        if fraction is None:
            line = f"{label} … {seconds:.0f} s"
        else:
            filled = round(_WIDTH * fraction)
            line = f"{label:<10} [{'█' * filled}{' ' * (_WIDTH - filled)}] {fraction:4.0%} {seconds:.0f} s"
            spent = now - self._stage_started
            if 0.02 <= fraction < 1 and spent > 1:
                line += f", {spent * (1 - fraction) / fraction:.0f} s left"
            if detail:
                line += f", {detail}"
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()
        self._drawn = True

    def close(self) -> None:
        if self._drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._drawn = False

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
