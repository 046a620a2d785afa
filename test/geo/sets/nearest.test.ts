import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

test.each([
  ['nearest airport to Nairobi', ['Jomo Kenyatta Airport']],
  ['what is the closest capital to Vienna', ['Bratislava']],
  ['which country is closest to Cuba', ['The Bahamas']],
  ['the 3 nearest countries to Malta', ['Italy', 'Tunisia', 'Libya']],
  ['nearest lake to Zurich', ['Lake Zurich']],
  ['closest US state to Cuba', ['Florida']],
  ['nearest island to Sicily', ['Favignana']],
])('%s', async (question, expected) => {
  expect(await membersOf(question)).toEqual(expected);
});

test('what holds the place, and lands far overseas, are not near to it', async () => {
  expect(await membersOf('nearest country to Paris')).toEqual(['Belgium']);
  expect(await membersOf('closest country to Madagascar')).toEqual(['Comoros']);
});

test('the distance is given, and what is missing is told', async () => {
  const { members, notes } = (await geo.spatial('nearest town to Stonehenge')).properties;
  expect(members?.[0]).toMatchObject({ name: 'Salisbury' });
  expect(members?.[0]?.distance).toBeGreaterThan(8);
  expect(members?.[0]?.distance).toBeLessThan(16);
  expect(notes?.join()).toContain('towns of fewer than 20,000 inhabitants are left out');
  await expect(geo.spatial('nearest airport to Easter Island')).rejects.toThrow('within 60 km');
  // Sion's is not known here, and Malpensa is not the nearest.
  await expect(geo.spatial('nearest airport to Zermatt')).rejects.toThrow('within 60 km');
});

test('a sight that bears the name of a town beside it is what the town is near to', async () => {
  expect(await membersOf('the closest city to Niagara Falls')).toEqual(['Niagara Falls']);
});

test('the nearest big city leaves smaller towns out', async () => {
  expect(await membersOf('closest big city to Geneva')).toEqual(['Annecy']);
});
