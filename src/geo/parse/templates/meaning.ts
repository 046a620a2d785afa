/** The tree that each operation makes of its slots. */

import { fold } from '../../domain/fold.ts';
import {
  type Direction,
  type DirectionalSubset,
  type Distance,
  type Near,
  operandsOf,
  type SetKind,
  type Share,
  type SpatialQuery,
  toMetres,
} from '../../domain/query.ts';
import { farthestMetres } from '../../domain/query-schema.ts';
import { circlesNote, eitherNote, eitherSide, isCircles } from '../either-side.ts';
import { meetingOf } from '../lands-that-meet.ts';
import type { NameSource } from '../name-source.ts';
import { takesSea } from '../spatial/dry-land.ts';
import { isWater } from '../waters.ts';
import { buildMore } from './more-meaning.ts';
import { isBareKind, isReachIn, isTownsOf } from './not-meant.ts';
import { close, hasNoOwner, isOpen, openPlace } from './open-place.ts';
import { buildPlaceFirst } from './place-first.ts';
import { bank, reach, river, riverEnd } from './river-meaning.ts';
import { buildSets } from './set-meaning.ts';
import { isAsked, orOf, within, without } from './sets.ts';
import { divisionNoun, heldBoth, landSide, sideFor, togetherNote } from './sides.ts';
import { type Build, operand, Refused, type Slots, tree } from './slots.ts';
import type { Operation } from './table.ts';
import { townsAshore } from './towns-ashore.ts';

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
  (build: (distance: Distance, slots: Slots, notes: string[]) => SpatialQuery | Refused | undefined): Build =>
  (slots, _names, notes) => {
    const distance = length(slots);
    // "50 km dari Surabaya ada kota apa saja" asks for cities, and for nothing around them.
    if (isAsked(slots.trees.l ?? slots.trees.a)) return undefined;
    return distance instanceof Refused ? distance : build(distance, slots, notes);
  };

const coastOf = (of: SpatialQuery): SpatialQuery => ({ type: 'CoastOf', of });
const landOf = (of: SpatialQuery) => (of.type === 'CoastOf' ? of.of : of);
const half = (direction: Direction, of: SpatialQuery): DirectionalSubset => ({
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

/** Metres from the station of a town that are as many from its middle. */
const leastFromMiddle = 10_000;

/** @returns the tree; why there is none; or undefined where the pattern does not fit after all */
export const build: Readonly<Record<Operation, Build>> = {
  article: (slots) => operand(slots),
  qualified({ trees }, names) {
    const [inner, outer] = [trees.p!, trees.b!];
    if (inner.type !== 'NamedPlace' || outer.type !== 'NamedPlace') return undefined;
    return qualify(inner, outer, names);
  },
  within: withLength((distance, slots) => ({ type: 'Buffer', of: operand(slots), distance })),
  /** "名古屋駅から30キロ": the station or the square that is called by the town stands near the middle of it, which is told apart
   * within a few kilometres. */
  withinMiddle: withLength((distance, slots) =>
    toMetres(distance) < leastFromMiddle
      ? new Refused(
          'where stations and squares of a town are is not known here; name the town, or give coordinates',
        )
      : { type: 'Buffer', of: { type: 'Middle', of: operand(slots) }, distance },
  ),
  /** "Minder dan 100 km van A en van B" is so near to both, where "van A en B" leaves it open. */
  withinEach: withLength((distance, { trees }) => ({
    type: 'Intersection',
    of: [trees.a!, trees.b!].map((of) => ({ type: 'Buffer', of, distance })),
  })),
  /** Makes no sense alone: what it is taken from stands before it. `narrowed` takes it apart. */
  fartherThan: withLength((distance, slots) => ({
    type: 'Difference',
    from: openPlace,
    minus: { type: 'Buffer', of: operand(slots), distance },
  })),
  ring: withLength((far, slots) => {
    const near = { value: slots.number! * (slots.times ?? 1), unit: far.unit };
    if (near.value >= far.value) return new Refused('the second distance must be the larger one');
    const of = operand(slots);
    return {
      type: 'Difference',
      from: { type: 'Buffer', of, distance: far },
      minus: { type: 'Buffer', of, distance: near },
    };
  }),
  /** Half the globe has no coast of its own: "the coast south of Lisbon" is one of a country. */
  coast: (slots) => (operand(slots).type === 'Directional' ? undefined : coastOf(operand(slots))),
  /** "부산에서 포항까지 동해안": the whole of that coast lies on the side that it is called by. */
  sideCoast: (slots) =>
    coastOf(operand(slots).type === 'Between' ? operand(slots) : half(slots.direction!, operand(slots))),
  seaCoast(slots, names, notes) {
    const [one, other] = [slots.trees.a ?? tree(slots, 'l'), tree(slots, 'b')];
    // "Franse departementen aan de Atlantische kust" are departments, and no coast of them.
    if ([one, other].some((side) => side?.type === 'PlaceSet')) return undefined;
    // "La costa atlantica francese", "das französische Mittelmeerufer": either may stand first.
    const [land, sea] = isMarine(one, names) && !isMarine(other, names) ? [other, one] : [one, other];
    notes.push('the coast of one place at another is its coast within 5 km of the other');
    return {
      type: 'Intersection',
      of: [coastOf(land), { type: 'Buffer', of: sea, distance: { value: 5, unit: 'km' } }],
    };
  },
  border: (slots) => ({ type: 'BorderOf', of: operand(slots) }),
  sideBorder: (slots) => ({ type: 'BorderOf', of: half(slots.direction!, operand(slots)) }),
  borderBetween: ({ trees }) => meetingOf([trees.a ?? trees.l, trees.b].filter((land) => land !== undefined)),
  borderWith: (slots) => ({ type: 'BorderBetween', a: openPlace, b: operand(slots) }),
  coastHere: () => coastOf(openPlace),
  /** "The coast of Spain from Barcelona to Valencia" */
  coastStretch({ trees, direction }) {
    const between: SpatialQuery = { type: 'Between', a: trees.a!, b: trees.b! };
    const of = trees.l;
    if (!of) return coastOf(between);
    return { type: 'Intersection', of: [coastOf(direction ? half(direction, of) : of), between] };
  },
  sea: () => ({ type: 'Sea' }),
  /** A narrowing that leaves a land open says of no land which one. */
  dryLand: ({ trees: { n } }) =>
    isOpen(n) || !takesSea(n!) ? undefined : { type: 'Intersection', of: [n!, { type: 'Land' }] },
  borderHere: () => ({ type: 'BorderOf', of: openPlace }),
  offCoast: withLength((distance, slots) => ({
    type: 'OffTheCoastOf',
    distance,
    of: landOf(operand(slots)),
  })),
  /** Two places, or a list of more. */
  between({ trees: { a, b, l } }) {
    if (a && b) return isTownsOf(a) || isTownsOf(b) ? undefined : { type: 'Between', a, b };
    return l?.type === 'Union' && l.of.length > 2 ? { type: 'BetweenAll', of: l.of } : undefined;
  },
  /** "Sakarya ile Kızılırmak nehirleri": both are rivers, whatever towns are called so. */
  betweenRivers({ trees }, names) {
    const [a, b] = [trees.a!, trees.b!].map((place) => river({ trees: { p: place } }, names));
    if (!a || a instanceof Refused) return a;
    return !b || b instanceof Refused ? b : { type: 'Between', a, b };
  },
  halfway: ({ trees }) => ({ type: 'Between', a: trees.a!, b: trees.b!, halfway: true }),
  /** "法国巴黎以南" is France south of Paris. */
  beyond(slots, names) {
    // Nothing lies beyond towns that are told by where they lie alone.
    const of = operand(slots);
    if (of.type === 'PlaceSet' && towns.has(of.kind) && !of.rank) return undefined;
    const beyond: SpatialQuery = { type: 'Directional', direction: slots.direction!, of: operand(slots) };
    const land = slots.trees.b;
    if (!land) return beyond;
    if (land.type !== 'NamedPlace' || names.isLand?.(land.name) !== true) return undefined;
    // "大阪府の淀川より南": a river or a mountain says nothing of itself, and a town says which one.
    const divides = beyond.of.type === 'NamedPlace' && dividing.test(beyond.of.name);
    if (!divides && names.isCountry?.(land.name) !== true) return undefined;
    return { type: 'Intersection', of: [land, beyond] };
  },
  beyondAt: withLength((distance, slots) => ({
    type: 'Offset',
    direction: slots.direction!,
    distance,
    of: operand(slots),
  })),
  /** "South of Kraków, up to 40 km" is where both hold. */
  beyondWithin: withLength((distance, { trees }) => {
    const beyond = trees.n!;
    if (beyond.type !== 'Directional') return undefined;
    return { type: 'Intersection', of: [beyond, { type: 'Buffer', of: beyond.of, distance }] };
  }),
  beyondUpTo: withLength((distance, slots, notes) => {
    const of = operand(slots);
    notes.push(
      'a distance with a direction is read as the part within that distance that lies in that direction',
    );
    return {
      type: 'Intersection',
      of: [
        { type: 'Buffer', of, distance },
        { type: 'Directional', direction: slots.direction!, of },
      ],
    };
  }),
  /** "The northernmost 100 km of Chile": a strip at its end, where 100 km north of it lies beyond. */
  tip: withLength((depth, slots) => {
    const direction = slots.direction!;
    if (direction.length > 5 || operand(slots).type !== 'NamedPlace') return undefined;
    return { ...half(direction, operand(slots)), tip: true, depth };
  }),
  /** "Il punto più a sud d'Italia"; in between two directions it is not said which of them counts. */
  outermost({ direction, ...slots }) {
    const cardinal = (['north', 'east', 'south', 'west'] as const).find((one) => one === direction);
    return cardinal && { type: 'Outermost', direction: cardinal, of: operand(slots) };
  },
  half(slots) {
    const of = operand(slots);
    // "As capitais estaduais do Nordeste" have no northeast, nor have "os estados do Sudeste".
    // A line has no half: what is north of the equator lies beyond it.
    if (of.type === 'Parallel' || of.type === 'Meridian') return undefined;
    const isOfAll = of.type === 'PlaceSet' && of.kind === 'division' && !of.where;
    if (isOfAll || (of.type === 'PlaceSet' && towns.has(of.kind))) return undefined;
    return half(slots.direction!, of);
  },
  landSide: (slots, names) => landSide(operand(slots), slots.direction!, names),
  overlap({ trees }, names) {
    const [a, b] = [(trees.a ?? trees.p ?? trees.n)!, (trees.b ?? trees.l)!];
    if (isOpen(a)) return undefined;
    return { type: 'Intersection', of: [sideFor(b, a, names), sideFor(a, b, names)] };
  },
  /** "法国阿尔卑斯山": mountains and other landscapes that go over borders, as far as they lie in a country. */
  ofCountry({ trees }, names) {
    const [part, country] = [trees.p!, trees.a!];
    if (part.type !== 'NamedPlace' || country.type !== 'NamedPlace') return undefined;
    if (names.isCountry?.(country.name) !== true) return undefined;
    const over = landscapes.some((noun) => names.isUsually?.(fold(part.name), noun) === true);
    return over ? { type: 'Intersection', of: [part, country] } : undefined;
  },
  in({ trees }, names, _notes, made) {
    const [inner, outer] = [trees.w!, trees.a ?? trees.p!];
    if (isOpen(inner)) return undefined;
    if (inner.type === 'PlaceSet')
      return townsAshore(inner, outer, names) ?? within(inner, { type: 'In', of: outer });
    if (inner.type === 'NamedPlace' && outer.type === 'NamedPlace') {
      const qualified = qualify(inner, outer, names);
      if (qualified) return qualified;
    }
    return narrow(sideFor(outer, inner, names), sideFor(inner, outer, names), made);
  },
  /** "台湾离台北100公里以上的城市" has the place, the narrowing and the set in a row. */
  narrowed({ trees: { w, n, s, a } }, _names, _notes, made) {
    const base = s && a ? within(s, { type: 'In', of: a }) : (w ?? s);
    return base === undefined || isOpen(base) || hasNoOwner(n!, base) ? undefined : narrow(base, n!, made);
  },
  except({ trees }) {
    // Nothing is left out with a line, nor water of a set: "countries without a coast", "countries without sea".
    const minus = trees.v!;
    if (minus.type === 'CoastOf' || minus.type === 'BorderOf') return undefined;
    // "アジアの国、日本を除く": no kind is left out beside a place.
    if (minus.type === 'Union' && minus.of.some(isBareKind)) return undefined;
    if (trees.u!.type === 'PlaceSet' && (isWater(minus) || isReachIn(minus))) return undefined;
    return without(trees.u!, close(minus, trees.u!));
  },
  /** "The east of Ankara, Turkey" says where Ankara lies; other commas part a list. */
  apposed({ trees }, names, _notes, made) {
    const [inner, outer] = [trees.u!, trees.v!];
    const where = outer.type === 'NamedPlace' && names.isLand?.(outer.name) === true ? outer.name : undefined;
    const [of, more] = inner.type === 'Union' ? [] : operandsOf(inner);
    const lies = of?.type === 'NamedPlace' && !more && where !== undefined && names.liesIn(of.name, where);
    return lies ? narrow(sideFor(outer, inner, names), outer, made) : flat('Union', [inner, outer], made);
  },
  // "East of Berlin and north of Prague" is where both hold.
  and({ trees }, names, notes, made) {
    if (isCircles(trees.u!) && isCircles(trees.v!)) {
      notes.push(circlesNote);
      return flat('Intersection', [trees.u!, trees.v!], made);
    }
    const both = heldBoth(trees.u!, trees.v!, names, made);
    if (both) notes.push(togetherNote);
    return both ? flat('Intersection', both, made) : flat('Union', [trees.u!, trees.v!], made);
  },
  or({ trees }, _names, notes, made) {
    const either = eitherSide(trees.u!, [trees.v!]);
    if (either) notes.push(eitherNote);
    return either ?? orOf(flat('Union', [trees.u!, trees.v!], made));
  },
  /** Two conditions in a row behind what they narrow. */
  held({ trees }, names, notes, made) {
    const both = heldBoth(trees.n!, trees.b!, names, made);
    if (both) notes.push(togetherNote);
    return both && flat('Intersection', both, made);
  },
  parallel: (slots) => line('lat', slots),
  meridian: (slots) => line('lon', slots),
  /** "45° parallelo": what stands in figures beside the noun is the line already. */
  gridLine: (slots) => {
    const of = operand(slots);
    return of.type === 'Parallel' || of.type === 'Meridian' ? of : undefined;
  },
  ...buildSets,
  ...buildMore,
  ...buildPlaceFirst(() => build),
  near: (slots) => zone('near', slots),
  surroundings: (slots) => zone('surroundings', slots),
  outskirts: (slots) => zone('outskirts', slots),
  hinterland: (slots) => zone('hinterland', slots),
  /** "更靠近北京而不是上海的城市" are cities, and compared with none of them. */
  closer: ({ trees: { a, b } }) =>
    isTownsOf(a!) || isTownsOf(b!) ? undefined : { type: 'Closer', to: a!, than: b! },
  share: ({ trees, direction, share }) =>
    isHalf(share!) ? half(direction!, trees.a!) : { ...half(direction!, trees.a!), share: share! },
  nearestShare: ({ trees, share }) => ({
    type: 'NearestShare',
    share: share!,
    of: trees.a!,
    to: trees.b!,
  }),
  middle: (slots) => ({ type: 'Middle', of: operand(slots) }),
  middleShare: (slots) => ({ type: 'Middle', of: operand(slots), share: slots.share! }),
  interior: (slots) => ({ type: 'Interior', of: operand(slots) }),
  mainland: (slots) => ({ type: 'Parts', which: 'mainland', of: operand(slots) }),
  overseas: (slots) => ({ type: 'Parts', which: 'overseas', of: operand(slots) }),
  leftBank: (slots, names) => bank('left', slots, names),
  rightBank: (slots, names) => bank('right', slots, names),
  upstream: (slots, names) => reach('upstream', slots, names),
  downstream: (slots, names) => reach('downstream', slots, names),
  /** "德国法国瑞士交界处" names three in a row. */
  meetingPoint: ({ trees: { l, a, b, p } }) => meetingOf([l, a, b, p].filter((land) => land !== undefined)),
  /** "The Po from Turin to Piacenza": only rivers go from town to town. */
  stretch({ trees }, names) {
    const river = trees.p!;
    if (river.type !== 'NamedPlace') return undefined;
    const bare = fold(river.name).replace(/^(?:river|lake) /, '');
    if (names.isA?.(bare, 'river') !== true) return undefined;
    return { type: 'Intersection', of: [river, { type: 'Between', a: trees.a!, b: trees.b! }] };
  },
  corridor({ trees }) {
    // "litoral do Brasil ao norte de Salvador" goes from nowhere to the north of Salvador.
    if (trees.b!.type === 'DirectionalSubset') return undefined;
    if (isTownsOf(trees.a!) || isTownsOf(trees.b!)) return undefined;
    return { type: 'Between', a: trees.a!, b: trees.b! };
  },
  northBand: (slots) => band(slots, 1),
  southBand: (slots) => band(slots, -1),
  course: (slots, names) => river(slots, names),
  source: (slots, names) => riverEnd('source', slots, names),
  mouth: (slots, names) => riverEnd('mouth', slots, names),
};

/** How rivers and mountains end in the languages that write no blanks. */
const dividing = /[川河江山岭嶺강]$|산맥$|山脈$|山脉$/u;

const isMarine = (query: SpatialQuery, names: NameSource): boolean =>
  query.type === 'NamedPlace' &&
  ['sea', 'ocean', 'gulf', 'bay'].some((noun) => names.isUsually?.(fold(query.name), noun) === true);

const towns: ReadonlySet<SetKind> = new Set(['city', 'capital', 'division_capital']);

const landscapes = ['mountains', 'desert', 'peninsula'];

function zone(zone: Near['zone'], slots: Slots): SpatialQuery {
  const of = operand(slots);
  // What lies around a town to a distance is its surroundings, and has none.
  return zone === 'surroundings' && of.type === 'Buffer' ? of : { type: 'Near', zone, of };
}

const isHalf = ([parts, of]: Share) => 2 * parts === of;

/** The ground between two parallels.
 * @param side  1 in the north, -1 in the south */
function band({ number, second }: Slots, side: 1 | -1): SpatialQuery | Refused {
  const most = Math.max(number!, second!);
  if (most > 90) return new Refused(`${most}° is beyond 90°, which is the most there is`);
  return {
    type: 'Between',
    a: { type: 'Parallel', lat: side * number! },
    b: { type: 'Parallel', lat: side * second! },
  };
}

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

/** "Punjab in Pakistan" names one place. */
function qualify(inner: SpatialQuery, outer: SpatialQuery, names: NameSource): SpatialQuery | undefined {
  if (inner.type !== 'NamedPlace' || outer.type !== 'NamedPlace') return undefined;
  const innermost = inner.within?.at(-1) ?? inner.name;
  // "штат Техас": the kind is no part of the name that another one lies in.
  const container = outer.name.replace(divisionNoun, '');
  if (!names.liesIn(innermost.replace(divisionNoun, ''), container)) return undefined;
  // "wzdłuż Dunaju w Austrii" is the river there, and no village of the name.
  if (!inner.within && names.isUsually?.(fold(inner.name), 'river')) return undefined;
  return { ...inner, within: [...(inner.within ?? []), container, ...(outer.within ?? [])] };
}
