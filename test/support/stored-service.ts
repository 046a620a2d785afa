/** A service over a job store in a file, whose lock and disk tests take away, with a clock that they move. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { createKeyStore } from '../../src/http/keys.ts';
import { tabularHttp } from '../../src/http/tabular/index.ts';
import { createJsonLog } from '../../src/shared/log.ts';
import { fs } from '../../src/tabular/drivers/fs/index.ts';
import { sqlite } from '../../src/tabular/drivers/sqlite/index.ts';
import { resolveOptions, type TabularOptionsInput } from '../../src/tabular/options.ts';
import type { JobStore, ObjectStore } from '../../src/tabular/ports.ts';
import { createService } from '../../src/tabular/service.ts';
import type { Tabular } from '../../src/tabular/verbs.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createFakeEngine, type FakeEngine } from './fake-engine.ts';
import { pack, readPlainPayload } from './plain-payload.ts';
import { type Call, createCall, trainingPayload } from './service.ts';

export interface StoredService {
  readonly dataDir: string;
  readonly clock: FakeClock;
  readonly engine: FakeEngine;
  readonly store: JobStore;
  readonly objects: ObjectStore;
  readonly tabular: Tabular;
  readonly call: Call;
  readonly logged: Record<string, unknown>[];
  /** Stages a payload of four rows and submits a prediction of two more. */
  submit(): Promise<string>;
}

export const ann = { owner: { org: 'acme', user: 'ann' } };

/** @param busyMs  as the store's option */
export async function withStoredService(
  use: (service: StoredService) => Promise<void>,
  { busyMs = 50, ...options }: TabularOptionsInput = {},
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'graticule-stored-'));
  const clock = createFakeClock();
  const engine = createFakeEngine();
  const logged: Record<string, unknown>[] = [];
  const log = createJsonLog((line) => logged.push(JSON.parse(line)), clock.now);
  const store = sqlite({ dataDir, busyMs, log, now: clock.now });
  const objects = fs({ folder: join(dataDir, 'objects'), now: clock.now });
  const resolved = resolveOptions(options);
  const parts = { store, objects, engine, readPayload: readPlainPayload, clock, log, options: resolved };
  const tabular = await createService(parts);
  const keys = createKeyStore({ staticKeys: [{ token: 'key-ann', org: 'acme', user: 'ann' }] });
  const call = createCall(tabularHttp(tabular, { keys }).fetch);
  const submit = async () => {
    const { bytes } = pack(trainingPayload(4, 2));
    const staged = await tabular.upload(bytes, ann);
    return (await tabular.predict(submission(staged), ann)).id;
  };
  try {
    await use({ dataDir, clock, engine, store, objects, tabular, call, logged, submit });
  } finally {
    await tabular.close();
    keys.close();
    await rm(dataDir, { recursive: true });
  }
}

export const submission = (staged: { objectKey: string; contentHash: string }) => ({
  ...staged,
  task: 'classification' as const,
  targetColumn: 'y',
  featureColumns: ['a', 'b'],
  trainRowCount: 4,
  outputRowCount: 2,
});

/** Holds the write lock, as another process would: SQLite keeps connections of one process apart. */
export function lockWrites(dataDir: string, file = 'jobs.sqlite'): () => void {
  const other = new Database(join(dataDir, file));
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

/** Looks again and again until something is so; a lock is tried again by the machine's clock, not by the test's. */
export async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < 3000; look += 1) {
    if (await what()) return;
    await delay(1);
  }
  throw new Error(`it did not become so: ${what}`);
}

export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}
