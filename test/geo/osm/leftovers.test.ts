/** Imports that were killed leave parts; those that run must keep theirs. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
// @ts-expect-error a script without types
import { writeSyntheticPbf } from '../../../bench/support/synthetic-pbf.mjs';
import { createGeo, importOsm, listExtracts } from '../../../src/geo/index.ts';
import { partOf } from '../../../src/shared/leftovers.ts';

let folder: string;
let osmDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'osm-leftovers-'));
  osmDir = join(folder, 'stores');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The number of a process that has ended. */
const dead = () => spawnSync(process.execPath, ['-e', '']).pid;
const host = hostname().replaceAll(/[^\w-]/g, '-');
const parts = () => readdirSync(osmDir).filter((name) => name.includes('.part'));

async function withParts(): Promise<{ kept: string[] }> {
  const extract = join(folder, 'good.osm.pbf');
  writeSyntheticPbf(extract, 1000);
  await importOsm(extract, { osmDir });
  const mine = basename(partOf(join(osmDir, 'other.osmdb')));
  const kept = [mine, `${mine}.nodes`, `x.osmdb.another-machine.${dead()}.00000000.part`];
  const old = `x.osmdb.another-machine.${process.pid}.00000001.part`;
  const gone = ['', '.nodes', '.nodes.sorted'].map((end) => `x.osmdb.${host}.${dead()}.00000002.part${end}`);
  for (const name of [...kept, ...gone, old]) writeFileSync(join(osmDir, name), 'x');
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(join(osmDir, old), twoDaysAgo, twoDaysAgo);
  expect(parts().length).toBe(7);
  return { kept: kept.sort() };
}

test('are removed by an import of any name', async () => {
  const { kept } = await withParts();
  await importOsm(join(folder, 'good.osm.pbf'), { osmDir, name: 'third' });
  expect(parts().sort()).toEqual(kept);
});

test('are removed when the extracts are listed', async () => {
  const { kept } = await withParts();
  expect((await listExtracts(osmDir)).map(({ name }) => name)).toEqual(['good']);
  expect(parts().sort()).toEqual(kept);
});

test('are removed at the first question about map features', async () => {
  const { kept } = await withParts();
  const geo = createGeo({ osmDir });
  await geo.mapFeatures('cafes in Nowhere').catch(() => {});
  await geo.close();
  expect(parts().sort()).toEqual(kept);
});
