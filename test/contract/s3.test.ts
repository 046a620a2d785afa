import { afterAll, beforeAll } from 'vitest';
import { type S3Server, startS3rver } from '../support/s3rver.ts';
import { describeS3 } from './s3-store.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3rver();
});
afterAll(() => server?.close());

describeS3('a bucket of s3rver', () => server, { signs: false });
