/** A text is read in a language only if its words are of it: what all is English is no other language, whatever its small
 * words mean there. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { tables } from '../../../src/geo/parse/templates/tables.ts';
import { vocabulary } from '../../../src/geo/parse/told-language.ts';
import { knownNames } from '../../../src/geo/resolve/known-names.ts';

const gazetteer = Gazetteer.read(readFileSync('data/geo/gazetteer.bin'));
const names = knownNames({ gazetteer, own: undefined });

function readAs(text: string): string | undefined {
  try {
    const { language, query } = parseSpatial(text, names);
    return query.type === 'NamedPlace' ? undefined : language;
  } catch {
    return undefined;
  }
}

/** Every word that a language shares with English, between two names that English has: a false friend joins nothing. */
const latin = tables.filter(({ scripts }) => scripts.includes('Latin'));
test.each(latin.map(({ code }) => code))('no English word between two English names is %s', (code) => {
  const english = vocabulary('en');
  const shared = [...vocabulary(code)].filter((word) => english.has(word));
  expect(shared.length).toBeGreaterThan(5);
  const misread = shared.flatMap((word) =>
    [
      `the Danube ${word} Vienna`,
      `Switzerland ${word} Bern`,
      `states ${word} the coast`,
      `Mull ${word} Kintyre`,
    ].filter((text) => {
      const language = readAs(text);
      return language !== undefined && language !== 'en';
    }),
  );
  expect(misread).toEqual([]);
});

test.each([
  'Egypt of the Nile',
  'USA of 100° W',
  'city in Brazil of the coast',
  'has the UK, Ireland and Iceland',
  'the Chilean no Tierra del Fuego',
  'Europe Russia',
  'sound of Mull',
  'mull of Kintyre',
  'delta of Geneva',
  'channel of Bristol',
  'the horn of Cornwall',
  'bend of the Niger',
  'cape of Cornwall',
  'sound of Mull',
  'mull of Kintyre',
  'delta of Geneva',
  'channel of Bristol',
  'the horn of Cornwall',
  'bend of the Niger',
  'cape of Cornwall',
])('“%s” is read in no other language', (text) => {
  expect([undefined, 'en']).toContain(readAs(text));
});

/** Sentences of each language keep it. */
const files = readdirSync('test/geo/languages').filter((name) => name.endsWith('.tsv'));
test.each(files)('sentences of %s are never read as another language with fewer of its words', (file) => {
  const language = file.slice(0, -4);
  const sentences = readFileSync(`test/geo/languages/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t')[0]!);
  const english = sentences.filter((text) => readAs(text) === 'en');
  expect(english.length, `${language}: ${english.join('; ')}`).toBeLessThan(sentences.length / 8);
});
