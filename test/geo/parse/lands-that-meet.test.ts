/** The points where lands meet, asked for by the lands and by their borders. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

it.each([
  'where the borders of Germany, France and Switzerland meet',
  'border triangle of Germany, France and Switzerland',
  'tripoint of Germany, France and Switzerland',
  'three-country point of Germany, France and Switzerland',
  'wo die Grenzen von Deutschland, Frankreich und der Schweiz aufeinandertreffen',
  'Dreiländerpunkt Deutschland Frankreich Schweiz',
  "où se rencontrent les frontières de l'Allemagne, de la France et de la Suisse",
  'donde se encuentran las fronteras de Alemania, Francia y Suiza',
  'dove si incontrano i confini di Germania, Francia e Svizzera',
  'tripla fronteira entre Alemanha, França e Suíça',
  'drielandenpunt van Duitsland, Frankrijk en Zwitserland',
])('%s', async (query) => {
  const { geometry } = await geo.spatial(query);
  const [lon, lat] =
    geometry.type === 'Point'
      ? geometry.coordinates
      : (geometry as never as { coordinates: number[][] }).coordinates[0]!;
  expect(lon).toBeCloseTo(7.59, 1);
  expect(lat).toBeCloseTo(47.59, 1);
});

it.each(['the border of Italy and Austria', 'dove confinano Italia e Austria'])(
  '%s is theirs',
  async (query) => {
    expect((await geo.spatial(query)).properties.query).toMatchObject({ type: 'BorderBetween' });
  },
);
