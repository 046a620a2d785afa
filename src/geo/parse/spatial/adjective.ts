/** Whose: "the Swiss side of Lake Constance", "the Italian Alps", "the French Mediterranean coast". */

import { fold } from '../../domain/fold.ts';
import type { Direction, Language, NamedPlace, SpatialQuery } from '../../domain/query.ts';
import { demonym } from '../language/demonyms.ts';
import { printQuery } from '../print.ts';
import { coastAtSea, coastOf } from './coast.ts';
import type { Cursor } from './cursor.ts';
import { type Misunderstood, misunderstood } from './misunderstood.ts';
import { place } from './place.ts';

/** "The German side of the Polish border" and "the French side of the Rhine" are land: what lies near the line. */
function besideLine({ names }: Cursor, whole: SpatialQuery, base: SpatialQuery): SpatialQuery {
  const river = whole.type === 'NamedPlace' && names.isUsually?.(fold(whole.name), 'river') === true;
  if (river) return { type: 'Near', zone: 'near', of: whole };
  if (whole.type === 'BorderOf')
    return { type: 'Near', zone: 'near', of: { type: 'BorderBetween', a: base, b: whole.of } };
  return whole.type === 'BorderBetween' ? { type: 'Near', zone: 'near', of: whole } : whole;
}

/** "The Atlantic side of Spain" is land, of which no water is a part. */
const isLandAtSea = ({ names }: Cursor, whole: SpatialQuery, base: NamedPlace): boolean =>
  whole.type === 'NamedPlace' &&
  names.isLand?.(whole.name) === true &&
  ['sea', 'ocean'].some((kind) => names.isUsually?.(fold(base.name), kind) === true);

const ofNoWidth = (sea: NamedPlace, land: SpatialQuery): Misunderstood =>
  misunderstood(
    `how far inland the ${sea.name} side of ${printQuery(land)} goes is not said; write for example "the ${sea.name} coast of ${printQuery(land)}" or "${printQuery(land)} within 50 km of the ${sea.name}"`,
  );

/** "Asian Russia": the gazetteer has them as names of the continents. */
const ofContinent = /^(?:european|asian|african)$/iu;

const isLand = ({ names }: Cursor, name: string) => names.isLand?.(name) === true;

/** "part", "side", and "half" where somebody's is spoken of. */
function isPart(cursor: Cursor, offset: number, owner: string): boolean {
  const symbol = cursor.peek(offset);
  if (symbol?.type !== 'fraction') return cursor.isKeyword('part', offset);
  // "The wobbly half" is nobody's.
  const { names } = cursor;
  if (!names.isAdjective(owner) && names.isLand?.(owner) !== true) return false;
  return symbol.share[0] === 1 && symbol.share[1] === 2;
}

/** "The English Garden" is no garden in England, nor is a Russian church in Russia. */
const isThing = (cursor: Cursor, name: string) =>
  cursor.names.isThing?.(fold(name)) === true && !isLand(cursor, name);

/** "Le nord français" and "el sur argentino" are sides, though places are called so, too. */
const sides: Readonly<Record<string, Direction>> = {
  nord: 'north',
  norte: 'north',
  sud: 'south',
  sur: 'south',
  este: 'east',
  est: 'east',
  oeste: 'west',
  ouest: 'west',
  'nord est': 'northeast',
  noreste: 'northeast',
  nordeste: 'northeast',
  'nord ouest': 'northwest',
  noroeste: 'northwest',
  'sud est': 'southeast',
  sureste: 'southeast',
  sudeste: 'southeast',
  'sud ouest': 'southwest',
  suroeste: 'southwest',
  sudoeste: 'southwest',
};

const romance: ReadonlySet<Language> = new Set(['fr', 'es']);

/** The part of what follows that belongs to the place before it. */
export function partOfAnother(cursor: Cursor, base: SpatialQuery): SpatialQuery | undefined {
  if (base.type !== 'NamedPlace') return undefined;
  // "Haiti's half of Hispaniola"
  const owned = cursor.isMark("'s") ? 1 : 0;
  if (
    isPart(cursor, owned, base.name) &&
    (cursor.isKeyword('of', owned + 1) || / of$/.test(cursor.peek(owned)!.text))
  ) {
    const side = /^side/iu.test(cursor.peek(owned)!.text);
    cursor.at += owned + 1;
    cursor.skipOf();
    const whole = cursor.narrowing(base, () => cursor.primary());
    if (isLandAtSea(cursor, whole, base)) throw ofNoWidth(base, whole);
    return { type: 'Intersection', of: [side ? besideLine(cursor, whole, base) : whole, base] };
  }
  const said = cursor.names.isAdjective(base.name);
  // "la partie européenne de la Turquie"
  if (said && cursor.isKeyword('part', -2) && cursor.take('of'))
    return { type: 'Intersection', of: [cursor.narrowing(base, () => cursor.primary()), base] };
  if (said && cursor.isKeyword('part')) {
    // "der europäische Teil der Türkei"
    if (cursor.peek(1)?.type === 'place') {
      cursor.take('part');
      return { type: 'Intersection', of: [cursor.narrowing(base, () => cursor.primary()), base] };
    }
  }
  // "the Alps except the Swiss part"
  if (cursor.context && cursor.context !== base && cursor.isKeyword('part') && cursor.peek(1) === undefined) {
    cursor.take('part');
    return base;
  }
  // "Turkey's Asian side"
  if (cursor.isMark("'s") && cursor.peek(1)?.type === 'place' && cursor.isKeyword('part', 2)) {
    cursor.at++;
    const other = place(cursor);
    cursor.take('part');
    return { type: 'Intersection', of: [base, other] };
  }
  const next = cursor.peek();
  // "les Alpes italiennes"
  if (next?.type === 'place' && !next.joined && !said && romance.has(cursor.language)) {
    if (demonym(next.name) === undefined || cursor.isKeyword('border', 1)) return undefined;
    if (isThing(cursor, base.name)) return undefined;
    const direction = sides[fold(base.name)];
    if (direction) return { type: 'DirectionalSubset', direction, of: place(cursor) };
    return { type: 'Intersection', of: [base, place(cursor)] };
  }
  const adjective =
    said || (ofContinent.test(base.name) && next?.type === 'place' && isLand(cursor, next.name));
  if (next?.type !== 'place' || next.joined || !next.known || !adjective) return undefined;
  if (cursor.names.isAdjective(next.name) || cursor.isKeyword('border', 1) || cursor.isKeyword('border', 2))
    return undefined;
  if (isThing(cursor, next.name)) return undefined;
  const other = place(cursor);
  if (cursor.take('coast')) return coastAtSea(cursor, coastOf(base), other);
  return { type: 'Intersection', of: [other, base] };
}
