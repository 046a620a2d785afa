import type { MultiPolygon, Polygon } from 'geojson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { linesOf, readLayer } from './layers.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo({ cacheVertices: 4_000_000 });
});
afterAll(() => geo.close());

/** Vertices of a simplified country, as texts. */
async function verticesOf(code: string, toleranceMetres: number): Promise<Set<string>> {
  const { geometry, id } = await geo.geocode(code, { kinds: ['country', 'territory'], toleranceMetres });
  if (id !== `country/${code}`) throw new RangeError(`${code} is not a name of its country`);
  const { type, coordinates } = geometry as Polygon | MultiPolygon;
  return new Set(
    (type === 'Polygon' ? [coordinates] : coordinates).flat(2).map(([lon, lat]) => `${lon},${lat}`),
  );
}

const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

// Where a coarse outline would cross itself, or a small country shrink to less than a triangle, one side alone brings a
// vertex back: at 20 km for one pair of neighbours in twenty.
describe.each([
  [1000, 0],
  [20_000, 0.05],
])('countries simplified to %i m in separate calls', (tolerance, repaired) => {
  it('keep the same vertices of the line they share', async () => {
    const borders = await readLayer('borders');
    const simplified = new Map<string, Promise<Set<string>>>();
    const of = (code: string) => {
      let known = simplified.get(code);
      if (!known) {
        known = verticesOf(code, tolerance);
        simplified.set(code, known);
      }
      return known;
    };
    const different: string[] = [];
    let pairs = 0;
    for (const [id, border] of borders) {
      const codes = id.slice('border/'.length).split('-');
      // Natural Earth's own codes are not names that can be asked for.
      const [a, b] = await Promise.all(codes.map((code) => of(code).catch(() => undefined)));
      if (!a || !b) continue;
      pairs++;
      const own = linesOf(border)
        .flat()
        .map(([lon, lat]) => `${rounded(lon!)},${rounded(lat!)}`)
        .filter((vertex) => a.has(vertex) !== b.has(vertex));
      if (own.length > 0) different.push(`${id}: ${own.length}`);
    }
    expect(pairs).toBeGreaterThan(290);
    expect(different.length / pairs, different.join('\n')).toBeLessThanOrEqual(repaired);
  });
});
