import type { MultiPolygon, Position } from 'geojson';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileAtlas } from '../../../src/geo/atlas/byte-source.ts';
import { openLayers, readCatalogue } from '../../../src/geo/atlas/dataset.ts';
import type { Layer } from '../../../src/geo/atlas/layer.ts';
import { geodesicArea, polygonsOf } from '../../../src/geo/geometry/area.ts';
import { cleanFlat } from '../../../src/geo/geometry/clean-flat.ts';
import { inflate } from '../../../src/geo/geometry/flat.ts';
import {
  type Area,
  difference,
  geodesicBuffer,
  geodesicDirect,
  geodesicInverse,
  intersection,
  union,
} from '../../../src/geo/geometry/native.ts';
import { inPolygon } from '../../../src/geo/geometry/ring.ts';

/** Countries chosen for what makes them hard: enclaves, thousands of islands, the antimeridian, the poles, long common
 * borders. `node bench/geo/exhaustive.mjs` asks the same of every country. */

const folder = new URL('../../../data/geo', import.meta.url).pathname;
let countries: Layer;
beforeAll(async () => {
  countries = openLayers(await readCatalogue(folder), fileAtlas(folder), false).get('countries')!;
});
const shape = async (code: string) =>
  inflate(cleanFlat(await countries.geometry(`country/${code}`))!) as Area;

const isValid = async (area: MultiPolygon) => {
  const again = await union([area]);
  return (
    again.coordinates.length === area.coordinates.length &&
    Math.abs(geodesicArea(again) - geodesicArea(area)) <= 1e-9 * geodesicArea(area)
  );
};

describe('set operations on neighbours', () => {
  test.each([
    'FRA ESP',
    'ZAF LSO',
    'ITA VAT',
    'BEL NLD',
    'IND BGD',
    'UZB KGZ',
    'ARE OMN',
    'NOR SWE',
    'RUS EST',
    'USA MEX',
    'MYS BRN',
    'HRV BIH',
  ])('%s: areas add up and the results are valid', async (pair) => {
    const [a, b] = await Promise.all(pair.split(' ').map(shape));
    const results = [await union([a!, b!]), await intersection(a!, b!), await difference(a!, b!)];
    const [either, common, rest] = results.map(geodesicArea);
    const [sizeA, sizeB] = [geodesicArea(a!), geodesicArea(b!)];
    expect(Math.abs(either! + common! - sizeA - sizeB) / (sizeA + sizeB)).toBeLessThan(1e-9);
    expect(Math.abs(rest! + common! - sizeA) / sizeA).toBeLessThan(1e-9);
    for (const result of results) expect(await isValid(result)).toBe(true);
  });
});

/** Metres from a position to the outline, the seam at ±180° and the pole left out, by a plain search. */
function distanceTo(position: Position, area: Area): number {
  const seam = ([lon, lat]: Position) => Math.abs(lon!) === 180 || Math.abs(lat!) > 89.99;
  let best = Number.POSITIVE_INFINITY;
  const cosine = Math.cos((position[1]! * Math.PI) / 180);
  const candidates: [number, Position, Position][] = [];
  for (const ring of polygonsOf(area).flat()) {
    for (let i = 1; i < ring.length; i++) {
      const [p, q] = [ring[i - 1]!, ring[i]!];
      if (seam(p) && seam(q)) continue;
      const x = Math.abs((((((p[0]! + q[0]!) / 2 - position[0]!) % 360) + 540) % 360) - 180) * cosine;
      const y = (p[1]! + q[1]!) / 2 - position[1]!;
      const half = Math.hypot((q[0]! - p[0]!) * cosine, q[1]! - p[1]!);
      candidates.push([Math.hypot(x, y) - half, p, q]);
    }
  }
  candidates.sort((a, b) => a[0] - b[0]);
  for (const [, p, q] of candidates.slice(0, 60)) {
    const at = (t: number): Position => [p[0]! + t * (q[0]! - p[0]!), p[1]! + t * (q[1]! - p[1]!)];
    let [low, high] = [0, 1];
    for (let k = 0; k < 20; k++) {
      const [u, v] = [low + 0.382 * (high - low), low + 0.618 * (high - low)];
      if (geodesicInverse(position, at(u)).distance < geodesicInverse(position, at(v)).distance) high = v;
      else low = u;
    }
    best = Math.min(best, geodesicInverse(position, at((low + high) / 2)).distance);
  }
  return best;
}

describe('buffers', () => {
  test.each([
    ['LUX', 1],
    ['EST', 10],
    ['FJI', 100],
    ['KIR', 100],
    ['LSO', 500],
    ['NZL', 500],
  ])(
    '%s by %i km is valid, misses nothing and keeps its distance to a thousandth and a metre',
    async (code, kilometres) => {
      const source = await shape(code);
      const metres = 1000 * kilometres;
      const result = await geodesicBuffer(source, metres);
      expect(await isValid(result)).toBe(true);
      const outline = result.coordinates.flat(2).filter(([lon]) => Math.abs(lon!) !== 180);
      for (let i = 0; i < outline.length; i += Math.ceil(outline.length / 40))
        expect(Math.abs(distanceTo(outline[i]!, source) - metres)).toBeLessThan(0.001 * metres + 1);
      const vertices = polygonsOf(source).flat(2);
      for (let i = 0; i < vertices.length; i += Math.ceil(vertices.length / 60)) {
        const [lon, lat] = geodesicDirect(vertices[i]!, (i * 137.5) % 360, 0.9 * metres);
        expect(result.coordinates.some((rings) => inPolygon(lon!, lat!, rings))).toBe(true);
      }
    },
  );

  test('Antarctica at 100 km goes round the pole in one piece with its islands', async () => {
    const result = await geodesicBuffer(await shape('ATA'), 100_000);
    expect(await isValid(result)).toBe(true);
    expect(result.coordinates.length).toBeLessThan(10);
    // 12.3 million km² as drawn, and a belt 100 km wide around it.
    expect(geodesicArea(result) / 1e12).toBeGreaterThan(14);
    expect(result.coordinates.some((rings) => inPolygon(45, -89.5, rings))).toBe(true);
  });
});
