/** No word of a sentence goes unread: with a word more that nothing knows, it is refused or read with that word in a name. */

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { scriptOf } from '../../../src/geo/parse/templates/read.ts';
import { knownNames } from '../../../src/geo/resolve/known-names.ts';

const gazetteer = Gazetteer.read(readFileSync('data/geo/gazetteer.bin'));
const names = knownNames({ gazetteer, own: undefined });

const lines = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const languages = readdirSync('test/geo/languages').filter((name) => name.endsWith('.tsv'));
const sentences = [
  ...lines('test/fixtures/geo/spatial-phrases.txt').map((line) => line.slice(0, line.lastIndexOf(' => '))),
  ...languages.flatMap((name) => lines(`test/geo/languages/${name}`).map((line) => line.split('\t')[0]!)),
];

/** Words of each script that are part of no name and of no sentence about space. */
const strangers = {
  Latin: ['grommet', 'bananas', 'wooden', 'Blorvik'],
  Cyrillic: ['банан', 'Блорвик'],
  Han: ['香蕉'],
  Kana: ['バナナ'],
  Hangul: ['바나나'],
  Arabic: ['موزة'],
  Devanagari: ['केला'],
};

interface Reading {
  readonly tree?: string;
  readonly notes: string;
}

function read(text: string): Reading {
  try {
    const { query, notes } = parseSpatial(text, names);
    return { tree: JSON.stringify(query), notes: notes.join('\n') };
  } catch {
    return { notes: '' };
  }
}

test('a word that nothing knows is never passed over', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sentences),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(),
      (sentence, where, which) => {
        const plain = read(sentence);
        if (plain.tree === undefined) return;
        const script = scriptOf(sentence);
        const words = strangers[script];
        const stranger = words[which % words.length]!;
        const spaced = script !== 'Han' && script !== 'Kana';
        const gaps = spaced
          ? [0, ...[...sentence.matchAll(/\s+/g)].map(({ index }) => index), sentence.length]
          : [...sentence.split('').keys(), sentence.length];
        const at = gaps[Math.min(gaps.length - 1, Math.floor(where * gaps.length))]!;
        const parts = [sentence.slice(0, at).trim(), stranger, sentence.slice(at).trim()];
        const longer = parts.filter((part) => part !== '').join(spaced ? ' ' : '');
        const reading = read(longer);
        const isTold =
          reading.tree === undefined ||
          reading.tree.toLowerCase().includes(stranger.toLowerCase()) ||
          reading.notes.includes(stranger);
        expect(isTold, `“${longer}” is read as ${reading.tree}`).toBe(true);
      },
    ),
    { seed: 14, numRuns: 400 },
  );
}, 120_000);

/** Words that turn the meaning of a sentence round, by language. */
const turning: Readonly<Record<string, readonly string[]>> = {
  en: ['not', 'never', 'without', 'except', 'second', 'largest', 'almost', 'former', 'outside'],
  it: ['non', 'senza', 'secondo', 'mai'],
  pt: ['não', 'sem', 'segundo', 'nunca'],
  nl: ['niet', 'geen', 'zonder', 'nooit'],
  pl: ['nie', 'bez', 'drugi', 'nigdy'],
  ru: ['не', 'без', 'второй', 'никогда'],
  uk: ['не', 'без', 'другий', 'ніколи'],
  sv: ['inte', 'utan', 'andra', 'aldrig'],
  id: ['tidak', 'bukan', 'tanpa'],
  tr: ['değil', 'hariç', 'ikinci'],
};
const inLanguages = [
  ...lines('test/fixtures/geo/spatial-phrases.txt').map(
    (line) => ['en', line.slice(0, line.lastIndexOf(' => '))] as const,
  ),
  ...Object.keys(turning)
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      lines(`test/geo/languages/${language}.tsv`).map((line) => [language, line.split('\t')[0]!] as const),
    ),
];

test('a word that turns the meaning round is never passed over', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...inLanguages),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(),
      ([language, sentence], where, which) => {
        const plain = read(sentence);
        if (plain.tree === undefined) return;
        const words = turning[language]!;
        const word = words[which % words.length]!;
        const parts = sentence.split(' ');
        const at = Math.floor(where * (parts.length + 1));
        const longer = [...parts.slice(0, at), word, ...parts.slice(at)].join(' ');
        const reading = read(longer);
        const isTold = reading.tree !== plain.tree || reading.notes.includes(word);
        expect(isTold, `“${longer}” is read as ${reading.tree}`).toBe(true);
      },
    ),
    { seed: 41, numRuns: 500 },
  );
}, 120_000);
