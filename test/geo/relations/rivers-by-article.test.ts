/** A country that has no article of its own is its river where one stands before it. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

test.each([
  ['within 15 km of the Niger', 'river/niger'],
  ['within 20 km of the Jordan', 'river/jordan'],
  ['cities within 15 km of the Niger', 'river/niger'],
  ['countries on the Niger', 'river/niger'],
  ['countries bordering Niger', 'country/NER'],
  ['Israel west of the Jordan', 'river/jordan'],
  ['within 15 km of Niger', 'country/NER'],
  ['within 50 km of the Gambia', 'country/GMB'],
  ['within 10 km of the Senegal coast', 'country/SEN'],
  ['the border between the Congo and Angola', 'country/COG'],
])('%s', async (question, id) => {
  expect((await geo.spatial(question)).properties.places!.map((place) => place.id)).toContain(id);
});
