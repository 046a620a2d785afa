/** The job store behind Debian's pgbouncer in transaction mode: each statement may run on another connection. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres } from '../../src/tabular/drivers/postgres/index.ts';
import { dropSchema, emptySchema, newSchema, postgresUrl } from '../support/postgres.ts';
import { freePort } from '../support/postgres-server.ts';
import { describeJobStore } from './job-store.ts';
import { request } from './job-store-requests.ts';

const missing = (() => {
  try {
    execFileSync('sh', ['-c', 'command -v pgbouncer'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'pgbouncer is not installed';
  }
})();

describe.skipIf(missing)(`behind a pooler${missing ? ` (${missing})` : ''}`, () => {
  const schema = newSchema();
  let pooler: ChildProcess;
  let folder: string;
  let url: string;
  beforeAll(async () => {
    const server = new URL(await postgresUrl());
    const port = await freePort();
    folder = mkdtempSync(join(tmpdir(), 'graticule-pgbouncer-'));
    const settings = join(folder, 'pgbouncer.ini');
    writeFileSync(
      settings,
      `[databases]\n* = host=127.0.0.1 port=${server.port} user=${server.username} password=${server.password}\n` +
        `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\n` +
        'pool_mode = transaction\ndefault_pool_size = 4\n',
    );
    // It refuses to be root.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    if (user.uid) chownSync(folder, user.uid, user.gid);
    pooler = spawn('pgbouncer', [settings], { ...user, stdio: 'ignore' });
    url = Object.assign(new URL(server), { port: String(port) }).href;
    for (let looks = 0; ; looks++) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      const up = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => {});
      if (up) break;
      if (looks === 200) throw new Error('pgbouncer did not start');
      await delay(50);
    }
    const store = postgres({ url, schema });
    await store.check!();
    await store.close();
  });
  afterAll(async () => {
    if (pooler?.exitCode === null) {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
    }
    if (folder) rmSync(folder, { recursive: true });
    await dropSchema(schema);
  });

  describeJobStore(
    'PostgreSQL behind a pooler in transaction mode',
    async () => {
      await emptySchema(schema);
      return postgres({ url, schema, clock: 'caller', maxConnections: 8, connectTimeoutMs: 60_000 });
    },
    6,
  );

  test('work that no notice tells of is found by looking', async () => {
    await emptySchema(schema);
    const [server, worker] = [postgres({ url, schema }), postgres({ url, schema, pollMs: 20 })];
    let calls = 0;
    const stop = worker.onQueued!(() => {
      calls += 1;
    });
    await server.submit(request());
    await expect.poll(() => calls).toBeGreaterThan(0);
    stop();
    await Promise.all([server.close(), worker.close()]);
  });
});
