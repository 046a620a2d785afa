/** Damaged PBF files: every one is refused with a coded error or read, and the store that was there stays. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error a script without types
import { writeSyntheticPbf } from '../../../bench/support/synthetic-pbf.mjs';
import { GeoError, importOsm, removeExtract } from '../../../src/geo/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'osm-damaged-'));
const good = join(folder, 'good.osm.pbf');
const osmDir = join(folder, 'stores');
let bytes: Buffer;

beforeAll(async () => {
  writeSyntheticPbf(good, 1000);
  bytes = readFileSync(good);
  await importOsm(good, { osmDir, name: 'kept' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what the writer wrote is read', async () => {
  const done = await importOsm(good, { osmDir, name: 'kept' });
  expect(done).toMatchObject({ nodes: 1000, ways: 120, features: 140, broken: 0 });
});

test('cut anywhere, or with bytes changed, it never crashes and never replaces the store', async () => {
  const before = readFileSync(join(osmDir, 'kept.osmdb'));
  const path = join(folder, 'damaged.osm.pbf');
  let refused = 0;
  for (let i = 0; i < 60; i++) {
    const damaged = Buffer.from(
      i % 2 === 0 ? bytes.subarray(0, Math.floor((bytes.length * (i + 1)) / 62)) : bytes,
    );
    if (i % 2 === 1)
      for (let k = 0; k < 4; k++) damaged[(i * 7919 + k * 104_729) % damaged.length]! ^= 1 << ((i + k) % 8);
    writeFileSync(path, damaged);
    const outcome = await importOsm(path, { osmDir, name: 'kept-not' }).catch((error) => error);
    if (outcome instanceof Error) {
      expect(outcome).toBeInstanceOf(GeoError);
      refused++;
    } else await removeExtract(osmDir, 'kept-not');
  }
  expect(refused).toBeGreaterThan(40);
  writeFileSync(path, bytes.subarray(0, bytes.length / 2));
  await expect(importOsm(path, { osmDir, name: 'kept' })).rejects.toMatchObject({ code: 'data_corrupt' });
  expect(readFileSync(join(osmDir, 'kept.osmdb')).equals(before)).toBe(true);
  expect(readdirSync(osmDir)).toEqual(['kept.osmdb', 'kept.osmdb.sha256']);
});

test('an import that is aborted leaves nothing behind', async () => {
  const controller = new AbortController();
  const running = importOsm(good, {
    osmDir,
    name: 'aborted',
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('enough')),
  });
  await expect(running).rejects.toThrow('enough');
  expect(readdirSync(osmDir)).toEqual(['kept.osmdb', 'kept.osmdb.sha256']);
});
