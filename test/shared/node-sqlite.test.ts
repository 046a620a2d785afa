/** Node's own SQLite answers as better-sqlite3 does. Skipped where Node has none (before 22.13). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NodeSqlite, throughNodeSqlite } from '../../src/shared/sqlite/node-sqlite.ts';
import type { Database } from '../../src/shared/sqlite/open-database.ts';
import { storageFaultOf } from '../../src/shared/storage-error.ts';

const library = process.getBuiltinModule?.('node:sqlite') as NodeSqlite | undefined;

describe.skipIf(library === undefined)('SQLite of Node', () => {
  let folder: string;
  const open = (name: string, options = {}): Database =>
    new (throughNodeSqlite(library!))(name === ':memory:' ? name : join(folder, name), options);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'node-sqlite-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('rows, columns, arrays, blobs and named values', () => {
    const db = open(':memory:');
    db.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, bytes BLOB)');
    const insert = db.prepare('INSERT INTO t VALUES (@id, @name, @bytes)');
    expect(insert.run({ id: 1, name: 'a', bytes: Buffer.from([1, 2]) })).toMatchObject({ changes: 1 });
    insert.run({ id: 2, name: null, bytes: null, 'asked for by nobody': 1 });
    const all = db.prepare('SELECT * FROM t ORDER BY id');
    expect(all.all()).toMatchObject([
      { id: 1, name: 'a', bytes: Buffer.from([1, 2]) },
      { id: 2, name: null, bytes: null },
    ]);
    expect(Buffer.isBuffer((all.get() as { bytes: unknown }).bytes)).toBe(true);
    expect([...db.prepare('SELECT id, name FROM t ORDER BY id').raw().iterate()]).toEqual([
      [1, 'a'],
      [2, null],
    ]);
    expect(db.prepare('SELECT name FROM t WHERE id = ?').pluck().get(1)).toBe('a');
    expect(db.prepare('SELECT name FROM t WHERE id = ?').pluck().get(9)).toBeUndefined();
    expect(db.pragma('user_version', { simple: true })).toBe(0);
    db.close();
    expect(db.open).toBe(false);
  });

  test('a transaction that throws leaves nothing, one inside another its own part', () => {
    const db = open(':memory:');
    db.exec('CREATE TABLE t (id INTEGER PRIMARY KEY)');
    const add = (id: number) => db.prepare('INSERT INTO t VALUES (?)').run(id);
    const inner = db.transaction((id: number) => {
      add(id);
      throw new Error('inner');
    });
    const outer = db.transaction((fail: boolean) => {
      add(1);
      expect(() => inner(2)).toThrow('inner');
      if (fail) throw new Error('outer');
      return 'done';
    });
    const ids = () => db.prepare('SELECT id FROM t').pluck().all();
    expect(() => outer.immediate(true)).toThrow('outer');
    expect(ids()).toEqual([]);
    expect(outer.immediate(false)).toBe('done');
    expect(ids()).toEqual([1]);
    db.close();
  });

  test('a file that is locked, damaged or missing is told apart', () => {
    const first = open('locked.db');
    first.exec('CREATE TABLE t (id INTEGER PRIMARY KEY); BEGIN IMMEDIATE');
    const second = open('locked.db', { timeout: 0 });
    const fault = (work: () => unknown) => {
      try {
        work();
        return undefined;
      } catch (error) {
        return storageFaultOf(error);
      }
    };
    expect(fault(() => second.exec('BEGIN IMMEDIATE'))).toBe('busy');
    first.close();
    second.close();
    writeFileSync(join(folder, 'damaged.db'), 'no database '.repeat(100));
    expect(fault(() => open('damaged.db').prepare('SELECT * FROM t'))).toBe('damaged');
    const altered = open('altered.db');
    altered.exec("CREATE TABLE t (status TEXT CHECK (status IN ('queeed')))");
    expect(fault(() => altered.exec("INSERT INTO t VALUES ('queued')"))).toBe('damaged');
    altered.close();
    expect(fault(() => open('missing.db', { fileMustExist: true }))).toBe('io');
    expect(fault(() => open('locked.db', { readonly: true }).exec('CREATE TABLE u (id)'))).toBe('read_only');
  });

  test('has what maps are stored by: R-trees and full text', () => {
    const db = open(':memory:');
    db.exec('CREATE VIRTUAL TABLE r USING rtree(id, a, b); CREATE VIRTUAL TABLE f USING fts5(words)');
    db.close();
  });
});
