/** Beyond a place in a direction. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { maskOf } from '../../domain/place.ts';
import type { Direction, Directional, SpatialQuery } from '../../domain/query.ts';
import { besideShore, beyondLine } from '../../geometry/beyond-line.ts';
import { intersect, subtract, unite } from '../../geometry/combine.ts';
import { beyond } from '../../geometry/directional.ts';
import { meridianLine } from '../../geometry/grid.ts';
import { windowAround } from '../../geometry/window.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';
import { runsLong } from './between.ts';

/** How far beyond a land a river is looked at. */
const besideMetres = 30_000;

/** "Hungary west of the Danube": there the river runs from north to south, whichever way its whole course goes. */
async function courseIn(
  evaluation: Evaluation,
  of: SpatialQuery,
  whole: Geometry,
  region: Geometry,
  direction: Direction,
): Promise<Geometry | undefined> {
  if (whole.type !== 'LineString' && whole.type !== 'MultiLineString') return undefined;
  if (!(await runsLong(evaluation, of, whole)) || beyondLine(whole, direction)) return undefined;
  const window = windowAround(region, besideMetres);
  const inside = window && (await intersect(whole, window, evaluation.work));
  return inside && beyondLine(inside, direction) ? inside : undefined;
}

const rivers = maskOf(['river', 'canal']);

async function isRiver(evaluation: Evaluation, of: SpatialQuery): Promise<boolean> {
  if (of.type !== 'NamedPlace' || evaluation.isLocal(of)) return false;
  return (maskOf([(await evaluation.find(of)).place.kind]) & rivers) !== 0;
}

const lakes = maskOf(['lake', 'reservoir']);

/** "Shiga west of Lake Biwa" begins at the western shore, at whatever latitude. */
async function besideLake(
  evaluation: Evaluation,
  { of, direction }: Directional,
  geometry: Geometry,
): Promise<Geometry | undefined> {
  if (of.type !== 'NamedPlace' || evaluation.isLocal(of)) return undefined;
  if ((maskOf([(await evaluation.find(of)).place.kind]) & lakes) === 0) return undefined;
  const beside = besideShore(geometry, direction);
  return beside && subtract(beside, geometry, evaluation.work);
}

/** What lies south of the southernmost point of the Rhine is no side of it. */
function alongItsCourse(name: string, direction: Direction): GeoError {
  const sides = direction === 'north' || direction === 'south' ? 'east or west' : 'north or south';
  return new GeoError(
    'query_not_understood',
    `The query was not understood: the course of ${name} there does not part what lies ${direction} of it from the rest.`,
    { fix: `Ask for what lies ${sides} of it, or on its left or right bank.` },
  );
}

/** Farther than a place's outermost point; of rivers and ranges that run across the direction, beyond each stretch. */
export async function directional(
  evaluation: Evaluation,
  query: Directional,
  region?: Geometry,
): Promise<Geometry> {
  const { of, direction } = query;
  // What lies on a side of the date line goes by the meridian that it keeps to; "south of France" begins at Corsica, not at
  // Réunion.
  const whole = of.type === 'Meridian' ? meridianLine(of.lon) : await evaluation.bounded(of);
  const geometry = (region && (await courseIn(evaluation, of, whole, region, direction))) ?? whole;
  const name = printQuery(of);
  if (of.type !== 'Parallel' && of.type !== 'Meridian' && (await runsLong(evaluation, of, geometry))) {
    const side = beyondLine(geometry, direction);
    if (side) {
      evaluation.notes.push(
        `${direction} of ${name} is what lies ${direction} of its course, which goes on from its ends along a ${direction === 'north' || direction === 'south' ? 'parallel' : 'meridian'}`,
      );
      return side;
    }
    if (await isRiver(evaluation, of)) throw alongItsCourse(name, direction);
  }
  const far = await beyond(geometry, direction, name, evaluation.work);
  const beside = await besideLake(evaluation, query, geometry);
  return (beside && (await unite([far, beside], evaluation.work))) ?? far;
}
