import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Swift, startSwift, swiftMissing } from '../support/swift.ts';
import { describeS3, openS3 } from './s3-store.ts';

const reason = swiftMissing === undefined ? '' : `: ${swiftMissing}`;

describe.skipIf(swiftMissing !== undefined)(`OpenStack Swift${reason}`, () => {
  let server: Swift;
  beforeAll(async () => {
    server = await startSwift();
  }, 240_000);
  afterAll(() => server?.close());

  describeS3('a bucket of Swift', () => server, { signs: true });

  test.each([
    ['a wrong secret', () => ({ ...server.credentials, secretAccessKey: 'wrong' }), /refuses the login/],
    ['a user without permission', () => server.guest, /does not let this login write to it \(AccessDenied\)/],
  ])('%s is told as what it is', async (_what, credentials, message) => {
    const store = openS3({ ...server, credentials: credentials() });
    const problem = { fault: 'forbidden', message: expect.stringMatching(message) };
    await expect(store.check!()).rejects.toMatchObject(problem);
    await store.close();
  });
});
