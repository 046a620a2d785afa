/** Cutting at ±180° (RFC 7946 section 3.1.9).
 *
 * A ring is first unrolled: a step of more than 180° in longitude is read as the short way round, so longitudes become
 * continuous and may leave ±180. A ring that comes back 360° away goes round a pole and is closed over it. Then each
 * 360°-wide strip that it touches is cut out by its two meridians and moved back into ±180. */

import type { Position } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import { groupRings, signedArea } from './ring.ts';

/** Which pole a ring that goes round the globe encloses: the one to the left of its direction (`winding`, RFC 7946
 * section 3.1.6), the one that it runs nearer to (`nearest`), or a given one. `both` means what lies outside a ring that
 * goes round neither: the outline of an area larger than half the globe. */
export type PoleRule = 'winding' | 'nearest' | 'north' | 'south' | 'both';

/** Whether nothing needs cutting: longitudes within ±180 and no step that means a crossing. */
export function isFlat(ring: readonly Position[]): boolean {
  for (let i = 0; i < ring.length; i++) {
    const lon = ring[i]![0]!;
    if (lon > 180 || lon < -180) return false;
    if (
      i > 0 &&
      (isJump(ring[i - 1]!, ring[i]!) || (isBandStep(ring[i - 1]!, ring[i]!) && !isPole(ring[i]!)))
    )
      return false;
  }
  return true;
}

/** Whether a step passes ±180°. One between both ends of the map (−180 and 180, the same meridian) does, unless it runs
 * along a pole or, read as a `band`, along a parallel right round the globe. */
function isJump(a: Position, b: Position, band = true): boolean {
  const step = Math.abs(b[0]! - a[0]!);
  return step > 180 && !(band && isBandStep(a, b)) && !(isPole(a) && isPole(b));
}

const isBandStep = (a: Position, b: Position) =>
  Math.abs(b[0]! - a[0]!) === 360 && Math.abs(a[0]!) === 180 && a[1] === b[1];

const isPole = (p: Position) => Math.abs(p[1]!) === 90;

interface Unrolled {
  readonly points: Position[];
  /** ±1 when the ring goes round a pole. */
  readonly turns: number;
}

/** Continuous longitudes, without the closing vertex. */
function unroll(ring: readonly Position[], band = true): Unrolled {
  const points: Position[] = [];
  let shift = 0;
  for (let i = 0; i < ring.length; i++) {
    const [lon, lat] = ring[i] as [number, number];
    if (i > 0) {
      const before = ring[i - 1]!;
      if (isJump(before, ring[i]!, band)) shift -= 360 * Math.round((lon - before[0]!) / 360);
    }
    points.push([lon + shift, lat]);
  }
  const first = points[0]!;
  const last = points[points.length - 1]!;
  const turns = Math.round((last[0]! - first[0]!) / 360);
  if (turns === 0 && points.length > 1) points.pop();
  return { points, turns };
}

/** A step from −180 to 180 along a parallel is either an edge right round the globe or none at all, where the same
 * corner was written for both ends of the map. The reading that goes round no pole is meant; of two such, the
 * one without the edge, unless that leaves no area. */
function unrollEither(ring: readonly Position[]): Unrolled {
  const band = unroll(ring);
  if (!ring.some((p, i) => i > 0 && isBandStep(ring[i - 1]!, p) && !isPole(p))) return band;
  const seam = unroll(ring, false);
  if (seam.turns !== 0) return band;
  return band.turns !== 0 || signedArea(seam.points) !== 0 ? seam : band;
}

/** Close a ring that goes round a pole over that pole. */
function capAtPole({ points, turns }: Unrolled, outer: boolean, rule: PoleRule): Position[] {
  const last = points[points.length - 1]!;
  const first = points[0]!;
  const pole = poleOf(points, turns > 0 === outer, rule);
  return [...points, [last[0]!, pole], [first[0]!, pole]];
}

/** @param northward  whether the north pole lies on the inner side of the ring's direction */
function poleOf(points: readonly Position[], northward: boolean, rule: PoleRule): 90 | -90 {
  switch (rule) {
    case 'winding':
      return northward ? 90 : -90;
    case 'nearest':
      return points.reduce((sum, [, lat]) => sum + lat!, 0) >= 0 ? 90 : -90;
    case 'north':
      return 90;
    case 'south':
      return -90;
    case 'both':
      throw impossible('goes once round the globe, so it encloses one pole and not both');
  }
}

function impossible(what: string): GeoError {
  return new GeoError('invalid_geometry', `The outer ring ${what}.`, {
    fix: 'Leave the option `pole` out, or set it to "nearest".',
  });
}

/** What lies outside a loop: the whole globe, seen from the loop's middle, with the loop as its hole. */
function outside(loop: readonly Position[]): Position[] {
  const [west, east] = longitudesOf(loop);
  if (east - west >= 360)
    throw impossible('reaches all the way round the globe, so nothing lies beyond its ends');
  const start = (west + east) / 2 - 180;
  return [
    [start, -90],
    [start + 360, -90],
    [start + 360, 90],
    [start, 90],
  ];
}

function longitudesOf(loop: readonly Position[]): [west: number, east: number] {
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  for (const [lon] of loop) {
    west = Math.min(west, lon!);
    east = Math.max(east, lon!);
  }
  return [west, east];
}

/** A piece of a ring between two crossings of a meridian, at these latitudes. */
interface Chain {
  readonly points: Position[];
  readonly start: number;
  readonly end: number;
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
        chains.push({ points: chain, start: chain[0]![1]!, end: chain[chain.length - 1]![1]! });
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
 * what lies west (side −1) and south along the western side of what lies east (side +1): each chain is followed by the
 * nearest one that begins that way. */
function stitch(chains: Chain[], side: -1 | 1): Position[][] {
  const sorted = [...chains].sort((a, b) => (a.start - b.start) * -side);
  const starts = Float64Array.from(sorted, ({ start }) => start * -side);
  // skip[i]: the first chain from i on that is not joined yet.
  const skip = Int32Array.from({ length: sorted.length + 1 }, (_, i) => i);
  const free = (from: number): number => {
    let i = from;
    while (skip[i] !== i) i = skip[i] = skip[skip[i]!]!;
    return i;
  };
  const rings: Position[][] = [];
  for (let first = free(0); first < sorted.length; first = free(first)) {
    const ring: Position[] = [];
    // The first stays free until the ring comes back to it.
    for (let at = first; ; ) {
      const { points, end } = sorted[at]!;
      for (const point of points) ring.push(point);
      if (at !== first) skip[at] = at + 1;
      at = free(firstNotBelow(starts, end * -side));
      if (at === first || at === sorted.length) break;
    }
    skip[first] = first + 1;
    rings.push(ring);
  }
  return rings;
}

/** Index of the first of sorted values that is at least `value`. */
function firstNotBelow(values: Float64Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Cut one polygon at ±180°.
 * @param rings  outer ring first, each closed; longitudes may run past ±180 or jump across it
 * @param rule   which pole a ring round the globe encloses
 * @returns polygons with longitudes within ±180, outer rings counter-clockwise; the input itself when nothing needed
 *          cutting
 * @throws GeoError `invalid_geometry` for a ring that cannot enclose the poles asked for */
export function cutPolygon(rings: Position[][], rule: PoleRule = 'winding'): Position[][][] {
  if (rule !== 'both' && rings.every(isFlat)) return [rings];
  return unrollPolygon(rings, rule).flatMap(cutUnrolled);
}

/** A polygon with longitudes that run on past ±180 instead of jumping, closed over the poles that it encloses.
 * @returns polygons of closed rings, outer first: one, or with `both` the globe without the outer ring and what was in its
 *          holes
 * @throws GeoError `invalid_geometry` for a ring that cannot enclose the poles asked for */
export function unrollPolygon(rings: readonly Position[][], rule: PoleRule = 'winding'): Position[][][] {
  const loops = rings.map((ring, index) => {
    const unrolled = unrollEither(ring);
    return unrolled.turns === 0 ? unrolled.points : capAtPole(unrolled, index === 0, rule);
  });
  if (!loops[0]) return [];
  alignHoles(loops);
  const closed = loops.map((loop) => [...loop, loop[0]!]);
  if (rule !== 'both') return [closed];
  const globe = outside(loops[0]);
  return [[[...globe, globe[0]!], closed[0]!], ...closed.slice(1).map((island) => [island])];
}

/** Cuts a polygon of closed rings whose longitudes run on.
 * @returns polygons within ±180, outer rings counter-clockwise */
export function cutUnrolled(rings: readonly Position[][]): Position[][][] {
  return inStrips(
    rings.map((ring, index) => {
      const loop = ring.slice(0, -1);
      return signedArea(loop) > 0 === (index === 0) ? loop : loop.reverse();
    }),
  );
}

/** Cuts unrolled loops at the ends of each turn of the globe that they reach, and moves the pieces into ±180. */
function inStrips(open: Position[][]): Position[][][] {
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
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
  const [west, east] = longitudesOf(loops[0]!);
  for (let i = 1; i < loops.length; i++) {
    const hole = loops[i]!;
    const [from, to] = longitudesOf(hole);
    const middle = (from + to) / 2;
    const shift = middle < west ? 360 : middle > east ? -360 : 0;
    if (shift !== 0) loops[i] = hole.map(([x, y]) => [x! + shift, y!]);
  }
}

/** Cut one line at ±180°.
 * @returns lines with longitudes within ±180; the input itself when nothing needed cutting */
export function cutLine(line: Position[]): Position[][] {
  if (isFlat(line)) return [line];
  const { points } = unroll([...line, line[line.length - 1]!], !passesSeam(line));
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

/** Whether a line writes the point where it passes ±180° for both ends of the map: it goes on the way it came. */
function passesSeam(line: readonly Position[]): boolean {
  return line.some((p, i) => {
    const [before, last, next] = [line[i - 2], line[i - 1], line[i + 1]];
    if (!before || !last || !next || !isBandStep(last, p)) return false;
    return Math.sign(last[0]! - before[0]!) * Math.sign(next[0]! - p[0]!) > 0;
  });
}
