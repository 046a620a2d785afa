/** Names in a row that tell one another: "Tyrol and Salzburg" are two states, and "Georgia and Alabama" lie in one country. */

import { landscapeKinds, maskOf, type Place } from '../domain/place.ts';
import { type NamedPlace, operandsOf, type SpatialQuery } from '../domain/query.ts';
import { replaced, type Usual } from './in-context.ts';

/** Rows with more names are lists of their own kind. */
const mostSiblings = 16;
/** How much less known than its namesake a place may be that its siblings speak for. */
const lessKnown = 0.1;

const regions = maskOf(['region']);
const cities = maskOf(['city']);

/** Nouns that tell a landscape from the land of its name. */
const nouns: Readonly<Partial<Record<Place['kind'], string>>> = {
  mountain_range: 'mountains',
  desert: 'desert',
  plateau: 'plateau',
  peninsula: 'peninsula',
};

/** The tree with names in a row as what their siblings are. */
export async function toldBySiblings(source: Usual, query: SpatialQuery): Promise<SpatialQuery> {
  const told = new Map<SpatialQuery, NamedPlace>();
  for (const row of rowsIn(query)) {
    const places: (Place | undefined)[] = [];
    for (const node of row) places.push(await plainly(source, node));
    for (const [i, node] of row.entries()) {
      const place = places[i];
      const siblings = places.filter((one, j): one is Place => j !== i && one !== undefined);
      const meant = place && !node.within && (await asSiblings(source, node, place, siblings));
      if (!meant) continue;
      told.set(node, meant.node);
      source.notes?.push(`“${node.name}” is read as ${meant.as}, as what it stands beside is one`);
    }
  }
  return told.size === 0 ? query : (replaced(query, told) as SpatialQuery);
}

/** What a name means; nothing where it is the name of a land and of its city alike, which tells nothing of the others: Vienna. */
async function plainly(source: Usual, node: NamedPlace): Promise<Place | undefined> {
  const place = await source.usualPlace(node);
  if (place?.kind !== 'region') return place;
  const city = await source.usualPlace(node, cities);
  return city && city.country === place.country && city.importance >= place.importance - lessKnown
    ? undefined
    : place;
}

function rowsIn(query: SpatialQuery): (readonly NamedPlace[])[] {
  const operands = operandsOf(query);
  const isRow = query.type === 'Union' || query.type === 'MeetingPoint';
  const named = operands.filter((one): one is NamedPlace => one.type === 'NamedPlace');
  if (isRow && named.length > 1 && named.length <= mostSiblings && named.length === operands.length)
    return [named];
  return operands.flatMap(rowsIn);
}

interface Meant {
  readonly node: NamedPlace;
  /** What it is read as, in words. */
  readonly as: string;
}

async function asSiblings(
  source: Usual,
  node: NamedPlace,
  place: Place,
  siblings: readonly Place[],
): Promise<Meant | undefined> {
  if (place.kind === 'region') return asLandscape(source, node, place, siblings);
  if (place.kind !== 'city' && place.kind !== 'country') return undefined;
  for (const sibling of siblings) {
    if (sibling.kind !== 'region' || sibling.country === undefined) continue;
    const meant =
      (await asRegion(source, node, place, sibling)) ?? (await asTown(source, node, place, sibling));
    if (meant) return meant;
  }
  return undefined;
}

/** A town or country as the part of its sibling's country that has its name. */
async function asRegion(
  source: Usual,
  node: NamedPlace,
  place: Place,
  { id, country }: Place,
): Promise<Meant | undefined> {
  // A city of another country has no part there.
  if (place.kind === 'city' && place.country !== country) return undefined;
  const there = { ...node, name: `state of ${node.name}`, within: [country!] };
  const region = await source.usualPlace(there, regions);
  // Provinces are no siblings of the regions that they make up.
  if (!region || region.country !== country || levelOf(region.id) !== levelOf(id)) return undefined;
  return { node: there, as: `the part of ${country}` };
}

/** Regions are numbered by country, or coded where they are made of others. */
const levelOf = (id: string) => (/^region\/[A-Z]{3}-/.test(id) ? 'first' : 'composed');

/** A town as its namesake in the country of its sibling, where that one is nearly as well known. */
async function asTown(
  source: Usual,
  node: NamedPlace,
  place: Place,
  { country }: Place,
): Promise<Meant | undefined> {
  if (place.kind !== 'city' || place.country === country) return undefined;
  const there = { ...node, within: [country!] };
  const town = await source.usualPlace(there, cities);
  if (!town || town.importance < place.importance - lessKnown) return undefined;
  return { node: there, as: `the town in ${country}` };
}

/** "Vosges and Black Forest": a department among landscapes as the landscape of its name. */
async function asLandscape(
  source: Usual,
  node: NamedPlace,
  place: Place,
  siblings: readonly Place[],
): Promise<Meant | undefined> {
  const amongThem = siblings.every(({ kind }) => (maskOf([kind]) & landscapeKinds) !== 0);
  const landscape = amongThem ? await source.usualPlace(node, landscapeKinds) : undefined;
  const noun = landscape && nouns[landscape.kind];
  if (noun === undefined || landscape!.importance < place.importance - 2 * lessKnown) return undefined;
  const there = { ...node, name: `${node.name} ${noun}` };
  const found = await source.usualPlace(there);
  return found?.id === landscape!.id ? { node: there, as: `the ${noun}` } : undefined;
}
