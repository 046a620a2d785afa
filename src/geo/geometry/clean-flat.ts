/** Cleaning without an object for every position: what ships is clean but for its last digits, and says so fast. */

import type { FlatGeometry } from '../domain/flat.ts';
import { cleanGeometry } from './clean.ts';
import { flatten, inflate } from './flat.ts';

/** As `cleanGeometry`, for flat geometry; may reuse and change the arrays of its input.
 * @returns undefined when nothing remains */
export function cleanFlat(flat: FlatGeometry): FlatGeometry | undefined {
  const quick = roundInPlace(flat);
  if (quick) return single(flat);
  const clean = cleanGeometry(inflate(flat));
  return clean && flatten(clean);
}

const scale = 1e7;

/** Rounds to 7 decimals; false when anything but rounding is needed. */
function roundInPlace({ type, xy, ends, parts }: FlatGeometry): boolean {
  for (let i = 0; i < xy.length; i += 2) {
    const lon = xy[i]!;
    const lat = xy[i + 1]!;
    if (!(lon >= -180 && lon <= 180 && lat >= -90 && lat <= 90)) return false;
    xy[i] = Math.round(lon * scale) / scale + 0;
    xy[i + 1] = Math.round(lat * scale) / scale + 0;
  }
  if (type === 'Point' || type === 'MultiPoint') return type === 'Point';
  const area = type === 'Polygon' || type === 'MultiPolygon';
  let start = 0;
  let part = 0;
  for (let r = 0; r < ends.length; r++) {
    const end = ends[r]!;
    for (let v = start + 1; v < end; v++) if (!step(xy, v)) return false;
    if (area) {
      const outer = r === 0 || (type === 'MultiPolygon' && r === parts[part]);
      if (outer && r > 0) part++;
      if (!goodRing(xy, start, end, outer)) return false;
    } else if (end - start < 2) return false;
    start = end;
  }
  return true;
}

/** Whether a vertex differs from the one before and does not jump across ±180°. */
function step(xy: Float64Array, v: number): boolean {
  const dx = Math.abs(xy[2 * v]! - xy[2 * v - 2]!);
  const dy = xy[2 * v + 1]! - xy[2 * v - 1]!;
  if (dx === 0 && dy === 0) return false;
  return dx <= 180 || (dx === 360 && dy === 0 && Math.abs(xy[2 * v + 1]!) === 90);
}

function goodRing(xy: Float64Array, start: number, end: number, outer: boolean): boolean {
  const last = end - 1;
  if (end - start < 4 || xy[2 * start] !== xy[2 * last] || xy[2 * start + 1] !== xy[2 * last + 1])
    return false;
  const x0 = xy[2 * start]!;
  const y0 = xy[2 * start + 1]!;
  let area = 0;
  for (let v = start + 1; v < end; v++)
    area += (xy[2 * v - 2]! - x0) * (xy[2 * v + 1]! - y0) - (xy[2 * v]! - x0) * (xy[2 * v - 1]! - y0);
  return area !== 0 && area > 0 === outer;
}

/** The single type when one part remains. */
function single(flat: FlatGeometry): FlatGeometry {
  if (flat.type === 'MultiPolygon' && flat.parts.length === 1)
    return { ...flat, type: 'Polygon', parts: new Uint32Array() };
  if (flat.type === 'MultiLineString' && flat.ends.length === 1) return { ...flat, type: 'LineString' };
  return flat;
}
