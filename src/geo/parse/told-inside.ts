/** “Within 30 km of the Murray River, Australia”: a land behind a comma says where the water or mountain lies, wherever the two
 * stand in a sentence. Read as a row it would be all of the land. */

import { fold } from '../domain/fold.ts';
import type { NamedPlace, SpatialQuery } from '../domain/query.ts';
import type { NameSource } from './name-source.ts';
import { qualify } from './spatial/place.ts';

const seas = ['ocean', 'sea', 'gulf'];

/** The tree with such lands as where they lie; the same one for other texts. */
export function withLandsInside(query: SpatialQuery, text: string, names: NameSource): SpatialQuery {
  if (!/[,،、]/u.test(text)) return query;
  const inside = (node: SpatialQuery): SpatialQuery => {
    if (node.type === 'Intersection') return mapped(node, inside);
    if ((node.type !== 'Buffer' && node.type !== 'Directional') || node.of.type !== 'Union') return node;
    const [place, land, more] = node.of.of;
    if (place?.type !== 'NamedPlace' || land?.type !== 'NamedPlace' || more) return node;
    if (!areCommaPair(place, land, text) || !isTold(place, land, names)) return node;
    // What lies around a sea, in a land: the sea itself lies in none.
    if (seas.some((noun) => isUsually(place, noun, names)))
      return { type: 'Intersection', of: [{ ...node, of: place }, land] };
    const told = qualify(place, land, names) ?? { type: 'Intersection' as const, of: [place, land] };
    return { ...node, of: told };
  };
  return inside(query);
}

function mapped(
  node: SpatialQuery & { readonly type: 'Intersection' },
  inside: (node: SpatialQuery) => SpatialQuery,
): SpatialQuery {
  const of = node.of.map(inside);
  return of.every((one, i) => one === node.of[i]) ? node : { ...node, of };
}

const isUsually = ({ name }: NamedPlace, noun: string, names: NameSource): boolean =>
  names.isUsually?.(fold(name).replace(/^the /, ''), noun) === true;

/** No land, and no town that lies elsewhere, is told by a country. */
const isTold = (place: NamedPlace, land: NamedPlace, names: NameSource): boolean =>
  names.isCountry?.(land.name) === true &&
  !land.within &&
  names.isLand?.(place.name) !== true &&
  !isUsually(place, 'city', names);

/** Whether nothing but a comma and an article stands between the two in the text, and no third name behind them. */
function areCommaPair(place: NamedPlace, land: NamedPlace, text: string): boolean {
  const said = text.toLowerCase();
  const at = said.lastIndexOf(land.name.toLowerCase());
  const head = said
    .slice(0, Math.max(0, at))
    .replace(/[\s]{1,3}(?:the|la|le|les|l'|el|los|il|der|die|das|den)\s{0,2}$/u, '')
    .trimEnd();
  const tail = said.slice(at + land.name.length).trimStart();
  const before = /([^\s,]{1,40})\s{0,2}[,،、]$/u.exec(head)?.[1];
  if (at <= 0 || before === undefined || /^[,،、]/u.test(tail)) return false;
  // A reader may have put the kind to it: “the Loire” is the Loire River.
  const words = place.name.toLowerCase().split(' ');
  return words.some((word) => isFormOf(before, word));
}

/** “Байкала” of “Байкал”: names stand in their cases. */
function isFormOf(said: string, name: string): boolean {
  let same = 0;
  while (same < Math.min(said.length, name.length) && said[same] === name[same]) same++;
  return said === name || (same >= 3 && same >= Math.max(said.length, name.length) - 3);
}
