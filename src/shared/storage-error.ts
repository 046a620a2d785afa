/** What goes wrong with disks, databases and object stores, as a few kinds that callers can act on. */

/** `busy`: another process holds the lock. `full`, `read_only`, `forbidden`, `io` and `descriptors` are the disk's or the
 * system's and pass when somebody makes room or gives access. `unreachable`, `missing` (a database, a bucket) and also
 * `forbidden` are those of a store on another machine and pass when that is there again. `damaged` does not pass on its
 * own. */
export type StorageFault =
  | 'busy'
  | 'full'
  | 'read_only'
  | 'forbidden'
  | 'io'
  | 'descriptors'
  | 'unreachable'
  | 'missing'
  | 'damaged';

const faultOfCode: Readonly<Record<string, StorageFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read_only',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EIO: 'io',
  EMFILE: 'descriptors',
  ENFILE: 'descriptors',
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_FULL: 'full',
  SQLITE_READONLY: 'read_only',
  SQLITE_IOERR: 'io',
  SQLITE_CANTOPEN: 'io',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  // What we write keeps the checks of our tables: one that fails is not the one that was made.
  SQLITE_CONSTRAINT_CHECK: 'damaged',
};

const words: Readonly<Record<StorageFault, string>> = {
  busy: 'is locked by another process',
  full: 'cannot be written: the disk is full',
  read_only: 'cannot be written: it is read-only',
  forbidden: 'is not accessible: the process has no permission',
  io: 'cannot be read or written: the system reports an input/output error',
  descriptors: 'cannot be opened: the process has no file descriptors left',
  unreachable: 'cannot be reached',
  missing: 'does not exist',
  damaged: 'is damaged',
};

const fixes: Readonly<Record<StorageFault, string>> = {
  busy: 'Try again; if the lock persists, end the process that holds it.',
  full: 'Free space on the disk; work then continues by itself.',
  read_only: 'Make the data folder writable; work then continues by itself.',
  forbidden:
    'Run as the owner of the data folder, or make it readable and writable; work then continues by itself.',
  io: 'Check the disk and the system log; work continues by itself when the disk works again.',
  descriptors: 'Raise the limit of open files (ulimit -n).',
  unreachable: 'Check its address, the network and the server; work continues by itself when it answers.',
  missing: 'Create it, or give the name of one that is there.',
  damaged: 'Stop the server and restore the file from a backup, or move it away to start empty.',
};

/** A fault of a file on disk or of a store on another machine: which one, what is wrong, what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;
  /** Path or name of the file, or name of the store. */
  readonly file: string;
  readonly fix: string;
  readonly retryable: boolean;

  /** @param options.message  default: the file and what its fault means */
  constructor(
    fault: StorageFault,
    file: string,
    options: { message?: string; fix?: string; cause?: unknown } = {},
  ) {
    const { message = `${file} ${words[fault]}${codeOf(options.cause)}.`, cause } = options;
    super(message, cause === undefined ? undefined : { cause });
    this.fault = fault;
    this.file = file;
    this.fix = options.fix ?? fixes[fault];
    this.retryable = fault !== 'damaged';
  }

  /** For who asks over a network: neither paths nor addresses, which are for the operator and in the log. */
  get publicMessage(): string {
    return `Stored data of the service ${words[this.fault]}.`;
  }
}

/** The kind of storage fault that an error tells of, itself or by its causes; null for any other error. */
export function storageFaultOf(error: unknown): StorageFault | null {
  // A chain of causes is short; the count guards against one that bites its tail.
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
    if (at instanceof StorageError) return at.fault;
    const { code } = at as { code?: unknown };
    if (typeof code !== 'string') continue;
    // Extended codes: SQLITE_IOERR_WRITE, SQLITE_BUSY_SNAPSHOT.
    const fault = faultOfCode[code] ?? faultOfCode[code.split('_', 2).join('_')];
    if (fault !== undefined) return fault;
  }
  return null;
}

/** The same error as a `StorageError` that names the file, if it tells of a storage fault; else the error itself. */
export function toStorageError(error: unknown, file: string): unknown {
  if (error instanceof StorageError) return error;
  const fault = storageFaultOf(error);
  return fault === null ? error : new StorageError(fault, file, { cause: error });
}

function codeOf(cause: unknown): string {
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? ` (${code})` : '';
}
