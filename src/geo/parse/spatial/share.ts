/** Parts of a whole: "the eastern third of A", "the middle of A", "the half of A closest to B", "the interior of A". */

import type { Direction, PlaceSet, Share, SpatialQuery } from '../../domain/query.ts';
import { demonym } from '../language/demonyms.ts';
import type { Cursor } from './cursor.ts';
import { misunderstood } from './misunderstood.ts';

export function takeShare(cursor: Cursor): Share | undefined {
  const symbol = cursor.peek();
  if (symbol?.type !== 'fraction') return undefined;
  cursor.at++;
  return symbol.share;
}

/** How tables write a tip among the fractions: it is no share, and nobody speaks of a thirtieth. */
const tipOf = 30;

/** A half needs no number. */
export function sideOf(direction: Direction, of: SpatialQuery, share?: Share): SpatialQuery {
  if (share?.[0] === 1 && share[1] === tipOf) return { type: 'DirectionalSubset', direction, of, tip: true };
  const inSide = share || of.type !== 'PlaceSet' ? undefined : membersOfSide(direction, of);
  if (inSide) return inSide;
  const half = !share || 2 * share[0] === share[1];
  return { type: 'DirectionalSubset', direction, of, ...(!half && { share }) };
}

/** "The northern states of Mexico" are those in the north of it, and no half of all of them. */
function membersOfSide(direction: Direction, set: PlaceSet): PlaceSet | undefined {
  const { where = [], rank } = set;
  const at = where.findIndex((condition) => condition.type === 'In' && condition.of.type === 'NamedPlace');
  const container = where[at];
  if (rank || container?.type !== 'In') return undefined;
  const of: SpatialQuery = { type: 'DirectionalSubset', direction, of: container.of };
  return { ...set, where: where.with(at, { ...container, of }) };
}

/** After a fraction: "… of A closest to B", and "le tiers nord de A". */
export function fraction(cursor: Cursor, share: Share, text: string): SpatialQuery {
  const symbol = cursor.peek();
  if (symbol && 'direction' in symbol) {
    cursor.at++;
    cursor.skipOf();
    return sideOf(symbol.direction, cursor.head(), share);
  }
  if (cursor.take('middle')) {
    cursor.skipOf();
    return { type: 'Middle', of: cursor.head(), share };
  }
  // "la moitié haïtienne d'Hispaniola"
  const ofSomebody =
    symbol?.type === 'place' && (cursor.names.isAdjective(symbol.name) || demonym(symbol.name) !== undefined);
  if (ofSomebody && cursor.isKeyword('of', 1)) {
    const owner = cursor.head();
    cursor.skipOf();
    return { type: 'Intersection', of: [cursor.head(), owner] };
  }
  cursor.skipOf();
  const of = cursor.primary();
  cursor.takeMark(',');
  // "the half of A that is north of B" is what is north of B.
  if (cursor.peek()?.type === 'beyond' || cursor.peek()?.type === 'direction') return of;
  if (!cursor.take('closer')) {
    throw misunderstood(
      `"${text}" does not say which part; write for example "the northern third of" or "the half of A closest to B"`,
    );
  }
  const to = cursor.list();
  if (cursor.take('than'))
    return { type: 'Intersection', of: [of, { type: 'Closer', to, than: cursor.list() }] };
  return { type: 'NearestShare', share, of, to };
}

/** After "middle": "… of A", "… third of A". */
export function middle(cursor: Cursor): SpatialQuery {
  const share = takeShare(cursor);
  cursor.skipOf();
  return { type: 'Middle', of: cursor.head(), ...(share && { share }) };
}

/** After "interior". */
export function interior(cursor: Cursor): SpatialQuery {
  cursor.skipOf();
  cursor.take('in');
  const of = cursor.head();
  // "inland areas of Portugal, at least 80 km from the coast" says itself what is inland.
  const far = cursor.isMark(',') ? 1 : 0;
  return cursor.isKeyword('farther', far) ? of : { type: 'Interior', of };
}
