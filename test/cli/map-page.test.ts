import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feature, Geometry, Polygon } from 'geojson';
import { describe, expect, test } from 'vitest';
import { mapPage } from '../../src/cli/map-page.ts';

const box = (west: number, south: number, east: number, north: number): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const feature = (geometry: Geometry, name: string, bbox?: Feature['bbox']): Feature => ({
  type: 'Feature',
  properties: { name, source: 'Somewhere' },
  geometry,
  ...(bbox && { bbox }),
});
const viewBox = (page: string) => /viewBox="([^"]+)"/.exec(page)![1]!.split(' ').map(Number);
const pathsOf = (page: string, kind: string) =>
  [...page.matchAll(new RegExp(`<path class="${kind}" d="([^"]*)"`, 'g'))].map(([, path]) => path!);

describe('a map page', () => {
  test('is one file that asks nothing of the network and allows nothing from it', () => {
    const page = mapPage([feature(box(0, 40, 10, 50), 'X')], [box(-20, 30, 30, 60)], 'X');
    expect(page).not.toMatch(/(?:src|href|url)\s*[=(]|https?:/i);
    expect(page).toContain("default-src 'none'");
    expect(pathsOf(page, 'area')).toEqual([expect.stringMatching(/^M0\.0000 -43\.7/)]);
    expect(pathsOf(page, 'land')).toHaveLength(1);
  });

  test('shows names as text, whatever they contain', () => {
    const evil = '</title><script>alert(1)</script>"\'&';
    const page = mapPage([feature(box(0, 40, 10, 50), evil)], [], evil);
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
  });

  test('draws what crosses the antimeridian in one place', () => {
    const fiji: Geometry = {
      type: 'MultiPolygon',
      coordinates: [box(177, -19, 180, -16).coordinates, box(-180, -19, -178, -16).coordinates],
    };
    const [west, , width] = viewBox(mapPage([feature(fiji, 'Fiji', [177, -19, -178, -16])], [], 'Fiji'));
    expect(width).toBeLessThan(10);
    expect(west).toBeGreaterThan(-10);
  });

  test('shows a point with land around it, a line as a line and a mixture of both', () => {
    const point: Geometry = { type: 'Point', coordinates: [2, 48] };
    const line: Geometry = { type: 'LineString', coordinates: point.coordinates.map((n) => [n, n]) };
    expect(viewBox(mapPage([feature(point, 'P')], [], 'P'))[2]).toBeGreaterThan(2);
    expect(pathsOf(mapPage([feature(line, 'L')], [], 'L'), 'line')).toHaveLength(1);
    const both: Geometry = { type: 'GeometryCollection', geometries: [point, line] };
    expect(mapPage([feature(both, 'B')], [], 'B')).toContain('<path');
  });
});

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

test.skipIf(!browser)(
  'a browser shows it without a complaint (needs Chromium)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'graticule-map-'));
    try {
      const file = join(folder, 'map.html');
      // The page reports what it sees: a path has a box only when the browser has drawn it.
      const probe =
        "<script>const b = document.querySelector('path.area').getBoundingClientRect(); document.title = 'drawn ' + (b.width > 100 && b.height > 100);</script>";
      const page = mapPage([feature(box(0, 40, 10, 50), 'X')], [box(-20, 30, 30, 60)], 'X');
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
