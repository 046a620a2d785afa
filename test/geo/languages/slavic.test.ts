/** Russian, Ukrainian and Polish as people ask: begun with the place, ended with what is asked, politely and in a hurry. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';
import { differing, readBlocks } from './alike.ts';

const geo = createGeo();
afterAll(() => geo.close());

test.each(readBlocks('slavic.txt'))(
  '$english',
  async (block) => {
    expect(await differing(geo, block)).toEqual([]);
  },
  60_000,
);

describe('what is not meant is not read', () => {
  test.each([
    'страны, через которые не протекает Дунай',
    'с кем не граничит Польша',
    'большие города России',
    'откуда начинается Россия',
    'топ 10 стран',
    'міста не біля Дніпра',
    'країни не в ЄС',
    'z kim nie graniczy Polska',
    'miasta tylko nad Wisłą',
    'top 10 krajów',
  ])('%s', async (question) => {
    await expect(geo.spatial(question)).rejects.toMatchObject({ code: 'query_not_understood' });
  });
});

describe('parts of countries as their own people call them', () => {
  test.each([
    ['Львівщина', 'region/UKR-291'],
    ['де Полтавщина', 'region/UKR-330'],
    ['Брянщина', 'region/RUS-2342'],
    ['Lubelszczyzna', 'region/POL-3151'],
    ['ленобласть', 'region/RUS-2336'],
    ['м. Львів', 'city/702550'],
    ['jez. Śniardwy', 'lake/sniardwy'],
  ])('%s', async (name, id) => {
    expect((await geo.geocode(name)).properties.id).toBe(id);
  });
});
