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
    def __init__(self, option: ProgressOption) -> None:
        self._call = option if callable(option) else None
        self._shows = option is True and sys.stderr.isatty()
        self._started = time.monotonic()
        self._drawn = False

    def update(self, stage: str, fraction: Optional[float] = None) -> None:
        if self._call is not None:
            self._call(stage, fraction)
        if not self._shows:
            return
        label = _LABELS.get(stage, stage)
        seconds = time.monotonic() - self._started
        if fraction is None:
            line = f"{label} … {seconds:.0f} s"
        else:
            filled = round(_WIDTH * fraction)
            line = f"{label:<10} [{'█' * filled}{' ' * (_WIDTH - filled)}] {fraction:4.0%} {seconds:.0f} s"
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
