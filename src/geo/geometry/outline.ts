/** Outlines as lines: borders and coasts. */

import type { MultiLineString, Position } from 'geojson';
import { polygonsOf } from './area.ts';
import { type Area, linesInside } from './native.ts';
import type { Work } from './work.ts';

/** The outline of an area as lines, without the edges that are drawn only because the map ends: the antimeridian and
 * the poles. An outline that really runs along ±180° cannot be told from the cut and is left out as well. */
export function outlineOf(area: Area): MultiLineString {
  const lines: Position[][] = [];
  const isSeam = (a: Position, b: Position) =>
    (Math.abs(a[0]!) === 180 && a[0] === b[0]) || (Math.abs(a[1]!) === 90 && a[1] === b[1]);
  for (const rings of polygonsOf(area)) {
    for (const ring of rings) {
      const n = ring.length - 1;
      let start = -1;
      for (let i = 0; i < n; i++) {
        if (isSeam(ring[i]!, ring[i + 1]!)) start = i + 1;
      }
      if (start < 0) {
        lines.push(ring);
        continue;
      }
      let line: Position[] = [];
      for (let k = 0; k < n; k++) {
        const a = ring[(start + k) % n]!;
        const b = ring[(start + k + 1) % n]!;
        if (isSeam(a, b)) {
          if (line.length > 1) lines.push(line);
          line = [];
          continue;
        }
        if (line.length === 0) line.push(a);
        line.push(b);
      }
      if (line.length > 1) lines.push(line);
    }
  }
  return { type: 'MultiLineString', coordinates: lines };
}

/** The sea coast of an area: the parts of the world's coastline in it or on its outline. */
export function coastOf(area: Area, coastline: MultiLineString, work?: Work): Promise<MultiLineString> {
  return linesInside(coastline, area, work);
}
