/** Beyond a place in a direction. */

import type { Geometry } from 'geojson';
import type { Direction, Directional, SpatialQuery } from '../../domain/query.ts';
import { beyondLine } from '../../geometry/beyond-line.ts';
import { intersect } from '../../geometry/combine.ts';
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

/** Farther than a place's outermost point; of rivers and ranges that run across the direction, beyond each stretch. */
export async function directional(
  evaluation: Evaluation,
  query: Directional,
  region?: Geometry,
): Promise<Geometry> {
  const { of, direction } = query;
  // What lies on a side of the date line goes by the meridian that it keeps to.
  const whole = of.type === 'Meridian' ? meridianLine(of.lon) : await evaluation.evaluate(of);
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
  }
  return beyond(geometry, direction, name, evaluation.work);
}
