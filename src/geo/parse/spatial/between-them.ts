/** "Berlin and Potsdam and the area between them": two or more places that were said before. */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Cursor } from './cursor.ts';

/** What was said before, where "them" follows, which is read. */
export function them(cursor: Cursor): readonly [SpatialQuery, SpatialQuery, ...SpatialQuery[]] | undefined {
  const { context } = cursor;
  if (context?.type !== 'Union' || !cursor.isKeyword('pronoun')) return undefined;
  const [a, b, ...more] = context.of;
  if (!a || !b) return undefined;
  cursor.take('pronoun');
  return [a, b, ...more];
}

/** After "between". */
export function betweenThem(cursor: Cursor): SpatialQuery | undefined {
  const said = them(cursor);
  if (!said) return undefined;
  const [a, b, ...more] = said;
  return more.length > 0 ? { type: 'BetweenAll', of: [...said] } : { type: 'Between', a, b };
}

/** After "sea": "… between them". */
export function seaBetweenThem(cursor: Cursor): SpatialQuery | undefined {
  if (!cursor.isKeyword('between') || !cursor.isKeyword('pronoun', 1)) return undefined;
  const { at } = cursor;
  cursor.take('between');
  const between = betweenThem(cursor);
  if (between) return { type: 'Intersection', of: [{ type: 'Sea', water: true }, between] };
  cursor.at = at;
  return undefined;
}
