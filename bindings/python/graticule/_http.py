"""Requests: JSON to the service, bytes to and from object storage; retries where the service says so."""

from __future__ import annotations

import http.client
import json
import random
import time
import urllib.error
import urllib.request
from typing import Any, Callable, Mapping, Optional, Tuple

from .errors import BadRequest, GraticuleError, ServiceUnreachable, StorageError, error_from_envelope


class Transport:
    """Speaks to one service. Only failures that the service marks as retryable are tried again, with exponential
    back-off and jitter, or after the time that ``Retry-After`` names."""

    def __init__(self, base_url: str, api_key: Optional[str], timeout: float, max_retries: int) -> None:
        self.base_url = base_url.rstrip("/")
        if not self.base_url.startswith(("http://", "https://")):
            raise ValueError(f"base_url must start with http:// or https://, received {base_url!r}")
        self.api_key = api_key
        self.timeout = timeout
        self.max_retries = max_retries
        self.sleep: Callable[[float], None] = time.sleep

    def json(self, method: str, path: str, body: Optional[Mapping[str, Any]] = None) -> Any:
        """Call a route; the parsed body of the answer, or the typed exception."""
        attempt = 0
        while True:
            try:
                return self._json_once(method, path, body)
            except GraticuleError as error:
                if not error.retryable or attempt >= self.max_retries:
                    raise
                wait = getattr(error, "retry_after", None)
                if wait is None:
                    wait = min(30.0, 0.5 * 2**attempt) * (0.5 + random.random() / 2)
                self.sleep(wait)
                attempt += 1

    def _json_once(self, method: str, path: str, body: Optional[Mapping[str, Any]]) -> Any:
        headers = {"Accept": "application/json"}
        if self.api_key:
            headers["Authorization"] = f"Bearer {self.api_key}"
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        status, raw, answer_headers = self._send(method, self.base_url + path, data, headers)
        try:
            parsed = json.loads(raw)
        except ValueError:
            parsed = None
        if status == 200 and parsed is not None:
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
        if status != 200:
            raise _storage_failure("multipart completion", status, raw)

    def get_bytes(self, url: str) -> bytes:
        """Download from a signed address, without credentials."""
        status, raw, _ = self._send("GET", url, None, {})
        if status != 200:
            raise _storage_failure("download", status, raw)
        return raw

    def _send(
        self, method: str, url: str, data: Any, headers: Mapping[str, str]
    ) -> Tuple[int, bytes, Mapping[str, str]]:
        request = urllib.request.Request(url, data=data, method=method, headers=dict(headers))
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                return answer.status, answer.read(), answer.headers
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read(), error.headers
        except TimeoutError:
            raise
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            if isinstance(reason, TimeoutError):
                raise TimeoutError(f"no answer from {self.base_url} within {self.timeout} s") from error
            raise ServiceUnreachable(
                f"{method} {url.split('?')[0]}: {reason}.", fix="Check base_url, and that the service runs."
            ) from error


def _failure(status: int, parsed: Any, raw: bytes) -> GraticuleError:
    if isinstance(parsed, dict) and "code" in parsed:
        return error_from_envelope(parsed, status)
    if isinstance(parsed, dict) and isinstance(parsed.get("error"), str):
        return BadRequest("The service could not read the request.", status=status, code=parsed["error"])
    return GraticuleError(f"Unexpected answer {status}: {raw[:200].decode(errors='replace')}", status=status)


def _storage_failure(what: str, status: int, raw: bytes) -> StorageError:
    return StorageError(f"The {what} was refused with {status}: {raw[:300].decode(errors='replace')}", status=status)
