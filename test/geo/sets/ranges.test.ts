import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  (await geo.spatial(question)).properties.members?.map(({ name }) => name) ?? [];

test('ranges in a range lie in it for the most, and it is none of them', async () => {
  const ranges = await membersOf('mountain ranges in the Alps');
  expect(ranges).toEqual(expect.arrayContaining(['Dolomites', 'Hohe Tauern']));
  expect(ranges).not.toEqual(expect.arrayContaining(['Alps']));
  expect(ranges).not.toEqual(expect.arrayContaining(['Dinaric Alps']));
  expect(ranges).not.toEqual(expect.arrayContaining(['Jura Mountains']));
});

test('lakes that reach into a range count among its lakes', async () => {
  expect(await membersOf('lakes in the Alps')).toContain('Lake Geneva');
});

test('where few cities are large, towns are named', async () => {
  const { members, notes } = (await geo.spatial('cities in Vermont')).properties;
  expect(members?.map(({ name }) => name)).toContain('Burlington');
  expect(notes?.join()).toContain('towns of fewer than 5,000 inhabitants are left out');
});

test('a place named beside its whole is meant alone, and that is told', async () => {
  const { members, notes } = (await geo.spatial('cities in Cheshire and England')).properties;
  expect(members?.map(({ name }) => name)).toContain('Warrington');
  expect(members?.map(({ name }) => name)).not.toContain('London');
  expect(notes?.join()).toContain('Cheshire and England are read as one place');
});

test('parishes are printed in the plural', async () => {
  expect(JSON.stringify((await geo.spatial('parishes of Louisiana')).properties)).not.toContain('parishs');
  await expect(geo.spatial('parishes of Hungary')).rejects.toThrow('No parishes of Hungary are known');
});

test('an adjective in small letters before a kind is no town of that name', async () => {
  expect((await membersOf('Canadian lakes')).length).toBeGreaterThan(20);
  expect((await geo.spatial('Canadian Lakes')).properties.places?.[0]?.kind).toBe('city');
});

test('a side before a kind is a part of what follows, whatever is called so', async () => {
  const islands = await membersOf('northern islands of Japan');
  expect(islands).toEqual(expect.arrayContaining(['Hokkaidō', 'Rishiri']));
  expect(islands).not.toContain('Kyushu');
});

test('regions named by a side are those, not a half of the land', async () => {
  const cities = await membersOf('cities in the North West of England');
  expect(cities).toEqual(expect.arrayContaining(['Manchester', 'Liverpool']));
  expect(cities).not.toContain('Birmingham');
});

test('a side of a country begins at its home, not at its lands overseas', async () => {
  const { bbox, properties } = await geo.spatial('south of France');
  expect(bbox?.[3]).toBeCloseTo(41.4, 0);
  expect(properties.notes).toEqual(['parts of France more than 1,000 km from its mainland are left out']);
});

test('the highest mountain is written down for lands and ranges', async () => {
  const highest = async (question: string) => (await geo.spatial(question)).properties.members?.[0];
  expect(await highest('tallest mountain in Japan')).toMatchObject({
    id: 'mountain/mount-fuji',
    elevation: 3776,
  });
  expect((await highest('highest mountain in Texas'))?.id).toBe('mountain/guadalupe-peak');
  expect((await highest('der höchste Berg der Welt'))?.id).toBe('mountain/mount-everest');
});

test('of kinds of which the best known are here that is told, and nothing is ranked or counted', async () => {
  const { members, notes } = (await geo.spatial('volcanoes in Italy')).properties;
  expect(members?.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['mountain/etna', 'mountain/vesuvius']),
  );
  expect(notes).toContain('only the best-known volcanoes are known here: there are more than these');
  expect(await membersOf('national parks in Utah')).toContain('Zion National Park');
  expect(await membersOf('glaciers in Iceland')).toContain('Vatnajökull');
  expect(await membersOf('capes in South Africa')).toContain('Cape Agulhas');
  for (const question of ['largest national park in Africa', 'how many volcanoes are in Italy'])
    await expect(geo.spatial(question)).rejects.toMatchObject({ code: 'query_not_understood' });
});

test('cities on an island lie on it, not at the water that is called so for short, nor across from it', async () => {
  const java = await membersOf('cities on Java');
  expect(java).toEqual(expect.arrayContaining(['Bandung', 'Malang']));
  expect(java).not.toContain('Banjarmasin');
  expect(await membersOf('cities on Zealand')).not.toContain('Helsingborg');
  expect(await membersOf('cities on the Baltic')).toEqual(
    expect.arrayContaining(['Gdańsk', 'Stockholm', 'Tallinn']),
  );
});

test('boroughs of a city are those of its greater region', async () => {
  const { count } = (await geo.spatial('how many boroughs does London have')).properties;
  expect(count).toBe(32);
});
