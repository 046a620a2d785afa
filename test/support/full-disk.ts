/** A disk that takes no more, for this process alone: the system refuses every write to a file. Reads go on. */

import { execFileSync, spawnSync } from 'node:child_process';

const limit = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

/** Why there is no such disk here; undefined where there is. */
export const noFullDisk: string | undefined =
  spawnSync('prlimit', ['--version']).status === 0
    ? undefined
    : 'needs prlimit (util-linux), which limits the files that a process may write';

/** Every write to a file fails until `use` has ended, as with a full disk: SQLITE_IOERR_WRITE, EFBIG. */
export async function withFullDisk<T>(use: () => Promise<T>): Promise<T> {
  // Without a listener the signal that comes with such a write would end the process.
  const ignore = () => {};
  process.on('SIGXFSZ', ignore);
  limit(0);
  try {
    return await use();
  } finally {
    limit('unlimited');
    process.off('SIGXFSZ', ignore);
  }
}
