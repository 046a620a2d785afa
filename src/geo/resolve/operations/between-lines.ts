/** What lies between two parallels or two meridians. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import type { Between } from '../../domain/query.ts';
import { gridBox, meridianLine, parallelLine } from '../../geometry/grid.ts';
import { printQuery } from '../../parse/print.ts';

/** @returns undefined where neither is a line of the grid
 * @throws GeoError `query_not_understood` for a line and something else; `empty_result` for a line and itself */
export function betweenLines({ a, b, halfway = false }: Between): Geometry | undefined {
  const isLine = ({ type }: Between['a']) => type === 'Parallel' || type === 'Meridian';
  if (!isLine(a) && !isLine(b)) return undefined;
  const names = `${printQuery(a)} and ${printQuery(b)}`;
  if (a.type === 'Parallel' && b.type === 'Parallel') {
    const [south, north] = [Math.min(a.lat, b.lat), Math.max(a.lat, b.lat)];
    if (south === north) throw nothing(names);
    if (halfway) return parallelLine((south + north) / 2);
    return gridBox({ west: -180, south, east: 180, north });
  }
  if (a.type === 'Meridian' && b.type === 'Meridian') {
    const eastwards = (b.lon - a.lon + 360) % 360;
    if (eastwards === 0) throw nothing(names);
    if (eastwards === 180) {
      throw new GeoError(
        'query_not_understood',
        `${names} halve the globe: say which half, for example "east of the prime meridian".`,
      );
    }
    const [west, width] = eastwards < 180 ? [a.lon, eastwards] : [b.lon, 360 - eastwards];
    if (halfway) return meridianLine(((west + width / 2 + 540) % 360) - 180);
    const east = west + width > 180 ? west + width - 360 : west + width;
    return gridBox({ west, south: -90, east, north: 90 });
  }
  throw new GeoError(
    'query_not_understood',
    `What lies between ${names} is not read: a line of the grid has two parallels or two meridians between which something lies.`,
    { fix: 'Say on which side of each, for example "north of the equator and south of Cairo".' },
  );
}

function nothing(names: string): GeoError {
  return new GeoError('empty_result', `The result is empty: nothing lies between ${names}.`);
}
