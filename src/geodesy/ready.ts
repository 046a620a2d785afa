/** What every operation begins with: input checked, untangled, cut at ±180° and clean. */

import type { Geometry, MultiPolygon, Position } from 'geojson';
import { cutUnrolled, type PoleRule, unrollPolygon } from '../geo/geometry/antimeridian.ts';
import { cleanInTurns, isClean } from '../geo/geometry/clean.ts';
import { fromMixed, toMixed } from '../geo/geometry/combine.ts';
import { type Area, untangle } from '../geo/geometry/native.ts';
import type { Work } from '../geo/geometry/work.ts';
import { type GeoJsonInput, toAreaInput, toGeometry } from './input.ts';

const nothing: Geometry = { type: 'GeometryCollection', geometries: [] };

/** Rings that cross themselves enclose everything that they go round, either way: as they are, their loops would cancel
 * each other out.
 * @throws GeoError `invalid_geometry`, `too_expensive`; the signal's reason */
export async function ready(
  input: GeoJsonInput,
  name: string,
  work: Work,
  pole: PoleRule = 'winding',
): Promise<Geometry> {
  return tidy(toGeometry(input, name), work, pole);
}

export async function readyArea(input: GeoJsonInput, name: string, work: Work): Promise<Area> {
  const clean = await tidy(toAreaInput(input, name), work);
  return clean.type === 'Polygon' || clean.type === 'MultiPolygon'
    ? clean
    : { type: 'MultiPolygon', coordinates: [] };
}

async function tidy(given: Geometry, work: Work, pole: PoleRule = 'winding'): Promise<Geometry> {
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
  return (cut && (await cleanInTurns(cut, work.signal))) ?? nothing;
}

async function simpleRings(coordinates: Position[][][], work: Work): Promise<Position[][][]> {
  if (coordinates.length === 0) return coordinates;
  const all: MultiPolygon = { type: 'MultiPolygon', coordinates };
  return (await untangle(all, work)) ?? coordinates;
}
