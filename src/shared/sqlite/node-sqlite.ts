/** Node's own SQLite (`node:sqlite`, Node 22.13 and later) behind the part of better-sqlite3's interface that the stores use. */

import { existsSync } from 'node:fs';
import type SqliteDatabase from 'better-sqlite3';

type Value = null | number | bigint | string | Uint8Array;
type Row = Record<string, Value>;
type Mode = 'DEFERRED' | 'IMMEDIATE' | 'EXCLUSIVE';

interface NodeStatement {
  run(...values: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  get(...values: unknown[]): Row | undefined;
  all(...values: unknown[]): Row[];
  iterate(...values: unknown[]): IterableIterator<Row>;
}

interface NodeDatabase {
  exec(sql: string): void;
  prepare(sql: string): NodeStatement;
  close(): void;
}

export interface NodeSqlite {
  readonly DatabaseSync: new (path: string, options: { readOnly: boolean }) => NodeDatabase;
}

/** The names that better-sqlite3 gives to result codes, of which Node gives the numbers.
 * @see https://www.sqlite.org/rescode.html */
const codes: Readonly<Record<number, string>> = {
  1: 'ERROR',
  3: 'PERM',
  5: 'BUSY',
  6: 'LOCKED',
  7: 'NOMEM',
  8: 'READONLY',
  9: 'INTERRUPT',
  10: 'IOERR',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'CANTOPEN',
  17: 'SCHEMA',
  18: 'TOOBIG',
  19: 'CONSTRAINT',
  20: 'MISMATCH',
  21: 'MISUSE',
  26: 'NOTADB',
};

const failedCheck = 275;

class NodeSqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === undefined) throw error;
    // The lowest byte tells the kind, the others the place.
    const kind = errcode === failedCheck ? 'CONSTRAINT_CHECK' : (codes[errcode & 0xff] ?? errcode);
    throw new NodeSqliteError(`SQLITE_${kind}`, message, { cause: error });
  }
}

/** Blobs as Buffers, which share the bytes. */
const asBuffer = (value: Value) =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;

type Shape = (row: Row) => unknown;
const wholeRow: Shape = (row) => {
  for (const name in row) if (row[name] instanceof Uint8Array) row[name] = asBuffer(row[name]);
  return row;
};
const valuesOf: Shape = (row) => Object.values(row).map(asBuffer);
const firstOf: Shape = (row) => {
  for (const name in row) return asBuffer(row[name]!);
  return undefined;
};

class Statement {
  private readonly statement: NodeStatement;
  /** Of the values that the text asks for by name. */
  private readonly names: readonly string[];
  private shape = wholeRow;

  constructor(statement: NodeStatement, text: string) {
    this.statement = statement;
    this.names = [...new Set(Array.from(text.matchAll(/[@:$]([A-Za-z]\w*)/g), ([, name]) => name!))];
  }

  run(...values: unknown[]) {
    return attempt(() => this.statement.run(...this.bound(values)));
  }

  get(...values: unknown[]): unknown {
    const row = attempt(() => this.statement.get(...this.bound(values)));
    return row === undefined ? undefined : this.shape(row);
  }

  all(...values: unknown[]): unknown[] {
    return attempt(() => this.statement.all(...this.bound(values))).map(this.shape);
  }

  *iterate(...values: unknown[]): Generator<unknown> {
    const rows = attempt(() => this.statement.iterate(...this.bound(values)));
    for (;;) {
      const { done, value } = attempt(() => rows.next());
      if (done) return;
      yield this.shape(value);
    }
  }

  /** An object may hold more than is asked for, which Node refuses. */
  private bound(values: readonly unknown[]): readonly unknown[] {
    const [named] = values;
    if (this.names.length === 0 || typeof named !== 'object' || named === null) return values;
    return [Object.fromEntries(this.names.map((name) => [name, (named as Row)[name]]))];
  }

  /** The first column instead of rows. */
  pluck(): this {
    this.shape = firstOf;
    return this;
  }

  /** Arrays instead of rows. */
  raw(): this {
    this.shape = valuesOf;
    return this;
  }
}

class Database {
  open = true;
  readonly name: string;
  private readonly database: NodeDatabase;
  private depth = 0;

  constructor(library: NodeSqlite, path: string, options: SqliteDatabase.Options) {
    const { readonly = false, fileMustExist = false, timeout = 5000 } = options;
    if ((readonly || fileMustExist) && path !== ':memory:' && !existsSync(path))
      throw new NodeSqliteError('SQLITE_CANTOPEN', `unable to open database file ${path}`);
    this.name = path;
    this.database = attempt(() => new library.DatabaseSync(path, { readOnly: readonly }));
    attempt(() => this.database.exec(`PRAGMA busy_timeout = ${timeout}`));
  }

  exec(sql: string): this {
    attempt(() => this.database.exec(sql));
    return this;
  }

  prepare(sql: string): Statement {
    return new Statement(
      attempt(() => this.database.prepare(sql)),
      sql,
    );
  }

  /** @returns rows, or with `simple` the first column of the first */
  pragma(text: string, { simple = false } = {}): unknown {
    const statement = this.prepare(`PRAGMA ${text}`);
    return simple ? statement.pluck().get() : statement.all();
  }

  /** @returns a function that runs `work` in a transaction, or in a savepoint of the one it is called in */
  transaction<A extends unknown[], R>(work: (...values: A) => R) {
    const within =
      (mode: Mode) =>
      (...values: A): R => {
        const savepoint = `level_${this.depth}`;
        const nested = this.depth > 0;
        this.exec(nested ? `SAVEPOINT ${savepoint}` : `BEGIN ${mode}`);
        this.depth++;
        try {
          const result = work(...values);
          this.exec(nested ? `RELEASE ${savepoint}` : 'COMMIT');
          return result;
        } catch (error) {
          this.undo(nested ? `ROLLBACK TO ${savepoint}; RELEASE ${savepoint}` : 'ROLLBACK');
          throw error;
        } finally {
          this.depth--;
        }
      };
    return Object.assign(within('DEFERRED'), {
      deferred: within('DEFERRED'),
      immediate: within('IMMEDIATE'),
      exclusive: within('EXCLUSIVE'),
    });
  }

  close(): this {
    if (this.open) attempt(() => this.database.close());
    this.open = false;
    return this;
  }

  private undo(sql: string): void {
    try {
      this.database.exec(sql);
    } catch {
      // A full disk or a failed write has undone the transaction already; the error that led here is the one to tell.
    }
  }
}

/** @returns what stands in for better-sqlite3's constructor */
export function throughNodeSqlite(library: NodeSqlite): typeof SqliteDatabase {
  const OwnDatabase = class extends Database {
    constructor(path: string, options: SqliteDatabase.Options = {}) {
      super(library, path, options);
    }
  };
  return OwnDatabase as unknown as typeof SqliteDatabase;
}
