/** One set of places: its members among all places of its kind. */

import { GeoError } from '../../domain/errors.ts';
import type { PlaceSet, SetCondition, SpatialQuery } from '../../domain/query.ts';
import { printQuery } from '../../parse/print.ts';
import { pluralOf } from '../../parse/sets/print-set.ts';
import { isAnyCountry } from '../../parse/spatial/own-border.ts';
import { atHome } from './at-home.ts';
import type { Candidates } from './candidates.ts';
import { either } from './combine.ts';
import { costOf, isGeometric } from './condition-cost.ts';
import { testOf } from './conditions.ts';
import { ofEachContinent } from './each-continent.ts';
import type { SetFacts } from './facts.ts';
import { abroad, overseas } from './foreign-neighbours.ts';
import { asSummits, highestOf, highestOfEach, moreSummits } from './highest.ts';
import { homeCities } from './home-cities.ts';
import { homeOf, inGreater, inNamesakes, withWholes } from './home-of-divisions.ts';
import { enoughTowns, isMostPopulous, isUnboundedCity, largerCities, usualCities } from './how-large.ts';
import { asCountries, meansCountries, ofConstituents, ofTerritories } from './meant-countries.ts';
import { Measures, ranked, refuseSole, refuseUnknown, refuseUnsure, sourceOf, unitOf } from './measures.ts';
import { type Member, names, type SetAnswer, toldPartly } from './member.ts';
import { judge, type SetWork, type Test } from './member-test.ts';
import { nearestAnswer } from './nearest.ts';
import { haveCapitalsOfParts, leaningOf, type Operand, operandOf, type SetSource } from './operand.ts';
import { homeBox, outlineOf } from './outline.ts';
import { tellPartly } from './partly-there.ts';
import { placedConditions } from './placed.ts';
import { shareIn } from './spread.ts';
import { isBoundless, moreThanKnown, refuseBestOfKnown, refuseGovernment, refuseNumber } from './too-many.ts';

/** More members than any answer is read for. */
const mostMembers = 1000;
/** Of a river or lake at least this share has to lie in a land to be chosen for it. */
const leastShare = 0.05;
/** An island is of the land that has so much of it. */
const nearlyWhole = 0.98;
/** Lengths inside a land are good to a tenth: much of a river may be its border. */
const nearlyAs = 0.9;
/** Candidates that are looked at between two looks at the clock. */
const slice = 256;

/** What is known of a set before its candidates are looked at. */
interface Prepared {
  readonly set: PlaceSet;
  readonly operands: readonly Operand[];
  readonly work: SetWork;
  readonly measures: Measures;
  readonly tests: readonly Test[];
  /** Towns of a size that are enough for no smaller ones to be asked for. */
  readonly enough: number;
}

/** Answers the sets that a tree speaks of beside the one that is chosen. */
export type Members = (query: SpatialQuery) => Promise<readonly Member[] | undefined>;

export class Selection {
  private readonly source: SetSource;
  private readonly facts: SetFacts;
  private readonly candidates: Candidates;
  private readonly members: Members;
  /** Islands and rivers count only as far as they lie in this land. */
  within: ReadonlySet<number> | undefined;
  /** The continent that the members lie in. */
  private continent: string | undefined;

  constructor(source: SetSource, facts: SetFacts, candidates: Candidates, members: Members) {
    this.source = source;
    this.facts = facts;
    this.candidates = candidates;
    this.members = members;
  }

  /** @param located  trees that the members lie in besides
   * @param far  those that no part of them lies in */
  async select(
    written: PlaceSet,
    located: readonly SpatialQuery[],
    far: readonly SpatialQuery[] = [],
  ): Promise<SetAnswer> {
    const asked = asSummits(written);
    const highest =
      located.length + far.length > 0
        ? undefined
        : await highestOf(asked, this.source, this.candidates, (query) =>
            operandOf(query, 'land', this.source, this.facts, this.members),
          );
    if (highest) return highest;
    if (asked.rank) refuseUnknown(asked, asked.rank.by, asked.rank);
    refuseBestOfKnown(asked);
    const conditions = await placedConditions(asked, located, far, this.source, this.facts);
    if (asked.rank?.each) return this.ofEach(asked, asked.rank.each, conditions);
    const prepared = await this.prepare(asked, conditions);
    const { set, work, measures, tests } = prepared;
    const { notes } = this.source;
    const { chosen, partly } = await this.judged(prepared, enoughOf(set));
    notes.push(...measures.leftUnknown());
    if (set.kind === 'country') await this.tellTerritories(set, tests);
    const { facts, candidates } = this;
    const apart = set.kind === 'country' ? await overseas(conditions, chosen, work, facts, candidates) : [];
    const bordered = conditions.filter(({ type }) => type === 'Bordering').slice(0, 1);
    if (set.kind === 'division' && !set.called && bordered.length > 0) {
      const beside = await this.containers(bordered, { kind: 'division' });
      chosen.push(...(await abroad(conditions, beside, work, facts, candidates)));
    }
    // No country lies north of the Arctic Circle whole.
    const none = set.kind === 'country' && chosen.length === 0 && located.length > 0;
    if (partly.length > 0) notes.push(toldPartly(partly, none));
    const found = [...(none ? await atHome(partly, tests, prepared.operands) : chosen), ...apart];
    const near =
      set.rank?.near &&
      (await operandOf(
        set.rank.near,
        set.kind === 'city' ? 'sights' : 'usual',
        this.source,
        this.facts,
        this.members,
      ));
    return near ? nearestAnswer(set, found, near, work) : this.finish(set, found, measures);
  }

  private async prepare(asked: PlaceSet, asWritten: readonly SetCondition[]): Promise<Prepared> {
    const meant = await inNamesakes(asked, asWritten, this.source, this.facts);
    const conditions = await inGreater(asked, withWholes(asked, meant), this.source);
    const { context, work: clock } = this.source;
    const operands = await this.containers(conditions, asked);
    const homeless = operands.length === 0 || conditions.every(({ type }) => type !== 'In');
    const home = homeless ? await homeOf(asked, conditions, this.source, this.facts) : undefined;
    if (home) return this.prepare(asked, [home, ...conditions]);
    const ofParts = asked.kind === 'capital' && haveCapitalsOfParts(operands[0], this.facts);
    const ofCountries = meansCountries(asked, operands, this.facts);
    if (ofCountries && asked.called === 'state' && operands.length === 0)
      this.source.notes.push('the states are taken to be countries: name a country to mean its parts');
    const set = ofCountries
      ? asCountries(asked)
      : ofParts
        ? { ...asked, kind: 'division_capital' as const }
        : conditions.some(({ type }) => type === 'In')
          ? ofTerritories(ofConstituents(asked, operands, this.facts), operands, this.facts)
          : asked;
    const boxOf = async ({ place }: Member) =>
      place?.layer === undefined ? undefined : (await context.shapes.shape(place))?.bbox;
    const measures = new Measures(this.facts, boxOf, (member) => homeBox(context, this.facts, member, clock));
    const work: SetWork = {
      source: this.source,
      facts: this.facts,
      kind: set.kind,
      ranked: set.rank !== undefined,
      members: this.members,
      outline: (member) => outlineOf(context, this.facts, member, clock),
      boxOf,
      nameOf: (id) => this.candidates.nameOf(id),
      value: (member, { by, least }) => measures.conditionValue(member, by, least === undefined),
    };
    for (const condition of conditions)
      if (condition.type === 'Measured' || condition.type === 'Compared') refuseUnknown(asked, condition.by);
    if (operands.length === 0 && isBoundless(set, conditions)) {
      throw new GeoError(
        'query_not_understood',
        `The query was not understood: it does not say which ${pluralOf(set)} are meant; say where they lie.`,
      );
    }
    const [land] = operands;
    refuseGovernment(asked, land?.place?.kind);
    if (
      set.kind === 'country' &&
      land?.place?.kind === 'country' &&
      conditions.some(({ type, ...rest }) => type === 'In' && 'of' in rest && rest.of === land.query)
    ) {
      throw new GeoError(
        'query_not_understood',
        `The query was not understood: "${printQuery(land.query)}" is a country itself, and no countries lie in it.`,
      );
    }
    const tests: Test[] = [];
    // What costs least is asked first.
    for (const condition of [...conditions].sort((a, b) => costOf(a) - costOf(b)))
      tests.push(await testOf(condition, work));
    this.within = operands.find(({ units }) => units)?.units ?? this.within;
    this.continent = land?.continent;
    if (set.kind === 'division') measures.peers = () => this.candidates.of(set, operands, []);
    measures.within = set.kind === 'river' || set.kind === 'canal' ? this.within : undefined;
    measures.isContinent = land?.continent !== undefined;
    const enough = enoughTowns(land?.place?.kind);
    const homes = set.kind === 'city' ? [...operands, ...(await this.halved(conditions))] : operands;
    return { set, operands: homes, work, measures, tests, enough };
  }

  /** @param enough  members after which no more are looked for */
  private async judged(
    prepared: Prepared,
    enough = Number.POSITIVE_INFINITY,
  ): Promise<{ chosen: Member[]; partly: Member[] }> {
    if (!isUnboundedCity(prepared.set)) return this.judgedFrom(prepared, enough);
    let answer = { chosen: [] as Member[], partly: [] as Member[] };
    let least = 0;
    for (const usual of usualCities) {
      const found = await this.judgedFrom(prepared, enough, usual);
      if (found.chosen.length > answer.chosen.length) {
        answer = found;
        least = usual;
      }
      if (answer.chosen.length >= prepared.enough) break;
    }
    for (const larger of largerCities) {
      if (answer.chosen.length <= mostMembers) break;
      const { chosen, partly } = answer;
      const isLarge = ({ place }: Member) => (place?.population ?? 0) >= larger;
      answer = { chosen: chosen.filter(isLarge), partly: partly.filter(isLarge) };
      least = larger;
    }
    if (least > 0)
      this.source.notes.push(`towns of fewer than ${least.toLocaleString('en')} inhabitants are left out`);
    return answer;
  }

  private async judgedFrom(
    { set, operands, tests }: Prepared,
    enough: number,
    usual?: number,
  ): Promise<{ chosen: Member[]; partly: Member[] }> {
    const { work: clock, notes } = this.source;
    const chosen: Member[] = [];
    const partly: Member[] = [];
    let looked = 0;
    for (const candidate of this.candidates.of(set, operands, notes, usual)) {
      if (++looked % slice === 0 && clock.due) await clock.pause();
      const verdict = await judge(candidate, tests);
      if (verdict === 'yes') chosen.push(candidate);
      else if (verdict === 'partly') partly.push(candidate);
      if (chosen.length >= enough) break;
    }
    clock.resume();
    return { chosen, partly };
  }

  /** "The largest city in each Baltic state": one choice for each. */
  private async ofEach(
    { rank, ...set }: PlaceSet,
    each: PlaceSet,
    conditions: readonly SetCondition[],
  ): Promise<SetAnswer> {
    const { each: _, ...own } = rank!;
    if (each.kind === 'continent') {
      const continents = (await this.members(each)) ?? [];
      const answer = await ofEachContinent({ ...set, rank: own }, continents, this.source.notes, (one) =>
        this.select(one, []),
      );
      // No outline is cut by the last of them.
      this.within = undefined;
      return answer;
    }
    const lands = (await this.members(each)) ?? [];
    const highest = highestOfEach(
      { ...set, where: conditions, rank: own },
      lands,
      this.source,
      this.candidates,
    );
    if (highest) return highest;
    const all: SetCondition[] = [{ type: 'In', of: each, extent: 'partly' }, ...conditions];
    const prepared = await this.prepare({ ...set, where: all, rank: own }, all);
    const { chosen } = await this.judged(prepared);
    const members: Member[] = [];
    const values = new Map<string, { by: string; value: number; unit: string }>();
    const none: string[] = [];
    for (const { name, units = [] } of lands) {
      const land = new Set(units);
      const inside = chosen.filter(
        (member) =>
          member.units?.some((unit) => land.has(unit)) ?? shareIn(this.facts, member.id, land) >= leastShare,
      );
      const { kept } = await ranked(inside, own, prepared.measures);
      if (kept.length === 0) none.push(name);
      for (const { member, value } of kept) {
        members.push(member);
        values.set(member.id, { by: own.by, value: rounded(value), unit: unitOf[own.by] });
      }
    }
    if (none.length > 0) this.source.notes.push(`none is known in ${none.join(', ')}`);
    tell(this.source.notes, sourceOf[own.by]);
    return { members: either(this.facts, [], members), values };
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
        // A list of the largest islands of Indonesia has Borneo in it, and so is the second one; its largest is its own.
        const lists = (set.rank.take ?? 1) > 1 || (set.rank.from ?? 1) > 1;
        const isListed = (member: Member) => this.isWhole(member) || (lists && member.place !== undefined);
        kept = members.filter(isListed);
        if (kept.length === 0) kept = members;
        else if (shared.length > 0)
          notes.push(`shared with others and ${lists ? 'counted whole' : 'left out'}: ${names(shared)}`);
      }
      const { source, facts, candidates, continent } = this;
      kept = await homeCities(set, kept, continent, measures, source, facts, candidates);
      const result = await ranked(kept, set.rank, measures);
      await refuseSole(set, members, measures);
      await refuseUnsure(
        set.rank,
        result.kept,
        result.unknown,
        kept.length - result.unknown.length,
        measures,
      );
      if (result.unknown.length > 0 && by !== 'elevation')
        notes.push(`${result.unknown.length} ${pluralOf(set)} are left out: their ${by} is not known here`);
      kept = result.kept.map(({ member }) => member);
      for (const { member, value } of result.kept)
        values.set(member.id, { by, value: rounded(value), unit: unitOf[by] });
      if (by === 'length' && measures.within) {
        notes.push(
          measures.isContinent
            ? 'lengths are those of whole rivers, of which a quarter lies there'
            : 'lengths are those inside the place asked for, by the outlines here',
        );
        const last = result.kept.at(-1);
        if (last && result.next && result.next.value >= nearlyAs * last.value)
          notes.push(
            `${result.next.member.name} is nearly as long there: ${result.next.value} km, beside ${last.value}`,
          );
      }
      if (set.kind === 'country' || (by !== 'latitude' && by !== 'longitude')) tell(notes, sourceOf[by]);
      if (set.kind === 'country' && this.continent !== undefined)
        await tellPartly(members, result.kept, set.rank, measures, this.facts, this.continent, notes);
    } else if (measured?.type === 'Measured') {
      for (const member of kept) {
        const value = await measures.value(member, measured.by, true, true);
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
    const heights = kept.map(({ id }) => values.get(id)?.value ?? 0);
    tell(
      notes,
      moreSummits(set, heights.length > 0 ? Math.min(...heights) : undefined) ?? moreThanKnown(set),
    );
    refuseNumber(set, kept.length);
    if (set.count) notes.unshift(`there ${kept.length === 1 ? 'is 1' : `are ${kept.length}`}`);
    return { members: kept, ...(values.size > 0 && { values }) };
  }

  /** Whether an island lies in the container with all of its land. */
  private isWhole({ id, island }: Member): boolean {
    if (!this.within || !island) return true;
    // A naval base on its shore does not take Cuba's island from Cuba.
    return (
      island[3].every((unit) => this.within!.has(unit)) || shareIn(this.facts, id, this.within) >= nearlyWhole
    );
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
      if (isGeometric(condition.of) || isAnyCountry(condition.of)) continue;
      const leaning = leaningOf(asked.kind, condition.type);
      const operand = await operandOf(condition.of, leaning, this.source, this.facts, this.members);
      (condition.type === 'In' ? found : later).push(operand);
    }
    return [...found, ...later];
  }

  /** Lands whose sides towns lie in: Frankfurt (Oder) stands on the line that is drawn for western Poland, and is none of its
   * towns. */
  private async halved(conditions: readonly SetCondition[]): Promise<Operand[]> {
    const found: Operand[] = [];
    for (const condition of conditions)
      if (condition.type === 'In' && condition.of.type === 'DirectionalSubset')
        found.push(await operandOf(condition.of.of, 'land', this.source, this.facts, this.members));
    return found;
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
}

/** Cities come in the order of a rank by inhabitants: the kept ones and the one after them are enough. */
const enoughOf = ({ kind, rank }: PlaceSet): number | undefined =>
  kind === 'city' && isMostPopulous(rank) ? (rank!.from ?? 1) + (rank!.take ?? 1) : undefined;

export const isLandSet = ({ kind }: PlaceSet) =>
  kind === 'country' || kind === 'territory' || kind === 'division';

const rounded = (value: number) => Number(value.toPrecision(6));

function tell(notes: string[], note: string | undefined): void {
  if (note !== undefined && !notes.includes(note)) notes.push(note);
}
