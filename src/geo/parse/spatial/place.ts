/** Names with what they lie in: "Paris, Texas", "Punjab in Pakistan". */

import { fold } from '../../domain/fold.ts';
import type { NamedPlace, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import type { Cursor } from './cursor.ts';

/** "Paris, Texas" and "Paris Texas": a name that lies in the next one is qualified by it. */
export function place(cursor: Cursor): NamedPlace {
  const symbol = cursor.peek();
  if (symbol?.type !== 'place') throw cursor.expected('a place');
  cursor.at++;
  let found: NamedPlace = { type: 'NamedPlace', name: symbol.name };
  const bracketed = cursor.peek(1);
  // "Springfield (Illinois)"
  if (cursor.isMark('(') && bracketed?.type === 'place' && cursor.isMark(')', 2)) {
    if (!cursor.names.liesIn(found.name, bracketed.name)) return found;
    cursor.at += 3;
    return { ...found, within: [bracketed.name] };
  }
  for (;;) {
    const comma = cursor.isMark(',');
    const next = cursor.peek(comma ? 1 : 0);
    if (next?.type !== 'place' || next.joined) return found;
    if (comma && inList(cursor, found)) return found;
    // "Güney Türkiye", "dakshin Bharat": the south, and neither a town of the name nor the Deccan.
    if (!comma && sides.has(fold(found.name))) return found;
    if (!cursor.names.liesIn(innermost(found), next.name)) return found;
    // "Danube, Serbia" is the river there, and no district of its name.
    if (comma && !found.within && isRiverIn(cursor, found.name, next.name)) return found;
    cursor.at += comma ? 2 : 1;
    found = { ...found, within: [...(found.within ?? []), next.name] };
  }
}

/** Words for a side in languages that tables read, which are names as well. */
const sides: ReadonlySet<string> = new Set(['guney', 'dakshin']);

const isRiverIn = ({ names }: Cursor, name: string, land: string): boolean =>
  names.isUsually?.(fold(name).replace(/^the /, ''), 'river') === true && names.isCountry?.(land) === true;

/** "Texas, Oklahoma and Kansas": lands in a row, whatever town in Oklahoma may be called Texas. */
function inList(cursor: Cursor, { name }: NamedPlace): boolean {
  const next = cursor.peek(1);
  if (next?.type !== 'place' || cursor.peek(3)?.type !== 'place') return false;
  if (!cursor.isKeyword('and', 2) && !cursor.isKeyword('or', 2) && !cursor.isMark(',', 2)) return false;
  const isLand = (one: string) => cursor.names.isLand?.(one) === true;
  return isLand(name) && isLand(next.name) && cursor.names.isCountry?.(next.name) !== true;
}

/** "Punjab in Pakistan" names one place, "the coast in Spain" cuts one with the other. */
export function qualify(
  base: SpatialQuery,
  container: SpatialQuery,
  names: NameSource,
): SpatialQuery | undefined {
  if (base.type !== 'NamedPlace' || container.type !== 'NamedPlace') return undefined;
  if (!names.liesIn(innermost(base), container.name)) return undefined;
  // "le Rhône en France" is the river there, not the department.
  if (!base.within && names.isUsually?.(fold(base.name), 'river')) return undefined;
  return { ...base, within: [...(base.within ?? []), container.name, ...(container.within ?? [])] };
}

const innermost = ({ name, within }: NamedPlace) => within?.at(-1) ?? name;
