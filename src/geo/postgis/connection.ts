/** Connections to the map database: a question reads in one transaction, so that an update of the map in between changes
 * nothing, and poolers in transaction mode may stand between. */

import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { placeOf } from '../../shared/postgres/database.ts';
import { toDatabaseError } from '../../shared/postgres/faults.ts';
import { clientOf, loadLibrary, typesOf } from '../../shared/postgres/library.ts';
import { StorageError, storageFaultOf } from '../../shared/storage-error.ts';
import { GeoError } from '../domain/errors.ts';

/** How a PostGIS database that osm2pgsql filled is reached. */
export interface PostgisOptions {
  /** `postgres://user:password@host:port/database`, with `?sslmode=…` and the like behind it. Reading is all it needs. */
  readonly url: string;
  /** Where osm2pgsql put the tables.
   * @defaultValue public */
  readonly schema?: string;
  /** What the map is called in answers.
   * @defaultValue the name of the database */
  readonly name?: string;
  /** Connections at most, one for each question that is being answered.
   * @defaultValue 10 */
  readonly maxConnections?: number;
  /** Milliseconds that reaching the database, or waiting for a connection, may take.
   * @defaultValue 10_000 */
  readonly connectTimeoutMs?: number;
  /** Milliseconds that one statement may take. A longer one ends with `too_expensive`.
   * @defaultValue 10_000 */
  readonly statementTimeoutMs?: number;
  /** What the address is called in messages.
   * @defaultValue url */
  readonly optionName?: string;
}

export interface Reader {
  rows<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The rows of a statement as they are wanted, page by page, from a cursor that the transaction closes. */
  pages<Row extends QueryResultRow>(text: string, values: readonly unknown[]): AsyncGenerator<Row[], void>;
}

/** Rows of one page of a cursor. */
const pageRows = 200;

export class Connection {
  /** The database as messages name it. */
  readonly where: string;
  private readonly options: PostgisOptions;
  private readonly optionName: string;
  private pool: Promise<Pool> | undefined;
  private closed = false;

  constructor(options: PostgisOptions) {
    this.options = options;
    this.optionName = options.optionName ?? 'url';
    this.where = placeOf(options.url, this.optionName);
  }

  /** Work with one view of the database.
   * @throws StorageError naming the database and the option; GeoError `too_expensive` for a statement that took too long */
  async reading<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    for (let tries = 2; ; tries--) {
      try {
        return await this.once(work);
      } catch (error) {
        // A connection that broke while it was idle; the next is a new one.
        if (tries > 1 && error instanceof Broken) continue;
        throw error instanceof Broken ? error.cause : error;
      }
    }
  }

  private async once<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    const client = await this.connect();
    let whole = false;
    try {
      const reader = await this.begin(client);
      const result = await work(reader);
      whole = true;
      return result;
    } finally {
      // What failed may have left the connection in any state.
      if (whole)
        whole = await client.query('COMMIT').then(
          () => true,
          () => false,
        );
      client.release(!whole);
    }
  }

  private async connect(): Promise<PoolClient> {
    if (this.closed)
      throw new StorageError('unreachable', this.where, { message: 'The map database has been closed.' });
    this.pool ??= this.open();
    try {
      return await (await this.pool).connect();
    } catch (error) {
      throw toDatabaseError(error, this.where, this.optionName);
    }
  }

  private async open(): Promise<Pool> {
    const library = await loadLibrary();
    const { url, maxConnections = 10, connectTimeoutMs = 10_000, statementTimeoutMs = 10_000 } = this.options;
    const pool = new library.default.Pool({
      connectionString: url,
      application_name: 'graticule',
      connectionTimeoutMillis: connectTimeoutMs,
      // The server ends statements itself; one that has stopped answering does not.
      query_timeout: statementTimeoutMs + 10_000,
      keepAlive: true,
      Client: clientOf(library),
      max: maxConnections,
      types: typesOf(library),
    });
    // An idle connection that breaks is replaced when a question needs one.
    pool.on('error', () => {});
    return pool;
  }

  private async begin(client: PoolClient): Promise<Reader> {
    const { statementTimeoutMs = 10_000 } = this.options;
    try {
      await client.query(
        `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = ${Math.round(statementTimeoutMs)}`,
      );
    } catch (error) {
      const told = toDatabaseError(error, this.where, this.optionName);
      throw storageFaultOf(told) === 'unreachable' ? new Broken(told) : told;
    }
    const ask = async <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) => {
      try {
        return (await client.query<Row>(text, [...values])).rows;
      } catch (error) {
        throw this.told(error, statementTimeoutMs);
      }
    };
    let cursors = 0;
    return {
      rows: ask,
      async *pages<Row extends QueryResultRow>(text: string, values: readonly unknown[]) {
        const cursor = `found_${++cursors}`;
        await ask(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`, values);
        for (;;) {
          const rows = await ask<Row>(`FETCH ${pageRows} FROM ${cursor}`);
          yield rows;
          if (rows.length < pageRows) break;
        }
      },
    };
  }

  private told(error: unknown, statementTimeoutMs: number): unknown {
    const { code } = error as { code?: unknown };
    if (code === '57014') {
      return new GeoError(
        'too_expensive',
        `The map database ${this.where} took longer than ${statementTimeoutMs} ms for one statement.`,
        { cause: error, fix: 'Name a smaller place or a rarer kind, or raise statementTimeoutMs.' },
      );
    }
    return toDatabaseError(error, this.where, this.optionName);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await (await this.pool?.catch(() => undefined))?.end();
  }
}

/** The connection was of no use before the first statement. */
class Broken extends Error {
  constructor(cause: unknown) {
    super('the connection broke', { cause });
  }
}
