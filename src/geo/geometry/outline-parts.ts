/** Parts of an outline by how far they lie from its largest one, for outlines as they are cached. */

import { haversineMetres } from './circle.ts';
import { type FlatGeometry, flatten, inflate } from './flat.ts';
import { mainParts, overseasMetres } from './main-parts.ts';
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

/** Metres that two boxes are apart at least, the way over ±180° included. */
function apart(a: Part, b: Part): number {
  const plain = Math.max(0, a.west - b.east, b.west - a.east);
  const across = Math.max(0, 360 - (Math.max(a.east, b.east) - Math.min(a.west, b.west)));
  const lat = Math.max(0, a.south - b.north, b.south - a.north);
  const highest = Math.max(...[a, b].flatMap(({ south, north }) => [Math.abs(south), Math.abs(north)]));
  return Math.max(
    haversineMetres(0, 0, 0, lat),
    haversineMetres(0, highest, Math.min(plain, across), highest),
  );
}

/** Whether the box of some part lies more than 1,000 km from that of the largest one. A part in a bay of the box is not
 * found so; all that is found does lie there. */
export function reachesOverseas(flat: FlatGeometry): boolean {
  if (flat.type !== 'MultiPolygon') return false;
  const parts = partsOf(flat);
  const largest = parts.reduce((best, part) => (part.size > best.size ? part : best));
  return parts.some((part) => apart(part, largest) > overseasMetres);
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
