/** Several processes on one database: a server that only answers, a worker that only runs. */

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCli, startCli, untilListening, withFolder } from '../support/cli.ts';
import { postgresUrl, withDatabase } from '../support/postgres.ts';
import { createCall, fitBody, trainingPayload, upload } from '../support/service.ts';

async function json(...args: string[]) {
  const { code, stdout, stderr } = await runCli(args);
  if (code !== 0) throw new Error(`exit ${code}: ${stderr}`);
  return JSON.parse(stdout);
}

test(
  'a worker runs what a server on the same database accepts, and every process knows the keys',
  () =>
    withFolder((folder) =>
      withDatabase(async (url) => {
        const stores = ['--database-url', url, '--data-dir', folder];
        const owner = ['--org', 'acme', '--user', 'ann'];
        const { id, key } = await json('keys', 'create', ...owner, '--json', '--database-url', url);
        const server = startCli(['serve', '--port', '0', '--no-worker', ...stores]);
        const worker = startCli(['worker', ...stores]);
        const printed = await untilListening(server.child);
        expect(printed).not.toContain('development key');
        const call = createCall(/listening on (\S+)/.exec(printed)![1]!);

        const staged = await upload(call, trainingPayload(40, 2), key);
        const body = { ...fitBody(staged, 40), outputRowCount: 2 };
        const { body: job } = await call('POST', '/v1/predictions', { key, body });
        const seen = async () => (await call('GET', `/v1/predictions/${job.id}`, { key })).body.status;
        await expect.poll(seen, { timeout: 60_000 }).toBe('succeeded');
        const { body: result } = await call('GET', `/v1/predictions/${job.id}/result`, { key });
        expect(result.predictions).toHaveLength(2);
        // Neither jobs nor keys lie in the folder.
        expect(readdirSync(folder).filter((name) => name.endsWith('.sqlite'))).toEqual([]);

        expect((await json('keys', 'list', '--json', '--database-url', url))[0]).toMatchObject({
          id,
          revokedAt: null,
        });
        await json('keys', 'revoke', id, '--json', '--database-url', url);
        const refusal = async () => (await call('GET', `/v1/predictions/${job.id}`, { key })).body.code;
        await expect.poll(refusal).toBe('revoked_api_key');

        for (const { child } of [server, worker]) child.kill('SIGTERM');
        const [answered, ran] = await Promise.all([server.result, worker.result]);
        expect([answered.code, ran.code]).toEqual([0, 0]);
        expect(answered.stderr).not.toContain('job_claimed');
        expect(ran.stderr).toContain(`"job_succeeded","jobId":"${job.id}"`);
      }),
    ),
  90_000,
);

const wrong: [string, (url: URL) => string[], number, RegExp][] = [
  [
    'no address',
    () => ['--database-url', 'acme:secret'],
    2,
    /--database-url must be an address like postgres:/,
  ],
  ['a wrong password', (url) => at(url, { password: 'wrong' }), 1, /refuses access.*\n.*--database-url/],
  [
    'a database that is not there',
    (url) => at(url, { pathname: '/absent' }),
    1,
    /absent.*\n.*--database-url/,
  ],
  [
    'a port where nobody listens',
    (url) => at(url, { port: '1' }),
    1,
    /cannot be reached.*\n.*--database-url/,
  ],
];

const at = (url: URL, change: Partial<URL>) => ['--database-url', Object.assign(new URL(url), change).href];

test.each(wrong)(
  '%s stops the start, named with the option and without the password',
  async (_name, args, exit, said) => {
    const url = new URL(await postgresUrl());
    for (const command of [
      ['worker', '--objects', 's3://unused'],
      ['keys', 'list'],
    ]) {
      const { code, stderr } = await runCli([...command, ...args(url)]);
      expect(stderr).toMatch(said);
      expect(stderr).not.toMatch(/secret|wrong@/);
      expect(code).toBe(exit);
    }
  },
);

test('what needs a place for objects and has none says so, as does a worker that is not to work', async () => {
  const url = await postgresUrl();
  for (const command of ['serve', 'worker']) {
    const { code, stderr } = await runCli([command, '--database-url', url]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/need --objects .* or --data-dir FOLDER/)]);
  }
  const { code, stderr } = await runCli(['serve', '--no-worker', '--concurrency', '3']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--concurrency')]);
});

test('a worker needs no database: a data folder will do', () =>
  withFolder(async (folder) => {
    const { child, result } = startCli(['worker', '--data-dir', folder]);
    let printed = '';
    while (!printed.includes('runs jobs')) printed += String((await once(child.stdout!, 'data'))[0]);
    child.kill('SIGTERM');
    expect((await result).code).toBe(0);
  }));
