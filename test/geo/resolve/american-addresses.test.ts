/** States and cities of the United States as Americans write them, and as others call them. */

import { afterAll, describe, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

describe('a state', () => {
  it.each([
    ['Ala.', 'Alabama'],
    ['Fla.', 'Florida'],
    ['Ga.', 'Georgia'],
    ['Mo.', 'Missouri'],
    ['Pa.', 'Pennsylvania'],
    ['Wash.', 'Washington'],
    ['N. Dak.', 'North Dakota'],
    ['W. Va.', 'West Virginia'],
    ['Wisc.', 'Wisconsin'],
    ['U.S. state of Kansas', 'Kansas'],
    ['Kansas (U.S. state)', 'Kansas'],
    ['Rhode Island state', 'Rhode Island'],
    ['Bundesstaat New York', 'New York'],
    ['État de Washington', 'Washington'],
    ['estado de Nueva York', 'New York'],
    ['Südkarolina', 'South Carolina'],
    ['टेक्सास', 'Texas'],
  ])('%s is %s', async (question, name) => {
    const { properties } = await geo.geocode(question);
    expect(properties).toMatchObject({ kind: 'region', name, countryCode: 'US' });
  });

  it('is none where no dot says so', async () => {
    expect((await geo.geocode('Ala')).properties.countryCode).toBe('IT');
  });
});

describe('a city in its state', () => {
  it.each([
    ['Omaha, Neb.', 'Omaha', 'Nebraska'],
    ['Wichita, Kan.', 'Wichita', 'Kansas'],
    ['Aurora, IL, USA', 'Aurora', 'Illinois'],
    ['Wilmington, DE, USA', 'Wilmington', 'Delaware'],
    ['Valencia, CA', 'Valencia', 'California'],
    ['san antonio texas', 'San Antonio', 'Texas'],
    ['California, Los Angeles', 'Los Angeles', 'California'],
    ['City of Des Moines, Iowa', 'Des Moines', 'Iowa'],
    ['Los Ángeles', 'Los Angeles', 'California'],
  ])('%s is %s in %s', async (question, name, region) => {
    expect((await geo.geocode(question)).properties).toMatchObject({ name, region });
  });
});
