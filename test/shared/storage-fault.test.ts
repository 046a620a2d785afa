import { mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { isStorageFault, storageFaultCode } from '../../src/shared/storage-fault.ts';

const coded = (code: unknown, cause?: unknown) => Object.assign(new Error('failed', { cause }), { code });

function thrown(task: () => unknown): unknown {
  try {
    task();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test.each([
  ['ENOSPC'],
  ['EDQUOT'],
  ['EROFS'],
  ['EIO'],
  ['EMFILE'],
  ['ENFILE'],
  ['SQLITE_FULL'],
  ['SQLITE_IOERR'],
  ['SQLITE_IOERR_WRITE'],
  ['SQLITE_READONLY'],
  ['SQLITE_READONLY_DBMOVED'],
  ['SQLITE_BUSY'],
  ['SQLITE_BUSY_SNAPSHOT'],
  ['SQLITE_LOCKED'],
  ['SQLITE_CANTOPEN'],
])('%s is a fault of the store', (code) => {
  expect(storageFaultCode(coded(code))).toBe(code);
});

test.each([
  ['ENOENT'],
  ['EACCES'],
  ['SQLITE_CORRUPT'],
  ['SQLITE_CONSTRAINT_UNIQUE'],
  ['SQLITE_FULLER'],
  ['ENOSPCX'],
  [28],
  [undefined],
])('%s is not', (code) => {
  expect(isStorageFault(coded(code))).toBe(false);
});

test('causes count, also in a chain that leads back to itself', () => {
  expect(isStorageFault(coded('internal_error', coded('ENOSPC')))).toBe(true);
  const circle: { code: string; cause?: unknown } = { code: 'odd' };
  circle.cause = circle;
  expect(isStorageFault(circle)).toBe(false);
  expect(isStorageFault(null)).toBe(false);
  expect(isStorageFault('ENOSPC')).toBe(false);
});

test('what Node and SQLite really throw is recognised', () => {
  const folder = mkdtempSync(join(tmpdir(), 'graticule-fault-'));
  try {
    const path = join(folder, 'a.sqlite');
    new Database(path).exec('CREATE TABLE t (a)').close();
    const holder = new Database(path);
    holder.exec('BEGIN EXCLUSIVE');
    const other = new Database(path, { timeout: 0 });
    expect(storageFaultCode(thrown(() => other.exec('INSERT INTO t VALUES (1)')))).toBe('SQLITE_BUSY');
    other.close();
    holder.close();
    const reader = new Database(path, { readonly: true });
    expect(isStorageFault(thrown(() => reader.exec('INSERT INTO t VALUES (1)')))).toBe(true);
    reader.close();
    const bounded = new Database(path);
    bounded.pragma('max_page_count = 2');
    expect(storageFaultCode(thrown(() => bounded.exec('INSERT INTO t VALUES (zeroblob(100000))')))).toBe(
      'SQLITE_FULL',
    );
    bounded.close();
    expect(isStorageFault(thrown(() => new Database(join(folder, 'absent', 'a.sqlite'))))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.skipIf(process.platform !== 'linux')('a write to a full device is recognised', () => {
  const full = openSync('/dev/full', 'w');
  expect(storageFaultCode(thrown(() => writeSync(full, 'x')))).toBe('ENOSPC');
});
