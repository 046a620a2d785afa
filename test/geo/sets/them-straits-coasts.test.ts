import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const readAs = async (question: string) => (await geo.spatial(question)).properties.query;
const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

describe('"them" is all that was said before', () => {
  test('everything near them is near each of them', async () => {
    const near = (await geo.spatial('Leeds and Manchester and everything within 10 km of them')).bbox!;
    const asWritten = (await geo.spatial('within 10 km of Leeds and Manchester')).bbox!;
    near.forEach((bound, i) => {
      expect(bound).toBeCloseTo(asWritten[i]!, 6);
    });
  });

  test('what lies between them', async () => {
    expect(await readAs('Berlin and Potsdam and the area between them')).toMatchObject({
      of: [{ name: 'Berlin' }, { name: 'Potsdam' }, { type: 'Between', a: { name: 'Berlin' } }],
    });
    expect(await readAs('Corsica, Sardinia and the sea between them')).toMatchObject({
      of: [{}, {}, { type: 'Intersection', of: [{ type: 'Sea' }, { type: 'Between' }] }],
    });
    expect(await readAs('Spain and Portugal and the border between them')).toMatchObject({
      of: [{}, {}, { type: 'BorderBetween', a: { name: 'Spain' }, b: { name: 'Portugal' } }],
    });
    expect(await readAs('denmark incl. greenland')).toMatchObject({ type: 'Union' });
  });
});

test.each([
  ['the strait between Spain and Morocco', ['Strait of Gibraltar']],
  ['which strait separates Sicily from Calabria', ['Strait of Messina']],
  ['gulf between Iran and Saudi Arabia', ['Persian Gulf']],
  ['die Meerenge zwischen Spanien und Marokko', ['Strait of Gibraltar']],
  ['el estrecho que separa España de Marruecos', ['Strait of Gibraltar']],
  ['which sea separates Italy from Croatia', ['Adriatic Sea']],
  ['the river that separates Germany and Poland', ['Oder', 'Lusatian Neisse']],
])('waters by what they separate: %s', async (question, expected) => {
  expect(await membersOf(question)).toEqual(expected);
});

test.each([
  ['north of the largest lake in Kenya', 'north'],
  ['west of the highest mountain of Austria', 'west'],
  ['nördlich des größten Sees der Schweiz', 'north'],
])('a side of the one that is chosen, and of no town called Of: %s', async (question, direction) => {
  expect(await readAs(question)).toMatchObject({ type: 'Directional', direction, of: { type: 'PlaceSet' } });
});

test('an adjective of a land is its name, before a town or a sea that is called so', async () => {
  const placeOf = async (question: string) => (await geo.spatial(question)).properties.places?.[0]?.id;
  expect(await placeOf('the Norman coast')).toBe('region/FR-NOR');
  expect(await placeOf('Cornish coast')).toBe('region/GBR-2110');
  expect(await placeOf('Cretan cities')).toBe('region/GRC-2990');
  expect(await placeOf('islands in the Red Sea')).toBe('sea/red-sea');
  await expect(geo.spatial('coast of Munich')).rejects.toThrow('Munich has no sea coast');
});

test.each([
  ['French-speaking Africa', ['Senegal', 'Chad'], ['Ghana', 'Morocco']],
  ['English speaking Caribbean', ['Jamaica', 'Barbados'], ['Cuba', 'Haiti']],
  ['German speaking Europe', ['Austria', 'Germany'], ['France']],
])('%s is its countries of that language', async (question, inside, outside) => {
  const names = await membersOf(question);
  expect(names).toEqual(expect.arrayContaining(inside));
  for (const name of outside) expect(names).not.toContain(name);
});

test.each([
  ['cities on the west coast of India', ['Mumbai', 'Kozhikode'], ['Chennai', 'Visakhapatnam', 'Delhi']],
  ["cities on India's west coast", ['Mumbai'], ['Chennai']],
  ['Städte an der Westküste Indiens', ['Mumbai'], ['Chennai']],
  ["villes sur la côte ouest de l'Inde", ['Mumbai'], ['Chennai']],
  ['ciudades en la costa oeste de la India', ['Mumbai'], ['Chennai']],
  ['Indian cities on the west coast', ['Mumbai'], ['Chennai']],
  ['countries on the west coast of Africa', ['Senegal', 'Namibia', 'Gabon'], ['Egypt', 'Kenya', 'Chad']],
  ['towns on the north shore of Lake Geneva', ['Lausanne', 'Montreux'], ['Thonon-les-Bains', 'Geneva']],
  ['islands off the west coast of Scotland', ['Isle of Skye', 'Islay'], ['Great Britain']],
  ["islands off Ireland's west coast", ['Achill Island'], ['Isle of Man', 'Great Britain', 'Ireland']],
])('a side of a coast: %s', async (question, inside, outside) => {
  const names = await membersOf(question);
  expect(names).toEqual(expect.arrayContaining(inside));
  for (const name of outside) expect(names).not.toContain(name);
});

test('what is left out of a country is the land that lies apart, and not only its town', async () => {
  for (const [question, place] of [
    ['Russia without Kaliningrad', 'region/RUS-2324'],
    ['Angola sem Cabinda', 'region/AGO-1885'],
  ] as const)
    expect((await geo.spatial(question)).properties.places.map(({ id }) => id)).toContain(place);
  expect((await geo.spatial('Kaliningrad')).properties.places[0]?.kind).toBe('city');
});

test('overseas parts of the Caribbean are the territories, too', async () => {
  expect((await geo.spatial('Dutch Caribbean')).properties.places[0]?.id).toBe('grouping/dutch-caribbean');
  const { bbox } = await geo.spatial('British Caribbean');
  expect(bbox![0]).toBeLessThan(-81);
});

test('"its" is the one place that was named, and "their" of several is refused', async () => {
  expect(await membersOf('Spain and its islands')).toEqual(expect.arrayContaining(['Mallorca', 'Tenerife']));
  for (const question of [
    'Germany, its neighbours and their capitals',
    'countries bordering France and their capitals',
  ])
    await expect(geo.spatial(question)).rejects.toThrow('does not say of which place');
});

test('towns at an ocean are at none of its seas, and the Gulf coast of Mexico is its own', async () => {
  const names = await membersOf('Japanese cities on the Pacific coast');
  expect(names).toEqual(expect.arrayContaining(['Tokyo', 'Nagoya']));
  expect(names).not.toEqual(expect.arrayContaining(['Toyama']));
  expect(names).not.toEqual(expect.arrayContaining(['Tottori']));
  const { properties } = await geo.spatial('Mexican cities on the Pacific');
  expect(properties.places.map(({ id }) => id)).toEqual(['country/MEX', 'ocean/pacific-ocean']);
  expect(await membersOf('Mexican states on the Gulf coast')).toEqual(
    expect.arrayContaining(['Veracruz', 'Tabasco', 'Campeche']),
  );
});
