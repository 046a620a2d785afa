/** What the edge itself refuses, before or beside the services; each mount words it in its own form. */

export type RefusalKind = 'request_timeout' | 'too_many_requests' | 'unavailable';

const statuses: Readonly<Record<RefusalKind, 408 | 429 | 503>> = {
  request_timeout: 408,
  too_many_requests: 429,
  unavailable: 503,
};

/** Seconds after which another try is worth it. */
export const retryAfterSeconds = 1;

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly status: 408 | 429 | 503;
  /** For the answer: when to come again, or that the rest of a late body is not waited for. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(kind: RefusalKind, message: string) {
    super(message);
    this.kind = kind;
    this.status = statuses[kind];
    this.headers =
      kind === 'request_timeout' ? { connection: 'close' } : { 'retry-after': String(retryAfterSeconds) };
  }
}
