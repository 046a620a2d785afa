import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startCli, untilListening, withFolder } from '../support/cli.ts';
import { open, received } from '../support/raw-http.ts';
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

test('who never ends a request to them does not hold up the end', () =>
  withFolder(async (dataDir) => {
    const { child, result } = startCli([
      'serve',
      '--port',
      '0',
      '--data-dir',
      dataDir,
      '--metrics-port',
      '0',
      '--shutdown-timeout',
      '5',
    ]);
    const printed = await untilListening(child);
    const socket = await open(Number(/metrics on \S+:(\d+)\/metrics/.exec(printed)![1]));
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    // Forced after seven seconds: a wait of its own, ten by default, would not end in good order.
    // The server has the first half of a request once it has answered the one before.
    const answered = received(socket, (text) => text.includes('alive'));
    socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\nGET /metrics HTTP/1.1\r\nhost: x\r\n');
    await answered;
    child.kill('SIGTERM');
    await closed;
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
