import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCli, untilListening, withFolder } from '../support/cli.ts';
import { type S3Server, startS3rver } from '../support/s3rver.ts';
import { createCall, fitBody, trainingPayload, upload } from '../support/service.ts';

let store: S3Server;
let environment: Record<string, string>;
beforeAll(async () => {
  store = await startS3rver();
  const { accessKeyId, secretAccessKey } = store.credentials;
  environment = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
});
afterAll(() => store?.close());

const serve = (dataDir: string, ...flags: string[]) => [
  'serve',
  '--port',
  '0',
  '--data-dir',
  dataDir,
  ...flags,
];

test('a server keeps its objects in the bucket that the environment names, and none in its folder', () =>
  withFolder(async (dataDir) => {
    const { child, result } = startCli(serve(dataDir), undefined, {
      ...environment,
      GRATICULE_OBJECTS: `s3://${store.bucket}/cli/one/`,
      GRATICULE_OBJECTS_ENDPOINT: store.endpoint,
      GRATICULE_OBJECTS_REGION: 'eu-west-1',
    });
    const printed = await untilListening(child);
    const key = /grat_\S+/.exec(printed)![0];
    const call = createCall(/listening on (\S+)/.exec(printed)![1]!);
    const plan = await call('POST', '/v1/uploads', { key, body: { contentHash: '0'.repeat(64), bytes: 9 } });
    expect(plan.body.url).toMatch(`${store.endpoint}/${store.bucket}/cli/one/staged/`);
    expect(plan.body.url).toContain('eu-west-1');
    const staged = await upload(call, trainingPayload(40, 2), key);
    const submission = { ...fitBody(staged, 40), outputRowCount: 2 };
    const { body: job } = await call('POST', '/v1/predictions', { key, body: submission });
    child.kill('SIGTERM');
    const { code, signal, stderr } = await result;
    expect({ code, signal, stderr }).toMatchObject({ code: 0 });
    // The log of the server begins it, no warning of a package.
    expect(stderr).toMatch(/^\{"time":/);
    expect(stderr).toMatch(new RegExp(`"(job_succeeded|job_released)","jobId":"${job.id}"`));
    expect(existsSync(join(dataDir, 'objects'))).toBe(false);
  }));

test.each([
  [
    'a bucket that is not there',
    ['--objects', 's3://elsewhere'],
    1,
    /s3:\/\/elsewhere\/.* does not exist.*\n.*--objects/,
  ],
  [
    'what is no bucket',
    ['--objects', '/var/data'],
    2,
    /--objects must be s3:\/\/bucket.*received \/var\/data/,
  ],
  ['what is no name of a bucket', ['--objects', 's3://b'], 2, /--objects: the bucket must be/],
  ['an empty region', ['--objects', 's3://bucket', '--objects-region', ''], 2, /--objects-region must name/],
  ['a detail without a bucket', [], 2, /--objects-endpoint needs --objects/],
])('%s is refused at start', (_what, flags, code, message) =>
  withFolder(async (dataDir) => {
    const args = serve(dataDir, ...flags, '--objects-endpoint', store.endpoint);
    const { result } = startCli(args, undefined, environment);
    expect(await result).toMatchObject({ code, stderr: expect.stringMatching(message) });
  }),
);

test('a login that the store does not know is refused at start', () =>
  withFolder(async (dataDir) => {
    const args = serve(dataDir, '--objects', `s3://${store.bucket}`, '--objects-endpoint', store.endpoint);
    const { result } = startCli(args, undefined, { ...environment, AWS_ACCESS_KEY_ID: 'NOBODY' });
    expect(await result).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/refuses the login.*\n.*AWS_ACCESS/),
    });
  }));
