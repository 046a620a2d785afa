/** What jobs need from outside. Drivers implement these; nothing here knows SQL, files or HTTP. */

import type { StoreHealth } from '../shared/sqlite/condition.ts';
import type { ContextLifetime, FittedContext } from './domain/context.ts';
import type {
  Failure,
  Job,
  JobKind,
  JobProgress,
  JobRecord,
  ListedJob,
  NewJob,
  Owner,
  StoredResult,
} from './domain/job.ts';

/** All time comes from a clock, so that tests can move it. */
export type { Clock } from '../shared/clock.ts';
export type { Log } from '../shared/log.ts';
export type { StoreHealth } from '../shared/sqlite/condition.ts';
export type { StorageFault } from '../shared/storage-error.ts';

export interface SubmitRequest {
  readonly job: NewJob;
  /** The context that a fit is to make. */
  readonly context: NewContext | null;
  readonly idempotency: { readonly key: string; readonly fingerprint: string } | null;
  /** Reuse an identical active fit when there is one. */
  readonly reuse: boolean;
  /** Input rows to reserve, and the organisation's allowance of that UTC day; null when unlimited. */
  readonly quota: { readonly day: string; readonly rows: number; readonly allowance: number } | null;
}

export interface NewContext {
  readonly id: string;
  readonly featureColumns: readonly string[];
  readonly artifactSchemaVersion: number;
  readonly expiresAt: number;
  /** Of the engine that is to fit it: fits of different engines are not identical. */
  readonly plannedEngineVersion: string;
}

export type SubmitOutcome =
  | {
      readonly kind: 'created' | 'replayed' | 'reused';
      readonly job: Job;
      readonly context: FittedContext | null;
    }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'over_quota'; readonly used: number };

/** From `now`, of the caller's clock, until `leaseUntil`: a store that many machines share takes the length of a lease
 * and counts it by its own clock. Milliseconds since the epoch. */
export interface Lease {
  readonly now: number;
  readonly leaseUntil: number;
}

export interface ClaimRequest extends Lease {
  /** Whose claim it is: a name of the worker's own. */
  readonly owner: string;
  /** Only short jobs; default: any. */
  readonly onlyShort?: boolean;
  /** Only jobs whose size class has no larger ones, at least 64 MiB; default: any. */
  readonly maxBytes?: number | null;
  /** Contexts whose models the worker has loaded: their jobs are preferred. */
  readonly warm?: readonly string[];
}

export interface Claim {
  readonly job: JobRecord;
  /** Proves the claim to heartbeat, finish, fail and release. */
  readonly token: string;
}

export interface Success {
  readonly now: number;
  readonly durationMs: number;
  readonly engineVersion: string;
  /** Null for a fit. */
  readonly result: StoredResult | null;
  readonly resultExpiresAt: number | null;
  /** Of the artifact that a fit made. */
  readonly artifactHash: string | null;
  /** Extends the life of the context that a prediction used. */
  readonly lifetime: ContextLifetime;
}

export interface Sweep {
  readonly now: number;
  /** Staged objects that no job needs and nobody planned or submitted since then are dropped. */
  readonly stagedBefore: number;
  /** Terminal jobs, and contexts no longer usable, that ended before this are forgotten. */
  readonly historyBefore: number;
}

/** An object, and the row that could need it. */
export type NeededBy = { readonly key: string } & (
  | { readonly kind: 'staged' }
  | { readonly kind: 'result'; readonly jobId: string }
  | { readonly kind: 'artifact'; readonly contextId: string }
);

/** What waits and runs. */
export interface QueueState {
  /** In the lane of short jobs, and in that of the others. */
  readonly queued: { readonly short: number; readonly long: number };
  readonly running: readonly { readonly kind: JobKind; readonly count: number }[];
  /** When the oldest queued job was submitted, milliseconds since the epoch; null when none is queued. */
  readonly oldestQueuedAt: number | null;
}

/** How much one organisation may have planned and not yet submitted. */
export interface UploadBounds {
  /** Start of the keys of the organisation's staged objects. */
  readonly prefix: string;
  readonly maxOpen: number;
  /** Null: no bound. */
  readonly maxOpenBytes: number | null;
  /** Length of this upload. */
  readonly bytes: number;
}

export interface Swept {
  readonly purgedJobs: number;
  readonly expiredContexts: number;
}

/** What a list is read by: newest first, entries of the same time by falling id. */
export interface ListRequest {
  readonly org: string;
  /** The last entry of the page before; null for the first page. */
  readonly after: { readonly createdAt: number; readonly id: string } | null;
  /** Entries of a page at most, at least 1. */
  readonly limit: number;
}

/** Jobs, contexts, idempotency keys, quota and references to staged objects, kept together so that each transition
 * is one transaction. Every method is atomic and safe against other processes on the same store.
 * @example
 * const jobs: JobStore = sqlite({ dataDir: null }); */
export interface JobStore {
  /** Takes a job, or answers an earlier one: the same key, or an identical active fit. */
  submit(request: SubmitRequest): Promise<SubmitOutcome>;
  /** Takes the next job of those that are queued or run under a lapsed lease, in the order of domain/queue.ts. */
  claim(claim: ClaimRequest): Promise<Claim | null>;
  /** As `claim`, up to `count` times at once: for stores that a call must travel to. */
  claimSome?(claim: ClaimRequest, count: number): Promise<Claim[]>;
  /** @returns false when the claim is lost */
  heartbeat(jobId: string, token: string, lease: Lease): Promise<boolean>;
  /** Gives an unfinished job back at once, without counting the attempt. */
  release(jobId: string, token: string): Promise<boolean>;
  /** @returns false when the claim is lost: the outcome was not taken */
  finish(jobId: string, token: string, success: Success): Promise<boolean>;
  /** @returns false when the claim is lost */
  fail(
    jobId: string,
    token: string,
    failure: { now: number; durationMs: number; engineVersion: string; error: Failure },
  ): Promise<boolean>;
  /** Notes how far a claimed job has come. It may be lost in a crash, and is forgotten when the claim ends.
   * @returns false when the claim is lost */
  noteProgress(jobId: string, token: string, progress: JobProgress): Promise<boolean>;
  /** Frees the jobs of workers that are known to be dead, before their leases lapse.
   * @returns how many */
  recover(owner: string): Promise<number>;
  /** Whether a claim could succeed later: some job is queued or running. */
  pending(): Promise<boolean>;

  /** Read at every poll, so it reads no more than a caller sees. */
  job(id: string): Promise<Job | null>;
  /** As `job`, at once and for polls: changes made by others show from the next turn of the event loop on. Absent where
   * the store is reached over a network. Gives the same object while nothing has changed; undefined when it would have
   * to wait. */
  peek?(id: string): Job | null | undefined;
  /** @returns null for a job that is not there */
  record(id: string): Promise<JobRecord | null>;
  /** @returns null for a context that is not there */
  context(id: string): Promise<FittedContext | null>;
  /** A job with how far it has come. */
  listedJob(id: string): Promise<ListedJob | null>;
  /** The jobs of an organisation, as far as history goes back. */
  listJobs(request: ListRequest): Promise<readonly ListedJob[]>;
  /** The contexts of an organisation, those left out that were deleted. */
  listContexts(request: ListRequest): Promise<readonly FittedContext[]>;
  /** @returns false when the organisation has no such context, or has deleted it */
  deleteContext(id: string, org: string, now: number): Promise<boolean>;

  /** Notes that an upload of this object has been planned, so that it outlives the job that uses it now. One that is
   * planned already is planned once more without being counted again.
   * @returns null, or what is open when one more would pass the bounds: then nothing is noted */
  planStaged(
    key: string,
    now: number,
    bounds?: UploadBounds,
  ): Promise<{ readonly open: number; readonly bytes: number } | null>;
  /** Forgets a staged object if no queued or running job refers to it, no planned upload waits for its submit, and one
   * caller alone has planned it since it was last forgotten: plans are counted and name nobody, so that where several
   * have, a submit may have settled the plan of another, who needs the bytes still. Those are left to `dropAbandoned`.
   * @returns whether it was forgotten, and its bytes may go */
  dropStaged(key: string): Promise<boolean>;

  /** Whether a queued or running job, or an upload that is planned and not yet submitted, needs a staged object. */
  staged(key: string): Promise<{ readonly refs: number; readonly plans: number } | null>;
  /** Of these objects, the keys of those that no row needs and that none will need again: results of jobs that have
   * ended without them, artifacts of contexts that are dead or never were, staged objects that nobody has noted. */
  unneeded(objects: readonly NeededBy[]): Promise<readonly string[]>;
  /** Uploads planned before this time that no job uses, page by page.
   * @param after  `next` of the page before; at first an empty text
   * @returns      `next`: null after the last page */
  plannedBefore(
    before: number,
    after: string,
  ): Promise<{ readonly keys: readonly string[]; readonly next: string | null }>;

  /** Whether this process is the one that looks after the store, for the next `leaseMs`; absent where each process does.
   * @param owner  a name of the process's own */
  takeUpkeep?(owner: string, leaseMs: number): Promise<boolean>;
  /** Purges results past retention, expires contexts, forgets old history. */
  sweep(sweep: Sweep): Promise<Swept>;
  /** Keys whose bytes may go: results of purged jobs, artifacts of dead contexts, unneeded staged objects. */
  garbage(stagedBefore: number): Promise<{ objects: readonly string[]; staged: readonly string[] }>;
  /** The bytes are gone. */
  collected(keys: readonly string[]): Promise<void>;
  /** Forgets a staged object that nobody has used since then. */
  dropAbandoned(key: string, stagedBefore: number): Promise<boolean>;

  /** Token bucket of `perMinute` tokens that refills evenly.
   * @returns 0 when a token was taken, otherwise the milliseconds until one is there */
  takeToken(owner: Owner, perMinute: number, now: number): Promise<number>;

  /** Calls `listener` when another process has queued a job; absent where the store cannot tell. */
  onQueued?(listener: () => void): () => void;
  /** What waits and runs now, of all processes; absent where the store cannot tell. */
  queue?(): Promise<QueueState>;
  /** Whether the store can do its work, at once; absent where it cannot tell. */
  health?(): StoreHealth;
  /** Asks the store itself, at start and for readiness; absent where opening it has told.
   * @throws StorageError what is wrong, and the option that may be */
  check?(): Promise<void>;
  /** Gives up files and connections; later calls fail. */
  close(): Promise<void>;
}

/** Bytes of an object store. */
export interface StoredObject {
  readonly bytes: number;
  /** The bytes, once from the start for each call. */
  stream(): AsyncIterable<Uint8Array>;
  /** Where the object lies on this machine, if it does. */
  readonly path?: string;
}

export type UploadAddress =
  | { readonly kind: 'single'; readonly url: string }
  | {
      readonly kind: 'multipart';
      readonly uploadId: string;
      readonly partSize: number;
      readonly partUrls: readonly string[];
      readonly completeUrl: string;
    };

export interface UploadRequest {
  readonly bytes: number;
  /** Hex SHA-256 of the bytes. */
  readonly sha256: string;
  readonly expiresAt: number;
  /** Null for a single upload. */
  readonly partBytes: number | null;
}

export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
  /** When it was written, milliseconds since the epoch of the store's own clock. */
  readonly writtenAt: number;
}

export interface ObjectSweep {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What nobody has changed for this long, as seen by sweeps, was left by a process that is no more. */
  readonly leftoverMs: number;
  /** Whether an upload of this object is planned and not yet submitted. */
  readonly planned: (key: string) => Promise<boolean>;
}

/** Bytes by key. Keys are slash-separated words of letters, digits, `_`, `-` and `.`. What fails for the
 * moment (no space, read-only, no descriptors, out of reach) rejects with an error that `storageFaultOf` knows.
 * @example
 * const objects: ObjectStore = fs({ folder: '/data/objects' }); */
export interface ObjectStore {
  /** Whether uploads whose bytes are not those planned are refused: bytes that differ later were altered in the store. */
  readonly verifiesUploads: boolean;
  /** Signs addresses that need no Authorization header. A path without an origin is under the HTTP edge's own. */
  signUpload(key: string, upload: UploadRequest): Promise<UploadAddress>;
  /** @param sha256  hex SHA-256 of what was written: a store that answers itself delivers nothing else as a whole */
  signDownload(key: string, expiresAt: number, sha256: string): Promise<string>;
  /** Appears whole or not at all.
   * @returns hex SHA-256 and length of what was written */
  write(
    key: string,
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<{ sha256: string; bytes: number }>;
  /** @returns null for an object that is not there */
  open(key: string): Promise<StoredObject | null>;
  /** Deleting what is not there is not an error.
   * @param unless  true keeps the object. It is asked once the object is out of the way of writers, other processes
   *                included: whoever makes it needed and writes it only then does not lose it. */
  delete(key: string, unless?: () => Promise<boolean>): Promise<void>;
  /** All objects under a prefix that ends at a slash, in any order, in pages of bounded size. What is written or
   * deleted meanwhile may be there or not. */
  list(prefix: string): AsyncIterable<readonly ListedObject[]>;
  /** Removes what killed processes and abandoned uploads left behind, apart from objects. Sweeps do not overlap. */
  sweep(sweep: ObjectSweep): Promise<void>;
  /** Whether objects can be written and read, at once; absent where the store cannot tell. */
  health?(): StoreHealth;
  /** Writes, reads and deletes something small, at start and for readiness; absent where opening the store has told.
   * @throws StorageError what is wrong, and the option that may be */
  check?(): Promise<void>;
  /** The face behind locally signed addresses; absent where the addresses lead elsewhere. */
  readonly local?: LocalAddresses;
  /** Gives up files and connections; later calls fail. */
  close(): Promise<void>;
}

/** Answers to requests at locally signed addresses; failures are `AddressError`s. */
export interface LocalAddresses {
  /** @returns the ETag, with its quotes */
  put(address: URL, body: AsyncIterable<Uint8Array>, contentLength: number | null): Promise<string>;
  /** @param manifest  gives the parts as the caller lists them; asked only when the address has been verified, with the
   *                  number of parts planned
   * @returns         the ETag of the whole, with its quotes */
  complete(
    address: URL,
    manifest: (parts: number) => Promise<readonly { partNumber: number; etag: string }[]>,
  ): Promise<string>;
  /** @throws AddressError for an address that is forged or has expired, and an object that is not there */
  get(address: URL): Promise<{ object: StoredObject; etag: string }>;
}

/** The names that S3 gives to the same failures; clients of presigned addresses know them. */
export type AddressErrorCode =
  | 'AccessDenied'
  | 'BadDigest'
  | 'EntityTooLarge'
  | 'EntityTooSmall'
  | 'IncompleteBody'
  | 'InvalidPart'
  | 'InvalidPartOrder'
  | 'NoSuchKey'
  | 'NoSuchUpload'
  /** The store cannot be read or written for now, or an object was altered; `cause` goes to the log. */
  | 'ServiceUnavailable'
  /** Too much at once for the store: try again later. */
  | 'SlowDown';

/** A request at a locally signed address is refused.
 * @example
 * throw new AddressError('AccessDenied', 'The address has expired.'); */
export class AddressError extends Error {
  override readonly name = 'AddressError';
  readonly code: AddressErrorCode;
  constructor(code: AddressErrorCode, message: string, options?: { cause: unknown }) {
    super(message, options);
    this.code = code;
  }
}
