/** What the parser is told of the shipped names without looking one up: which words they have, and how they begin. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { knownNames } from '../../../src/geo/resolve/known-names.ts';

const gazetteer = Gazetteer.read(readFileSync('data/geo/gazetteer.bin'));
const names = knownNames({ gazetteer, own: undefined });

test('every word of a name may stand in one, and every name begins with its first words', () => {
  const missed: string[] = [];
  for (let key = 0; key < gazetteer.keyCount; key += 7) {
    const name = gazetteer.keyText(key);
    if (!names.mayHold!(name)) missed.push(name);
    const words = name.split(' ');
    for (let n = 1; n < words.length; n++)
      if (!names.begins!(words.slice(0, n).join(' '))) missed.push(words.slice(0, n).join(' '));
  }
  expect(missed).toEqual([]);
});

test('most words that no name has are known as such', () => {
  const invented = Array.from({ length: 1000 }, (_, i) => `qx${i.toString(36)}zzv`);
  expect(invented.filter((word) => names.mayHold!(word)).length).toBeLessThan(200);
  expect(names.begins!('qxzzv')).toBe(false);
});

test.each([
  'entro 50 km da Milano',
  '50 km van de kust van Nederland en België',
  'within 50 km of the coast of Saint Lucia',
  'Mt Everest and St Moritz',
  'Покажи мне границу Испании, пожалуйста',
  'フランスで海岸から100km以上離れた地域',
  'Show me glorbax in Italy, fnordly',
  'entro 50 km da Qxzzvia',
])('“%s” is read alike without being told', (text) => {
  const { mayHold, begins, ...untold } = names;
  expect([mayHold, begins].every(Boolean)).toBe(true);
  const read = (source: typeof names) => {
    try {
      return parseSpatial(text, source);
    } catch (error) {
      return String(error);
    }
  };
  expect(read(names)).toEqual(read(untold));
});
