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
