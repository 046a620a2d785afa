/** What is said of things beside their kind, of ways, grounds, floors and houses: the tags that say it, in several words and
 * languages. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { MapJudge } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

async function kindsOf(question: string): Promise<readonly string[]> {
  const reading = await reader.read(question);
  if (reading instanceof GeoError) throw reading;
  return reading.kinds.map((kind) => kind.replace(/^[^:]+: /, ''));
}

test.each([
  ['unnamed restaurants in Monaco', 'amenity=restaurant, not (name)'],
  ['Namenlose Restaurants in Monaco', 'amenity=restaurant, not (name)'],
  ['restaurantes sin nombre en Mónaco', 'amenity=restaurant, not (name)'],
  ['playgrounds in Monaco that are fenced', 'leisure=playground, fenced=yes or barrier=fence'],
  ["playgrounds that aren't fenced in Monaco", 'leisure=playground, not (fenced=yes or barrier=fence)'],
  ['Spielplätze ohne Zaun in Monaco', 'leisure=playground, not (fenced=yes or barrier=fence)'],
  ["cafes in Monaco that aren't wheelchair accessible", 'amenity=cafe, wheelchair≠yes|designated'],
  ['streams in Ordino that dry up', 'waterway=stream, intermittent=yes'],
  ['Bäche in Ordino, die austrocknen', 'waterway=stream, intermittent=yes'],
  ['roads where you have to pay a toll in Andorra', 'highway=primary, toll=yes'],
  ['paths you can cycle on in Ordino', 'highway=path, bicycle=yes|designated|permissive'],
  ['hiking trails rated T3 in Andorra', 'route=hiking, sac_scale=demanding_mountain_hiking'],
  ['Wanderwege mit Schwierigkeit T3 in Andorra', 'route=hiking, sac_scale=demanding_mountain_hiking'],
  ['shops on level 1 in Monaco', 'shop, level=1'],
  ['Läden auf Ebene 2 in Monaco', 'shop, level=2'],
  ['red buildings in Monaco', 'building, building:colour=red or building:facade:colour=red'],
  ['rote Gebäude in Monaco', 'building, building:colour=red or building:facade:colour=red'],
  ['locked gates in Monaco', 'barrier=gate, locked=yes'],
  ['takeaways that deliver in Monaco', 'amenity=fast_food, delivery=yes|only'],
  ['Imbissbuden in Monaco, die liefern', 'amenity=fast_food, delivery=yes|only'],
  ['roads with a 30 limit in Monaco', 'highway=residential, maxspeed = 30'],
  [
    'charging stations with 2 or more sockets in Monaco',
    'amenity=charging_station, capacity or seats >= 2 sockets',
  ],
  ['bares donde se puede fumar en Mónaco', 'amenity=bar, smoking=yes|dedicated|separated|isolated'],
  ["bars où l'on peut fumer à Monaco", 'amenity=bar, smoking=yes|dedicated|separated|isolated'],
  ['farmacias abiertas las 24 horas en Mónaco', 'amenity=pharmacy, opening_hours~^24\\/7'],
  ['Gipfel unter 2000 m in La Massana', 'natural=peak, ele or height < 2000 m'],
  ['sommets de moins de 2000 m à La Massana', 'natural=peak, ele or height < 2000 m'],
  ['picos de menos de 2000 m en La Massana', 'natural=peak, ele or height < 2000 m'],
  ['Gipfel höchstens 2000 m hoch in La Massana', 'natural=peak, ele or height <= 2000 m'],
  ['anything but Italian restaurants in Monaco', 'amenity=restaurant, cuisine≠italian'],
])('%s', async (question, tags) => {
  expect(await kindsOf(question)).toContainEqual(tags);
});

test.each([
  ['Water Tower in Monaco', 'man_made=water_tower'],
  ['City Hall in Monaco', 'amenity=townhall'],
  ['Tennis Court in Monaco', 'leisure=pitch, sport=tennis'],
  ['Botanical Gardens in Monaco', 'leisure=garden, garden:type=botanical'],
  ['Quelle in Monaco', 'natural=spring'],
  ['a map in Monaco', 'tourism=information, information=map'],
  ['lifts (elevators) in Monaco', 'highway=elevator'],
  ['Gehwege in Monaco', 'highway=footway'],
  ['sushi places in Monaco', 'amenity=fast_food, cuisine=sushi'],
  ['fast food joints in Monaco', 'amenity=fast_food'],
  ['pelican crossings in Monaco', 'highway=crossing, crossing=traffic_signals'],
  ['Backsteingebäude in Monaco', 'building, building:material=brick'],
  ['Feuerlöschhydranten in Monaco', 'emergency=fire_hydrant'],
  ['places to buy ski passes in Andorra', 'shop=lift_pass'],
  ['places in Monaco where I can get my shoes repaired', 'craft=shoemaker'],
  ['where is the nearest place of worship to the casino', 'amenity=place_of_worship'],
])('%s is a kind', async (question, tags) => {
  expect(await kindsOf(question)).toContainEqual(tags);
});

test('one work by its name is none of a colour or a kind', async () => {
  expect((await kindsOf('London Bridge'))[0]).toMatch(/“london bridge”/);
  expect(await reader.read('White House')).not.toMatchObject({ kinds: [expect.stringContaining('colour')] });
});

test('a distance is no height', async () => {
  for (const question of [
    "restaurants à moins de 500 m d'Encamp",
    'Hotels höchstens 500 m vom Casino in Monaco',
    'hoteles a menos de 500 m del casino de Mónaco',
  ])
    expect(await reader.read(question)).toMatchObject({
      where: expect.stringMatching(/^within 500 m of/),
    });
});
