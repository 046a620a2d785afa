"""One exception class for each code of the service; branch on the class, on ``code`` or on ``retryable``."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Optional, Type


class GraticuleError(Exception):
    """Failure with a stable code.

    ``problem`` and ``fix`` are the same for every instance of a code; ``cause`` says what happened this time.
    ``request_id`` is None for what the client refused by itself, before any request.

    :ivar code: what failed, such as ``schema_mismatch``
    :ivar category: kind of failure: auth, permission, quota, validation, not_found, conflict, unavailable, server, …
    :ivar retryable: True where the same request may succeed later
    :ivar status: HTTP status; None where there was none

    >>> try:
    ...     model.predict(rows)
    ... except graticule.errors.FittedContextExpired:
    ...     model.fit(X, y)
    """

    code: str = "internal_error"
    category: str = "server"
    default_retryable: bool = False

    def __init__(
        self,
        cause: str = "",
        *,
        problem: str = "",
        fix: str = "",
        doc_url: str = "",
        retryable: Optional[bool] = None,
        request_id: Optional[str] = None,
        status: Optional[int] = None,
        code: Optional[str] = None,
    ) -> None:
        self.cause = cause
        self.problem = problem
        self.fix = fix
        self.doc_url = doc_url
        self.retryable = self.default_retryable if retryable is None else retryable
        self.request_id = request_id
        self.status = status
        if code is not None:
            self.code = code
        text = " ".join(part for part in (problem, cause, fix) if part) or self.code
        super().__init__(f"{self.code}: {text}" + (f" ({request_id})" if request_id else ""))


class DataWarning(UserWarning):
    """What the service says of rows beside its answer: cells that the model cannot read, numbers of another size than it has learnt."""


class AuthenticationError(GraticuleError):
    """The key is missing, unknown or revoked."""

    category = "auth"


class PermissionDeniedError(GraticuleError):
    """The key may not do this."""

    category = "permission"


class QuotaError(GraticuleError):
    """The request exceeds what the organisation may use."""

    category = "quota"


class ValidationError(GraticuleError, ValueError):
    """The request or its data are wrong; also a ValueError."""

    category = "validation"


class NotFoundError(GraticuleError):
    """What was asked for does not exist, or no longer exists."""

    category = "not_found"


class ConflictError(GraticuleError):
    """The request contradicts an earlier one."""

    category = "conflict"


class UnavailableError(GraticuleError):
    """The service cannot do this now; a retry may succeed."""

    category = "unavailable"
    default_retryable = True


class ServerError(GraticuleError):
    """The service failed."""

    category = "server"


class MissingApiKey(AuthenticationError):
    """The request had no key: give ``api_key``."""

    code = "missing_api_key"


class InvalidApiKey(AuthenticationError):
    """The service does not know the key."""

    code = "invalid_api_key"


class RevokedApiKey(AuthenticationError):
    """The key was revoked."""

    code = "revoked_api_key"


class Unauthenticated(AuthenticationError):
    """The request could not be told to be anybody's."""

    code = "unauthenticated"


class OrgForbidden(PermissionDeniedError):
    """The key belongs to another organisation."""

    code = "org_forbidden"


class SubscriptionRequired(PermissionDeniedError):
    """The organisation may not use the service."""

    code = "subscription_required"


class QuotaExceeded(QuotaError):
    """The organisation has used its allowance of rows for today."""

    code = "quota_exceeded"


class RateLimited(QuotaError):
    """Too many requests at once: wait and retry."""

    code = "rate_limited"
    default_retryable = True


class DatasetTooLarge(ValidationError):
    """Rows, columns, cells or classes exceed a ceiling of ``limits()``."""

    code = "dataset_too_large"


class PayloadTooLarge(ValidationError):
    """The compressed payload exceeds the ceiling."""

    code = "payload_too_large"


class MalformedCsv(ValidationError):
    """A file or table cannot be read."""

    code = "malformed_csv"


class SchemaMismatch(ValidationError):
    """The rows do not have the columns or kinds that were declared or fitted."""

    code = "schema_mismatch"


class MissingTargetColumn(ValidationError):
    """The training rows lack the target."""

    code = "missing_target_column"


class UnsupportedTask(ValidationError):
    """The target does not fit the task."""

    code = "unsupported_task"


class FittedContextIncompatible(ValidationError):
    """Another engine version fitted the model: fit again."""

    code = "fitted_context_incompatible"


class JobNotFound(NotFoundError):
    """There is no such job for this key."""

    code = "job_not_found"


class TrainingRefExpired(NotFoundError):
    """The uploaded rows have expired: send them again."""

    code = "training_ref_expired"


class FittedContextNotFound(NotFoundError):
    """There is no such fitted context for this key."""

    code = "fitted_context_not_found"


class FittedContextExpired(NotFoundError):
    """The fitted context has expired: fit again."""

    code = "fitted_context_expired"


class IdempotencyConflict(ConflictError):
    """The idempotency key was used for another request."""

    code = "idempotency_conflict"


class WorkerWarmingUp(UnavailableError):
    """The service is starting: wait and retry."""

    code = "worker_warming_up"


class WorkerUnavailable(UnavailableError):
    """No worker accepted the job: wait and retry."""

    code = "worker_unavailable"


class CacheUnavailable(UnavailableError):
    """The fitted model could not be read: wait and retry."""

    code = "cache_unavailable"


class WorkerOutOfMemory(ServerError):
    """The job needs more memory than a worker has: send fewer rows or columns."""

    code = "worker_oom"


class ArtifactTooLarge(ServerError):
    """The fitted model exceeds the ceiling."""

    code = "artifact_too_large"


class InternalError(ServerError):
    """An unexpected fault of the service; its logs have it under ``request_id``."""

    code = "internal_error"


class BadRequest(GraticuleError):
    """The service could not read the request (``invalid_json`` or ``invalid_request``): a fault of the client,
    or a server of another version."""

    code = "invalid_request"
    category = "request"


class StorageError(GraticuleError):
    """The object store refused an upload or a download."""

    code = "storage_error"
    category = "storage"


class RedirectRefused(GraticuleError):
    """The service or the object store sent the request elsewhere. It is not followed: the key belongs to one origin."""

    code = "redirect_refused"
    category = "connection"


class ServiceUnreachable(GraticuleError, ConnectionError):
    """No answer came: no server listens there, the name is unknown, or the connection broke. Whether a submit arrived
    is then unknown, so it is not repeated on its own."""

    code = "service_unreachable"
    category = "connection"


def _classes(base: Type[GraticuleError]) -> Dict[str, Type[GraticuleError]]:
    found: Dict[str, Type[GraticuleError]] = {}
    for sub in base.__subclasses__():
        if "code" in vars(sub):
            found[sub.code] = sub
        found.update(_classes(sub))
    return found


#: Exception class of every code.
ERRORS_BY_CODE: Dict[str, Type[GraticuleError]] = _classes(GraticuleError)


def error_from_envelope(envelope: Mapping[str, Any], status: Optional[int] = None) -> GraticuleError:
    """The typed exception of an error envelope."""
    code = str(envelope.get("code", "internal_error"))
    return ERRORS_BY_CODE.get(code, GraticuleError)(
        str(envelope.get("cause") or ""),
        problem=str(envelope.get("problem") or ""),
        fix=str(envelope.get("fix") or ""),
        doc_url=str(envelope.get("docUrl") or ""),
        retryable=bool(envelope.get("retryable")),
        request_id=envelope.get("requestId"),
        status=status,
        code=code,
    )
