/** Sentences of no sense, out of the words that the readers of sentences react to: for tests that they come to an end. */

import fc from 'fast-check';
import { languages } from '../../src/geo/domain/query.ts';
import { lexicon } from '../../src/geo/parse/language/lexicon.ts';
import {
  articles,
  beWords,
  commandWords,
  containmentWords,
  modalWords,
  namingWords,
  outlineAdjectives,
  outlineNouns,
  politeWords,
  prepositions,
  pronouns,
  questionWords,
  trailingPhrases,
  trailingWords,
  typeNouns,
} from '../../src/geo/parse/request-words.ts';

/** Every phrase of the spatial grammar in four languages. */
export const phrases: readonly string[] = [
  ...new Set(languages.flatMap((language) => [...lexicon(language).phrases.keys()])),
];

/** Every word that surrounds a name in a request for one place. */
export const requestWords: readonly string[] = [
  ...new Set([
    ...[
      politeWords,
      commandWords,
      pronouns,
      modalWords,
      questionWords,
      beWords,
      articles,
      outlineNouns,
    ].flatMap((set) => [...set]),
    ...[outlineAdjectives, prepositions, typeNouns, namingWords, trailingWords, containmentWords].flatMap(
      (set) => [...set],
    ),
    ...trailingPhrases.map((phrase) => phrase.join(' ')),
  ]),
];

export const amounts: readonly string[] =
  'm km ft yd mi nmi metre metres meters kilometres miles yards feet nautical miles|sea miles|Kilometer|Seemeilen|kilomètres|milles marins|millas náuticas|metros|1|2|10|50 km|1.5|½|-3|10-20 km|1,000 m|10 to 20 km|between 5 and 10 miles|a|half a|a few|some|several|couple of|hundreds of|ein paar|quelques|unos pocos|one hundred and|zweihundert|veinte|degrees|minutes'
    .split('|')
    .flatMap((part) => (part.includes('nautical') ? part.split(' ') : [part]));

export const names: readonly string[] =
  "France|Spain|Paris|Texas|Paris, Texas|New York|Monaco|Rome|Bosnia and Herzegovina|North Sea|Black Sea|Lake Constance|Rhine|Swiss|French|the Netherlands|l'Italie|Côte d’Ivoire|Spain's|Franco-Spanish|TX|us|uk|Qaddressa|西班牙|Россия|مصر".split(
    '|',
  );

/** Words of questions for map features. */
export const mapWords: readonly string[] =
  'cafes|café|restaurants|hotels|parks|museums|casino|the casino|bus stops|bars and pubs|Italian|vegan|best|cheap|free|nearest|5 nearest|closest to|highest|largest|with wifi|with a pool|open now|24/7|wheelchair accessible|named|called "Spar"|operated by|amenity=cafe|near me|next to|in front of|10 min walk from|walking distance of|in this box|7.4,43.7,7.5,43.8|12 rue Grimaldi|98000|4 star|above 2500 m|larger than 1 hectare|where can I eat|how many|wo kann ich|plus proches de|mas cercanos a|located|Carrefour|rue|avenue'.split(
    '|',
  );

const marks = [
  ',',
  '(',
  ')',
  ';',
  '&',
  '-',
  '–',
  '/',
  '.',
  '?',
  '!',
  "'",
  "'s",
  '"',
  '“',
  '[',
  '{',
  '|',
  ':',
  '%',
  '\\',
  '\0',
  '\u202e',
];

/** A letter too many, missing, wrong or swapped with its neighbour. */
const slip = (word: fc.Arbitrary<string>) =>
  fc
    .record({ word, at: fc.nat(30), kind: fc.nat(3), letter: fc.constantFrom(...'aeioustrnl') })
    .map(({ word, at, kind, letter }) => {
      const i = at % Math.max(1, word.length);
      if (kind === 0) return word.slice(0, i) + letter + word.slice(i);
      if (kind === 1) return word.slice(0, i) + word.slice(i + 1);
      if (kind === 2) return word.slice(0, i) + letter + word.slice(i + 1);
      return word.slice(0, i) + (word[i + 1] ?? '') + (word[i] ?? '') + word.slice(i + 2);
    });

const word = fc.oneof(
  fc.constantFrom(...phrases),
  fc.constantFrom(...requestWords),
  fc.constantFrom(...amounts),
  fc.constantFrom(...names),
  fc.constantFrom(...mapWords),
);
const token = fc.oneof(
  { arbitrary: word, weight: 8 },
  { arbitrary: slip(word), weight: 2 },
  { arbitrary: fc.constantFrom(...marks), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }), weight: 1 },
);

/** Text of tokens in any order, or of a few of them over and over.
 * @param maxLength  in UTF-16 units */
export const soup = (maxLength = 2000): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.array(token, { maxLength: 60 }),
      fc
        .tuple(
          fc.array(token, { minLength: 1, maxLength: 4 }),
          fc.nat(200),
          fc.array(token, { maxLength: 3 }),
        )
        .map(([again, times, end]) => [...Array.from({ length: times }, () => again).flat(), ...end]),
    )
    .map((tokens) => tokens.join(' ').slice(0, maxLength));

/** Each token again and again, up to a length. */
export const repeated = (token: string, length: number): string =>
  `${token} `.repeat(Math.ceil(length / (token.length + 1))).slice(0, length);
