import { readFileSync } from 'node:fs';
import type { Position } from 'geojson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { geodesicInverse } from '../../../src/geo/geometry/native.ts';
import { inPolygon } from '../../../src/geo/geometry/ring.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

/** Sentences against the data that ships, judged by the ground they give rather than by the tree. */

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const nearMetres = 25_000;
const lines = readFileSync(new URL('../../fixtures/geo/spatial-answers.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const places = new Map(
  lines
    .filter((line) => line.startsWith('@'))
    .map((line) => line.slice(1).split(' '))
    .map(([name, lon, lat]): [string, Position] => [name!, [Number(lon), Number(lat)]]),
);
const cases = lines
  .filter((line) => !line.startsWith('@'))
  .map((line) => /^(.*?) =>\s*(.*)$/.exec(line)!.slice(1) as [string, string]);

test('there are 200 sentences', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
});

test.each(cases)('"%s" => %s', async (sentence, expected) => {
  const refusal = /^refused(?:: (.*))?$/.exec(expected);
  if (refusal) {
    await expect(geo.spatial(sentence)).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:query_not_understood|place_not_found|empty_result)$/),
      message: expect.stringContaining(refusal[1] ?? ''),
    });
    return;
  }
  const { geometry } = await geo.spatial(sentence);
  const { areas, lines: paths, points } = toMixed(geometry);
  const vertices = [...paths.coordinates.flat(), ...points];
  const found = expected
    .split(' ')
    .filter(Boolean)
    .map((place) => {
      const at = places.get(place.slice(1))!;
      const inside =
        areas.coordinates.some((rings) => inPolygon(at[0]!, at[1]!, rings)) ||
        vertices.some((vertex) => geodesicInverse(vertex, at).distance < nearMetres);
      return `${inside ? '+' : '-'}${place.slice(1)}`;
    });
  expect(found.join(' ')).toBe(expected);
});
