/** Ways joined into rings, rings nested into polygons. Both yield every few hundred steps: large relations take seconds. */

import type { Position } from 'geojson';
import { parentsOf } from './nest-rings.ts';

/** Steps between two looks at the clock. */
const stride = 256;

export interface MemberWay {
  readonly refs: readonly number[];
  readonly positions: readonly Position[];
}

export type Joined =
  | { readonly rings: Position[][] }
  /** Node at which the outline stays open. */
  | { readonly openAt: number };

/** Join member ways into closed rings, whatever their order and direction. Edges that two ways share cancel out, so that
 * holes which touch along a line become one; rings that touch in a point are told apart. */
export function* joinRings(ways: readonly MemberWay[]): Generator<void, Joined> {
  const at = new Map<number, Position>();
  const neighbours = new Map<number, Set<number>>();
  const toggle = (a: number, b: number): void => {
    const there = neighbours.get(a);
    if (!there) neighbours.set(a, new Set([b]));
    else if (!there.delete(b)) there.add(b);
  };
  for (const { refs, positions } of ways) {
    yield;
    refs.forEach((ref, i) => {
      at.set(ref, positions[i]!);
      const before = refs[i - 1];
      if (before === undefined || before === ref) return;
      toggle(before, ref);
      toggle(ref, before);
    });
  }
  for (const [node, others] of neighbours) if (others.size % 2 === 1) return { openAt: node };
  const rings: Position[][] = [];
  let steps = 0;
  for (const start of neighbours.keys()) {
    // Walk until a node comes up again: what lies between is a ring, and the walk goes on from there.
    const path = [start];
    const placeOf = new Map([[start, 0]]);
    for (;;) {
      if (++steps % stride === 0) yield;
      const tip = path[path.length - 1]!;
      const [next] = neighbours.get(tip)!;
      if (next === undefined) break;
      neighbours.get(tip)!.delete(next);
      neighbours.get(next)!.delete(tip);
      const seen = placeOf.get(next);
      if (seen === undefined) {
        placeOf.set(next, path.length);
        path.push(next);
        continue;
      }
      const loop = path.splice(seen + 1);
      for (const node of loop) placeOf.delete(node);
      rings.push([next, ...loop, next].map((node) => at.get(node)!));
    }
  }
  return { rings: rings.filter((ring) => ring.length >= 4) };
}

/** Join ways that follow each other into lines, each way in the direction in which it goes on from the one before. */
export function joinLines(ways: readonly MemberWay[]): Position[][] {
  const lines: Position[][] = [];
  let tip: number | undefined;
  for (const [i, { refs, positions }] of ways.entries()) {
    const next = ways[i + 1]?.refs;
    const [first, last] = [refs[0], refs.at(-1)];
    const ends = next && [next[0], next.at(-1)];
    const isBackward =
      tip === undefined ? ends?.includes(first) === true && !ends.includes(last) : tip === last;
    const along = isBackward ? positions.toReversed() : positions;
    const from = isBackward ? last : first;
    if (tip !== undefined && tip === from) lines.at(-1)!.push(...along.slice(1));
    else lines.push([...along]);
    tip = isBackward ? first : last;
  }
  return lines;
}

/** Nest rings by where they lie, not by the role their members were given: roles are often wrong.
 * @returns polygons, each its outer ring and its holes; an island in a hole is a polygon of its own */
export function* nestRings(outlines: readonly Position[][]): Generator<void, Position[][][]> {
  const parents = yield* parentsOf(outlines);
  // A ring may come before the one around it: depths are found by walking out, each ring once.
  const depths = new Int32Array(outlines.length).fill(-1);
  for (let i = 0; i < outlines.length; i++) {
    const path: number[] = [];
    let at = i;
    while (at !== -1 && depths[at] === -1) {
      depths[at] = 0;
      path.push(at);
      at = parents[at]!;
    }
    let depth = at === -1 ? -1 : depths[at]!;
    for (const ring of path.reverse()) depths[ring] = ++depth;
  }
  const polygons = new Map<number, Position[][]>();
  outlines.forEach((ring, i) => {
    if (depths[i]! % 2 === 0) polygons.set(i, [ring]);
  });
  outlines.forEach((ring, i) => {
    if (depths[i]! % 2 === 1) polygons.get(parents[i]!)!.push(ring);
  });
  return [...polygons.values()];
}
