/** A sentence about space into a tree. Pure: the gazetteer is asked only which names exist. */

import { GeoError } from '../domain/errors.ts';
import { languages, type ParsedQuery } from '../domain/query.ts';
import { type TextSpan, wordsWithGrid } from './grid/words-with-grid.ts';
import type { NameSource } from './name-source.ts';
import { Cursor } from './spatial/cursor.ts';
import { readQuery, rules } from './spatial/query.ts';
import { Spans } from './spatial/spans.ts';
import { type Token, toTokens } from './spatial/tokens.ts';
import { Steps } from './steps.ts';

/** More words than any sensible question; a thousand-word text is refused before it costs anything. */
export const maxWords = 200;

/** Parse a spatial query in English, German, French or Spanish.
 * @param text   at most 200 words
 * @param names  which names the gazetteer bears
 * @param steps  counts what the reading costs
 * @returns the tree, the language it was read in, and the readings chosen where the words allow another
 * @throws GeoError `query_not_understood` naming what does not fit; `query_too_long` */
export function parseSpatial(text: string, names: NameSource, steps = new Steps()): ParsedQuery {
  const reading = readSpatial(text, names, steps);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same, yielding after the names are looked up and after each language that it is read in.
 * @param found  parts of the text that are names whatever their words say: addresses */
export function* readSpatial(
  text: string,
  names: NameSource,
  steps = new Steps(),
  found: readonly TextSpan[] = [],
): Generator<void, ParsedQuery> {
  const { words, notes } = wordsWithGrid(text, found);
  if (words.length > maxWords) {
    throw new GeoError(
      'query_too_long',
      `The query has ${words.length} words; at most ${maxWords} are read.`,
    );
  }
  const spans = new Spans(text, words, names, steps);
  for (let at = 0; at < words.length; at++) {
    spans.nameAt(at);
    yield;
  }
  let best: { parsed: ParsedQuery; score: number; value: number } | undefined;
  let failure: { error: GeoError; score: number } | undefined;
  for (const language of languages) {
    yield;
    const slips: string[] = [];
    const symbols = toTokens(spans, language, names, slips, steps);
    const score = fluency(symbols);
    try {
      const cursor = new Cursor(symbols, names, language, steps, rules);
      const query = readQuery(cursor);
      const parsed: ParsedQuery = { query, language, notes: [...notes, ...slips, ...cursor.notes] };
      const unknown = symbols.filter((symbol) => symbol.type === 'place' && !symbol.known).length;
      if (unknown + slips.length === 0 && language === 'en') return parsed;
      const value = score - 10 * unknown - 5 * slips.length;
      if (!best || value > best.value) best = { parsed, score, value };
    } catch (error) {
      if (!(error instanceof GeoError) || error.code === 'query_too_long') throw error;
      if (!failure || score > failure.score) failure = { error, score };
    }
  }
  // A reading with unknown names loses to the language that explains more of the text, even though it fails there:
  // its error is the helpful one.
  if (best && !(failure && failure.score > best.score)) return best.parsed;
  throw failure!.error;
}

/** How much of the text a language's lexicon and the gazetteer explain, in characters. */
function fluency(symbols: readonly Token[]): number {
  let explained = 0;
  for (const symbol of symbols) {
    if (symbol.type === 'place' && !symbol.known) explained -= symbol.text.length;
    else if (symbol.type !== 'mark') explained += symbol.type === 'place' ? 1 : symbol.text.length;
  }
  return explained;
}
