/** A question by the words and names in it, in whatever order they stand: what no grammar reads. */

import { divisionNames, type Language, type SpatialQuery, type TableLanguage } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import { scriptOf } from '../templates/read.ts';
import { tables } from '../templates/tables.ts';
import { Text } from '../templates/text.ts';
import { cut, type Piece } from './cut.ts';
import { factsOf } from './facts.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';
import { readPlace } from './read-place.ts';
import { readSet } from './read-set.ts';
import { choices, sayingOf, weightOf, withKinds } from './said.ts';
import { clauseWords } from './words.ts';

export type ClauseLanguage = Language | TableLanguage;

const divisions: ReadonlySet<string> = new Set(divisionNames);

/** Letters of a question at most. */
const longestText = 200;

const lexicons = new Map<ClauseLanguage, Lexicon>();
function lexiconOf(code: ClauseLanguage): Lexicon | undefined {
  const words = clauseWords[code];
  if (!words) return undefined;
  let made = lexicons.get(code);
  if (!made) {
    made = makeLexicon(code, words);
    lexicons.set(code, made);
  }
  return made;
}

export interface ClauseReading {
  readonly query: SpatialQuery;
  readonly language: ClauseLanguage;
}

/** @param mayBe  whether the text can be in a language
 * @returns the reading of the language whose words cover most of the text, where that is one */
export function* readClauses(
  written: string,
  names: NameSource,
  mayBe: (language: ClauseLanguage) => boolean,
): Generator<void, ClauseReading | undefined> {
  if (written.length > longestText || /[()[\]{}"“”:;<>=+*/\\]/u.test(written)) return undefined;
  const text = new Text(written);
  const script = scriptOf(written);
  const isWrittenIn = (code: ClauseLanguage) =>
    (tables.find((table) => table.code === code)?.scripts ?? ['Latin']).includes(script);
  let best: { reading: ClauseReading; letters: number; isOpen: boolean } | undefined;
  for (const code of Object.keys(clauseWords) as ClauseLanguage[]) {
    if (!isWrittenIn(code) || !mayBe(code)) continue;
    yield;
    const lexicon = lexiconOf(code)!;
    const pieces = cut(text, lexicon, names);
    const query = pieces && meaningOf(pieces, lexicon, names);
    if (!query) continue;
    const letters = wordLetters(pieces);
    if (!best || letters > best.letters)
      best = { reading: { query, language: code }, letters, isOpen: false };
    else if (letters === best.letters && JSON.stringify(query) !== JSON.stringify(best.reading.query))
      best = { ...best, isOpen: true };
  }
  // Two languages that know as much of it, and say another thing.
  return best?.isOpen ? undefined : best?.reading;
}

/** Letters of the pieces that are no names. */
const wordLetters = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { senses, from, to }) => sum + (senses[0]!.type === 'name' ? 0 : to - from), 0);

/** What the pieces say, where all choices that say as much agree. */
function meaningOf(pieces: readonly Piece[], lexicon: Lexicon, names: NameSource): SpatialQuery | undefined {
  const all = choices(pieces).map((senses) => ({ senses, weight: weightOf(senses) }));
  all.sort((a, b) => b.weight - a.weight);
  const { isA, isDivision } = factsOf(names);
  // An island is a region for its lakes and rivers, and none by its name.
  const isOf = (name: string, noun: string) => isA(name, noun) && (!divisions.has(noun) || isDivision(name));
  let found: { query: SpatialQuery; key: string; weight: number } | undefined;
  for (const { senses, weight } of all) {
    if (found && weight < found.weight) break;
    // A kind beside a name is a part of it, or else the kind that is asked for.
    const joined = withKinds(senses, isOf);
    let query: SpatialQuery | undefined;
    for (const one of joined.length < senses.length ? [joined, senses] : [senses]) {
      const said = sayingOf(one, lexicon.object);
      query ??= readSet(said, lexicon, names) ?? readPlace(said, lexicon, names);
    }
    if (!query) continue;
    const key = JSON.stringify(query);
    if (found && found.key !== key) return undefined;
    found = { query, key, weight };
  }
  return found?.query;
}
