import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Geometry } from 'geojson';
import { describe, expect, test } from 'vitest';
import { mapPage } from '../../src/cli/map-page.ts';
import type { TileAddress } from '../../src/geo/index.ts';
import { box } from '../support/shapes.ts';

const feature = (geometry: Geometry, name: string, bbox?: Feature['bbox']): Feature => ({
  type: 'Feature',
  properties: { name, source: 'Somewhere' },
  geometry,
  ...(bbox && { bbox }),
});
const viewBox = (page: string) => /viewBox="([^"]+)"/.exec(page)![1]!.split(' ').map(Number);
const pathsOf = (page: string, kind: string) =>
  [...page.matchAll(new RegExp(`<path class="${kind}" d="([^"]*)"`, 'g'))].map(([, path]) => path!);

/** Tiles of nothing. */
const nowhere = async () => new Uint8Array();
/** Tiles with land on all of them, a border through the middle, and a town in each. */
const somewhere = async ({ z, x, y }: TileAddress) => {
  const side = 360 / 2 ** z;
  const [west, top] = [x * side - 180, y * side - 180];
  const lat = (row: number) => (Math.atan(Math.exp((-row * Math.PI) / 180)) * 360) / Math.PI - 90;
  const at = [west + side / 2, lat(top + side / 2)];
  const town = {
    type: 'Feature',
    properties: { name: `${evil} ${z}/${x}/${y}`, kind: 'city', rank: 1 },
    geometry: { type: 'Point', coordinates: at },
  };
  const line = {
    type: 'LineString',
    coordinates: [
      [west, at[1]],
      [west + side, at[1]],
    ],
  };
  const land = box(west, lat(top + side), west + side, lat(top));
  const layer = (feature: object) =>
    geoJSONToTile({ type: 'FeatureCollection', features: [feature as Feature] }, z, x, y, {
      extent: 4096,
      buffer: 64,
    });
  const bare = (geometry: object) => layer({ type: 'Feature', properties: {}, geometry });
  return fromGeojsonVt(
    { land: bare(land), borders: bare(line), labels: layer(town) },
    { version: 2, extent: 4096 },
  );
};
const evil = '</title><script>alert(1)</script>"\'&';

describe('a map page', () => {
  test('is one file that asks nothing of the network and allows nothing from it', async () => {
    const page = await mapPage([feature(box(0, 40, 10, 50), 'X')], 'X', somewhere);
    expect(page).not.toMatch(/(?:src|href|url)\s*[=(]|https?:/i);
    expect(page).toContain("default-src 'none'");
    expect(pathsOf(page, 'area')).toEqual([expect.stringMatching(/^M0\.0000 -43\.7/)]);
    expect(pathsOf(page, 'land').length).toBeGreaterThan(0);
  });

  test('shows names as text, whatever they contain', async () => {
    const page = await mapPage([feature(box(0, 40, 10, 50), evil)], evil, somewhere);
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
  });

  test('has the base map around the answer, each tile in its place, with names', async () => {
    const page = await mapPage([feature(box(0, 40, 10, 50), 'X')], 'X', somewhere);
    const [west, north, width, height] = viewBox(page) as [number, number, number, number];
    const tiles = [...page.matchAll(/<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)">/g)].map(
      (found) => found.slice(1).map(Number),
    );
    const side = 4096 * tiles[0]![2]!;
    expect(Math.min(...tiles.map(([x]) => x!))).toBeLessThanOrEqual(west);
    expect(Math.max(...tiles.map(([x]) => x! + side))).toBeGreaterThanOrEqual(west + width);
    expect(Math.min(...tiles.map(([, y]) => y!))).toBeLessThanOrEqual(north);
    expect(Math.max(...tiles.map(([, y]) => y! + side))).toBeGreaterThanOrEqual(north + height);
    expect(pathsOf(page, 'borders')).toHaveLength(tiles.length);
    const towns = [...page.matchAll(/<text class="city" x="(\S+)" y="(\S+)" style="--s:\d+">/g)];
    expect(towns).toHaveLength(tiles.length);
    for (const [, x, y] of towns) {
      const inside = tiles.some(
        ([left, top]) =>
          Math.abs(left! + side / 2 - Number(x)) < 0.01 && Math.abs(top! + side / 2 - Number(y)) < 0.01,
      );
      expect([x, y, inside]).toEqual([x, y, true]);
    }
  });

  test('draws no line where a tile only cuts a region off', async () => {
    const everywhere = async ({ z, x, y }: TileAddress) => {
      const whole: Feature = { type: 'Feature', properties: {}, geometry: box(-180, -85, 180, 85) };
      const options = { extent: 4096, buffer: 64 };
      const regions = geoJSONToTile({ type: 'FeatureCollection', features: [whole] }, z, x, y, options);
      return fromGeojsonVt({ regions }, { version: 2, extent: 4096 });
    };
    const page = await mapPage([feature(box(7, 46, 8, 47), 'X')], 'X', everywhere);
    expect(pathsOf(page, 'regions').length).toBeGreaterThan(3);
    for (const path of pathsOf(page, 'regions')) expect(path).not.toContain('l');
  });

  test('draws what crosses the antimeridian in one place', async () => {
    const fiji: Geometry = {
      type: 'MultiPolygon',
      coordinates: [box(177, -19, 180, -16).coordinates, box(-180, -19, -178, -16).coordinates],
    };
    const [west, , width] = viewBox(
      await mapPage([feature(fiji, 'Fiji', [177, -19, -178, -16])], 'Fiji', nowhere),
    );
    expect(width).toBeLessThan(10);
    expect(west).toBeGreaterThan(-10);
  });

  test('shows a point with land around it, a line as a line and a mixture of both', async () => {
    const point: Geometry = { type: 'Point', coordinates: [2, 48] };
    const line: Geometry = { type: 'LineString', coordinates: point.coordinates.map((n) => [n, n]) };
    expect(viewBox(await mapPage([feature(point, 'P')], 'P', nowhere))[2]).toBeGreaterThan(2);
    expect(pathsOf(await mapPage([feature(line, 'L')], 'L', nowhere), 'line')).toHaveLength(1);
    const both: Geometry = { type: 'GeometryCollection', geometries: [point, line] };
    expect(await mapPage([feature(both, 'B')], 'B', nowhere)).toContain('<path');
  });
});

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

test.skipIf(!browser)(
  'a browser shows it without a complaint (needs Chromium)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'graticule-map-'));
    try {
      const file = join(folder, 'map.html');
      // The page reports what it sees: a path has a box only when the browser has drawn it.
      const probe =
        "<script>const b = document.querySelector('path.area').getBoundingClientRect(); document.title = 'drawn ' + (b.width > 100 && b.height > 100);</script>";
      const page = await mapPage([feature(box(0, 40, 10, 50), 'X')], 'X', somewhere);
      writeFileSync(file, page.replace('</html>', `${probe}</html>`));
      const seen = execFileSync(
        browser!,
        [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--enable-logging=stderr',
          `--user-data-dir=${join(folder, 'profile')}`,
          '--dump-dom',
          `file://${file}`,
        ],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 },
      );
      expect(seen).toContain('<title>drawn true</title>');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  90_000,
);
