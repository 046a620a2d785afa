/** "10 by 10 km around A". */

import type { Distance, SpatialQuery } from '../../domain/query.ts';
import { printQuery } from '../print.ts';
import type { Cursor } from './cursor.ts';
import { checked } from './misunderstood.ts';

/** After width and height. */
export function rectangle(cursor: Cursor, width: Distance, height: Distance, text: string): SpatialQuery {
  const size = { width: checked(width, text), height: checked(height, text) };
  cursor.take('zone');
  if (!cursor.isKeyword('of') && !cursor.isKeyword('around') && !cursor.isKeyword('in'))
    throw cursor.expected('"around" and a place');
  cursor.at++;
  const of = cursor.list();
  if (of.type !== 'Position') cursor.notes.push(`the box lies around the middle of "${printQuery(of)}"`);
  return { type: 'Rectangle', of, ...size };
}
