/** Words beside a thing that says where choose nothing of what is asked for; a measure alone is one of what can have it. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { MapJudge } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

test.each([
  ['bars near a 5-star hotel in Monaco', '5-star'],
  ['benches near vegan restaurants in Monaco', 'vegan'],
  ['bus stops near a wheelchair accessible toilet in Monaco', 'wheelchair accessible'],
  ['hotels near a restaurant with outdoor seating in Monaco', 'with outdoor seating'],
  ['schools within 200 m of a cafe that is open on Sundays in Monaco', 'open on Sundays'],
  ['playgrounds near a park larger than 2 hectares in Monaco', 'larger than 2 hectares'],
  ['cafes near a church built before 1900 in Monaco', 'built before 1900'],
  ['hotels near a museum designed by Gehry in Bilbao', 'designed by Gehry'],
  ['hotels near a pub called The Red Lion in Bath', 'called The Red Lion'],
  ['the nearest hotel to a pub called The Swan in Bath', 'called The Swan'],
  ['hotels near the station operated by SNCF in Nice', 'operated by SNCF'],
  ['Hotels in der Nähe verlassener Bahnhöfe', 'verlassener'],
  ['Bänke bei veganen Restaurants in Monaco', 'veganen'],
  ['Hotels höchstens in Graz', 'höchstens'],
  ['hotels at most in Nice', 'at most'],
  ['bars less than 300 m in Monaco', 'less than 300 m'],
])('%s is refused by its words', async (question, words) => {
  const reading = await reader.read(question);
  expect(reading).toBeInstanceOf(GeoError);
  expect((reading as GeoError).message).toContain(words);
});

test.each([
  ['bars near the station with wifi in Monaco', 'internet_access', 'within 500 m of station, Monaco'],
  ['houses built before 1900 near a church in Monaco', 'start_date', 'within 500 m of church, Monaco'],
  ['pubs in Bath called The Swan', 'swan', 'Bath'],
  ['a pub called The Swan in Bath', 'swan', 'Bath'],
  ['wheelchair accessible hotels near a park in Monaco', 'wheelchair', 'within 500 m of park, Monaco'],
  ['tunnels more than 1 km in Norway', 'length > 1 km', 'Norway'],
  ['peaks more than 2500 m in Andorra', 'ele or height > 2500 m', 'Andorra'],
  [
    'Welche veganen Restaurants gibt es bei einem Bahnhof in Monaco?',
    'diet:vegan',
    'within 500 m of Bahnhof, Monaco',
  ],
])('%s is read of what is asked for', async (question, filter, where) => {
  const reading = await reader.read(question);
  expect(reading).toMatchObject({ where });
  expect((reading as { kinds: readonly string[] }).kinds[0]).toContain(filter);
});

test.each([
  ['toilets in the English Garden in Munich', 'English Garden, Munich'],
  ['Cafés im Französischen Dom in Berlin', 'Französischen Dom, Berlin'],
  ['cafes near the British Museum in London', 'within 500 m of British Museum, London'],
  ['cafes in the Italian Alps', 'overlap of Alps and Italian'],
])('%s: a thing with the adjective of a country is no thing in that country', async (question, where) => {
  expect(await reader.read(question)).toMatchObject({ where });
});

test.each([
  'cafes near the Russian church in Geneva',
  'cafés cerca de la embajada francesa en Madrid',
  'Cafés nahe der französischen Botschaft in Rom',
])('%s is refused', async (question) => {
  expect(await reader.read(question)).toBeInstanceOf(GeoError);
});
