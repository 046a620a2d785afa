/** Towns by the names that travellers type, where GeoNames has them by another or not at all; cities by their names of today;
 * airports in every land that has one. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each([
  ['Mullingar, Ireland', -7.34, 53.53],
  ['Clonmel', -7.7, 52.35],
  ['Shigatse, China', 88.88, 29.27],
  ['Châu Đốc', 105.12, 10.7],
  ['Kom Ombo, Egypt', 32.95, 24.48],
  ['Aksum, Ethiopia', 38.72, 14.13],
  ['Mahabalipuram', 80.19, 12.62],
  ['Zihuatanejo', -101.55, 17.64],
  ['Akaroa, New Zealand', 172.97, -43.8],
  ['Karuizawa', 138.6, 36.35],
  ['Å, Norway', 12.98, 67.88],
  ['Imlil, Morocco', -7.92, 31.14],
  ['Xitang, China', 120.89, 30.95],
])('%s', async (asked, lon, lat) => {
  const [west, south, east, north] = (await geo.geocode(asked)).bbox!;
  expect(Math.abs((west! + east!) / 2 - lon)).toBeLessThan(0.1);
  expect(Math.abs((south! + north!) / 2 - lat)).toBeLessThan(0.1);
});

test.each([
  ['Odessa, Ukraine', 'Odesa'],
  ['Allahabad', 'Prayagraj'],
  ['Port Elizabeth', 'Gqeberha'],
  ['Loch Garman', 'Wexford'],
  ['Barrow, Alaska', 'Utqiagvik'],
])('%s is %s today', async (before, today) => {
  expect((await geo.geocode(before)).properties.name).toBe(today);
});

test('every country has an airport but those that have none', async () => {
  const { members } = (await geo.spatial('countries')).properties;
  const without: string[] = [];
  for (const { name } of members!)
    await geo.spatial(`airports in ${name}`).catch(() => {
      without.push(name);
    });
  const none = ['Andorra', 'Liechtenstein', 'Monaco', 'Palestine', 'San Marino', 'Vatican City'];
  expect(without.sort()).toEqual(none);
}, 60_000);
