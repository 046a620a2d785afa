/** What the gazetteer knows: places and their kinds. */

const marine = ['ocean', 'sea', 'gulf', 'bay', 'strait', 'channel', 'sound', 'fjord', 'lagoon'] as const;
/** What has a name and an extent but no administration: mountains, deserts, islands, regions of culture. */
const landscapes = [
  'mountain_range',
  'desert',
  'plateau',
  'plain',
  'basin',
  'peninsula',
  'cape',
  'coast',
  'island',
  'archipelago',
  'forest',
  'wetland',
  'metropolitan_area',
  'cultural_region',
  'national_park',
  'glacier',
  'mountain',
] as const;

/** All kinds of places. */
export const placeKinds = Object.freeze([
  'country',
  'territory',
  'region',
  'grouping',
  'continent',
  ...marine,
  'lake',
  'reservoir',
  'river',
  'canal',
  'city',
  // Of imported extracts; of these the gazetteer has only landmarks that are known everywhere.
  'address',
  'street',
  'building',
  'landmark',
  ...landscapes,
  // Of coordinates.
  'position',
] as const);

/** Kind of a place: an entry of {@link placeKinds}. */
export type PlaceKind = (typeof placeKinds)[number];

/** A set of kinds as bits, so that filters cost one instruction. There are 32; landscapes that people hardly tell apart
 * have one together, and who asks for one of them alone looks at the kind too (`Filter.kinds`). */
export type KindMask = number;

const sharedBits: Partial<Record<PlaceKind, PlaceKind>> = {
  plain: 'plateau',
  basin: 'plateau',
  cape: 'peninsula',
  archipelago: 'island',
  wetland: 'forest',
  national_park: 'cultural_region',
  glacier: 'plateau',
  mountain: 'mountain_range',
  // Neither is in the gazetteer.
  position: 'address',
};
const ownBits = placeKinds.filter((kind) => sharedBits[kind] === undefined);
/** Bit of each kind, by its index. */
export const kindBits: readonly KindMask[] = Object.freeze(
  placeKinds.map((kind) => 1 << ownBits.indexOf(sharedBits[kind] ?? kind)),
);
const bitOf = new Map<string, number>(placeKinds.map((kind, index) => [kind, kindBits[index]!]));

export function maskOf(kinds: Iterable<string>): KindMask {
  let mask = 0;
  for (const kind of kinds) mask |= bitOf.get(kind) ?? 0;
  return mask;
}

/** Indexes of kinds, to tell those that share a bit from one another. */
export function indexesOf(kinds: Iterable<PlaceKind>): ReadonlySet<number> {
  return new Set([...kinds].map((kind) => placeKinds.indexOf(kind)));
}

/** Kinds of place that extracts know. Towns and regions of theirs are answered under their own kinds. */
export const osmKinds: readonly PlaceKind[] = Object.freeze([
  'address',
  'street',
  'building',
  'landmark',
  'city',
  'region',
]);

export const anyKind: KindMask = kindBits.reduce((mask, bit) => mask | bit, 0);
export const marineKinds = maskOf(marine);
export const waterKinds = marineKinds | maskOf(['lake', 'reservoir', 'river', 'canal']);
export const landscapeKinds = maskOf(landscapes);
export const countryKinds = maskOf(['country', 'territory']);

/** How a name belongs to its place. */
export const nameTypes = Object.freeze([
  'name',
  'official',
  'alias',
  'translation',
  'adjective',
  'code',
  'variant',
] as const);
export type NameType = (typeof nameTypes)[number];

/** A place of the gazetteer. */
export interface Place {
  /** Stable identifier, for example `country/FRA`. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** Name in English where there is one, else the local name. */
  readonly name: string;
  /** A point in or at the place, degrees. */
  readonly lon: number;
  readonly lat: number;
  /** 0 to 1; how likely a person means this one among places of the same name. */
  readonly importance: number;
  /** Inhabitants; undefined when unknown or meaningless. */
  readonly population?: number;
  /** ISO 3166-1 alpha-2 code of the country it lies in, and the names of country and first-level region. */
  readonly countryCode?: string;
  readonly country?: string;
  readonly region?: string;
  /** Name of the layer that holds its geometry; undefined when it has only a point. */
  readonly layer?: string;
  readonly source: string;
  readonly licence: string;
}

/** One candidate answer with the reasons for its rank. */
export interface Candidate {
  readonly place: Place;
  /** Index of the place in the gazetteer. */
  readonly index: number;
  /** Name of the gazetteer that matched, as written there. */
  readonly matchedName: string;
  readonly nameType: NameType;
  /** Language tag of a translation. */
  readonly language?: string;
  readonly method: 'exact' | 'vector' | 'edit';
  /** 0 to 1: similarity of what was asked to the matched name. */
  readonly similarity: number;
  /** Letters by which the query differs from the matched name. */
  readonly edits: number;
  /** Layers peeled off the query to find the name: 0 for the query as it stands. */
  readonly depth: number;
  /** 0 to 1: calibrated probability that this place was meant. */
  readonly confidence: number;
  /** Order among candidates; larger first. */
  readonly rank: number;
  readonly reasons: readonly string[];
}
