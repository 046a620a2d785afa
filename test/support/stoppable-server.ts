/** A whole server on a data directory, of which one stage can be held for ever. */

import { createKeyStore } from '../../src/http/keys.ts';
import { serve } from '../../src/http/serve.ts';
import { tabularHttp } from '../../src/http/tabular/index.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { silentLog } from '../../src/shared/log.ts';
import { fs } from '../../src/tabular/drivers/fs/index.ts';
import { sqlite } from '../../src/tabular/drivers/sqlite/index.ts';
import { resolveOptions, type TabularOptionsInput } from '../../src/tabular/options.ts';
import { createService } from '../../src/tabular/service.ts';
import { createFakeEngine } from './fake-engine.ts';
import { readPlainPayload } from './plain-payload.ts';

/** @param stage  a method and a moment, as in `before store.finish`; `none` never stops
 * @param stop   called when the stage is reached; the server goes on when what it returns resolves */
export async function startStoppable(
  dataDir: string,
  stage: string,
  stop: () => Promise<never>,
  given: TabularOptionsInput = {},
) {
  /** Stops before or after the named methods. */
  function stopping<T extends object>(name: string, target: T): T {
    return new Proxy(target, {
      get(object, method, receiver) {
        const member = Reflect.get(object, method, receiver);
        const call = `${name}.${String(method)}`;
        if (typeof member !== 'function' || !stage.endsWith(call)) return member;
        return async (...args: unknown[]) => {
          if (stage === `before ${call}`) return stop();
          const value = await member.apply(object, args);
          // An idle worker's claim finds nothing, which is no stage of a job.
          return value === null ? value : stop();
        };
      },
    });
  }

  const engine = createFakeEngine();
  engine.before = (call) => (stage === `during engine.${call}` ? stop() : undefined);
  const objects = fs({ folder: dataDir });
  const tabular = await createService({
    store: stopping('store', sqlite({ dataDir })),
    objects: Object.assign(stopping('objects', objects), { local: stopping('addresses', objects.local!) }),
    engine,
    readPayload: (...args) => (stage === 'during readPayload' ? stop() : readPlainPayload(...args)),
    clock: systemClock,
    log: silentLog,
    options: resolveOptions(given),
  });
  const keys = createKeyStore({ staticKeys: [{ token: 'key-ann', org: 'acme', user: 'ann' }] });
  const server = await serve({ mounts: [tabularHttp(tabular, { keys })], port: 0 });
  return {
    url: server.url,
    sweep: () => tabular.sweep(),
    async close() {
      await server.close();
      await tabular.close();
      keys.close();
    },
  };
}
