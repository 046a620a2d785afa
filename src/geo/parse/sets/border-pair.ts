/** A border by its two lands: "the US-Mexico border". What lies at it lies in no land of that name. */

import type { SetCondition, SpatialQuery } from '../../domain/query.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

export function borderPairAt(text: SetWords, start: number): Read<readonly SpatialQuery[]> | undefined {
  const at = text.skip(start);
  // "la frontière franco-belge"
  const before = text.isKeyword('border', at);
  const a = text.name(before ? at + 1 : at);
  const b = a && text.words[a.end]?.joined ? text.name(a.end) : undefined;
  if (!b || !(before ? text.isLand(a!.value) : text.isKeyword('border', b.end))) return undefined;
  return { value: [a!.value, b.value], end: before ? b.end : b.end + 1 };
}

/** On a border: a town is near it, and what has an extent lies on both sides. */
export function onBorder(lands: readonly SpatialQuery[], head: Head): SetCondition[] {
  const [a, b, more] = lands;
  if (head.kind === 'city' && a && b && !more)
    return [{ type: 'In', of: { type: 'Near', zone: 'near', of: { type: 'BorderBetween', a, b } } }];
  return lands.map((of): SetCondition => ({ type: 'In', of, extent: 'partly' }));
}
