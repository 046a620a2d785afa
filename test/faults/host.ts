/** A server process under test: both services over HTTP on a data folder, as `graticule serve` makes them, with the
 * options and the engine that the harness asks for. Argument: a HostConfig as JSON. */

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { GeoThread, geoHttp } from '../../src/http/geo/index.ts';
import { createKeyStore } from '../../src/http/keys.ts';
import { serve } from '../../src/http/serve.ts';
import { tabularHttp } from '../../src/http/tabular/index.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { createJsonLog } from '../../src/shared/log.ts';
import { returnMemory } from '../../src/shared/return-memory.ts';
import { createTabular } from '../../src/tabular/index.ts';
import { createFakeEngine } from '../support/fake-engine.ts';
import { createProbe } from './probe.ts';
import { type Ask, type HostConfig, org, type Say, token } from './protocol.ts';

const { dataDir, engine, engineMs, options } = JSON.parse(process.argv[2]!) as HostConfig;
returnMemory();
const tell = (message: Say) => process.send?.(message);
const stats = createProbe();
let aheadMs = 0;

const log = createJsonLog();
const plain = createFakeEngine();
plain.before = (_call, signal) => delay(engineMs, undefined, signal && { signal });
const tabular = await createTabular({
  ...options,
  dataDir,
  log,
  clock: { ...systemClock, now: () => Date.now() + aheadMs },
  ...(engine === 'plain' && { engine: plain }),
});
const geo = new GeoThread({ osmDir: join(dataDir, 'osm') });
if (engine === 'native') geo.warm();
const keys = createKeyStore({ dataDir, staticKeys: [{ token, org, user: 'ann' }] });
const server = await serve({
  mounts: [geoHttp(geo, { keys, log }), tabularHttp(tabular, { keys })],
  port: 0,
  log,
});

async function answer(ask: Ask): Promise<unknown> {
  if (ask.ask === 'stats') return stats();
  if (ask.ask === 'idle') return tabular.idle();
  aheadMs = ask.aheadMs;
  try {
    return await tabular.sweep();
  } finally {
    aheadMs = 0;
  }
}

process.on('message', (ask: Ask) => {
  answer(ask).then(
    (value) => tell({ say: 'answer', id: ask.id, value: value ?? null }),
    (error: Error) => tell({ say: 'answer', id: ask.id, value: null, error: error.stack ?? error.message }),
  );
});
process.once('SIGTERM', async () => {
  await server.close();
  await Promise.all([tabular.close(), geo.close()]);
  keys.close();
  process.disconnect?.();
});
// A harness that died takes its servers with it.
process.once('disconnect', () => process.exit());
tell({ say: 'listening', url: server.url });
