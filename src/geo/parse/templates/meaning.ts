/** The tree that each operation makes of its slots. */

import { type Direction, type Distance, type SpatialQuery, toMetres } from '../../domain/query.ts';
import { farthestMetres } from '../../domain/query-schema.ts';
import type { NameSource } from '../name-source.ts';
import type { SlotName } from './pattern.ts';
import { farthest, ranked, where } from './sets.ts';
import type { GridName, Operation } from './table.ts';

/** What a pattern found for its slots. */
export interface Slots {
  readonly trees: Readonly<Partial<Record<SlotName, SpatialQuery>>>;
  readonly distance?: Distance;
  readonly number?: number;
  readonly direction?: Direction;
}

/** What a narrowing leaves open: "within 20 km of the coast" behind a place means that place's coast. */
export const openPlace: SpatialQuery = Object.freeze({ type: 'NamedPlace', name: '' });

/** The first part of a text that stands for nothing, or for too much. */
export class Refused {
  readonly detail: string;
  constructor(detail: string) {
    this.detail = detail;
  }
}

/** @param notes  receives what had to be decided
 * @param made   unions and intersections that patterns made, whose members join the next one */
type Build = (
  slots: Slots,
  names: NameSource,
  notes: string[],
  made: WeakSet<object>,
) => SpatialQuery | Refused | undefined;

const tree = ({ trees }: Slots, slot: SlotName) => trees[slot]!;
/** The operand, whichever slot a pattern has for it. */
const operand = ({ trees }: Slots) => (trees.l ?? trees.p ?? trees.a)!;

function length({ distance }: Slots): Distance | Refused {
  const metres = toMetres(distance!);
  if (!(metres > 0))
    return new Refused(`a distance of ${distance!.value} ${distance!.unit} must be above zero`);
  if (metres > farthestMetres)
    return new Refused(
      `a distance of ${distance!.value} ${distance!.unit} is more than half way round the Earth (20,004 km)`,
    );
  return distance!;
}

const withLength =
  (build: (distance: Distance, slots: Slots, notes: string[]) => SpatialQuery | Refused): Build =>
  (slots, _names, notes) => {
    const distance = length(slots);
    return distance instanceof Refused ? distance : build(distance, slots, notes);
  };

const coastOf = (of: SpatialQuery): SpatialQuery => ({ type: 'CoastOf', of });
const landOf = (of: SpatialQuery) => (of.type === 'CoastOf' ? of.of : of);
const half = (direction: Direction, of: SpatialQuery): SpatialQuery => ({
  type: 'DirectionalSubset',
  direction,
  of,
});
/** Members of unions and narrowings that patterns made in steps, put into one. */
const flat = (
  type: 'Union' | 'Intersection',
  parts: readonly SpatialQuery[],
  made: WeakSet<object>,
): SpatialQuery => {
  const node = {
    type,
    of: parts.flatMap((part) => (part.type === type && made.has(part) ? part.of : [part])),
  } as const;
  made.add(node);
  return node;
};

/** @returns the tree; why there is none; or undefined where the pattern does not fit after all */
export const build: Readonly<Record<Operation, Build>> = {
  article: (slots) => operand(slots),
  qualified({ trees }, names) {
    const [inner, outer] = [trees.p!, trees.b!];
    if (inner.type !== 'NamedPlace' || outer.type !== 'NamedPlace') return undefined;
    return qualify(inner, outer, names);
  },
  within: withLength((distance, slots) => ({ type: 'Buffer', of: operand(slots), distance })),
  /** Makes no sense alone: what it is taken from stands before it. `narrowed` takes it apart. */
  fartherThan: withLength((distance, slots) => ({
    type: 'Difference',
    from: openPlace,
    minus: { type: 'Buffer', of: operand(slots), distance },
  })),
  ring: withLength((far, slots) => {
    const near = { value: slots.number!, unit: far.unit };
    if (near.value >= far.value) return new Refused('the second distance must be the larger one');
    const of = operand(slots);
    return {
      type: 'Difference',
      from: { type: 'Buffer', of, distance: far },
      minus: { type: 'Buffer', of, distance: near },
    };
  }),
  coast: (slots) => coastOf(operand(slots)),
  sideCoast: (slots) => coastOf(half(slots.direction!, operand(slots))),
  seaCoast(slots, _names, notes) {
    notes.push('the coast of one place at another is its coast within 5 km of the other');
    return {
      type: 'Intersection',
      of: [
        coastOf(tree(slots, 'a')),
        { type: 'Buffer', of: tree(slots, 'b'), distance: { value: 5, unit: 'km' } },
      ],
    };
  },
  border: (slots) => ({ type: 'BorderOf', of: operand(slots) }),
  sideBorder: (slots) => ({ type: 'BorderOf', of: half(slots.direction!, operand(slots)) }),
  borderBetween: ({ trees }) => ({ type: 'BorderBetween', a: trees.a!, b: trees.b! }),
  borderWith: (slots) => ({ type: 'BorderBetween', a: openPlace, b: operand(slots) }),
  coastHere: () => coastOf(openPlace),
  sea: () => ({ type: 'Sea' }),
  borderHere: () => ({ type: 'BorderOf', of: openPlace }),
  offCoast: withLength((distance, slots) => ({
    type: 'OffTheCoastOf',
    distance,
    of: landOf(operand(slots)),
  })),
  between: ({ trees }) => ({ type: 'Between', a: trees.a!, b: trees.b! }),
  halfway: ({ trees }) => ({ type: 'Between', a: trees.a!, b: trees.b!, halfway: true }),
  beyond: (slots) => ({ type: 'Directional', direction: slots.direction!, of: operand(slots) }),
  beyondAt: withLength((distance, slots) => ({
    type: 'Offset',
    direction: slots.direction!,
    distance,
    of: operand(slots),
  })),
  half: (slots) => half(slots.direction!, operand(slots)),
  overlap: ({ trees }) => ({ type: 'Intersection', of: [trees.a!, trees.b!] }),
  in({ trees }, names, _notes, made) {
    const [inner, outer] = [trees.w!, trees.a ?? trees.p!];
    if (isOpen(inner)) return undefined;
    if (inner.type === 'PlaceSet') return where(inner, { type: 'In', of: outer });
    if (inner.type === 'NamedPlace' && outer.type === 'NamedPlace') {
      const qualified = qualify(inner, outer, names);
      if (qualified) return qualified;
    }
    return narrow(inner, outer, made);
  },
  narrowed: ({ trees }, _names, _notes, made) =>
    isOpen(trees.w) ? undefined : narrow(trees.w!, trees.n!, made),
  except: ({ trees }) => ({ type: 'Difference', from: trees.u!, minus: close(trees.v!, trees.u!) }),
  and: ({ trees }, _names, _notes, made) => flat('Union', [trees.u!, trees.v!], made),
  parallel: (slots) => line('lat', slots),
  meridian: (slots) => line('lon', slots),
  setIn: (slots) => where(tree(slots, 's'), { type: 'In', of: operand(slots) }),
  setBordering: (slots) => where(tree(slots, 's'), { type: 'Bordering', of: operand(slots) }),
  setOn: (slots) => where(tree(slots, 's'), { type: 'On', of: operand(slots) }),
  setCrossing: (slots) => where(tree(slots, 's'), { type: 'Crossing', of: operand(slots) }),
  setLandlocked: (slots) => where(tree(slots, 's'), { type: 'Shore', is: 'landlocked' }),
  setIslands: (slots) => where(tree(slots, 's'), { type: 'Shore', is: 'island' }),
  setLargest: (slots) => ranked(tree(slots, 's'), 'size', 'most', slots.number),
  setSmallest: (slots) => ranked(tree(slots, 's'), 'size', 'least', slots.number),
  setLongest: (slots) => ranked(tree(slots, 's'), 'length', 'most', slots.number),
  setMostPopulous: (slots) => ranked(tree(slots, 's'), 'population', 'most', slots.number),
  setFarthest: (slots) => farthest(tree(slots, 's'), slots.direction!, slots.number),
  setCount: ({ trees: { s } }) => (s?.type === 'PlaceSet' ? { ...s, count: true } : undefined),
  neighbours: (slots) => ({
    type: 'PlaceSet',
    kind: 'country',
    where: [{ type: 'Bordering', of: operand(slots) }],
  }),
  near: () => new Refused('nearness says no distance; write one, such as 10 km'),
};

function line(axis: 'lat' | 'lon', { number, direction }: Slots): SpatialQuery | Refused {
  const degrees = direction === 'south' || direction === 'west' ? -number! : number!;
  const most = axis === 'lat' ? 90 : 180;
  if (number! > most) return new Refused(`${number}° is beyond ${most}°, which is the most there is`);
  const fits = axis === 'lat' ? ['north', 'south', undefined] : ['east', 'west', undefined];
  if (!fits.includes(direction)) return new Refused(`${number}° has the wrong side of the globe`);
  return axis === 'lat' ? { type: 'Parallel', lat: degrees } : { type: 'Meridian', lon: degrees };
}

/** The base cut down to what the narrowing leaves; what the narrowing leaves open is the base. */
function narrow(base: SpatialQuery, narrowing: SpatialQuery, made: WeakSet<object>): SpatialQuery {
  const closed = close(narrowing, base);
  if (narrowing.type === 'Difference' && narrowing.from === openPlace) return closed;
  return flat('Intersection', [base, closed], made);
}

/** A tree with its open places taken by another tree. */
export function close(query: SpatialQuery, by: SpatialQuery): SpatialQuery {
  const closed = (value: unknown): unknown => {
    if (value === openPlace) return by;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(closed);
    if (!isOpen(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  };
  return isOpen(query) ? (closed(query) as SpatialQuery) : query;
}

export function isOpen(value: unknown): boolean {
  if (value === openPlace) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(isOpen);
}

/** "Punjab in Pakistan" names one place. */
function qualify(inner: SpatialQuery, outer: SpatialQuery, names: NameSource): SpatialQuery | undefined {
  if (inner.type !== 'NamedPlace' || outer.type !== 'NamedPlace') return undefined;
  const innermost = inner.within?.at(-1) ?? inner.name;
  if (!names.liesIn(innermost, outer.name)) return undefined;
  return { ...inner, within: [...(inner.within ?? []), outer.name, ...(outer.within ?? [])] };
}

/** The tilt of the Earth's axis in the 2020s (IAU 2006 precession). */
const tropic = 23.436;
const circle = 90 - tropic;
const box = (name: string, west: number, south: number, east: number, north: number): SpatialQuery => ({
  type: 'GridBox',
  west,
  south,
  east,
  north,
  name,
});

export const gridNodes: Readonly<Record<GridName, SpatialQuery>> = {
  equator: { type: 'Parallel', lat: 0, name: 'equator' },
  cancer: { type: 'Parallel', lat: tropic, name: 'Tropic of Cancer' },
  capricorn: { type: 'Parallel', lat: -tropic, name: 'Tropic of Capricorn' },
  arcticCircle: { type: 'Parallel', lat: circle, name: 'Arctic Circle' },
  antarcticCircle: { type: 'Parallel', lat: -circle, name: 'Antarctic Circle' },
  primeMeridian: { type: 'Meridian', lon: 0, name: 'prime meridian' },
  dateLine: { type: 'Meridian', lon: 180, name: 'date line' },
  tropics: box('tropics', -180, -tropic, 180, tropic),
  northernHemisphere: box('northern hemisphere', -180, 0, 180, 90),
  southernHemisphere: box('southern hemisphere', -180, -90, 180, 0),
  easternHemisphere: box('eastern hemisphere', 0, -90, 180, 90),
  westernHemisphere: box('western hemisphere', -180, -90, 0, 90),
  northPole: { type: 'Position', lon: 0, lat: 90 },
  southPole: { type: 'Position', lon: 0, lat: -90 },
};
