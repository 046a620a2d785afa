/** Without a distance: "near A", "around A", "the outskirts of A". */

import type { Near, SpatialQuery } from '../../domain/query.ts';
import { tables } from '../language/tables.ts';
import type { Cursor } from './cursor.ts';

/** After the words that say which; "in or near A" holds A as well. */
export function near(cursor: Cursor, zone: Near['zone']): SpatialQuery {
  const inside = /^in (?:or|and) /iu.test(cursor.symbols[cursor.at - 1]!.text);
  const of = cursor.list();
  // "Umkreis von 30 km um Köln": what lies around a town to a distance is its surroundings, and has none.
  if (zone === 'surroundings' && of.type === 'Buffer') return of;
  const around: SpatialQuery = { type: 'Near', zone, of };
  return inside ? { type: 'Union', of: [of, around] } : around;
}

/** Whether a word of `around` means what is near, where no distance goes with it. */
export function saysNear(cursor: Cursor, said: string): boolean {
  return tables[cursor.language].about.split('|').includes(toPlainWords(said));
}

const toPlainWords = (said: string) =>
  said
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
