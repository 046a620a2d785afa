/** A border by its two lands: "the US-Mexico border". What lies at it lies in no land of that name. */

import type { SetCondition, SpatialQuery } from '../../domain/query.ts';
import { demonym, firstOfDouble } from '../language/demonyms.ts';
import { keywordAt } from './compass-words.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

export function borderPairAt(text: SetWords, from: number): Read<readonly SpatialQuery[]> | undefined {
  const at = text.skip(from);
  // "la frontière franco-belge"
  const before = keywordAt(text, 'border', at) !== undefined;
  const start = before ? at + 1 : at;
  const [double, end] = doubleAt(text, start);
  if (double)
    return before || keywordAt(text, 'border', end) !== undefined
      ? { value: double, end: before ? end : end + 1 }
      : undefined;
  const a = text.name(start);
  const b = a && text.words[a.end]?.joined ? text.name(a.end) : undefined;
  if (!b || !(before ? text.isLand(a!.value) : keywordAt(text, 'border', b.end) !== undefined))
    return undefined;
  return { value: [a!.value, b.value], end: before ? b.end : b.end + 1 };
}

/** "Deutsch-französisch", "franco-belge": the two lands of an adjective, and where it ends. */
function doubleAt(text: SetWords, at: number): [lands: readonly SpatialQuery[] | undefined, end: number] {
  const [word, next] = [text.words[at], text.words[at + 1]];
  const first = word && firstOfDouble(word, next);
  const second = first === undefined ? undefined : demonym(next!.raw);
  if (second === undefined) return [undefined, at];
  return [[first!, second].map((name) => ({ type: 'NamedPlace', name })), at + 2];
}

/** On a border: a town is near it, and what has an extent lies on both sides. */
export function onBorder(lands: readonly SpatialQuery[], head: Head): SetCondition[] {
  const [a, b, more] = lands;
  if (head.kind === 'city' && a && b && !more)
    return [{ type: 'In', of: { type: 'Near', zone: 'near', of: { type: 'BorderBetween', a, b } } }];
  return lands.map((of): SetCondition => ({ type: 'In', of, extent: 'partly' }));
}
