/** Ways joined into rings, rings nested into polygons. */

import type { Position } from 'geojson';

export interface MemberWay {
  readonly refs: readonly number[];
  readonly positions: readonly Position[];
}

/** Join member ways end to end into closed rings, whatever their order and direction.
 * @returns undefined when some way is left over: the outline has a gap */
export function joinRings(ways: readonly MemberWay[]): Position[][] | undefined {
  const rings: Position[][] = [];
  const ends = new Map<number, Set<MemberWay>>();
  const open = new Set<MemberWay>();
  for (const way of ways) {
    const [first, last] = [way.refs[0]!, way.refs[way.refs.length - 1]!];
    if (first === last) {
      if (way.refs.length >= 4) rings.push([...way.positions]);
      continue;
    }
    open.add(way);
    for (const end of [first, last]) {
      const there = ends.get(end);
      if (there) there.add(way);
      else ends.set(end, new Set([way]));
    }
  }
  for (const start of open) {
    open.delete(start);
    const ring = [...start.positions];
    const home = start.refs[0]!;
    let tip = start.refs[start.refs.length - 1]!;
    while (tip !== home) {
      let next: MemberWay | undefined;
      for (const way of ends.get(tip) ?? []) {
        if (open.has(way)) {
          next = way;
          break;
        }
      }
      if (!next) return undefined;
      open.delete(next);
      const forward = next.refs[0] === tip;
      const positions = forward ? next.positions : [...next.positions].reverse();
      ring.push(...positions.slice(1));
      tip = forward ? next.refs[next.refs.length - 1]! : next.refs[0]!;
    }
    if (ring.length >= 4) rings.push(ring);
  }
  return rings.length > 0 ? rings : undefined;
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

/** Rings may touch: the vertices that are not shared decide. */
function liesIn(inner: readonly Position[], outer: readonly Position[]): boolean {
  const shared = new Set(outer.map(([x, y]) => `${x} ${y}`));
  const own = inner.find(([x, y]) => !shared.has(`${x} ${y}`));
  if (own) return contains(outer, own);
  const [a, b] = [inner[0]!, inner[Math.floor(inner.length / 2)]!];
  return contains(outer, [(a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2]);
}

/** Nest rings by where they lie, not by the role their members were given: roles are often wrong.
 * @returns polygons, each its outer ring and its holes; an island in a hole is a polygon of its own */
export function nestRings(rings: readonly Position[][]): Position[][][] {
  const parents = rings.map((ring, i) =>
    rings.flatMap((other, j) => (i !== j && liesIn(ring, other) ? [j] : [])),
  );
  const polygons = new Map<number, Position[][]>();
  rings.forEach((ring, i) => {
    if (parents[i]!.length % 2 === 0) polygons.set(i, [ring]);
  });
  rings.forEach((ring, i) => {
    const depth = parents[i]!.length;
    if (depth % 2 === 0) return;
    const parent = parents[i]!.find((j) => parents[j]!.length === depth - 1);
    if (parent !== undefined) polygons.get(parent)?.push(ring);
  });
  return [...polygons.values()];
}
