/** What lets everything on land simplify to the same lines: the nodes of the coverage of regions, and the vertices that
 * have to stay at some tolerances so that no lines cross. Both are looked up by position. */

import { GeoError } from '../domain/errors.ts';

/** `coverage.bin`: this text, the number of vertices (uint32), their longitudes and latitudes (int32, 10^-7 degree),
 * their steps (bytes); little-endian, sorted by longitude, then latitude. */
const magic = 'GRATCOV1';
const perDegree = 1e7;
/** Above every step of tolerance: a node stays always. */
export const staysAlways = 255;

export interface CoverageVertex {
  readonly lon: number;
  readonly lat: number;
  /** Step of tolerance below which it stays (native/include/graticule/coverage.h), or `staysAlways`. */
  readonly step: number;
}

const fixed = (degrees: number) => Math.round(degrees * perDegree);

/** @param vertices  each position once */
export function encodeCoverage(vertices: readonly CoverageVertex[]): Uint8Array {
  const rows = vertices
    .map(({ lon, lat, step }) => [fixed(lon), fixed(lat), step] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const bytes = Buffer.alloc(12 + 9 * rows.length);
  bytes.write(magic, 'latin1');
  bytes.writeUInt32LE(rows.length, 8);
  rows.forEach(([lon, lat, step], i) => {
    bytes.writeInt32LE(lon, 12 + 4 * i);
    bytes.writeInt32LE(lat, 12 + 4 * (rows.length + i));
    bytes.writeUInt8(step, 12 + 8 * rows.length + i);
  });
  return bytes;
}

export class Coverage {
  // Open addressing over a power of two of slots; an empty one has step 0.
  private readonly lons: Int32Array;
  private readonly lats: Int32Array;
  private readonly steps: Uint8Array;

  /** @throws GeoError `data_corrupt` */
  constructor(bytes: Uint8Array, name = 'coverage.bin') {
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const count = view.length < 12 ? 0 : view.readUInt32LE(8);
    if (view.toString('latin1', 0, 8) !== magic || view.length !== 12 + 9 * count)
      throw new GeoError('data_corrupt', `${name} is not a coverage of this version.`);
    const slots = 1 << Math.ceil(Math.log2(Math.max(1, 2 * count)));
    this.lons = new Int32Array(slots);
    this.lats = new Int32Array(slots);
    this.steps = new Uint8Array(slots);
    for (let i = 0; i < count; i++) {
      const lon = view.readInt32LE(12 + 4 * i);
      const lat = view.readInt32LE(12 + 4 * (count + i));
      const slot = this.slot(lon, lat);
      this.lons[slot] = lon;
      this.lats[slot] = lat;
      this.steps[slot] = view.readUInt8(12 + 8 * count + i);
    }
  }

  /** The slot of a position, or the empty one where it would go. */
  private slot(lon: number, lat: number): number {
    const mask = this.steps.length - 1;
    let slot = (Math.imul(lon, 0x9e3779b1) ^ Math.imul(lat, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    while (this.steps[slot] !== 0 && (this.lons[slot] !== lon || this.lats[slot] !== lat))
      slot = (slot + 1) & mask;
    return slot;
  }

  /** The step of each vertex, 0 for those that may go at any tolerance they lie within.
   * @param xy  lon, lat pairs in degrees */
  stepsOf(xy: Float64Array): Uint8Array {
    const found = new Uint8Array(xy.length / 2);
    for (let v = 0; v < found.length; v++)
      found[v] = this.steps[this.slot(fixed(xy[2 * v]!), fixed(xy[2 * v + 1]!))]!;
    return found;
  }
}
