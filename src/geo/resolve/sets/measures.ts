/** By what members are measured, and which are the most. */

import { GeoError } from '../../domain/errors.ts';
import { mountainHeights, shoulders } from '../../domain/mountain-heights.ts';
import type { Measure, PlaceSet, SetRank } from '../../domain/query.ts';
import type { SetFacts } from './facts.ts';
import { areaOfUnits, isCity, type Member } from './member.ts';
import { shareIn } from './spread.ts';
import { topsOfRanges } from './tops.ts';

export const unitOf: Readonly<Record<Measure, string>> = {
  area: 'km²',
  population: 'inhabitants',
  density: 'inhabitants per km²',
  length: 'km',
  latitude: '°',
  longitude: '°',
  neighbours: 'neighbours',
  countries: 'countries beside it',
  elevation: 'm',
  depth: 'm',
  distance: 'km',
};

const farParts =
  'parts of countries more than 500 km from all the rest do not count, nor do territories such as Greenland';
/** Where the figures come from; told with each answer that uses them. */
export const sourceOf: Partial<Record<Measure, string>> = {
  area: 'areas: published ones where one is written down, else of the outline here',
  population:
    'populations: of countries about 2023; of regions the towns of GeoNames together, of those of India and China the censuses of 2011 and 2020; of cities GeoNames',
  density: 'populations about 2023 over published areas',
  latitude: farParts,
  longitude: farParts,
  length: 'lengths: published ones of whole rivers',
  elevation: 'heights: as commonly given, 2024',
  depth: 'depths: as commonly given, 2024',
};

/** @param rank  the most or the least is asked for
 * @throws GeoError `query_not_understood` for what the data does not hold */
export function refuseUnknown({ kind }: PlaceSet, by: Measure, rank?: SetRank): void {
  if (by === 'distance' && !rank?.near)
    throw new GeoError(
      'query_not_understood',
      'The query was not understood: it asks for a distance, and does not say from where.',
    );
  if (by !== 'elevation' && by !== 'depth') return;
  if (by === 'elevation' && ofHeights.has(kind) && rank?.order !== 'least') return;
  throw new GeoError(
    'query_not_understood',
    by === 'depth'
      ? 'The query was not understood: it asks for the depth, and the data here holds but the deepest lakes of some countries and continents.'
      : 'The query was not understood: it asks for the elevation, and the data here holds no heights but those of high mountains.',
    { fix: 'Ask by area, population, density, length, latitude or longitude.' },
  );
}

/** Kinds whose members have heights here. */
export const ofHeights: ReadonlySet<PlaceSet['kind']> = new Set([
  'mountain',
  'peak',
  'volcano',
  'active_volcano',
]);

/** West, south, east, north. */
export type Box = readonly [number, number, number, number];

/** Share of a river in a continent from which lists of its longest rivers have it, with all of its length: the Ural runs along
 * the border of Europe. */
const ofContinent = 0.25;

export class Measures {
  private readonly facts: SetFacts;
  private readonly boxOf: (member: Member) => Promise<Box | undefined>;
  private readonly homeBoxOf: (member: Member) => Promise<Box>;
  /** Land that rivers are measured in. */
  within: ReadonlySet<number> | undefined;
  /** Whether that is a continent. */
  isContinent = false;
  /** All divisions of a country of the kind that is asked for: a state's neighbours are other states. */
  peers: (() => Iterable<Member>) | undefined;
  /** How many members a condition has asked for the figure of, and how many have none. */
  private readonly asked = new Map<Measure, { known: number; unknown: number }>();
  private peerOfUnit: ReadonlyMap<number, string> | undefined;

  /** @param homeBoxOf  of the mainland and what lies near it */
  constructor(
    facts: SetFacts,
    boxOf: (member: Member) => Promise<Box | undefined>,
    homeBoxOf: (member: Member) => Promise<Box>,
  ) {
    this.facts = facts;
    this.boxOf = boxOf;
    this.homeBoxOf = homeBoxOf;
  }

  /** As `value`, for a condition: "longer than 300 km". */
  async conditionValue(member: Member, by: Measure, most: boolean): Promise<number | undefined> {
    const value = await this.value(member, by, most, true);
    const counts = this.asked.get(by) ?? { known: 0, unknown: 0 };
    this.asked.set(by, counts);
    counts[value === undefined ? 'unknown' : 'known'] += 1;
    return value;
  }

  /** @param most  whether the largest is looked for: of latitude and longitude the far side counts
   * @param whole  "rivers in Germany longer than 500 km" are so long in all; summits of a higher mountain count only so */
  async value(member: Member, by: Measure, most = true, whole = false): Promise<number | undefined> {
    const { facts } = this;
    switch (by) {
      case 'area':
        if (member.island) return member.island[0];
        return isCity(member) ? undefined : this.area(member);
      case 'population':
        return member.place?.population;
      case 'density': {
        const [people, area] = [member.place?.population, this.area(member)];
        return people === undefined || !area ? undefined : people / area;
      }
      case 'length': {
        const all = facts.written.lengths[member.id];
        if (all === undefined || !this.within || whole) return all;
        const share = shareIn(facts, member.id, this.within);
        return this.isContinent && share >= ofContinent ? all : Math.round(all * share);
      }
      case 'elevation':
        return whole || !shoulders.has(member.id) ? mountainHeights.get(member.id) : undefined;
      case 'latitude':
      case 'longitude':
        return this.degrees(member, by, most);
      case 'neighbours': {
        const sharing = sharedBy(member, facts);
        if (sharing !== undefined) return sharing;
        const own = new Set(member.units);
        const around = [...own]
          .filter((unit) => !facts.isOverseas(unit))
          .flatMap((unit) => facts.neighboursOf(unit));
        const others = around.filter((unit) => !own.has(unit));
        if (this.peers) {
          const peerOf = this.peersByUnit(this.peers);
          return new Set(others.map((unit) => peerOf.get(unit)).filter((id) => id && id !== member.id)).size;
        }
        const countries = new Set(others.map((unit) => facts.countryOf(unit)));
        return [...countries].filter((id) => !facts.country(id)?.territory).length;
      }
      case 'countries': {
        const own = new Set((member.units ?? []).map((unit) => facts.countryOf(unit)));
        const around = (member.units ?? [])
          .filter((unit) => !facts.isOverseas(unit))
          .flatMap((unit) => facts.neighboursOf(unit));
        const others = new Set(around.map((unit) => facts.countryOf(unit)).filter((id) => !own.has(id)));
        return [...others].filter((id) => !facts.country(id)?.territory).length;
      }
      default:
        return undefined;
    }
  }

  private peersByUnit(peers: () => Iterable<Member>): ReadonlyMap<number, string> {
    this.peerOfUnit ??= new Map(
      [...peers()].flatMap(({ id, units = [] }) => units.map((unit) => [unit, id] as const)),
    );
    return this.peerOfUnit;
  }

  private area({ id, units, only }: Member): number | undefined {
    if (only) return areaOfUnits(this.facts, only);
    return this.facts.areaOf(id) ?? (units && areaOfUnits(this.facts, units));
  }

  /** "Islands with more than 10 million people": who lives on Java is not known here, and a list without it is wrong.
   * @returns notes of what is left out
   * @throws GeoError `query_not_understood` where most have no figure */
  leftUnknown(): string[] {
    const told: string[] = [];
    for (const [by, { known, unknown }] of this.asked) {
      // Heights are those of the best-known mountains, which is told with them.
      if (unknown === 0 || by === 'elevation') continue;
      if (unknown > known)
        throw new GeoError(
          'query_not_understood',
          `The query was not understood: it goes by the ${by}, which is known here of ${known} of ${known + unknown} only.`,
          { fix: 'Choose by something else, for example by area or by where they lie.' },
        );
      told.push(`those whose ${by} is not known here are left out`);
    }
    return told;
  }

  /** The outermost point of an outline. One that crosses the antimeridian is counted on from its middle. */
  private async degrees(member: Member, by: 'latitude' | 'longitude', most: boolean): Promise<number> {
    let box = isCity(member) ? undefined : await this.boxOf(member);
    // Nobody counts Bonaire or Bouvet Island when the westernmost or the southernmost country of Europe is asked for.
    if (box && member.kind === 'country' && isWide(box)) box = await this.homeBoxOf(member);
    if (!box) return by === 'latitude' ? member.lat : member.lon;
    const [west, south, east, north] = box;
    if (by === 'latitude') return most ? north : south;
    if (west <= east) return most ? east : west;
    return member.lon > 0 ? (most ? east + 360 : west) : most ? east : west - 360;
  }
}

/** Percent of a lake that a country has to hold: less is a shore drawn otherwise than the border. */
const leastHeld = 1;

/** How many countries share a lake, a river or an island; undefined for land with neighbours. */
function sharedBy(member: Member, facts: SetFacts): number | undefined {
  const { id, kind, island } = member;
  if (kind === 'lake' || kind === 'river') {
    const written = facts.countriesOfWater(id)?.countries;
    if (written) return written.size;
    const held = [...(facts.spreadOf(id) ?? [])].filter(
      ([, percent]) => kind === 'river' || percent >= leastHeld,
    );
    return new Set(held.map(([unit]) => facts.countryOf(unit))).size;
  }
  if (!island) return undefined;
  const countries = new Set(island[3].map((unit) => facts.countryOf(unit)));
  // A naval base is no country that shares Cuba.
  const own = [...countries].filter((each) => !facts.country(each)?.territory);
  return own.length || countries.size;
}

interface Valued {
  readonly member: Member;
  readonly value: number;
}

/** Degrees from which a country may have parts far off. */
const wideDegrees = 10;
const isWide = ([west, south, east, north]: Box): boolean =>
  west > east || east - west > wideDegrees || north - south > wideDegrees;

/** The members that a rank keeps, each with its value, and the one after them. Those without a figure are left out. */
export async function ranked(
  members: readonly Member[],
  { by, order, from = 1, take = 1 }: SetRank,
  measures: Measures,
): Promise<{ kept: Valued[]; next?: Valued; unknown: readonly Member[] }> {
  const most = order === 'most';
  const found: Valued[] = [];
  const unknown: Member[] = [];
  for (const member of members) {
    const value = await measures.value(member, by, most);
    if (value === undefined) unknown.push(member);
    else found.push({ member, value });
  }
  found.sort((a, b) => (most ? b.value - a.value : a.value - b.value));
  const next = found[from - 1 + take];
  return { kept: found.slice(from - 1, from - 1 + take), ...(next && { next }), unknown };
}

/** Of the islands of Indonesia the inhabitants of a few are known, and Java is none of them: the most populous of these is
 * not the most populous.
 * @throws GeoError `query_not_understood` where one without a figure may well be what is asked for */
export async function refuseUnsure(
  { by, order }: SetRank,
  kept: readonly Valued[],
  unknown: readonly Member[],
  known: number,
  measures: Measures,
): Promise<void> {
  if (unknown.length === 0) return;
  let rival = kept.length === 0 || (order === 'least' && unknown.length > known) ? unknown[0] : undefined;
  if (!rival && order === 'most' && (by === 'population' || by === 'density')) {
    const sizes: number[] = [];
    for (const { member } of kept) sizes.push((await measures.value(member, 'area')) ?? 0);
    const least = Math.min(...sizes);
    for (const member of unknown) if (((await measures.value(member, 'area')) ?? 0) > least) rival ??= member;
  }
  if (!rival) return;
  throw new GeoError(
    'query_not_understood',
    `The query was not understood: it asks for the ${by}, which is known here of ${known} of ${known + unknown.length} that are meant, and not of ${rival.name}.`,
    { fix: 'Ask by area.' },
  );
}

/** Kinds of which the map has the large ones alone. */
const incomplete: ReadonlySet<PlaceSet['kind']> = new Set([
  'lake',
  'river',
  'island',
  'mountain_range',
  'mountain',
  'peak',
]);

/** Square kilometres from which all lakes and islands of the world are known here: one that is alone so large is the largest. */
const allKnown: Partial<Record<PlaceSet['kind'], number>> = { lake: 500, island: 1000 };

/** Of all lakes of Poland one lagoon is known here, and it is not the largest for that.
 * @throws GeoError `query_not_understood` */
export async function refuseSole(
  { kind, rank }: PlaceSet,
  members: readonly Member[],
  measures: Measures,
): Promise<void> {
  const [sole, more] = members;
  if (!sole || more || !rank || rank.order === 'least' || !incomplete.has(kind)) return;
  if (rank.by === 'elevation' && topsOfRanges.has(sole.name)) return;
  const isFirst = rank.by === 'area' && (rank.from ?? 1) === 1;
  if (isFirst && ((await measures.value(sole, 'area')) ?? 0) >= (allKnown[kind] ?? Number.POSITIVE_INFINITY))
    return;
  throw new GeoError(
    'query_not_understood',
    `The query was not understood: of those that are meant only ${sole.name} is known here, and nothing to compare it with.`,
    { fix: `Ask for ${sole.name} by its name.` },
  );
}
