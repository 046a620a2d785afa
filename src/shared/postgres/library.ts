/** The client library, which is loaded when a database is first used. */

import type { CustomTypesConfig } from 'pg';

type Library = typeof import('pg');

/** @throws TypeError that says what to install */
export async function loadLibrary(): Promise<Library> {
  try {
    return await import('pg');
  } catch (cause) {
    throw new TypeError('PostgreSQL needs the package pg: npm install pg', { cause });
  }
}

/** The type of 64-bit integers: here they are times, counts and bytes, which numbers hold exactly. */
const int8 = 20;

export function typesOf({ default: { types } }: Library): CustomTypesConfig {
  return {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === int8 ? Number : types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
  };
}
