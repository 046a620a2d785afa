import { afterAll, beforeAll, expect, test } from 'vitest';
import { geodesicArea } from '../../../src/geo/geometry/area.ts';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

/** Square kilometres as the cities publish them. */
test.each([
  ['Paris', 105],
  ['city of Paris', 105],
  ['Mexico City', 1495],
  ['Delhi', 1484],
  ['Manchester', 116],
  ['Kuala Lumpur', 243],
  ['city of Berlin', 891],
])('%s has the outline of the region that it is', async (name, published) => {
  const { geometry, properties } = await geo.geocode(name);
  expect(properties.kind).toBe('city');
  expect(properties.boundary).toBeUndefined();
  expect(properties.source).toContain('outline');
  const km2 = geodesicArea(toMixed(geometry).areas) / 1e6;
  expect(km2 / published).toBeGreaterThan(0.75);
  expect(km2 / published).toBeLessThan(1.3);
});

test.each(['Rome', 'Tokyo', 'Beijing', 'Riyadh'])(
  '%s is less than the region of its name and stays an estimate',
  async (name) => {
    const { properties } = await geo.geocode(name);
    expect(properties.kind).toBe('city');
    expect(properties.boundary).toBe('estimated');
  },
);

test('of spatial questions the outline is the same', async () => {
  const { properties, bbox } = await geo.spatial('Paris');
  expect(properties.notes.join()).not.toContain('estimated');
  expect(bbox).toEqual((await geo.geocode('Paris')).bbox);
});
