/** What a point lies in, where outlines of two sources or two rulers meet. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

it('a county is that of the state which the answer names', async () => {
  // Both banks of the Niagara at the falls, and a street in New York.
  for (const [lon, lat] of [
    [-79.07, 43.08],
    [-79.05, 43.09],
    [-73.97, 40.78],
    [-114.74, 36.02],
  ] as const) {
    const { country, region, county } = await geo.reverse({ lon, lat });
    if (county === undefined) continue;
    expect(country?.code).toBe('US');
    const { properties } = await geo.geocode(`${county.name}, ${region!.name}`);
    expect(properties.id).toBe(county.id);
  }
  expect(await geo.reverse({ lon: -79.07, lat: 43.08 })).not.toHaveProperty('county');
  expect((await geo.reverse({ lon: -73.97, lat: 40.78 })).county?.name).toBe('New York County');
});

it.each([
  ['Sevastopol', 33.52, 44.6, 'recognised as part of Ukraine'],
  ['Laayoune', -13.2, 27.15, 'Western Sahara is in dispute'],
  ['Srinagar', 74.8, 34.08, 'Kashmir is in dispute'],
  ['Sukhumi', 41, 43, 'part of Georgia'],
])('%s lies in a land whose rule is in dispute, and is told so', async (_, lon, lat, note) => {
  const { notes } = await geo.reverse({ lon, lat });
  expect(notes?.join('; ')).toContain(note);
});
