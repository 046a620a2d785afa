/** Words for directions, sides and distances among those of a set: "southeast", "north of", "within 50 km of". */

import type { Direction, Distance, Language } from '../../domain/query.ts';
import { readDistance } from '../language/distance.ts';
import type { Keyword } from '../language/language-table.ts';
import type { LexiconEntry } from '../language/lexicon.ts';
import type { Word } from '../words.ts';
import type { SetLexicon } from './phrases.ts';

/** What is asked of the words of a sentence. */
export interface Compassed {
  readonly words: readonly Word[];
  readonly lexicon: SetLexicon;
  readonly language: Language;
  /** Phrases of directions. */
  readonly compass: ReadonlyMap<string, LexiconEntry>;
}

/** What was read, and the number of the word after it. */
interface Read<T> {
  readonly value: T;
  readonly end: number;
}

/** Words of a compass adjective that begins at a word. */
export function compassAt(text: Compassed, at: number): number {
  return (compassPointAt(text, at)?.end ?? at) - at;
}

/** "southeast", "South East", "southern" */
export function compassPointAt(text: Compassed, at: number): Read<Direction> | undefined {
  let phrase = '';
  let found: Read<Direction> | undefined;
  for (let n = 1; n <= 3 && text.words[at + n - 1]?.kind === 'word'; n++) {
    phrase += (n === 1 ? '' : ' ') + text.words[at + n - 1]!.text;
    const entry = text.compass.get(phrase) ?? text.compass.get(`${phrase} de`);
    // "dans le sud" is a side, "dans le Nord" a department.
    const isName = !text.compass.has(phrase) && /^\p{Lu}/u.test(text.words[at + n - 1]!.raw);
    if (entry && 'direction' in entry && !isName) found = { value: entry.direction, end: at + n };
  }
  return found;
}

/** "within 50 km of" */
export function withinAt(text: Compassed, at: number): Read<Distance> | undefined {
  const entry = text.compass.get(text.words[at]?.text ?? '');
  if (entry?.symbol !== 'keyword' || entry.keyword !== 'within') return undefined;
  const read = readDistance(text.words, at + 1, text.language);
  const end = read?.kind === 'distance' ? at + 1 + read.distance.length : undefined;
  const of = end === undefined ? undefined : text.lexicon.relations.at(text.words, end);
  if (read?.kind !== 'distance' || of?.meaning !== 'In') return undefined;
  const { value, unit } = read.distance;
  return { value: { value, unit }, end: of.end };
}

/** The word after one of the sentence's own, as "border" is, or after such a phrase: "closer to". */
export function keywordAt(text: Compassed, keyword: Keyword, at: number, longest = 1): number | undefined {
  for (let n = Math.min(longest, text.words.length - at); n > 0; n--) {
    const words = text.words.slice(at, at + n);
    const entry = text.compass.get(words.map(({ text }) => text).join(' '));
    if (entry?.symbol === 'keyword' && entry.keyword === keyword) return at + n;
  }
  return undefined;
}

/** "north of", "to the east of" */
export function directionAt(text: Compassed, at: number): Read<Direction> | undefined {
  let phrase = '';
  let found: Read<Direction> | undefined;
  for (let n = 0; n < 4 && text.words[at + n]?.kind === 'word'; n++) {
    phrase += (n === 0 ? '' : ' ') + text.words[at + n]!.text;
    const entry = text.compass.get(phrase);
    const of = text.lexicon.relations.at(text.words, at + n + 1);
    if (entry?.symbol === 'beyond') found = { value: entry.direction, end: at + n + 1 };
    else if (entry?.symbol === 'direction' && of?.meaning === 'In')
      found = { value: entry.direction, end: of.end };
  }
  return found;
}

/** "southern", "the south of": the words of a part of a place, before its name. */
export function halfAt(text: Compassed, at: number): Read<Direction> | undefined {
  let phrase = '';
  let found: Read<Direction> | undefined;
  for (let n = 1; n <= 4 && text.words[at + n - 1]?.kind === 'word'; n++) {
    phrase += (n === 1 ? '' : ' ') + text.words[at + n - 1]!.text;
    const entry = text.compass.get(phrase);
    const isPart = entry?.symbol === 'half' || entry?.symbol === 'adjective';
    if (isPart) found = { value: entry.direction, end: at + n };
  }
  return found;
}
