/** Geometry that comes from outside: untangled, cut at ±180° and clean. */

import type { Geometry, MultiPolygon, Position } from 'geojson';
import { cutUnrolled, type PoleRule, unrollPolygon } from './antimeridian.ts';
import { cleanInTurns, isClean } from './clean.ts';
import { fromMixed, toMixed } from './combine.ts';
import { untangle } from './native.ts';
import type { Work } from './work.ts';

/** Rings that cross themselves enclose everything that they go round, either way: as they are, their loops would cancel
 * each other out. Rings may jump across ±180°, and are closed over the poles that they go round.
 * @returns undefined when nothing has an extent
 * @throws GeoError `invalid_geometry` for rings that cannot enclose the poles asked for, `too_expensive`; the signal's reason */
export async function tidy(
  given: Geometry,
  work: Work,
  pole: PoleRule = 'winding',
): Promise<Geometry | undefined> {
  const { areas, lines, points } = toMixed(given);
  const coordinates: Position[][][] = [];
  const unrolled: Position[][][] = [];
  for (const polygon of areas.coordinates) {
    if (work.due) await work.pause();
    if (isClean(polygon)) coordinates.push(polygon);
    else for (const whole of unrollPolygon(polygon, pole)) unrolled.push(whole);
  }
  for (const polygon of await simpleRings(unrolled, work)) {
    if (work.due) await work.pause();
    for (const piece of cutUnrolled(polygon)) coordinates.push(piece);
  }
  const cut = fromMixed({ areas: { type: 'MultiPolygon', coordinates }, lines, points });
  return cut && cleanInTurns(cut, work.signal);
}

async function simpleRings(coordinates: Position[][][], work: Work): Promise<Position[][][]> {
  if (coordinates.length === 0) return coordinates;
  const all: MultiPolygon = { type: 'MultiPolygon', coordinates };
  return (await untangle(all, work)) ?? coordinates;
}
