/** What PostgreSQL and the way there report, as the kinds that callers can act on. */

import { StorageError, type StorageFault } from '../storage-error.ts';
import { isCrowded, isLate } from './library.ts';

/** By SQLSTATE, or its class of two characters. */
const faultOfState: Readonly<Record<string, StorageFault>> = {
  '08': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '53300': 'unreachable',
  '28': 'forbidden',
  '42501': 'forbidden',
  '3D000': 'missing',
  '3F000': 'missing',
  '42P01': 'missing',
  '42883': 'missing',
  '53100': 'full',
  '53200': 'busy',
  '57014': 'busy',
  '55P03': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
  '25006': 'read_only',
  '58030': 'io',
  XX001: 'damaged',
  XX002: 'damaged',
};

const isState = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E');

/** Another transaction stood in the way: the same one may succeed when it is run again. */
export function isCollision(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40001' || code === '40P01';
}

/** The server answered that it will not run a statement, and goes on listening. */
export function isRefusal(error: unknown): boolean {
  const state = stateOf(error);
  return state !== null && !/^(?:08|57P)/.test(state);
}

const stateOf = (error: unknown): string | null => {
  const { code } = error as { code?: unknown };
  return isState(code) ? code : null;
};

const fixes: Partial<Record<StorageFault, string>> = {
  forbidden: 'Check the user and password in it, and what that user may do in the database.',
  missing: 'Create it (createdb), or name one that is there.',
  full: 'Free space on the disk of the database; work then continues by itself.',
  read_only: 'Name the primary server, not a read-only copy.',
  io: 'Check the disk and the log of the database server.',
  damaged: 'Restore the database from a backup.',
  busy: 'Try again; if it persists, look for long transactions in the database.',
};

/** The error as a `StorageError` that names the database and the option, if it tells of one; else the error itself.
 * @param where   the database, without its password
 * @param option  the option that named it */
export function toDatabaseError(error: unknown, where: string, option: string): unknown {
  if (error instanceof StorageError) return error;
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error;
  if (isCrowded(error)) {
    return new StorageError('busy', where, {
      message: `All connections to the database ${where} that this process may hold have been in use all the time.`,
      fix: 'Try again; if it persists, look for locks and slow statements in the database, or raise maxConnections.',
      cause: error,
    });
  }
  const state = stateOf(error);
  // What carries no state did not come from the server: it took too long, or the connection broke or was refused.
  const fault = isLate(error)
    ? 'busy'
    : state === null
      ? 'unreachable'
      : (faultOfState[state] ?? faultOfState[state.slice(0, 2)]);
  if (fault === undefined) return error;
  const fix = fixes[fault] ?? 'Check its address, the network and the server';
  return new StorageError(fault, where, {
    message: `The database ${where} ${said(fault)}: ${reasonOf(error)}.`,
    fix: `${option} names it. ${fix}${fix.endsWith('.') ? '' : '; work continues by itself when it answers.'}`,
    cause: error,
  });
}

const words: Partial<Record<StorageFault, string>> = {
  unreachable: 'cannot be reached',
  forbidden: 'refuses access',
  missing: 'lacks what is needed',
  busy: 'did not answer in time',
  full: 'has no room left',
  read_only: 'takes no writes',
  io: 'cannot read or write',
  damaged: 'is damaged',
};

const said = (fault: StorageFault) => words[fault] ?? fault;

/** Several addresses of one name fail with one error that says nothing itself. */
function reasonOf(error: Error): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as Error | undefined) : undefined;
  return (inner?.message || error.message || String((error as { code?: unknown }).code)).replace(/\.$/, '');
}
