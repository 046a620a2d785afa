/** A river as one line, from end to end. */

import type { Geometry, Position } from 'geojson';
import { toMixed } from './combine.ts';
import { geodesicInverse } from './native.ts';

/** Ends this near to each other join: lakes and reservoirs lie between the pieces of a river. */
const joinMetres = 60_000;

/** The longest line that can be joined from the lines of a geometry, end to end.
 * @returns undefined where there is none */
export function stemOf(geometry: Geometry): Position[] | undefined {
  const lines = toMixed(geometry).lines.coordinates.filter((line) => line.length > 1);
  const rest = lines.map((positions: Position[]) => ({ positions, length: lengthOf(positions) }));
  rest.sort((a, b) => b.length - a.length);
  let stem = rest.shift()?.positions;
  for (;;) {
    if (!stem) return undefined;
    let best: { index: number; gap: number; joined: Position[] } | undefined;
    for (const [index, { positions, length }] of rest.entries()) {
      for (const line of [positions, [...positions].reverse()]) {
        const ways: [number, Position[]][] = [
          [metres(stem.at(-1)!, line[0]!), [...stem, ...line]],
          [metres(line.at(-1)!, stem[0]!), [...line, ...stem]],
        ];
        for (const [gap, joined] of ways) {
          // A short arm beside the stem is none of it.
          if (gap > Math.min(joinMetres, 2 * length)) continue;
          if (!best || gap < best.gap) best = { index, gap, joined };
        }
      }
    }
    if (!best) return stem;
    rest.splice(best.index, 1);
    stem = best.joined;
  }
}

const metres = (a: Position, b: Position) => geodesicInverse(a, b).distance;

export function lengthOf(line: readonly Position[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += metres(line[i - 1]!, line[i]!);
  return sum;
}
