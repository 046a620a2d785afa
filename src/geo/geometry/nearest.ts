/** The nearest position of a geometry to a point, for many points.
 *
 * Edges are taken as chords between places on the ellipsoid, in pieces short enough to be straight, in a tree of boxes.
 * The nearest by the chord through the Earth is the nearest along the ground as well: the two differ in their order by
 * metres at a thousand kilometres, since the Earth's curvature hardly differs from one direction to another. */

import type { Geometry, Position } from 'geojson';
import { polygonsOf } from './area.ts';
import { AreaIndex } from './area-index.ts';
import { toMixed } from './combine.ts';
import { geodesicInverse } from './native.ts';
import type { Work } from './work.ts';

const a = 6378137;
const f = 1 / 298.257223563;
const e2 = f * (2 - f);
const radians = Math.PI / 180;
const meanRadius = 6371008.8;
/** Longest piece of an edge, in degrees: the chord of a longer one would run too deep below the ground. */
const pieceDegrees = 0.25;
/** Pieces in a leaf of the tree. */
const leafSize = 8;

/** Where a point lies in relation to a geometry. */
export interface Nearest {
  readonly position: Position;
  /** Metres along the ground; 0 inside an area. */
  readonly metres: number;
}

export class NearestIndex {
  private readonly area: AreaIndex | undefined;
  /** Longitude and latitude of both ends of each piece. */
  private ends: Float64Array;
  /** The same in metres from the middle of the Earth: x, y, z, x, y, z. */
  private chords: Float64Array;
  /** Boxes of the tree: least and greatest x, y, z; the children of node i are 2i + 1 and 2i + 2. */
  private readonly boxes: Float64Array;
  private readonly count: number;
  private readonly leaves: number;
  private readonly stack = new Int32Array(128);
  /** Of the last answer: the piece, and how far along it. */
  private piece = 0;
  private along = 0;

  private constructor(pieces: number[], area: AreaIndex | undefined) {
    this.area = area;
    this.count = pieces.length / 4;
    this.ends = Float64Array.from(pieces);
    this.chords = new Float64Array(6 * this.count);
    for (let i = 0; i < this.count; i++) {
      for (const end of [0, 1]) {
        const at = 6 * i + 3 * end;
        [this.chords[at], this.chords[at + 1], this.chords[at + 2]] = toCartesian(
          pieces[4 * i + 2 * end]!,
          pieces[4 * i + 2 * end + 1]!,
        );
      }
    }
    let leaves = 1;
    while (leaves * leafSize < this.count) leaves *= 2;
    this.leaves = leaves;
    this.boxes = new Float64Array(6 * (2 * leaves - 1));
    this.sort();
  }

  /** @param geometry  not empty */
  static async build(geometry: Geometry, work: Work): Promise<NearestIndex> {
    const { areas, lines, points } = toMixed(geometry);
    const pieces: number[] = [];
    const add = async (part: readonly Position[]) => {
      if (part.length === 1) pieces.push(part[0]![0]!, part[0]![1]!, part[0]![0]!, part[0]![1]!);
      for (let i = 1; i < part.length; i++) {
        if (i % 4096 === 0 && work.due) await work.pause();
        const [x1, y1] = part[i - 1] as [number, number];
        const [x2, y2] = part[i] as [number, number];
        const n = Math.max(1, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / pieceDegrees));
        for (let k = 0; k < n; k++) {
          pieces.push(
            x1 + ((x2 - x1) * k) / n,
            y1 + ((y2 - y1) * k) / n,
            x1 + ((x2 - x1) * (k + 1)) / n,
            y1 + ((y2 - y1) * (k + 1)) / n,
          );
        }
      }
    };
    for (const rings of polygonsOf(areas)) for (const ring of rings) await add(ring);
    for (const line of lines.coordinates) await add(line);
    for (const point of points) await add([point]);
    return new NearestIndex(pieces, areas.coordinates.length > 0 ? new AreaIndex(areas) : undefined);
  }

  contains(lon: number, lat: number): boolean {
    return this.area?.contains([lon, lat]) ?? false;
  }

  /** Metres to the geometry, 0 inside an area: from the chord, right to a ten-thousandth. */
  about(lon: number, lat: number): number {
    if (this.contains(lon, lat)) return 0;
    return this.toOutline(lon, lat);
  }

  /** Metres to the nearest line, point or outline, from the chord. */
  toOutline(lon: number, lat: number): number {
    return alongGround(Math.sqrt(this.search(lon, lat)));
  }

  /** The nearest position and the geodesic distance to it. */
  nearest(lon: number, lat: number): Nearest {
    if (this.contains(lon, lat)) return { position: [lon, lat], metres: 0 };
    const position = this.nearestPosition(lon, lat);
    return { position, metres: geodesicInverse([lon, lat], position).distance };
  }

  /** The nearest position on lines, points and outlines, also from inside an area. */
  nearestPosition(lon: number, lat: number): Position {
    this.search(lon, lat);
    const at = 4 * this.piece;
    return [
      this.ends[at]! + this.along * (this.ends[at + 2]! - this.ends[at]!),
      this.ends[at + 1]! + this.along * (this.ends[at + 3]! - this.ends[at + 1]!),
    ];
  }

  /** Which piece the last answer lay on. */
  get lastPiece(): number {
    return this.piece;
  }

  /** Whether the nearest line runs with the point on its left, in the order of its positions. */
  onLeft(lon: number, lat: number): boolean {
    this.search(lon, lat);
    return this.leftOfLast(lon, lat);
  }

  /** As `onLeft`, of the point that was asked for last. */
  leftOfLast(lon: number, lat: number): boolean {
    const at = 4 * this.piece;
    const shrink = Math.cos(lat * radians);
    const [x, y] = [this.ends[at]!, this.ends[at + 1]!];
    const turn = (degrees: number) => ((degrees + 540) % 360) - 180;
    return (
      turn(this.ends[at + 2]! - x) * shrink * (lat - y) - (this.ends[at + 3]! - y) * turn(lon - x) * shrink >
      0
    );
  }

  /** Square of the shortest chord. */
  private search(lon: number, lat: number): number {
    const [x, y, z] = toCartesian(lon, lat);
    const { leaves } = this;
    // Points are asked for in rows: the piece nearest to the last is near to this one.
    this.along = 0;
    let best = this.toPiece(this.piece, x, y, z, Number.POSITIVE_INFINITY);
    const { stack } = this;
    let depth = 0;
    stack[depth++] = 0;
    while (depth > 0) {
      const node = stack[--depth]!;
      if (this.toBox(node, x, y, z) >= best) continue;
      if (node >= leaves - 1) {
        const [from, to] = this.leafRange(node);
        for (let piece = from; piece < to; piece++) {
          const square = this.toPiece(piece, x, y, z, best);
          if (square < best) best = square;
        }
        continue;
      }
      const left = 2 * node + 1;
      const nearFirst = this.toBox(left, x, y, z) <= this.toBox(left + 1, x, y, z);
      stack[depth++] = nearFirst ? left + 1 : left;
      stack[depth++] = nearFirst ? left : left + 1;
    }
    return best;
  }

  private toBox(node: number, x: number, y: number, z: number): number {
    const { boxes } = this;
    const at = 6 * node;
    const dx = Math.max(boxes[at]! - x, 0, x - boxes[at + 3]!);
    const dy = Math.max(boxes[at + 1]! - y, 0, y - boxes[at + 4]!);
    const dz = Math.max(boxes[at + 2]! - z, 0, z - boxes[at + 5]!);
    return dx * dx + dy * dy + dz * dz;
  }

  private toPiece(piece: number, x: number, y: number, z: number, best: number): number {
    const { chords } = this;
    const at = 6 * piece;
    const [ax, ay, az] = [chords[at]!, chords[at + 1]!, chords[at + 2]!];
    const [ux, uy, uz] = [chords[at + 3]! - ax, chords[at + 4]! - ay, chords[at + 5]! - az];
    const square = ux * ux + uy * uy + uz * uz;
    const t =
      square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * ux + (y - ay) * uy + (z - az) * uz) / square));
    const [dx, dy, dz] = [x - ax - t * ux, y - ay - t * uy, z - az - t * uz];
    const distance = dx * dx + dy * dy + dz * dz;
    if (distance < best) {
      this.piece = piece;
      this.along = t;
    }
    return distance;
  }

  private leafRange(node: number): [number, number] {
    const leaf = node - (this.leaves - 1);
    return [
      Math.floor((leaf * this.count) / this.leaves),
      Math.floor(((leaf + 1) * this.count) / this.leaves),
    ];
  }

  /** Parts the pieces in halves along the widest axis, and so on: each node then holds what lies together. */
  private sort(): void {
    const { chords, count, leaves } = this;
    const order = Uint32Array.from({ length: count }, (_, i) => i);
    const split = (from: number, to: number, firstLeaf: number, lastLeaf: number) => {
      if (lastLeaf - firstLeaf <= 1) return;
      const low = [Infinity, Infinity, Infinity];
      const high = [-Infinity, -Infinity, -Infinity];
      for (let i = from; i < to; i++) {
        for (const axis of [0, 1, 2]) {
          const value = chords[6 * order[i]! + axis]!;
          low[axis] = Math.min(low[axis]!, value);
          high[axis] = Math.max(high[axis]!, value);
        }
      }
      const axis = [0, 1, 2].reduce((widest, k) =>
        high[k]! - low[k]! > high[widest]! - low[widest]! ? k : widest,
      );
      const middleLeaf = (firstLeaf + lastLeaf) / 2;
      const middle = Math.floor((middleLeaf * count) / leaves);
      select(order, from, to - 1, middle, (piece) => chords[6 * piece + axis]!);
      split(from, middle, firstLeaf, middleLeaf);
      split(middle, to, middleLeaf, lastLeaf);
    };
    split(0, count, 0, leaves);
    const ends = new Float64Array(4 * count);
    const sorted = new Float64Array(6 * count);
    order.forEach((piece, i) => {
      ends.set(this.ends.subarray(4 * piece, 4 * piece + 4), 4 * i);
      sorted.set(chords.subarray(6 * piece, 6 * piece + 6), 6 * i);
    });
    this.ends = ends;
    this.chords = sorted;
    for (let node = 2 * leaves - 2; node >= 0; node--) {
      const at = 6 * node;
      const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
      const include = (x: Float64Array, from: number, lowToo: number) => {
        for (const axis of [0, 1, 2]) {
          box[axis] = Math.min(box[axis]!, x[from + axis]!);
          box[axis + 3] = Math.max(box[axis + 3]!, x[from + lowToo + axis]!);
        }
      };
      if (node >= leaves - 1) {
        const [from, to] = this.leafRange(node);
        for (let i = from; i < to; i++) {
          include(sorted, 6 * i, 0);
          include(sorted, 6 * i + 3, 0);
        }
      } else {
        for (const child of [2 * node + 1, 2 * node + 2]) include(this.boxes, 6 * child, 3);
      }
      this.boxes.set(box, at);
    }
  }
}

/** Puts the items with the smaller keys before a place, and those with the larger behind it.
 * @see Hoare, "Algorithm 65: Find" (1961) */
function select(
  items: Uint32Array,
  from: number,
  to: number,
  at: number,
  key: (item: number) => number,
): void {
  let [low, high] = [from, to];
  while (low < high) {
    const pivot = key(items[(low + high) >> 1]!);
    let [i, j] = [low, high];
    while (i <= j) {
      while (key(items[i]!) < pivot) i++;
      while (key(items[j]!) > pivot) j--;
      if (i <= j) {
        const held = items[i]!;
        items[i++] = items[j]!;
        items[j--] = held;
      }
    }
    if (at <= j) high = j;
    else if (at >= i) low = i;
    else return;
  }
}

/** Metres along the ground between the ends of a chord of so many metres, right to a ten-thousandth. */
export function alongGround(chord: number): number {
  return 2 * meanRadius * Math.asin(Math.min(1, chord / (2 * meanRadius)));
}

/** Metres from the middle of the Earth along the axes. */
export type Cartesian = readonly [x: number, y: number, z: number];

/** A place on the ellipsoid. */
export function toCartesian(lon: number, lat: number): Cartesian {
  const sine = Math.sin(lat * radians);
  const cosine = Math.cos(lat * radians);
  const normal = a / Math.sqrt(1 - e2 * sine * sine);
  return [
    normal * cosine * Math.cos(lon * radians),
    normal * cosine * Math.sin(lon * radians),
    normal * (1 - e2) * sine,
  ];
}
