/** Kinds in a row, words that mean two things, and words of places that begin like a kind. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { MapJudge } from '../../support/map-judge.ts';

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
  ['tram and bus stops in Rome', ['railway=tram_stop', 'highway=bus_stop']],
  ['bus and tram stops in Rome', ['highway=bus_stop', 'railway=tram_stop']],
  [
    'tennis and basketball courts in Rome',
    ['leisure=pitch, sport=tennis', 'leisure=pitch, sport=basketball'],
  ],
  ['subway and bus stations in Rome', ['station=subway', 'amenity=bus_station']],
  ['post and telephone boxes in Rome', ['amenity=post_box', 'amenity=telephone']],
  ['bicycle and car rental in Rome', ['amenity=bicycle_rental', 'amenity=car_rental']],
  ['school and fire station in Rome', ['amenity=school', 'amenity=fire_station']],
  ['library and bus stops in Rome', ['amenity=library', 'highway=bus_stop']],
  ['See und Museen in Graz', ['natural=water, water=lake', 'tourism=museum']],
  ['Quelle und Museen in Graz', ['natural=spring', 'tourism=museum']],
])('each of several: %s', async (question, tags) => {
  const kinds = (await read(question)).kinds.map((kind) => kind.replace(/^[^:]+: /, ''));
  expect(kinds).toEqual(expect.arrayContaining(tags));
});

test('what only looks like several is one', async () => {
  for (const one of ['fish and chips shops', 'arts and crafts shops', 'bed and breakfasts'])
    expect(new Set((await read(`${one} in Rome`)).kinds.map((kind) => kind.split(':')[0])).size).toBe(1);
  expect((await read('railways and subways in Rome')).kinds.join()).not.toContain('stop');
});

test.each(['Plakatierung und Museen in Graz', 'Fernleitung und Parks in Graz'])(
  'a list of which a part is not known is no name: %s',
  async (question) => {
    expect(await reader.read(question)).toBeInstanceOf(GeoError);
  },
);

test.each(['clubs', 'garages', 'parking spaces', 'tracks', 'platforms', 'terminals'])(
  'of %s a note tells what they are taken for',
  async (words) => {
    expect((await read(`${words} in Monaco`)).notes).toContain(`“${words}” is read as`);
  },
);

test.each([
  ['bodegas in New York', 'shop=convenience'],
  ['bodegas en La Rioja', 'craft=winery'],
  ['letter boxes in Bath', 'amenity=letter_box'],
  ['parking spaces in Bath', 'amenity=parking_space'],
  ['covered reservoirs in Bath', 'man_made=reservoir_covered'],
  ['stillgelegte Eisenbahnstrecken in Kassel', 'railway=disused'],
  ['Straßen in Bau in Kassel', 'highway=construction'],
])('%s', async (question, tag) => {
  expect((await read(question)).kinds.join('; ')).toContain(tag);
});

test.each(['Città del Messico', 'Ciudad de México', 'City of London', 'Isle of Man'])(
  '%s is one place',
  async (name) => {
    expect((await read(name)).notes).toContain(`“${name}” is read as the name of a place`);
  },
);

test.each(['iglesia alemana', 'German church', 'deutsche Kirchen in Rom'])(
  'no place is called by an adjective: %s',
  async (question) => {
    expect(await reader.read(question)).toBeInstanceOf(GeoError);
  },
);
