/** Questions for map features of words without end: what they look up is counted, not timed. */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, GeoError } from '../../../src/geo/index.ts';
import { openSample } from '../../../src/geo/osm/sample.ts';
import type { OsmStore } from '../../../src/geo/osm/store.ts';
import { mostMapWords } from '../../../src/geo/parse/map/plain.ts';
import { readMapRequest } from '../../../src/geo/parse/map/request.ts';
import { readSubject } from '../../../src/geo/parse/map/subject.ts';
import { vocabulary } from '../../../src/geo/parse/map/vocabulary.ts';
import { toSpatialPhrase } from '../../../src/geo/parse/map/where.ts';
import { LookUp } from '../../../src/geo/resolve/extracts/look-up.ts';
import { mapWords, phrases, repeated, soup } from '../../support/soup.ts';

const geo = createGeo();
let sample: OsmStore;
let words: Awaited<ReturnType<typeof vocabulary>>;

beforeAll(async () => {
  sample = (await openSample('data/geo'))!;
  words = await vocabulary();
});
afterAll(async () => {
  sample.close();
  await geo.close();
});

/** As many words as a question may have. */
const shortened = (text: string) =>
  text.slice(0, [...text.matchAll(/[\p{L}\p{N}]+/gu)][mostMapWords]?.index ?? text.length);

/** Takes a question apart as far as its words go.
 * @returns statements run and turns taken */
function costOf(text: string): { statements: number; turns: number } {
  const lookUp = new LookUp([sample], words);
  let turns = 0;
  const run = <T>(work: Generator<void, T>): T => {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      turns++;
    }
  };
  try {
    const request = run(readMapRequest(text));
    const subject = run(
      readSubject(request.text, {
        lookUp,
        isArea: (name) => /^mona/i.test(name),
        isPlace: () => false,
        isAdjective: () => false,
        country: () => undefined,
        french: false,
      }),
    );
    for (const where of [subject.where, request.nearestTo]) if (where !== undefined) toSpatialPhrase(where);
  } catch (error) {
    if (!(error instanceof GeoError)) throw error;
    expect(error.code).toBe('query_not_understood');
  }
  return { statements: lookUp.taken, turns };
}

const mostPerWord = 40;

test('any mixture of words is taken apart with a few look-ups for each', () => {
  fc.assert(
    fc.property(soup(), (text) => {
      const { statements, turns } = costOf(shortened(text));
      expect(statements).toBeLessThanOrEqual(mostPerWord * mostMapWords);
      expect(turns).toBeLessThanOrEqual(20 * mostMapWords);
    }),
    { numRuns: 150 },
  );
});

/** How often a pattern is tried while a question is taken apart: what its patterns cost, whatever the clock says. */
function triedFor(text: string): number {
  const { exec } = RegExp.prototype;
  let tried = 0;
  RegExp.prototype.exec = function (given: string) {
    // Splitting and replacing go on from match to match.
    if (!this.sticky && !this.global) tried++;
    return exec.call(this, given);
  };
  try {
    costOf(text);
  } finally {
    RegExp.prototype.exec = exec;
  }
  return tried;
}

/** Words that the patterns of questions react to. */
const questionWords =
  "where can I wo kann ich im how many how far is what sport do which welche closest nearest place to buy bread rent recycle my old batteries around within 3 km between apart but not except ones closed on Mondays near of the and or , from for to at I'm at der die und bei vom kaufen haben hat restaurants Shell-Tankstellen embassy of France squash courts 5* hotels accept cards Carrer Major Church Street de la zu Fuß erreichbar glass container für".split(
    ' ',
  );

test('patterns are tried a fixed number of times, and a few hundred more for each word', () => {
  const most = (words: number) => 2_000 + 250 * words;
  const sentence = fc.array(fc.constantFrom(...questionWords), { minLength: 1, maxLength: mostMapWords });
  fc.assert(
    fc.property(sentence, (some) => {
      expect(triedFor(shortened(some.join(' ')))).toBeLessThanOrEqual(most(some.length));
    }),
    { numRuns: 300 },
  );
  for (const word of questionWords)
    for (const words of [8, 64])
      expect(triedFor(shortened(Array(words).fill(word).join(' '))), word).toBeLessThanOrEqual(most(words));
});

test('a word over and over is looked up once', () => {
  for (const word of ['in', 'de', 'near', 'and', 'the', 'cafe', 'rue', 'casino', 'xq', 'monaco', 'of', '12'])
    expect(costOf(shortened(repeated(word, 2000))).statements, word).toBeLessThanOrEqual(200);
});

describe('the door', () => {
  test.each([
    'in',
    'de',
    'near',
    'and',
    'the casino',
    'within 1 km of',
    'cafes in Monaco with wifi',
    '12 rue',
  ])('2,000 characters of "%s" are too many words', async (again) => {
    await expect(geo.mapFeatures(repeated(again, 2000))).rejects.toMatchObject({ code: 'query_too_long' });
  });

  test.each(
    [
      ...mapWords,
      ...phrases.filter((_, i) => i % 29 === 0),
      'in',
      'de',
      'near',
      'within 1 km of',
      '(',
      'rue',
    ].map((again) => [again]),
  )('64 words of "%s" are answered or refused, never with an error of the database', async (again) => {
    const text = shortened(repeated(again, 2000));
    const outcome = await geo.mapFeatures(text).then(
      () => 'answered',
      (error) => (error instanceof GeoError ? 'refused' : String(error)),
    );
    expect(['answered', 'refused']).toContain(outcome);
  });

  test('names of many words are looked up in geocoding too, without an error of the database', async () => {
    for (const again of ['Paris', 'the', 'foo', 'rue', '12 rue', 'of the border of', 'Hôtel de Paris'])
      for (const length of [600, 2000])
        await expect(geo.geocode(repeated(again, length))).rejects.toMatchObject({ code: 'place_not_found' });
  });

  test('a name of a hundred words asks for the same features as its first twelve, and all are checked', async () => {
    const name = 'Café de Paris Monte-Carlo';
    const named = await geo.mapFeatures(`cafes named "${name}" in Monaco`);
    expect(named.features.map(({ properties }) => properties.name)).toEqual([name]);
    const again = await geo.mapFeatures(`cafes named "${`${name} `.repeat(10).trim()}" in Monaco`);
    expect(again.features).toEqual([]);
  });
});

test('a vague distance in every second word leaves a phrase without one', () => {
  const { phrase, notes } = toSpatialPhrase(repeated('near the', 500));
  expect(notes.length).toBeLessThanOrEqual(mostMapWords);
  expect(phrase).not.toMatch(/\bnear the\b.*\bnear the\b/);
  expect(() => toSpatialPhrase('near x '.repeat(100))).toThrow(GeoError);
});
