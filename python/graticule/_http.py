"""Requests: JSON to the service, bytes to and from object storage; retries where the service says so."""

from __future__ import annotations

import functools
import gzip
import http.client
import io
import json
import os
import random
import ssl
import time
import urllib.error
import urllib.request
import zlib
from typing import IO, Any, Callable, Dict, List, Mapping, Optional, Tuple
from urllib.parse import urlsplit

from .errors import (
    BadRequest,
    GraticuleError,
    MissingApiKey,
    RedirectRefused,
    ServiceUnreachable,
    StorageError,
    error_from_envelope,
)

#: Bytes read at a time.
_BLOCK = 1 << 16
#: An answer that is no result: far more than any route gives.
_MOST_JSON = 64 << 20


class _Secret:
    """A key that no repr shows and no pickle holds."""

    def __init__(self, value: str) -> None:
        if not (value.isascii() and value.isprintable()):
            # Not repeated here, and not left to a header that would repeat it.
            raise ValueError("api_key must be printable ASCII, without line breaks")
        self.reveal = lambda: value

    def __repr__(self) -> str:
        return "<api key>"


class Transport:
    """Speaks to one service. Only failures that the service marks as retryable are tried again, with exponential
    back-off and jitter, or after the time that ``Retry-After`` names."""

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str],
        timeout: float,
        max_retries: int,
        max_result_bytes: int = 1 << 30,
    ) -> None:
        self.base_url = base_url.rstrip("/")
        if not self.base_url.startswith(("http://", "https://")):
            raise ValueError(f"base_url must start with http:// or https://, received {base_url!r}")
        if "@" in urlsplit(self.base_url).netloc:
            raise ValueError("base_url must not hold a user or a password; a key is given as api_key")
        self._key = _Secret(api_key) if api_key else None
        self._key_left_out = False
        self.timeout = timeout
        self.max_retries = max_retries
        self.max_result_bytes = max_result_bytes
        self.sleep: Callable[[float], None] = time.sleep

    def __repr__(self) -> str:
        return f"Transport({self.base_url!r})"

    def __getstate__(self) -> Dict[str, Any]:
        left_out = self._key is not None or self._key_left_out
        return {**self.__dict__, "_key": None, "_key_left_out": left_out}

    def expect_key(self, left_out: bool) -> None:
        """Say where the key went when there is none."""
        self._key_left_out = left_out and self._key is None

    def set_api_key(self, api_key: str) -> None:
        """Give the key again: a pickle holds none."""
        self._key = _Secret(api_key)

    def _authorize(self, request: urllib.request.Request) -> None:
        if self._key is None and self._key_left_out:
            given = os.environ.get("GRATICULE_API_KEY")
            if not given:
                raise MissingApiKey(
                    "This object was unpickled, and a pickle holds no key.",
                    fix="Call client.set_api_key(…) or model.set_params(api_key=…), or set GRATICULE_API_KEY.",
                )
            self.set_api_key(given)
        if self._key is not None:
            # Unredirected: sent to this address alone, whatever a handler may do.
            request.add_unredirected_header("Authorization", f"Bearer {self._key.reveal()}")

    def json(self, method: str, path: str, body: Optional[Mapping[str, Any]] = None) -> Any:
        """Call a route; the parsed body of the answer, or the typed exception."""
        return self._retried(lambda: self.json_once(method, path, body))

    def noted(self, path: str) -> Tuple[Any, List[str]]:
        """Get a route; the parsed body, and the notes beside it: the bodies of the contract have no place for them."""
        notes: List[str] = []
        headers = {"Accept": "application/json"}
        parsed = self._retried(lambda: self._answered("GET", path, None, headers, notes=notes))
        return parsed, notes

    def send_file(self, path: str, content: bytes) -> Any:
        """Post the bytes of a file, as ``json``; the answer may be as large as a result."""
        headers = {"Accept": "application/json", "Content-Type": "application/octet-stream"}
        return self._retried(lambda: self._answered("POST", path, content, headers, self.max_result_bytes))

    def _retried(self, call: Callable[[], Any]) -> Any:
        attempt = 0
        while True:
            try:
                return call()
            except GraticuleError as error:
                if not error.retryable or attempt >= self.max_retries:
                    raise
                wait = getattr(error, "retry_after", None)
                if wait is None:
                    wait = min(30.0, 0.5 * 2**attempt) * (0.5 + random.random() / 2)
                self.sleep(wait)
                attempt += 1

    def json_once(self, method: str, path: str, body: Optional[Mapping[str, Any]] = None) -> Any:
        """As ``json``, without another try."""
        headers = {"Accept": "application/json"}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        return self._answered(method, path, data, headers)

    def _answered(
        self,
        method: str,
        path: str,
        data: Optional[bytes],
        headers: Mapping[str, str],
        most: int = _MOST_JSON,
        notes: Optional[List[str]] = None,
    ) -> Any:
        status, raw, answer_headers = self._send(method, self.base_url + path, data, headers, authorized=True, most=most)
        try:
            parsed = json.loads(raw)
        except ValueError:
            parsed = None
        if status == 200 and parsed is not None:
            if notes is not None:
                notes[:] = _notes_in(answer_headers.get("Graticule-Notes"))
            return parsed
        error = _failure(status, parsed, raw)
        retry_after = answer_headers.get("Retry-After")
        if retry_after is not None and retry_after.strip().isdigit():
            error.retry_after = float(retry_after)  # type: ignore[attr-defined]
        raise error

    def put(self, url: str, data: Any, length: int) -> str:
        """Upload to a signed address, without credentials. Returns the ETag with its quotes."""
        headers = {"Content-Length": str(length), "Content-Type": "application/gzip"}
        status, raw, answer_headers = self._send("PUT", url, data, headers)
        if status != 200:
            raise _storage_failure("upload", status, raw)
        return answer_headers.get("ETag", "")

    def post_xml(self, url: str, body: str) -> None:
        status, raw, _ = self._send("POST", url, body.encode(), {"Content-Type": "application/xml"})
        # A store begins its answer before it has joined the parts, and may fail after that.
        if status != 200 or b"<Error>" in raw or b"<Error " in raw:
            raise _storage_failure("multipart completion", status, raw)

    def get_bytes(self, url: str) -> bytes:
        """Download from a signed address, without credentials; at most ``max_result_bytes``."""
        status, raw, _ = self._send("GET", url, None, {}, most=self.max_result_bytes)
        if status != 200:
            raise _storage_failure("download", status, raw)
        return raw

    def gunzip(self, data: bytes) -> bytes:
        """The bytes behind a gzipped result.

        :raises StorageError: for what is no gzip, or more than ``max_result_bytes``"""
        try:
            with gzip.GzipFile(fileobj=io.BytesIO(data)) as file:
                return _read(file, self.max_result_bytes, "The result")
        except (OSError, EOFError, zlib.error) as error:
            raise StorageError(f"The result is not gzip: {error}.") from error

    def _send(
        self,
        method: str,
        url: str,
        data: Any,
        headers: Mapping[str, str],
        authorized: bool = False,
        most: int = _MOST_JSON,
    ) -> Tuple[int, bytes, Mapping[str, str]]:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise StorageError(f"An address must be http or https, received {_shown(url)}.")
        request = urllib.request.Request(url, data=data, method=method, headers=dict(headers))
        if authorized:
            self._authorize(request)
        deadline = time.monotonic() + self.timeout
        try:
            try:
                answer = _opener().open(request, timeout=self.timeout)
            except urllib.error.HTTPError as error:
                answer = error
            with answer:
                status = answer.code
                if 300 <= status < 400:
                    target = _shown(answer.headers.get("Location") or "an address that it does not name")
                    raise RedirectRefused(
                        f"{method} {_shown(url)} was answered with {status}, a redirect to {target}.",
                        fix="Give the address that the service has now as base_url.",
                        status=status,
                    )
                return status, _read(answer, most, "The answer", deadline), answer.headers
        except TimeoutError:
            raise
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            if isinstance(reason, TimeoutError):
                raise TimeoutError(f"no answer from {self.base_url} within {self.timeout} s") from error
            raise ServiceUnreachable(
                f"{method} {_shown(url)}: {reason}.", fix="Check base_url, and that the service runs."
            ) from error


@functools.lru_cache(maxsize=1)
def _opener() -> urllib.request.OpenerDirector:
    """http and https alone: no redirects, no files, no other scheme; certificates are always verified."""
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(),
        urllib.request.HTTPHandler(),
        urllib.request.HTTPSHandler(context=ssl.create_default_context()),
        urllib.request.HTTPErrorProcessor(),
        urllib.request.HTTPDefaultErrorHandler(),
    ):
        opener.add_handler(handler)
    return opener


def _read(file: IO[bytes], most: int, what: str, deadline: Optional[float] = None) -> bytes:
    """Everything up to ``most`` bytes and until the deadline, however slowly it comes."""
    pieces = []
    length = 0
    while True:
        # One read of the connection: read() would wait for the whole block.
        piece = file.read1(_BLOCK) if hasattr(file, "read1") else file.read(_BLOCK)
        if not piece:
            left = getattr(file, "length", None)
            if deadline is not None and left:
                raise http.client.IncompleteRead(b"", left)
            return b"".join(pieces)
        length += len(piece)
        if length > most:
            raise StorageError(f"{what} has more than {most} bytes.", fix="Raise max_result_bytes if it may have so many.")
        if deadline is not None and time.monotonic() > deadline:
            raise TimeoutError(f"{what} did not end in time")
        pieces.append(piece)


def _shown(url: str) -> str:
    """An address without user, query and fragment, which may hold secrets."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}" if parts.scheme else url.split("?")[0]


def _notes_in(header: Optional[str]) -> List[str]:
    """Sentences of a JSON list. Proxies may cut a header short, and nobody wants to lose a result for its notes."""
    try:
        found = json.loads(header or "[]")
    except ValueError:
        return []
    return [note for note in found if isinstance(note, str)] if isinstance(found, list) else []


def _failure(status: int, parsed: Any, raw: bytes) -> GraticuleError:
    if isinstance(parsed, dict) and "code" in parsed:
        return error_from_envelope(parsed, status)
    if isinstance(parsed, dict) and isinstance(parsed.get("error"), str):
        return BadRequest("The service could not read the request.", status=status, code=parsed["error"])
    return GraticuleError(f"Unexpected answer {status}: {raw[:200].decode(errors='replace')}", status=status)


def _storage_failure(what: str, status: int, raw: bytes) -> StorageError:
    return StorageError(f"The {what} was refused with {status}: {raw[:300].decode(errors='replace')}", status=status)
