/** A server process that stops for ever at a named stage, so that a test can kill it there.
 * Arguments: data directory, stage. The stage `none` never stops. Messages to the parent: `{ url }`, `{ stopped }`. */

import { createKeyStore } from '../../src/http/keys.ts';
import { serve } from '../../src/http/serve.ts';
import { tabularHttp } from '../../src/http/tabular/index.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { silentLog } from '../../src/shared/log.ts';
import { fs } from '../../src/tabular/drivers/fs/index.ts';
import { sqlite } from '../../src/tabular/drivers/sqlite/index.ts';
import { resolveOptions } from '../../src/tabular/options.ts';
import { createService } from '../../src/tabular/service.ts';
import { createFakeEngine } from './fake-engine.ts';
import { readPlainPayload } from './plain-payload.ts';

const [, , dataDir = '', stage = 'none'] = process.argv;

function stop(): Promise<never> {
  process.send!({ stopped: stage });
  return new Promise(() => {});
}

/** Stops before or after the named methods: the stage reads `before store.finish`. */
function stopping<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, method, receiver) {
      const member = Reflect.get(object, method, receiver);
      if (typeof member !== 'function') return member;
      const call = `${name}.${String(method)}`;
      return async (...args: unknown[]) => {
        if (stage === `before ${call}`) return stop();
        const value = await member.apply(object, args);
        // An idle worker's claim finds nothing, which is no stage of a job.
        if (stage === `after ${call}` && value !== null) return stop();
        return value;
      };
    },
  });
}

const engine = createFakeEngine();
engine.before = (call) => (stage === `during engine.${call}` ? stop() : undefined);
const objects = fs({ folder: dataDir });
const tabular = await createService({
  store: stopping('store', sqlite({ dataDir })),
  objects: Object.assign(stopping('objects', objects), {
    local: stopping('addresses', objects.local!),
  }),
  engine,
  readPayload: (...args) => (stage === 'during readPayload' ? stop() : readPlainPayload(...args)),
  clock: systemClock,
  log: silentLog,
  options: resolveOptions(),
});
const keys = createKeyStore({ staticKeys: [{ token: 'key-ann', org: 'acme', user: 'ann' }] });
const { url } = await serve({ mounts: [tabularHttp(tabular, { keys })], port: 0 });
process.send!({ url });
