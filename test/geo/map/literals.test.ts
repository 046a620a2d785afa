/** Of the many patterns of a map question only those are tried whose letters stand in it, and nothing is missed by that. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attached, standalone } from '../../../src/geo/parse/map/attribute-words.ts';
import { literalsOf } from '../../../src/geo/parse/map/literals.ts';
import { match, toPlain } from '../../../src/geo/parse/map/plain.ts';

const words = [...standalone, ...attached].map(([pattern]) => new RegExp(`\\b(?:${pattern})(?![a-z])`));

describe('what every match of a pattern holds', () => {
  test.each([
    [/\b(?:with|mit) wi-?fi(?![a-z])/, ['with wi-fi', 'with wifi', 'mit wi-fi', 'mit wifi']],
    [/^(?<what>.+?) (?:is|are) near (?<place>.+)$/, [' is near ', ' are near ']],
    [/(?<=foo)bar(?=baz)/, ['bar']],
    [/(?:ab)?cd\d+/, ['abcd', 'cd']],
    [/[a-e]bc|\p{L}{2}xyz+/u, ['bc', 'xyz']],
    [/a{2,3}b/, ['ab']],
    [/x|yy|/, undefined],
    [/(?:one|two)*/, undefined],
    [/\d+ ?\w/, undefined],
    [/é/i, undefined],
  ])('%s: %j', (pattern, literals) => {
    expect(literalsOf(pattern)).toEqual(literals);
  });

  test('stands in whatever is made to match it', () => {
    const plain = words.filter(({ source }) => !/\(\?<?[=!]/.test(source.replace('(?![a-z])', '')));
    expect(plain.length).toBeGreaterThan(80);
    for (const { source } of plain) {
      const pattern = new RegExp(source.replace('\\b', '').replace('(?![a-z])', ''));
      const literals = literalsOf(pattern)!;
      fc.assert(
        fc.property(fc.stringMatching(pattern), (text) => {
          expect(literals.some((literal) => text.includes(literal))).toBe(true);
        }),
        { numRuns: 20 },
      );
    }
  });
});

test('a pattern matches a question as it does without looking for its letters first', () => {
  const questions = ['en', 'de', 'fr', 'es'].flatMap((language) =>
    readFileSync(`test/geo/map/questions-${language}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' | ')[0]!),
  );
  expect(questions.length).toBeGreaterThan(2000);
  for (const question of questions)
    for (const pattern of words) {
      const found = match(pattern, question);
      const plain = pattern.exec(toPlain(question));
      if (found?.[0] !== plain?.[0] || found?.index !== plain?.index)
        expect.fail(`${question}: ${pattern.source}`);
    }
});
