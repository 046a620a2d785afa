/** Beyond a place in a direction. */

import type { Geometry } from 'geojson';
import type { Directional } from '../../domain/query.ts';
import { beyondLine } from '../../geometry/beyond-line.ts';
import { beyond } from '../../geometry/directional.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';
import { runsLong } from './between.ts';

/** Farther than a place's outermost point; of rivers and ranges that run across the direction, beyond each stretch. */
export async function directional(evaluation: Evaluation, query: Directional): Promise<Geometry> {
  const { of, direction } = query;
  const geometry = await evaluation.evaluate(of);
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
