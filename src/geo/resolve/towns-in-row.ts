/** Towns named together tell one another: nobody speaks of what lies between Seville and the Córdoba of Argentina, nor between
 * Lincoln in Nebraska and Nottingham. */

import { maskOf, type Place } from '../domain/place.ts';
import { type NamedPlace, operandsOf, type SpatialQuery } from '../domain/query.ts';
import { geodesicInverse } from '../geometry/native.ts';
import { replaced, type Usual } from './in-context.ts';

export interface Towns extends Pick<Usual, 'usualPlace'> {
  /** All that a name can be, the best known first.
   * @param mask  kinds to look among */
  namesakes(node: NamedPlace, mask: number): Promise<readonly Place[]>;
}

const cities = maskOf(['city']);

/** Importance of a town from 50,000 inhabitants or so, and how much less known than its namesake a smaller one may be. */
const known = 0.45;
const lessKnown = 0.15;
/** What is nearer than that may well be meant, and how many times nearer a namesake has to be. */
const nearMetres = 400_000;
const timesNearer = 4;
/** How far the city of a district lies from its middle. */
const besideMetres = 30_000;
/** In a list of towns anywhere a well-known one is meant as it stands: "Paris, London and Toronto". */
const famous = 0.75;
const besideFamousMetres = 300_000;
/** Rows with more names are lists of their own kind. */
const mostTowns = 8;

/** A state called like the capital, which is only called so for short. */
const capital = { region: 'Washington', name: 'Washington, D.C.', metres: 1_000_000 };

/** The tree with the towns in its rows as the ones that lie near one another. Two places with something between them are told
 * when they have been evaluated, for one may be known elsewhere than in the gazetteer. */
export async function toldByTowns(source: Towns, query: SpatialQuery): Promise<SpatialQuery> {
  const told = new Map<SpatialQuery, NamedPlace>();
  for (const { row, isList } of rowsIn(query)) {
    for (const [node, meant] of await watersMeant(source, row)) told.set(node, meant);
    if (told.size > 0 || query.type === 'Between') continue;
    for (const [node, meant] of await townsMeant(source, row, isList)) told.set(node, meant);
  }
  return told.size === 0 ? query : (replaced(query, told) as SpatialQuery);
}

const pairs: ReadonlySet<SpatialQuery['type']> = new Set(['Between', 'BetweenAll', 'Line', 'Closer']);
const seas = maskOf(['ocean', 'sea', 'gulf']);

/** "Closer to the Pacific than to the Caribbean": beside a sea no islands are meant, nor a region.
 * @returns the names that mean the sea that is called so */
async function watersMeant(
  source: Towns,
  row: readonly NamedPlace[],
): Promise<ReadonlyMap<NamedPlace, NamedPlace>> {
  const told = new Map<NamedPlace, NamedPlace>();
  const usual: (Place | undefined)[] = [];
  for (const node of row) usual.push(await source.usualPlace(node));
  const isSea = (place: Place | undefined) => place !== undefined && (maskOf([place.kind]) & seas) !== 0;
  const others = row.filter((_, i) => !isSea(usual[i]));
  if (others.length === 0 || others.length === row.length) return told;
  for (const node of others) {
    const sea = node.within ? undefined : await source.usualPlace(node, seas);
    if (!sea) return new Map();
    told.set(node, { ...node, name: sea.name });
  }
  return told;
}

interface Row {
  readonly row: readonly NamedPlace[];
  readonly isList: boolean;
}

function rowsIn(query: SpatialQuery): Row[] {
  const operands = operandsOf(query);
  const row = operands.filter((one): one is NamedPlace => one.type === 'NamedPlace');
  const isList = query.type === 'Union' || query.type === 'MeetingPoint';
  const isRow = isList || pairs.has(query.type);
  if (isRow && row.length > 1 && row.length <= mostTowns && row.length === operands.length)
    return [{ row, isList }];
  return operands.flatMap(rowsIn);
}

/** @returns the names that mean another town than the best known of that name */
export async function townsMeant(
  source: Towns,
  row: readonly NamedPlace[],
  isList: boolean,
): Promise<ReadonlyMap<NamedPlace, NamedPlace>> {
  const told = new Map<NamedPlace, NamedPlace>();
  const usual: (Place | undefined)[] = [];
  for (const node of row) usual.push(await source.usualPlace(node));
  // The capital before the towns that it tells; of two towns the less known is told by the other.
  const orderOf = (i: number) => (usual[i]?.kind === 'city' ? usual[i].importance : 0);
  for (const i of [...row.keys()].sort((a, b) => orderOf(a) - orderOf(b))) {
    const node = row[i]!;
    const place = usual[i];
    if (!place || node.within) continue;
    const others = usual.filter((one, j): one is Place => j !== i && one !== undefined);
    const meant =
      capitalMeant(node, place, others) ?? (await namesakeNear(source, node, place, others, isList));
    if (!meant) continue;
    told.set(node, meant);
    usual[i] = (await source.usualPlace(meant)) ?? place;
  }
  return told;
}

async function namesakeNear(
  source: Towns,
  node: NamedPlace,
  place: Place,
  others: readonly Place[],
  isList: boolean,
): Promise<NamedPlace | undefined> {
  if (others.length === 0 || (place.kind !== 'city' && place.kind !== 'region')) return undefined;
  const far = nearest(place, others);
  if (far < nearMetres) return undefined;
  const isOneCountry = others.every(({ country }) => country === others[0]!.country);
  if (isList && (place.importance >= famous || !isOneCountry)) return undefined;
  const least = Math.min(isList ? 1 : known, place.importance - lessKnown);
  const found = [...(await source.namesakes(node, cities))];
  // "Birmingham and Atlanta": a district is spoken of as its city, and another part of a country beside towns of another one
  // alone: "Victoria and Vancouver".
  const isTown = (one: Place) => one.id === place.id || nearest(one, [place]) < besideMetres;
  const areTowns = isOneCountry && others.every(({ kind }) => kind === 'city');
  if (!found.some(isTown) && !(areTowns && place.country !== others[0]!.country)) return undefined;
  for (const { kind, name, country } of others) {
    const within = kind === 'country' ? name : country;
    const there =
      within === undefined ? undefined : await source.usualPlace({ ...node, within: [within] }, cities);
    if (there && !found.some(({ id }) => id === there.id)) found.push(there);
  }
  const near = found.filter(
    (one) =>
      !isTown(one) &&
      one.importance >= least &&
      // London in Ontario is meant beside Toronto, and not beside New York.
      (place.importance < famous || nearest(one, others) < besideFamousMetres) &&
      nearest(one, others) * timesNearer < far &&
      (!isList || one.country === others[0]!.country),
  );
  const [best] = near.sort((a, b) => b.importance - a.importance);
  if (!best) return undefined;
  const within = [best.region, best.country].filter((one) => one !== undefined);
  const meant = { ...node, within };
  if ((await source.usualPlace(meant, cities))?.id === best.id) return meant;
  const plainer = { ...node, within: within.slice(-1) };
  return (await source.usualPlace(plainer, cities))?.id === best.id ? plainer : undefined;
}

/** "Between Richmond and Washington": no state on the other ocean. */
function capitalMeant(node: NamedPlace, place: Place, others: readonly Place[]): NamedPlace | undefined {
  if (place.kind !== 'region' || place.name !== capital.region || others.length === 0) return undefined;
  const areTowns = others.every(({ kind }) => kind === 'city');
  return areTowns && nearest(place, others) > capital.metres ? { ...node, name: capital.name } : undefined;
}

const nearest = (place: Place, others: readonly Place[]): number =>
  Math.min(
    ...others.map((other) => geodesicInverse([place.lon, place.lat], [other.lon, other.lat]).distance),
  );
