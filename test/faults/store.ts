/** What the harness needs to know of a store, so that scenarios are the same for every driver. */

import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import Database from 'better-sqlite3';

export interface Audit {
  /** Jobs by idempotency key that are in the store more than once. */
  readonly doubled: readonly string[];
  /** Jobs that are neither done nor failed. */
  readonly unfinished: number;
  /** Bytes that no row needs. */
  readonly orphans: readonly string[];
  /** Uploads in parts that have not been completed: they may be, until their addresses expire. */
  readonly openUploads: readonly string[];
  /** Rows whose bytes are missing. */
  readonly missing: readonly string[];
}

export interface FaultStore {
  /** Compares rows and bytes. No server may run. */
  audit(): Audit;
  /** Holds the write lock of the database, as another program may.
   * @returns what frees it */
  lock(): () => void;
}

/** SQLite and files in one data folder. */
export function sqliteAndFiles(dataDir: string): FaultStore {
  const path = join(dataDir, 'jobs.sqlite');
  const objects = join(dataDir, 'objects');
  return {
    audit() {
      const database = new Database(path, { readonly: true });
      try {
        const all = <T>(sql: string) => database.prepare<[], T>(sql).all();
        const staged = all<{ key: string; refs: number }>('SELECT key, refs FROM staged');
        const results = all<{ result: string }>(
          "SELECT result FROM jobs WHERE status = 'succeeded' AND result IS NOT NULL",
        )
          .map(({ result }) => (JSON.parse(result) as { objectKey?: string }).objectKey)
          .filter((key) => key !== undefined);
        const artifacts = all<{ id: string }>("SELECT id FROM contexts WHERE status = 'ready'").map(
          ({ id }) => `artifacts/${id}`,
        );
        const keys = all<{ jobs: number; keys: number }>(
          'SELECT (SELECT count(*) FROM jobs) AS jobs, (SELECT count(DISTINCT job_id) FROM idempotency) AS keys',
        )[0]!;
        const [{ unfinished }] = all<{ unfinished: number }>(
          "SELECT count(*) AS unfinished FROM jobs WHERE status IN ('queued', 'running')",
        ) as [{ unfinished: number }];
        const files = new Set(filesUnder(join(objects, 'objects')));
        const needed = new Set([...results, ...artifacts]);
        // A planned upload may still come: its row needs no file, and allows one.
        const allowed = new Set([...needed, ...staged.map(({ key }) => key)]);
        return {
          doubled: keys.jobs > keys.keys ? [`${keys.jobs} jobs of ${keys.keys} keys`] : [],
          unfinished,
          orphans: [
            ...[...files].filter((key) => !allowed.has(key)),
            ...filesUnder(join(objects, 'tmp')).map((name) => `tmp/${name}`),
            ...filesUnder(join(dataDir, 'workers')).map((name) => `workers/${name}`),
            ...(existsSync(objects) ? readdirSync(objects) : []).filter((name) => name.startsWith('secret.')),
          ],
          openUploads: foldersUnder(join(objects, 'multipart')).map((name) => `multipart/${name}`),
          missing: [...needed].filter((key) => !files.has(key)),
        };
      } finally {
        database.close();
      }
    },
    lock() {
      const database = new Database(path, { timeout: 10_000 });
      database.exec('BEGIN IMMEDIATE');
      return () => {
        database.exec('ROLLBACK');
        database.close();
      };
    },
  };
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function foldersUnder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
