import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, toKey } from '../../../src/geo/domain/fold.ts';

test.each([
  ['case', 'FRANCE', 'france'],
  ['accents', 'São Tomé', 'sao tome'],
  ['a typographic apostrophe', 'Côte d’Ivoire', 'cote divoire'],
  ['a plain apostrophe', "Cote d'Ivoire", 'cote divoire'],
  ['dots of an abbreviation', 'U.S.A.', 'usa'],
  ['dots before more words', 'Washington D.C. area', 'washington dc area'],
  ['hyphens and dashes', 'Guinea-Bissau – west', 'guinea bissau west'],
  ['an ampersand', 'Trinidad & Tobago', 'trinidad and tobago'],
  ['letters without decomposition', 'Łódź Straße Ærø', 'lodz strasse aero'],
  ['full-width letters', 'ＪＡＰＡＮ', 'japan'],
  ['right-to-left marks', '\u200f\u202bمصر\u202c', 'مصر'],
  ['Arabic vowel signs', 'مِصْر', 'مصر'],
  ['Persian letters', 'ترکیه', 'تركيه'],
  ['control characters', 'new\u0000zealand\t\r\n', 'new zealand'],
  ['Cyrillic accents', 'Королёв', 'королев'],
  ['Korean syllables, which stay whole', '한국', '한국'],
  ['Indic vowel signs, which stay', 'भारत', 'भारत'],
  ['nothing but punctuation', '?!…', ''],
])('folding evens out %s', (_, text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => fold(fold(text)) === fold(text)),
    { seed: 11, numRuns: 2000 },
  );
});

test('folding leaves no capital, no doubled or outer space and no control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const folded = fold(text);
      expect(folded).toBe(folded.trim());
      expect(folded).not.toMatch(/ {2}|[\p{Cc}\p{Cf}]|[A-Z]/u);
    }),
    { seed: 12, numRuns: 2000 },
  );
});

test('case never matters for letters of Latin, Greek and Cyrillic', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcxyzäéñøłßαβγωабвяё '), maxLength: 20 });
  fc.assert(
    fc.property(letters, (text) => fold(text.toUpperCase()) === fold(text)),
    { seed: 13 },
  );
});

test('keys write common abbreviations out', () => {
  expect(toKey(fold('St. Lucia'))).toBe('saint lucia');
  expect(toKey(fold('Mt Everest'))).toBe('mount everest');
  expect(toKey('best mtb')).toBe('best mtb');
});

test('a letter folds the same by itself and as a part of a text that is folded whole', () => {
  const different: string[] = [];
  // A text with "&" is folded whole.
  const check = (text: string) => {
    if (`${fold(text)} and`.trim() !== fold(`${text} &`)) different.push(text);
  };
  for (let code = 0x20; code < 0x3200; code++) {
    const letter = String.fromCharCode(code);
    for (const text of [letter, `a${letter}`, `x ${letter}y`, `가${letter}`, `か${letter}`, `क${letter}`]) {
      check(text);
      check(`${text}\u093c`);
    }
  }
  expect(different).toEqual([]);
});
