/** First questions, which read what others find in memory, and large answers leave the event loop its turns. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo, GeoError } from '../../src/geo/index.ts';
import { looksOf } from '../support/looks.ts';

/** Vertices and bytes that are worked on between two looks at the clock, at most. */
const stride = 4096;

const verticesOf = (value: unknown): number => {
  if (!Array.isArray(value)) return 0;
  return typeof value[0] === 'number' ? 1 : value.reduce((sum: number, part) => sum + verticesOf(part), 0);
};

describe('the first question', () => {
  test.each<[string, (geo: Geo) => Promise<unknown>, number]>([
    // The names of the shipped gazetteer are megabytes; the sample map and its words come on top.
    ['of a place', (geo) => geo.geocode('Paris'), 20],
    ['of a map', (geo) => geo.mapFeatures('cafes in Monaco'), 100],
    ['of a border', (geo) => geo.countryBorder('France'), 20],
  ])('%s', async (_, ask, least) => {
    const geo = createGeo();
    expect(await looksOf(() => ask(geo))).toBeGreaterThanOrEqual(least);
    await geo.close();
  });
});

describe('large answers', () => {
  let geo: Geo;
  beforeAll(() => {
    geo = createGeo();
  });
  afterAll(() => geo.close());

  test.each(['20 km off the coast of Norway', 'within 5 km of Greece', 'the northern half of Canada'])(
    '%s',
    async (question) => {
      let vertices = 0;
      const times = await looksOf(async () => {
        const feature = await geo.spatial(question);
        vertices = verticesOf((feature.geometry as { coordinates: unknown }).coordinates);
      });
      expect(vertices).toBeGreaterThan(2 * stride);
      expect(times).toBeGreaterThanOrEqual(Math.floor(vertices / stride));
    },
  );

  test('a deadline ends one with a typed refusal', async () => {
    const refusal = await geo
      .spatial('1 km off the coast of Canada', { deadlineMs: 1 })
      .catch((error) => error);
    expect(refusal).toBeInstanceOf(GeoError);
    expect(refusal).toMatchObject({ code: 'too_expensive', message: expect.stringContaining('1 ms') });
  });

  test('so does that of the service, for every question without its own', async () => {
    const hurried = createGeo({ spatial: { deadlineMs: 1 } });
    await expect(hurried.spatial('1 km off the coast of Canada')).rejects.toMatchObject({
      code: 'too_expensive',
    });
    await expect(hurried.spatial('within 5 km of Luxembourg', { deadlineMs: 60_000 })).resolves.toBeDefined();
    await hurried.close();
  });
});
