/** What lies around a place, the land or the sea alone. */

import { afterAll, describe, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const typesOf = async (question: string): Promise<string[]> => {
  const { query } = (await geo.spatial(question)).properties as { query: { type: string; of?: unknown } };
  return query.type === 'Intersection'
    ? (query.of as { type: string }[]).map(({ type }) => type)
    : [query.type];
};

describe('the land alone', () => {
  it.each([
    'within 100 km of Odesa, land only',
    'within 100 km of Odesa on land',
    '100 км навколо Одеси, тільки суша',
    'im Umkreis von 50 km um Barcelona, ohne Meer',
    'à moins de 50 km de Marseille, sans la mer',
    'a menos de 50 km de Barcelona, solo tierra',
    'w promieniu 50 km od Gdańska, tylko ląd',
    '距离上海100公里以内，仅陆地',
    '大阪から50km以内、陸地のみ',
    '부산에서 50km 이내 육지만',
  ])('%s', async (question) => {
    expect(await typesOf(question)).toEqual(['Buffer', 'Land']);
  });
});

describe('the sea alone', () => {
  it.each([
    'within 50 km of Barcelona, sea only',
    'im Umkreis von 50 km um Barcelona, nur das Meer',
    'entro 50 km da Genova, solo mare',
  ])('%s', async (question) => {
    expect(await typesOf(question)).toEqual(['Buffer', 'Sea']);
  });
});

it('a land stays what it is, and countries without a sea are refused as before', async () => {
  expect(await typesOf('France, land only')).toEqual(['NamedPlace']);
  await expect(geo.spatial('countries without the sea')).rejects.toMatchObject({
    code: 'query_not_understood',
  });
});
