/** The tables of a part of the product, as numbered migrations that processes may start at once. */

import type { ClientBase } from 'pg';
import { StorageError } from '../storage-error.ts';

export interface DatabaseForm {
  /** Each part counts its own versions. */
  readonly component: string;
  /** What it is, for messages: "the job store". */
  readonly what: string;
  /** Where its tables lie. */
  readonly schema: string;
  /** SQL of each version. */
  readonly migrations: readonly string[];
}

/** Any number; with the name of the schema it names the lock that migrating processes wait for. */
const migrationLock = 0x67726174;

/** A large table takes its time, and others wait for who migrates it. */
const patience = { query_timeout: 600_000 };

/** Runs what has not run yet, all of it or nothing.
 * @param where  the database, for messages
 * @throws StorageError for tables of a later release; what the database says else */
export async function migrate(client: ClientBase, form: DatabaseForm, where: string): Promise<void> {
  const { schema, component, migrations } = form;
  if ((await versionIn(client, form, where)) === migrations.length) return;
  await client.query('BEGIN');
  try {
    await client.query({
      text: 'SELECT pg_advisory_xact_lock($1, hashtext($2))',
      values: [migrationLock, schema],
      ...patience,
    });
    const { rows } = await client.query('SELECT to_regnamespace($1) IS NULL AS missing', [schema]);
    // Asked for only where it is missing: making one takes a right that a user of a prepared schema need not have.
    if (rows[0].missing) await client.query(`CREATE SCHEMA ${schema}`);
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${schema}.schema_versions (component text PRIMARY KEY, version integer NOT NULL)`,
    );
    for (const step of migrations.slice(await versionIn(client, form, where)))
      await client.query({ text: step, ...patience });
    await client.query(
      `INSERT INTO ${schema}.schema_versions VALUES ($1, $2) ON CONFLICT (component) DO UPDATE SET version = $2`,
      [component, migrations.length],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** @throws StorageError when a later release has migrated the tables */
export async function refuseLater(client: ClientBase, form: DatabaseForm, where: string): Promise<void> {
  await versionIn(client, form, where);
}

async function versionIn(client: ClientBase, form: DatabaseForm, where: string): Promise<number> {
  const { schema, component, what, migrations } = form;
  const table = `${schema}.schema_versions`;
  const { rows: found } = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
  if (!found[0].there) return 0;
  const { rows } = await client.query(`SELECT version FROM ${table} WHERE component = $1`, [component]);
  const version: number = rows[0]?.version ?? 0;
  if (version <= migrations.length) return version;
  throw new StorageError('damaged', where, {
    message: `${what} in the database ${where} has schema version ${version}, this release knows versions up to ${migrations.length}.`,
    fix: 'Use the release that migrated it, or a later one.',
  });
}
