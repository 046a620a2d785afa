import fc from 'fast-check';
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { describe, expect, test, vi } from 'vitest';
import { areaInTurns, geodesicArea } from '../../../src/geo/geometry/area.ts';
import { corridor } from '../../../src/geo/geometry/between.ts';
import { cleanInTurns } from '../../../src/geo/geometry/clean.ts';
import { closer } from '../../../src/geo/geometry/closer.ts';
import { beyond, half } from '../../../src/geo/geometry/directional.ts';
import { mainParts } from '../../../src/geo/geometry/main-parts.ts';
import {
  difference,
  geodesicBuffer,
  geodesicBufferOutside,
  geodesicDirect,
  geodesicInverse,
  intersection,
  linesInside,
  linesOutside,
  sharedOutline,
  union,
} from '../../../src/geo/geometry/native.ts';
import { Work } from '../../../src/geo/geometry/work.ts';
import { looksOf } from '../../support/looks.ts';
import { box } from '../../support/shapes.ts';

test('the area of the whole earth is that of the WGS 84 ellipsoid', () => {
  const bands = Array.from({ length: 180 }, (_, i) => geodesicArea(box(-180, i - 90, 180, i - 89)));
  const total = bands.reduce((sum, band) => sum + band, 0);
  // 510,065,621.724 km²: NIMA TR8350.2, table 3.
  expect(Math.abs(total / 510_065_621_724_000 - 1)).toBeLessThan(1e-8);
});

test('direct and inverse geodesics undo each other', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -89, max: 89, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 1, max: 15_000_000, noNaN: true }),
      (lon, lat, azimuth, metres) => {
        const there = geodesicDirect([lon, lat], azimuth, metres);
        expect(geodesicInverse([lon, lat], there).distance).toBeCloseTo(metres, 2);
      },
    ),
  );
});

test('union, intersection and difference of overlapping boxes have the areas they must', async () => {
  const a = box(0, 0, 10, 10);
  const b = box(5, 5, 15, 15);
  const [both, either, only] = await Promise.all([intersection(a, b), union([a, b]), difference(a, b)]);
  expect(geodesicArea(both)).toBeCloseTo(geodesicArea(box(5, 5, 10, 10)), -3);
  expect(geodesicArea(either) / (geodesicArea(a) + geodesicArea(b) - geodesicArea(both))).toBeCloseTo(1, 9);
  expect(geodesicArea(only) / (geodesicArea(a) - geodesicArea(both))).toBeCloseTo(1, 9);
  expect((await intersection(a, box(20, 20, 30, 30))).coordinates).toEqual([]);
});

test('random areas obey inclusion and exclusion, and what is cut off is gone', async () => {
  const ring = fc
    .tuple(
      fc.double({ min: -170, max: 160, noNaN: true }),
      fc.double({ min: -75, max: 75, noNaN: true }),
      fc.array(fc.double({ min: 0.5, max: 9, noNaN: true }), { minLength: 3, maxLength: 30 }),
    )
    .map(([lon, lat, radii]): Polygon => {
      const points = radii.map((radius, i): Position => {
        const angle = (2 * Math.PI * i) / radii.length;
        return [lon + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
      });
      return { type: 'Polygon', coordinates: [[...points, points[0]!]] };
    });
  await fc.assert(
    fc.asyncProperty(ring, ring, async (a, b) => {
      const [both, either, only] = await Promise.all([intersection(a, b), union([a, b]), difference(a, b)]);
      const total = geodesicArea(a) + geodesicArea(b);
      expect(Math.abs(geodesicArea(both) + geodesicArea(either) - total) / total).toBeLessThan(3e-6);
      expect(Math.abs(geodesicArea(only) + geodesicArea(both) - geodesicArea(a)) / total).toBeLessThan(3e-6);
      expect(geodesicArea(await intersection(only, b))).toBeLessThan(total * 3e-6);
    }),
    { numRuns: 60 },
  );
});

test('a buffer across the antimeridian is cut there and is as large as one elsewhere', async () => {
  const line = (lon: number) => ({
    type: 'LineString' as const,
    coordinates: [
      [lon, 10],
      [lon + 1, 11],
    ],
  });
  const [here, across] = await Promise.all([
    geodesicBuffer(line(20), 200_000),
    geodesicBuffer(line(179), 200_000),
  ]);
  expect(here.coordinates).toHaveLength(1);
  expect(across.coordinates).toHaveLength(2);
  expect(geodesicArea(across) / geodesicArea(here)).toBeCloseTo(1, 6);
  for (const [lon] of across.coordinates.flat(2)) expect(Math.abs(lon!)).toBeLessThanOrEqual(180);
});

test('a circle around the pole has the area of a spherical cap', async () => {
  const cap = await geodesicBuffer({ type: 'Point', coordinates: [0, 90] }, 100_000, undefined, 1024);
  // The polar radius of curvature of WGS 84 is 6,399,594 m.
  const expected = 2 * Math.PI * 6_399_594 ** 2 * (1 - Math.cos(100_000 / 6_399_594));
  expect(geodesicArea(cap) / expected).toBeCloseTo(1, 4);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 25_000_000])(
  'a distance of %s m is refused',
  async (metres) => {
    await expect(geodesicBuffer({ type: 'Point', coordinates: [0, 0] }, metres)).rejects.toThrow(RangeError);
  },
);

/** Two combs at right angles: their teeth cross a hundred thousand times. */
function combs(teeth: number): [Polygon, Polygon] {
  const comb = (turned: boolean): Polygon => {
    const ring: Position[] = [];
    for (let i = 0; i < teeth; i++) {
      const at = (10 * i) / teeth;
      ring.push([at, 0], [at + 4 / teeth, 10], [at + 8 / teeth, 0]);
    }
    ring.push([10, -1], [0, -1]);
    const placed = ring.map(([x, y]): Position => (turned ? [10 - y!, x!] : [x!, y!]));
    return { type: 'Polygon', coordinates: [[...placed, placed[0]!]] };
  };
  return [comb(false), comb(true)];
}

describe('a deadline and a signal stop', () => {
  const [across, up] = combs(100);
  // Long enough in native code to be at work still when the signal comes.
  const [dense] = combs(20_000);
  const lines: MultiLineString = { type: 'MultiLineString', coordinates: across.coordinates };
  const cases: [string, (work: Work) => Promise<unknown>][] = [
    ['buffers', (work) => geodesicBuffer(across, 100, work)],
    ['unions', (work) => union([across, up], work)],
    ['intersections', (work) => intersection(across, up, work)],
    ['differences', (work) => difference(across, up, work)],
    ['lines inside', (work) => linesInside(lines, up, work)],
    ['lines outside', (work) => linesOutside(lines, up, work)],
    ['shared outlines', (work) => sharedOutline(across, up, work)],
    ['corridors', (work) => corridor(across, up, ['A', 'B'], work)],
    ['halves', (work) => half(dense, 'north', work)],
    ['diagonal halves', (work) => half(dense, 'northeast', work)],
  ];

  test.each(cases)('%s', async (_, run) => {
    // Spent before it begins: what is asked of native code then ends at its first look at the control word.
    await expect(run(new Work({ deadlineMs: 1e-9 }))).rejects.toMatchObject({ code: 'too_expensive' });
    const controller = new AbortController();
    const running = run(new Work({ signal: controller.signal }));
    controller.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
  });

  test.each(cases)('%s, once native code is at work: it is not the event loop that works', async (_, run) => {
    const controller = new AbortController();
    class Begun extends Work {
      override native<T>(start: (control: Int32Array) => Promise<T>): Promise<T> {
        return super.native((control) => {
          const running = start(control);
          // Before any other turn of the loop: only what was done in this one could be over.
          process.nextTick(() => controller.abort(new Error('enough')));
          return running;
        });
      }
    }
    await expect(run(new Begun({ signal: controller.signal }))).rejects.toThrow('enough');
  });

  test('work of this thread, whose time counts without that of others', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    try {
      const work = new Work({ deadlineMs: 100 });
      now = 60;
      await work.pause();
      now = 1000;
      work.resume();
      now = 1040;
      await work.pause();
      now = 1041;
      await expect(work.pause()).rejects.toMatchObject({ code: 'too_expensive' });
    } finally {
      clock.mockRestore();
    }
  });

  test('work that is waiting for a thread', async () => {
    const controllers = Array.from({ length: 6 }, () => new AbortController());
    const runs = controllers.map(({ signal }) => union([across, up], new Work({ signal })));
    for (const controller of controllers.slice(1)) controller.abort(new Error('enough'));
    const ended = await Promise.allSettled(runs);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', ...Array(5).fill('rejected')]);
    // Every place was given back.
    await expect(union([box(0, 0, 1, 1)])).resolves.toMatchObject({ type: 'MultiPolygon' });
  });
});

test('outlines that cross millions of times are refused before memory runs out', async () => {
  const [across, up] = combs(4000);
  await expect(union([across, up])).rejects.toMatchObject({ code: 'too_expensive' });
});

/** A star of many corners. */
function star(lon: number, lat: number, corners: number): Polygon {
  const ring = Array.from({ length: corners }, (_, i): Position => {
    const angle = (2 * Math.PI * i) / corners;
    const radius = 4 + (i % 2) / 50;
    return [lon + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
}

describe('the event loop gets its turns while large outlines are worked on', () => {
  const corners = 40_000;
  const looks = Math.floor(corners / 4096);
  const large = star(10, 10, corners);
  const other = star(12, 11, 40);
  const lines: MultiLineString = { type: 'MultiLineString', coordinates: large.coordinates };
  const cases: [string, (work: Work) => Promise<unknown>, times: number][] = [
    // There, and back where as much comes out.
    ['buffers', (work) => geodesicBuffer(large, 1, work, 32), 2],
    ['unions', (work) => union([large, other], work), 1.5],
    ['intersections', (work) => intersection(large, other, work), 1.5],
    ['differences', (work) => difference(large, other, work), 1.5],
    ['lines inside', (work) => linesInside(lines, other, work), 1.5],
    ['lines outside', (work) => linesOutside(lines, other, work), 1.2],
    ['shared outlines', (work) => sharedOutline(large, large, work), 2],
    ['corridors', (work) => corridor(large, star(30, 10, corners), ['A', 'B'], work), 2],
    ['halves', (work) => half(large, 'north', work), 2],
    ['diagonal halves', (work) => half(large, 'northeast', work), 2],
    ['areas', (work) => areaInTurns(large, work), 1],
    ['main parts', (work) => mainParts(large, work), 1],
    ['sides', (work) => beyond(large, 'northeast', 'A', work), 1],
    ['what is nearer', (work) => closer(large, other, other, work), 1],
  ];

  test.each(cases)('%s', async (_, run, times) => {
    expect(await looksOf(() => run(new Work()))).toBeGreaterThanOrEqual(Math.floor(times * looks));
  });

  test('the last step, ring by ring', async () => {
    const many = Array.from({ length: 300 }, (_, i) => star((i % 30) * 10 - 150, 0, 12).coordinates);
    const times = await looksOf(() => cleanInTurns({ type: 'MultiPolygon', coordinates: many }));
    expect(times).toBeGreaterThanOrEqual(300);
  });
});

test('the event loop gets its turn while large outlines travel to native code and back', async () => {
  const ring: Position[] = Array.from({ length: 200_000 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 200_000;
    return [10 * Math.cos(angle), 10 * Math.sin(angle)];
  });
  ring.push(ring[0]!);
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const result = await union([{ type: 'Polygon', coordinates: [ring] }]);
  const clean = await cleanInTurns({ type: 'MultiPolygon', coordinates: [[...result.coordinates[0]!]] });
  counting = false;
  expect(clean).toBeDefined();
  expect(turns).toBeGreaterThan(20);
});

describe('a buffer less an area', () => {
  const coast: MultiLineString = {
    type: 'MultiLineString',
    coordinates: [Array.from({ length: 200 }, (_, i) => [i / 100, Math.sin(i / 5) / 20])],
  };

  test.each([500, 3000, 60_000])('of %i m is the difference of the two', async (metres) => {
    const land = union([box(0.2, -0.5, 1.4, 0.01), box(1.2, -0.2, 1.8, 0.3)]);
    const whole = await geodesicBuffer(coast, metres);
    const expected = await difference(whole, await land);
    expect(expected.coordinates.length).toBeGreaterThan(0);
    const got = await geodesicBufferOutside(coast, metres, await land);
    const corners = (area: MultiPolygon) => area.coordinates.flat(2).length;
    expect(corners(got)).toBeLessThanOrEqual(corners(expected));
    // What is in one only: slivers of rounding, a centimetre wide.
    for (const [one, other] of [
      [got, expected],
      [expected, got],
    ] as const)
      expect(geodesicArea(await difference(one, other)) / geodesicArea(expected)).toBeLessThan(1e-5);
  });

  test('takes nothing away where there is no area, and leaves nothing inside one', async () => {
    const none: MultiPolygon = { type: 'MultiPolygon', coordinates: [] };
    expect(await geodesicBufferOutside(coast, 1000, none)).toEqual(await geodesicBuffer(coast, 1000));
    expect((await geodesicBufferOutside(coast, 1000, box(-5, -5, 5, 5))).coordinates).toEqual([]);
  });
});
