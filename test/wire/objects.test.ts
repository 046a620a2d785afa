import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AddressError } from '../../src/tabular/index.ts';
import { pack } from '../support/plain-payload.ts';
import { type Answer, type Call, createCall, createHarness, type Harness } from '../support/service.ts';

let harness: Harness;
let call: Call;
beforeAll(async () => {
  harness = await createHarness({
    uploads: { multipartBytes: 500, partBytes: 200 },
    worker: { concurrency: 0 },
  });
  call = createCall(harness.mount.fetch);
});
afterAll(() => harness[Symbol.asyncDispose]());

const put = (url: string, body: Uint8Array) => call('PUT', url, { body, key: null });
const code = ({ status, body }: Answer) => [status, /<Code>(\w+)<\/Code>/.exec(String(body))?.[1]];

async function plan(bytes: Uint8Array, declared = bytes.length) {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  return (await call('POST', '/v1/uploads', { body: { contentHash, bytes: declared } })).body;
}

describe('a single upload', () => {
  const { bytes } = pack({ hello: 'world' });

  test('answers 200 with a quoted ETag and no need for a key, again when it is repeated', async () => {
    const { kind, url } = await plan(bytes);
    expect(kind).toBe('single');
    for (const _ of [1, 2]) {
      const answer = await put(url, bytes);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('etag')).toMatch(/^"[^"]+"$/);
    }
  });

  test('of other bytes is refused as BadDigest, in XML, and stores nothing', async () => {
    const other = pack({ other: 'bytes' }).bytes;
    const { url } = await plan(other);
    const stored = () => readdirSync(harness.folder, { recursive: true }).length;
    const before = stored();
    const changed = Buffer.from(other);
    changed[5]! ^= 1;
    for (const body of [changed, other.subarray(1), Buffer.concat([other, other]), Buffer.alloc(0)]) {
      const answer = await put(url, body);
      expect(code(answer)).toEqual([400, 'BadDigest']);
      expect(answer.headers.get('content-type')).toBe('application/xml');
    }
    expect(stored()).toBe(before);
  });

  test('of a plan that understated or overstated its bytes does not fit', async () => {
    expect(code(await put((await plan(bytes, bytes.length - 1)).url, bytes))).toEqual([
      400,
      'EntityTooLarge',
    ]);
    expect(code(await put((await plan(bytes, bytes.length + 1)).url, bytes))).toEqual([
      400,
      'EntityTooSmall',
    ]);
  });

  test('at an address that was altered, or is for something else, is denied', async () => {
    const { url } = await plan(bytes);
    const altered = [
      url.replace(/bytes=\d+/, 'bytes=1'),
      url.replace(/expires=\d+/, 'expires=9999999999999'),
      url.replace(/[0-9a-f]{64}\?/, `${'0'.repeat(64)}?`),
      url.replace('/put/', '/part/'),
      `${url}0`,
      url.replace(/&signature=.*/, ''),
      url.replace(/\?.*/, ''),
    ];
    for (const address of altered) expect(code(await put(address, bytes))).toEqual([403, 'AccessDenied']);
    expect(code(await call('GET', url, { key: null }))).toEqual([403, 'AccessDenied']);
    expect(code(await call('DELETE', url, { key: null }))).toEqual([405, 'MethodNotAllowed']);
  });

  test('at an address with a signature of other letters, or parameters of any kind, is denied', async () => {
    const { url } = await plan(bytes);
    const signed = new URL(url);
    const signatures = ['é'.repeat(64), '\u{1f600}'.repeat(32), 'ſ'.repeat(64), '\u0000'.repeat(64), '%'];
    for (const operation of ['put', 'part', 'complete', 'get']) {
      for (const signature of signatures) {
        const address = new URL(signed);
        address.pathname = address.pathname.replace('/put/', `/${operation}/`);
        address.searchParams.set('signature', signature);
        for (const [method, body] of [
          ['PUT', bytes],
          ['POST', '<x/>'],
          ['GET', undefined],
        ] as const) {
          const answer = await call(method, address.href, { key: null, ...(body && { body }) });
          expect([method, ...code(answer)]).toEqual([method, 403, 'AccessDenied']);
        }
      }
    }
    for (const garbage of [
      '?%',
      '?%ff=%ff',
      '?signature',
      '?signature[]=1',
      '?__proto__=1',
      '?&&&==',
      '#x',
      '?expires=',
    ]) {
      expect(code(await put(url.replace(/\?.*/, garbage), bytes))).toEqual([403, 'AccessDenied']);
    }
    for (const path of [
      '',
      'put',
      'put/',
      'get/../../secret',
      '%',
      '%00',
      '%2e%2e/%2e%2e',
      '\\..\\x',
      'put//',
      'é',
    ]) {
      const answer = await put(`/_objects/${path}`, bytes);
      expect([path, answer.status]).toEqual([path, expect.toBeOneOf([400, 403, 404])]);
    }
  });

  test('is denied after one hour', async () => {
    const { url } = await plan(bytes);
    harness.clock.advance(3_600_000 - 1);
    expect((await put(url, bytes)).status).toBe(200);
    harness.clock.advance(1);
    expect(code(await put(url, bytes))).toEqual([403, 'AccessDenied']);
  });
});

describe('a multipart upload', () => {
  const bytes = Buffer.from(Array.from({ length: 1001 }, (_, i) => (i * 7919) % 251));
  const slice = (index: number) => bytes.subarray(index * 200, (index + 1) * 200);
  const manifest = (etags: (string | undefined)[], numbers = etags.map((_, i) => i + 1)) =>
    `<?xml version="1.0"?><CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${etags
      .map((etag, i) => `<Part><PartNumber>${numbers[i]}</PartNumber><ETag>${etag}</ETag></Part>`)
      .join('')}</CompleteMultipartUpload>`;
  const complete = (url: string, body: string) =>
    call('POST', url, { body, key: null, headers: { 'content-type': 'application/xml' } });

  async function uploaded() {
    const planned = await plan(bytes);
    const etags: string[] = [];
    for (const [index, url] of planned.partUrls.entries()) {
      const answer = await put(url, slice(index));
      expect(answer.status).toBe(200);
      etags.push(answer.headers.get('etag')!);
    }
    return { planned, etags };
  }

  test('is planned above the split, in order, the last part shorter', async () => {
    const planned = await plan(bytes);
    expect(planned).toMatchObject({ kind: 'multipart', partSize: 200 });
    expect(planned.partUrls).toHaveLength(6);
    expect('url' in planned).toBe(false);
    const atSplit = await plan(Buffer.alloc(500));
    expect([atSplit.kind, 'partUrls' in atSplit]).toEqual(['single', false]);
  });

  test('has 10,000 parts at most, larger ones where need be', async () => {
    const contentHash = 'b'.repeat(64);
    const { body } = await call('POST', '/v1/uploads', { body: { contentHash, bytes: 4_294_967_295 } });
    expect([body.partUrls.length, body.partSize]).toEqual([10_000, 429_497]);
  });

  test('completes with quoted, escaped or bare ETags, and again when the answer was lost', async () => {
    const { planned, etags } = await uploaded();
    const answer = await complete(
      planned.completeUrl,
      manifest(etags.map((etag) => etag.replaceAll('"', '&quot;'))),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toMatch(/^"[^"]+-6"$/);
    expect(answer.body).toContain('<ETag>');
    expect((await complete(planned.completeUrl, manifest(etags))).status).toBe(200);
    const second = await uploaded();
    const bare = second.etags.map((etag) => etag.slice(1, -1));
    expect((await complete(second.planned.completeUrl, manifest(bare))).status).toBe(200);
  });

  test('with a wrong, missing, extra, unordered or repeated part is refused, and can still be completed', async () => {
    const { planned, etags } = await uploaded();
    const attempts: [string, string][] = [
      [manifest(['"wrong"', ...etags.slice(1)]), 'InvalidPart'],
      [manifest(etags.slice(0, 5)), 'InvalidPart'],
      [manifest([...etags, etags[0]]), 'InvalidPart'],
      [manifest(etags, [1, 2, 3, 4, 5, 7]), 'InvalidPart'],
      [manifest(etags, [2, 1, 3, 4, 5, 6]), 'InvalidPartOrder'],
      [manifest(etags, [1, 1, 3, 4, 5, 6]), 'InvalidPartOrder'],
      [manifest([etags[1], etags[0], ...etags.slice(2)]), 'InvalidPart'],
      [manifest([]), 'MalformedXML'],
      ['<CompleteMultipartUpload><Part></CompleteMultipartUpload>', 'MalformedXML'],
      ['<Other/>', 'MalformedXML'],
      ['', 'MalformedXML'],
      ['<!DOCTYPE x [<!ENTITY e "x">]><CompleteMultipartUpload/>', 'MalformedXML'],
      [manifest(etags, [1, 2, 3, 4, 5, 6.5]), 'MalformedXML'],
    ];
    for (const [body, expected] of attempts) {
      expect([body, ...code(await complete(planned.completeUrl, body))]).toEqual([body, 400, expected]);
    }
    expect((await complete(planned.completeUrl, manifest(etags))).status).toBe(200);
  });

  test('at an address that was altered is denied before a byte of its manifest is read', async () => {
    const { planned } = await uploaded();
    let pulled = 0;
    const body = new ReadableStream(
      {
        pull() {
          pulled += 1;
        },
      },
      { highWaterMark: 0 },
    );
    const url = planned.completeUrl.replace(/signature=./, 'signature=_');
    const request = new Request(new URL(url, 'http://graticule.test'), {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    const answer = await harness.mount.fetch(request);
    expect([answer.status, pulled]).toEqual([403, 0]);
  });

  test('reads no more of a manifest than its parts need', async () => {
    const { planned, etags } = await uploaded();
    const padded = `${manifest(etags)}${' '.repeat(20_000)}`;
    expect(code(await complete(planned.completeUrl, padded))).toEqual([400, 'MalformedXML']);
    expect((await complete(planned.completeUrl, manifest(etags))).status).toBe(200);
  });

  test('with a part that was never sent is refused', async () => {
    const other = Buffer.from(bytes).reverse();
    const planned = await plan(other);
    const answer = await put(planned.partUrls[0], other.subarray(0, 200));
    const etags = Array.from({ length: 6 }, () => answer.headers.get('etag')!);
    expect(code(await complete(planned.completeUrl, manifest(etags)))).toEqual([400, 'InvalidPart']);
  });

  test('takes a part again: the last one sent counts', async () => {
    const { planned, etags } = await uploaded();
    await put(planned.partUrls[2], Buffer.alloc(200));
    expect(code(await complete(planned.completeUrl, manifest(etags)))).toEqual([400, 'InvalidPart']);
    await put(planned.partUrls[2], slice(2));
    expect((await complete(planned.completeUrl, manifest(etags))).status).toBe(200);
  });

  test('of parts that are not the planned bytes is BadDigest', async () => {
    const planned = await plan(bytes);
    const etags: string[] = [];
    for (const [index, url] of planned.partUrls.entries()) {
      const body = index === 3 ? Buffer.alloc(200) : slice(index);
      etags.push((await put(url, body)).headers.get('etag')!);
    }
    expect(code(await complete(planned.completeUrl, manifest(etags)))).toEqual([400, 'BadDigest']);
  });

  test('refuses a part of another size, or at the address of the completion', async () => {
    const planned = await plan(bytes);
    expect(code(await put(planned.partUrls[0], bytes.subarray(0, 201)))).toEqual([400, 'EntityTooLarge']);
    expect(code(await put(planned.partUrls[0], bytes.subarray(0, 199)))).toEqual([400, 'EntityTooSmall']);
    expect(code(await put(planned.completeUrl, slice(0)))).toEqual([403, 'AccessDenied']);
    expect(code(await complete(planned.partUrls[0], manifest(['"x"'])))).toEqual([403, 'AccessDenied']);
  });

  test('leaves nothing before its first byte, and nothing some time after its address has expired', async () => {
    const folders = () => readdirSync(join(harness.folder, 'multipart'));
    const before = folders();
    const planned = await plan(Buffer.alloc(999));
    expect(folders()).toEqual(before);
    await put(planned.partUrls[0], Buffer.alloc(200));
    expect(folders().length).toBe(before.length + 1);
    harness.clock.advance(3_600_000);
    await harness.tabular.sweep();
    expect(folders().length).toBe(before.length + 1);
    harness.clock.advance(120_000);
    await harness.tabular.sweep();
    expect(folders()).toEqual([]);
  });

  test('that is planned stays however long its parts take', async () => {
    const { planned, etags } = await uploaded();
    for (let minutes = 0; minutes < 58; minutes += 2) {
      harness.clock.advance(120_000);
      await harness.tabular.sweep();
    }
    expect((await complete(planned.completeUrl, manifest(etags))).status).toBe(200);
  });
});

describe('a store that cannot be used for now', () => {
  test.each([
    ['ServiceUnavailable', 'ENOSPC'],
    ['SlowDown', 'EMFILE'],
  ] as const)('answers %s for %s with 503, which clients try again, and is logged', async (name, fault) => {
    const { bytes } = pack({ hello: fault });
    const { url } = await plan(bytes);
    const local = harness.objects.local!;
    const working = local.put;
    local.put = () => {
      const cause = Object.assign(new Error(fault), { code: fault });
      return Promise.reject(new AddressError(name, 'The store cannot be used for now.', { cause }));
    };
    expect(code(await put(url, bytes))).toEqual([503, name]);
    expect(harness.logged).toContainEqual(
      expect.objectContaining({
        event: 'object_request_failed',
        error: expect.objectContaining({ cause: expect.objectContaining({ code: fault }) }),
      }),
    );
    local.put = working;
    expect((await put(url, bytes)).status).toBe(200);
  });
});
