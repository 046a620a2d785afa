/** Tells a fault of the disk, or of what the disk needs, from a fault of the work: the work is worth another try. */

const systemCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

// Extended result codes begin with the name of their family: SQLITE_IOERR_WRITE, SQLITE_BUSY_SNAPSHOT.
const sqliteFamily = /^SQLITE_(?:FULL|IOERR|READONLY|BUSY|LOCKED|CANTOPEN)(?:_|$)/;

/** How deep a chain of causes is followed; a chain may lead back to itself. */
const maxCauses = 10;

/** @param error  whatever was thrown; its causes count too
 * @returns      whether the store could not be read or written for now: no space, no quota, a read-only or failing
 *               disk, no descriptors left, a database that is full, locked, read-only or cannot be opened */
export function isStorageFault(error: unknown): boolean {
  return storageFaultCode(error) !== null;
}

/** @returns the system's or SQLite's code of the fault, null when the error is no fault of the store */
export function storageFaultCode(error: unknown): string | null {
  let current = error;
  for (let depth = 0; depth < maxCauses && typeof current === 'object' && current !== null; depth += 1) {
    const { code, cause } = current as { code?: unknown; cause?: unknown };
    if (typeof code === 'string' && (systemCodes.has(code) || sqliteFamily.test(code))) return code;
    current = cause;
  }
  return null;
}
