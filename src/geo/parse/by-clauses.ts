/** The reading of a text by its clauses alone: for who found nothing by another one. */

import type { ParsedQuery } from '../domain/query.ts';
import { readClauses } from './clauses/read.ts';
import { wordsWithGrid } from './grid/words-with-grid.ts';
import { type NameSource, remembering } from './name-source.ts';
import { Spans } from './spatial/spans.ts';
import { Steps } from './steps.ts';
import { ToldLanguage } from './told-language.ts';
import { vagueIn } from './vague.ts';
import { withPlaceItself } from './with-neighbours.ts';

/** Words of a question at most. */
const longestQuestion = 25;

/** @returns undefined where the words do not say one thing so */
export function* readByClauses(text: string, source: NameSource): Generator<void, ParsedQuery | undefined> {
  const { words } = wordsWithGrid(text, []);
  if (words.length > longestQuestion || vagueIn(text) !== undefined) return undefined;
  const names = remembering(source);
  const told = new ToldLanguage(new Spans(text, words, names, new Steps()), names);
  const reading = yield* readClauses(text, names, (language) => told.mayBeIn(language));
  return reading && { ...reading, query: withPlaceItself(reading.query, text, source), notes: [] };
}
