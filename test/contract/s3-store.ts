/** What the driver must do on every S3 server, over real HTTP. Each server's test file calls this. */

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type S3Options, s3 } from '../../src/tabular/drivers/s3/index.ts';
import { createReadPayload } from '../../src/tabular/jobs/read-payload.ts';
import { resolveOptions, type TabularOptionsInput } from '../../src/tabular/options.ts';
import { pack } from '../support/plain-payload.ts';
import type { S3Server } from '../support/s3rver.ts';
import { createHarness, fitBody, trainingPayload, upload, withServer } from '../support/service.ts';
import { describeObjectStore } from './object-store.ts';

const MiB = 2 ** 20;
const planned = async () => true;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A store of its own in the server's bucket. */
export function openS3(server: S3Server, options: Partial<S3Options> = {}) {
  const { endpoint, bucket, credentials } = server;
  return s3({ endpoint, bucket, credentials, prefix: `tests/${randomUUID()}`, ...options });
}

const send = (method: string, url: string, body?: Uint8Array | string, headers = {}) =>
  fetch(url, { method, headers, ...(body !== undefined && { body: body as string }) });

const manifest = (etags: readonly string[]) =>
  `<CompleteMultipartUpload>${etags
    .map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
    .join('')}</CompleteMultipartUpload>`;

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @param server  asked when a test runs
 * @param signs   whether the server computes signatures, and lists uploads in parts */
export function describeS3(name: string, server: () => S3Server, { signs }: { signs: boolean }): void {
  describeObjectStore(name, async () => openS3(server()), { many: 40, runs: 5 });

  async function withService(
    use: (service: {
      harness: Awaited<ReturnType<typeof createHarness>>;
      call: Awaited<ReturnType<typeof withServer>>['call'];
    }) => Promise<void>,
    options: TabularOptionsInput = {},
  ) {
    await using harness = await createHarness(
      options,
      {},
      {
        openObjects: ({ now, log }) => openS3(server(), { now, log }),
        readPayload: createReadPayload(resolveOptions().limits),
      },
    );
    const { server: edge, call } = await withServer(harness);
    try {
      await use({ harness, call });
    } finally {
      await edge.close();
    }
  }

  const ann = { owner: { org: 'acme', user: 'ann' } };

  describe(`the service over ${name}`, () => {
    test('takes a job from upload to a large result, and carries the bytes of neither', () =>
      withService(async ({ harness, call }) => {
        const rows = 40_000;
        const { bytes, contentHash } = pack(trainingPayload(4, rows));
        const plan = await call('POST', '/v1/uploads', { body: { contentHash, bytes: bytes.length } });
        expect(Object.keys(plan.body).sort()).toEqual(['key', 'kind', 'url']);
        expect(plan.body.url.startsWith(`${server().endpoint}/`)).toBe(true);
        expect(new URL(plan.body.url).searchParams.get('X-Amz-Expires')).toBe('3600');
        const put = await send('PUT', plan.body.url, bytes);
        expect([put.status, put.headers.get('etag')]).toEqual([200, expect.stringMatching(/^".+"$/)]);
        const submission = { ...fitBody({ objectKey: plan.body.key, contentHash }, 4), outputRowCount: rows };
        const { body: job } = await call('POST', '/v1/predictions', { body: submission });
        expect((await harness.tabular.wait(job.id, ann)).status).toBe('succeeded');
        const { body: result } = await call('GET', `/v1/predictions/${job.id}/result`);
        expect(result.resultUrl.startsWith(`${server().endpoint}/`)).toBe(true);
        expect(new URL(result.resultUrl).searchParams.get('X-Amz-Expires')).toBe('300');
        const fetched = await send('GET', result.resultUrl);
        const body = Buffer.from(await fetched.arrayBuffer());
        expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'application/gzip']);
        expect(`sha256:${sha256(body)}`).toBe(result.resultContentHash);
        expect(JSON.parse(gunzipSync(body).toString()).predictions).toHaveLength(rows);
        // Nobody needs the payload any more.
        await harness.tabular.idle();
        for await (const page of harness.objects.list('staged/')) expect(page).toEqual([]);
      }));

    test('fits a context, scores with it, and removes what is past its time', () =>
      withService(async ({ harness, call }) => {
        const staged = await upload(call, trainingPayload(8, 0));
        const { body: fit } = await call('POST', '/v1/fits', { body: fitBody(staged, 8) });
        await harness.tabular.wait(fit.job.id, ann);
        const rows = await upload(call, { kind: 'contextPrediction', rows: [{ a: 1, b: 0 }] });
        const body = { ...rows, fittedContextId: fit.context.id, outputRowCount: 1 };
        const { body: job } = await call('POST', '/v1/predictions', { body });
        await harness.tabular.wait(job.id, ann);
        expect((await call('GET', `/v1/predictions/${job.id}/result`)).body.predictions).toEqual(['yes']);
        harness.clock.advance(91 * 24 * 3_600_000);
        await harness.tabular.sweep();
        for (const prefix of ['staged/', 'results/', 'artifacts/']) {
          for await (const page of harness.objects.list(prefix)) expect(page).toEqual([]);
        }
      }));

    test('assembles an upload in parts, and says what is wrong with one', () =>
      withService(
        async ({ harness, call }) => {
          const noise = randomBytes(6 * MiB).toString('base64');
          const { bytes, contentHash } = pack(trainingPayload(10, 0, { noise }));
          const ask = { body: { contentHash, bytes: bytes.length } };
          const { body: plan } = await call('POST', '/v1/uploads', ask);
          const { partSize } = plan;
          expect([plan.kind, partSize, plan.partUrls.length]).toEqual(['multipart', 5 * MiB, 2]);
          const etags: string[] = [];
          for (const [at, url] of plan.partUrls.entries()) {
            const answer = await send('PUT', url, bytes.subarray(at * partSize, (at + 1) * partSize));
            expect(answer.status).toBe(200);
            etags.push(answer.headers.get('etag')!);
          }
          const type = { 'content-type': 'application/xml' };
          if (signs) {
            const wrong = await send('POST', plan.completeUrl, manifest([etags[1]!, etags[0]!]), type);
            expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('InvalidPart')]);
          }
          const done = await send('POST', plan.completeUrl, manifest(etags), type);
          expect([done.status, await done.text()]).toEqual([200, expect.not.stringContaining('<Error>')]);
          const staged = { objectKey: plan.key, contentHash };
          const { body } = await call('POST', '/v1/fits', { body: fitBody(staged, 10) });
          const job = await harness.tabular.wait(body.job.id, ann);
          expect([job.status, job.error]).toEqual(['succeeded', null]);
        },
        { uploads: { multipartBytes: MiB, partBytes: 5 * MiB } },
      ));

    test('fails a job whose bytes are not those announced, naming both hashes', () =>
      withService(async ({ harness, call }) => {
        const { bytes, contentHash } = pack(trainingPayload(4, 2));
        const other = Buffer.from(bytes);
        other[other.length - 1]! ^= 1;
        const { body: plan } = await call('POST', '/v1/uploads', {
          body: { contentHash, bytes: bytes.length },
        });
        expect((await send('PUT', plan.url, other)).status).toBe(200);
        const submission = { ...fitBody({ objectKey: plan.key, contentHash }, 4), outputRowCount: 2 };
        const { body: job } = await call('POST', '/v1/predictions', { body: submission });
        const { error } = await harness.tabular.wait(job.id, ann);
        expect(error?.code).toBe('schema_mismatch');
        for (const hash of [contentHash, `sha256:${sha256(other)}`]) expect(error?.cause).toContain(hash);
      }));

    test('takes a repeated upload to the same address', () =>
      withService(async ({ harness, call }) => {
        const { bytes, contentHash } = pack(trainingPayload(4, 2));
        const { body: plan } = await call('POST', '/v1/uploads', {
          body: { contentHash, bytes: bytes.length },
        });
        for (let times = 0; times < 3; times++) expect((await send('PUT', plan.url, bytes)).status).toBe(200);
        const submission = { ...fitBody({ objectKey: plan.key, contentHash }, 4), outputRowCount: 2 };
        const { body: job } = await call('POST', '/v1/predictions', { body: submission });
        expect((await harness.tabular.wait(job.id, ann)).status).toBe('succeeded');
      }));
  });

  describe(`what is left in ${name}`, () => {
    test('readers get the newest of what was written, and a sweep removes the others once they have settled', async () => {
      const store = openS3(server());
      await store.write('results/x', [Buffer.from('old')]);
      const old = await store.open('results/x');
      await store.write('results/x', [Buffer.from('newer')]);
      expect((await bytesOf((await store.open('results/x'))!.stream())).toString()).toBe('newer');
      await store.sweep({ now: 0, leftoverMs: 100, planned });
      expect((await bytesOf(old!.stream())).toString()).toBe('old');
      await store.sweep({ now: 100, leftoverMs: 100, planned });
      await expect(bytesOf(old!.stream())).rejects.toMatchObject({ fault: 'missing' });
      expect((await bytesOf((await store.open('results/x'))!.stream())).toString()).toBe('newer');
      await store.close();
    });

    test.skipIf(!signs)(
      'uploads in parts that expire, or that nobody plans any more, are aborted',
      async () => {
        let now = 1_000_000;
        const store = openS3(server(), { now: () => now });
        const request = { bytes: 6 * MiB, sha256: '0'.repeat(64), partBytes: 5 * MiB };
        const begin = async (key: string, expiresAt: number) => {
          const plan = await store.signUpload(key, { ...request, expiresAt });
          if (plan.kind !== 'multipart') throw new Error('planned as single');
          return () => send('PUT', plan.partUrls[1]!, Buffer.alloc(MiB)).then(({ status }) => status);
        };
        const wanted = await begin('staged/a/wanted', now + 3_600_000);
        const given = await begin('staged/a/given-up', now + 3_600_000);
        const expiring = await begin('staged/a/expiring', now + 50_000);
        const sweep = () =>
          store.sweep({ now, leftoverMs: 10_000, planned: async (key) => key !== 'staged/a/given-up' });
        await sweep();
        expect([await wanted(), await given(), await expiring()]).toEqual([200, 200, 200]);
        now += 20_000;
        await sweep();
        expect([await wanted(), await given(), await expiring()]).toEqual([200, 404, 200]);
        now += 30_000;
        await sweep();
        expect([await wanted(), await given(), await expiring()]).toEqual([200, 404, 404]);
        await store.close();
      },
    );
  });

  test.skipIf(!signs)(
    `${name} holds callers to the length, the object and the time of their address`,
    async () => {
      const store = openS3(server());
      const body = Buffer.from('twelve bytes');
      const expiresAt = Date.now() + 60_000;
      const request = { bytes: body.length, sha256: sha256(body), expiresAt, partBytes: null };
      const plan = await store.signUpload('staged/a/b', request);
      if (plan.kind !== 'single') throw new Error('planned in parts');
      const put = async (url: string, bytes: Uint8Array) => (await send('PUT', url, bytes)).status;
      expect(await put(plan.url, Buffer.from('thirteen bytes'))).toBe(403);
      expect(await put(plan.url, body.subarray(1))).toBe(403);
      for (const [part, other] of [
        [/X-Amz-Expires=\d+/, 'X-Amz-Expires=600'],
        ['/staged/a/b/', '/staged/a/c/'],
      ] as const) {
        const altered = plan.url.replace(part, other);
        expect(altered).not.toBe(plan.url);
        expect(await put(altered, body)).toBe(403);
      }
      expect((await send('GET', plan.url)).status).toBe(403);
      expect(await put(plan.url, body)).toBe(200);
      expect(await bytesOf((await store.open('staged/a/b'))!.stream())).toEqual(body);
      const url = await store.signDownload('staged/a/b', expiresAt, sha256(body));
      expect((await send('DELETE', url)).status).toBe(403);
      expect(await (await send('GET', url)).text()).toBe('twelve bytes');
      await store.close();
    },
  );
}
