/** Ways joined into rings, rings nested into polygons. */

import type { Position } from 'geojson';

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
export function joinRings(ways: readonly MemberWay[]): Joined {
  const at = new Map<number, Position>();
  const neighbours = new Map<number, Set<number>>();
  const toggle = (a: number, b: number): void => {
    const there = neighbours.get(a);
    if (!there) neighbours.set(a, new Set([b]));
    else if (!there.delete(b)) there.add(b);
  };
  for (const { refs, positions } of ways) {
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
  for (const start of neighbours.keys()) {
    // Walk until a node comes up again: what lies between is a ring, and the walk goes on from there.
    const path = [start];
    const placeOf = new Map([[start, 0]]);
    for (;;) {
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

type Extent = readonly [west: number, south: number, east: number, north: number];

function extentOf(ring: readonly Position[]): Extent {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of ring as [number, number][]) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

function contains(ring: readonly Position[], [x, y]: Position): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i] as [number, number];
    const [bx, by] = ring[j] as [number, number];
    if (ay > y! !== by > y! && x! < ((bx - ax) * (y! - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

interface Ring {
  readonly positions: Position[];
  readonly extent: Extent;
  vertices?: Set<string>;
}

const keyOf = ([x, y]: Position) => `${x} ${y}`;

/** Rings may touch: the vertices that are not shared decide. */
function liesIn(inner: Ring, outer: Ring): boolean {
  const [a, b] = [inner.extent, outer.extent];
  if (a[0] < b[0] || a[1] < b[1] || a[2] > b[2] || a[3] > b[3]) return false;
  outer.vertices ??= new Set(outer.positions.map(keyOf));
  const { vertices } = outer;
  const own = inner.positions.find((position) => !vertices.has(keyOf(position)));
  if (own) return contains(outer.positions, own);
  const [p, q] = [inner.positions[0]!, inner.positions[Math.floor(inner.positions.length / 2)]!];
  return contains(outer.positions, [(p[0]! + q[0]!) / 2, (p[1]! + q[1]!) / 2]);
}

/** Nest rings by where they lie, not by the role their members were given: roles are often wrong.
 * @returns polygons, each its outer ring and its holes; an island in a hole is a polygon of its own */
export function nestRings(outlines: readonly Position[][]): Position[][][] {
  const rings: Ring[] = outlines.map((positions) => ({ positions, extent: extentOf(positions) }));
  const parents = rings.map((ring, i) =>
    rings.flatMap((other, j) => (i !== j && liesIn(ring, other) ? [j] : [])),
  );
  const polygons = new Map<number, Position[][]>();
  outlines.forEach((ring, i) => {
    if (parents[i]!.length % 2 === 0) polygons.set(i, [ring]);
  });
  outlines.forEach((ring, i) => {
    const depth = parents[i]!.length;
    if (depth % 2 === 0) return;
    const parent = parents[i]!.find((j) => parents[j]!.length === depth - 1);
    if (parent !== undefined) polygons.get(parent)?.push(ring);
  });
  return [...polygons.values()];
}
