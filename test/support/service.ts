/** A whole service on temporary stores, with a clock that tests move and an engine of plain arithmetic. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyStore, type KeyStore } from '../../src/http/keys.ts';
import { type Mount, type RunningServer, serve } from '../../src/http/serve.ts';
import { type TabularHttpOptions, tabularHttp } from '../../src/http/tabular/index.ts';
import { createJsonLog, type Log } from '../../src/shared/log.ts';
import { fs } from '../../src/tabular/drivers/fs/index.ts';
import { sqlite } from '../../src/tabular/drivers/sqlite/index.ts';
import type { ReadPayload } from '../../src/tabular/jobs/run-job.ts';
import { observed } from '../../src/tabular/observe/observed.ts';
import { resolveOptions, type TabularOptionsInput } from '../../src/tabular/options.ts';
import type { JobStore, ObjectStore } from '../../src/tabular/ports.ts';
import { createService } from '../../src/tabular/service.ts';
import type { Tabular } from '../../src/tabular/verbs.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createFakeEngine, type FakeEngine } from './fake-engine.ts';
import { pack, readPlainPayload } from './plain-payload.ts';

export interface Harness extends AsyncDisposable {
  readonly tabular: Tabular;
  readonly engine: FakeEngine;
  readonly clock: FakeClock;
  readonly store: JobStore;
  readonly objects: ObjectStore;
  readonly keys: KeyStore;
  readonly mount: Mount;
  /** Log entries so far. */
  readonly logged: Record<string, unknown>[];
  readonly folder: string;
}

export interface HarnessParts {
  /** Default: files in the folder. */
  readonly openObjects?: (tools: { folder: string; now: () => number; log: Log }) => ObjectStore;
  readonly readPayload?: ReadPayload;
}

export async function createHarness(
  options: TabularOptionsInput = {},
  http: Partial<TabularHttpOptions> = {},
  { openObjects = fs, readPayload = readPlainPayload }: HarnessParts = {},
): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), 'graticule-service-'));
  const clock = createFakeClock();
  const engine = createFakeEngine();
  const logged: Record<string, unknown>[] = [];
  const log = createJsonLog((line) => logged.push(JSON.parse(line)), clock.now);
  const store = sqlite({ dataDir: null });
  const objects = openObjects({ folder, now: clock.now, log });
  const resolved = resolveOptions(options);
  const parts = observed({ store, objects, engine }, resolved.observer);
  const tabular = await createService({ ...parts, readPayload, clock, log, options: resolved });
  const staticKeys = [
    { token: 'key-ann', org: 'acme', user: 'ann' },
    { token: 'key-ann-2', org: 'acme', user: 'ann' },
    { token: 'key-bob', org: 'acme', user: 'bob' },
    { token: 'key-eve', org: 'globex', user: 'eve' },
  ];
  const keys = createKeyStore({ staticKeys, now: clock.now });
  const mount = tabularHttp(tabular, { keys, ...http });
  return {
    tabular,
    engine,
    clock,
    store,
    objects,
    keys,
    mount,
    logged,
    folder,
    async [Symbol.asyncDispose]() {
      await tabular.close();
      keys.close();
      await rm(folder, { recursive: true });
    },
  };
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly body: any;
  readonly headers: Headers;
}

export type Call = (
  method: string,
  path: string,
  options?: { body?: unknown; key?: string | null; headers?: Record<string, string> },
) => Promise<Answer>;

/** Speaks to a fetch handler or, with an origin, over real HTTP. A body that is no string or bytes goes as JSON. */
export function createCall(target: Mount['fetch'] | string): Call {
  return async (method, path, { body, key = 'key-ann', headers = {} } = {}) => {
    const raw = typeof body === 'string' || body instanceof Uint8Array || body === undefined;
    const url =
      typeof target === 'string' ? new URL(path, target).href : new URL(path, 'http://graticule.test').href;
    const init: RequestInit = {
      method,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(raw ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: raw ? (body as string) : JSON.stringify(body) }),
    };
    const response =
      typeof target === 'string' ? await fetch(url, init) : await target(new Request(url, init));
    const type = response.headers.get('content-type') ?? '';
    const answer = type.startsWith('application/json')
      ? await response.json()
      : /xml|text/.test(type)
        ? await response.text()
        : Buffer.from(await response.arrayBuffer());
    return { status: response.status, body: answer, headers: response.headers };
  };
}

export async function withServer(harness: Harness): Promise<{ call: Call; server: RunningServer }> {
  const server = await serve({ mounts: [harness.mount], port: 0 });
  return { call: createCall(server.url), server };
}

/** Plans and puts a payload as a client does. */
export async function upload(call: Call, payload: unknown, key = 'key-ann') {
  const packed = pack(payload);
  const { contentHash, bytes } = packed;
  const plan = await call('POST', '/v1/uploads', { body: { contentHash, bytes: bytes.length }, key });
  const put = await call('PUT', plan.body.url, { body: bytes, key: null });
  if (put.status !== 200) throw new Error(`upload answered ${put.status}: ${put.body}`);
  return { objectKey: plan.body.key as string, contentHash };
}

export const trainingPayload = (
  trainRows: number,
  scoreRows: number,
  extra: Record<string, unknown> = {},
) => ({
  task: 'classification',
  targetColumn: 'y',
  featureColumns: ['a', 'b'],
  trainingFeatures: Array.from({ length: trainRows }, (_, i) => ({ a: i, b: i % 3 })),
  trainingTarget: Array.from({ length: trainRows }, (_, i) => (i % 2 === 0 ? 'no' : 'yes')),
  rows: Array.from({ length: scoreRows }, (_, i) => ({ a: i, b: 0 })),
  ...extra,
});

export const fitBody = (staged: { objectKey: string; contentHash: string }, trainRowCount: number) => ({
  ...staged,
  task: 'classification',
  targetColumn: 'y',
  featureColumns: ['a', 'b'],
  trainRowCount,
});

export const forecastPayload = (rows: number, extra: Record<string, unknown> = {}) => ({
  kind: 'forecast',
  context: Array.from({ length: rows }, (_, i) => ({
    timestamp: `2025-12-${String(i + 1).padStart(2, '0')}`,
    target: i,
    item_id: i % 2 === 0 ? 'p' : 'q',
  })),
  future: null,
  predictionLength: 3,
  quantiles: [0.1, 0.9],
  ...extra,
});
