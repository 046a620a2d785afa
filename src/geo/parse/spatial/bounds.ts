/** Two bounds of one distance: "more than 50 km but less than 150 km", "at least 50 and at most 150 km", the other way round. */

import { type Distance, type Language, toMetres } from '../../domain/query.ts';
import { numberAt, readDistance } from '../language/distance.ts';
import type { LexiconEntry } from '../language/lexicon.ts';
import { readUnit } from '../language/unit.ts';
import type { Word } from '../words.ts';

/** What stands between the two. */
const joints = /^(?:and|but|yet|und|aber|jedoch|doch|et|mais|y|e|pero)$/u;

type PhraseAt = (at: number) => { entry: LexiconEntry; length: number } | undefined;

interface Bounds {
  readonly near: Distance;
  readonly far: Distance;
  readonly length: number;
  readonly notes?: readonly string[];
}

const keywordOf = (entry: LexiconEntry | undefined) =>
  entry?.symbol === 'keyword' ? entry.keyword : undefined;

/** @param phraseAt  the longest phrase of the lexicon at a word: "more than" */
export function readBounds(
  words: readonly Word[],
  at: number,
  language: Language,
  phraseAt: PhraseAt,
): Bounds | undefined {
  const first = phraseAt(at);
  const said = keywordOf(first?.entry);
  if (said !== 'within' && said !== 'farther') return undefined;
  const start = at + first!.length;
  const number = numberAt(words, start, language);
  if (!number) return undefined;
  const own = readUnit(words, start + number.length);
  let next = start + number.length + (own?.length ?? 0);
  const isMark = words[next]?.kind === 'mark' && words[next]!.text === ',';
  if (isMark) next++;
  // "But more than" is one phrase, and so is "but not within".
  const isOther = (from: number) => {
    const keyword = keywordOf(phraseAt(from)?.entry);
    return keyword !== said && (keyword === 'within' || keyword === 'farther');
  };
  const joined = joints.test(words[next]?.text ?? '');
  if (joined && !isOther(next)) next++;
  else if (!isOther(next) || (!isMark && !joined)) return undefined;
  if (!isOther(next)) return undefined;
  next += phraseAt(next)!.length;
  const second = readDistance(words, next, language);
  if (second?.kind !== 'distance') return undefined;
  const { value, unit, length } = second.distance;
  const [one, other] = [
    { value: number.value, unit: own?.unit ?? unit },
    { value, unit },
  ];
  const [near, far] = said === 'farther' ? [one, other] : [other, one];
  if (toMetres(near) >= toMetres(far)) return undefined;
  return { near, far, length: next + length - at };
}
