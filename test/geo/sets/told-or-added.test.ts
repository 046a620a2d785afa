/** What is told by one more word: either of two nouns for parts, a part behind "only the part in", "the Yorkshire one". */

import { afterAll, describe, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (query: string) =>
  (await geo.spatial(query)).properties.members!.map(({ name }) => name).sort();

describe('divisions by either of two nouns', () => {
  it.each([
    'Chinese provinces or regions next to Vietnam',
    'provinces or autonomous regions of China bordering Vietnam',
  ])('%s', async (query) => {
    expect(await membersOf(query)).toEqual(['Guangxi', 'Yunnan']);
  });
  it('of the country that the place is of, where none is named', async () => {
    expect(await membersOf('states or provinces bordering Texas')).toEqual([
      'Arkansas',
      'Louisiana',
      'New Mexico',
      'Oklahoma',
    ]);
  });
});

it.each([
  'prime meridian, only the part in africa',
  'the danube, only the stretch in serbia',
  'the danube, just the section in serbia',
])('%s is that part alone', async (query) => {
  expect((await geo.spatial(query)).properties.query.type).toBe('Intersection');
});

it.each([
  ['halifax, the yorkshire one', -1.86, 53.72],
  ['cordoba, the argentinian one', -64.18, -31.42],
  ['cordoba in argentina, not the spanish one', -64.18, -31.42],
])('%s', async (query, lon, lat) => {
  const { bbox } = await geo.geocode(query);
  expect(Math.abs((bbox![0]! + bbox![2]!) / 2 - lon)).toBeLessThan(0.5);
  expect(Math.abs((bbox![1]! + bbox![3]!) / 2 - lat)).toBeLessThan(0.5);
});

it('knows the stans with their article, and Stans without', async () => {
  expect(await membersOf('which of the stans have a coast on the Caspian Sea')).toEqual([
    'Kazakhstan',
    'Turkmenistan',
  ]);
  expect((await geo.geocode('Stans')).properties.country).toBe('Switzerland');
});

it('tells the successors of a state by what they used to be', async () => {
  expect(await membersOf('countries that used to be Yugoslavia')).toContain('Slovenia');
});
