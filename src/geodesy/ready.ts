/** What every operation begins with: input checked, untangled, cut at ±180° and clean. */

import type { Geometry } from 'geojson';
import type { PoleRule } from '../geo/geometry/antimeridian.ts';
import { type GeoJsonInput, toAreaInput, toGeometry } from '../geo/geometry/input.ts';
import type { Area } from '../geo/geometry/native.ts';
import { tidy } from '../geo/geometry/tidy.ts';
import { Work, type WorkLimits } from '../geo/geometry/work.ts';

/** @returns an empty collection when nothing has an extent
 * @throws GeoError `invalid_geometry`, `too_expensive`; the signal's reason */
export async function ready(
  input: GeoJsonInput,
  name: string,
  work: Work,
  pole: PoleRule = 'winding',
): Promise<Geometry> {
  return (await tidy(toGeometry(input, name), work, pole)) ?? { type: 'GeometryCollection', geometries: [] };
}

export async function readyArea(input: GeoJsonInput, name: string, work: Work): Promise<Area> {
  const clean = await tidy(toAreaInput(input, name), work);
  return clean?.type === 'Polygon' || clean?.type === 'MultiPolygon'
    ? clean
    : { type: 'MultiPolygon', coordinates: [] };
}

/** The arguments `a` and `b` of a function of two geometries. */
export async function readyBoth<T>(
  prepare: (input: GeoJsonInput, name: string, work: Work) => Promise<T>,
  a: GeoJsonInput,
  b: GeoJsonInput,
  limits: WorkLimits,
): Promise<{ readonly p: T; readonly q: T; readonly work: Work }> {
  const work = new Work(limits);
  return { p: await prepare(a, 'a', work), q: await prepare(b, 'b', work), work };
}
