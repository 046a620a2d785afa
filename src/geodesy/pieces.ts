/** A geometry as short straight pieces in space, in a tree of balls. */

import type { Geometry, Position } from 'geojson';
import { toMixed } from '../geo/geometry/combine.ts';
import type { Work } from '../geo/geometry/work.ts';
import { e2, equatorialRadius, geodesicMetres } from './geodesic.ts';

const radians = Math.PI / 180;
const longestPiece = 5000;
/** Pieces in a leaf, at most. */
const leafSize = 8;
/** Radius of a circle that bends less than any geodesic: 6,399.6 km is the largest radius of curvature of the ellipsoid. */
const widestRadius = 6_400_000;

/** The shortest way on the ellipsoid that a straight line of this length through the ground allows, metres. */
export function distanceAtLeast(chord: number): number {
  return 0.99999 * 2 * widestRadius * Math.asin(Math.min(1, chord / (2 * widestRadius)));
}

export class Pieces {
  private readonly count: number;
  /** Longitude and latitude of both ends of each piece, degrees. */
  private readonly ends: Float64Array;
  /** The same in space: geocentric metres. */
  readonly xyz: Float64Array;
  /** Levels of the tree below its root. */
  private readonly depth: number;
  /** Centre and radius of each ball; the halves of node i are 2i and 2i + 1. */
  private readonly balls: Float64Array;

  private constructor(ends: Float64Array, xyz: Float64Array, depth: number, balls: Float64Array) {
    this.count = ends.length / 4;
    this.ends = ends;
    this.xyz = xyz;
    this.depth = depth;
    this.balls = balls;
  }

  /** @param geometry  with at least one position, cut at ±180° */
  static async of(geometry: Geometry, work: Work): Promise<Pieces> {
    const { areas, lines, points } = toMixed(geometry);
    const numbers: number[] = [];
    for (const [lon, lat] of points) numbers.push(lon!, lat!, lon!, lat!);
    for (const line of [...lines.coordinates, ...areas.coordinates.flat()]) {
      for (let i = 1; i < line.length; i++) {
        if (work.due) await work.pause();
        const [a, b] = [line[i - 1] as [number, number], line[i] as [number, number]];
        // Straight in longitude and latitude: longer than the geodesic, by far on a parallel near a pole.
        const wide =
          Math.abs(b[0] - a[0]) * 111_320 * Math.cos(Math.min(Math.abs(a[1]), Math.abs(b[1])) * radians);
        const pieces = Math.max(1, Math.ceil(Math.max(wide, geodesicMetres(a, b)) / longestPiece));
        for (let k = 0; k < pieces; k++) {
          const [u, v] = [k / pieces, (k + 1) / pieces];
          numbers.push(a[0] + u * (b[0] - a[0]), a[1] + u * (b[1] - a[1]));
          numbers.push(a[0] + v * (b[0] - a[0]), a[1] + v * (b[1] - a[1]));
        }
      }
    }
    const ends = Float64Array.from(numbers);
    const count = ends.length / 4;
    const xyz = new Float64Array(6 * count);
    for (let e = 0; e < 2 * count; e++) {
      if (work.due) await work.pause();
      xyz.set(inSpace(ends[2 * e]!, ends[2 * e + 1]!), 3 * e);
    }
    const depth = Math.max(0, Math.ceil(Math.log2(count / leafSize)));
    const pieces = new Pieces(ends, xyz, depth, new Float64Array(4 * 2 ** (depth + 1)));
    for (let node = 2 ** (depth + 1) - 1; node > 0; node--) {
      if (work.due) await work.pause();
      pieces.wrap(node);
    }
    return pieces;
  }

  isLeaf(node: number): boolean {
    return node >= 2 ** this.depth;
  }

  halvesOf(node: number): [number, number] {
    return [2 * node, 2 * node + 1];
  }

  /** Consecutive pieces, shared out evenly among the leaves. */
  *piecesOf(node: number): Generator<number> {
    const [from, to] = this.range(node);
    for (let piece = from; piece < to; piece++) yield piece;
  }

  private range(node: number): [from: number, to: number] {
    const level = 31 - Math.clz32(node);
    const nodes = 2 ** level;
    const at = node - nodes;
    return [Math.floor((at * this.count) / nodes), Math.floor(((at + 1) * this.count) / nodes)];
  }

  /** A ball around a node: around its pieces, or the balls of its halves. */
  private wrap(node: number): void {
    const { balls, xyz } = this;
    const at = 4 * node;
    const [from, to] = this.range(node);
    let [x, y, z] = [0, 0, 0];
    const samples = 2 * (to - from);
    for (let e = 2 * from; e < 2 * to; e++) {
      x += xyz[3 * e]! / samples;
      y += xyz[3 * e + 1]! / samples;
      z += xyz[3 * e + 2]! / samples;
    }
    let radius = 0;
    for (let e = 2 * from; e < 2 * to; e++)
      radius = Math.max(radius, Math.hypot(xyz[3 * e]! - x, xyz[3 * e + 1]! - y, xyz[3 * e + 2]! - z));
    balls.set([x, y, z, radius], at);
  }

  radius(node: number): number {
    return this.balls[4 * node + 3]!;
  }

  /** Metres of straight line that two balls leave between them; 0 where they meet. */
  gap(node: number, other: Pieces, otherNode: number): number {
    const [p, q] = [4 * node, 4 * otherNode];
    const [a, b] = [this.balls, other.balls];
    const between = Math.hypot(a[p]! - b[q]!, a[p + 1]! - b[q + 1]!, a[p + 2]! - b[q + 2]!);
    // The surface bulges over a piece by half a metre.
    return Math.max(0, between - a[p + 3]! - b[q + 3]! - 1);
  }

  /** The position at a part of a piece, 0 … 1. */
  at(piece: number, part: number): Position {
    const { ends } = this;
    const [i, rest] = [4 * piece, 1 - part];
    return [rest * ends[i]! + part * ends[i + 2]!, rest * ends[i + 1]! + part * ends[i + 3]!];
  }
}

function inSpace(lon: number, lat: number): [number, number, number] {
  const [sin, cos] = [Math.sin(lat * radians), Math.cos(lat * radians)];
  const n = equatorialRadius / Math.sqrt(1 - e2 * sin * sin);
  return [n * cos * Math.cos(lon * radians), n * cos * Math.sin(lon * radians), (1 - e2) * n * sin];
}

/** The nearest points of two straight segments in space, as parts of each.
 * @see Ericson, "Real-Time Collision Detection" (2005), section 5.1.9 */
export function closestOnSegments(
  a: Pieces,
  s: number,
  b: Pieces,
  t: number,
): { u: number; v: number; chord: number } {
  const [p, q] = [a.xyz.subarray(6 * s, 6 * s + 6), b.xyz.subarray(6 * t, 6 * t + 6)];
  const d1 = [p[3]! - p[0]!, p[4]! - p[1]!, p[5]! - p[2]!];
  const d2 = [q[3]! - q[0]!, q[4]! - q[1]!, q[5]! - q[2]!];
  const r = [p[0]! - q[0]!, p[1]! - q[1]!, p[2]! - q[2]!];
  const dot = (x: readonly number[], y: readonly number[]) => x[0]! * y[0]! + x[1]! * y[1]! + x[2]! * y[2]!;
  const clamp = (x: number) => Math.min(1, Math.max(0, x));
  const [aa, ee, f, c, bb] = [dot(d1, d1), dot(d2, d2), dot(d2, r), dot(d1, r), dot(d1, d2)];
  let u = 0;
  let v = 0;
  if (aa > 0 && ee > 0) {
    const denominator = aa * ee - bb * bb;
    u = denominator > 1e-9 * aa * ee ? clamp((bb * f - c * ee) / denominator) : 0;
    v = (bb * u + f) / ee;
    if (v < 0 || v > 1) {
      v = clamp(v);
      u = clamp((bb * v - c) / aa);
    }
  } else if (aa > 0) u = clamp(-c / aa);
  else if (ee > 0) v = clamp(f / ee);
  const chord = Math.hypot(...[0, 1, 2].map((k) => r[k]! + u * d1[k]! - v * d2[k]!));
  return { u, v, chord };
}
