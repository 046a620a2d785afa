/** When divisions that are asked for are countries, and countries are divisions. */

import type { PlaceSet } from '../../domain/query.ts';
import type { SetFacts } from './facts.ts';
import type { Operand } from './operand.ts';

/** "States" of a continent, of a group or of nothing at all are countries. */
export function meansCountries(
  { kind, called, where = [] }: PlaceSet,
  operands: readonly Operand[],
  facts: SetFacts,
): boolean {
  if (kind !== 'division') return false;
  const [first] = operands;
  // The republics of the Soviet Union.
  if (called === 'republic') return (first?.countries?.size ?? 0) > 1;
  if (called !== 'state' && called !== undefined) return false;
  // "Pacific states of the US"
  if (called === 'state' && operands.some(({ place }) => place?.kind === 'country')) return false;
  // "States starting with M" are those of the USA to one and the countries to another.
  if (!first) return called === undefined || !where.some(({ type }) => type === 'Spelled');
  // "Neighbours" of a country are countries.
  if (called === undefined) return !operands.some(({ place }) => place?.kind === 'region');
  const { place, countries, units } = first;
  if (place?.kind === 'continent' || place?.kind === 'grouping') return true;
  // "States in Mexico or the USA" are those of each.
  if (first.query.type === 'Union' && first.query.of.length === countries?.size) return false;
  if (countries) return countries.size > 1;
  if (units || !place) return false;
  const around = new Set(
    [...(facts.shoreOf(place.id) ?? facts.spreadOf(place.id) ?? new Map()).keys()].map((unit) =>
      facts.countryOf(unit),
    ),
  );
  // The Gulf of Mexico lies at three countries, and its states are those of the USA.
  return around.size > (around.has('country/USA') ? 3 : 2);
}

/** "The countries of the UK" are parts of it, as it calls them so. */
export function ofConstituents(set: PlaceSet, [first]: readonly Operand[], facts: SetFacts): PlaceSet {
  const iso2 = first?.place?.kind === 'country' ? first.place.countryCode : undefined;
  const rows = iso2 === undefined ? [] : (facts.written.divisions[iso2] ?? []);
  if (set.kind !== 'country' || !rows.some(([names]) => names.includes('constituent_country'))) return set;
  return { ...set, kind: 'division', called: 'constituent_country' };
}

/** "Territories of the UK": no parts of it are called so, and what it holds overseas is. */
export function ofTerritories(set: PlaceSet, [first]: readonly Operand[], facts: SetFacts): PlaceSet {
  const iso2 = first?.place?.kind === 'country' ? first.place.countryCode : undefined;
  if (set.kind !== 'division' || set.called !== 'territory' || iso2 === undefined) return set;
  if ((facts.written.divisions[iso2] ?? []).some(([names]) => names.includes('territory'))) return set;
  return { ...asCountries(set), kind: 'territory' };
}

export function asCountries({ called: _, alsoCalled: __, ...set }: PlaceSet): PlaceSet {
  return { ...set, kind: 'country' };
}
