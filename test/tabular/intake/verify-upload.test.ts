import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { verifyUpload } from '../../../src/tabular/intake/verify-upload.ts';

const bytes = gzipSync(randomBytes(700_000));
const hex = createHash('sha256').update(bytes).digest('hex');
const declared = { contentHash: `sha256:${hex}`, bytes: bytes.length };

function* inPieces(data: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < data.length; at += size) yield data.subarray(at, at + size);
}

test('an upload that is what was declared passes, from a stream, in one piece or from a file', async () => {
  const facts = { contentHash: `sha256:${hex}`, bytes: bytes.length };
  expect(await verifyUpload(inPieces(bytes, 1000), declared)).toEqual(facts);
  expect(await verifyUpload([bytes], { contentHash: hex.toUpperCase() })).toEqual(facts);
  expect(
    await verifyUpload(inPieces(bytes.subarray(0, 1), 1), { contentHash: hex }).catch((e) => e.detail),
  ).toMatch(/1 bytes: too few/);
  const folder = mkdtempSync(join(tmpdir(), 'graticule-verify-'));
  const path = join(folder, 'upload.gz');
  writeFileSync(path, bytes);
  expect(await verifyUpload(path, declared)).toEqual(facts);
  rmSync(folder, { recursive: true });
});

test.each<[string, Iterable<Uint8Array>, object, RegExp]>([
  ['is longer', inPieces(bytes, 1000), { bytes: 5000 }, /longer than the 5000 bytes/],
  ['is shorter', [bytes.subarray(0, 4000)], {}, /has 4000 bytes, \d+ were declared/],
  [
    'hashes to something else',
    [bytes],
    { contentHash: '0'.repeat(64) },
    /hashes to sha256:.*, sha256:0{64} was/,
  ],
  ['is not gzip', inPieces(Buffer.from('{"a":1}'), 1), {}, /begins with 0x7b/],
  ['stops being gzip at its second byte', [Buffer.of(0x1f), Buffer.of(0x00)], {}, /begins with 0x1f 0x00/],
  ['is empty', [], { bytes: 0 }, /too few/],
])('an upload that %s is refused, saying what differs', async (_, source, other, detail) => {
  await expect(verifyUpload(source, { ...declared, ...other })).rejects.toMatchObject({
    code: 'schema_mismatch',
    detail: expect.stringMatching(detail),
  });
});

test('reading stops at the first bytes that cannot be right', async () => {
  let given = 0;
  function* endless() {
    for (;;) {
      given++;
      yield bytes.subarray(0, 1000);
    }
  }
  await expect(verifyUpload(endless(), { contentHash: hex, bytes: 3000 })).rejects.toThrow(/longer/);
  expect(given).toBe(4);
  const reason = new Error('enough');
  await expect(verifyUpload(endless(), declared, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});
