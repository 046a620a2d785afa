/** Areas in and out of the native geometry engine: geodesic buffers, set operations, geodesics, areas. */

import type { Geometry, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import type { Addon, LineVerb, NativeParts, OverlayOperation } from '../../../bindings/addon.d.ts';
import { loadAddon } from '../../shared/load-addon.ts';
import { markClean } from './clean.ts';
import { type FlatGeometry, positions } from './flat.ts';
import { weighPositions } from './weight.ts';
import { Work } from './work.ts';

const addon = () => loadAddon<Addon>();

export type Area = Polygon | MultiPolygon;

const outer = 0;
const hole = 1;
const line = 2;
const point = 3;

/** Vertices between two looks at the clock. */
const stride = 4096;

class PartsBuilder {
  private coordinates = new Float64Array(1024);
  private at = 0;
  private readonly sizes: number[] = [];
  private readonly kinds: number[] = [];
  private readonly work: Work;

  constructor(work: Work) {
    this.work = work;
  }

  private makeRoom(count: number): void {
    if (this.at + 2 * count <= this.coordinates.length) return;
    const larger = new Float64Array(Math.max(2 * this.coordinates.length, this.at + 2 * count));
    larger.set(this.coordinates);
    this.coordinates = larger;
  }

  /** An area, whose positions are copied as they lie. */
  async addFlat({ type, xy, ends, parts }: FlatGeometry): Promise<this> {
    if (type !== 'Polygon' && type !== 'MultiPolygon') return this;
    let [start, part] = [0, 0];
    for (let ring = 0; ring < ends.length; ring++) {
      const end = ends[ring]!;
      const first = ring === 0 || (type === 'MultiPolygon' && ring === parts[part]);
      if (first && ring > 0) part++;
      // A ring's last position repeats its first.
      const count = end - start - 1;
      if (count > 0) {
        this.makeRoom(count);
        this.coordinates.set(xy.subarray(2 * start, 2 * (end - 1)), this.at);
        this.at += 2 * count;
        this.sizes.push(count);
        this.kinds.push(first ? outer : hole);
      }
      start = end;
      if (this.work.due) await this.work.pause();
    }
    return this;
  }

  private async part(positions: readonly Position[], kind: number, count = positions.length): Promise<void> {
    if (count <= 0) return;
    this.makeRoom(count);
    for (let i = 0; i < count; i++) {
      this.coordinates[this.at++] = positions[i]![0]!;
      this.coordinates[this.at++] = positions[i]![1]!;
      if (i % stride === 0 && this.work.due) await this.work.pause();
    }
    this.sizes.push(count);
    this.kinds.push(kind);
  }

  async add(geometry: Geometry): Promise<this> {
    switch (geometry.type) {
      case 'Point':
        await this.part([geometry.coordinates], point);
        break;
      case 'MultiPoint':
        await this.part(geometry.coordinates, point);
        break;
      case 'LineString':
        await this.part(geometry.coordinates, line);
        break;
      case 'MultiLineString':
        for (const path of geometry.coordinates) await this.part(path, line);
        break;
      case 'Polygon':
        await this.polygon(geometry.coordinates);
        break;
      case 'MultiPolygon':
        for (const rings of geometry.coordinates) await this.polygon(rings);
        break;
      case 'GeometryCollection':
        for (const member of geometry.geometries) await this.add(member);
        break;
    }
    return this;
  }

  private async polygon(rings: readonly Position[][]): Promise<void> {
    // A ring's last position repeats its first.
    for (const [index, ring] of rings.entries())
      await this.part(ring, index === 0 ? outer : hole, ring.length - 1);
  }

  build(): NativeParts {
    return {
      coordinates: this.coordinates.subarray(0, this.at),
      sizes: Int32Array.from(this.sizes),
      kinds: Uint8Array.from(this.kinds),
    };
  }
}

/** @param shapes  areas as the atlas keeps them, or geometries of any kind */
async function toParts(work: Work, ...shapes: readonly (Geometry | FlatGeometry)[]): Promise<NativeParts> {
  const builder = new PartsBuilder(work);
  for (const shape of shapes) await ('xy' in shape ? builder.addFlat(shape) : builder.add(shape));
  return builder.build();
}

/** The positions of each part, one part after the other.
 * @param closed  whether the first is repeated at the end */
async function positionsOf(
  { coordinates, sizes }: NativeParts,
  work: Work,
  closed: boolean,
): Promise<Position[][]> {
  const parts: Position[][] = [];
  let [from, made] = [0, 0];
  for (const size of sizes) {
    const pieces: Position[][] = [];
    for (let at = from; at < from + size; at += stride) {
      const to = Math.min(at + stride, from + size);
      pieces.push(positions(coordinates, at, to));
      made += to - at;
      if (made < stride) continue;
      made = 0;
      if (work.due) await work.pause();
    }
    const part = pieces.length === 1 ? pieces[0]! : ([] as Position[]).concat(...pieces);
    if (closed) part.push([...part[0]!]);
    parts.push(part);
    from += size;
  }
  weighPositions(parts[0], from);
  return parts;
}

/** Polygons with closed rings. */
async function ringsOf(parts: NativeParts, work: Work): Promise<Position[][][]> {
  const polygons: Position[][][] = [];
  (await positionsOf(parts, work, true)).forEach((ring, i) => {
    if (parts.kinds[i] === outer) polygons.push([ring]);
    else polygons[polygons.length - 1]!.push(ring);
  });
  return polygons;
}

async function toPolygons(parts: NativeParts, work: Work): Promise<MultiPolygon> {
  const coordinates = await ringsOf(parts, work);
  for (const polygon of coordinates) markClean(polygon);
  return { type: 'MultiPolygon', coordinates };
}

async function toLines(parts: NativeParts, work: Work): Promise<MultiLineString> {
  return { type: 'MultiLineString', coordinates: await positionsOf(parts, work, false) };
}

/** Everything within a distance of a geometry, its own inside included.
 * @param geometry  any geometry, cut at ±180° as RFC 7946 asks; edges are straight in longitude and latitude
 * @param metres    geodesic distance on the WGS 84 ellipsoid, in (0, 20,004,000)
 * @param work      whose deadline and signal stop it; default: no limit
 * @param circleSegments  vertices of a full circle, 32 … 4096; default 128: chords within 0.03 % of the distance
 * @returns valid polygons, cut at ±180° and closed over the poles, on a grid of 1e-7°
 * @throws RangeError for a distance outside its range; GeoError `too_expensive`; the signal's reason */
export async function geodesicBuffer(
  geometry: Geometry,
  metres: number,
  work: Work = new Work(),
  circleSegments = 128,
): Promise<MultiPolygon> {
  return buffer({ parts: await toParts(work, geometry) }, metres, work, circleSegments);
}

/** `geodesicBuffer` of a geometry less an area, without the buffer in between as objects.
 * @param without  polygons that may overlap, as GeoJSON or as the atlas keeps them
 * @throws as geodesicBuffer */
export async function geodesicBufferOutside(
  geometry: Geometry,
  metres: number,
  without: Area | readonly FlatGeometry[],
  work: Work = new Work(),
): Promise<MultiPolygon> {
  const left = await toParts(work, ...('coordinates' in without ? [without] : without));
  return buffer({ parts: await toParts(work, geometry), without: left }, metres, work);
}

/** `geodesicBuffer` for an answer that is cut with a region: right inside it, and anything outside of it.
 * @param region  geometry of any kind; only one with areas spares work
 * @throws as geodesicBuffer */
export async function geodesicBufferWithin(
  geometry: Geometry,
  metres: number,
  region: Geometry,
  work: Work = new Work(),
): Promise<MultiPolygon> {
  const within = await toParts(work, region);
  const hasAreas = within.kinds.length > 0 && within.kinds.every((kind) => kind === outer || kind === hole);
  const parts = await toParts(work, geometry);
  return buffer(hasAreas ? { parts, within } : { parts }, metres, work);
}

async function buffer(
  parts: { readonly parts: NativeParts; readonly without?: NativeParts; readonly within?: NativeParts },
  metres: number,
  work: Work,
  circleSegments = 128,
): Promise<MultiPolygon> {
  if (!(metres > 0 && metres < 20_004_000)) {
    throw new RangeError(
      `distance must be above 0 and below half the Earth's girth (20,004 km), got ${metres} m`,
    );
  }
  const done = await work.native((control) =>
    addon().geodesicBuffer({ ...parts, distance: metres, circleSegments, control }),
  );
  return toPolygons(done, work);
}

async function overlay(
  a: readonly (Geometry | FlatGeometry)[],
  b: readonly (Geometry | FlatGeometry)[],
  operation: OverlayOperation,
  work: Work,
): Promise<MultiPolygon> {
  const input = { a: await toParts(work, ...a), b: await toParts(work, ...b), operation };
  return toPolygons(await work.native((control) => addon().geometryOverlay({ ...input, control })), work);
}

/** Area covered by any of the geometries; the areas may overlap.
 * @param areas  as GeoJSON or as the atlas keeps them
 * @throws GeoError `too_expensive`; the signal's reason: so do all operations here */
export function union(areas: readonly (Area | FlatGeometry)[], work = new Work()): Promise<MultiPolygon> {
  return overlay(areas, [], 'union', work);
}

/** Area covered by both; empty coordinates when they have none in common. */
export function intersection(a: Area, b: Area, work = new Work()): Promise<MultiPolygon> {
  return overlay([a], [b], 'intersection', work);
}

/** Area of `a` outside `b`; empty coordinates when nothing is left. */
export function difference(a: Area, b: Area, work = new Work()): Promise<MultiPolygon> {
  return overlay([a], [b], 'difference', work);
}

/** What polygons enclose whose rings may cross themselves: everything that the outer ring goes round, either way, less
 * what the holes go round.
 * @param area  closed rings, outer first; longitudes may run past ±180 and do not jump
 * @returns the same for polygons of simple rings; undefined where nothing had to change */
export async function untangle(area: MultiPolygon, work = new Work()): Promise<Position[][][] | undefined> {
  const parts = await toParts(work, area);
  const found = await work.native((control) => addon().geometryUntangle({ parts, control }));
  return found ? ringsOf(found, work) : undefined;
}

async function lines(a: Geometry, b: Geometry, verb: LineVerb, work: Work): Promise<MultiLineString> {
  const input = { a: await toParts(work, a), b: await toParts(work, b), verb };
  return toLines(await work.native((control) => addon().geometryLines({ ...input, control })), work);
}

/** The parts of lines inside an area, its outline included. */
export function linesInside(given: MultiLineString, area: Area, work = new Work()): Promise<MultiLineString> {
  return lines(given, area, 'inside', work);
}

/** The parts of lines outside an area, its outline excluded. */
export function linesOutside(
  given: MultiLineString,
  area: Area,
  work = new Work(),
): Promise<MultiLineString> {
  return lines(given, area, 'outside', work);
}

/** The lines that belong to the outlines of both areas. */
export function sharedOutline(a: Area, b: Area, work = new Work()): Promise<MultiLineString> {
  return lines(a, b, 'shared', work);
}

/** The geodesic between two positions on WGS 84: metres, and azimuths in degrees clockwise from north at its ends. */
export function geodesicInverse(
  from: Position,
  to: Position,
): { distance: number; azimuth1: number; azimuth2: number } {
  const [distance, azimuth1, azimuth2] = addon().geodesicInverse(from[0]!, from[1]!, to[0]!, to[1]!);
  return { distance: distance!, azimuth1: azimuth1!, azimuth2: azimuth2! };
}

/** The position `metres` away along an azimuth in degrees clockwise from north. */
export function geodesicDirect(from: Position, azimuth: number, metres: number): Position {
  const [lon, lat] = addon().geodesicDirect(from[0]!, from[1]!, azimuth, metres);
  return [lon!, lat!];
}
