/** How tightly operations bind, and what may stand in each slot of a pattern. */

import type { Rule, SlotName } from './pattern.ts';
import type { Operation, SetOperation } from './table.ts';

/** What a part of a text is read as, by what stands around it. */
export type Category =
  | 'sentence'
  | 'query'
  | 'union'
  | 'member'
  | 'base'
  | 'list'
  | 'names'
  | 'primary'
  | 'narrowing'
  | 'set'
  | 'place';

/** What sets of places are made of. */
const setOperations: readonly SetOperation[] = [
  'setIn',
  'setBeside',
  'setBordering',
  'setNearBorder',
  'setNotBordering',
  'setForeign',
  'setNotForeign',
  'setBorderingNot',
  'setOn',
  'setCrossing',
  'setFlowingInto',
  'setRising',
  'setCoastal',
  'setAsked',
  'setNotIn',
  'setLandlocked',
  'setShared',
  'setOneNeighbour',
  'setIslands',
  'setLargest',
  'setSmallest',
  'setLongest',
  'setMostPopulous',
  'setFarthest',
  'setNearest',
  'setNamed',
  'setRanked',
  'setLargestFrom',
  'setInExcept',
  'setMore',
  'setPopulousTowns',
  'setFewer',
  'setCount',
  'setCountIn',
  'neighbours',
  'setCoastalIn',
  'setSpeaking',
  'setByArea',
  'setByPeople',
  'setLeastPopulous',
  'setLarger',
  'setSmaller',
  'setMorePeople',
  'setFewerPeople',
  'setMoreArea',
  'setLessArea',
  'setSmallestFrom',
  'setTop',
  'setLongestFrom',
  'setPopulousFrom',
  'setHolding',
  'setEvery',
  'setHighest',
  'setPeopleRange',
  'setAreaRange',
  'setLargestOne',
  'setLongestOne',
  'setPopulousOne',
  'setNeighbours',
  'setNeighboursMore',
  'setNeighboursLess',
  'setBorderingOnly',
  'setSeatOn',
  'setBorderingOf',
  'setInNotIn',
  'setAcross',
];

/** Operations by how tightly they bind, loosest first: a part of the text is what the first group makes of it.
 * Operators come before narrowings, as "the border between A and B in C" begins with a border, and before "and", as
 * "within 50 km of A and B" is one reach around both. */
export const groups = {
  place: new Set<Operation | 'frame'>(['article', 'qualified', 'parallel', 'meridian', 'gridLine']),
  except: new Set<Operation | 'frame'>(['except', 'setInExcept']),
  operator: new Set<Operation | 'frame'>([
    'within',
    'withinEach',
    'ring',
    'coast',
    'sideCoast',
    'seaCoast',
    'border',
    'sideBorder',
    'borderBetween',
    'borderWith',
    'coastHere',
    'coastStretch',
    'dryLand',
    'sea',
    'borderHere',
    'offCoast',
    'between',
    'betweenRivers',
    'halfway',
    'beyond',
    'beyondAt',
    'beyondWithin',
    'withinMiddle',
    'beyondUpTo',
    'tip',
    'outermost',
    'half',
    'landSide',
    'overlap',
    'ofCountry',
    'near',
    'surroundings',
    'outskirts',
    'hinterland',
    'closer',
    'share',
    'nearestShare',
    'middle',
    'middleShare',
    'interior',
    'mainland',
    'overseas',
    'leftBank',
    'rightBank',
    'upstream',
    'downstream',
    'meetingPoint',
    'corridor',
    'stretch',
    'northBand',
    'southBand',
    'course',
    'source',
    'mouth',
    'line',
    'confluence',
    'mouthIn',
    'upperCourse',
    'middleCourse',
    'lowerCourse',
    'middleLowerCourse',
    ...setOperations,
  ]),
  set: new Set<Operation | 'frame'>(setOperations),
  /** What may follow what it narrows. */
  narrowing: new Set<Operation | 'frame'>([
    'within',
    'withinEach',
    'fartherThan',
    'ring',
    'offCoast',
    'between',
    'betweenRivers',
    'halfway',
    'beyond',
    'beyondAt',
    'beyondWithin',
    'withinMiddle',
    'beyondUpTo',
    'near',
    'closer',
    'northBand',
    'southBand',
    'held',
  ]),
  narrowed: new Set<Operation | 'frame'>(['in', 'narrowed']),
  and: new Set<Operation | 'frame'>(['and', 'or', 'apposed']),
  /** Of whole questions alone: what begins with a place goes on behind it. */
  frame: new Set<Operation | 'frame'>(['frame', 'placeFirst', 'seaFirst']),
} as const;
export type Group = keyof typeof groups;

export const order: Readonly<Record<Category, readonly Group[]>> = {
  sentence: ['place', 'except', 'operator', 'narrowed', 'and', 'frame'],
  query: ['place', 'except', 'operator', 'narrowed', 'and'],
  union: ['place', 'operator', 'narrowed', 'and'],
  member: ['place', 'operator', 'narrowed'],
  base: ['place', 'operator', 'narrowed'],
  list: ['place', 'operator', 'and'],
  names: ['place', 'and'],
  primary: ['place', 'operator'],
  narrowing: ['narrowing'],
  set: ['set'],
  place: ['place'],
};

export const categories = Object.keys(order) as Category[];

export function categoryOf(slot: SlotName, operation: Rule['operation'], within: Category): Category {
  switch (slot) {
    case 'p':
      return 'place';
    case 'l':
      return 'list';
    case 'w':
      return 'base';
    case 'n':
      return 'narrowing';
    case 's':
      return 'set';
    case 'q':
      return 'sentence';
    case 'u':
      return operation === 'except' ? 'query' : within === 'list' || within === 'names' ? 'names' : 'union';
    case 'v':
      return operation === 'except' ? 'union' : within === 'list' || within === 'names' ? 'place' : 'member';
    default:
      return 'primary';
  }
}
