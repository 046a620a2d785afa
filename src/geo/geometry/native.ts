/** Areas in and out of the native geometry engine: geodesic buffers, set operations, geodesics, areas. */

import type { Geometry, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import type { Addon, NativeParts } from '../../../bindings/addon.d.ts';
import { loadAddon } from '../../shared/load-addon.ts';

let loaded: Addon | undefined;

function addon(): Addon {
  loaded ??= loadAddon<Addon>();
  return loaded;
}

export type Area = Polygon | MultiPolygon;

const outer = 0;
const hole = 1;
const line = 2;
const point = 3;

class PartsBuilder {
  private readonly coordinates: number[] = [];
  private readonly sizes: number[] = [];
  private readonly kinds: number[] = [];

  private part(positions: readonly Position[], kind: number, count = positions.length): void {
    if (count === 0) return;
    for (let i = 0; i < count; i++) this.coordinates.push(positions[i]![0]!, positions[i]![1]!);
    this.sizes.push(count);
    this.kinds.push(kind);
  }

  add(geometry: Geometry): this {
    switch (geometry.type) {
      case 'Point':
        this.part([geometry.coordinates], point);
        break;
      case 'MultiPoint':
        this.part(geometry.coordinates, point);
        break;
      case 'LineString':
        this.part(geometry.coordinates, line);
        break;
      case 'MultiLineString':
        for (const path of geometry.coordinates) this.part(path, line);
        break;
      case 'Polygon':
        this.polygon(geometry.coordinates);
        break;
      case 'MultiPolygon':
        for (const rings of geometry.coordinates) this.polygon(rings);
        break;
      case 'GeometryCollection':
        for (const member of geometry.geometries) this.add(member);
        break;
    }
    return this;
  }

  private polygon(rings: readonly Position[][]): void {
    // A ring's last position repeats its first.
    rings.forEach((ring, index) => {
      this.part(ring, index === 0 ? outer : hole, ring.length - 1);
    });
  }

  build(): NativeParts {
    return {
      coordinates: Float64Array.from(this.coordinates),
      sizes: Int32Array.from(this.sizes),
      kinds: Uint8Array.from(this.kinds),
    };
  }
}

function toParts(geometry: Geometry): NativeParts {
  return new PartsBuilder().add(geometry).build();
}

function fromParts({ coordinates, sizes, kinds }: NativeParts): MultiPolygon {
  const polygons: Position[][][] = [];
  let at = 0;
  for (let i = 0; i < sizes.length; i++) {
    const ring: Position[] = [];
    for (let k = 0; k < sizes[i]!; k++, at += 2) ring.push([coordinates[at]!, coordinates[at + 1]!]);
    ring.push([...ring[0]!]);
    if (kinds[i] === outer) polygons.push([ring]);
    else polygons[polygons.length - 1]!.push(ring);
  }
  return { type: 'MultiPolygon', coordinates: polygons };
}

/** Everything within a distance of a geometry, its own inside included.
 * @param geometry  any geometry, cut at ±180° as RFC 7946 asks; edges are straight in longitude and latitude
 * @param metres    geodesic distance on the WGS 84 ellipsoid, in (0, 20,004,000)
 * @param options   `circleSegments`: vertices of a full circle (8 … 4096, default 128: chords within 0.03 % of the
 *                  distance); `control`: shared memory whose first word, set to 1, stops the run
 * @returns valid polygons, cut at ±180° and closed over the poles, on a grid of 1e-7°
 * @throws RangeError for a distance outside its range */
export async function geodesicBuffer(
  geometry: Geometry,
  metres: number,
  options: { circleSegments?: number; control?: Int32Array } = {},
): Promise<MultiPolygon> {
  if (!(metres > 0 && metres < 20_004_000)) {
    throw new RangeError(
      `distance must be above 0 and below half the Earth's girth (20,004 km), got ${metres} m`,
    );
  }
  const { circleSegments = 128, control } = options;
  return fromParts(
    await addon().geodesicBuffer({ parts: toParts(geometry), distance: metres, circleSegments, control }),
  );
}

/** Area covered by any of the geometries; the areas may overlap. */
export async function union(areas: readonly Area[]): Promise<MultiPolygon> {
  const builder = new PartsBuilder();
  for (const area of areas) builder.add(area);
  return fromParts(await addon().geometryOverlay({ a: builder.build(), b: emptyParts(), operation: 0 }));
}

/** Area covered by both; empty coordinates when they have none in common. */
export async function intersection(a: Area, b: Area): Promise<MultiPolygon> {
  return fromParts(await addon().geometryOverlay({ a: toParts(a), b: toParts(b), operation: 1 }));
}

/** Area of `a` outside `b`; empty coordinates when nothing is left. */
export async function difference(a: Area, b: Area): Promise<MultiPolygon> {
  return fromParts(await addon().geometryOverlay({ a: toParts(a), b: toParts(b), operation: 2 }));
}

/** The parts of lines inside an area, its outline included. */
export async function linesInside(lines: MultiLineString, area: Area): Promise<MultiLineString> {
  return toLines(await addon().geometryLines({ a: toParts(lines), b: toParts(area), verb: 0 }));
}

/** The parts of lines outside an area, its outline excluded. */
export async function linesOutside(lines: MultiLineString, area: Area): Promise<MultiLineString> {
  return toLines(await addon().geometryLines({ a: toParts(lines), b: toParts(area), verb: 1 }));
}

/** The lines that belong to the outlines of both areas. */
export async function sharedOutline(a: Area, b: Area): Promise<MultiLineString> {
  return toLines(await addon().geometryLines({ a: toParts(a), b: toParts(b), verb: 2 }));
}

function toLines({ coordinates, sizes }: NativeParts): MultiLineString {
  const lines: Position[][] = [];
  let at = 0;
  for (const size of sizes) {
    const line: Position[] = [];
    for (let k = 0; k < size; k++, at += 2) line.push([coordinates[at]!, coordinates[at + 1]!]);
    lines.push(line);
  }
  return { type: 'MultiLineString', coordinates: lines };
}

function emptyParts(): NativeParts {
  return { coordinates: new Float64Array(0), sizes: new Int32Array(0), kinds: new Uint8Array(0) };
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
