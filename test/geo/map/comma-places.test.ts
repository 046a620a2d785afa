/** A town before what it lies in: behind a comma stands where it is, not a second place. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { MapJudge } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

test.each([
  'Perth, Scotland',
  'Bangor, Wales',
  'Lincoln, England',
  'Kent, England',
  'Siena, Tuscany',
  'Dijon, Burgundy',
  'Córdoba, Andalusia',
  'Granada, Spain',
  'Granada, Andalusia',
  'Central Park, New York',
  'Covent Garden, London',
  'Lincoln Park, Chicago',
  'Trastevere, Rome',
])('%s is one place', async (place) => {
  expect(await reader.read(`hotels in ${place}`)).toMatchObject({ where: place });
});

test('near a park before its town is near that park', async () => {
  expect(await reader.read('hotels near Central Park, New York')).toMatchObject({
    where: 'within 500 m of Central Park, New York',
  });
});

test.each(['Provence, Burgundy', 'Brittany, Normandy', 'Nice, Cannes', 'France, Spain'])(
  '%s are two, and the answer says so',
  async (places) => {
    const [first, second] = places.split(', ');
    expect(await reader.read(`hotels in ${places}`)).toMatchObject({
      where: `${first} and ${second}`,
      notes: expect.stringContaining('are taken together'),
    });
  },
);

test.each(['Nice, Italy', 'Frankfurt, Saxony', 'Georgia, USA'])(
  '%s is neither one place that is known nor a list',
  async (place) => {
    const reading = await reader.read(`hotels in ${place}`);
    expect(reading).toBeInstanceOf(GeoError);
    expect((reading as GeoError).message).toContain(place.split(', ')[0]);
  },
);
