import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startCli, untilListening, withFolder } from '../support/cli.ts';
import { createCall } from '../support/service.ts';

test('a server opens probes and metrics on a port of their own, and on no other', () =>
  withFolder(async (dataDir) => {
    const { child, result } = startCli([
      'serve',
      '--port',
      '0',
      '--data-dir',
      dataDir,
      '--metrics-port',
      '0',
    ]);
    const printed = await untilListening(child);
    const watch = createCall(/metrics on (\S+)\/metrics/.exec(printed)![1]!);
    const call = createCall(/listening on (\S+)/.exec(printed)![1]!);
    const key = /grat_\S+/.exec(printed)![0];
    expect((await call('GET', '/v1/predictions/x', { key })).status).toBe(404);
    const ask = async (path: string) => (await watch('GET', path, { key: null })).status;
    expect([await ask('/livez'), await ask('/readyz'), await ask('/v1/model-limits')]).toEqual([
      200, 200, 404,
    ]);
    const { body, headers } = await watch('GET', '/metrics', { key: null });
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(body).toContain(
      'graticule_http_seconds_count{method="GET",route="/v1/predictions/:id",status="404"} 1',
    );
    for (const path of ['/livez', '/readyz', '/metrics']) {
      expect((await call('GET', path, { key: null })).status).toBe(404);
    }
    child.kill('SIGTERM');
    expect((await result).code).toBe(0);
  }));

test('a metrics port that is taken ends the start, naming the address', () =>
  withFolder(async (dataDir) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const { result } = startCli([
      'serve',
      '--port',
      '0',
      '--data-dir',
      dataDir,
      '--metrics-port',
      String(port),
    ]);
    const { code, stderr } = await result;
    expect([code, stderr]).toEqual([expect.any(Number), expect.stringContaining(`EADDRINUSE`)]);
    expect(code).not.toBe(0);
    taken.close();
  }));

test('a worker has them too, and its own age', () =>
  withFolder(async (dataDir) => {
    const { child, result } = startCli(['worker', '--data-dir', dataDir, '--metrics-port', '0']);
    const printed = await untilListening(child, /runs jobs\n/);
    const watch = createCall(/metrics on (\S+)\/metrics/.exec(printed)![1]!);
    const { status, body } = await watch('GET', '/readyz', { key: null });
    expect([status, body.status, body.workerAgeSeconds]).toEqual([200, 'ready', expect.any(Number)]);
    child.kill('SIGTERM');
    expect((await result).code).toBe(0);
  }));
