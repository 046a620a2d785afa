/** Names that the rest of a sentence tells apart: "Spain within 50 km of Toledo" means no town in Ohio. */

import { fold } from '../domain/fold.ts';
import { anyKind, type KindMask, landscapeKinds, maskOf, type Place } from '../domain/place.ts';
import { type NamedPlace, namesOf, type SpatialQuery } from '../domain/query.ts';
import { geodesicInverse } from '../geometry/native.ts';

/** How much less known than its namesake the town may be that the rest of the sentence speaks of. */
const lessKnown = 0.2;
/** How far the usual town of a name lies from the other places, and how many times farther than its namesake. */
const farMetres = { land: 300_000, city: 1_000_000 };
const timesFarther = { land: 2.5, city: 10 };
/** Sentences with more names speak of places all over the world. */
const mostNames = 6;

const cities = maskOf(['city']);
const rivers = maskOf(['river']);
const lands = maskOf(['country', 'region']);
const parts = maskOf(['region']) | landscapeKinds;

/** What is asked of the one who evaluates the tree. */
export interface Usual {
  usualPlace(node: NamedPlace, mask?: KindMask): Promise<Place | undefined>;
  /** What is told of the reading. */
  readonly notes?: string[];
  /** Whether a river flows through a land; undefined where the data do not tell. */
  flowsThrough?(river: Place, land: Place): Promise<boolean | undefined>;
}

/** The tree with towns and rivers told by the lands and towns that it speaks of besides. */
export async function inContext(source: Usual, query: SpatialQuery): Promise<SpatialQuery> {
  if (query.type !== 'Intersection' && query.type !== 'Difference') return query;
  const nodes = namesOf(query);
  if (nodes.length < 2 || nodes.length > mostNames) return query;
  const usual: (Place | undefined)[] = [];
  for (const node of nodes) usual.push(await source.usualPlace(node, anyKind));
  const told = new Map<SpatialQuery, NamedPlace>();
  for (const [i, node] of nodes.entries()) {
    const place = usual[i];
    if (!place || node.within || !['city', 'river', 'region'].includes(place.kind)) continue;
    const others = usual.filter((other, j): other is Place => j !== i && other !== undefined);
    const isTown = query.type === 'Difference' && place.kind === 'city';
    const apart = isTown ? await exclave(source, node, query.from) : undefined;
    const meant = apart ?? (await namesake(source, node, place, others));
    if (meant) told.set(node, meant);
  }
  return told.size === 0 ? query : (replaced(query, told) as SpatialQuery);
}

/** Regions that lie apart from the rest of their country, with names that are not those of their capitals. */
const exclaves: Readonly<Record<string, string>> = {
  'region/RUS-2324': 'Kaliningrad Oblast',
  'region/AGO-1885': 'Cabinda Province',
};

/** "Russia without Kaliningrad" leaves out more than the city. */
async function exclave(source: Usual, node: NamedPlace, from: SpatialQuery): Promise<NamedPlace | undefined> {
  const region = from === node ? undefined : await source.usualPlace(node, maskOf(['region']));
  const name = region && exclaves[region.id];
  return name === undefined ? undefined : { ...node, name };
}

async function namesake(
  source: Usual,
  node: NamedPlace,
  place: Place,
  others: readonly Place[],
): Promise<NamedPlace | undefined> {
  for (const other of others) {
    const isLand = (maskOf([other.kind]) & lands) !== 0;
    if (!isLand && other.kind !== 'city') continue;
    // "L'Autriche à l'est de Vienne" means no département, but two parts of countries are just far apart.
    if (place.kind === 'region' && other.kind !== 'country') continue;
    const country = other.kind === 'country' ? other.name : other.country;
    const local = isLand && place.kind === 'river' ? await riverIn(source, node, place, other) : undefined;
    if (local) return local;
    if (country === undefined || place.country === country) continue;
    const scale = isLand ? 'land' : 'city';
    const far = distance(place, other);
    if (far < farMetres[scale]) continue;
    // A province there may have its name, too.
    const name = place.kind === 'river' && !/^river /i.test(node.name) ? `river ${node.name}` : node.name;
    const there = { ...node, name, within: [country] };
    const found = await source.usualPlace(there, place.kind === 'river' ? rivers : cities);
    if (!found || (place.kind === 'river' && bareName(found.name) !== bareName(node.name))) continue;
    if (found.importance < place.importance - lessKnown) continue;
    if (far > timesFarther[scale] * distance(found, other)) return there;
  }
  return undefined;
}

/** "Texas south of the Colorado River": the river of that name that flows there, where the better known one does not. */
async function riverIn(
  source: Usual,
  node: NamedPlace,
  river: Place,
  land: Place,
): Promise<NamedPlace | undefined> {
  if ((await source.flowsThrough?.(river, land)) !== false) return undefined;
  const told = /^river |river$/i.test(node.name) ? node.name : `river ${node.name}`;
  const there = { ...node, name: told, within: [land.name] };
  const found = await source.usualPlace(there, rivers);
  if (!found || found.id === river.id || bareName(found.name) !== bareName(node.name)) return undefined;
  return (await source.flowsThrough?.(found, land)) === true ? there : undefined;
}

/** "Georgia south of Atlanta" has nothing in the Caucasus, nor has "Texas more than 30 km from Paris" in France: the tree with
 * lands as the part of that name of the country that the towns of the sentence lie in, and towns as those of that name in the
 * lands of the sentence; undefined where there is none. */
export async function toldByEachOther(source: Usual, query: SpatialQuery): Promise<SpatialQuery | undefined> {
  const nodes = namesOf(query);
  if (nodes.length < 2 || nodes.length > mostNames) return undefined;
  const places = new Map<NamedPlace, Place>();
  for (const node of nodes) {
    const place = await source.usualPlace(node);
    if (place) places.set(node, place);
  }
  const told =
    (await landsOfTowns(source, places)) ??
    (await townsOfLands(source, places)) ??
    (await partsOfLands(source, places)) ??
    (await islandsOfLands(source, places));
  return told && (replaced(query, told) as SpatialQuery);
}

type Told = ReadonlyMap<SpatialQuery, NamedPlace>;

async function landsOfTowns(
  source: Usual,
  places: ReadonlyMap<NamedPlace, Place>,
): Promise<Told | undefined> {
  const told = new Map<SpatialQuery, NamedPlace>();
  for (const [node, { kind, name }] of places) {
    if (kind !== 'country' || node.within) continue;
    for (const { kind: other, country } of places.values()) {
      if (other !== 'city' || country === undefined || country === name) continue;
      const there = { ...node, within: [country] };
      if (await source.usualPlace(there, lands)) told.set(node, there);
    }
  }
  return told.size === 0 ? undefined : told;
}

/** A town as its namesake in a land of the sentence, and that land as the one that holds the namesake. */
async function townsOfLands(
  source: Usual,
  places: ReadonlyMap<NamedPlace, Place>,
): Promise<Told | undefined> {
  const told = new Map<SpatialQuery, NamedPlace>();
  for (const [node, { kind, id }] of places) {
    if (kind !== 'city' || node.within) continue;
    for (const [land, { kind: other, country }] of places) {
      if ((maskOf([other]) & lands) === 0 || land.within) continue;
      const there = { ...node, within: [land.name] };
      const town = await source.usualPlace(there, cities);
      if (!town || town.id === id) continue;
      told.set(node, there);
      if (town.country === undefined || town.country === (other === 'country' ? land.name : country))
        continue;
      const around = { ...land, within: [town.country] };
      if (await source.usualPlace(around, lands)) told.set(land, around);
    }
  }
  return told.size === 0 ? undefined : told;
}

/** "Macedonia in Greece", "Galicia in Poland": the part of that land, not the land of that name elsewhere. */
async function partsOfLands(
  source: Usual,
  places: ReadonlyMap<NamedPlace, Place>,
): Promise<Told | undefined> {
  const told = new Map<SpatialQuery, NamedPlace>();
  for (const [node, { kind, id }] of places) {
    if (node.within || (maskOf([kind]) & (lands | parts)) === 0) continue;
    for (const [land, { kind: other, id: landId }] of places) {
      if (landId === id || (maskOf([other]) & lands) === 0) continue;
      const there = { ...node, within: [land.name, ...(land.within ?? [])] };
      const part = await source.usualPlace(there, parts);
      if (part && part.id !== id) told.set(node, there);
    }
  }
  return told.size === 0 ? undefined : told;
}

/** "The British part of Ireland": the island, where the country of that name has no such part. */
async function islandsOfLands(
  source: Usual,
  places: ReadonlyMap<NamedPlace, Place>,
): Promise<Told | undefined> {
  const told = new Map<SpatialQuery, NamedPlace>();
  for (const [node, { kind, id }] of places) {
    if (kind !== 'country' || node.within) continue;
    const there = { ...node, name: `island of ${node.name}` };
    const island = await source.usualPlace(there);
    // Of South Africa nothing is an island, whatever is spelled like that.
    if (island && island.id !== id && fold(island.name).includes(fold(node.name))) told.set(node, there);
  }
  return told.size === 0 ? undefined : told;
}

/** “river Río Negro” and “Negro (Argentina)” are one name; the Rhône is no Rhine in France. */
const bareName = (name: string) =>
  fold(name.replace(/\([^()]*\)/u, ''))
    .replace(/\b(?:river|rio|the)\b/gu, '')
    .trim();

const distance = (a: Place, b: Place) => geodesicInverse([a.lon, a.lat], [b.lon, b.lat]).distance;

/** A tree with names in place of those that they were told to be. */
export function replaced(value: unknown, told: Told): unknown {
  if (Array.isArray(value)) return value.map((each) => replaced(each, told));
  if (typeof value !== 'object' || value === null) return value;
  const meant = told.get(value as SpatialQuery);
  if (meant) return meant;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, told)]));
}
