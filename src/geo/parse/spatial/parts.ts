/** Mainland and overseas: "mainland A", "the mainland of A", "A's mainland", "overseas parts of A". */

import type { Parts, SpatialQuery } from '../../domain/query.ts';
import type { Keyword } from '../language/language-table.ts';
import type { Cursor } from './cursor.ts';

/** After the words that say which. */
export function parts(cursor: Cursor, which: Parts['which']): SpatialQuery {
  // "France minus Corsica and the overseas territories"
  const excepted = cursor.peek() === undefined && cursor.context;
  if (excepted) return { type: 'Parts', which, of: landOf(excepted) };
  cursor.skipOf();
  const of = cursor.head();
  // "the mainland coast of Chile" is the coast of its mainland.
  return of.type === 'CoastOf' || of.type === 'BorderOf'
    ? { ...of, of: { type: 'Parts', which, of: of.of } }
    : { type: 'Parts', which, of };
}

/** "islands in Scotland west of the mainland": of the land, and not of the islands. */
export function landOf(context: SpatialQuery): SpatialQuery {
  const lands = context.type === 'PlaceSet' ? (context.where ?? []).filter(({ type }) => type === 'In') : [];
  const [land] = lands as { of: SpatialQuery }[];
  return land?.of ?? context;
}

/** "the Greek mainland", "España peninsular", "la France centrale": the word follows the name. */
export function partsOfNamed(cursor: Cursor, of: SpatialQuery): SpatialQuery | undefined {
  if (of.type !== 'NamedPlace') return undefined;
  const offset = cursor.isMark("'s") ? 1 : 0;
  const symbol = cursor.peek(offset);
  const next = cursor.peek(offset + 1);
  if (symbol?.type !== 'keyword' || next?.type === 'place' || next?.type === 'fraction') return undefined;
  if (symbol.text.includes(' of') || (next?.type === 'keyword' && next.keyword === 'of')) return undefined;
  const result = named(symbol.keyword, of);
  if (result) cursor.at += offset + 1;
  return result;
}

function named(keyword: Keyword, of: SpatialQuery): SpatialQuery | undefined {
  if (keyword === 'mainland' || keyword === 'home' || keyword === 'overseas')
    return { type: 'Parts', which: keyword, of };
  if (keyword === 'interior') return { type: 'Interior', of };
  if (keyword === 'outskirts' || keyword === 'surroundings' || keyword === 'hinterland')
    return { type: 'Near', zone: keyword, of };
  return keyword === 'middle' ? { type: 'Middle', of } : undefined;
}
