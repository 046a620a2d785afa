/** The coast: "the coast of A", "A's coast", "the Mediterranean coast of A", "the northern coast of A". */

import { fold } from '../../domain/fold.ts';
import type { Direction, SpatialQuery } from '../../domain/query.ts';
import { seaBetweenThem } from './between-them.ts';
import type { Cursor } from './cursor.ts';
import { trailingDistance, ways } from './line.ts';
import { misunderstood } from './misunderstood.ts';
import { place } from './place.ts';

/** After "coast": "… of A"; after a condition the coast of what it narrows; "costa mediterránea de A" is A's coast there. */
export function coast(cursor: Cursor): SpatialQuery {
  // "the coast from Rome to Naples"
  const ends = cursor.isKeyword('between') ? undefined : ways(cursor);
  if (ends) return coastOf({ type: 'Between', ...ends });
  if (!operandFollows(cursor)) {
    if (cursor.isKeyword('facing') && !cursor.context)
      throw misunderstood(
        `"${cursor.symbols[cursor.at - 1]!.text} ${cursor.peek()!.text}" does not say whose coast; write for example "the coast of Croatia facing Italy"`,
      );
    // Cities have no coast of their own, and lie near that of their land.
    if (cursor.context?.type === 'PlaceSet') return { type: 'Sea' };
    if (cursor.context) return coastOf(cursor.context);
    if (cursor.seaAlone || !cursor.isKeyword('in')) return { type: 'Sea' };
  }
  const of = cursor.list();
  const stretch = of.type === 'NamedPlace' ? stretchOf(cursor, of) : undefined;
  if (stretch) return stretch;
  if (of.type !== 'NamedPlace' || !cursor.take('of')) return coastOf(of);
  return coastAtSea(cursor, coastOf(cursor.list()), of);
}

/** "Côte atlantique de La Rochelle à Biarritz", "Ostseeküste von Kiel bis Lübeck": the coast from the one town to the other. */
function stretchOf(cursor: Cursor, of: SpatialQuery): SpatialQuery | undefined {
  const ends = cursor.isKeyword('between') ? undefined : ways(cursor);
  return ends && { type: 'Intersection', of: [coastOf(of), { type: 'Between', ...ends }] };
}

/** Does an operand follow, or does the phrase end here ("within 10 km of the coast")? */
export function operandFollows(cursor: Cursor): boolean {
  const symbol = cursor.peek();
  if (symbol === undefined || symbol.type === 'mark') return symbol?.type === 'mark' && symbol.mark === '(';
  return (
    symbol.type !== 'keyword' ||
    ['of', 'around', 'part', 'coast', 'border', 'between', 'along'].includes(symbol.keyword)
  );
}

/** "A coast", "A's coast", and "the Baltic coast of Germany": the part of Germany's coast that lies at the Baltic. */
export function coastOfNamed(cursor: Cursor, base: SpatialQuery): SpatialQuery | undefined {
  const possessive = cursor.isMark("'s");
  // "countries that border Brazil and have a Pacific coast" asks for no coast of theirs.
  if (base.type === 'PlaceSet' && !possessive) return undefined;
  if (cursor.isKeyword('coast', possessive ? 1 : 0)) {
    cursor.at += possessive ? 2 : 1;
    const stretch = stretchOf(cursor, base);
    if (stretch) return stretch;
    // "the Baltic coast of Germany", "die Nordseeküste Deutschlands"
    const owner = cursor.take('of') || (!possessive && ownerFollows(cursor));
    return owner ? coastAtSea(cursor, coastOf(cursor.list()), base) : coastOf(base);
  }
  const named = seaOfCoast(cursor, base);
  // "the Gulf coast of Mexico" is no part of the landscape of that name in the United States.
  if (named && cursor.isKeyword('of') && ownerFollows(cursor, 1)) {
    cursor.at++;
    return coastAtSea(cursor, coastOf(cursor.list()), named);
  }
  const ofOwner = possessive ? seaOfCoast(cursor, cursor.peek(1)) : undefined;
  if (ofOwner) {
    cursor.at += 2;
    return coastAtSea(cursor, coastOf(base), ofOwner);
  }
  // "Turkey's Black Sea coast"
  const side = cursor.isKeyword('part', 2) ? 1 : 0;
  if (possessive && cursor.peek(1)?.type === 'place' && cursor.isKeyword('coast', 2 + side)) {
    cursor.at++;
    const sea = place(cursor);
    cursor.take('part');
    cursor.at++;
    return coastAtSea(cursor, coastOf(base), sea);
  }
  return undefined;
}

/** The sea of "Gulf coast", which is a name. */
function seaOfCoast(
  { names }: Cursor,
  named: { readonly type: string; readonly name?: unknown } | undefined,
): SpatialQuery | undefined {
  if (named === undefined || (named.type !== 'NamedPlace' && named.type !== 'place')) return undefined;
  const sea = / coast$/i.test(String(named.name)) ? String(named.name).slice(0, -' coast'.length) : '';
  return sea !== '' && ['ocean', 'sea', 'gulf'].some((kind) => names.isA?.(fold(sea), kind))
    ? { type: 'NamedPlace', name: sea }
    : undefined;
}

const ownerFollows = (cursor: Cursor, ahead = 0): boolean => {
  const next = cursor.peek(ahead);
  return next?.type === 'place' && next.known;
};

/** After a direction: "northern coast of A" is the coast of the northern half. */
export function coastOfHalf(cursor: Cursor, direction: Direction): SpatialQuery | undefined {
  if (!cursor.take('coast')) return undefined;
  cursor.skipOf();
  const owners = cursor.list();
  const half = (of: SpatialQuery) => coastOf({ type: 'DirectionalSubset', direction, of });
  if (owners.type === 'Union') return { type: 'Union', of: owners.of.map(half) };
  const ends = owners.type === 'NamedPlace' && !cursor.isKeyword('between') ? ways(cursor) : undefined;
  return ends ? { type: 'Intersection', of: [half(owners), { type: 'Between', ...ends }] } : half(owners);
}

/** After "sea": the shore that a distance is measured from, or the water that the rest says the place of. */
export function sea(cursor: Cursor): SpatialQuery {
  const betweenBoth = seaBetweenThem(cursor);
  if (betweenBoth) return betweenBoth;
  const water = !cursor.context && !cursor.seaAlone && cursor.isKeyword('between');
  return water ? { type: 'Sea', water } : { type: 'Sea' };
}

/** How far inland a coastal land goes. */
const coastalKm = 50;

/** After "coastal": "… A", "coastal areas of A". */
export function coastal(cursor: Cursor): SpatialQuery {
  cursor.skipOf();
  const of = cursor.head();
  // "the coastal strip of Croatia, 25 km deep"
  const said = trailingDistance(cursor);
  if (!said) cursor.notes.push(`coastal parts are read as what lies within ${coastalKm} km of the coast`);
  const distance = said ?? { value: coastalKm, unit: 'km' as const };
  return { type: 'Intersection', of: [of, { type: 'Buffer', of: coastOf(of), distance }] };
}

/** Where a coast is meant, the Caribbean is the sea and not its islands. */
function asSea(cursor: Cursor, place: SpatialQuery): SpatialQuery {
  if (place.type !== 'NamedPlace' || place.within || cursor.names.isA?.(fold(place.name), 'ocean') !== false)
    return place;
  const name = place.name.replace(/^the /i, '');
  for (const noun of ['Sea', 'Ocean'])
    if (cursor.names.knows(fold(`${name} ${noun}`), false)) return { ...place, name: `${name} ${noun}` };
  return place;
}

export function coastAtSea(cursor: Cursor, coast: SpatialQuery, water: SpatialQuery): SpatialQuery {
  const sea = asSea(cursor, water);
  cursor.notes.push('the coast of one place at another is its coast within 5 km of the other');
  return {
    type: 'Intersection',
    of: [coast, { type: 'Buffer', of: sea, distance: { value: 5, unit: 'km' } }],
  };
}

export const coastOf = (of: SpatialQuery): SpatialQuery => ({ type: 'CoastOf', of });
