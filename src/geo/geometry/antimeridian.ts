/** Cutting at ±180° (RFC 7946 section 3.1.9).
 *
 * A ring is first unrolled: a step of more than 180° in longitude is read as the short way round, so longitudes become
 * continuous and may leave ±180. A ring that comes back 360° away goes round a pole and is closed over it. Then each
 * 360°-wide strip that it touches is cut out by its two meridians and moved back into ±180. */

import type { Position } from 'geojson';
import { groupRings, signedArea } from './ring.ts';

/** Whether nothing needs cutting: longitudes within ±180 and no step that means a crossing. */
function isFlat(ring: readonly Position[]): boolean {
  for (let i = 0; i < ring.length; i++) {
    const lon = ring[i]![0]!;
    if (lon > 180 || lon < -180) return false;
    if (i > 0 && isJump(ring[i - 1]!, ring[i]!)) return false;
  }
  return true;
}

/** A step from one end of the map to the other at constant latitude is an edge along a pole or a band, not a jump. */
function isJump(a: Position, b: Position): boolean {
  const step = Math.abs(b[0]! - a[0]!);
  return step > 180 && !(step === 360 && Math.abs(a[0]!) === 180) && !(isPole(a) && isPole(b));
}

const isPole = (p: Position) => Math.abs(p[1]!) === 90;

/** Continuous longitudes, without the closing vertex; `turns` is ±1 when the ring goes round a pole. */
function unroll(ring: readonly Position[]): { points: Position[]; turns: number } {
  const points: Position[] = [];
  let shift = 0;
  for (let i = 0; i < ring.length; i++) {
    const [lon, lat] = ring[i] as [number, number];
    if (i > 0) {
      const before = ring[i - 1]!;
      if (isJump(before, ring[i]!)) shift -= 360 * Math.round((lon - before[0]!) / 360);
    }
    points.push([lon + shift, lat]);
  }
  const first = points[0]!;
  const last = points[points.length - 1]!;
  const turns = Math.round((last[0]! - first[0]!) / 360);
  if (turns === 0 && points.length > 1) points.pop();
  return { points, turns };
}

/** Close a ring that goes round a pole over that pole: interior lies to the left of the direction of travel. */
function capAtPole(points: Position[], turns: number, outer: boolean): Position[] {
  const eastward = turns > 0;
  const pole = eastward === outer ? 90 : -90;
  const last = points[points.length - 1]!;
  const first = points[0]!;
  return [...points, [last[0]!, pole], [first[0]!, pole]];
}

interface Chain {
  points: Position[];
  start: number;
  end: number;
  used: boolean;
}

/** The part of rings on one side of a meridian. Rings: open, outer counter-clockwise, holes clockwise.
 * @param side  −1 keeps what lies west of `lon`, +1 what lies east of it (a vertex on the meridian counts as east) */
function clipSide(rings: Position[][], lon: number, side: -1 | 1): Position[][] {
  const kept: Position[][] = [];
  const chains: Chain[] = [];
  const inside = (p: Position) => (side < 0 ? p[0]! < lon : p[0]! >= lon);
  for (const ring of rings) {
    const n = ring.length;
    const start = ring.findIndex((p, i) => inside(p) && !inside(ring[(i + n - 1) % n]!));
    if (start < 0) {
      if (n > 0 && inside(ring[0]!)) kept.push(ring);
      continue;
    }
    let chain: Position[] | undefined;
    for (let k = 0; k <= n; k++) {
      const p = ring[(start + k) % n]!;
      const before = ring[(start + k + n - 1) % n]!;
      if (k < n && inside(p)) {
        if (!chain) chain = [crossing(before, p, lon)];
        chain.push(p);
      } else if (chain) {
        chain.push(crossing(before, p, lon));
        chains.push({ points: chain, start: chain[0]![1]!, end: chain[chain.length - 1]![1]!, used: false });
        chain = undefined;
      }
    }
  }
  return [...kept, ...stitch(chains, side)];
}

function crossing(a: Position, b: Position, lon: number): Position {
  const t = (lon - a[0]!) / (b[0]! - a[0]!);
  if (t >= 1) return [lon, b[1]!];
  return [lon, t <= 0 ? a[1]! : a[1]! + t * (b[1]! - a[1]!)];
}

/** Join chains along the meridian. With the interior to the left, the outline runs north along the eastern side of
 * what lies west (side −1) and south along the western side of what lies east (side +1). */
function stitch(chains: Chain[], side: -1 | 1): Position[][] {
  const rings: Position[][] = [];
  for (const seed of chains) {
    if (seed.used) continue;
    const ring: Position[] = [];
    let chain: Chain | undefined = seed;
    while (chain && !chain.used) {
      chain.used = true;
      for (const point of chain.points) ring.push(point);
      const from: number = chain.end;
      let next: Chain | undefined;
      let nearest = Number.POSITIVE_INFINITY;
      for (const candidate of chains) {
        if (candidate.used && candidate !== seed) continue;
        const gap = side < 0 ? candidate.start - from : from - candidate.start;
        if (gap >= 0 && gap < nearest) {
          nearest = gap;
          next = candidate;
        }
      }
      chain = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** Cut one polygon at ±180°.
 * @param rings  outer ring first, each closed, outer counter-clockwise; longitudes may run past ±180 or jump across it.
 *               For a ring round a pole the winding decides which pole is inside.
 * @returns polygons with longitudes within ±180; the input itself when nothing needed cutting */
export function cutPolygon(rings: Position[][]): Position[][][] {
  if (rings.every(isFlat)) return [rings];
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  const open = rings.map((ring, index) => {
    const outer = index === 0;
    const { points, turns } = unroll(ring);
    let loop = points;
    if (turns !== 0) loop = capAtPole(points, turns, outer);
    if (signedArea(loop) > 0 !== outer) loop = [...loop].reverse();
    return loop;
  });
  alignHoles(open);
  for (const loop of open) {
    for (const [lon] of loop) {
      if (lon! < west) west = lon!;
      if (lon! > east) east = lon!;
    }
  }
  const result: Position[][][] = [];
  for (let strip = Math.floor((west + 180) / 360); -180 + 360 * strip < east; strip++) {
    let part = open;
    const left = -180 + 360 * strip;
    if (west < left) part = clipSide(part, left, 1);
    if (east > left + 360) part = clipSide(part, left + 360, -1);
    const moved = part
      .filter((loop) => loop.length >= 3 && signedArea(loop) !== 0)
      .map((loop) => {
        const ring = loop.map(([x, y]): Position => [x! - 360 * strip, y!]);
        ring.push([...ring[0]!]);
        return ring;
      });
    result.push(...groupRings(moved));
  }
  return result;
}

/** A hole is unrolled on its own: bring it to the turn of the globe on which the outer ring lies. */
function alignHoles(loops: Position[][]): void {
  const outer = loops[0]!;
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  for (const [lon] of outer) {
    west = Math.min(west, lon!);
    east = Math.max(east, lon!);
  }
  for (let i = 1; i < loops.length; i++) {
    const hole = loops[i]!;
    const middle = (Math.min(...hole.map((p) => p[0]!)) + Math.max(...hole.map((p) => p[0]!))) / 2;
    const shift = middle < west ? 360 : middle > east ? -360 : 0;
    if (shift !== 0) loops[i] = hole.map(([x, y]) => [x! + shift, y!]);
  }
}

/** Cut one line at ±180°.
 * @returns lines with longitudes within ±180; the input itself when nothing needed cutting */
export function cutLine(line: Position[]): Position[][] {
  if (isFlat(line)) return [line];
  const { points } = unroll([...line, line[line.length - 1]!]);
  const parts: Position[][] = [];
  let strip = Math.floor((points[0]![0]! + 180) / 360);
  let part: Position[] = [[points[0]![0]! - 360 * strip, points[0]![1]!]];
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!;
    const b = points[i]!;
    for (;;) {
      const edge: number = b[0]! > 180 + 360 * strip ? 1 : b[0]! < -180 + 360 * strip ? -1 : 0;
      if (edge === 0) break;
      const meridian = 360 * strip + 180 * edge;
      const [, lat] = crossing(a, b, meridian) as [number, number];
      part.push([180 * edge, lat]);
      parts.push(part);
      part = [[-180 * edge, lat]];
      strip += edge;
    }
    part.push([b[0]! - 360 * strip, b[1]!]);
  }
  parts.push(part);
  return parts.filter((p) => p.length >= 2 && p.some(([x, y]) => x !== p[0]![0] || y !== p[0]![1]));
}
