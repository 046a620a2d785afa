import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { NodeTable } from '../../../src/geo/osm/node-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'osm-nodes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every third id, so that there are gaps; coordinates tell the id. */
const count = 300_000;
const lonOf = (id: number) => (id % 3_600_000) / 10_000 - 180;

function fill(table: NodeTable, order: (i: number) => number): void {
  for (let i = 0; i < count; i++) {
    const id = 3 * order(i) + 1;
    table.add(id, lonOf(id), -id / 1e5);
  }
  table.seal();
}

function check(table: NodeTable): void {
  for (const i of [0, 1, 1023, 1024, 262_143, 262_144, 290_001, count - 1]) {
    const id = 3 * i + 1;
    const [lon, lat] = table.get(id)!;
    expect(lon).toBeCloseTo(lonOf(id), 7);
    expect(lat).toBeCloseTo(-id / 1e5, 7);
    expect(table.get(id + 1)).toBeUndefined();
  }
  expect(table.get(-1)).toBeUndefined();
  expect(table.get(3 * count + 1)).toBeUndefined();
}

test.each([
  ['in the order of ids', (i: number) => i],
  ['in the opposite order', (i: number) => count - 1 - i],
  ['in two interleaved runs', (i: number) => (i < count / 2 ? 2 * i : 2 * (i - count / 2) + 1)],
])('finds nodes that come %s, in a file that is gone afterwards', (_, order) => {
  const path = join(folder, 'nodes');
  const table = new NodeTable(path);
  fill(table, order);
  check(table);
  table.close();
  expect(existsSync(path)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test('works in memory without a file', () => {
  const table = new NodeTable();
  fill(table, (i) => count - 1 - i);
  check(table);
  table.close();
});
