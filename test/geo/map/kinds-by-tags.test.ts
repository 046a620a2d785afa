/** A word for a kind means the tags of that kind, all that mappers use for it, and no others. */

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { type PresetTable, presetsFile } from '../../../src/geo/parse/map/presets.ts';
import { Vocabulary } from '../../../src/geo/parse/map/vocabulary.ts';
import { packageFile } from '../../../src/shared/package-root.ts';
import { MapJudge } from '../../support/map-judge.ts';

let reader: MapJudge;
let words: Vocabulary;
beforeAll(async () => {
  reader = await MapJudge.open();
  words = await Vocabulary.load();
});
afterAll(() => reader.close());

const tagsOf = (phrase: string) => words.kinds(phrase).map(({ labels }) => labels.join('+'));

/** Beside each, what it was taken for as well. */
test.each([
  ['bars', ['amenity=bar'], 'pubs'],
  ['gardens', ['leisure=garden', 'landuse=garden'], 'parks'],
  ['villages', ['place=village'], 'hamlets'],
  ['zoo', ['tourism=zoo'], 'aquariums'],
  ['college', ['amenity=college'], 'schools'],
  ['arts centre', ['amenity=arts_centre'], 'community centres'],
  ['community centre', ['amenity=community_centre', 'amenity=community_center'], 'arts centres'],
  ['footpaths', ['highway=footway', 'highway=path'], 'bridleways and farm tracks'],
  ['tracks', ['highway=track'], 'racetracks'],
  ['sports centre', ['leisure=sports_centre'], 'fitness studios'],
  ['mountain hut', ['tourism=alpine_hut', 'tourism=wilderness_hut'], 'bus shelters'],
  ['picnic site', ['tourism=picnic_site', 'leisure=picnic_site'], 'picnic tables'],
])('“%s” are %j, not %s', (phrase, tags) => {
  expect(tagsOf(phrase)).toEqual(tags);
});

test('narrower kinds ask for their own tag', () => {
  const broad: readonly (readonly [string, string])[] = [
    ['zebra crossing', 'highway=crossing'],
    ['opera house', 'amenity=theatre'],
    ['swamp', 'natural=wetland'],
    ['kick-about area', 'leisure=pitch'],
    ['underground station', 'railway=subway_entrance'],
    ['s-bahnhof', 'railway=station'],
    ['discounter', 'shop=supermarket'],
    ['flohmarkt', 'amenity=marketplace'],
  ];
  for (const [phrase, tag] of broad) {
    expect(tagsOf(phrase), phrase).not.toEqual([]);
    const plain = words
      .kinds(phrase)
      .filter(({ labels, without, named }) => !without && !named && labels.join('+') === tag);
    expect(plain, phrase).toEqual([]);
  }
});

test('a lake is water that says nothing else', async () => {
  const reading = await reader.read('lakes in Monaco');
  if (reading instanceof GeoError) throw reading;
  expect(reading.kinds).toContain('lake: natural=water, not (water)');
  expect(reading.kinds).not.toContain('lake: natural=water');
});

test('tags that stood for a kind before are looked for too', () => {
  const {
    presets,
    older,
    words: names,
  } = JSON.parse(brotliDecompressSync(readFileSync(packageFile(presetsFile))).toString()) as PresetTable;
  const missing: string[] = [];
  for (const [id, tags] of Object.entries(older)) {
    const name = names.en![id]?.[0];
    const now = presets[id]!.labels.join('+');
    // What the name means by everyday words may be another kind.
    if (!name || !tagsOf(name).includes(now)) continue;
    for (const labels of tags)
      if (!tagsOf(name).includes(labels.join('+'))) missing.push(`${name}: ${labels.join('+')}`);
  }
  expect(Object.keys(older).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  expect(tagsOf('driving school')).toContain('amenity=driving_school');
  expect(tagsOf('substation')).toContain('power=sub_station');
  expect(tagsOf('insurance office')).toContain('shop=insurance');
});

test('what is left out of a relation lies in the town of the question', async () => {
  for (const question of [
    'bakeries within 200 m of a bus stop but not on a main road in Monaco',
    'Bäckereien höchstens 200 m von einer Bushaltestelle, aber nicht an einer Hauptstraße in Monaco',
  ]) {
    const reading = await reader.read(question);
    if (reading instanceof GeoError) throw reading;
    expect(reading.where).toMatch(/^\(overlap of Monaco and /);
    expect(reading.where).toContain('except (within 30 m of');
    expect(reading.notes).toContain('leaves out what is within 30 m');
  }
});

test('something to have that is another kind is refused, not asked of the kind itself', async () => {
  for (const question of ['supermarkets with a bakery in Nice', 'museums with free entry on Sundays in Nice'])
    expect(await reader.read(question), question).toBeInstanceOf(GeoError);
});

test.each([
  ['poster boxes in Monaco', 'advertising=poster_box', 'post boxes'],
  ['coffee stores in Monaco', 'shop=coffee', 'coffee shops'],
  ['consulates in Monaco', 'diplomatic=consulate', 'embassies'],
  ['palaces in Monaco', 'historic=palace', 'castles'],
  ['Freibäder in Heidelberg', 'location=outdoor', 'all swimming pools'],
  ['high voltage lines in Andorra', 'power=line', 'minor lines'],
  ['gravel tracks in Andorra', 'highway=track, surface=gravel', 'other roads'],
  ['recycling containers in Monaco', 'recycling_type=container', 'recycling centres'],
  ['roads through tunnels in Monaco', 'tunnel', 'all roads'],
  ['Straßen in Tunneln in Monaco', 'tunnel', 'all roads'],
  ['solar panels on roofs in Monaco', 'location=roof|rooftop', 'what a place called “roofs” holds'],
])('“%s” are %s, not %s', async (question, tags) => {
  const reading = await reader.read(question);
  if (reading instanceof GeoError) throw reading;
  expect(reading.where).toMatch(/^[A-Z]\w+$/);
  expect(reading.kinds.some((kind) => kind.includes(tags))).toBe(true);
  for (const kind of reading.kinds)
    expect(kind).not.toMatch(/: (?:highway=\w+|power=minor_line|amenity=cafe)$/);
});

test('a word that is known is no slip of the pen for another', async () => {
  for (const word of ['spices', 'transistor', 'underpants', 'Phytotherapie', 'Fahrradreifen', 'medicine'])
    expect(await reader.read(`${word} in Monaco`), word).toBeInstanceOf(GeoError);
});

test('a word of its own is no slip of the pen for a kind', async () => {
  for (const word of ['countries', 'logging', 'strings', 'policy', 'translations', 'printers', 'Rasthaus'])
    expect(await reader.read(`${word} in Monaco`), word).toBeInstanceOf(GeoError);
  for (const slip of ['restaurents', 'pharamcies', 'supermarkts'])
    expect(await reader.read(`${slip} in Monaco`), slip).not.toBeInstanceOf(GeoError);
});

test('the name of a chain that is a word means the chain too', async () => {
  for (const question of ['is there a Subway in Heidelberg', 'Gibt es ein Subway in Heidelberg?']) {
    const reading = await reader.read(question);
    if (reading instanceof GeoError) throw reading;
    expect(reading.kinds).toContain('anything: name, brand or operator with “subway”');
  }
});

test.each([
  ['hospitals run by the Red Cross in Andorra', 'with “red cross”'],
  ['asphaltierte Fußwege in Monaco', 'highway=footway, surface=asphalt'],
  ['restaurants in Monaco that serve Italian or French food', 'cuisine=italian|french'],
  ['bus line 100 in Monaco', 'route=bus, ref=100'],
  ['unlit streets in Andorra', 'lit=no'],
  ['campsites in Andorra with electricity', 'power_supply'],
])('“%s” asks for %s', async (question, condition) => {
  const reading = await reader.read(question);
  if (reading instanceof GeoError) throw reading;
  expect(reading.where).toMatch(/^[A-Z]\w+$/);
  expect(reading.kinds.some((kind) => kind.includes(condition))).toBe(true);
});

test('one or the other to have is asked of the kind, and what is no such thing is refused', async () => {
  for (const question of [
    'hotels with a pool or a sauna in Andorra',
    'Hotels mit Pool oder Sauna in Andorra',
  ]) {
    const reading = await reader.read(question);
    if (reading instanceof GeoError) throw reading;
    for (const kind of reading.kinds) expect(kind).toMatch(/^hotel: .*swimming_pool or .*sauna$/);
  }
  expect(await reader.read('hotels with a pool or a golf course in Andorra')).toBeInstanceOf(GeoError);
});

test('a kind of feature beside an area is not a place like it', async () => {
  expect(await reader.read('hotels in Monaco or restaurants in Nice')).toBeInstanceOf(GeoError);
  for (const [question, where] of [
    ['hotels in Monaco and Nice', 'Monaco and Nice'],
    ['benches in parks and gardens in Monaco', 'parks and gardens, Monaco'],
    ['hotels outside Monte Carlo in Monaco', 'Monaco except Monte Carlo'],
  ] as const) {
    const reading = await reader.read(question);
    if (reading instanceof GeoError) throw reading;
    expect(reading.where).toBe(where);
  }
});

test('what a clause says that is not understood is no place', async () => {
  for (const question of [
    'Restaurants in Andorra, die einen Garten haben',
    'cycle path crossing in Monaco',
    'outdoor seating areas in Monaco',
  ])
    expect(await reader.read(question), question).toBeInstanceOf(GeoError);
});
