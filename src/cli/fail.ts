/** Turns whatever a command threw into one readable message and an exit code that means something:
 * 0 success or help, 1 internal failure, 2 wrong usage, 3 bad input data, 4 not found, 130 interrupted. */

import { CommanderError } from 'commander';
import { plainFileError } from '../shared/file-error.ts';

const codeOfCategory: Record<string, number> = { validation: 3, not_found: 4, auth: 2, permission: 2 };

/** A path that does not lead where the caller meant. */
const systemCodes = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'EACCES', 'EPERM', 'EEXIST', 'EROFS']);

export function fail(thrown: unknown): number {
  const error = inPlainWords(thrown);
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (!(error instanceof Error)) {
    process.stderr.write(`graticule: ${String(error)}\n`);
    return 1;
  }
  if (error.name === 'AbortError') {
    process.stderr.write('graticule: interrupted\n');
    return 130;
  }
  const { code, fix, category } = error as Error & { code?: string; fix?: string; category?: string };
  // The system's errors carry their code in the message already.
  const prefix = code && !error.message.includes(code) ? `${code}: ` : '';
  process.stderr.write(`graticule: ${prefix}${error.message}\n${fix ? `  ${fix}\n` : ''}`);
  if (error instanceof TypeError || error instanceof RangeError || systemCodes.has(code ?? '')) return 2;
  return codeOfCategory[category ?? ''] ?? 1;
}

/** Errors of the file system that nobody put into words on the way; those of sockets and programs begin with what was tried. */
function inPlainWords(error: unknown): unknown {
  const { code, path, syscall, message } = error as NodeJS.ErrnoException;
  if (!(error instanceof Error) || !code || !path || !message.startsWith(code)) return error;
  return plainFileError(error, path, syscall === 'mkdir' || syscall === 'rename' ? 'write' : 'read');
}
