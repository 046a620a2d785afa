/** How the parts of a sentence about space are called, in English. */

import type {
  DivisionName,
  Measure,
  SetCondition,
  SetKind,
  SpatialQuery,
} from '../../../geo/domain/query.ts';

type Plain = Exclude<
  SpatialQuery['type'] | SetCondition['type'],
  // Named by themselves, or told apart by what they hold.
  | 'NamedPlace'
  | 'PlaceSet'
  | 'Shore'
  | 'Measured'
  | 'Compared'
  | 'Position'
  | 'Parallel'
  | 'Meridian'
  | 'GridBox'
>;
type Told =
  | 'In.entirely'
  | 'In.partly'
  | 'Bordering.only'
  | 'Crossing.flows'
  | `Shore.${'landlocked' | 'doubly_landlocked' | 'coastal' | 'island'}`
  | 'DirectionalSubset.share'
  | 'DirectionalSubset.depth'
  | 'DirectionalSubset.tip'
  | 'Middle.share'
  | `Near.${'surroundings' | 'outskirts' | 'hinterland'}`
  | `Bank.${'left' | 'right'}`
  | 'Reach.downstream'
  | 'RiverEnd.mouth'
  | 'Spelled.ends'
  | 'Spelled.whole'
  | `Parts.${'home' | 'overseas'}`
  | 'Between.halfway'
  | 'Sea.water';

export interface ReadingTexts {
  /** One phrase for each operation or condition, and one more where what it holds changes what it means. */
  readonly phrases: Readonly<Record<Plain | Told, string>>;
  /** The letters of north, south, east and west. */
  readonly compass: readonly [north: string, south: string, east: string, west: string];
  readonly box: string;
  /** A set: all of a kind, their number, those that come first in an order, the same in each of other places. */
  readonly all: string;
  readonly number: string;
  readonly first: string;
  readonly rank: string;
  readonly each: string;
  readonly kinds: Readonly<Record<SetKind, string>>;
  readonly divisions: Readonly<Record<DivisionName, string>>;
  readonly orders: Readonly<Record<Measure, readonly [most: string, least: string]>>;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly least: string;
  readonly most: string;
  readonly range: string;
  readonly more: string;
  readonly less: string;
}

export const en: ReadingTexts = {
  phrases: {
    Buffer: 'within {distance} of',
    Union: 'together',
    Intersection: 'what they have in common',
    Difference: 'the first without the second',
    Directional: 'beyond, to the {direction} of',
    DirectionalSubset: 'the half in the {direction} of',
    'DirectionalSubset.share': 'the {share} in the {direction} of',
    'DirectionalSubset.depth': 'the outermost {distance} in the {direction} of',
    'DirectionalSubset.tip': 'the tip in the {direction} of',
    Land: 'land',
    Sea: 'the coasts of the sea',
    'Sea.water': 'the open sea',
    Closer: 'nearer to the first than to the second',
    NearestShare: 'the {share} of the first that is nearest to the second',
    Middle: 'the middle third of',
    'Middle.share': 'the {share} in the middle of',
    Interior: 'the interior of',
    Near: 'near',
    'Near.surroundings': 'the surroundings of',
    'Near.outskirts': 'the outskirts of',
    'Near.hinterland': 'the hinterland of',
    Bank: 'the bank in the {direction} of',
    'Bank.left': 'the left bank of',
    'Bank.right': 'the right bank of',
    Offset: 'about {distance} to the {direction} of',
    Reach: 'the course of the first above the second',
    'Reach.downstream': 'the course of the first below the second',
    Outermost: 'the point farthest {direction} of',
    RiverEnd: 'the source of',
    'RiverEnd.mouth': 'the mouth of',
    BetweenAll: 'the ground between',
    MeetingPoint: 'where they meet',
    Parts: 'the mainland of',
    'Parts.home': 'the mainland and the islands near it of',
    'Parts.overseas': 'the overseas parts of',
    CoastOf: 'the coast of',
    OffTheCoastOf: 'the sea within {distance} of the coast of',
    BorderOf: 'the border of',
    BorderBetween: 'the border between',
    Between: 'the ground between',
    'Between.halfway': 'the point halfway between',
    Line: 'the line between',
    Rectangle: 'a rectangle of {width} by {height} around',
    Bounds: 'the box of parallels and meridians around',
    FacingCoast: 'the coast of the first that faces the second',
    In: 'in',
    'In.entirely': 'wholly in',
    'In.partly': 'at least partly in',
    Bordering: 'with a land border to',
    'Bordering.only': 'with a land border to nothing but',
    Crossing: 'crossed by',
    'Crossing.flows': 'flowing through',
    Holding: 'holding',
    Rising: 'with their source in',
    FlowingInto: 'flowing into',
    On: 'lying on',
    'Shore.landlocked': 'without a coast',
    'Shore.doubly_landlocked': 'with neighbours that have no coast either',
    'Shore.coastal': 'with a coast',
    'Shore.island': 'with water all around',
    Speaking: 'official language: {language}',
    Not: 'not',
    LargestCity: 'the largest city of its land',
    Spelled: 'name begins with {letters}',
    'Spelled.ends': 'name ends with {letters}',
    'Spelled.whole': 'with the name {name}',
    Seat: 'whose capital is one of',
    Either: 'one of these',
  },
  compass: ['N', 'S', 'E', 'W'],
  box: '{south} to {north}, {west} to {east}',
  all: 'all {things}',
  number: 'the number of {things}',
  first: '{things} {order}: number {rank}',
  rank: '{from} to {to}',
  each: 'for each of',
  kinds: {
    country: 'countries',
    territory: 'territories',
    division: 'parts of a country',
    capital: 'capitals',
    division_capital: 'capitals of states and provinces',
    city: 'cities',
    continent: 'continents',
    ocean: 'oceans',
    sea: 'seas',
    gulf: 'gulfs',
    bay: 'bays',
    strait: 'straits',
    lake: 'lakes',
    river: 'rivers',
    canal: 'canals',
    island: 'islands',
    archipelago: 'archipelagos',
    mountain_range: 'mountain ranges',
    mountain: 'mountains',
    peak: 'peaks',
    desert: 'deserts',
    peninsula: 'peninsulas',
    cape: 'capes',
    volcano: 'volcanoes',
    active_volcano: 'active volcanoes',
    glacier: 'glaciers',
    national_park: 'national parks',
    fjord: 'fjords',
    forest: 'forests',
    waterfall: 'waterfalls',
    airport: 'airports',
    port: 'ports',
  },
  divisions: {
    division: 'parts of a country',
    state: 'states',
    province: 'provinces',
    region: 'regions',
    county: 'counties',
    department: 'departments',
    canton: 'cantons',
    district: 'districts',
    prefecture: 'prefectures',
    governorate: 'governorates',
    municipality: 'municipalities',
    emirate: 'emirates',
    autonomous_community: 'autonomous communities',
    territory: 'territories',
    voivodeship: 'voivodeships',
    republic: 'republics',
    oblast: 'oblasts',
    parish: 'parishes',
    borough: 'boroughs',
    constituent_country: 'constituent countries',
  },
  orders: {
    area: ['by area, largest first', 'by area, smallest first'],
    population: ['by inhabitants, most first', 'by inhabitants, fewest first'],
    density: ['by density, highest first', 'by density, lowest first'],
    length: ['by length, longest first', 'by length, shortest first'],
    latitude: ['from north to south', 'from south to north'],
    longitude: ['from east to west', 'from west to east'],
    neighbours: ['by neighbours, most first', 'by neighbours, fewest first'],
    countries: ['by countries beside it, most first', 'by countries beside it, fewest first'],
    elevation: ['by height, highest first', 'by height, lowest first'],
    depth: ['by depth, deepest first', 'by depth, shallowest first'],
    distance: ['by distance, farthest first', 'by distance, nearest first'],
  },
  measures: {
    area: 'area',
    population: 'inhabitants',
    density: 'inhabitants per km²',
    length: 'length',
    latitude: 'latitude',
    longitude: 'longitude',
    neighbours: 'neighbours',
    countries: 'countries beside it',
    elevation: 'height',
    depth: 'depth',
    distance: 'distance',
  },
  least: 'at least {amount}',
  most: 'at most {amount}',
  range: '{least} to {most}',
  more: '{measure}: more than',
  less: '{measure}: less than',
};
