/** Imports onto a disk that takes no more, or into a folder that is none. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error a script without types
import { writeSyntheticPbf } from '../../bench/support/synthetic-pbf.mjs';
import { importOsm, importPlaces } from '../../src/geo/index.ts';
import { StorageError } from '../../src/shared/storage-error.ts';
import { noFullDisk, withFullDisk } from '../support/full-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'geo-full-'));
const extract = join(folder, 'town.osm.pbf');
const outline = join(folder, 'town.geojson');
const stores = join(folder, 'stores');
beforeAll(() => {
  writeSyntheticPbf(extract, 5000);
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  const feature = {
    type: 'Feature',
    properties: { name: 'Town' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
  writeFileSync(outline, JSON.stringify(feature));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const imports = [
  ['importOsm', 'town.osmdb', (dir: string) => importOsm(extract, { osmDir: dir })],
  ['importPlaces', 'town.places', (dir: string) => importPlaces(outline, { placesDir: dir })],
] as const;

test.skipIf(noFullDisk).each(imports)(
  '%s names the store, and leaves the one that was there',
  async (_name, file, run) => {
    await run(stores);
    const before = readFileSync(join(stores, file));
    const error = await withFullDisk(() => run(stores).catch((reason: unknown) => reason));
    expect(error).toBeInstanceOf(StorageError);
    expect((error as StorageError).fault).toMatch(/full|io/);
    expect((error as StorageError).message).toContain(file);
    expect(readFileSync(join(stores, file)).equals(before)).toBe(true);
    expect(readdirSync(stores).filter((name) => name.includes('.part'))).toEqual([]);
  },
);

test('an extract that is missing is told as the system tells it', async () => {
  const path = join(folder, 'none.osm.pbf');
  await expect(importOsm(path, { osmDir: stores })).rejects.toMatchObject({ code: 'ENOENT', path });
});
