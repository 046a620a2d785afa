"""The job flow: plan → upload → submit → poll → read."""

from __future__ import annotations

import hashlib
import json
import os
import time
import urllib.parse
import uuid
import warnings
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from ._http import Transport
from ._payload import Payload, Value, write_payload
from ._progress import Progress, ProgressOption
from ._table import Table, to_table
from .errors import (
    DataWarning,
    DatasetTooLarge,
    GraticuleError,
    InternalError,
    PayloadTooLarge,
    StorageError,
    error_from_envelope,
)

#: Seconds for which GET /v1/model-limits may be cached.
_LIMITS_TTL = 300.0
#: Bytes of a file that the service reads.
_MOST_FILE = 32 << 20
_FIRST_POLL = 0.02
_SLOWEST_POLL = 2.0


class Client:
    """Connection to one service. Redirects are not followed. A pickle of it holds no key: give it again with
    ``set_api_key`` or ``GRATICULE_API_KEY``.

    :param base_url: origin of the service; default: the environment variable ``GRATICULE_URL``
    :param api_key: key of a user; default: the environment variable ``GRATICULE_API_KEY``
    :param timeout: seconds that one request may take, from the first byte sent to the last received
    :param job_timeout: seconds to wait for a job; None waits without limit
    :param max_retries: how often a request is repeated after a failure that the service marks as retryable
    :param max_result_bytes: bytes that a result may have, both compressed and unpacked
    :param progress: True shows a line on a terminal; a function is called with (stage, fraction)
    :raises ValueError: without a ``base_url``, or for one that is not http or https

    >>> client = Client("http://localhost:8080", "…", job_timeout=600)
    >>> model = TabularClassifier(client).fit("train.csv", "species")
    """

    def __init__(
        self,
        base_url: Optional[str] = None,
        api_key: Optional[str] = None,
        *,
        timeout: float = 300.0,
        job_timeout: Optional[float] = None,
        max_retries: int = 5,
        max_result_bytes: int = 1 << 30,
        progress: ProgressOption = True,
    ) -> None:
        base_url = base_url or os.environ.get("GRATICULE_URL")
        if not base_url:
            raise ValueError("base_url is needed: pass it, or set GRATICULE_URL")
        self.transport = Transport(
            base_url, api_key or os.environ.get("GRATICULE_API_KEY"), timeout, max_retries, max_result_bytes
        )
        self.job_timeout = job_timeout
        self.progress = progress
        self._tells_progress = True
        self._limits: Optional[Tuple[float, Mapping[str, Any]]] = None

    def __repr__(self) -> str:
        return f"Client({self.transport.base_url!r})"

    def set_api_key(self, api_key: str) -> None:
        """Give the key again after unpickling: a pickle holds none.

        :param api_key: printable ASCII without line breaks
        """
        self.transport.set_api_key(api_key)

    def limits(self) -> Mapping[str, Any]:
        """Return the ceilings of the service, which are fetched at most every five minutes.

        :returns: rows, columns, cells, classes and bytes by name, such as ``maxTrainRows``; those of forecasts under
            ``forecast``
        """
        if self._limits is None or time.monotonic() - self._limits[0] > _LIMITS_TTL:
            answer = self.transport.json("GET", "/v1/model-limits")
            self._limits = (time.monotonic(), answer["modelLimits"][answer["defaultModelVersion"]])
        return self._limits[1]

    def read_table(self, path: Union[str, "os.PathLike[str]"]) -> Table:
        """Read a file as the service reads it, which knows more formats than :func:`to_table`: CSV, TSV, JSON, JSON lines,
        Parquet, Arrow and Excel, with titles, totals and units. What was decided comes as warnings. A file above 32 MiB, or
        one for a service that has no console, is read here.

        :param path: path of the file
        :returns: its table
        :raises MalformedCsv: for a file that cannot be read, or of a format that is not read, which is named
        :raises SchemaMismatch: for JSON that is no table
        """
        if os.path.getsize(path) > _MOST_FILE:
            return to_table(path)
        with open(path, "rb") as file:
            content = file.read()
        name = urllib.parse.quote(os.path.basename(os.fspath(path)))
        try:
            answer = self.transport.send_file(f"/console/api/tables?name={name}", content)
        except GraticuleError as error:
            if error.status not in (404, 405):
                raise
            return to_table(path)
        for note in answer["notes"]:
            warnings.warn(note, UserWarning, stacklevel=5)
        return Table([column["name"] for column in answer["columns"]], [column["cells"] for column in answer["columns"]])

    def check_table(self, what: str, rows: int, columns: int, max_rows: str, max_cells: Optional[str] = None) -> None:
        """Refuse what the service would refuse, before anything is uploaded.

        :param what: name of the table in the message
        :param rows: rows of the table
        :param columns: columns of the table
        :param max_rows: name of the ceiling of rows in ``limits()``
        :param max_cells: name of the ceiling of cells, where there is one
        :raises DatasetTooLarge: above a ceiling
        """
        limits = self.limits()
        if rows > limits[max_rows]:
            raise DatasetTooLarge(f"{what}: {rows} rows, the ceiling is {limits[max_rows]}.")
        if columns > limits["maxColumns"]:
            raise DatasetTooLarge(f"{what}: {columns} columns, the ceiling is {limits['maxColumns']}.")
        if max_cells is not None and rows * columns > limits[max_cells]:
            raise DatasetTooLarge(f"{what}: {rows * columns} cells, the ceiling is {limits[max_cells]}.")

    def check_classes(self, classes: int) -> None:
        """Refuse too many classes, before anything is uploaded.

        :param classes: distinct labels
        :raises DatasetTooLarge: above the ceiling
        """
        ceiling = self.limits()["maxClasses"]
        if classes > ceiling:
            raise DatasetTooLarge(f"The target has {classes} classes, the ceiling is {ceiling}.")

    def run(
        self,
        path: str,
        fields: Sequence[Tuple[str, Value]],
        submission: Mapping[str, Any],
        result_path: Optional[str],
        max_upload_bytes: Optional[int] = None,
        part: Optional[str] = None,
    ) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        """Upload a payload, submit a job for it and wait until it ends.

        :param path: route of the submit, such as ``/v1/fits``
        :param fields: the payload, field by field in order
        :param submission: body of the submit, without the key and the hash of the payload
        :param result_path: route below which the result lies; None reads none
        :param max_upload_bytes: ceiling of the gzipped payload; default: that of ``limits()``
        :param part: which of several jobs this is, for the progress line: "2 of 5"
        :returns: the answer to the submit, and the result; without ``result_path`` the job under ``job``
        :raises PayloadTooLarge: when the gzipped payload exceeds its ceiling
        :raises GraticuleError: what the service or the job failed with
        :raises TimeoutError: after ``job_timeout`` seconds
        """
        with Progress(self.progress, part) as progress:
            with write_payload(fields, lambda fraction: progress.update("write", fraction)) as payload:
                ceiling = max_upload_bytes or self.limits()["maxUploadBytes"]
                if payload.size > ceiling:
                    raise PayloadTooLarge(f"The payload has {payload.size} bytes, the ceiling is {ceiling}.")
                key = self._upload(payload, progress)
            body = dict(submission)
            body["objectKey"] = key
            body["contentHash"] = payload.content_hash
            # With a key a repeated submit finds the first one's job; without, it would make a second.
            body.setdefault("idempotencyKey", uuid.uuid4().hex)
            answer = self.transport.json("POST", path, body)
            job = self.wait(answer.get("job", answer)["id"], progress)
            if result_path is None:
                return answer, {"job": job}
            progress.update("read")
            return answer, self._result(f"{result_path}/{job['id']}/result")

    def wait(self, job_id: str, progress: Optional[Progress] = None) -> Dict[str, Any]:
        """Poll a job until it has succeeded.

        :param job_id: id of the job, as the submit gave it
        :param progress: what shows how far it has come
        :returns: the job as the service describes it
        :raises GraticuleError: the job's own error when it failed
        :raises TimeoutError: after ``job_timeout`` seconds; the job continues
        """
        started = time.monotonic()
        pause = _FIRST_POLL
        while True:
            job, notes = self.transport.noted(f"/v1/predictions/{job_id}")
            _warn_of(notes)
            status = job["status"]
            if status == "succeeded" or status == "purged":
                return job
            if status == "failed":
                if job.get("error") is None:
                    raise InternalError("The job failed without saying why.")
                raise error_from_envelope(job["error"])
            if progress is not None:
                told = self._told(job_id) if status == "running" and progress.wanted else (None, "")
                progress.update(status, *told)
            if self.job_timeout is not None and time.monotonic() - started > self.job_timeout:
                raise TimeoutError(f"job {job_id} is still {status} after {self.job_timeout} s")
            self.transport.sleep(pause)
            pause = min(_SLOWEST_POLL, pause * 1.5)

    def _told(self, job_id: str) -> Tuple[Optional[float], str]:
        """How far a running job has come and what it does now, where the service tells beside its contract; else it is
        asked once."""
        if not self._tells_progress:
            return None, ""
        try:
            told = self.transport.json_once("GET", f"/console/api/jobs/{job_id}")["progress"]
            return (None, "") if told is None else (float(told["fraction"]), str(told["stage"]))
        except (GraticuleError, KeyError, TypeError, ValueError):
            self._tells_progress = False
            return None, ""

    def _upload(self, payload: Payload, progress: Progress) -> str:
        plan = self.transport.json(
            "POST", "/v1/uploads", {"contentHash": payload.content_hash, "bytes": payload.size}
        )
        if plan["kind"] == "single":
            progress.update("upload", 0.0)
            self.transport.put(plan["url"], _Body(payload, progress), payload.size)
            return plan["key"]
        etags: List[str] = []
        for url in plan["partUrls"]:
            part = payload.file.read(plan["partSize"])
            etags.append(self.transport.put(url, part, len(part)))
            progress.update("upload", len(etags) / len(plan["partUrls"]))
        parts = "".join(
            f"<Part><PartNumber>{number}</PartNumber><ETag>{_escape(etag)}</ETag></Part>"
            for number, etag in enumerate(etags, 1)
        )
        self.transport.post_xml(
            plan["completeUrl"], f"<CompleteMultipartUpload>{parts}</CompleteMultipartUpload>"
        )
        return plan["key"]

    def _result(self, path: str) -> Dict[str, Any]:
        """A result; a large one lies in object storage, under an address that lives for five minutes."""
        result, notes = self.transport.noted(path)
        _warn_of(notes)
        if not result.get("resultUrl"):
            return result
        data = self.transport.get_bytes(result["resultUrl"])
        found = f"sha256:{hashlib.sha256(data).hexdigest()}"
        if found != result["resultContentHash"]:
            raise StorageError(f"The result hashes to {found}, announced was {result['resultContentHash']}.")
        return json.loads(self.transport.gunzip(data))


class _Body:
    """The payload's file as a request body that reports how much was read."""

    def __init__(self, payload: Payload, progress: Progress) -> None:
        self._payload = payload
        self._progress = progress
        self._sent = 0

    def read(self, size: int = -1) -> bytes:
        data = self._payload.file.read(size)
        before = self._sent
        self._sent += len(data)
        if self._sent * 100 // self._payload.size > before * 100 // self._payload.size:
            self._progress.update("upload", min(1.0, self._sent / self._payload.size))
        return data


def _warn_of(notes: List[str]) -> None:
    for note in notes:
        warnings.warn(note, DataWarning, stacklevel=3)


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
