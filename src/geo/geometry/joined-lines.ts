/** Pieces of lines put together at the ends that they share. */

import type { Position } from 'geojson';

const keyOf = ([lon, lat]: Position): string => `${lon},${lat}`;

/** Each line as long as its pieces make it: pieces are joined where two of them, and no third, end. A line that comes back to
 * where it began is closed.
 * @param pieces  lines of at least two positions, in any order and direction */
export function joinLines(pieces: readonly (readonly Position[])[]): Position[][] {
  const at = new Map<string, number[]>();
  for (const [i, piece] of pieces.entries())
    for (const end of [piece[0]!, piece.at(-1)!]) {
      const key = keyOf(end);
      const known = at.get(key);
      if (known) known.push(i);
      else at.set(key, [i]);
    }
  const used = new Set<number>();
  /** The piece that goes on from where a line ends, in its direction. */
  const next = (end: Position): readonly Position[] | undefined => {
    const here = at.get(keyOf(end))!;
    const i = here.length === 2 ? here.find((one) => !used.has(one)) : undefined;
    if (i === undefined) return undefined;
    used.add(i);
    const piece = pieces[i]!;
    return keyOf(piece[0]!) === keyOf(end) ? piece : [...piece].reverse();
  };
  const lines: Position[][] = [];
  for (const [i, piece] of pieces.entries()) {
    if (used.has(i)) continue;
    used.add(i);
    const forward: Position[] = [...piece];
    for (let more = next(forward.at(-1)!); more; more = next(forward.at(-1)!)) forward.push(...more.slice(1));
    const backward: Position[] = [forward[0]!];
    for (let more = next(backward.at(-1)!); more; more = next(backward.at(-1)!))
      backward.push(...more.slice(1));
    lines.push([...backward.reverse(), ...forward.slice(1)]);
  }
  return lines;
}
