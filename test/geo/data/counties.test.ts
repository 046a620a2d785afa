import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { readLayer } from './layers.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const place = async (query: string) => {
  const { id, properties } = await geo.geocode(query);
  return { id, name: properties.name };
};

describe('counties of the USA', () => {
  it('are all 3,007 counties, 64 parishes and 29 parts of Alaska', async () => {
    expect((await readLayer('counties')).size).toBe(3007 + 64 + 29);
  });

  test.each([
    ['Cook County', 'region/US-17031', 'Cook County'],
    ['Cook County, Illinois', 'region/US-17031', 'Cook County'],
    ['Cook County, Minnesota', 'region/US-27031', 'Cook County'],
    ['county of Los Angeles', 'region/US-06037', 'Los Angeles County'],
    ['Orange County', 'region/US-06059', 'Orange County'],
    ['Orange County, Florida', 'region/US-12095', 'Orange County'],
    ['Suffolk County, NY', 'region/US-36103', 'Suffolk County'],
    ['Saint Charles County', 'region/US-29183', 'St. Charles County'],
    ['Orleans Parish', 'region/US-22071', 'Orleans Parish'],
    ['North Slope Borough', 'region/US-02185', 'North Slope Borough'],
  ])('%s is found', async (query, id, name) => {
    expect(await place(query)).toEqual({ id, name });
  });

  test.each([
    ['Dallas', 'city/4684888'],
    ['Orange, Texas', 'city/4716805'],
    ['County Durham', 'region/GB-CDU'],
    ['Kent', 'region/GB-KNT'],
  ])('%s is none', async (query, id) => {
    expect((await place(query)).id).toBe(id);
  });

  it('qualify towns', async () => {
    expect((await geo.geocode('Springfield, Greene County, Missouri')).id).toBe('city/4409896');
    expect((await geo.geocode('Portland, Multnomah County')).properties.match.score).toBeGreaterThan(0.9);
  });

  it('are told beside the state of a point, and by their states among the readings of a name', async () => {
    const here = await geo.reverse({ lon: -87.63, lat: 41.88 });
    expect(here.region?.name).toBe('Illinois');
    expect(here.county).toEqual({ id: 'region/US-17031', name: 'Cook County' });
    expect((await geo.reverse({ lon: 2.35, lat: 48.86 })).county).toBeUndefined();
    const { match } = (await geo.geocode('Washington County')).properties;
    expect(match.alternatives.map(({ region }) => region)).toEqual(
      expect.arrayContaining(['Minnesota', 'Arkansas']),
    );
  });

  test.each([
    ['counties of Texas', 254],
    ['parishes in Louisiana', 64],
    ['how many counties does Florida have?', 67],
    ['counties in Delaware', 3],
  ])('%s: %i', async (question, count) => {
    expect((await geo.spatial(question)).properties.count).toBe(count);
  });

  it('are chosen by area and by where they lie, by more than their state', async () => {
    const largest = await geo.spatial('largest county in California');
    expect(largest.properties.members?.map(({ name }) => name)).toEqual(['San Bernardino County']);
    const near = await geo.spatial('counties within 30 km of Chicago');
    expect(near.properties.members?.map(({ name }) => name)).toContain('Cook County');
    expect(near.properties.members?.map(({ name }) => name)).not.toContain('Champaign County');
  });

  test.each([
    'counties bordering Mexico',
    'counties in Texas that border Mexico',
    'counties on the Mississippi',
    'landlocked counties in Florida',
    'counties of Illinois that contain a lake',
  ])('%s: refused, because nothing is known of it', async (question) => {
    await expect(geo.spatial(question)).rejects.toMatchObject({
      code: expect.stringMatching(/query_not_understood|place_not_found/),
    });
  });
});

test('the counties of Ireland are 26, with their cities', async () => {
  const { members, count } = (await geo.spatial('counties of Ireland')).properties;
  expect(count).toBe(26);
  expect(members?.map(({ name }) => name)).toContain('County Cork');
});
