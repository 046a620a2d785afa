import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'osm-cli-'));
const osm = (...args: string[]) => runCli(['osm', ...args, '--data-dir', folder]);

beforeAll(() => {
  const nodes = [1, 2, 3].map((id) => `<node id="${id}" lon="${7 + id / 100}" lat="50"/>`).join('');
  const cafe =
    '<node id="9" lon="7.02" lat="50.001"><tag k="amenity" v="cafe"/><tag k="name" v="Uno &lt;b>"/></node>';
  const broken =
    '<relation id="5"><member type="way" ref="77" role="outer"/><tag k="type" v="multipolygon"/><tag k="leisure" v="park"/></relation>';
  writeFileSync(join(folder, 'village.osm'), `<osm>${nodes}${cafe}${broken}</osm>`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an extract is imported, listed, asked and removed', { timeout: 120_000 }, async () => {
  expect((await osm('list')).stdout).toContain('graticule osm import');
  const imported = await osm('import', join(folder, 'village.osm'));
  expect(imported.code).toBe(0);
  expect(imported.stdout).toMatch(
    /village: 1 features[\s\S]*broken {2}1 [\s\S]*relation\/5: the extract lacks way 77/,
  );
  expect((await osm('list')).stdout).toMatch(/^village +1 features/);
  expect(JSON.parse((await osm('list', '--json')).stdout)).toMatchObject([{ name: 'village', features: 1 }]);

  const asked = await osm('query', 'cafes', 'in', '7,49,8,51');
  expect(asked.stdout).toMatch(/^node\/9 +Point +Uno <b>\n1 feature\n/);
  expect(asked.stdout).toContain('OpenStreetMap');
  const json = await osm('query', 'cafes', '--geojson', '--bbox', '7,49,8,51', '--limit', '5');
  expect(JSON.parse(json.stdout).features).toHaveLength(1);
  const map = join(folder, 'map.html');
  expect((await osm('query', 'cafes', '--map', map)).code).toBe(0);
  const html = readFileSync(map, 'utf8');
  expect(html).toContain('Uno &lt;b&gt;');
  expect(html).not.toContain('Uno <b>');

  expect((await osm('remove', 'village')).stdout).toBe('removed village\n');
  const gone = await osm('remove', 'village');
  expect(gone.code).not.toBe(0);
  expect(gone.stderr).toContain('no extract is named "village"');
});

test('mistakes are named', async () => {
  expect((await osm('query', 'cafes', '--bbox', '1,2,3')).stderr).toContain(
    '--bbox must be west,south,east,north',
  );
  expect((await osm('query', 'cafes', '--overpass', 'http://127.0.0.1:1')).stderr).toContain('--user-agent');
  expect((await osm('import', join(folder, 'none.osm'))).code).not.toBe(0);
});
