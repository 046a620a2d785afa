import { fileURLToPath } from 'node:url';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileAtlas } from '../../../src/geo/atlas/byte-source.ts';
import { openLayers, readCatalogue } from '../../../src/geo/atlas/dataset.ts';
import type { Layer } from '../../../src/geo/atlas/layer.ts';
import type { GeometryOptions } from '../../../src/geo/domain/requests.ts';
import { cleanFlat } from '../../../src/geo/geometry/clean-flat.ts';
import { Coverage } from '../../../src/geo/geometry/coverage.ts';
import { type FlatGeometry, inflate } from '../../../src/geo/geometry/flat.ts';
import { simplifyFlat } from '../../../src/geo/geometry/simplify.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { crossing, linesOf, readData, readLayer } from './layers.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo({ cacheVertices: 4_000_000 });
});
afterAll(() => geo.close());

const ringsOf = (geometry: Polygon | MultiPolygon): Position[][] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();

const verticesIn = (geometry: Polygon | MultiPolygon) =>
  new Set(
    ringsOf(geometry)
      .flat()
      .map(([lon, lat]) => `${lon},${lat}`),
  );

const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

describe.each([1000, 20_000])('countries simplified to %i m in separate calls', (toleranceMetres) => {
  it('keep the same vertices of the line they share', async () => {
    const borders = await readLayer('borders');
    const simplified = new Map<string, Promise<Set<string>>>();
    const of = (code: string) => {
      let known = simplified.get(code);
      if (!known) {
        known = geo
          .geocode(code, { kinds: ['country', 'territory'], toleranceMetres })
          .then(({ id, geometry }) => {
            if (id !== `country/${code}`) throw new RangeError(`${code} is not a name of its country`);
            return verticesIn(geometry as Polygon | MultiPolygon);
          });
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
    expect(different).toEqual([]);
  });
});

/** West, south, east, north of ground with many neighbours: small states, enclaves, islands cut in two, fjords. */
const windows: Record<string, readonly [number, number, number, number]> = {
  Slovenia: [13.4, 45.4, 16.6, 46.9],
  'the Low Countries': [3, 49.4, 7.5, 53.6],
  'the southern Caucasus': [43, 38.8, 47, 42],
  Timor: [123, -10.5, 127.5, -8],
  'the Aegean': [25, 36, 28, 39.5],
  'Tierra del Fuego': [-72, -55.9, -65, -52],
};

describe('countries, regions and composed regions', () => {
  let layers: Layer[];
  let coverage: Coverage;
  beforeAll(async () => {
    const folder = fileURLToPath(new URL('../../../data/geo', import.meta.url));
    const all = openLayers(await readCatalogue(folder), fileAtlas(folder), false);
    layers = ['countries', 'regions', 'composed'].map((name) => all.get(name)!);
    coverage = new Coverage(readData('geo/coverage.bin'));
  });
  afterAll(() => Promise.all(layers.map((layer) => layer.close())));

  async function shapesIn(window: readonly [number, number, number, number]) {
    const found = new Map<string, FlatGeometry>();
    for (const layer of layers)
      for (const id of await layer.inBox(...window)) {
        const flat = cleanFlat(await layer.geometry(id))!;
        // The whole outlines of large countries would take most of the time.
        if (flat.xy.length < 40_000) found.set(id, flat);
      }
    return found;
  }

  const eachVertex = ({ xy }: FlatGeometry, use: (vertex: number) => void) => {
    // Positions are multiples of 2^-14 degree, rounded.
    for (let i = 0; i < xy.length; i += 2)
      use(Math.round((xy[i]! + 180) * 16_384) * 2 ** 22 + Math.round((xy[i + 1]! + 90) * 16_384));
  };

  async function simplify(shapes: ReadonlyMap<string, FlatGeometry>, options: GeometryOptions) {
    const simple = new Map<string, FlatGeometry>();
    for (const [id, flat] of shapes) {
      const copy = { ...flat, xy: flat.xy.slice() };
      simple.set(id, cleanFlat(await simplifyFlat(copy, options, coverage))!);
    }
    return simple;
  }

  /** Vertices that some shapes keep and others drop although they are part of both. */
  function disagreements(
    shapes: ReadonlyMap<string, FlatGeometry>,
    simple: ReadonlyMap<string, FlatGeometry>,
  ): { shared: number; wrong: number } {
    const sharers = new Map<number, number>();
    const keepers = new Map<number, number>();
    const count = (counts: Map<number, number>, flat: FlatGeometry) => {
      const own = new Set<number>();
      eachVertex(flat, (vertex) => own.add(vertex));
      for (const vertex of own) counts.set(vertex, (counts.get(vertex) ?? 0) + 1);
    };
    for (const flat of shapes.values()) count(sharers, flat);
    for (const flat of simple.values()) count(keepers, flat);
    const wrong = [...keepers].filter(([vertex, kept]) => kept !== sharers.get(vertex)).length;
    const shared = [...keepers.values()].filter((kept) => kept > 1).length;
    return { shared, wrong };
  }

  describe.each(Object.keys(windows))('around %s', (name) => {
    it.each([200, 5000, 200_000])(
      'share every line exactly and cross nowhere when simplified to %i m one by one',
      async (toleranceMetres) => {
        const shapes = await shapesIn(windows[name]!);
        const simple = await simplify(shapes, { toleranceMetres });
        const { shared, wrong } = disagreements(shapes, simple);
        expect(shared).toBeGreaterThan(20);
        expect(wrong).toBe(0);
        const edges = new Map<string, Position[]>();
        for (const flat of simple.values())
          for (const ring of ringsOf(inflate(flat) as Polygon | MultiPolygon))
            for (let i = 1; i < ring.length; i++) {
              const ends = [ring[i - 1]!, ring[i]!].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
              edges.set(String(ends), ends);
            }
        expect(crossing([...edges.values()])).toBeUndefined();
      },
    );
  });

  it('keep the coarser of two budgets among the vertices of the finer, on any line they share', async () => {
    const shapes = await shapesIn(windows['the Low Countries']!);
    const simple = [...(await simplify(shapes, { maxVertices: 400 })).entries()];
    let compared = 0;
    for (const [id, a] of simple)
      for (const [other, b] of simple) {
        if (id >= other) continue;
        const of = (flat: FlatGeometry) => {
          const own = new Set<number>();
          eachVertex(flat, (vertex) => own.add(vertex));
          return own;
        };
        const [keptA, keptB, allA, allB] = [of(a), of(b), of(shapes.get(id)!), of(shapes.get(other)!)];
        const onlyA = [...keptA].filter((vertex) => allB.has(vertex) && !keptB.has(vertex));
        const onlyB = [...keptB].filter((vertex) => allA.has(vertex) && !keptA.has(vertex));
        expect(Math.min(onlyA.length, onlyB.length), `${id} and ${other}`).toBe(0);
        if ([...keptA].some((vertex) => allB.has(vertex))) compared++;
      }
    expect(compared).toBeGreaterThan(60);
  });

  it('drop islands when asked to, and keep the lines of what remains', async () => {
    const shapes = await shapesIn(windows['the Aegean']!);
    const all = await simplify(shapes, { toleranceMetres: 5000 });
    const mainland = await simplify(shapes, { toleranceMetres: 5000, keepIslands: false });
    let fewer = 0;
    for (const [id, flat] of mainland) {
      const before = new Set<number>();
      eachVertex(all.get(id)!, (vertex) => before.add(vertex));
      eachVertex(flat, (vertex) => expect(before.has(vertex), id).toBe(true));
      if (flat.ends.length < all.get(id)!.ends.length) fewer++;
    }
    expect(fewer).toBeGreaterThan(5);
  });
});

describe('answers', () => {
  it('give a region, its neighbour and its country the same vertices of their common lines', async () => {
    const vertices = async (name: string) =>
      verticesIn((await geo.geocode(name, { toleranceMetres: 3000 })).geometry as Polygon | MultiPolygon);
    const full = async (name: string) =>
      verticesIn((await geo.geocode(name)).geometry as Polygon | MultiPolygon);
    for (const [one, other] of [
      ['Bavaria', 'Germany'],
      ['Bavaria', 'state of Salzburg'],
      ['Tuscany', 'Italy'],
      ['Scotland', 'Northumberland'],
      ['Catalonia', 'France'],
    ] as const) {
      const [a, b, fullA, fullB] = [
        await vertices(one),
        await vertices(other),
        await full(one),
        await full(other),
      ];
      const shared = [...fullA].filter((vertex) => fullB.has(vertex));
      expect(shared.length, `${one} and ${other}`).toBeGreaterThan(20);
      expect(shared.filter((vertex) => a.has(vertex) !== b.has(vertex))).toEqual([]);
      expect(shared.filter((vertex) => a.has(vertex)).length).toBeGreaterThan(1);
    }
  });
});
