/** Parts of an outline by how far they lie from its largest one, for outlines as they are cached. */

import type { Geometry } from 'geojson';
import { type Bbox, bboxOf } from './bbox.ts';
import { type FlatGeometry, flatten, inflate } from './flat.ts';
import { apart, groupMetres, mainParts, overseasMetres, withoutChained } from './main-parts.ts';
import type { Area } from './native.ts';
import type { Work } from './work.ts';

interface Part {
  readonly size: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

const radians = Math.PI / 180;

/** Box and area (on a sphere, in any unit) of the outer ring of each polygon. */
function partsOf({ type, xy, ends, parts }: FlatGeometry): Part[] {
  const outer = type === 'MultiPolygon' ? [0, ...parts.subarray(0, parts.length - 1)] : [0];
  return outer.map((ring) => {
    const from = ring === 0 ? 0 : ends[ring - 1]!;
    const to = ends[ring]!;
    const box = { west: 180, south: 90, east: -180, north: -90 };
    let size = 0;
    for (let v = from; v < to; v++) {
      const lon = xy[2 * v]!;
      const lat = xy[2 * v + 1]!;
      box.west = Math.min(box.west, lon);
      box.east = Math.max(box.east, lon);
      box.south = Math.min(box.south, lat);
      box.north = Math.max(box.north, lat);
      if (v > from)
        size += (lon - xy[2 * v - 2]!) * (Math.sin(lat * radians) + Math.sin(xy[2 * v - 1]! * radians));
    }
    return { ...box, size: Math.abs(size) };
  });
}

/** Outlines are cached and asked for again and again. */
const known = new WeakMap<FlatGeometry, Part[]>();

/** Parts whose box lies more than 1,000 km from that of the largest one, and not in reach of one that lies nearer, so that
 * no group of islands is split. A part in a bay of the box is not found; all that is found does lie there. */
function overseasOf(flat: FlatGeometry): Part[] {
  if (flat.type !== 'MultiPolygon') return [];
  const before = known.get(flat);
  if (before) return before;
  const parts = partsOf(flat);
  const largest = parts.reduce((best, part) => (part.size > best.size ? part : best));
  const isFar = (part: Part) => apart(part, largest) > overseasMetres;
  const near = parts.filter((part) => !isFar(part));
  const overseas = withoutChained(
    parts.filter(isFar),
    near,
    (part, other) => apart(part, other) < groupMetres,
  );
  known.set(flat, overseas);
  return overseas;
}

/** Whether some part of an outline lies overseas. */
export const reachesOverseas = (flat: FlatGeometry): boolean => overseasOf(flat).length > 0;

/** Whether a geometry has a part whose box meets that of a part of an outline that lies overseas. */
export function meetsOverseas(outline: FlatGeometry, geometry: Geometry): boolean {
  const overseas = overseasOf(outline);
  return boxesOf(geometry).some(([west, south, east, north]) =>
    overseas.some((far) => west <= far.east && east >= far.west && south <= far.north && north >= far.south),
  );
}

function boxesOf(geometry: Geometry): Bbox[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(boxesOf);
  if (geometry.type === 'MultiPolygon')
    return geometry.coordinates.map((coordinates) => bboxOf({ type: 'Polygon', coordinates }));
  if (geometry.type === 'MultiLineString')
    return geometry.coordinates.map((coordinates) => bboxOf({ type: 'LineString', coordinates }));
  return [bboxOf(geometry)];
}

/** @param which  `home`: the largest part with what lies within 1,000 km of it; `mainland`: the largest part alone */
export async function keepParts(
  flat: FlatGeometry,
  which: 'home' | 'mainland',
  work: Work,
): Promise<FlatGeometry> {
  if (flat.type !== 'MultiPolygon') return flat;
  const { mainland, near } = await mainParts(inflate(flat) as Area, work);
  const kept = which === 'home' ? [...mainland.coordinates, ...near.coordinates] : mainland.coordinates;
  return flatten(
    kept.length === 1
      ? { type: 'Polygon', coordinates: kept[0]! }
      : { type: 'MultiPolygon', coordinates: kept },
  );
}
