/** Trees of what is said less often than the operations of `meaning.ts`: lines, confluences, the parts of a river, and sets by
 * how many neighbours they have, where their capital lies or what they lie across. */

import { fold } from '../../domain/fold.ts';
import type { Distance, NamedPlace, SetKind, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import { courseOf } from '../spatial/river-part.ts';
import { isRiver } from './named-kinds.ts';
import { towns } from './set-measures.ts';
import { lands, measured, setOf, where, whereEach } from './sets.ts';
import { type Build, operand, type Slots, tree } from './slots.ts';
import type { Operation } from './table.ts';

export type MoreOperation =
  | 'line'
  | 'confluence'
  | 'mouthIn'
  | 'upperCourse'
  | 'middleCourse'
  | 'lowerCourse'
  | 'middleLowerCourse'
  | 'setNeighbours'
  | 'setNeighboursMore'
  | 'setNeighboursLess'
  | 'setBorderingOnly'
  | 'setSeatOn'
  | 'setBorderingOf'
  | 'setInNotIn'
  | 'setAcross';

export const buildMore: Readonly<Record<MoreOperation & Operation, Build>> = {
  line: ({ trees }) => ({ type: 'Line', a: trees.a!, b: trees.b! }),
  /** Two rivers meet in a point; what else meets has a border. */
  confluence({ trees: { a, b, l } }, names) {
    const rivers = a && b ? [a, b] : l?.type === 'Union' ? l.of : [];
    const [one, other, more] = rivers.map((place) => asRiver(place, names));
    return one && other && !more ? { type: 'BorderBetween', a: one, b: other } : undefined;
  },
  /** "多瑙河流入黑海的地方": the mouth, where it is at that water; a river is met there. */
  mouthIn({ trees: { p, b } }, names) {
    const [one, other] = [asRiver(p!, names), asRiver(b!, names)];
    if (!one || b!.type !== 'NamedPlace') return undefined;
    if (other) return { type: 'BorderBetween', a: one, b: other };
    const near: SpatialQuery = { type: 'Buffer', of: b!, distance: mouthToWater };
    return { type: 'Intersection', of: [{ type: 'RiverEnd', end: 'mouth', of: one }, near] };
  },
  upperCourse: course('upper'),
  middleCourse: course('middle'),
  lowerCourse: course('lower'),
  middleLowerCourse: course('middle and lower'),
  setNeighbours: (slots) => neighboursOf(slots, 0, 0),
  setNeighboursMore: (slots) => neighboursOf(slots, 1, undefined),
  setNeighboursLess: (slots) => neighboursOf(slots, undefined, -1),
  setBorderingOnly: (slots) =>
    isLands(tree(slots, 's')) && operand(slots).type === 'NamedPlace'
      ? where(tree(slots, 's'), { type: 'Bordering', of: operand(slots), only: true })
      : undefined,
  /** "美国与加拿大接壤的州": divisions of the one that border the other. */
  setBorderingOf({ trees: { s, a, b } }, names) {
    if (s?.type !== 'PlaceSet' || s.kind !== 'division' || a?.type !== 'NamedPlace') return undefined;
    if (names.isCountry?.(a.name) !== true) return undefined;
    return whereEach(where(s, { type: 'In', of: a })!, 'Bordering', b!);
  },
  /** "Countries whose capital lies on the Danube" */
  setSeatOn: ({ trees: { s, l } }) =>
    isLands(s!) ? where(s!, { type: 'Seat', of: whereEach(setOf('capital'), 'On', l!)! }) : undefined,
  /** "Countries that are in NATO and not in the EU" */
  setInNotIn: ({ trees: { s, l, a } }) =>
    where(where(s!, { type: 'In', of: l! })!, { type: 'Not', of: { type: 'In', of: a! } }),
  /** "Lakes on the border between the USA and Canada", "lakes that France and Switzerland share": they lie in both. A town lies
   * near the border. */
  setAcross({ trees: { s, l, a, b } }) {
    const [one, other, more] = b ? [a ?? l, b] : l?.type === 'Union' ? l.of : [];
    if (!one || !other || more || s!.type !== 'PlaceSet') return undefined;
    if (towns.has(s!.kind)) {
      const border: SpatialQuery = { type: 'BorderBetween', a: one, b: other };
      return where(s!, { type: 'In', of: { type: 'Near', zone: 'near', of: border } });
    }
    if (!acrossLands.has(s!.kind)) return undefined;
    return where(where(s!, { type: 'In', of: one, extent: 'partly' })!, {
      type: 'In',
      of: other,
      extent: 'partly',
    });
  },
};

/** How far from the water the mouth of a river in it is drawn at most. */
const mouthToWater: Distance = { value: 50, unit: 'km' };

/** What may lie on both sides of a border. */
const acrossLands: ReadonlySet<SetKind> = new Set([
  'lake',
  'river',
  'mountain_range',
  'desert',
  'island',
  'mountain',
  'peninsula',
  'waterfall',
  'glacier',
]);

const isLands = (set: SpatialQuery): boolean => set.type === 'PlaceSet' && lands.has(set.kind);

function asRiver(place: SpatialQuery, names: NameSource): NamedPlace | undefined {
  if (place.type !== 'NamedPlace') return undefined;
  if (place.name.startsWith('river ')) return place;
  return isRiver(place.name, names) ? { ...place, name: `river ${place.name}` } : undefined;
}

/** More neighbours than a dozen or two are no number of them but a year or a distance. */
const mostNeighbours = 20;

function neighboursOf({ trees, number }: Slots, least: number | undefined, most: number | undefined) {
  const set = trees.s!;
  if (!isLands(set) || !Number.isInteger(number) || number! > mostNeighbours) return undefined;
  return measured(set, 'neighbours', {
    ...(least !== undefined && { least: number! + least }),
    ...(most !== undefined && { most: number! + most }),
  });
}

function course(part: 'upper' | 'middle' | 'lower' | 'middle and lower'): Build {
  return ({ trees: { p } }, names, notes) => {
    const river = p && asRiver(p, names);
    if (!river) return undefined;
    const found = courseOf(part, fold(river.name.replace(/^river /u, '')), river, river.name);
    if (found) notes.push(found.note);
    return found?.query;
  };
}
