/** What a spatial query means: a tree with one node for each spatial operation.
 *
 * Glossary. *Place*: something with a name in the gazetteer. *Beyond* a place in a direction: farther that way than
 * its outermost point; between the cardinal directions also within the quadrant seen from its middle. *Subset*: the half
 * of a place on one side, halves by area. *Coast*: the line where land meets
 * the sea. *Corridor*: the ground between two places. *Set*: places of one kind that meet conditions; as an operand it is
 * the union of its members, and in an intersection its members are chosen by the other operands, not cut. */

import type { Direction } from './directions.ts';
import type { QueryLanguage } from './languages.ts';
import type { Distance } from './length.ts';
import type { DivisionName, Measure, SetKind } from './set-kinds.ts';

export { type Direction, directions } from './directions.ts';
export {
  type Language,
  languages,
  type QueryLanguage,
  type TableLanguage,
  tableLanguages,
} from './languages.ts';
export { type Distance, type LengthUnit, metresPerUnit, toMetres } from './length.ts';
export {
  type DivisionName,
  divisionNames,
  type Measure,
  measures,
  type SetKind,
  setKinds,
} from './set-kinds.ts';

export interface NamedPlace {
  readonly type: 'NamedPlace';
  readonly name: string;
  /** What the place lies in, from the nearest outwards: ["Texas", "USA"]. */
  readonly within?: readonly string[];
}
/** Everything within a distance of the operand, the operand included. */
export interface Buffer {
  readonly type: 'Buffer';
  readonly of: SpatialQuery;
  readonly distance: Distance;
}
export interface Union {
  readonly type: 'Union';
  readonly of: readonly SpatialQuery[];
}
export interface Intersection {
  readonly type: 'Intersection';
  readonly of: readonly SpatialQuery[];
}
export interface Difference {
  readonly type: 'Difference';
  readonly from: SpatialQuery;
  readonly minus: SpatialQuery;
}
/** Everything beyond the operand in a direction. */
export interface Directional {
  readonly type: 'Directional';
  readonly direction: Direction;
  readonly of: SpatialQuery;
}
/** The half of the operand, by area, on one side, or another share of it. */
export interface DirectionalSubset {
  readonly type: 'DirectionalSubset';
  readonly direction: Direction;
  readonly of: SpatialQuery;
  /** Default: a half. */
  readonly share?: Share;
  /** Only what lies about the outermost point that way, of the mainland. */
  readonly tip?: true;
  /** How deep the tip is; by default a small part of the extent that way. */
  readonly depth?: Distance;
}
/** A part of a whole by area: [2, 3] is two thirds. */
export type Share = readonly [parts: number, of: number];
/** The sea coast of whatever land: what "within 50 km of the sea" is measured from. */
export interface Sea {
  readonly type: 'Sea';
  /** The water itself, of which the other parts of an intersection say where: "the sea between Greece and Turkey". */
  readonly water?: true;
}
/** All land, of which the other parts of an intersection say where: "the land within 100 km of Malta". */
export interface Land {
  readonly type: 'Land';
}
/** Everything nearer to one operand than to the other. */
export interface Closer {
  readonly type: 'Closer';
  readonly to: SpatialQuery;
  readonly than: SpatialQuery;
}
/** The share of an operand, by area, that is nearest to another one. */
export interface NearestShare {
  readonly type: 'NearestShare';
  readonly share: Share;
  readonly of: SpatialQuery;
  readonly to: SpatialQuery;
}
/** The share of the operand, by area, that lies around its centre; default: a third. */
export interface Middle {
  readonly type: 'Middle';
  readonly of: SpatialQuery;
  readonly share?: Share;
}
/** The half of the operand, by area, that lies farthest from its outline. */
export interface Interior {
  readonly type: 'Interior';
  readonly of: SpatialQuery;
}
/** What is about the operand, to a distance by its size: with it (`near`), without it (`surroundings`), its own margin and
 * what lies about that (`outskirts`), or the land behind it (`hinterland`). */
export interface Near {
  readonly type: 'Near';
  readonly zone: 'near' | 'surroundings' | 'outskirts' | 'hinterland';
  readonly of: SpatialQuery;
}
/** The land on one side of a river: as it flows, or by direction. */
export interface Bank {
  readonly type: 'Bank';
  readonly side: 'left' | 'right' | Direction;
  readonly of: SpatialQuery;
}
/** What lies at about a distance from the operand in a direction. */
export interface Offset {
  readonly type: 'Offset';
  readonly distance: Distance;
  readonly direction: Direction;
  readonly of: SpatialQuery;
}
/** The course of a river above or below a place. */
export interface Reach {
  readonly type: 'Reach';
  readonly way: 'upstream' | 'downstream';
  readonly of: SpatialQuery;
  readonly from: SpatialQuery;
}
/** The outermost point of the operand on one side. */
export interface Outermost {
  readonly type: 'Outermost';
  readonly direction: 'north' | 'east' | 'south' | 'west';
  readonly of: SpatialQuery;
}
export interface RiverEnd {
  readonly type: 'RiverEnd';
  readonly end: 'source' | 'mouth';
  readonly of: SpatialQuery;
}
/** The ground between three or more operands. */
export interface BetweenAll {
  readonly type: 'BetweenAll';
  readonly of: readonly SpatialQuery[];
}
/** The point where three or more operands meet. */
export interface MeetingPoint {
  readonly type: 'MeetingPoint';
  readonly of: readonly SpatialQuery[];
}
/** The mainland of the operand, the mainland with what lies near it (`home`), or what lies overseas. */
export interface Parts {
  readonly type: 'Parts';
  readonly which: 'mainland' | 'home' | 'overseas';
  readonly of: SpatialQuery;
}
export interface CoastOf {
  readonly type: 'CoastOf';
  readonly of: SpatialQuery;
}
/** The sea within a distance of the operand's coast. */
export interface OffTheCoastOf {
  readonly type: 'OffTheCoastOf';
  readonly of: SpatialQuery;
  readonly distance: Distance;
}
export interface BorderOf {
  readonly type: 'BorderOf';
  readonly of: SpatialQuery;
  /** The outline is asked for by that name: distances are from its coast as well. */
  readonly whole?: true;
}
export interface BorderBetween {
  readonly type: 'BorderBetween';
  readonly a: SpatialQuery;
  readonly b: SpatialQuery;
}
export interface Between {
  readonly type: 'Between';
  readonly a: SpatialQuery;
  readonly b: SpatialQuery;
  /** Only the point halfway. */
  readonly halfway?: boolean;
}

/** The geodesic between the centres of two operands. */
export interface Line {
  readonly type: 'Line';
  readonly a: SpatialQuery;
  readonly b: SpatialQuery;
}

/** A point by its coordinates, degrees. */
export interface Position {
  readonly type: 'Position';
  readonly lon: number;
  readonly lat: number;
}
/** A circle of latitude. */
export interface Parallel {
  readonly type: 'Parallel';
  readonly lat: number;
  /** "the equator", where it was asked by a name. */
  readonly name?: string;
}
/** A half circle of longitude, from pole to pole. */
export interface Meridian {
  readonly type: 'Meridian';
  readonly lon: number;
  readonly name?: string;
}
/** The ground between two parallels and two meridians; west > east across ±180°. */
export interface GridBox {
  readonly type: 'GridBox';
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  /** "southern hemisphere", where it was asked by a name. */
  readonly name?: string;
}
/** A box of a width and a height around the middle of the operand. */
export interface Rectangle {
  readonly type: 'Rectangle';
  readonly of: SpatialQuery;
  readonly width: Distance;
  readonly height: Distance;
}

/** The smallest box of parallels and meridians around the operand. */
export interface Bounds {
  readonly type: 'Bounds';
  readonly of: SpatialQuery;
}
/** The stretches of one operand's coast from which the other lies across the water. */
export interface FacingCoast {
  readonly type: 'FacingCoast';
  readonly of: SpatialQuery;
  readonly to: SpatialQuery;
}

/** What a place must be, or have, to be a member. */
export type SetCondition =
  /** Lies in a place, or is a member of a group. Without `extent` mostly; `partly` also counts what reaches into it. */
  | { readonly type: 'In'; readonly of: SpatialQuery; readonly extent?: 'entirely' | 'partly' }
  /** Shares a border on land; with `only` with nothing else. */
  | { readonly type: 'Bordering'; readonly of: SpatialQuery; readonly only?: true }
  /** A river flows through it, a line or a range crosses it; of a river: it flows through the operand. */
  | { readonly type: 'Crossing'; readonly of: SpatialQuery }
  /** A place lies in it, or a part of a landscape or a lake does. */
  | { readonly type: 'Holding'; readonly of: SpatialQuery }
  /** Of a river: its mouth lies there; in a river it is a tributary. */
  | { readonly type: 'FlowingInto'; readonly of: SpatialQuery }
  /** Of a river: its source lies there. */
  | { readonly type: 'Rising'; readonly of: SpatialQuery }
  /** Lies at a sea, a lake or a river. */
  | { readonly type: 'On'; readonly of: SpatialQuery }
  /** How it lies to the sea. */
  | { readonly type: 'Shore'; readonly is: 'landlocked' | 'doubly_landlocked' | 'coastal' | 'island' }
  /** At least or at most so much, in the units of the measure. */
  | { readonly type: 'Measured'; readonly by: Measure; readonly least?: number; readonly most?: number }
  /** More or less of a measure than another place has. */
  | {
      readonly type: 'Compared';
      readonly by: Measure;
      readonly order: 'more' | 'less';
      readonly than: SpatialQuery;
    }
  /** Has an official language, by its ISO 639-1 code. */
  | { readonly type: 'Speaking'; readonly language: string }
  /** Its English name begins or ends with these letters, or with `whole` is the name. */
  | { readonly type: 'Spelled'; readonly begins?: string; readonly ends?: string; readonly whole?: string }
  /** Of a capital: no city of the land that it is governed from has more inhabitants. */
  | { readonly type: 'LargestCity' }
  /** Its capital is one of these. */
  | { readonly type: 'Seat'; readonly of: SpatialQuery }
  | { readonly type: 'Not'; readonly of: SetCondition }
  | { readonly type: 'Either'; readonly of: readonly SetCondition[] };

/** Which of the members that meet the conditions are kept, the one with the most (or least) first. */
export interface SetRank {
  readonly by: Measure;
  readonly order: 'most' | 'least';
  /** The first that is kept: 2 is "the second largest"; default 1. */
  readonly from?: number;
  /** How many are kept; default 1. */
  readonly take?: number;
  /** Chosen for each of these apart: "the largest city in each Baltic state". */
  readonly each?: PlaceSet;
  /** Of distances: from what they are measured. */
  readonly near?: SpatialQuery;
}

/** All places of a kind that meet every condition. */
export interface PlaceSet {
  readonly type: 'PlaceSet';
  readonly kind: SetKind;
  /** Of divisions: what they are called. */
  readonly called?: DivisionName;
  /** What else the word for them means, which is "state", "province" or "region" by the country in Japanese. */
  readonly alsoCalled?: readonly DivisionName[];
  readonly where?: readonly SetCondition[];
  readonly rank?: SetRank;
  /** The number of members is asked for. */
  readonly count?: true;
  /** How many members the question says there are: "the four countries of the UK". */
  readonly numbering?: number;
}

/** A sentence as it was read: a tree of operations whose leaves are names, points and kinds of places.
 * @example
 * const query: SpatialQuery = { type: 'Buffer', of: { type: 'NamedPlace', name: 'Lisbon' }, distance: { value: 50, unit: 'km' } }; */
export type SpatialQuery =
  | Position
  | Parallel
  | Meridian
  | GridBox
  | Rectangle
  | Bounds
  | FacingCoast
  | PlaceSet
  | NamedPlace
  | Buffer
  | Union
  | Intersection
  | Difference
  | Directional
  | DirectionalSubset
  | CoastOf
  | Sea
  | Land
  | Closer
  | NearestShare
  | Middle
  | Interior
  | Near
  | Bank
  | Offset
  | Reach
  | Outermost
  | RiverEnd
  | BetweenAll
  | MeetingPoint
  | Parts
  | OffTheCoastOf
  | BorderOf
  | BorderBetween
  | Line
  | Between;

/** The operands of an operation. */
export function operandsOf(query: SpatialQuery): readonly SpatialQuery[] {
  switch (query.type) {
    case 'NamedPlace':
    case 'Position':
    case 'Parallel':
    case 'Meridian':
    case 'GridBox':
    case 'Sea':
    case 'Land':
      return [];
    case 'PlaceSet':
      return [
        ...spokenOf(query.where ?? []),
        ...(query.rank?.each ? [query.rank.each] : []),
        ...(query.rank?.near ? [query.rank.near] : []),
      ];
    case 'Union':
    case 'Intersection':
    case 'BetweenAll':
    case 'MeetingPoint':
      return query.of;
    case 'Closer':
      return [query.to, query.than];
    case 'NearestShare':
    case 'FacingCoast':
      return [query.of, query.to];
    case 'Reach':
      return [query.of, query.from];
    case 'Difference':
      return [query.from, query.minus];
    case 'BorderBetween':
    case 'Line':
    case 'Between':
      return [query.a, query.b];
    default:
      return [query.of];
  }
}

/** A query as it was understood, with what had to be decided on the way. */
export interface ParsedQuery {
  readonly query: SpatialQuery;
  readonly language: QueryLanguage;
  /** Readings that were chosen where the words allow another. */
  readonly notes: readonly string[];
}

/** The places that a tree names. */
export function namesOf(query: SpatialQuery): NamedPlace[] {
  return query.type === 'NamedPlace' ? [query] : operandsOf(query).flatMap(namesOf);
}

/** What the conditions of a set speak of. */
function spokenOf(conditions: readonly SetCondition[]): SpatialQuery[] {
  return conditions.flatMap((condition) => {
    if (condition.type === 'Not') return spokenOf([condition.of]);
    if (condition.type === 'Either') return spokenOf(condition.of);
    return 'of' in condition ? [condition.of] : [];
  });
}
