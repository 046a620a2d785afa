/** The tree that each operation on sets of places makes of its slots. */

import { fold } from '../../domain/fold.ts';
import { groupCode } from '../../domain/groups.ts';
import type { SetCondition, SetKind, SpatialQuery } from '../../domain/query.ts';
import { bestKnownKinds } from '../../domain/set-kinds.ts';
import type { NameSource } from '../name-source.ts';
import { besideAnother } from '../spatial/own-border.ts';
import type { MoreOperation } from './more-meaning.ts';
import { isRiver, isUsually, onlyRiver, riverBesideLand, riverOf } from './named-kinds.ts';
import { between, bounded, ofArea, towns } from './set-measures.ts';
import {
  askedFor,
  counted,
  everyOf,
  farthest,
  heights,
  inCountry,
  isSeveral,
  lands,
  measured,
  ranked,
  rankedBy,
  setOf,
  sizeOf,
  where,
  whereEach,
  whereNone,
  within,
  without,
} from './sets.ts';
import { isLandSide } from './sides.ts';
import { type Build, operand, type Slots, tree } from './slots.ts';
import type { SetOperation } from './table.ts';
import { coastalOn, townsAshore, waters } from './towns-ashore.ts';

export const buildSets: Readonly<Record<Exclude<SetOperation, MoreOperation>, Build>> = {
  setIn: inLand,
  /** "トスカーナ州" is the region, and not the states in it. */
  setBeside(slots, names) {
    const [set, of] = [tree(slots, 's'), operand(slots)];
    const ashore = townsAshore(set, of, names);
    if (ashore) return ashore;
    if (set.type === 'PlaceSet' && set.kind === 'division' && !set.where && isPart(of, names))
      return undefined;
    // "アルプス山脈" are one range, and none of those in it.
    if (set.type === 'PlaceSet' && set.kind === 'mountain_range' && !set.where && of.type === 'NamedPlace')
      if (isUsually(of.name, 'mountains', names)) return undefined;
    // "福岡空港" is one airport, and none of those in the prefecture.
    const isCountry = of.type === 'NamedPlace' && names.isCountry?.(of.name) === true;
    if (set.type === 'PlaceSet' && bestKnownKinds.has(set.kind) && !isCountry) return undefined;
    // "亚洲岛国" are islands of Asia, and none in an island of that name.
    if (
      set.type === 'PlaceSet' &&
      set.kind === 'country' &&
      of.type === 'NamedPlace' &&
      /^island /.test(of.name)
    )
      return undefined;
    return inLand(slots, names);
  },
  /** Without a noun the rivers: "tributaries of the Danube". */
  setFlowingInto({ trees: { s = setOf('river', { plural: true }), l } }, names) {
    const isLand = l?.type === 'NamedPlace' && names.isLand?.(l.name) === true;
    // "Affluenti del Po": a far province bears the name as well.
    const river = isLand ? riverBesideLand(l, names) : l!;
    return river && whereEach(s, 'FlowingInto', river);
  },
  /** "Laghi condivisi tra Italia e Svizzera" lie in both in part. */
  setShared({ trees: { s, a, b } }) {
    const part = where(s!, { type: 'In', of: a!, extent: 'partly' });
    return part && where(part, { type: 'In', of: b!, extent: 'partly' });
  },
  /** "Tek komşusu olan ülkeler" */
  setOneNeighbour: (slots) =>
    ofLand(tree(slots, 's'), { type: 'Measured', by: 'neighbours', least: 1, most: 1 }),
  /** "I fiumi che nascono nelle Alpi" */
  setRising: ({ trees: { s, l } }) =>
    s?.type === 'PlaceSet' && s.kind === 'river' ? whereEach(s, 'Rising', l!) : undefined,
  setCoastal: (slots) => where(tree(slots, 's'), { type: 'Shore', is: 'coastal' }),
  setBordering: (slots, names) => {
    // "hem A'ya hem B'ye komşu": both.
    const { a, b, s: set = setOf('country', { plural: true }) } = slots.trees;
    const of: SpatialQuery = a && b ? { type: 'Union', of: [a, b] } : operand(slots);
    // No town has a border in common with a country: those on it lie near it.
    const isTown = set.type === 'PlaceSet' && towns.has(set.kind);
    // "Міста біля Дніпра": no river has a border.
    const river = isTown ? (riverOf(of, names) ?? onlyRiver(of, names)) : undefined;
    if (river) return whereEach(set, 'On', river);
    // "jaipur ke aas paas ke shahar"
    if (isTown && of.type === 'NamedPlace' && isUsually(of.name, 'city', names) && !riverOf(of, names))
      return where(set, { type: 'In', of: { type: 'Near', zone: 'near', of } });
    // "المدن جنب النيل"; and no sea has a border.
    if (of.type === 'NamedPlace' && set.type === 'PlaceSet') {
      const isAshore = isTown && ['river', ...waters].some((noun) => isUsually(of.name, noun, names));
      if (isAshore || set.kind === 'sea' || set.kind === 'ocean') return whereEach(set, 'On', of);
    }
    // "海に接する県", "도나우강에 접한 도시": what borders water lies on it.
    if (of.type === 'Sea') return where(set, { type: 'Shore', is: 'coastal' });
    if (of.type === 'NamedPlace' && isUsually(of.name, 'river', names)) return whereEach(set, 'On', of);
    // "四川旁边的省" border it, and "成都旁边的城市" lie near it.
    if (isTown && a && !b) return where(set, { type: 'In', of: { type: 'Near', zone: 'near', of } });
    return isTown && of.type === 'NamedPlace' ? nearBorder(set, of) : whereEach(set, 'Bordering', of);
  },
  /** "Cities near the border with Ukraine" */
  setNearBorder: (slots) => nearBorder(tree(slots, 's'), operand(slots)),
  setNotBordering: (slots) => whereNone(tree(slots, 's'), operand(slots)),
  /** "Regioni di confine": beside no country in particular. */
  setForeign: (slots) => ofLand(tree(slots, 's'), besideAnother),
  setNotForeign: (slots) => ofLand(tree(slots, 's'), { type: 'Not', of: besideAnother }),
  setBorderingNot({ trees: { s, l, a } }) {
    const set = whereEach(s!, 'Bordering', l!);
    return set && whereNone(set, a!);
  },
  setOn(slots, names) {
    const set = tree(slots, 's');
    const [of, land] = apart(operand(slots), names);
    if (land) return where(whereEach(set, 'On', of)!, { type: 'In', of: land });
    if (of.type === 'Sea') return where(set, { type: 'Shore', is: 'coastal' });
    // "Ankara'nın etrafındaki iller": land lies around a part of a country by its borders.
    if (set.type === 'PlaceSet' && lands.has(set.kind) && !slots.trees.b && isNamedAsPart(of, names))
      return where(set, { type: 'Bordering', of });
    // "Ankara'nın etrafındaki şehirler": no town lies on another one.
    const isTown = set.type === 'PlaceSet' && towns.has(set.kind);
    if (isTown && of.type === 'NamedPlace' && isUsually(of.name, 'city', names) && !riverOf(of, names))
      return where(set, { type: 'In', of: { type: 'Near', zone: 'near', of } });
    // "Столица у Австралии" is the one that it has.
    const isLand = of.type === 'NamedPlace' && names.isLand?.(of.name) === true;
    if (isLand && set.type === 'PlaceSet' && set.kind === 'capital') return where(set, { type: 'In', of });
    // "Länder runt Polen": land lies beside land, and not on it.
    const { a, b } = slots.trees;
    if (isLand && !b && set.type === 'PlaceSet' && lands.has(set.kind) && !isUsually(of.name, 'river', names))
      return whereEach(set, 'Bordering', of);
    return whereEach(set, 'On', a && b ? { type: 'Union', of: [a, b] } : of);
  },
  /** "Quali regioni bagna l'Adriatico": a sea crosses no land. */
  setCrossing(slots, names) {
    const of = operand(slots);
    // "Через какие регионы России течёт Волга": what flows through them is no country.
    if (of.type === 'NamedPlace' && names.isLand?.(of.name) === true && !isRiver(of.name, names))
      return undefined;
    const isSea =
      of.type === 'NamedPlace' && ['sea', 'ocean', 'gulf'].some((noun) => isUsually(of.name, noun, names));
    const { s = setOf('country', { plural: true }) } = slots.trees;
    return whereEach(s, isSea ? 'On' : 'Crossing', of);
  },
  /** "Which countries", "rivers of the world" */
  /** "日本最高的山是哪座山": the kind that is asked for once more is the one that was said. */
  setAsked: ({ trees: { s, l } }) => (l === undefined || isOneOf(s!, l) ? askedFor(s!) : undefined),
  setNotIn: (slots) => where(tree(slots, 's'), { type: 'Not', of: { type: 'In', of: operand(slots) } }),
  /** "中国沿海省份" are provinces of China at the sea, and none that lie on China. */
  setCoastalIn({ trees: { s, a } }, names) {
    if (a?.type !== 'NamedPlace' || names.isLand?.(a.name) !== true) return undefined;
    const inside = where(s!, { type: 'In', of: a });
    return inside && where(inside, { type: 'Shore', is: 'coastal' });
  },
  setSpeaking({ trees: { s, l }, tongue }) {
    const speaking = where(s!, { type: 'Speaking', language: tongue! });
    return speaking && l ? where(speaking, { type: 'In', of: l }) : speaking;
  },
  setByArea: (slots) => rankedBy(tree(slots, 's'), 'area', slots.number),
  setByPeople: (slots) => rankedBy(tree(slots, 's'), 'population', slots.number),
  /** "Топ 10 городов" are the largest; of lands it is not said by what. */
  setTop({ trees: { s }, number }) {
    return s?.type === 'PlaceSet' && !lands.has(s.kind) ? ranked(s, 'size', 'most', number) : undefined;
  },
  setLarger: (slots, names) => compared(slots, names, 'more'),
  setSmaller: (slots, names) => compared(slots, names, 'less'),
  setMorePeople: (slots, names) => compared(slots, names, 'more', 'population'),
  setFewerPeople: (slots, names) => compared(slots, names, 'less', 'population'),
  setMoreArea: ({ trees, number }) => ofArea(trees, { least: number! }),
  setLessArea: ({ trees, number }) => ofArea(trees, { most: number! }),
  setSmallestFrom: ({ trees, rank }) => ranked(trees.s!, 'size', 'least', 1, rank),
  setPeopleRange: (slots) => between(slots, 'population'),
  setAreaRange: (slots) => between(slots, 'area'),
  setEvery: (slots) => everyOf(tree(slots, 's')),
  /** Of mountains, where no kind of them is said. */
  setHighest({ trees: { s = setOf('mountain'), l }, number, rank }) {
    if (s.type !== 'PlaceSet' || !heights.has(s.kind)) return undefined;
    const set = ranked(s, 'elevation', 'most', number ?? (isSeveral(s) ? undefined : 1), rank);
    return set && l ? where(set, { type: 'In', of: l }) : set;
  },
  setLongestFrom: ({ trees, rank }) => ranked(trees.s!, 'length', 'most', 1, rank),
  /** "In which country is Timbuktu", "which state of Germany is Leipzig in": the lands around one place. */
  setHolding({ trees: { s, p, a } }) {
    if (s?.type !== 'PlaceSet' || s.rank || p?.type !== 'NamedPlace' || !lands.has(s.kind)) return undefined;
    const inside = a ? where(inCountry(s), { type: 'In', of: a }) : s;
    return inside && where(inside, { type: 'Holding', of: p });
  },
  setPopulousFrom: ({ trees, rank }) => ranked(trees.s!, 'population', 'most', 1, rank),
  setLeastPopulous: (slots) => ranked(tree(slots, 's'), 'population', 'least', slots.number),
  setLandlocked: (slots) => where(tree(slots, 's'), { type: 'Shore', is: 'landlocked' }),
  /** Without a noun of its own it is one: "östater". */
  setIslands: ({ trees: { s = setOf('country', { plural: true }) } }) =>
    where(s, { type: 'Shore', is: 'island' }),
  setLargest: (slots) => ranked(slots.trees.s ?? setOf('country'), 'size', 'most', slots.number),
  setSmallest: (slots) => ranked(slots.trees.s ?? setOf('country'), 'size', 'least', slots.number),
  /** "Самой большой страны" is one, though its noun alone may be several. */
  setLargestOne: (slots) => ranked(tree(slots, 's'), 'size', 'most', 1),
  setLongestOne: (slots) => ranked(tree(slots, 's'), 'length', 'most', 1),
  setPopulousOne: (slots) => ranked(tree(slots, 's'), 'population', 'most', 1),
  setLongest: (slots) =>
    ranked(slots.trees.s ?? setOf('river', { plural: true }), 'length', 'most', slots.number),
  setMostPopulous: (slots) => ranked(slots.trees.s ?? setOf('country'), 'population', 'most', slots.number),
  setFarthest: ({ trees: { s, l }, direction, number }) =>
    farthest(l ? where(s!, { type: 'In', of: l })! : s!, direction!, number),
  /** "The three cities nearest to Lyon" */
  setNearest({ trees: { s, a }, number }) {
    const set = ranked(s!, 'distance', 'least', number);
    return set && { ...set, rank: { ...set.rank!, near: a! } };
  },
  /** "Cities called Springfield"; without a noun of its own they are towns. */
  setNamed({ trees: { s = setOf('city', { plural: true }), p } }) {
    if (p?.type !== 'NamedPlace' || s.type !== 'PlaceSet') return undefined;
    return where(s, { type: 'Spelled', whole: p.name });
  },
  /** "How many neighbours does France have" are countries. */
  setCount({ trees: { s = setOf('country', { plural: true }), l } }) {
    const set = l ? where(s, { type: 'Bordering', of: l }) : s;
    // "一番大きな島は何島" asks which one it is.
    if (set?.type === 'PlaceSet' && set.rank) return undefined;
    return set?.type === 'PlaceSet' ? counted(set) : undefined;
  },
  setCountIn({ trees: { s = setOf('country', { plural: true }), l } }) {
    const set = l && where(s, { type: 'In', of: l });
    return set && { ...set, count: true };
  },
  /** Those of a part of a country are parts as well. */
  neighbours: (slots, names) => ({
    type: 'PlaceSet',
    kind: isNamedAsPart(operand(slots), names) ? 'division' : 'country',
    where: [{ type: 'Bordering', of: operand(slots) }],
  }),
  setRanked({ trees: { s }, rank }) {
    // "The second largest lake" is the largest, counted from the second.
    if (s?.type !== 'PlaceSet' || !s.rank || s.rank.from !== undefined) return undefined;
    const { take: _all, ...one } = s.rank;
    return { ...s, rank: { ...one, from: rank! } };
  },
  setLargestFrom: ({ trees, rank }) => ranked(trees.s!, 'size', 'most', 1, rank),
  setInExcept({ trees }) {
    const from = where(trees.s!, { type: 'In', of: trees.l! });
    return from && without(from, trees.a!);
  },
  setMore: (slots) => bounded(slots, 'least'),
  setFewer: (slots) => bounded(slots, 'most'),
  /** "Столицы-миллионники" are towns; without a noun of its own it is any of them. */
  setPopulousTowns: ({ trees: { s = setOf('city', { plural: true }) }, number }) =>
    s.type === 'PlaceSet' && towns.has(s.kind) ? measured(s, 'population', { least: number! }) : undefined,
};

const nearBorder = (set: SpatialQuery, of: SpatialQuery): SpatialQuery | undefined =>
  where(set, { type: 'In', of: { type: 'Near', zone: 'near', of: { type: 'BorderOf', of } } });

/** Whether a bare kind is that of the set. Capitals are cities. */
function isOneOf(set: SpatialQuery, kind: SpatialQuery): boolean {
  if (set.type !== 'PlaceSet' || kind.type !== 'PlaceSet' || kind.where || kind.rank) return false;
  return set.kind === kind.kind || (kind.kind === 'city' && towns.has(set.kind));
}

/** Only land has other countries beside it. */
const ofLand = (set: SpatialQuery, condition: SetCondition): SpatialQuery | undefined =>
  set.type === 'PlaceSet' && lands.has(set.kind) ? where(set, condition) : undefined;

function inLand(slots: Slots, names: NameSource): SpatialQuery | undefined {
  const set = tree(slots, 's');
  const of = aroundSet(set, operand(slots), names);
  const ashore = townsAshore(set, of, names);
  if (ashore) return ashore;
  // "北海道と本州の間の海峡": a strait between two lands lies on both, and in no strip between their middles.
  if (set.type === 'PlaceSet' && set.kind === 'strait' && of.type === 'Between' && !of.halfway)
    return where(where(set, { type: 'On', of: of.a })!, { type: 'On', of: of.b });
  const [sea, shore] = apart(of, names);
  // "中国长江以北的省份": the country tells whose divisions they are.
  if (set.type === 'PlaceSet' && set.kind === 'division' && shore && sea.type === 'Directional')
    return where(within(set, { type: 'In', of: shore })!, { type: 'In', of: sea });
  if (of.type === 'Intersection' && of.of[0]?.type === 'CoastOf' && shore && set.type === 'PlaceSet')
    return where(whereEach(set, 'On', sea)!, { type: 'In', of: shore });
  // "مدن مصر الأقرب إلى القاهرة من الإسكندرية": nearest to one town is nothing in another.
  if (set.type === 'PlaceSet' && set.rank?.by === 'distance' && of.type === 'NamedPlace')
    if (towns.has(set.kind) && isUsually(of.name, 'city', names)) return undefined;
  // No land lies in towns: "başkenti deniz kenarında olan ülkeler" says something else.
  if (set.type === 'PlaceSet' && lands.has(set.kind) && of.type === 'PlaceSet' && towns.has(of.kind))
    return undefined;
  const onSea = coastalOn(set, of, names);
  if (onSea) return onSea;
  if (isNamedByKind(set, operand(slots), names)) return undefined;
  // "نهر النيل" is the river Nile, and not the rivers in it.
  // So is "コルシカ島とサルデーニャ島", where the last name ends in the word for its kind.
  const last = of.type === 'Union' ? of.of[of.of.length - 1]! : of;
  if (set.type === 'PlaceSet' && last.type === 'NamedPlace' && !set.where && namedByKind.has(set.kind))
    if (names.isA?.(fold(last.name), set.kind)) return undefined;
  // "Cascate del Niagara" are one place, and so is "شلالات نياغارا".
  if (set.type === 'PlaceSet' && last.type === 'NamedPlace' && !set.where && namedInPlural.has(set.kind))
    if (names.isLand?.(last.name) === false && !holders.some((noun) => isUsually(last.name, noun, names)))
      return undefined;
  // "Morze Bałtyckie" is one sea, and none in the Baltic states.
  if (
    set.type === 'PlaceSet' &&
    set.kind === 'sea' &&
    last.type === 'NamedPlace' &&
    groupCode(fold(last.name)) !== undefined
  )
    return undefined;
  // "Міста на Дніпрі": cities lie on the river, and none in the city of that name.
  const river = set.type === 'PlaceSet' && towns.has(set.kind) ? riverOf(last, names) : undefined;
  if (river && last === of) return whereEach(set, 'On', river);
  // What lies on a line is crossed by it.
  const isLine = of.type === 'Parallel' || of.type === 'Meridian';
  const type = isLine ? 'Crossing' : 'In';
  return within(ofOneCountry(of, names) ? inCountry(set) : set, { type, of });
}

/** "프랑스의 동쪽에 있는 나라" lie beyond France: no country and no sea lies in a side of one. */
function aroundSet(set: SpatialQuery, of: SpatialQuery, names: NameSource): SpatialQuery {
  if (set.type !== 'PlaceSet' || of.type !== 'DirectionalSubset') return of;
  // "الدول شرق بحر قزوين": nor in a side of a sea.
  const whole = of.of.type === 'NamedPlace' ? of.of.name.replace(/^(?:sea|lake) /u, '') : '';
  const isOfWater = [...waters, 'lake'].some((noun) => isUsually(whole, noun, names));
  if (!isLandSide(of) && !isOfWater) return of;
  return beyondLand.has(set.kind) ? { type: 'Directional', direction: of.direction, of: of.of } : of;
}

/** "西班牙的地中海沿岸省份" are provinces of Spain on the sea, which does not lie in it.
 * @returns the water, and the country that it is told by */
function apart(of: SpatialQuery, names: NameSource): readonly [water: SpatialQuery, land?: SpatialQuery] {
  if (of.type !== 'Intersection' || of.of.length !== 2) return [of];
  const [coast, beside] = of.of;
  if (coast?.type === 'CoastOf' && beside?.type === 'Buffer') return [beside.of, coast.of];
  const land = of.of.find((one) => one.type === 'NamedPlace' && names.isCountry?.(one.name) === true);
  return land ? [of.of.find((one) => one !== land) ?? of, land] : [of];
}

/** Whether a place is a part of a country. */
const isPart = (of: SpatialQuery, names: NameSource): boolean =>
  of.type === 'NamedPlace' && names.isLand?.(of.name) === true && names.isCountry?.(of.name) !== true;

/** The same, or a town whose name a part of a country bears: "Ankara". */
const isNamedAsPart = (of: SpatialQuery, names: NameSource): boolean =>
  isPart(of, names) ||
  (of.type === 'NamedPlace' &&
    isUsually(of.name, 'city', names) &&
    names.isCountry?.(of.name) !== true &&
    names.isDivision?.(fold(of.name)) === true);

/** "Countries larger than France"; without a measure by what makes the kind large. What is compared is of one kind: "le città
 * più grandi della Francia" are in France. */
function compared(
  slots: Slots,
  names: NameSource,
  order: 'more' | 'less',
  by?: 'population',
): SpatialQuery | undefined {
  const set = tree(slots, 's');
  const than = operand(slots);
  if (set.type !== 'PlaceSet' || than.type !== 'NamedPlace') return undefined;
  if (!isOfKind(than.name, set.kind, names)) return undefined;
  return where(set, { type: 'Compared', by: by ?? sizeOf(set), order, than });
}

function isOfKind(name: string, kind: SetKind, names: NameSource): boolean {
  const isCountry = names.isCountry?.(name) === true;
  if (kind === 'country') return isCountry;
  if (kind === 'division') return !isCountry && names.isLand?.(name) === true;
  const noun = kind === 'capital' ? 'city' : kind === 'mountain_range' ? 'mountains' : kind;
  // "시칠리아섬보다 큰 섬" says the kind already.
  return name.startsWith(`${noun} `) || names.isUsually?.(fold(name), noun) === true;
}

/** Whether a tree is one country, or a part of one. */
function ofOneCountry(of: SpatialQuery, names: NameSource): boolean {
  const whole = of.type === 'DirectionalSubset' || of.type === 'Middle' ? of.of : of;
  return whole.type === 'NamedPlace' && names.isCountry?.(whole.name) === true;
}

const beyondLand: ReadonlySet<SetKind> = new Set(['country', 'sea', 'ocean', 'continent']);

/** Kinds whose plural, or whose only form, stands beside names of single places. */
const namedInPlural: ReadonlySet<SetKind> = new Set([
  ...bestKnownKinds,
  'archipelago',
  'gulf',
  'strait',
  'peak',
]);

/** What those lie in, beside lands. */
const holders = ['continent', 'mountains', 'island', 'sea', 'ocean', 'desert', 'peninsula', 'city'];

/** "Województwo opolskie do 20 km od granicy" is the one part of a country of that name, cut by what follows it, and not
 * those parts that lie in another of the name. */
function isNamedByKind(set: SpatialQuery, cut: SpatialQuery, names: NameSource): boolean {
  if (set.type !== 'PlaceSet' || set.kind !== 'division' || set.rank || isSeveral(set)) return false;
  const [named, more] = set.where ?? [];
  if (named?.type !== 'In' || more || !cuts.has(cut.type)) return false;
  return named.of.type === 'NamedPlace' && names.isCountry?.(named.of.name) === false;
}

/** What cuts a land where it follows its name. */
const cuts: ReadonlySet<SpatialQuery['type']> = new Set([
  'Buffer',
  'Difference',
  'Directional',
  'Intersection',
  'Near',
  'Offset',
  'Between',
]);

/** Kinds that stand before the names of their members, and in which none of their kind lie. */
const namedByKind: ReadonlySet<string> = new Set(['river', 'lake', 'sea', 'desert']);
