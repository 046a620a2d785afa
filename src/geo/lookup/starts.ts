/** Where each of a row of things begins in a file, and where the last ends. */

import type { Sections } from './sections.ts';

const most = 65_535;
/** Entries that are looked at between two yields: some tenths of a millisecond. */
export const slice = 8192;

/** The sections for a row of things of these lengths: the lengths themselves, which pack into a small part of what beginnings
 * take, or the beginnings where one is longer than 16 bits tell. */
export function packStarts(each: Uint32Array, lengths: string, starts: string): Record<string, Uint8Array> {
  const raw = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
    new Uint8Array(buffer, byteOffset, byteLength);
  if (each.every((length) => length <= most)) return { [lengths]: raw(Uint16Array.from(each)) };
  const sums = new Uint32Array(each.length + 1);
  each.forEach((length, k) => {
    sums[k + 1] = sums[k]! + length;
  });
  return { [starts]: raw(sums) };
}

/** The beginnings by either of the two sections.
 * @param count  how many things there must be; any number when absent */
export function* startsIn(
  sections: Sections,
  lengths: string,
  starts: string,
  count?: number,
): Generator<void, Uint32Array> {
  if (!sections.has(lengths))
    return sections.array(Uint32Array, starts, count === undefined ? undefined : count + 1);
  const each = sections.array(Uint16Array, lengths, count);
  const sums = new Uint32Array(each.length + 1);
  for (let k = 0; k < each.length; k++) {
    if (k % slice === 0) yield;
    sums[k + 1] = sums[k]! + each[k]!;
  }
  return sums;
}
