/** "30 km inland from the coast of A". */

import type { Distance, SpatialQuery } from '../../domain/query.ts';
import { coastOf } from './coast.ts';
import type { Cursor } from './cursor.ts';

/** After a distance and "inland". */
export function inland(cursor: Cursor, distance: Distance): SpatialQuery {
  cursor.take('in');
  const operand = cursor.list();
  const land = operand.type === 'CoastOf' ? operand.of : operand;
  return { type: 'Intersection', of: [{ type: 'Buffer', of: coastOf(land), distance }, land] };
}
