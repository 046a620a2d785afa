/** Divisions of which a sentence says no country are those of the country whose language it is: "області, що межують з
 * Польщею" lie in Ukraine. */

import { fold } from '../../domain/fold.ts';
import type { PlaceSet, SetCondition, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import type { Reading } from './reading.ts';
import type { LanguageTable, SetNoun } from './table.ts';

/** A reading whose sets of divisions all lie somewhere. */
export function atHome(reading: Reading, { homes }: LanguageTable, names: NameSource): Reading {
  if (!homes) return reading;
  const notes: string[] = [];
  const tree = placed(reading.tree, (set) => {
    const home = homes[(set.called ?? set.kind) as SetNoun];
    if (home === undefined || !mayLieIn(set, home, names)) return set;
    notes.push(`no country is named: those of ${home} are meant`);
    const inHome: SetCondition = { type: 'In', of: { type: 'NamedPlace', name: home } };
    return { ...set, where: [inHome, ...(set.where ?? [])] };
  });
  return notes.length === 0 ? reading : { ...reading, tree, notes: [...reading.notes, ...notes] };
}

/** The tree with each outermost set put where it belongs. */
function placed<T>(value: T, put: (set: PlaceSet) => PlaceSet): T {
  if (Array.isArray(value)) return value.map((each) => placed(each, put)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if ((value as { type?: unknown }).type === 'PlaceSet') return put(value as unknown as PlaceSet) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, placed(each, put)])) as T;
}

/** Not where it says where they lie, nor around a place elsewhere, nor where they border the country itself or a part of another one. */
function mayLieIn({ where = [] }: PlaceSet, home: string, names: NameSource): boolean {
  return where.every((condition) => {
    // "Області біля кордону з Польщею" lie on this side of it.
    if (condition.type === 'In') return condition.of.type === 'Near' && condition.of.of.type === 'BorderOf';
    const of = 'of' in condition ? (condition.of as SpatialQuery) : undefined;
    if (of?.type !== 'NamedPlace') return true;
    if (condition.type === 'Holding') return names.liesIn(of.name, home);
    const name = fold(of.name);
    if (name === fold(home)) return false;
    return (
      names.isCountry?.(name) !== false || names.isLand?.(of.name) !== true || names.liesIn(of.name, home)
    );
  });
}
