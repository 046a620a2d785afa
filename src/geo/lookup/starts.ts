import type { Sections } from './sections.ts';

/** Where each of a row of things begins, and where the last ends, of how long each is. Files of a user's own layer from before
 * hold the beginnings themselves.
 * @param count  how many things there must be; any number when absent */
export function startsIn(sections: Sections, lengths: string, starts: string, count?: number): Uint32Array {
  if (!sections.has(lengths))
    return sections.array(Uint32Array, starts, count === undefined ? undefined : count + 1);
  const each = sections.array(Uint16Array, lengths, count);
  const sums = new Uint32Array(each.length + 1);
  for (let k = 0; k < each.length; k++) sums[k + 1] = sums[k]! + each[k]!;
  return sums;
}
