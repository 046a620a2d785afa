/** Servers for the clients: the built command line in a process of its own, and services with other options in this one. */

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createKeyStore } from '../../src/http/keys.ts';
import { serve } from '../../src/http/serve.ts';
import { tabularHttp } from '../../src/http/tabular/index.ts';
import { createTabular } from '../../src/tabular/create.ts';
import type { TabularOptionsInput } from '../../src/tabular/options.ts';
import { startCli } from '../support/cli.ts';

export const apiKey = 'key-of-the-client-tests';

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveCli(args: readonly string[] = []): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'graticule-client-'));
  process.env.GRATICULE_KEYS = `${apiKey}:acme:ann`;
  const { child, result } = startCli([
    'serve',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--data-dir',
    folder,
    ...args,
  ]);
  const lines = createInterface({ input: child.stdout! });
  const url = await Promise.race([
    (async () => {
      for (;;) {
        const [line] = (await once(lines, 'line')) as [string];
        const found = /listening on (\S+)/.exec(line);
        if (found) return found[1]!;
      }
    })(),
    result.then(({ code, stderr }) => Promise.reject(new Error(`the server ended with ${code}: ${stderr}`))),
  ]);
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await result;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function serveHere(options: TabularOptionsInput): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'graticule-client-'));
  const tabular = await createTabular({ dataDir: folder, ...options });
  const keys = createKeyStore({ staticKeys: [{ token: apiKey, org: 'acme', user: 'ann' }] });
  const server = await serve({ mounts: [tabularHttp(tabular, { keys })], port: 0 });
  return {
    url: server.url,
    async close() {
      await server.close();
      await tabular.close();
      keys.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
