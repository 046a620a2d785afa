/** What a town has lies in it, whatever word of the question comes first; and what is asked of shops by what they sell stays. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { everydayWords } from '../../../src/geo/parse/map/everyday-words.ts';
import { MapJudge, type MapReading } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

const read = async (question: string) => {
  const reading = await reader.read(question);
  if (reading instanceof GeoError) throw reading;
  return reading;
};

test.each([
  ['Does Basel have a {}?', 'en'],
  ['Has Basel got a {}?', 'en'],
  ['Does the city of Basel have a {}?', 'en'],
  ['How many {} does Basel have?', 'en'],
  ['Are there in Basel any {}?', 'en'],
])(
  'every everyday word of a kind is what lies in the town: %s',
  async (question) => {
    const words = everydayWords
      .trim()
      .split('\n')
      .map((line) => line.split('|')[0]!.split(',')[0]!.trim());
    const wrong: string[] = [];
    for (const word of words) {
      const alone = await reader.read(`${word} in Basel`);
      const asked = await reader.read(question.replace('{}', word));
      if (alone instanceof GeoError || asked instanceof GeoError) continue;
      if (asked.where !== 'Basel' || asked.kinds.join() !== alone.kinds.join())
        wrong.push(`${question.replace('{}', word)}: ${asked.kinds.join('; ')} @ ${asked.where}`);
    }
    expect(words.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  },
  60_000,
);

test.each([
  ['Does Essen have a sauna?', 'leisure=sauna', 'Essen'],
  ['Does The Hague have a swimming pool?', 'leisure=swimming_pool', 'The Hague'],
  ['Does Hyde Park have a toilet?', 'amenity=toilets', 'Hyde Park'],
  ['How many parking spaces does Lyon have?', 'amenity=parking', 'Lyon'],
  ['Wie viele Parkplätze hat Lyon?', 'amenity=parking', 'Lyon'],
  ['Gibt es in Basel chinesische Restaurants?', 'cuisine=chinese', 'Basel'],
  ['Gibt es in Basel Shisha Bars?', 'amenity=hookah_lounge', 'Basel'],
  ['Hat es in Basel italienische Restaurants?', 'cuisine=italian', 'Basel'],
  ['Gibt es in der Schweiz indische Restaurants?', 'cuisine=indian', 'Schweiz'],
  [
    'Gibt es in Frankfurt am Main Bäckereien, die jetzt geöffnet haben?',
    'opening_hours',
    'Frankfurt am Main',
  ],
  ['Wo gibt es in Freiburg im Breisgau vegane Cafés?', 'diet:vegan', 'Freiburg im Breisgau'],
  ['Zeige mir in Basel chinesische Restaurants', 'cuisine=chinese', 'Basel'],
  ['Wo ist in Heidelberg ein Geschäft für Künstlerbedarf?', 'shop=art', 'Heidelberg'],
])('%s', async (question, tag, where) => {
  const reading = await read(question);
  expect(reading.kinds[0]).toContain(tag);
  expect(reading.where).toBe(where);
});

test.each([
  ['Does the Louvre have a restaurant?', 'restaurant'],
  ['Does the casino in Monaco have a bar?', 'bar'],
  ['How many inhabitants does Basel have?', 'place'],
])('%s asks for a tag of the thing', async (question, tag) => {
  expect((await read(question)).kinds[0]).toContain(`${tag}`);
});

const asks: readonly (readonly [string, (reading: MapReading) => unknown, unknown])[] = [
  ['how many shops selling shoes are there in Monaco', ({ asked }) => asked, 'count'],
  ['phone numbers of shops that sell bikes in Ulm', ({ asked }) => asked.split(' ')[1], 'phone'],
  ['wheelchair accessible shops selling shoes in Ulm', ({ kinds }) => kinds[0]!.includes('wheelchair'), true],
  ['the oldest shop selling cheese in Ulm', ({ asked }) => asked, 'features least age'],
  ['hotels and shops selling shoes in Ulm', ({ kinds }) => kinds[0], 'hotel: tourism=hotel'],
  ['Wie viele Geschäfte für Schuhe gibt es in Ulm?', ({ asked }) => asked, 'count'],
  ['wie viele Läden in Ulm, die Käse verkaufen', ({ asked }) => asked, 'count'],
  ['how many places that fix shoes are in Ulm', ({ asked }) => asked, 'count'],
];
test.each(asks)(
  'what stands before shops that sell something is not dropped: %s',
  async (question, part, said) => {
    expect(part(await read(question))).toBe(said);
  },
);

test.each([
  ['How many fuel stations operated by Shell are there in Basel?', 'amenity=fuel', 'shell”', 'count'],
  ['How many fuel stations operated by Shell does Basel have?', 'amenity=fuel', 'shell”', 'count'],
  ['How many streets named after Mozart does Basel have?', 'highway=', 'mozart”', 'count'],
  ['Does Basel have restaurants that accept credit cards?', 'amenity=restaurant', 'payment:', 'exists'],
  ['Do any restaurants in Basel have outdoor seating?', 'amenity=restaurant', 'outdoor_seating', 'exists'],
  ['Restaurants mit veganen Gerichten in Basel', 'amenity=restaurant', 'diet:vegan', 'features'],
])('what is said of the things ends where the question goes on: %s', async (question, tag, said, asked) => {
  const reading = await read(question);
  expect(reading).toMatchObject({ where: 'Basel', asked });
  expect(reading.kinds[0]).toContain(tag);
  expect(reading.kinds[0]).toContain(said);
});
