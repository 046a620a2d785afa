/** Every sentence comes to an end: steps are counted, not seconds. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { readAnswer } from '../../../src/geo/language-model/answer-schema.ts';
import { maxWords, parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { printQuery } from '../../../src/geo/parse/print.ts';
import { parseRequest } from '../../../src/geo/parse/request.ts';
import { Steps } from '../../../src/geo/parse/steps.ts';
import { testNames } from '../../support/names.ts';
import { amounts, mapWords, names, phrases, repeated, requestWords, soup } from '../../support/soup.ts';

/** Reads a text, understood or refused.
 * @returns the steps that it took */
function stepsOf(text: string): number {
  const steps = new Steps();
  try {
    printQuery(parseSpatial(text, testNames, steps).query);
  } catch (error) {
    if (!(error instanceof GeoError)) throw error;
    // The guard is for what nobody has found yet: nothing here may lean on it.
    expect(error.message).not.toContain('too intricate');
    expect(['query_not_understood', 'query_too_long']).toContain(error.code);
  }
  return steps.taken;
}

/** Some sixty looks at a word for each of four languages, half of them for sets of places. */
const mostPerWord = 240;

/** Words, numbers and marks as the reader counts them, or more. */
const sizeOf = (text: string) =>
  Math.min(maxWords, [...text.matchAll(/[\p{L}\p{M}]+|\d+|[^\s\p{L}\p{M}\d]/gu)].length) + 1;

test('any mixture of the words of the grammar is read in steps that grow with its length', () => {
  fc.assert(
    fc.property(soup(), (text) => {
      expect(stepsOf(text)).toBeLessThanOrEqual(mostPerWord * sizeOf(text));
    }),
    { numRuns: 200 },
  );
});

test('each word of the grammar over and over is read in steps that grow with its length', () => {
  const some = phrases.filter((_, i) => i % 5 === 0);
  for (const token of [...some, ...amounts, ...names, ...mapWords]) {
    const words = token.split(/\s+/).length;
    const text = repeated(token, (token.length + 1) * Math.floor(64 / words));
    expect(stepsOf(text), text.slice(0, 60)).toBeLessThanOrEqual(mostPerWord * sizeOf(text));
  }
});

test('a request for one place has no more readings than words, whatever they are', () => {
  fc.assert(
    fc.property(soup(), (text) => {
      expect(parseRequest(text).readings.length).toBeLessThanOrEqual(sizeOf(text) + 12);
    }),
    { numRuns: 300 },
  );
  for (const word of requestWords)
    expect(parseRequest(repeated(word, 2000)).readings.length).toBeLessThanOrEqual(212);
});

test('a text of a hundred thousand words is one reading', () => {
  expect(parseRequest('border of '.repeat(50_000)).readings).toHaveLength(1);
});

test.each([
  ['except the coast', 'France'],
  ['10-20 km from', ''],
  ['north and west of', ''],
  ['more than 5 km from it', 'in France'],
  ["l'", ''],
])('trees that double with every "%s" are refused, not written out', (again, before) => {
  const text = `${before} ${`${again} `.repeat(Math.floor(190 / again.split(/[ -]/).length))} France`;
  stepsOf(text.trim());
  expect(() => parseSpatial(text.trim(), testNames)).toThrow(GeoError);
});

test('a tree that stands in itself a few times is still a tree', () => {
  const { query } = parseSpatial('10-20 km from Paris except the coast', testNames);
  expect(query.type).toBe('Difference');
});

describe('an answer of a language model', () => {
  test.each([
    ['brackets without end', '['.repeat(150_000)],
    ['nested lists', `{"query":${'['.repeat(5000)}${']'.repeat(5000)},"reason":null}`],
    ['nested objects', `{"query":${'{"of":'.repeat(5000)}1${'}'.repeat(5000)},"reason":null}`],
    ['blanks', `${' '.repeat(90_000)}x${' '.repeat(90_000)}`],
    ['more than is read', ' '.repeat(300_000)],
    ['fences', '```'.repeat(60_000)],
  ])('that is %s is invalid', (_, text) => {
    expect(readAnswer(text).kind).toBe('invalid');
  });

  test('may stand in a fence', () => {
    const text = '```json\n{"query":{"type":"NamedPlace","name":"France","within":null},"reason":null}\n```';
    expect(readAnswer(text)).toEqual({ kind: 'tree', query: { type: 'NamedPlace', name: 'France' } });
  });
});
