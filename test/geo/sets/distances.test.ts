/** Sets by how far their members lie from a place, from the sea or from a border. */

import { afterAll, describe, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  (await geo.spatial(question)).properties.members?.map(({ name }) => name) ?? [];

describe('a length before “from” is a distance, and no length of the members', () => {
  it.each([
    ['lakes less than 50 km from Milan', 'Lake Como', 'Lake Garda'],
    ['Seen weniger als 50 km von Mailand entfernt', 'Lake Como', 'Lake Garda'],
    ['lacs à moins de 50 km de Milan', 'Lake Como', 'Lake Garda'],
    ['cities under 30 miles from London', 'Luton', 'Birmingham'],
    ['cities in Germany more than 300 km from Berlin', 'Munich', 'Leipzig'],
    ['Städte in Deutschland mehr als 300 km von Berlin entfernt', 'Munich', 'Leipzig'],
    ['villes de France à plus de 500 km de Paris', 'Marseille', 'Lyon'],
    ['cities over 100 km from Milan in Lombardy', 'Mantova', 'Bergamo'],
  ])('%s: %s, not %s', async (query, inside, outside) => {
    const members = await membersOf(query);
    expect(members).toContain(inside);
    expect(members).not.toContain(outside);
  });

  it('rivers stay so long', async () => {
    expect(await membersOf('rivers in France longer than 500 km')).toContain('Loire');
    await expect(geo.spatial('rivers over 100 km from Lyon')).rejects.toMatchObject({
      code: 'query_not_understood',
    });
  });
});

describe('the sea is that around all land', () => {
  it.each([
    ['cities in Italy less than 20 km from the sea', 'Palermo', 'Milan'],
    ['cities in Chile more than 100 km from the coast', 'Calama', 'Valparaíso'],
    ['cities more than 100 km from the sea in Chile', 'Calama', 'Valparaíso'],
    ['cities within 10 km of the coast in France', 'Marseille', 'Paris'],
    ['cities within 10 km of the coast of France', 'Marseille', 'Paris'],
    ['cities within 20 km of the coast of Spain in Andalusia', 'Málaga', 'Sevilla'],
    ['capitals more than 1000 km from the sea', 'Ulan Bator', 'Moscow'],
    ['villes de France à moins de 20 km de la mer', 'Marseille', 'Paris'],
    ['landlocked countries more than 500 km from the sea', 'Mongolia', 'Austria'],
    ['the largest city in Spain more than 100 km from the coast', 'Madrid', 'Barcelona'],
  ])('%s: %s, not %s', async (query, inside, outside) => {
    const members = await membersOf(query);
    expect(members).toContain(inside);
    expect(members).not.toContain(outside);
  });
});

describe('the border of two lands is no place in the first that borders the second', () => {
  it.each([
    ['cities on the US-Mexico border', 'Tijuana', 'Dallas'],
    ['cities on the border between the US and Mexico', 'Tijuana', 'Dallas'],
    ['cities within 10 miles of the US-Mexico border', 'Tijuana', 'Dallas'],
    ['Städte entlang der Grenze zwischen Polen und Deutschland', 'Görlitz', 'Berlin'],
    ['ciudades de la frontera entre Estados Unidos y México', 'Tijuana', 'Dallas'],
    ['cities in Spain within 20 km of the border with Portugal', 'Badajoz', 'Madrid'],
    ['lakes on the US-Canada border', 'Lake Superior', 'Lake Michigan'],
    ['towns within 20 km of the German-Polish border', 'Szczecin', 'Berlin'],
  ])('%s: %s, not %s', async (query, inside, outside) => {
    const members = await membersOf(query);
    expect(members).toContain(inside);
    expect(members).not.toContain(outside);
  });
});

it.each([
  ['les capitales européennes au nord de Paris', 'London', 'Paris'],
  ['villes de France au nord de Paris', 'Lille', 'Paris'],
])('“au nord de” a town is beyond it: %s', async (query, inside, outside) => {
  const members = await membersOf(query);
  expect(members).toContain(inside);
  expect(members).not.toContain(outside);
});

describe('what is said of each, or of what goes on', () => {
  it('the largest of each continent', async () => {
    const largest = 'Algeria, China, Russia, Canada, Australia, Brazil'.split(', ');
    expect((await membersOf('the largest country in each continent')).sort()).toEqual(largest.sort());
    expect(await membersOf('longest river in each continent')).toContain('Nile');
  });

  it('islands of all continents are drawn, not those of the last alone', async () => {
    const [west, south, east, north] = (await geo.spatial('largest island in each continent')).bbox;
    // From Greenland to the South Island.
    expect([west < -70, south < -40, east > 170, north > 80]).toEqual([true, true, true, true]);
  });

  it('Häfen are ports by their umlaut, in one letter or two', async () => {
    for (const form of ['NFC', 'NFD'])
      expect(await membersOf('Häfen in Italien'.normalize(form))).toContain('Genoa');
  });

  it('islands west of Scotland are those of half the world, and refused', async () => {
    await expect(geo.spatial('islands west of Scotland')).rejects.toMatchObject({
      code: 'query_not_understood',
    });
  });

  it.each([
    ['lakes south of Munich', 'Lake Starnberg', 'Germany'],
    ['volcanoes south of Rome', 'Mount Etna', 'Italy'],
    ['laghi a nord di Milano', 'Lake Como', 'Italy'],
    ['cities east of Berlin', 'Frankfurt (Oder)', 'Germany'],
    ['provincial capitals south of the Yangtze', 'Changsha', 'China'],
  ])('%s are those of the land of the town', async (question, member, land) => {
    expect(await membersOf(question)).toContain(member);
    const { notes } = (await geo.spatial(question)).properties;
    expect(notes?.join()).toContain(`are taken to be those of ${land}`);
  });

  it.each(["Germany's eastern neighbours", 'östliche Nachbarn Deutschlands', 'wschodni sąsiedzi Niemiec'])(
    '%s lie to the east of it',
    async (question) => {
      expect((await membersOf(question)).sort()).toEqual(['Czechia', 'Poland']);
    },
  );

  it('the mainland is that of the land whose islands are asked for', async () => {
    const islands = await membersOf('islands in Scotland west of the mainland');
    expect(islands).toContain('Isle of Skye');
    expect(islands).not.toContain('Mainland');
  });
});
