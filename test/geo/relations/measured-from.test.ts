/** From where distances and sides count that a question leaves open: the middle of a town whose outline is estimated, the
 * side of the equator or of Greenwich on which the places lie. */

import type { MultiPolygon } from 'geojson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { geodesicArea } from '../../../src/geo/geometry/area.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const ask = async (question: string) => {
  const { bbox, geometry, properties } = await geo.spatial(question);
  return {
    bbox: bbox!,
    km2: geodesicArea(geometry as MultiPolygon) / 1e6,
    notes: properties.notes!.join('\n'),
  };
};

test.each([
  ['within 30 km of Siena', 30],
  ['50 km around Kassel', 50],
  ['im Umkreis von 40 km um Freiburg', 40],
  ['within 100 km of Rosario, Argentina', 100],
])('%s is a circle of that radius', async (question, km) => {
  const { km2, notes } = await ask(question);
  expect(km2 / (Math.PI * km * km)).toBeCloseTo(1, 1.7);
  expect(notes).toContain('distances count from its middle');
});

test('around two towns is around each', async () => {
  const both = await ask('within 20 km of Siena or Kassel');
  expect(both.km2 / (2 * Math.PI * 400)).toBeCloseTo(1, 1.7);
});

test('the town itself lies within any distance of it', async () => {
  const [town, near, far] = await Promise.all(
    ['Kassel', 'within 1 km of Kassel', 'within 20 km of Kassel'].map(ask),
  );
  expect(near!.km2).toBeGreaterThan(town!.km2 * 0.99);
  expect(far!.km2).toBeGreaterThan(near!.km2);
});

test('what has an outline is measured from it', async () => {
  const [land, around] = await Promise.all(['Luxembourg', 'within 20 km of Luxembourg'].map(ask));
  expect(around!.km2).toBeGreaterThan(land!.km2 + Math.PI * 400);
});

test.each([
  ['Chile south of 40 degrees', 3, -40, 'south of the equator'],
  ['the North Sea south of 55 degrees', 3, 55, 'north of the equator'],
  ['Brazil south of 20 degrees', 3, -20, 'south of the equator'],
  ['Brazil north of 10 degrees', 1, -10, 'south of the equator'],
  ['Brazil west of 60 degrees', 2, -60, 'west of Greenwich'],
  ['Russia east of 100 degrees', 0, 100, 'east of Greenwich'],
  ['Äthiopien östlich von 42 Grad', 0, 42, 'east of Greenwich'],
])('%s', async (question, edge, degrees, side) => {
  const { bbox, notes } = await ask(question);
  expect(bbox[edge]).toBeCloseTo(degrees, 5);
  expect(notes).toContain(`is taken as ${side}, where the rest lies`);
});

test.each(['south of 40 degrees', 'the Atlantic south of 40 degrees', 'Spain west of 3 degrees'])(
  '%s could be either',
  async (question) => {
    await expect(geo.spatial(question)).rejects.toThrow('does not say whether it lies');
  },
);
