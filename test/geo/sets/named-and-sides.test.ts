import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

test('towns of one name are a set, and that small ones are missing is told', async () => {
  const { members = [], notes } = (await geo.spatial('cities called Springfield')).properties;
  expect(new Set(members.map(({ name }) => name))).toEqual(new Set(['Springfield']));
  expect(members.length).toBeGreaterThan(15);
  expect(notes?.join()).toContain('fewer than 1,000 inhabitants');
  expect(await membersOf('places named Paris in Texas')).toEqual(['Paris']);
  await expect(geo.spatial('rivers called Avon')).rejects.toThrow('no such river is known here');
});

test('islands that a chain joins to the mainland count for how far north a country reaches', async () => {
  expect(await membersOf('northernmost country')).toEqual(['Canada']);
});

test('the parts of a country by two of their names are all of them', async () => {
  expect(await membersOf('states and territories of Australia')).toEqual(
    expect.arrayContaining(['Queensland', 'Northern Territory', 'Australian Capital Territory']),
  );
  expect(await membersOf('provinces and territories of Canada')).toHaveLength(13);
});

test('seas on a side of a land are those at its shores there', async () => {
  const seas = await membersOf('seas north of Russia');
  expect(seas).toEqual(expect.arrayContaining(['Barents Sea', 'White Sea', 'Kara Sea', 'Chukchi Sea']));
  expect(seas).not.toEqual(expect.arrayContaining(['Lincoln Sea']));
  expect(seas).not.toEqual(expect.arrayContaining(['Baltic Sea']));
  expect(await membersOf('seas north of Germany')).toEqual(['Baltic Sea', 'North Sea', 'Wadden Sea']);
});

test('what is compared with a name is compared with its own kind', async () => {
  expect(await membersOf('cities larger than Madrid in the EU')).toEqual(['Berlin']);
  expect(await membersOf('islands larger than Ireland')).toHaveLength(19);
});

test('parts of a country lie in a region of culture for the most, or hold much of it', async () => {
  const provinces = await membersOf('provinces in Central Anatolia');
  expect(provinces).toEqual(expect.arrayContaining(['Ankara', 'Konya', 'Sivas']));
  expect(provinces).not.toEqual(expect.arrayContaining(['Adana']));
  expect(await membersOf('counties in the Lake District')).toEqual(['Cumbria']);
});

test.each([
  ['Pacific island nations', ['Fiji', 'Samoa'], 'Japan'],
  ['territories of the United Kingdom', ['Gibraltar', 'Bermuda'], 'England'],
  ['territories of Canada', ['Yukon', 'Nunavut'], 'Ontario'],
  ['which US states do not touch the ocean', ['Ohio', 'Utah'], 'Oregon'],
])('%s', async (question, some, none) => {
  const found = await membersOf(question);
  expect(found).toEqual(expect.arrayContaining(some));
  expect(found).not.toContain(none);
});

test('what lies within a distance of a border does so of its line, whatever land follows', async () => {
  const cities = await membersOf('cities within 50 km of the Swiss border in Germany');
  expect(cities).toEqual(expect.arrayContaining(['Freiburg', 'Konstanz']));
  expect(cities).not.toEqual(expect.arrayContaining(['Zürich']));
});

test('a language that is denied is one, and inland provinces have no coast', async () => {
  const lands = await membersOf('countries in Africa where French is spoken but not English');
  expect(lands).toContain('Senegal');
  expect(lands).not.toContain('Cameroon');
  expect(await membersOf('inland provinces of Canada')).toEqual(['Alberta', 'Saskatchewan']);
});

test('a group of islands that is measured is a set of them', async () => {
  const islands = await membersOf('Caribbean islands bigger than 1000 km2');
  expect(islands).toEqual(expect.arrayContaining(['Cuba', 'Jamaica', 'Puerto Rico']));
  expect(islands).not.toContain('Barbados');
});
