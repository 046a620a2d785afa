/** What sets of places are made of, and what their members are measured by. */

/** What the members of a set are. `division`: a part of a country, by what people call it there; `mountain`: a range or a single
 * mountain, which is a `peak`. */
export const setKinds = Object.freeze([
  'country',
  'territory',
  'division',
  'capital',
  'division_capital',
  'city',
  'continent',
  'ocean',
  'sea',
  'gulf',
  'bay',
  'strait',
  'lake',
  'river',
  'canal',
  'island',
  'archipelago',
  'mountain_range',
  'mountain',
  'peak',
  'desert',
  'peninsula',
  'cape',
  'volcano',
  'active_volcano',
  'glacier',
  'national_park',
  'fjord',
  'forest',
  'waterfall',
  'airport',
  'port',
] as const);
export type SetKind = (typeof setKinds)[number];

/** Kinds whose members may lie in several countries and belong to none. */
export const spreadKinds: ReadonlySet<SetKind> = new Set([
  'lake',
  'river',
  'canal',
  'mountain_range',
  'mountain',
  'peak',
  'desert',
  'peninsula',
  'archipelago',
  'cape',
  'volcano',
  'active_volcano',
  'glacier',
  'national_park',
  'forest',
  'waterfall',
  'airport',
]);

/** Kinds of which only the best known are here. */
export const bestKnownKinds: ReadonlySet<SetKind> = new Set([
  'cape',
  'volcano',
  'active_volcano',
  'glacier',
  'national_park',
  'fjord',
  'forest',
  'waterfall',
  'airport',
  'port',
]);

/** What people call the parts of countries; `division` is any of them. */
export const divisionNames = Object.freeze([
  'division',
  'state',
  'province',
  'region',
  'county',
  'department',
  'canton',
  'district',
  'prefecture',
  'governorate',
  'municipality',
  'emirate',
  'autonomous_community',
  'territory',
  'voivodeship',
  'republic',
  'oblast',
  'parish',
  'borough',
  'constituent_country',
] as const);
export type DivisionName = (typeof divisionNames)[number];

/** By what the members of a set are measured: km², inhabitants, inhabitants per km², km, degrees, a number of countries, metres,
 * km from a place. */
export const measures = Object.freeze([
  'area',
  'population',
  'density',
  'length',
  'latitude',
  'longitude',
  'neighbours',
  'countries',
  'elevation',
  'depth',
  'distance',
] as const);
export type Measure = (typeof measures)[number];
