/** Outlines for maps of a scale: GeoJSON with no more vertices than can be seen. */

import type { Geometry, Position } from 'geojson';
import type { FlatGeometry } from '../domain/flat.ts';

/** @param step  degrees: vertices nearer to the last one kept are left out, the ends of rings and lines are not
 * @returns undefined where nothing is left: rings smaller than the step */
export function thinned(flat: FlatGeometry, step: number): Geometry | undefined {
  const closed = flat.type.endsWith('Polygon');
  const least = closed ? 4 : 2;
  let from = 0;
  const lines = Array.from(flat.ends, (end) => {
    const line = lineOf(flat.xy, from, end, step);
    from = end;
    return line;
  });
  const keep = (line: Position[]) => line.length >= least;
  switch (flat.type) {
    case 'Point':
      return { type: 'Point', coordinates: [flat.xy[0]!, flat.xy[1]!] };
    case 'LineString':
    case 'MultiLineString':
      return { type: 'MultiLineString', coordinates: lines.filter(keep) };
    case 'Polygon':
    case 'MultiPolygon': {
      let first = 0;
      const parts = flat.type === 'Polygon' ? [lines.length] : flat.parts;
      const polygons = Array.from(parts, (end) => {
        const [outer, ...holes] = lines.slice(first, end);
        first = end;
        return keep(outer!) ? [outer!, ...holes.filter(keep)] : [];
      }).filter((rings) => rings.length > 0);
      return polygons.length === 0 ? undefined : { type: 'MultiPolygon', coordinates: polygons };
    }
    default:
      return undefined;
  }
}

function lineOf(xy: Float64Array, from: number, end: number, step: number): Position[] {
  const line: Position[] = [];
  let [x, y] = [Number.NaN, Number.NaN];
  for (let at = from; at < end; at++) {
    const [lon, lat] = [xy[2 * at]!, xy[2 * at + 1]!];
    if (at !== end - 1 && Math.abs(lon - x) < step && Math.abs(lat - y) < step) continue;
    line.push([lon, lat]);
    [x, y] = [lon, lat];
  }
  return line;
}
