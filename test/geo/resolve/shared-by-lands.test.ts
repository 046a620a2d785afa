/** What several lands share, told by one of them behind a comma or without. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each([
  ['Lake Como, Italy', 'lake/lake-como'],
  ['Lake Como Italy', 'lake/lake-como'],
  ['Lake Geneva, Switzerland', 'lake/lake-geneva'],
  ['Lake Geneva, France', 'lake/lake-geneva'],
  ['Lake Geneva, Wisconsin', 'city/5259169'],
  ['Mont Blanc, France', 'mountain/mont-blanc'],
  ['Mont Blanc Italy', 'mountain/mont-blanc'],
  ['Sahara, Morocco', 'desert/sahara'],
  ['Moselle, Germany', 'river/moselle'],
  ['Moselle, France', 'region/FRA-5328'],
  ['Mississippi, Louisiana', 'river/mississippi'],
  ['Lake Victoria, Uganda', 'lake/lake-victoria'],
  ['Orange, France', 'city/2989460'],
  ['Ontario, California', 'city/5379439'],
  // Boroughs that are regions of the country.
  ['Greenwich, London', 'region/GBR-2068'],
  ['Southwark, London', 'region/GBR-2771'],
  ['Camden London', 'region/GBR-2064'],
  // A region around a city lies in no city.
  ['Community of Madrid, Madrid', 'city/3117735'],
  ['New York, New York', 'city/5128581'],
])('%s is %s', async (question, id) => {
  expect((await geo.geocode(question)).properties.id).toBe(id);
});

test.each(['Lake Como, Switzerland', 'Kent, London', 'Danube, France', 'Mont Blanc, Austria'])(
  'what lies elsewhere is refused: %s',
  async (question) => {
    await expect(geo.geocode(question)).rejects.toMatchObject({ code: 'place_not_found' });
  },
);
