/** Sets that are larger than anybody means, or than is known here. */

import { GeoError } from '../../domain/errors.ts';
import type { PlaceSet, SetCondition, SpatialQuery } from '../../domain/query.ts';
import { bestKnownKinds } from '../../domain/set-kinds.ts';
import { pluralOf } from '../../parse/sets/print-set.ts';
import { areAllKnown } from './highest.ts';
import { nameOfAll } from './named.ts';

/** "Republics of Europe" are no parts of Russia. */
export function refuseGovernment({ kind, called }: PlaceSet, of: string | undefined): void {
  if (kind !== 'division' || called !== 'republic' || of !== 'continent') return;
  throw new GeoError(
    'query_not_understood',
    'The query was not understood: forms of government are not known here, so it cannot be said which countries are republics.',
  );
}

/** The largest of those that happen to be known need not be the largest, nor are they all. */
export function refuseBestOfKnown(set: PlaceSet): void {
  const { kind, rank } = set;
  refuseCount(set);
  if (!rank || rank.by === 'elevation' || rank.by === 'distance' || !bestKnownKinds.has(kind)) return;
  const plural = pluralOf({ type: 'PlaceSet', kind });
  throw new GeoError(
    'query_not_understood',
    `The query was not understood: only the best-known ${plural} are known here, so they cannot be ranked.`,
    { fix: `Ask which ${plural} lie in a place.` },
  );
}

/** How many there are is known only of what is known whole. */
function refuseCount(set: PlaceSet): void {
  const { kind, count, where = [] } = set;
  const bounded = where.some((one) => one.type === 'Measured' && one.by !== 'elevation') || areAllKnown(set);
  if (!count || !notAllKnown.has(kind) || bounded) return;
  throw new GeoError(
    'query_not_understood',
    `The query was not understood: how many ${pluralOf({ type: 'PlaceSet', kind })} there are is not known here: the small ones are missing.`,
    {
      fix: `Ask which ${pluralOf({ type: 'PlaceSet', kind })} there are, or how many are larger than a size.`,
    },
  );
}

/** "The six Baltic states": what the question has in mind is not what is known here. */
export function refuseNumber(set: PlaceSet, known: number): void {
  const { numbering } = set;
  if (numbering === undefined || numbering === known || known === 0) return;
  const { numbering: _, ...all } = set;
  throw new GeoError(
    'query_not_understood',
    `The query was not understood: it speaks of ${numbering} ${pluralOf(all)}, and ${known} are known here.`,
    { fix: 'Ask without the number.' },
  );
}

/** Why a set has no members. */
export function noneOf(query: SpatialQuery): string {
  if (query.type !== 'PlaceSet' || !notAllKnown.has(query.kind))
    return 'no place meets all of its conditions';
  return `no such ${query.kind.replace('_', ' ')} is known here, which is not to say that there is none: the small ones are missing`;
}

/** Kinds of which the map has the large or the well-known ones alone. */
export const notAllKnown: ReadonlySet<PlaceSet['kind']> = new Set([
  'river',
  'canal',
  'lake',
  'island',
  'archipelago',
  'mountain_range',
  'mountain',
  'peak',
  'bay',
  'peninsula',
  ...bestKnownKinds,
]);

/** That there are more members than the answer has. */
export function moreThanKnown(set: PlaceSet): string | undefined {
  if (set.kind === 'island' && !set.rank)
    return 'the map here has no islands of less than 1 km², and not all of the small ones: there are more than these';
  if (set.kind === 'city' && nameOfAll(set.where) !== undefined)
    return 'towns of fewer than 1,000 inhabitants are not known here: there may be more of the name';
  if (bestKnownKinds.has(set.kind))
    return `only the best-known ${pluralOf(set)} are known here: there are more than these`;
  return undefined;
}

/** Kinds of which there are so many that nobody means all of them. */
export function isBoundless({ kind, rank }: PlaceSet, conditions: readonly SetCondition[]): boolean {
  const many = [
    'lake',
    'river',
    'island',
    'city',
    'division',
    'division_capital',
    'bay',
    'canal',
    'archipelago',
    'mountain',
    'peak',
    ...bestKnownKinds,
  ];
  const ofLand = ['city', 'division', 'division_capital'].includes(kind);
  const goesOn = (condition: SetCondition) => isFarFrom(condition) || (!ofLand && isBeyond(condition));
  return !rank && conditions.every(goesOn) && many.includes(kind);
}

/** "More than 100 km from Lyon" leaves nearly all there are. */
const isFarFrom = (condition: SetCondition): boolean =>
  condition.type === 'Not' && condition.of.type === 'In' && condition.of.of.type === 'Buffer';

/** By "lakes south of Munich" nobody means those in Africa, and half of all islands are closer to Africa than to Europe. */
const isBeyond = (condition: SetCondition): boolean =>
  condition.type === 'In' &&
  (condition.of.type === 'Closer' ||
    (condition.of.type === 'Directional' && condition.of.of.type === 'NamedPlace'));
