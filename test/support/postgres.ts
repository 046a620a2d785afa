/** A schema of its own for a test, in the server that all files share. */

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

let address: Promise<string> | null = null;

/** The address of the server; asking for it starts it. */
export function postgresUrl(): Promise<string> {
  address ??= fetch(inject('postgresStarter')).then(async (answer) => {
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
  });
  return address;
}

export const newSchema = () => `t_${randomBytes(8).toString('hex')}`;

/** Runs statements as an operator would. */
export async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await postgresUrl() });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

export const dropSchema = (schema: string) => sql(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);

/** Empties the tables of the job store. */
export const emptySchema = (schema: string) =>
  sql(
    `TRUNCATE ${['jobs', 'contexts', 'idempotency', 'quota', 'staged', 'garbage', 'buckets'].map((table) => `${schema}.${table}`).join(', ')}`,
  );

/** A database of its own, for what keeps to the schema of its default. */
export async function withDatabase(use: (url: string) => Promise<void>): Promise<void> {
  const name = newSchema();
  await sql(`CREATE DATABASE ${name}`);
  const url = new URL(await postgresUrl());
  url.pathname = `/${name}`;
  try {
    await use(url.href);
  } finally {
    await sql(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}
