/** What is passed over without being looked at could not have been found: names that are like a word, and words that begin
 * a name. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { editDistance } from '../../../src/geo/domain/edit-distance.ts';
import { fold } from '../../../src/geo/domain/fold.ts';
import { openSample } from '../../../src/geo/osm/sample.ts';
import { everydayWords } from '../../../src/geo/parse/map/everyday-words.ts';
import { NearNames } from '../../../src/geo/parse/map/near-names.ts';
import { vocabulary } from '../../../src/geo/parse/map/vocabulary.ts';

const words = everydayWords
  .trim()
  .split('\n')
  .flatMap((line) =>
    line
      .split('|')[0]!
      .split(',')
      .map((word) => fold(word)),
  );
const several = words.filter((word) => word.includes(' '));

/** Slips at the beginning, in the middle and at the end of a word. */
const slipsOf = (word: string): string[] => {
  const middle = word.length >> 1;
  return [
    word.slice(1),
    `x${word}`,
    `${word.slice(0, middle)}${word.slice(middle + 1)}`,
    `${word.slice(0, middle - 1)}${word[middle]}${word[middle - 1]}${word.slice(middle + 1)}`,
    `${word.slice(0, middle)}qz${word.slice(middle)}`,
    `${word.slice(0, -1)}y${word.slice(-1)}k`,
    `${word[1]}${word[0]}${word.slice(2, -2)}${word.at(-1)}${word.at(-2)}`,
  ];
};

test('names that are like a misspelt one are those that comparing with each would find', () => {
  const near = new NearNames();
  const names = [...new Set(words)];
  for (const name of names) near.add(name);
  for (const form of names.filter((_, i) => i % 29 === 0).flatMap(slipsOf))
    for (const most of [1, 2, 3]) {
      const like = names.filter(
        (name) => Math.abs(name.length - form.length) <= 2 && editDistance(form, name) <= most,
      );
      const found = near.within([form], most);
      expect(found.map(({ name }) => name).sort(), `${form}, ${most} edits`).toEqual(like.sort());
      for (const { name, edits } of found) expect(edits).toBe(editDistance(form, name));
    }
});

test('a kind in several words is known to begin with its first ones, singular or plural', async () => {
  const kinds = await vocabulary();
  for (const phrase of several) {
    const all = phrase.split(' ');
    for (let n = 1; n < all.length; n++) expect(kinds.begins(all.slice(0, n).join(' ')), phrase).toBe(true);
  }
  expect(several.filter((phrase) => kinds.kinds(phrase).length === 0)).toEqual([]);
  expect(kinds.isName('coffee stores')).toBe(kinds.isName('coffee store'));
  expect(kinds.begins('zwischenruf')).toBe(false);
});

test('a name of the map is known to begin with its first words', async () => {
  const store = (await openSample(fileURLToPath(new URL('../../../data/geo/', import.meta.url))))!;
  try {
    const names = new Set<string>();
    for (const page of store.find({ any: [{ labels: ['amenity'], words: [], filters: [] }] }))
      for (const { feature } of page) if (feature.tags.name) names.add(fold(feature.tags.name));
    expect(names.size).toBeGreaterThan(20);
    for (const name of names) {
      const all = name.split(' ');
      for (let n = 1; n < all.length; n++) expect(store.begins(all.slice(0, n).join(' ')), name).toBe(true);
      expect(store.begins(`${name} qqq`)).toBe(false);
    }
  } finally {
    store.close();
  }
});
