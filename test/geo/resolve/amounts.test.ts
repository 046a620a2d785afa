/** Amounts without a number and misspelt units, at the doors that read sentences, with the data that ship. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

test.each([
  ['spatial', 'a few metres off the coast of Spain'],
  ['spatial', 'several miles from Rome'],
  ['spatial', 'ein paar Meilen vor der Küste von Spanien'],
  ['mapFeatures', 'cafes within some meters of the casino'],
  ['mapFeatures', 'cafés à quelques mètres du casino'],
  ['mapFeatures', 'cafés a unos pocos metros del casino'],
] as const)('%s: "%s" asks for a number', async (verb, sentence) => {
  await expect(geo[verb](sentence)).rejects.toMatchObject({
    code: 'query_not_understood',
    message: expect.stringContaining('gives no number; write for example'),
  });
});

test('a misspelt unit is read as the unit, and the answer says so', async () => {
  const { properties } = await geo.spatial('within 20 kilometrs of Luxembourg');
  expect(properties.name).toBe('within 20 km of Luxembourg');
  expect(properties.notes).toEqual(['"kilometrs" is read as "kilometers"']);
  const { features, notes } = await geo.mapFeatures('cafes within 300 metrs of the casino in Monaco');
  expect(features.length).toBeGreaterThan(0);
  expect(notes.join()).toContain('"metrs" is read as "meters"');
});

test('names around a place are no longer than a query', async () => {
  for (const options of [{ country: 'x'.repeat(3000) }, { region: 'x'.repeat(3000) }])
    await expect(geo.geocode('Paris', options)).rejects.toMatchObject({ code: 'query_too_long' });
});
