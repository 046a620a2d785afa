import type { Sections } from './sections.ts';

/** The first posting of each key, and the end of the last. Files of a user's own layer from before hold them as they are. */
export function startsIn(sections: Sections, keyCount: number): Uint32Array {
  if (!sections.has('postCounts')) return sections.array(Uint32Array, 'postStart', keyCount + 1);
  const counts = sections.array(Uint16Array, 'postCounts', keyCount);
  const starts = new Uint32Array(counts.length + 1);
  for (let k = 0; k < counts.length; k++) starts[k + 1] = starts[k]! + counts[k]!;
  return starts;
}
