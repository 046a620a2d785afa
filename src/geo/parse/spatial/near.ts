/** Without a distance: "near A", "around A", "the outskirts of A". */

import type { Near, SpatialQuery } from '../../domain/query.ts';
import { tables } from '../language/tables.ts';
import type { Cursor } from './cursor.ts';

/** After the words that say which. */
export function near(cursor: Cursor, zone: Near['zone']): SpatialQuery {
  return { type: 'Near', zone, of: cursor.list() };
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
