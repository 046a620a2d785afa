/** A side or a kind of place is no name by itself, though provinces are called so. */

import { afterAll, describe, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const says = 'says a side or a kind of place';

describe('refused by themselves', () => {
  it.each([
    'the North',
    'West',
    'the islands',
    'the capital',
    'the province',
    'the east coast',
    'der Süden',
    'die Inseln',
    'le Sud',
    'les îles',
    'el sur',
    'la costa',
    'il mare',
    'het noorden',
    'o norte',
  ])('%s', async (query) => {
    await expect(geo.geocode(query)).rejects.toThrow(says);
    await expect(geo.countryBorder(query)).rejects.toMatchObject({ code: 'place_not_found' });
  });

  it('in a sentence too', async () => {
    await expect(geo.spatial('within 50 km of the capital')).rejects.toThrow(says);
  });
});

describe('read with the country, or where a place bears the words whole', () => {
  it.each([
    ['North, Cameroon', 'region/CMR-1483'],
    ['Northern Region, Ghana', 'region/GHA-2155'],
    ['Central, Hong Kong', 'city/8223932'],
    ['West, Texas', 'city/4740686'],
    ['El Centro', 'city/5345609'],
    ['The Valley', 'city/3573374'],
    ['le Nord', 'region/FRA-5330'],
    ['Norte', 'region/PT-NOR'],
    ['West Bank', 'region/WEB+00?'],
  ])('%s', async (query, id) => {
    expect((await geo.geocode(query)).properties.id).toBe(id);
  });
});
