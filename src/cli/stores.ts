/** Where jobs, keys and objects are kept: the options that say it, and what they open. */

import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { createKeyStore, type KeyStore, type StaticKey } from '../http/keys.ts';
import { createSharedKeyStore, type SharedKeyStore } from '../http/shared-keys.ts';
import { type Log, silentLog } from '../shared/log.ts';
import { whenFree } from '../shared/sqlite/gate.ts';
import type { TabularOptionsInput } from '../tabular/options.ts';
import { type ObjectsFlags, objectsFrom } from './objects.ts';
import { dataDirOption } from './output.ts';

export interface DatabaseFlags {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

const databaseOption = '--database-url';

/** `--data-dir` and `--database-url`. */
export function withStoreOptions(command: Command): Command {
  return command
    .addOption(dataDirOption())
    .addOption(
      new Option(
        `${databaseOption} <postgres://…>`,
        'PostgreSQL for jobs and keys, shared by any number of processes',
      ).env('GRATICULE_DATABASE_URL'),
    );
}

/** The data folder, or null where a database is named and no folder. */
export function dataFolder(flags: DatabaseFlags, command: Command): string | null {
  const named = command.getOptionValueSource('dataDir') !== 'default';
  return flags.databaseUrl === undefined || named ? flags.dataDir : null;
}

/** The stores of the tabular service.
 * @throws TypeError when there is no place for objects */
export async function storesFrom(
  flags: DatabaseFlags & ObjectsFlags,
  folder: string | null,
  log: Log,
): Promise<Pick<TabularOptionsInput & object, 'dataDir' | 'jobs' | 'objects'>> {
  const { databaseUrl } = flags;
  const objects = await objectsFrom(flags, log);
  if (folder === null && objects === undefined) {
    throw new TypeError(
      `${databaseOption} keeps jobs and keys; payloads, models and results need --objects s3://bucket/prefix, ` +
        'or --data-dir FOLDER, one that all processes share',
    );
  }
  const { postgres } = await import('../tabular/drivers/postgres/index.ts');
  return {
    ...(folder !== null && { dataDir: folder }),
    ...(objects !== undefined && { objects }),
    ...(databaseUrl !== undefined && {
      jobs: postgres({ url: databaseUrl, optionName: databaseOption, log }),
    }),
  };
}

export interface OpenKeys {
  readonly store: KeyStore | SharedKeyStore;
  /** Asks the store, waiting for a lock that another process holds on its file. */
  ask<T>(task: (store: KeyStore | SharedKeyStore) => T | Promise<T>): Promise<T>;
}

/** @throws StorageError naming the file or the option */
export async function openKeys(
  { dataDir, databaseUrl }: DatabaseFlags,
  { staticKeys = [], log = silentLog }: { staticKeys?: readonly StaticKey[]; log?: Log } = {},
): Promise<OpenKeys> {
  if (databaseUrl === undefined) {
    const file = join(dataDir, 'keys.sqlite');
    const store = await whenFree(file, () => createKeyStore({ dataDir, staticKeys, log }));
    return { store, ask: async (task) => await whenFree(file, () => task(store)) };
  }
  const store = createSharedKeyStore({ url: databaseUrl, optionName: databaseOption, staticKeys, log });
  try {
    await store.check();
  } catch (error) {
    await store.close();
    throw error;
  }
  return { store, ask: async (task) => task(store) };
}
