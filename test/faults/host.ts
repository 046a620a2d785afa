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
import { answerHarness, movableClock } from './answering.ts';
import { createProbe } from './probe.ts';
import { type HostConfig, org, token } from './protocol.ts';

const { dataDir, engine, engineMs, options } = JSON.parse(process.argv[2]!) as HostConfig;
returnMemory();
const stats = createProbe();
const clock = movableClock();

const log = createJsonLog();
const plain = createFakeEngine();
plain.before = (_call, signal) => delay(engineMs, undefined, signal && { signal });
const tabular = await createTabular({
  ...options,
  dataDir,
  log,
  clock: { ...systemClock, now: clock.now },
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

process.once('SIGTERM', async () => {
  await server.close();
  await Promise.all([tabular.close(), geo.close()]);
  keys.close();
  process.disconnect?.();
});
// A harness that died takes its servers with it.
process.once('disconnect', () => process.exit());
answerHarness(tabular, { clock, url: server.url, stats });
