/** Lands that people know and that have no outline here: refused with what lies near, never answered with a village. */

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { fold } from '../../../src/geo/domain/fold.ts';
import { createGeo, GeoError } from '../../../src/geo/index.ts';
import { undrawnRegions } from '../../../src/geo/resolve/undrawn/table.ts';

const tables = new URL('../../../data/scripts/tables/', import.meta.url);
const geo = createGeo();
afterAll(() => geo.close());

const answer = (query: string) =>
  geo.geocode(query).catch((error: unknown) => {
    if (error instanceof GeoError && error.code === 'place_not_found') return error;
    throw error;
  });

describe('a land that is not drawn', () => {
  test.each([
    ['Orléanais', 'France'],
    ['Seemanchal', 'India'],
    ['the Sudetenland', 'Czechia'],
    ['Lydia', 'Turkey'],
    ['Fouta Toro', 'Senegal'],
  ])('%s is refused with a city and the country to ask for', async (name, country) => {
    const error = await answer(name);
    expect(error).toBeInstanceOf(GeoError);
    expect(error).toMatchObject({ nearest: expect.arrayContaining([country]) });
    expect((error as GeoError).message).toContain(`in ${country} near `);
  });

  test('is refused with its country around it too', async () => {
    expect(await answer('Lydia, Turkey')).toBeInstanceOf(GeoError);
    expect(await answer('Lydia Turkey')).toBeInstanceOf(GeoError);
  });

  test('leaves a town of its name to who says where that lies', async () => {
    expect(await answer('Sabina, Ohio')).toMatchObject({ properties: { kind: 'city', countryCode: 'US' } });
    expect(await answer('Arenal, Mexico')).toMatchObject({ properties: { kind: 'city', countryCode: 'MX' } });
  });

  test('leaves the city of the name in it, and cities that everybody knows', async () => {
    expect(await answer('Beira')).toMatchObject({ properties: { countryCode: 'MZ' } });
    expect(await answer('Tokaj')).toMatchObject({ properties: { countryCode: 'HU' } });
  });

  test('is none that is drawn: its name is that of no landscape there', () => {
    const countriesOf = new Map<string, string[]>();
    for (const table of readdirSync(tables).filter((file) => file.startsWith('landscapes-'))) {
      for (const row of readFileSync(new URL(table, tables), 'utf8').split('\n')) {
        const [id, name, countries, , , further] = row.split('\t');
        if (!id || id.startsWith('#')) continue;
        for (const one of [name!, ...further!.split(';').map((text) => text.replace(/^[a-z]+=/, ''))])
          countriesOf.set(fold(one), [...(countriesOf.get(fold(one)) ?? []), ...countries!.split(';')]);
      }
    }
    const drawn = undrawnRegions.filter(({ name, countryCode }) => {
      const countries = countriesOf.get(fold(name)) ?? [];
      return countryCode === undefined ? countries.length > 0 : countries.includes(countryCode);
    });
    expect(drawn).toEqual([]);
  });

  test('is told once for each country', () => {
    const keys = undrawnRegions.map(({ name, countryCode }) => `${fold(name)} ${countryCode}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('lies on the globe', () => {
    for (const { name, lon, lat } of undrawnRegions) {
      expect([name, Math.abs(lon) <= 180, Math.abs(lat) <= 90]).toEqual([name, true, true]);
    }
  });
});

describe('a part of a city or a river that is not drawn', () => {
  test.each([
    ['Highgate', 'a part of a city in United Kingdom'],
    ['Overtown', 'a part of a city in United States of America'],
    ['Pinheiros', 'a part of a city in Brazil'],
    ['Esk', 'a river in United Kingdom'],
    ['Ulla', 'a river in Spain'],
  ])('%s is refused, not answered with a far-off town', async (name, told) => {
    const error = await answer(name);
    expect(error).toBeInstanceOf(GeoError);
    expect((error as GeoError).message).toContain(told);
  });

  test('leaves the town of its name to who says where that lies', async () => {
    expect(await answer('Copacabana, Colombia')).toMatchObject({ properties: { countryCode: 'CO' } });
  });
});

describe('a river beside the lands and towns of its name', () => {
  test.each(['Loire', 'Moselle', 'Dordogne', 'Potomac', 'Shannon', 'Sava', 'Amur'])(
    '%s is the river',
    async (name) => expect(await answer(name)).toMatchObject({ properties: { kind: 'river' } }),
  );

  test.each(['Missouri', 'Isère', 'Madeira', 'Ohio', 'Tocantins'])('%s is the land', async (name) =>
    expect(await answer(name)).toMatchObject({ properties: { kind: 'region' } }),
  );

  test.each(['Savannah', 'Ottawa', 'Albany'])('%s is the city', async (name) =>
    expect(await answer(name)).toMatchObject({ properties: { kind: 'city' } }),
  );

  test('is told by the land that the rest of the sentence speaks of', async () => {
    for (const question of ['Argentina south of the Rio Negro', 'Argentina al sur del Río Negro']) {
      const { properties } = await geo.spatial(question);
      const ids = (properties as unknown as { places: readonly { id: string }[] }).places.map(({ id }) => id);
      expect(ids).toEqual(['country/ARG', 'river/negro-argentina']);
    }
  });
});

describe('a name with its country around it', () => {
  test.each([
    ['Saint-Denis, France', 'Seine-Saint-Denis'],
    ['Saint-Denis, Réunion', 'Réunion'],
    ['San Antionio Texas', 'Texas'],
    ['LA California', 'California'],
  ])('%s lies in %s', async (query, region) => {
    expect(await answer(query)).toMatchObject({ properties: { kind: 'city', region } });
  });

  test('a slip is in the far better known name', async () => {
    expect(await answer('Pensylvania')).toMatchObject({ properties: { name: 'Pennsylvania' } });
  });
});

describe('a slip in a city before its state or country', () => {
  test.each([
    ['pitsburgh pa', 'Pittsburgh'],
    ['Tuscon AZ', 'Tucson'],
    ['buffallo new york', 'Buffalo'],
    ['Barcelna Spain', 'Barcelona'],
    ['Reykjavick Iceland', 'Reykjavík'],
    ['colorado sprngs co', 'Colorado Springs'],
  ])('%s is %s', async (query, name) => {
    expect(await answer(query)).toMatchObject({ properties: { kind: 'city', name } });
  });

  test.each(['qwertz pa', 'wobbly Spain', 'banana California'])('%s is none', async (query) => {
    expect(await answer(query)).toBeInstanceOf(GeoError);
  });
});

describe('a noun of a landscape or a coast', () => {
  test.each(['Wobba Mountains', 'Cheviot Moors', 'Redwood Coast', 'Hamm Coast'])(
    '%s is not the place that shares a word with it',
    async (query) => {
      expect(await answer(query)).toBeInstanceOf(GeoError);
    },
  );

  test('the Avalon Peninsula is no legend', async () => {
    expect(await answer('Avalon Peninsula')).toMatchObject({ properties: { countryCode: 'CA' } });
  });
});
