import { once } from 'node:events';
import { expect, test } from 'vitest';
import { runCli, startCli, untilListening, withFolder } from '../support/cli.ts';
import { open, rawBytes, received } from '../support/raw-http.ts';
import { createCall, fitBody, trainingPayload, upload } from '../support/service.ts';

interface Serving {
  readonly url: string;
  readonly printed: string;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<{ code: number | null; stderr: string }>;
}

async function serving(dataDir: string, ...flags: string[]): Promise<Serving> {
  const { child, result } = startCli(['serve', '--port', '0', '--data-dir', dataDir, ...flags]);
  const printed = await untilListening(child);
  return {
    url: /listening on (\S+)/.exec(printed)![1]!,
    printed,
    async stop() {
      child.kill('SIGTERM');
      const { code, stderr } = await result;
      return { code, stderr };
    },
  };
}

const json = async (...args: string[]) => {
  const { code, stdout, stderr } = await runCli(args);
  if (code !== 0) throw new Error(`exit ${code}: ${stderr}`);
  return JSON.parse(stdout);
};

test('a key is created, listed, used and revoked; a running server refuses it at once', () =>
  withFolder(async (dataDir) => {
    const created = await json(
      'keys',
      'create',
      '--org',
      'acme',
      '--user',
      'ann',
      '--json',
      '--data-dir',
      dataDir,
    );
    expect(created).toEqual({ id: expect.stringMatching(/^key_/), key: expect.stringMatching(/^grat_/) });
    const server = await serving(dataDir);
    expect(server.printed).not.toContain('development key');
    const call = createCall(server.url);
    const ask = () => call('GET', '/v1/predictions/x', { key: created.key });
    expect((await ask()).body.code).toBe('job_not_found');
    const list = await json('keys', 'list', '--json', '--data-dir', dataDir);
    expect(list).toEqual([
      { id: created.id, org: 'acme', user: 'ann', createdAt: expect.any(String), revokedAt: null },
    ]);
    expect(await json('keys', 'revoke', created.id, '--json', '--data-dir', dataDir)).toEqual({
      id: created.id,
      revoked: true,
    });
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([401, 'revoked_api_key']);
    expect((await server.stop()).code).toBe(0);
  }));

test('without a key the server makes one for development, prints it once and stays on loopback', () =>
  withFolder(async (dataDir) => {
    const first = await serving(dataDir);
    const key = /grat_\S+/.exec(first.printed)![0];
    expect(first.url).toContain('127.0.0.1');
    const call = createCall(first.url);
    const { status, body } = await call('POST', '/v1/warm', { body: { rows: 1, columns: 1 }, key });
    expect([status, body.status]).toEqual([200, 'warm']);
    expect((await call('GET', '/health', { key: null })).status).toBe(200);
    const staged = await upload(call, trainingPayload(6, 0), key);
    const fit = await call('POST', '/v1/fits', { body: fitBody(staged, 6), key });
    expect(fit.status).toBe(200);
    const { code, stderr } = await first.stop();
    expect(code).toBe(0);
    // What was accepted has been finished or given back, and the logs are JSON, one object a line.
    const events = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const mine = events.filter(({ jobId }) => jobId === fit.body.job.id).map(({ event }) => event);
    expect(mine.at(-1)).toMatch(/job_succeeded|job_released/);

    const second = await serving(dataDir);
    expect(second.printed).not.toContain('grat_');
    const job = await createCall(second.url)('GET', `/v1/predictions/${fit.body.job.id}`, { key });
    expect(job.status).toBe(200);
    await second.stop();
    const open = await runCli(['serve', '--port', '0', '--host', '0.0.0.0', '--data-dir', dataDir]);
    expect([open.code, open.stderr]).toEqual([2, expect.stringContaining('keys create')]);
  }));

/** A server with an upload on its way that never ends. */
async function held(dataDir: string, ...flags: string[]) {
  const { child, result } = startCli(['serve', '--port', '0', '--data-dir', dataDir, ...flags]);
  const printed = await untilListening(child);
  const port = Number(/:(\d+)\n/.exec(printed)![1]);
  const key = /grat_\S+/.exec(printed)![0];
  const socket = await open(port);
  socket.on('error', () => {});
  const headers = { authorization: `Bearer ${key}`, expect: '100-continue' };
  const waiting = received(socket, (text) => text.includes('100 Continue'));
  socket.write(rawBytes({ method: 'POST', path: '/v1/warm', headers, body: '{}' }).subarray(0, -1));
  await waiting;
  return { child, result, socket };
}

test('after SIGTERM requests on their way get the time that was given, no more', () =>
  withFolder(async (dataDir) => {
    const { child, result, socket } = await held(dataDir, '--shutdown-timeout', '1');
    const closed = once(socket, 'close');
    child.kill('SIGTERM');
    await closed;
    const { code, stderr } = await result;
    expect([code, stderr]).toEqual([0, expect.stringContaining('server_closed')]);
    expect(stderr).not.toContain('shutdown_forced');
  }));

test('a second signal ends the server at once', () =>
  withFolder(async (dataDir) => {
    const { child, result, socket } = await held(dataDir, '--shutdown-timeout', '3600');
    let logged = '';
    child.stderr!.on('data', (chunk) => {
      logged += chunk;
      if (logged.includes('shutting_down')) child.kill('SIGINT');
    });
    child.kill('SIGTERM');
    expect((await result).code).toBe(130);
    socket.destroy();
  }));

test('wrong use exits 2, an unknown key 4', () =>
  withFolder(async (dataDir) => {
    for (const args of [
      ['keys', 'create', '--org', 'acme', '--data-dir', dataDir],
      ['keys', 'create', '--org', '', '--user', 'ann', '--data-dir', dataDir],
      ['serve', '--port', 'x', '--data-dir', dataDir],
      ['serve', '--port', '70000', '--data-dir', dataDir],
      ['serve', '--shutdown-timeout', '-1', '--data-dir', dataDir],
      ['serve', '--min-body-rate', 'x', '--data-dir', dataDir],
      ['serve', '--unknown'],
    ]) {
      expect([args, (await runCli(args)).code]).toEqual([args, 2]);
    }
    const unknown = await runCli(['keys', 'revoke', 'key_x', '--data-dir', dataDir]);
    expect([unknown.code, unknown.stderr]).toEqual([4, expect.stringContaining('key_x')]);
  }));
