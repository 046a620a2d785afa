/** Files of a gazetteer say how many places bear each name; those from before say where each begins. */

import { expect, test } from 'vitest';
import { compileGazetteer, type PlaceRecord } from '../../../src/geo/lookup/compile.ts';
import { formatVersion, Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { readSections, writeSections } from '../../../src/geo/lookup/sections.ts';
import { packStarts, startsIn } from '../../../src/geo/lookup/starts.ts';

const record = (id: string, name: string): PlaceRecord => ({
  id,
  kind: 'city',
  name,
  names: [],
  lon: 1,
  lat: 2,
  importance: 0.5,
  source: 'a test',
  licence: 'CC0-1.0',
});
const bytes = compileGazetteer([
  record('city/1', 'Springfield'),
  record('city/2', 'Springfield'),
  record('city/3', 'Shelbyville'),
]);

const placesOf = (gazetteer: Gazetteer, name: string) => {
  const key = gazetteer.find(name);
  const [from, to] = [gazetteer.postStart[key]!, gazetteer.postStart[key + 1]!];
  return [...gazetteer.postPlace.subarray(from, to)].map((index) => gazetteer.idOf(index));
};

test('each name is borne by its places', () => {
  const gazetteer = Gazetteer.read(bytes);
  expect(placesOf(gazetteer, 'springfield')).toEqual(['city/1', 'city/2']);
  expect(placesOf(gazetteer, 'shelbyville')).toEqual(['city/3']);
});

test('a file that holds the beginnings themselves is read as well', () => {
  const { postStart, keyOffsets } = Gazetteer.read(bytes);
  const raw = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
    new Uint8Array(buffer, byteOffset, byteLength);
  const sections = readSections(bytes, formatVersion, 'the file');
  const names =
    'meta kind layer origin importance country region lon lat population seat parts wholes id keyBytes postPlace postType postLanguage textFollows textJumps otherNames texts'.split(
      ' ',
    );
  const older = writeSections(formatVersion, {
    ...Object.fromEntries(names.map((name) => [name, sections.bytes(name)])),
    postStart: raw(postStart),
    keyOffsets: raw(keyOffsets),
  });
  expect(placesOf(Gazetteer.read(older), 'springfield')).toEqual(['city/1', 'city/2']);
});

test('counts that do not add up are told', () => {
  const damaged = Uint8Array.from(bytes);
  const counts = readSections(damaged, formatVersion, 'the file').bytes('postCounts');
  counts[0] = 9;
  expect(() => Gazetteer.read(damaged)).toThrow('a name of an unknown place');
});

test('texts that are missing are told', () => {
  const sections = readSections(bytes, formatVersion, 'the file');
  const names =
    'meta kind layer origin importance country region lon lat population seat parts wholes id keyLengths keyBytes postCounts postPlace postType postLanguage textFollows otherNames texts'.split(
      ' ',
    );
  const few = writeSections(formatVersion, {
    ...Object.fromEntries(names.map((name) => [name, sections.bytes(name)])),
    textFollows: new Uint8Array(sections.bytes('textFollows').length),
    textJumps: new Uint8Array(4),
  });
  expect(() => Gazetteer.read(few)).toThrow('too few texts');
});

test('a place is called by its name, though another of its names comes before or its name has no letters', () => {
  const named = compileGazetteer([
    { ...record('city/9', 'Zebra'), names: [{ text: 'Aardvark', type: 'name' }] },
    record('city/10', '…'),
  ]);
  const gazetteer = Gazetteer.read(named);
  expect([gazetteer.nameOf(0), gazetteer.nameOf(1)]).toEqual(['Zebra', '…']);
});

test.each([
  ['short ones by their lengths', [3, 0, 65_535], 'lengths'],
  ['longer ones than 16 bits tell by their beginnings', [3, 65_536, 1], 'starts'],
])('%s', (_, each, section) => {
  const sections = packStarts(Uint32Array.from(each), 'lengths', 'starts');
  expect(Object.keys(sections)).toEqual([section]);
  const file = readSections(writeSections(formatVersion, sections), formatVersion, 'the file');
  const reading = startsIn(file, 'lengths', 'starts', each.length);
  let step = reading.next();
  while (!step.done) step = reading.next();
  expect([...step.value]).toEqual([0, each[0]!, each[0]! + each[1]!, each[0]! + each[1]! + each[2]!]);
});
