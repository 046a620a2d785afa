/** Divisions along a border of two countries, what lies between two towns, names that share a noun, parts alone. */

import { afterAll, describe, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (query: string) =>
  (await geo.spatial(query)).properties.members!.map(({ name }) => name).sort();
const nameOf = async (query: string) => (await geo.spatial(query)).properties.name;

describe('divisions along a border', () => {
  it.each([
    ['states along the US-Mexico border', ['Arizona', 'California', 'New Mexico', 'Sonora', 'Texas']],
    ['estados en la frontera entre Estados Unidos y México', ['Chihuahua', 'Tamaulipas', 'Texas']],
    ['Bundesländer an der deutsch-polnischen Grenze', ['Brandenburg', 'Saxony']],
    ['provinces along the border between Argentina and Chile', ['Mendoza', 'Neuquén', 'Salta']],
  ])('%s', async (query, names) => {
    const members = await membersOf(query);
    expect(members).toEqual(expect.arrayContaining(names));
    expect(members).not.toContain('Nevada');
  });
});

describe('between two towns', () => {
  it.each([
    ['lakes between Stockholm and Gothenburg', 'Hjälmaren'],
    ['cities between Seville and Cordoba', 'Écija'],
  ])('%s', async (query, name) => {
    expect((await membersOf(query)).join()).toContain(name);
  });
});

describe('names that share a noun', () => {
  it.each([
    ['Tigris and Euphrates rivers', 'river Tigris and river Euphrates'],
    ['Rhine and Main rivers', 'river Rhine and river Main'],
    ['Huron, Erie and Ontario lakes', 'Lake Huron and Lake Erie and Lake Ontario'],
    ['German and French rivers', 'rivers in (German and French)'],
    ['Swiss and Italian lakes', 'lakes in (Swiss and Italian)'],
  ])('%s', async (query, meant) => {
    expect(await nameOf(query)).toBe(meant);
  });
});

describe('a part alone', () => {
  it.each([
    ['the Danube, just the Serbian part', 'overlap of Danube and Serbian'],
    ['greenwich meridian, UK part only', 'overlap of prime meridian and UK'],
    ['Germany, just the northern part', 'northern Germany'],
    ['wo fließt die Mosel in Deutschland', 'overlap of Mosel and Deutschland'],
    ['the Neva from Lake Ladoga to the sea', 'Neva downstream of Lake Ladoga'],
  ])('%s', async (query, meant) => {
    expect(await nameOf(query)).toBe(meant);
  });
});

describe('several of the most, where the noun has one form', () => {
  it.each([
    ['città più grandi della Puglia', 10],
    ['città più grande della Puglia', 1],
    ['भारत के सबसे बड़े शहर दिखाओ', 10],
    ['भारत का सबसे बड़ा शहर', 1],
  ])('%s', async (query, number) => {
    expect(await membersOf(query)).toHaveLength(number);
  });
});

describe('said with how many there are, or what is left out anyway', () => {
  it.each([
    ['canadian provinces only, not the territories please', 'provinces in canadian'],
    ['the 7 emirates', '7 emirates in United Arab Emirates'],
    ['eight-thousanders, all 14', 'peaks with at least 8000 m'],
    ['los cinco grandes lagos', 'Great Lakes'],
    ['Where in Spain are you more than 200 km from the sea?', 'Spain except (within 200 km of (the sea))'],
    ['qué hay a menos de 150 km de Guadalajara, Jalisco', 'within 150 km of Guadalajara, Jalisco'],
  ])('%s', async (query, meant) => {
    expect(await nameOf(query)).toBe(meant);
  });
});

describe('how high towns lie', () => {
  it.each([
    'ciudades del Ecuador a más de 2500 metros de altura',
    "villes de Bolivie à plus de 3000 mètres d'altitude",
    'cities in Bolivia above 3000 m',
  ])('%s is refused', async (query) => {
    await expect(geo.spatial(query)).rejects.toMatchObject({ code: 'query_not_understood' });
  });
});

it('beside a sea no islands are meant', async () => {
  const { properties } = await geo.spatial('Colombia closer to the Pacific than to the Caribbean');
  expect(properties.name).toContain('Caribbean Sea');
});
