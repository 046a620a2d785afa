/** Questions around a kind: the frame is read away, and a word that only resembles a kind is none. */

import { afterAll, expect, test } from 'vitest';
import { createGeo, GeoError } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

/** The words around it are read away: the answer is that of the plain question. */
test.each([
  ['locations of all bakeries in Monaco', 'bakeries in Monaco'],
  ['the locations of bakeries in Monaco', 'bakeries in Monaco'],
  ['show me the locations of all hotels in Monaco', 'hotels in Monaco'],
  ['homepage of hotels in Monaco', 'hotels in Monaco'],
  ['websites of the hotels in Monaco', 'hotels in Monaco'],
  ['addresses of banks in Monaco', 'banks in Monaco'],
  ['what are the addresses of all banks in Monaco?', 'banks in Monaco'],
  ['names of museums in Monaco', 'museums in Monaco'],
  ['give me the names of museums in Monaco', 'museums in Monaco'],
  ['names and addresses of all museums in Monaco', 'museums in Monaco'],
  ['phone numbers of hotels in Monaco', 'hotels in Monaco'],
  ['telephone numbers for hotels in Monaco', 'hotels in Monaco'],
  ['opening hours of museums in Monaco', 'museums in Monaco'],
  ['list of parks in Monaco', 'parks in Monaco'],
  ['a list of all the parks in Monaco', 'parks in Monaco'],
  ['list all parks in Monaco', 'parks in Monaco'],
  ['all parks in Monaco', 'parks in Monaco'],
  ['where are the parks in Monaco', 'parks in Monaco'],
  ['where are parks located in Monaco?', 'parks in Monaco'],
  ['map of parks in Monaco', 'parks in Monaco'],
  ['how many restaurants in Monaco', 'restaurants in Monaco'],
  ['how many restaurants are there in Monaco?', 'restaurants in Monaco'],
  ['number of restaurants in Monaco', 'restaurants in Monaco'],
  ['how many restaurants does Monaco have?', 'restaurants in Monaco'],
  ['is there a pharmacy in Monaco?', 'pharmacies in Monaco'],
  ['are there any pharmacies in Monaco', 'pharmacies in Monaco'],
  ['does Monaco have a hospital?', 'hospitals in Monaco'],
  ['which museums does Monaco have', 'museums in Monaco'],
  ['which museums are in Monaco', 'museums in Monaco'],
  ['what hotels are there in Monaco', 'hotels in Monaco'],
  ['there are parks in Monaco', 'parks in Monaco'],
  ['can you give me the websites of all museums in Monaco please', 'museums in Monaco'],
  // German.
  ['Standorte aller Apotheken in Monaco', 'Apotheken in Monaco'],
  ['Adressen von Banken in Monaco', 'Banken in Monaco'],
  ['Adressen aller Banken in Monaco', 'Banken in Monaco'],
  ['gib mir die Namen der Museen in Monaco', 'Museen in Monaco'],
  ['wie viele Restaurants gibt es in Monaco', 'Restaurants in Monaco'],
  ['wieviele Restaurants sind in Monaco?', 'Restaurants in Monaco'],
  ['wie viele Museen hat Monaco', 'Museen in Monaco'],
  ['hat Monaco ein Krankenhaus?', 'Krankenhäuser in Monaco'],
  ['gibt es in Monaco ein Krankenhaus?', 'Krankenhäuser in Monaco'],
  ['gibt es ein Krankenhaus in Monaco', 'Krankenhäuser in Monaco'],
  ['welche Museen gibt es in Monaco', 'Museen in Monaco'],
  ['Öffnungszeiten der Museen in Monaco', 'Museen in Monaco'],
  ['Webseiten der Hotels in Monaco', 'Hotels in Monaco'],
  ['Liste der Hotels in Monaco', 'Hotels in Monaco'],
  ['Telefonnummern von Hotels in Monaco', 'Hotels in Monaco'],
  ['wo sind die Parks in Monaco', 'Parks in Monaco'],
  ['zeig mir alle Parks in Monaco', 'Parks in Monaco'],
  // One slip of a long word.
  ['restaurnts in Monaco', 'restaurants in Monaco'],
  ['supermarkts in Monaco', 'supermarkets in Monaco'],
  ['pharmacys in Monaco', 'pharmacies in Monaco'],
])('“%s” is “%s”', async (asked, plain) => {
  const [a, b] = [await geo.mapFeatures(asked), await geo.mapFeatures(plain)];
  expect(a.features.length).toBeGreaterThan(0);
  expect(a.query.kinds).toEqual(b.query.kinds);
  expect(a.query.where?.toLowerCase()).toBe(b.query.where?.toLowerCase());
  expect(a.features.map(({ id }) => id)).toEqual(b.features.map(({ id }) => id));
});

/** Words that are like a kind and are none. */
test.each([
  // Prices stand in no map.
  'cheapest hotel in Monaco',
  'luxury hotels in Monaco',
  'billige Restaurants in Monaco',
  'homepage in Monaco',
  'locations in Monaco',
  'kites in Monaco',
  'bankers in Monaco',
  'kings in Monaco',
  'residents in Monaco',
  'hostility in Monaco',
  'museology in Monaco',
  'barkers in Monaco',
  'thoughts in Monaco',
  'parkas in Monaco',
  'chores in Monaco',
  'caverns of bliss in Monaco',
  'homepages of hotelling in Monaco',
  'locations of all quarrels in Monaco',
  'wie viele Bananenschalen gibt es in Monaco',
  'does Monaco have quidditch',
])('“%s” is refused by name', async (query) => {
  const refusal = await geo.mapFeatures(query).then(
    ({ query }) => query.kinds,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(GeoError);
  expect((refusal as GeoError).code).toBe('query_not_understood');
});

test('a word by which a kind is searched is offered, not taken', async () => {
  await expect(geo.mapFeatures('kings in Monaco')).rejects.toThrow(/Did you mean .*“palace”/);
  await expect(geo.mapFeatures('cafes in Monaco')).resolves.toBeDefined();
});

test('streets by their class are streets', async () => {
  const { query } = await geo.mapFeatures('residential streets in Monaco');
  expect(query.kinds.join()).toMatch(/highway=residential/);
  expect(query.kinds.join()).not.toMatch(/building/);
});

test('what is asked of each is told to stand in its tags', async () => {
  const { notes } = await geo.mapFeatures('websites and phone numbers of hotels in Monaco');
  expect(notes.join()).toMatch(/website, phone/);
  // House numbers themselves are a kind.
  expect((await geo.mapFeatures('addresses in Monaco')).query.kinds).toEqual(['address: addr:housenumber']);
});
