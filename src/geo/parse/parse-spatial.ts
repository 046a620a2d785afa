/** A sentence about space into a tree. Pure: the gazetteer is asked only which names exist. */

import { GeoError } from '../domain/errors.ts';
import { languages, type ParsedQuery } from '../domain/query.ts';
import { type TextSpan, wordsWithGrid } from './grid/words-with-grid.ts';
import { type NameSource, remembering } from './name-source.ts';
import { Cursor } from './spatial/cursor.ts';
import { readQuery, rules } from './spatial/query.ts';
import { Spans } from './spatial/spans.ts';
import { type Token, toTokens } from './spatial/tokens.ts';
import { Steps } from './steps.ts';
import { withoutFrames } from './templates/frames.ts';
import { ofRiver, Refused } from './templates/meaning.ts';
import { readByTables, type TableReading } from './templates/read.ts';
import type { Word } from './words.ts';

/** More words than any sensible question; a thousand-word text is refused before it costs anything. */
export const maxWords = 200;

/** Words of a question around a place at most. */
const longestQuestion = 25;
/** Letters that a language must explain more than others do to be the one that a text is in; a noun before an unknown
 * name, as in "lago Titicaca", is no language. */
const clearlyMore = 4;

/** Parse a spatial query in one of the languages of `domain/query.ts`.
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
  source: NameSource,
  steps = new Steps(),
  found: readonly TextSpan[] = [],
): Generator<void, ParsedQuery> {
  const names = remembering(source);
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
  let best: { parsed: ParsedQuery; score: number; value: number; said: number } | undefined;
  let failure: { error: GeoError; score: number } | undefined;
  let said = 0;
  for (const language of languages) {
    yield;
    const slips: string[] = [];
    const symbols = toTokens(spans, language, names, slips, steps);
    const score = fluency(symbols);
    said = Math.max(said, saidBy(symbols, words));
    try {
      const cursor = new Cursor(symbols, names, language, steps, rules);
      const query = readQuery(cursor);
      const parsed: ParsedQuery = { query, language, notes: [...notes, ...slips, ...cursor.notes] };
      const unknown = symbols.filter((symbol) => symbol.type === 'place' && !symbol.known).length;
      if (unknown + slips.length === 0 && language === 'en') return parsed;
      const value = score - 10 * unknown - 5 * slips.length;
      if (!best || value > best.value) best = { parsed, score, value, said: saidBy(symbols, words) };
    } catch (error) {
      if (!(error instanceof GeoError) || error.code === 'query_too_long') throw error;
      if (!failure || score > failure.score) failure = { error, score };
    }
  }
  const complete = best !== undefined && best.value === best.score;
  const table = yield* readByTables(text, names);
  if (table?.parsed && (!complete || explainsMore(table, best!))) return table.parsed;
  if (!complete && words.length <= longestQuestion) {
    let river: Refused | undefined;
    for (const { text: bare, asks } of withoutFrames(text)) {
      try {
        const parsed = yield* readSpatial(bare, names);
        if (asks === undefined) return parsed;
        const meant = ofRiver(asks, parsed.query, names);
        if (meant instanceof Refused) river = meant;
        else if (meant) return { ...parsed, query: meant };
      } catch (error) {
        if (!(error instanceof GeoError)) throw error;
      }
    }
    if (river) throw new GeoError('query_not_understood', `The query was not understood: ${river.detail}.`);
  }
  // Of a sentence in the words of such a language, all that these four do not know would be one name that is like some
  // other.
  if (table && !complete && table.explained > (table.script === 'Latin' ? said + clearlyMore : 0))
    throw table.refusal();
  // A reading with unknown names loses to the language that explains more of the text, even though it fails there:
  // its error is the helpful one. A whole reading loses to none: "der Main" is two names in English and one in German.
  if (best && (complete || !(failure && failure.score > best.score))) return best.parsed;
  throw failure!.error;
}

/** "Nederland en België" is two countries, and in Spanish one in the other, which neither is. */
function explainsMore(
  { explained, parsed }: TableReading,
  { said, parsed: { query } }: { said: number; parsed: ParsedQuery },
): boolean {
  if (explained !== said) return explained > said;
  // Both know all the words: the patterns are the stricter reading of them.
  return JSON.stringify(parsed!.query) !== JSON.stringify(query);
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

/** Letters of the words that are no part of a name. */
function saidBy(symbols: readonly Token[], words: readonly Word[]): number {
  let letters = 0;
  for (const { kind, raw } of words) if (kind === 'word' || kind === 'number') letters += raw.length;
  for (const symbol of symbols)
    if (symbol.type === 'place') letters -= symbol.text.replaceAll(' ', '').length;
  return letters;
}
