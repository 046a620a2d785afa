/** A process of many on one PostgreSQL and one bucket: a server that answers, or a worker. Argument: a ChaosHost as JSON. */

import { setTimeout as delay } from 'node:timers/promises';
import { createKeyStore } from '../../src/http/keys.ts';
import { serve } from '../../src/http/serve.ts';
import { tabularHttp } from '../../src/http/tabular/index.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { createJsonLog } from '../../src/shared/log.ts';
import { postgres } from '../../src/tabular/drivers/postgres/index.ts';
import { type S3Options, s3 } from '../../src/tabular/drivers/s3/index.ts';
import { createTabular, type TabularOptionsInput } from '../../src/tabular/index.ts';
import { createFakeEngine } from '../support/fake-engine.ts';
import { answerHarness, movableClock } from './answering.ts';
import { org, token } from './protocol.ts';

export interface ChaosHost {
  readonly role: 'server' | 'worker';
  readonly databaseUrl: string;
  readonly objects: S3Options;
  readonly options: TabularOptionsInput & object;
}

const { role, databaseUrl, objects, options } = JSON.parse(process.argv[2]!) as ChaosHost;
const clock = movableClock();
const log = createJsonLog();
const plain = createFakeEngine();
plain.before = (_call, signal) => delay(5, undefined, signal && { signal });

async function begin() {
  const tabular = await createTabular({
    ...options,
    log,
    clock: { ...systemClock, now: clock.now },
    engine: plain,
    jobs: postgres({ url: databaseUrl, pollMs: 200, connectTimeoutMs: 3000, callTimeoutMs: 5000, log }),
    objects: s3({ ...objects, log }),
    worker: { ...options.worker, ...(role === 'server' && { concurrency: 0 }) },
  });
  const keys = createKeyStore({ staticKeys: [{ token, org, user: 'ann' }] });
  const server =
    role === 'server' ? await serve({ mounts: [tabularHttp(tabular, { keys })], port: 0, log }) : undefined;
  answerHarness(tabular, { clock, url: server?.url ?? 'none' });
}

// A harness that died takes its processes with it.
process.once('disconnect', () => process.exit());
// While the database is away nothing can begin.
begin().catch(async () => {
  await delay(200);
  process.exit(1);
});
