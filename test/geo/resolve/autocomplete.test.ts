/** What is offered while a person types, first what is meant. */

import { afterAll, describe, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

describe('a city goes before what is called after it', () => {
  it.each([
    ['oxf', 'Oxford'],
    ['camb', 'Cambridge'],
  ])('%s', async (prefix, city) => {
    const found = await geo.autocomplete(prefix);
    const at = found.findIndex(({ name, kind }) => name === city && kind === 'city');
    const after = found.findIndex(
      ({ kind, matchedName }) => kind === 'landmark' && matchedName.startsWith(city),
    );
    expect(at).toBeGreaterThanOrEqual(0);
    expect(after).toBeGreaterThan(at);
  });
});

it.each([
  ['la', 'Los Angeles'],
  ['LA', 'Los Angeles'],
  ['sf', 'San Francisco'],
  ['usa', 'United States of America'],
  ['uae', 'United Arab Emirates'],
])('the abbreviation %s offers %s first', async (prefix, name) => {
  expect((await geo.autocomplete(prefix))[0]!.name).toBe(name);
});

it('an abbreviation keeps to the kinds and the number that are asked for', async () => {
  const countries = await geo.autocomplete('la', { kinds: ['country'], limit: 3 });
  expect(countries).toHaveLength(3);
  expect(countries.every(({ kind }) => kind === 'country')).toBe(true);
});

it('one letter of a qualifier reaches every country that it begins', async () => {
  // Some five hundred keys of regions and countries come before Bolivia.
  expect((await geo.autocomplete('la paz, b'))[0]).toMatchObject({ name: 'La Paz', countryCode: 'BO' });
});
