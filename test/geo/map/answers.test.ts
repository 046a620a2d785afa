/** What map questions are answered with, on the sample that ships: counts, whether there is any, what is asked of each,
 * superlatives, what borders a place, and two places at once. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo, GeoError } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());
const names = async (question: string) =>
  (await geo.mapFeatures(question)).features.map(({ properties }) => properties.name);

test('how many: the count is of all, whatever the limit', async () => {
  const all = await geo.mapFeatures('How many hotels are in Monaco?');
  expect(all.query.asks).toBe('count');
  expect(all.count).toBe(all.features.length);
  const few = await geo.mapFeatures('How many hotels are in Monaco?', { limit: 2 });
  expect(few).toMatchObject({ count: all.count });
  expect(few.features).toHaveLength(2);
});

test('is there any: yes or no, where that is asked and nowhere else', async () => {
  expect(await geo.mapFeatures('Is there a hospital in Monaco?')).toMatchObject({ exists: true, count: 1 });
  expect(await geo.mapFeatures('Does Monaco have a ski resort?')).toMatchObject({ exists: false, count: 0 });
  expect(await geo.mapFeatures('Gibt es in Monaco ein Krankenhaus?')).toMatchObject({ exists: true });
  expect(await geo.mapFeatures('hospitals in Monaco')).not.toHaveProperty('exists');
});

test('what is asked of each stands in its properties, null where the map does not say', async () => {
  const { features, query } = await geo.mapFeatures('websites and phone numbers of the museums in Monaco');
  expect(query.asks).toBe('values');
  expect(features.length).toBeGreaterThan(2);
  for (const { properties } of features) {
    expect(Object.keys(properties.asked!)).toEqual(['website', 'phone']);
    expect(properties.asked!.website).toBe(properties.tags.website ?? null);
  }
  const addresses = await geo.mapFeatures('addresses of hotels in Monaco');
  const addressed = addresses.features.filter(
    ({ properties }) => properties.tags['addr:street'] !== undefined,
  );
  for (const { properties } of addressed)
    expect(properties.asked!.address).toContain(properties.tags['addr:street']);
});

test('the largest and the smallest park, with the measure', async () => {
  const { features } = await geo.mapFeatures('the 2 largest parks in Monaco');
  const areas = features.map(({ properties }) => properties.measure!);
  expect(areas.map(({ by, unit }) => [by, unit])).toEqual([
    ['area', 'm2'],
    ['area', 'm2'],
  ]);
  expect(areas[0]!.value).toBeGreaterThan(areas[1]!.value);
  const [smallest] = (await geo.mapFeatures('the smallest park in Monaco')).features;
  expect(smallest!.properties.measure!.value).toBeLessThan(areas[1]!.value);
});

test('the northernmost and the southernmost hotel', async () => {
  const [north] = (await geo.mapFeatures('the northernmost hotel in Monaco')).features;
  const [south] = (await geo.mapFeatures('das südlichste Hotel in Monaco')).features;
  expect(north!.properties.measure!.value).toBeGreaterThan(south!.properties.measure!.value);
});

test('pieces of a street are measured as one', async () => {
  const { features, count } = await geo.mapFeatures('the longest street in Monaco');
  expect(count).toBe(1);
  expect(new Set(features.map(({ properties }) => properties.name)).size).toBe(1);
  expect(features[0]!.properties.measure).toMatchObject({ by: 'length', unit: 'm' });
});

test('what the map does not say is told', async () => {
  const { features, notes } = await geo.mapFeatures('hotels with more than 500 rooms in Monaco');
  expect(features).toEqual([]);
  expect(notes.join()).toMatch(/\d+ features for which the map does not say it were left out/);
});

test('near two things is near each of them', async () => {
  const both = await names('restaurants within 500 m of the casino and the train station');
  const casino = await names('restaurants within 500 m of the casino');
  const station = await names('restaurants within 500 m of the train station');
  expect(both.sort()).toEqual(casino.filter((name) => station.includes(name)).sort());
});

test('along a street reaches a little to both sides', async () => {
  const { notes, query, features } = await geo.mapFeatures(
    'shops and restaurants along Quai Jean-Charles Rey',
  );
  expect(notes.join()).toContain('“along” is read as within 50 m');
  expect(query.where).toMatch(/^within 50 m of Quai Jean-Charles Rey/i);
  expect(features.length).toBeGreaterThan(0);
});

describe('by tags', () => {
  test('tags are the same as their words', async () => {
    expect(await names('amenity=cafe in Monaco')).toEqual(await names('cafes in Monaco'));
    expect(await names('[tourism=hotel][stars=4] in Monaco')).toEqual(await names('4 star hotels in Monaco'));
    expect((await names('amenity=bar or amenity=pub in Monaco')).sort()).toEqual(
      (await names('bars and pubs in Monaco')).sort(),
    );
  });

  test('Overpass QL finds the same in the same box', async () => {
    const inBox = await names('tourism=museum in 7.4,43.72,7.44,43.76');
    expect(await names('[out:json];nwr[tourism=museum](43.72,7.4,43.76,7.44);out;')).toEqual(inBox);
    expect(await geo.mapFeatures('nwr[tourism=museum](43.72,7.4,43.76,7.44);out count;')).toMatchObject({
      count: inBox.length,
      query: { asks: 'count' },
    });
    expect(await names('area[name="Monaco"]->.m;nwr[tourism=museum](area.m);out;')).toEqual(
      await names('museums in Monaco'),
    );
  });

  test('elements that are not meant are left out', async () => {
    const { features } = await geo.mapFeatures('way[leisure=park](43.72,7.4,43.76,7.44);out;');
    expect(features.length).toBeGreaterThan(0);
    for (const { id } of features) expect(id).toMatch(/^way\//);
  });

  test('a query without a tag to look by is refused', async () => {
    await expect(geo.mapFeatures('node[!amenity](43.72,7.4,43.76,7.44);out;')).rejects.toThrow(GeoError);
  });
});

test.each([
  ['hotels with a pool and cheap parking in Monaco', /one of them at a time/],
  ['hotels with stables in Monaco', /hotels with stables/],
  ['tours in Monaco', /tours/],
  ['sources in Monaco', /sources/],
  ['posts in Monaco', /posts/],
])('“%s” is refused rather than misread', async (question, message) => {
  const refusal = await geo.mapFeatures(question).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'query_not_understood' });
  expect((refusal as GeoError).message).toMatch(message);
});

describe('words that judge', () => {
  test('praise is left out, and the answer says so', async () => {
    const { count, notes } = await geo.mapFeatures('a nice cafe in Monaco');
    expect(count).toBe((await geo.mapFeatures('cafes in Monaco')).count);
    expect(notes.join()).toContain('“nice”');
  });

  test.each([
    ['best restaurants in Monaco', 'restaurants in Monaco'],
    ['the most beautiful beaches in Monaco', 'beaches in Monaco'],
    ['cheap hotels in Monaco', 'hotels in Monaco'],
    ['beste Restaurants in Monaco', 'Restaurants in Monaco'],
  ])('%s: what chooses is refused, with the question that works', async (question, works) => {
    const refusal = await geo.mapFeatures(question).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'query_not_understood', fix: expect.stringContaining(works) });
    expect((await geo.mapFeatures(works)).count).toBeGreaterThan(0);
  });
});

test('how far the nearest is', async () => {
  const { features } = await geo.mapFeatures('How far is the nearest pharmacy from the casino in Monaco?');
  expect(features).toHaveLength(1);
  expect(features[0]!.properties.asked).toEqual({
    distance: `${Math.round(features[0]!.properties.distanceMetres!)} m`,
  });
});

test('how far one thing is from another', async () => {
  for (const question of [
    'How far is the casino from the station in Monaco?',
    'How far apart are the casino and the station in Monaco?',
    'Wie weit ist das Casino vom Bahnhof in Monaco entfernt?',
  ]) {
    const { features, query } = await geo.mapFeatures(question);
    expect(query.asks, question).toBe('values');
    expect(features, question).toHaveLength(1);
    const { name, distanceMetres, asked } = features[0]!.properties;
    expect(name).toBe('Casino de Monte-Carlo');
    expect(asked).toEqual({ distance: `${Math.round(distanceMetres!)} m` });
  }
});

test('the nearest of each of two kinds, or whichever of them is nearer', async () => {
  const each = await geo.mapFeatures(
    'Where are the closest bank and the closest pharmacy to the casino in Monaco?',
  );
  expect(each.features.map(({ properties }) => properties.tags.amenity).sort()).toEqual(['bank', 'pharmacy']);
  const either = await geo.mapFeatures('Where is the closest bank or pharmacy to the casino in Monaco?');
  expect(either.features).toHaveLength(1);
  const distances = each.features.map(({ properties }) => properties.distanceMetres!);
  expect(either.features[0]!.properties.distanceMetres).toBe(Math.min(...distances));
});

test('a distance that is said goes before the one that “around” stands for', async () => {
  const around = await geo.mapFeatures('hotels around the casino in Monaco within 200 m');
  const within = await geo.mapFeatures('hotels within 200 m of the casino in Monaco');
  expect(around.features).toEqual(within.features);
  expect(around.notes.join()).not.toContain('500 m');
});

test.each([
  ['parks with a playground in Monaco'],
  ['Parks mit Spielplatz in Monaco'],
  ['restaurants in Monaco except purple ones'],
])('%s: what is had is not what is asked for', async (question) => {
  await expect(geo.mapFeatures(question)).rejects.toMatchObject({ code: 'query_not_understood' });
});

test('kinds of cuisine, and who runs what', async () => {
  const { features } = await geo.mapFeatures('What kinds of cuisine are there in Monaco?');
  expect(features.some(({ properties }) => properties.asked!.cuisine)).toBe(true);
  const parking = await geo.mapFeatures('Who operates the car parks in Monaco?');
  expect(Object.keys(parking.features[0]!.properties.asked!)).toEqual(['operator']);
});
