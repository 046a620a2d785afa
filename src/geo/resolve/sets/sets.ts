/** Sets of places: their members, and what is left of them when they are joined, cut and taken from one another. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { groupCode } from '../../domain/groups.ts';
import type { NamedPlace, PlaceSet, SetCondition, SpatialQuery } from '../../domain/query.ts';
import { printQuery } from '../../parse/print.ts';
import { pluralOf } from '../../parse/sets/print-set.ts';
import { empty } from '../evaluation.ts';
import { Candidates } from './candidates.ts';
import { type SetWork, type Test, testOf } from './conditions.ts';
import type { SetFacts } from './facts.ts';
import { Measures, ranked, refuseUnknown, sourceOf, unitOf } from './measures.ts';
import { areaOfUnits, type Member } from './member.ts';
import { type Operand, operandOf, type SetSource } from './operand.ts';
import { outlineOf, unionOf } from './outline.ts';

/** More members than any answer is read for. */
const mostMembers = 1000;
/** Candidates that are looked at between two looks at the clock. */
const slice = 256;

export interface SetAnswer {
  readonly members: readonly Member[];
  /** What the members were ranked or chosen by. */
  readonly values?: ReadonlyMap<string, { by: string; value: number; unit: string }>;
}

export class Sets {
  private readonly source: SetSource;
  private readonly facts: SetFacts;
  private readonly candidates: Candidates;
  private readonly answers = new Map<SpatialQuery, SetAnswer | undefined>();
  /** Islands and rivers count only as far as they lie in this land. */
  private within: ReadonlySet<number> | undefined;

  constructor(source: SetSource, facts: SetFacts, seats: ReadonlyMap<number, number>) {
    this.source = source;
    this.facts = facts;
    this.candidates = new Candidates(facts, source.context.finder.gazetteer, seats);
  }

  /** The members that a tree has, when it speaks of a set: a set, a group, or sets joined or taken from one another.
   * @throws GeoError `place_not_found`, `query_not_understood` */
  async answer(query: SpatialQuery): Promise<SetAnswer | undefined> {
    if (this.answers.has(query)) return this.answers.get(query);
    const answer = await this.read(query);
    this.answers.set(query, answer);
    return answer;
  }

  private async read(query: SpatialQuery): Promise<SetAnswer | undefined> {
    switch (query.type) {
      case 'PlaceSet':
        return this.select(query, []);
      case 'Intersection': {
        const [first, ...rest] = query.of;
        if (first?.type === 'PlaceSet') return this.select(first, rest);
        return this.combined(query.of, both);
      }
      case 'Union':
        return this.combined(query.of, either);
      case 'Difference':
        // Islands and lakes are taken from the land as outlines.
        return query.minus.type === 'PlaceSet' && !isLandSet(query.minus)
          ? undefined
          : this.combined([query.from, query.minus], without);
      default:
        return undefined;
    }
  }

  /** The union of all members; undefined for what is no set. */
  async geometry(query: SpatialQuery): Promise<Geometry | undefined> {
    const answer = await this.answer(query);
    if (!answer) return undefined;
    if (answer.members.length === 0) throw empty(query, 'no place meets all of its conditions');
    const { context, work } = this.source;
    return unionOf(context, this.facts, answer.members, work, this.within);
  }

  /** Outline of one member. */
  outline(member: Member): Promise<Geometry> {
    return outlineOf(this.source.context, this.facts, member, this.source.work, this.within);
  }

  private async combined(
    queries: readonly SpatialQuery[],
    combine: (facts: SetFacts, a: readonly Member[], b: readonly Member[]) => readonly Member[],
  ): Promise<SetAnswer | undefined> {
    // Outlines of places that are no sets are joined and cut as outlines.
    if (!queries.some((each) => this.maybeSet(each))) return undefined;
    let result: readonly Member[] | undefined;
    let isSet = false;
    for (const each of queries) {
      const found = await this.membersOf(each);
      if (!found) return undefined;
      isSet ||= found.isSet;
      result = result ? combine(this.facts, result, found.members) : found.members;
    }
    return isSet && result ? { members: result } : undefined;
  }

  /** Whether a tree can be a set, by its look: what is told at no cost. */
  private maybeSet(query: SpatialQuery): boolean {
    switch (query.type) {
      case 'PlaceSet':
        return true;
      case 'NamedPlace':
        return groupCode(fold(query.name)) !== undefined || this.isGrouping(query.name);
      case 'Union':
      case 'Intersection':
        return query.of.some((each) => this.maybeSet(each));
      case 'Difference':
        return this.maybeSet(query.from);
      default:
        return false;
    }
  }

  private isGrouping(name: string): boolean {
    const { gazetteer } = this.source.context.finder;
    const key = gazetteer.find(fold(name));
    if (key < 0) return false;
    for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
      const { kind } = gazetteer.place(gazetteer.postPlace[p]!);
      if (kind === 'grouping' || kind === 'continent') return true;
    }
    return false;
  }

  private async membersOf(
    query: SpatialQuery,
  ): Promise<{ members: readonly Member[]; isSet: boolean } | undefined> {
    if (query.type === 'NamedPlace') return this.named(query);
    const answer = await this.answer(query);
    if (answer) return { members: answer.members, isSet: true };
    // "France and Italy", taken from a set.
    if (query.type !== 'Union') return undefined;
    let members: readonly Member[] = [];
    for (const each of query.of) {
      const found = await this.membersOf(each);
      if (!found) return undefined;
      members = either(this.facts, members, found.members);
    }
    return { members, isSet: false };
  }

  /** A group or continent as its countries; a country or region as itself. */
  private async named(
    query: NamedPlace,
  ): Promise<{ members: readonly Member[]; isSet: boolean } | undefined> {
    const operand = await this.operand(query);
    const { units, countries, place } = operand;
    if (countries) return { members: this.landMembers(countries, undefined), isSet: true };
    if (!units || !place) return undefined;
    if (place.kind === 'grouping' || place.kind === 'continent') {
      const ids = new Set([...units].map((unit) => this.facts.units[unit]!.country));
      return { members: this.landMembers(ids, units), isSet: true };
    }
    const member = this.candidates.land(place.id);
    return member && { members: [member], isSet: false };
  }

  private landMembers(ids: Iterable<string>, within: ReadonlySet<number> | undefined): Member[] {
    const members: Member[] = [];
    for (const id of ids) {
      const member = this.candidates.land(id);
      if (!member) continue;
      const inside = within && member.units!.filter((unit) => within.has(unit));
      members.push(inside && inside.length < member.units!.length ? { ...member, only: inside } : member);
    }
    return members;
  }

  private operand(query: SpatialQuery): Promise<Operand> {
    return operandOf(query, 'land', this.source, this.facts, this.members);
  }

  private readonly members = async (query: SpatialQuery) => (await this.membersOf(query))?.members;

  /** @param located  trees that the members lie in besides */
  private async select(asked: PlaceSet, located: readonly SpatialQuery[]): Promise<SetAnswer> {
    if (asked.rank) refuseUnknown(asked.rank.by);
    const conditions: SetCondition[] = [
      ...(asked.where ?? []),
      ...located.map((of): SetCondition => ({ type: 'In', of })),
    ];
    const { context, work: clock, notes } = this.source;
    const operands = await this.containers(conditions, asked);
    const set = meansCountries(asked, operands, this.facts) ? asCountries(asked) : asked;
    const boxOf = async ({ place }: Member) =>
      place?.layer === undefined ? undefined : (await context.shapes.shape(place))?.bbox;
    const measures = new Measures(this.facts, boxOf);
    const work: SetWork = {
      source: this.source,
      facts: this.facts,
      kind: set.kind,
      ranked: set.rank !== undefined,
      members: this.members,
      outline: (member) => outlineOf(context, this.facts, member, clock),
      boxOf,
      nameOf: (id) => this.candidates.nameOf(id),
      value: (member, { by, least }) => measures.value(member, by, least === undefined),
    };
    for (const condition of conditions) if (condition.type === 'Measured') refuseUnknown(condition.by);
    if (operands.length === 0 && isBoundless(set, conditions)) {
      throw new GeoError(
        'query_not_understood',
        `The query was not understood: it does not say which ${pluralOf(set)} are meant; say where they lie.`,
      );
    }
    const tests: Test[] = [];
    // What costs least is asked first.
    for (const condition of [...conditions].sort((a, b) => cost(a) - cost(b)))
      tests.push(await testOf(condition, work));
    this.within = operands.find(({ units }) => units)?.units ?? this.within;
    measures.within = set.kind === 'river' || set.kind === 'canal' ? this.within : undefined;
    const chosen: Member[] = [];
    const partly: Member[] = [];
    let looked = 0;
    for (const candidate of this.candidates.of(set, operands, notes)) {
      if (++looked % slice === 0 && clock.due) await clock.pause();
      const verdict = await judge(candidate, tests);
      if (verdict === 'yes') chosen.push(candidate);
      else if (verdict === 'partly') partly.push(candidate);
    }
    clock.resume();
    if (set.kind === 'country') await this.tellTerritories(set, tests);
    const overseas = set.kind === 'country' ? await this.overseas(conditions, work) : [];
    if (set.kind === 'division' && !set.called) chosen.push(...(await this.abroad(conditions, work)));
    if (partly.length > 0) notes.push(`left out, for they lie there only in part: ${names(partly)}`);
    return this.finish(set, [...chosen, ...overseas], measures);
  }

  private async finish(set: PlaceSet, members: readonly Member[], measures: Measures): Promise<SetAnswer> {
    const { notes } = this.source;
    let kept = members;
    const values = new Map<string, { by: string; value: number; unit: string }>();
    const measured = set.where?.find((condition) => condition.type === 'Measured');
    if (set.rank) {
      const { by } = set.rank;
      if (set.kind === 'island') {
        const shared = members.filter((member) => !this.isWhole(member));
        kept = members.filter((member) => this.isWhole(member));
        if (kept.length === 0) kept = members;
        else if (shared.length > 0) notes.push(`shared with others and left out: ${names(shared)}`);
      }
      const result = await ranked(kept, set.rank, measures);
      if (result.unknown > 0) notes.push(`${result.unknown} without a figure are left out`);
      kept = result.kept.map(({ member }) => member);
      for (const { member, value } of result.kept)
        values.set(member.id, { by, value: rounded(value), unit: unitOf[by] });
      if (by === 'length' && measures.within) notes.push('lengths are those inside the place asked for');
      tell(notes, sourceOf[by]);
    } else if (measured?.type === 'Measured') {
      for (const member of kept) {
        const value = await measures.value(member, measured.by);
        if (value !== undefined)
          values.set(member.id, { by: measured.by, value: rounded(value), unit: unitOf[measured.by] });
      }
      tell(notes, sourceOf[measured.by]);
    }
    if (kept.length > mostMembers) {
      throw new GeoError(
        'too_expensive',
        `The set "${printQuery(set)}" has ${kept.length} members; at most ${mostMembers} are answered.`,
        { fix: 'Ask for a smaller area or for larger places.' },
      );
    }
    if (set.count) notes.unshift(`there ${kept.length === 1 ? 'is 1' : `are ${kept.length}`}`);
    return { members: kept, ...(values.size > 0 && { values }) };
  }

  /** Whether an island lies in the container with all of its land. */
  private isWhole({ island }: Member): boolean {
    if (!this.within || !island) return true;
    return island[3].every((unit) => this.within!.has(unit));
  }

  /** What the members lie in, first; then what else conditions speak of. */
  private async containers(
    conditions: readonly SetCondition[],
    asked: Pick<PlaceSet, 'kind'>,
  ): Promise<Operand[]> {
    const found: Operand[] = [];
    const later: Operand[] = [];
    for (const condition of conditions) {
      if (!('of' in condition) || condition.type === 'Not' || condition.type === 'Either') continue;
      if (isGeometric(condition.of)) continue;
      const leaning =
        condition.type === 'In' && asked.kind === 'island'
          ? 'islands'
          : condition.type === 'In' || condition.type === 'Bordering'
            ? 'land'
            : 'any';
      const operand = await operandOf(condition.of, leaning, this.source, this.facts, this.members);
      (condition.type === 'In' ? found : later).push(operand);
    }
    return [...found, ...later];
  }

  /** Territories that meet the conditions are no countries: they are told. */
  private async tellTerritories(set: PlaceSet, tests: readonly Test[]): Promise<void> {
    if (set.rank || tests.length === 0) return;
    const found: string[] = [];
    for (const id of this.facts.territoryIds()) {
      const member = this.candidates.land(id);
      if (member && (await judge(member, tests)) === 'yes') found.push(member.name);
    }
    if (found.length > 0 && found.length <= 12)
      this.source.notes.push(`territories are left out: ${found.join(', ')}`);
  }

  /** Countries beside a region of another one: its neighbours too. */
  private async abroad(conditions: readonly SetCondition[], work: SetWork): Promise<Member[]> {
    const bordering = conditions.find(({ type }) => type === 'Bordering');
    if (!bordering) return [];
    const test = await testOf(bordering, work);
    const own = new Set(
      (await this.containers([bordering], { kind: 'division' })).flatMap(({ units }) => [...(units ?? [])]),
    );
    const countries = new Set([...own].map((unit) => this.facts.countryOf(unit)));
    const found: Member[] = [];
    for (const id of this.facts.countryIds()) {
      const member = countries.has(id) ? undefined : this.candidates.land(id);
      if (member && (await test(member)) === 'yes') found.push(member);
    }
    return found;
  }

  /** Neighbours on another continent than their country stand for themselves: French Guiana beside Brazil. */
  private async overseas(conditions: readonly SetCondition[], work: SetWork): Promise<Member[]> {
    if (conditions.length === 0 || !conditions.some(({ type }) => type === 'Bordering')) return [];
    const test = await testOf(conditions.find(({ type }) => type === 'Bordering')!, {
      ...work,
      kind: 'division',
    });
    const found: Member[] = [];
    for (const [unit, { id }] of this.facts.units.entries()) {
      if (!this.facts.isOverseas(unit)) continue;
      const member = this.candidates.land(id, [unit]);
      if (member && (await test(member)) === 'yes') found.push(member);
    }
    return found;
  }
}

async function judge(member: Member, tests: readonly Test[]): Promise<'yes' | 'partly' | 'no'> {
  let result: 'yes' | 'partly' = 'yes';
  for (const test of tests) {
    const verdict = await test(member);
    if (verdict === 'no') return 'no';
    if (verdict === 'partly') result = 'partly';
  }
  return result;
}

/** Outlines that no table knows. */
const isGeometric = (query: SpatialQuery): boolean =>
  !['NamedPlace', 'PlaceSet', 'Union', 'Difference'].includes(query.type);

/** "States" of a continent, of a group or of nothing at all are countries. */
function meansCountries({ kind, called }: PlaceSet, operands: readonly Operand[], facts: SetFacts): boolean {
  if (kind !== 'division') return false;
  const [first] = operands;
  // The republics of the Soviet Union.
  if (called === 'republic') return (first?.countries?.size ?? 0) > 1;
  if (called !== 'state' && called !== undefined) return false;
  if (!first) return true;
  // "Neighbours" of a country are countries.
  if (called === undefined) return first.place?.kind !== 'region';
  const { place, countries, units } = first;
  if (place?.kind === 'continent' || place?.kind === 'grouping') return true;
  if (countries) return countries.size > 1;
  if (units || !place) return false;
  const around = new Set(
    [...(facts.shoreOf(place.id) ?? facts.spreadOf(place.id) ?? new Map()).keys()].map((unit) =>
      facts.countryOf(unit),
    ),
  );
  return around.size > 2;
}

function asCountries({ called: _, ...set }: PlaceSet): PlaceSet {
  return { ...set, kind: 'country' };
}

const isLandSet = ({ kind }: PlaceSet) => kind === 'country' || kind === 'territory' || kind === 'division';

/** Kinds of which there are so many that nobody means all of them. */
function isBoundless({ kind, rank }: PlaceSet, conditions: readonly SetCondition[]): boolean {
  const many = [
    'lake',
    'river',
    'island',
    'city',
    'division',
    'division_capital',
    'bay',
    'canal',
    'archipelago',
  ];
  return !rank && conditions.length === 0 && many.includes(kind);
}

const cost = (condition: SetCondition): number =>
  'of' in condition &&
  !Array.isArray(condition.of) &&
  'type' in condition.of &&
  isGeometric(condition.of as SpatialQuery)
    ? 2
    : condition.type === 'Measured'
      ? 1
      : 0;

const names = (members: readonly Member[]): string => {
  const shown = members.slice(0, 12).map(({ name }) => name);
  return members.length > 12 ? `${shown.join(', ')} and ${members.length - 12} more` : shown.join(', ');
};

const rounded = (value: number) => Number(value.toPrecision(6));

function tell(notes: string[], note: string | undefined): void {
  if (note !== undefined && !notes.includes(note)) notes.push(note);
}

/** Land of a member. */
const landOf = (member: Member): readonly number[] | undefined =>
  member.kind === 'city' ? undefined : (member.only ?? member.units);

function either(_: SetFacts, a: readonly Member[], b: readonly Member[]): Member[] {
  const known = new Set(a.map(({ id }) => id));
  return [...a, ...b.filter(({ id }) => !known.has(id))];
}

function both(facts: SetFacts, a: readonly Member[], b: readonly Member[]): Member[] {
  const land = new Set(b.flatMap((member) => landOf(member) ?? []));
  const others = new Map(b.map((member) => [member.id, member]));
  return a.flatMap((member) => {
    const other = others.get(member.id);
    // Of Russia in Asia only what of it is Asia's.
    if (other && !other.only) return [member];
    const own = landOf(member);
    if (!own) return other ? [member] : [];
    const inside = own.filter((unit) => land.has(unit));
    if (inside.length === 0 || areaOfUnits(facts, inside) === 0) return [];
    return [inside.length === own.length ? member : { ...member, only: inside }];
  });
}

function without(facts: SetFacts, a: readonly Member[], b: readonly Member[]): Member[] {
  const land = new Set(b.flatMap((member) => landOf(member) ?? []));
  const ids = new Set(b.map(({ id }) => id));
  return a.flatMap((member) => {
    if (ids.has(member.id) && !b.some(({ id, only }) => id === member.id && only)) return [];
    const own = landOf(member);
    if (!own) return [member];
    const left = own.filter((unit) => !land.has(unit));
    if (left.length === 0 || areaOfUnits(facts, left) === 0) return [];
    return [left.length === own.length ? member : { ...member, only: left }];
  });
}
