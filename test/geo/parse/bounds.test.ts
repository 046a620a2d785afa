/** Two bounds of one distance, and conditions in a row. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const treeOf = async (query: string) => (await geo.spatial(query)).properties.query;
const membersOf = async (query: string) =>
  (await geo.spatial(query)).properties.members!.map(({ name }) => name);

it.each([
  'more than 50 km but less than 150 km from Paris',
  'more than 50 but less than 150 km from Paris',
  'at least 50 km and at most 150 km from Paris',
  'less than 150 km but more than 50 km from Paris',
  'within 150 km of Paris but more than 50 km away',
  'mehr als 50 km, aber weniger als 150 km von Paris entfernt',
  'à plus de 50 km mais à moins de 150 km de Paris',
  'a más de 50 km pero a menos de 150 km de París',
  'più di 50 km ma meno di 150 km da Parigi',
  'mais de 50 km mas menos de 150 km de Paris',
  'meer dan 50 km maar minder dan 150 km van Parijs',
  'więcej niż 50 km, ale mniej niż 150 km od Paryża',
  'более 50 км, но менее 150 км от Парижа',
  'понад 50 км, але менше 150 км від Парижа',
  'mer än 50 km men mindre än 150 km från Paris',
  'lebih dari 50 km tetapi kurang dari 150 km dari Paris',
  '距离巴黎50公里以上150公里以内',
  '파리에서 50km 이상 150km 이내',
  'أكثر من 50 كم وأقل من 150 كم من باريس',
])('%s is a ring', async (query) => {
  expect(await treeOf(query)).toMatchObject({
    type: 'Difference',
    from: { type: 'Buffer', distance: { value: 150, unit: 'km' } },
    minus: { type: 'Buffer', distance: { value: 50, unit: 'km' } },
  });
});

it('the distances of two places are no ring of one', async () => {
  expect(await treeOf('France more than 50 km from Paris but less than 100 km from Lyon')).toMatchObject({
    type: 'Intersection',
    of: [{ type: 'Difference' }, { type: 'Buffer', of: { name: 'Lyon' } }],
  });
});

it.each([
  ['cities more than 50 km but less than 150 km from Paris', 'Reims', 'Versailles'],
  ['cities within 150 km of Paris but not within 50 km', 'Reims', 'Versailles'],
  ['cities less than 100 km from Paris and less than 150 km from Rouen', 'Argenteuil', 'Reims'],
  ['cities in Germany more than 100 km from Munich and more than 100 km from Berlin', 'Hamburg', 'Potsdam'],
  ['cities within 100 km of Munich or within 100 km of Nuremberg', 'Augsburg', 'Stuttgart'],
  ['German cities more than 100 km but less than 200 km from the sea', 'Hannover', 'Bremen'],
])('%s: %s is one, %s is none', async (query, one, none) => {
  const names = await membersOf(query);
  expect(names).toContain(one);
  expect(names).not.toContain(none);
});

it('of what has an extent the nearest of it counts', async () => {
  const lands = await membersOf('countries between 500 and 1000 km from Malta');
  expect(lands).toEqual(expect.arrayContaining(['France', 'Greece']));
  expect(lands).not.toEqual(expect.arrayContaining(['Italy']));
});

it('land is measured from the sea that it lies at', async () => {
  const { bbox } = await geo.spatial('Germany between 100 and 200 km from the sea');
  expect(bbox![3]).toBeLessThan(53.5);
});
