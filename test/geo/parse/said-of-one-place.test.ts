/** One place by two names, by the land that tells it, and a land from town to town. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

it.each([
  ['Mount Cook / Aoraki', 'Mount Cook'],
  ['Uluru / Ayers Rock', 'Uluru'],
  ['Bozen/Bolzano', 'Bolzano'],
])('%s is one place', async (query, plain) => {
  expect((await geo.spatial(query)).bbox).toEqual((await geo.spatial(plain)).bbox);
});

it('a name that has the mark itself is one', async () => {
  expect((await geo.spatial('Biel/Bienne')).properties.query).toMatchObject({ type: 'NamedPlace' });
  expect((await geo.spatial('Aoraki / Mount Cook')).properties.query).toMatchObject({ type: 'NamedPlace' });
});

it('a place is told by whose it is', async () => {
  const { bbox } = await geo.spatial('Lapland, the Finnish one');
  expect(bbox).toEqual((await geo.spatial('Finnish Lapland')).bbox);
});

it('a river behind which its country stands is no district of its name', async () => {
  expect((await geo.spatial('Danube, Serbia')).properties.query).toMatchObject({
    type: 'Intersection',
    of: [{ name: 'Danube' }, { name: 'Serbia' }],
  });
  expect((await geo.spatial('Paris, Texas')).properties.query).toMatchObject({ within: ['Texas'] });
});

it('a land from town to town is what lies between them', async () => {
  const { query } = (await geo.spatial('Chile from Santiago to Puerto Montt')).properties;
  expect(query).toEqual((await geo.spatial('Chile between Santiago and Puerto Montt')).properties.query);
});
