/** Operands in a row: what separates them, and the list after "of". */

import type { SpatialQuery } from '../../domain/query.ts';
import { printQuery } from '../print.ts';
import type { Cursor } from './cursor.ts';
import { place } from './place.ts';

/** The operand of "of": places joined by "and" belong together, as in "within 50 km of Paris and Lyon". */
export function list(cursor: Cursor): SpatialQuery {
  cursor.skipOf();
  return listFrom(cursor, cursor.primary());
}

/** The same behind its first member. */
export function listFrom(cursor: Cursor, first: SpatialQuery): SpatialQuery {
  const members = [first];
  for (;;) {
    const mark = cursor.at;
    if (!separator(cursor)) break;
    // Only plain places join the list; an operation begins a member of the outer union.
    const next = cursor.peek();
    const grid = next?.type === 'node' && isPoint(next.query) && isPoint(first);
    const coastFollows =
      cursor.isKeyword('coast', 1) || cursor.isKeyword('border', 1) || cursor.isMark("'s", 1);
    if (!grid && (next?.type !== 'place' || coastFollows || !isPoint(first))) {
      cursor.at = mark;
      break;
    }
    members.push(grid ? cursor.head() : place(cursor));
  }
  if (members.length === 1) return first;
  cursor.notes.push(`"${members.map(printQuery).join('" and "')}" are taken together`);
  return { type: 'Union', of: members };
}

const isPoint = ({ type }: SpatialQuery) => type === 'NamedPlace' || type === 'Position';

/** Where another member of a list may begin. */
export function separator(cursor: Cursor): boolean {
  const mark = cursor.at;
  let found = cursor.takeMark(',');
  if (found && narrowingFollows(cursor)) {
    cursor.at = mark;
    return false;
  }
  // "A, B, and C"
  if (cursor.take('and') || cursor.take('or')) found = true;
  if (found && cursor.at < cursor.symbols.length && !cursor.isKeyword('except')) return true;
  cursor.at = mark;
  return false;
}

function narrowingFollows(cursor: Cursor): boolean {
  // "Kenya, but just the part north of Nairobi"
  const type = cursor.peek(cursor.isKeyword('part') ? 1 : 0)?.type;
  if (type === 'direction' || type === 'beyond' || type === 'distance' || type === 'range') return true;
  return (['within', 'in', 'between', 'off', 'farther'] as const).some((keyword) =>
    cursor.isKeyword(keyword),
  );
}
