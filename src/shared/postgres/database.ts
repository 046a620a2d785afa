/** A PostgreSQL database that this product keeps tables in: loaded, reached and migrated at first use.
 *
 * Every change is one call of a function in the database, and so one statement and one transaction: nothing is left open
 * by a process that dies, and poolers in transaction mode may stand between. Nothing depends on what a session keeps. */

import type { ClientConfig, Pool, PoolClient, QueryResultRow } from 'pg';
import { type Log, silentLog } from '../log.ts';
import { createCondition, type StoreHealth } from '../sqlite/condition.ts';
import { StorageError } from '../storage-error.ts';
import { isCollision, isRefusal, toDatabaseError } from './faults.ts';
import { cancelStatement, clientOf, isLate, loadLibrary, typesOf } from './library.ts';
import { listen } from './listen.ts';
import { type DatabaseForm, migrate, refuseLater } from './migrate.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, with `?sslmode=…` and the like behind it. */
  readonly url: string;
  /** Schema of the tables, made when absent: a lower-case name. Default `graticule`. */
  readonly schema?: string;
  /** Connections held at most, that for notices aside; default 10. */
  readonly maxConnections?: number;
  /** How long reaching the database may take; default 10,000 ms. */
  readonly connectTimeoutMs?: number;
  /** How long a call may take; default 30,000 ms. */
  readonly callTimeoutMs?: number;
  /** Told of trouble with the database, once, and of its end; default: nobody. */
  readonly log?: Log;
  /** What the address is called in messages; default `url`. */
  readonly optionName?: string;
}

export interface Database {
  /** Runs one statement; one that collides with others is run again.
   * @throws StorageError naming the database and the option; other errors as the library throws them */
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Calls back at each notice on a channel, and whenever some may have been missed. */
  listen(channel: string, onNotice: () => void): () => void;
  /** Reaches the database, and migrates it.
   * @throws StorageError what is wrong */
  check(): Promise<void>;
  /** Whether the last call met trouble, at once. */
  health(): StoreHealth;
  close(): Promise<void>;
}

const tries = 5;

/** @param form  the tables, by the schema in which they lie
 * @throws TypeError for an address or a schema that cannot be one */
export function openDatabase(
  options: PostgresOptions,
  form: (schema: string) => Omit<DatabaseForm, 'schema'>,
): Database {
  const { url, schema = 'graticule', maxConnections = 10, log = silentLog, optionName = 'url' } = options;
  if (!/^[a-z_][a-z0-9_]{0,39}$/.test(schema)) {
    throw new TypeError(`schema must be a lower-case name of at most 40 characters, received ${schema}`);
  }
  const tables = { ...form(schema), schema };
  const where = placeOf(url, optionName);
  const condition = createCondition({ file: `database ${where}`, probe: () => query('SELECT 1'), log });
  let opening: Promise<Pool> | null = null;
  let closed = false;

  async function settings(): Promise<ClientConfig> {
    return {
      connectionString: url,
      application_name: 'graticule',
      connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
      query_timeout: options.callTimeoutMs ?? 30_000,
      keepAlive: true,
      types: typesOf(await loadLibrary()),
    };
  }

  async function newClient() {
    const Client = clientOf(await loadLibrary());
    return new Client(await settings());
  }

  async function open(): Promise<Pool> {
    const client = await newClient();
    try {
      await client.connect();
      await migrate(client, tables, where);
    } catch (error) {
      if (isLate(error)) cancelStatement(client);
      throw error;
    } finally {
      // A server that has stopped answering does not say goodbye either.
      client.end().catch(() => {});
    }
    const library = await loadLibrary();
    const pool = new library.default.Pool({
      ...(await settings()),
      Client: clientOf(library),
      max: maxConnections,
      // A newer release may have migrated the tables since this process began.
      onConnect: (fresh) => refuseLater(fresh, tables, where) as unknown as undefined,
    });
    // An idle connection that breaks is replaced when a call needs one.
    pool.on('error', () => {});
    return pool;
  }

  /** Once; a try that failed is made again by whoever asks next. */
  function opened(): Promise<Pool> {
    if (closed) throw new StorageError('unreachable', where, { message: 'The database has been closed.' });
    opening ??= open().catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  async function query<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    for (let left = tries - 1; ; left -= 1) {
      try {
        const client = await (await opened()).connect();
        const rows = await run<Row>(client, text, values);
        condition.wrote();
        return rows;
      } catch (error) {
        if (isCollision(error) && left > 0) continue;
        throw condition.noted(toDatabaseError(error, where, optionName));
      }
    }
  }

  async function run<Row extends QueryResultRow>(
    client: PoolClient,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    let fault: Error | undefined;
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } catch (error) {
      // Only a refused statement leaves the connection as it was.
      if (!isRefusal(error)) fault = error as Error;
      if (isLate(error)) cancelStatement(client);
      throw error;
    } finally {
      client.release(fault);
    }
  }

  return {
    query,
    listen: (channel, onNotice) => listen(newClient, channel, onNotice),
    check: async () => void (await query('SELECT 1')),
    health: () => condition.health(),
    async close() {
      if (closed) return;
      closed = true;
      const pool = await opening?.catch(() => null);
      await pool?.end();
    },
  };
}

/** The database as messages name it: without user and password.
 * @throws TypeError for what is no such address */
export function placeOf(url: string, optionName: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^postgres(?:ql)?:$/.test(parsed.protocol)) {
    // Not the address itself: it may hold a password.
    throw new TypeError(`${optionName} must be an address like postgres://user:password@host:5432/database`);
  }
  const host = parsed.hostname || (parsed.searchParams.get('host') ?? 'localhost');
  return `${host}:${parsed.port || 5432}${parsed.pathname}`;
}
