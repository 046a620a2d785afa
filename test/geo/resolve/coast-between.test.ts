/** The coast from one town to another, whatever number of pieces it is stored in. */

import fc from 'fast-check';
import type { Position } from 'geojson';
import { afterAll, describe, expect, it } from 'vitest';
import { joinLines } from '../../../src/geo/geometry/joined-lines.ts';
import { geodesicInverse } from '../../../src/geo/geometry/native.ts';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

async function kilometresTo(query: string, [lon, lat]: Position): Promise<number> {
  const { geometry } = await geo.spatial(query);
  const positions =
    geometry.type === 'LineString'
      ? geometry.coordinates
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates.flat()
        : [];
  expect(positions.length).toBeGreaterThan(0);
  return Math.min(...positions.map((one) => geodesicInverse(one, [lon!, lat!]).distance)) / 1000;
}

describe.each<[string, Position, Position, Position]>([
  // Monterey, Santa Barbara
  ['coast between San Francisco and Los Angeles', [-121.93, 36.63], [-119.7, 34.41], [-117.25, 32.85]],
  [
    'the coastline of California from San Francisco to Los Angeles',
    [-121.93, 36.63],
    [-119.7, 34.41],
    [-124, 40],
  ],
  // Cape Canaveral, Daytona Beach
  ['coast between Miami and Jacksonville', [-80.55, 28.46], [-81.01, 29.21], [-81.1, 32]],
  // Anzio, Gaeta
  ['coast from Rome to Naples', [12.62, 41.45], [13.57, 41.21], [11.1, 42.4]],
  ['Küste von Rom bis Neapel', [12.62, 41.45], [13.57, 41.21], [11.1, 42.4]],
])('%s', (query, one, other, beyond) => {
  it('passes the towns on the way and ends there', async () => {
    expect(await kilometresTo(query, one)).toBeLessThan(25);
    expect(await kilometresTo(query, other)).toBeLessThan(25);
    expect(await kilometresTo(query, beyond)).toBeGreaterThan(50);
  });
});

const lineOf = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 })), {
    minLength: 2,
    maxLength: 40,
    selector: ([lon, lat]) => `${lon},${lat}`,
  })
  .map((positions) => positions as Position[]);

describe('lines that were cut to pieces', () => {
  it('are whole again, in whatever order and direction the pieces come', () => {
    fc.assert(
      fc.property(lineOf, fc.infiniteStream(fc.nat(5)), fc.boolean(), (line, random, closed) => {
        const whole = closed && line.length > 3 ? [...line, line[0]!] : line;
        const next = () => random.next().value as number;
        const pieces: Position[][] = [];
        for (let at = 0; at < whole.length - 1; ) {
          const end = Math.min(whole.length - 1, at + 1 + next());
          const piece = whole.slice(at, end + 1);
          pieces.splice(next() % (pieces.length + 1), 0, next() % 2 === 0 ? piece : piece.reverse());
          at = end;
        }
        const joined = joinLines(pieces);
        expect(joined).toHaveLength(1);
        expect(joined[0]).toHaveLength(whole.length);
        const edges = (positions: readonly Position[]) =>
          positions
            .slice(1)
            .map((position, i) => [positions[i]!, position].map(String).sort().join(' '))
            .sort();
        expect(edges(joined[0]!)).toEqual(edges(whole));
      }),
    );
  });

  it('stay apart where three meet', () => {
    expect(
      joinLines([
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [2, 0],
        ],
        [
          [1, 0],
          [1, 1],
        ],
      ]),
    ).toHaveLength(3);
  });
});

it('a coast that is asked for as a place is answered with all of it, and that is told', async () => {
  const { properties } = await geo.geocode('coast of Kerala');
  expect(properties.notes?.join()).toContain('the whole of Kerala is given');
  expect((await geo.geocode('Kerala')).properties.notes?.join() ?? '').not.toContain('the whole of');
});
