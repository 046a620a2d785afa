/** What a condition of a set speaks of: land by its units, waters and landscapes as places, the rest as geometry. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { fold, toKey } from '../../domain/fold.ts';
import { groupCode } from '../../domain/groups.ts';
import {
  anyKind,
  type KindMask,
  landscapeKinds,
  marineKinds,
  maskOf,
  type NameType,
  type Place,
  waterKinds,
} from '../../domain/place.ts';
import type { NamedPlace, SetCondition, SetKind, SpatialQuery } from '../../domain/query.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';
import { placeOutline } from '../extracts/boundary.ts';
import { divisionsOfSide, namedSide } from '../named-side.ts';
import type { SetFacts } from './facts.ts';
import type { Member } from './member.ts';

export interface Operand {
  /** As the query names it. */
  readonly query: SpatialQuery;
  /** Of land: the units that it is made of. */
  readonly units?: ReadonlySet<number>;
  /** Of a group, a continent or a set of countries: whose members count by what they are, not by their outline. */
  readonly countries?: ReadonlySet<string>;
  readonly continent?: string;
  readonly place?: Place;
  readonly members?: readonly Member[];
  geometry(): Promise<Geometry>;
}

/** What is looked for first. */
export type Leaning =
  | 'land'
  | 'lands'
  | 'nature'
  | 'water'
  | 'islands'
  | 'towns'
  | 'sights'
  | 'any'
  | 'usual';

const culture = maskOf(['cultural_region']);
const landMask = maskOf(['country', 'territory', 'region', 'continent', 'grouping']);
const islandMask = maskOf(['island', 'region', 'country']);
const marine = maskOf(['ocean', 'sea', 'gulf', 'bay']);
const inlandWater = maskOf(['lake', 'reservoir', 'river', 'canal', 'lagoon']);
const leanings: Record<Leaning, readonly KindMask[]> = {
  land: [landMask, landscapeKinds, anyKind],
  // Countries lie in all of Kurdistan, and none in the province of Iran.
  lands: [landMask & ~maskOf(['region']), landscapeKinds, anyKind],
  // Forests of the Ardennes are not those of the department.
  nature: [landMask, landscapeKinds, anyKind],
  water: [waterKinds, landscapeKinds, anyKind],
  // "Islands of Japan" are the country's, "of the Aegean" those of the sea.
  islands: [maskOf(['country', 'territory', 'region', 'continent', 'archipelago']), waterKinds, anyKind],
  towns: [maskOf(['city']), landMask, anyKind],
  // By the city closest to Niagara Falls none of that name is meant.
  sights: [maskOf(['landmark']), anyKind],
  any: [inlandWater | landscapeKinds, waterKinds, anyKind],
  // What lies in a land may be anything: "which state is Boston in".
  usual: [anyKind],
};
const natural: ReadonlySet<SetKind> = new Set([
  'mountain_range',
  'mountain',
  'peak',
  'volcano',
  'active_volcano',
  'glacier',
  'forest',
  'waterfall',
]);

/** What is looked for first behind a relation of members of a kind. */
export function leaningOf(kind: SetKind, relation: SetCondition['type'] = 'In'): Leaning {
  if (relation === 'Bordering' || relation === 'Rising') return 'land';
  if (relation === 'On') return 'water';
  if (relation !== 'In') return 'any';
  if (kind === 'island') return 'islands';
  if (natural.has(kind)) return 'nature';
  return kind === 'country' ? 'lands' : 'land';
}

/** Of what something lies in. */
const inward: ReadonlySet<Leaning> = new Set(['land', 'lands', 'nature']);

/** Confidence that only a name as written reaches. */
const sureName = 0.9;

/** What the sets ask of the one who evaluates the tree. */
export interface SetSource extends Evaluation {
  /** Finds a place without its outline. */
  look(node: NamedPlace, mask: KindMask, minScore?: number): Promise<Place>;
}

/** So much better known is the ocean than the department of Colombia that bears its name. */
const knownMore = 0.1;

/** "Islands in the Atlantic" are no islands of the department of Atlántico, nor those in the Red Sea of a state of Sudan; cities
 * in Maine lie in no Gulf of Maine. */
async function famousSea(source: SetSource, node: NamedPlace, land: Place): Promise<Place | undefined> {
  if (node.within || land.kind !== 'region') return undefined;
  const sea = await lookSure(source, node, marine);
  if (!sea || sea.importance <= land.importance + knownMore) return undefined;
  const own = ({ name }: Place) => fold(name) === fold(node.name);
  // "Cretan cities" lie on no sea, nor "Balearic islands" only in one.
  const said = own(land) || isCalledBy(source, land, node.name, 'adjective');
  return said && !own(sea) ? undefined : sea;
}

/** Cities in Kurdistan lie in more than the province of Iran.
 * @param mask  kinds that go before a part of a country */
async function famousCulture(
  source: SetSource,
  node: NamedPlace,
  land: Place,
  mask: KindMask,
): Promise<Place | undefined> {
  if (node.within || land.kind !== 'region') return undefined;
  const usual = await source.usualPlace(node);
  if (!usual || (maskOf([usual.kind]) & mask) === 0 || usual.importance <= land.importance + knownMore)
    return undefined;
  return lookSure(source, node, landscapeKinds);
}

/** Countries in the Amazon lie in its forest, not in the river. */
async function forestOfRiver(
  source: SetSource,
  node: NamedPlace,
  { kind }: Place,
): Promise<Place | undefined> {
  if (node.within || kind !== 'river') return undefined;
  const forest = await lookSure(source, { ...node, name: `${node.name} rainforest` }, maskOf(['forest']));
  if (forest) source.forget(node);
  return forest;
}

/** "Cities on Java" and "on Sicily" are on the islands, not at the waters that are called so for short. */
async function landOfName(source: SetSource, node: NamedPlace, water: Place): Promise<Place | undefined> {
  const isNamed = (place: Place) => fold(place.name) === fold(node.name);
  if (node.within || isNamed(water) || (maskOf([water.kind]) & marineKinds) === 0) return undefined;
  const land = await lookSure(source, node, islandMask);
  return land && isNamed(land) && water.importance <= land.importance + knownMore ? land : undefined;
}

/** Of a name that some place bears no other spelling is meant: "Zambia" is not the Gambia, which is a river as well. */
async function lookSure(source: SetSource, node: NamedPlace, mask: KindMask): Promise<Place | undefined> {
  try {
    const usual = node.within ? undefined : await source.usualPlace(node, mask, sureName);
    if (usual && !bears(source, usual, node.name)) return undefined;
    return await source.look(node, mask, sureName);
  } catch (error) {
    if (error instanceof GeoError && error.code === 'place_not_found') return undefined;
    throw error;
  }
}

/** Whether a place goes by a name, or no place does. */
const bears = ({ context }: SetSource, { id }: Place, name: string): boolean => {
  const { gazetteer } = context.finder;
  return (
    gazetteer.find(toKey(fold(name))) < 0 ||
    gazetteer.indexOfId(id) === undefined ||
    isCalledBy({ context }, { id }, name)
  );
};

/** @param type  the sort of name that it is; any by default */
function isCalledBy(
  { context }: Pick<SetSource, 'context'>,
  { id }: Pick<Place, 'id'>,
  name: string,
  type?: NameType,
): boolean {
  const { gazetteer } = context.finder;
  const key = gazetteer.find(toKey(fold(name)));
  const index = gazetteer.indexOfId(id);
  if (key < 0 || index === undefined) return false;
  for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++)
    if (gazetteer.postPlace[p] === index && (!type || gazetteer.typeOf(p) === type)) return true;
  return false;
}

export async function findLeaning(source: SetSource, node: NamedPlace, leaning: Leaning): Promise<Place> {
  for (const mask of leanings[leaning]) {
    if (mask === anyKind) break;
    const place = await lookSure(source, node, mask);
    if (!place) continue;
    const other =
      leaning === 'water'
        ? await landOfName(source, node, place)
        : ((await famousSea(source, node, place)) ??
          (await famousCulture(source, node, place, leaning === 'nature' ? landscapeKinds : culture)));
    return other ?? source.look(node, mask, sureName);
  }
  const place = await source.look(node, anyKind);
  return (inward.has(leaning) ? await forestOfRiver(source, node, place) : undefined) ?? place;
}

/** @param members  answers a set
 * @throws GeoError `place_not_found` */
export async function operandOf(
  query: SpatialQuery,
  leaning: Leaning,
  source: SetSource,
  facts: SetFacts,
  members: (query: SpatialQuery) => Promise<readonly Member[] | undefined>,
): Promise<Operand> {
  const geometry = () => source.evaluate(query);
  const region =
    query.type === 'DirectionalSubset'
      ? ((await namedSide(source, query)) ?? (await divisionsOfSide(source, query)))
      : undefined;
  if (region) return operandOf(region, leaning, source, facts, members);
  if (query.type === 'NamedPlace') {
    const isGroup = query.within === undefined && leaning !== 'water';
    const group = isGroup ? groupOf(query.name, facts, source) : undefined;
    const sea =
      group && leaning === 'islands' ? await seaOfGroup(query, group.units, source, facts) : undefined;
    if (sea)
      return {
        query,
        geometry: async () => (await placeOutline(source.context, sea, {})).geometry,
        place: sea,
      };
    if (group) return { query, geometry, ...group };
    const place = await findLeaning(source, query, leaning);
    const units = facts.landOf(place.id);
    return {
      query,
      geometry: () => outlineAs(place, query, source),
      place,
      ...(units && { units: new Set(units) }),
      ...(place.kind === 'continent' && { continent: place.name }),
    };
  }
  const inner = query.type === 'Union' ? await innerOf(query.of, source, facts) : undefined;
  if (inner) return operandOf(inner, leaning, source, facts, members);
  if (query.type === 'Union' || query.type === 'Difference' || query.type === 'PlaceSet') {
    const found = await members(query);
    if (found) {
      const land = found.filter(({ units, kind }) => units !== undefined && kind !== 'city');
      const units = new Set(land.flatMap((member) => member.only ?? member.units ?? []));
      const countries = new Set(land.filter(({ kind }) => kind === 'country').map(({ id }) => id));
      return {
        query,
        geometry,
        members: found,
        ...(land.length > 0 && { units }),
        ...(countries.size === found.length && { countries }),
      };
    }
  }
  return { query, geometry };
}

/** "Cheshire, England": nobody lists a land and what lies in it, so of the two the part is meant. */
async function innerOf(
  [one, other, more]: readonly SpatialQuery[],
  source: SetSource,
  facts: SetFacts,
): Promise<SpatialQuery | undefined> {
  if (more || one?.type !== 'NamedPlace' || other?.type !== 'NamedPlace') return undefined;
  const [part, whole] = [await source.usualPlace(one), await source.usualPlace(other)];
  const [small, large] = [part && facts.landOf(part.id), whole && facts.landOf(whole.id)];
  if (!small || !large) return undefined;
  const holds = (outer: readonly number[], inner: readonly number[]) => {
    const units = new Set(outer);
    return inner.length < outer.length && inner.every((unit) => units.has(unit));
  };
  const inner = holds(large, small) ? one : holds(small, large) ? other : undefined;
  const note = inner && `${part!.name} and ${whole!.name} are read as one place: one lies in the other`;
  if (note && !source.notes.includes(note)) source.notes.push(note);
  return inner;
}

/** "Baltic islands" are those of the sea, and "islands of the Baltic states" theirs. */
async function seaOfGroup(
  query: NamedPlace,
  units: ReadonlySet<number>,
  source: SetSource,
  facts: SetFacts,
): Promise<Place | undefined> {
  const sea = await lookSure(source, { ...query, name: `${query.name} Sea` }, marine);
  // The Commonwealth Sea lies off Antarctica.
  const isTheirs = sea && [...(facts.shoreOf(sea.id)?.keys() ?? [])].some((unit) => units.has(unit));
  return isTheirs ? sea : undefined;
}

/** "Islands in the Caribbean" lie in the sea, which the name alone does not mean. */
async function outlineAs(place: Place, query: NamedPlace, source: SetSource): Promise<Geometry> {
  const usual = await source.usualPlace(query);
  if (!usual || usual.id === place.id) return source.evaluate(query);
  return (await placeOutline(source.context, place, {})).geometry;
}

/** A group of countries by one of its names; its date and source are told. */
export function groupOf(
  name: string,
  facts: SetFacts,
  { notes }: Pick<Evaluation, 'notes'>,
): { units: ReadonlySet<number>; countries: ReadonlySet<string> } | undefined {
  const code = groupCode(fold(name).replace(/^the /, ''));
  const found = code === undefined ? undefined : facts.membersOf(code);
  if (!found) return undefined;
  const { group, members } = found;
  const note = `members of ${group.name} as of ${group.date} (${group.source})${group.note ? `; ${group.note}` : ''}`;
  if (!notes.includes(note)) notes.push(note);
  return {
    countries: members,
    units: new Set([...members].flatMap((id) => [...(facts.landOf(id) ?? [])])),
  };
}

export function noArea({ query }: Operand): GeoError {
  return new GeoError('empty_result', `"${printQuery(query)}" has no area that anything could lie in.`);
}

export function notAcross({ query }: Operand): GeoError {
  return new GeoError(
    'query_not_understood',
    `"${printQuery(query)}" is not a river, line or landscape that crosses countries.`,
  );
}

/** "Capitals of New England": it has none itself, and its states have. */
export function haveCapitalsOfParts(
  { members = [], place, units }: Partial<Operand> = {},
  facts: SetFacts,
): boolean {
  if (members.some(({ kind }) => kind === 'region')) return true;
  const isSeveral = place?.kind === 'region' && (units?.size ?? 0) > 1;
  return isSeveral && facts.written.capitals[place.id] === undefined;
}
