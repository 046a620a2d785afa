import { afterAll, beforeAll, describe } from 'vitest';
import { type Swift, startSwift, swiftMissing } from '../support/swift.ts';
import { describeS3 } from './s3-store.ts';

const reason = swiftMissing === undefined ? '' : `: ${swiftMissing}`;

describe.skipIf(swiftMissing !== undefined)(`OpenStack Swift${reason}`, () => {
  let server: Swift;
  beforeAll(async () => {
    server = await startSwift();
  }, 240_000);
  afterAll(() => server?.close());

  describeS3('a bucket of Swift', () => server, { signs: true });
});
