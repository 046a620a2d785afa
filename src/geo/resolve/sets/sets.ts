/** Sets of places: their members, and what is left of them when they are joined, cut and taken from one another. */

import type { Geometry } from 'geojson';
import { fold, toKey } from '../../domain/fold.ts';
import { groupCode } from '../../domain/groups.ts';
import { maskOf } from '../../domain/place.ts';
import type { Buffer, NamedPlace, PlaceSet, SpatialQuery } from '../../domain/query.ts';
import { empty } from '../evaluation.ts';
import { liesAcrossStrait } from './across-straits.ts';
import { Candidates } from './candidates.ts';
import { both, type Combine, either, without } from './combine.ts';
import type { SetFacts } from './facts.ts';
import type { Member, SetAnswer } from './member.ts';
import { type Operand, operandOf, type SetSource } from './operand.ts';
import { outlineOf, unionOf } from './outline.ts';
import { isLandSet, Selection } from './selection.ts';
import { noneOf } from './too-many.ts';

const groupings = maskOf(['grouping']);

/** A set, what its members lie in besides, and what they lie outside of: "cities in France more than 100 km from Paris". */
interface PlacedSet {
  readonly set: PlaceSet;
  readonly located: readonly SpatialQuery[];
  readonly far: readonly Buffer[];
}

function placedSet(query: SpatialQuery): PlacedSet | undefined {
  if (query.type === 'PlaceSet') return { set: query, located: [], far: [] };
  if (query.type === 'Difference' && query.minus.type === 'Buffer') {
    const placed = placedSet(query.from);
    return placed && { ...placed, far: [...placed.far, query.minus] };
  }
  if (query.type !== 'Intersection') return undefined;
  const [first, ...rest] = query.of;
  const placed = first && placedSet(first);
  return placed && { ...placed, located: [...placed.located, ...rest] };
}

export class Sets {
  private readonly source: SetSource;
  private readonly facts: SetFacts;
  private readonly candidates: Candidates;
  private readonly answers = new Map<SpatialQuery, SetAnswer | undefined>();
  private readonly selection: Selection;

  constructor(source: SetSource, facts: SetFacts, seats: ReadonlyMap<number, number>) {
    this.source = source;
    this.facts = facts;
    this.candidates = new Candidates(facts, source.context.finder.gazetteer, seats);
    this.selection = new Selection(source, facts, this.candidates, this.members);
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
    const placed = placedSet(query);
    if (placed) return this.selection.select(placed.set, placed.located, placed.far);
    switch (query.type) {
      case 'Intersection':
        return this.combined(query.of, both);
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
    if (answer.members.length === 0) throw empty(query, noneOf(query));
    const { context, work } = this.source;
    return unionOf(context, this.facts, answer.members, work, this.selection.within);
  }

  /** Outline of one member. */
  outline(member: Member): Promise<Geometry> {
    return outlineOf(this.source.context, this.facts, member, this.source.work, this.selection.within);
  }

  private async combined(queries: readonly SpatialQuery[], combine: Combine): Promise<SetAnswer | undefined> {
    // Outlines of places that are no sets are joined and cut as outlines.
    if (!queries.some((each) => this.maybeSet(each))) return undefined;
    let result: readonly Member[] | undefined;
    let isSet = false;
    for (const [i, each] of queries.entries()) {
      // What is taken away goes whole: no island overseas is left of the Netherlands.
      const found = await this.membersOf(each, combine === without && i > 0);
      if (!found) return undefined;
      isSet ||= found.isSet;
      result = result ? combine(this.facts, result, found.members) : found.members;
    }
    // "The Russian part of the Caucasus": a name of countries is one of a landscape as well. "The Asian side of Istanbul": what lies
    // on two continents is cut.
    if (combine === both && queries.every(({ type }) => type === 'NamedPlace'))
      if (result?.every(({ id }) => liesAcrossStrait(id))) return undefined;
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
    const key = gazetteer.find(toKey(fold(name)));
    if (key < 0) return false;
    for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
      const { kind } = gazetteer.place(gazetteer.postPlace[p]!);
      if (kind === 'grouping' || kind === 'continent') return true;
    }
    return false;
  }

  private async membersOf(
    query: SpatialQuery,
    whole = false,
  ): Promise<{ members: readonly Member[]; isSet: boolean } | undefined> {
    if (query.type === 'NamedPlace') return this.named(query, whole);
    const answer = await this.answer(query);
    if (answer) return { members: answer.members, isSet: true };
    // "France and Italy", taken from a set.
    if (query.type !== 'Union') return undefined;
    let members: readonly Member[] = [];
    for (const each of query.of) {
      const found = await this.membersOf(each, whole);
      if (!found) return undefined;
      members = either(this.facts, members, found.members);
    }
    return { members, isSet: false };
  }

  /** A group or continent as its countries; a country or region as itself. */
  private async named(
    query: NamedPlace,
    whole: boolean,
  ): Promise<{ members: readonly Member[]; isSet: boolean } | undefined> {
    const operand = await this.operand(query);
    const { units, countries, place } = operand;
    if (countries)
      return {
        members: this.landMembers(countries, whole ? undefined : await this.drawn(query)),
        isSet: true,
      };
    if (!units || !place) return undefined;
    if (place.kind === 'grouping' || place.kind === 'continent') {
      const ids = new Set([...units].map((unit) => this.facts.units[unit]!.country));
      return { members: this.landMembers(ids, units), isSet: true };
    }
    const member = this.candidates.land(place.id);
    return member && { members: [member], isSet: false };
  }

  /** Units that a group is drawn with: Bonaire is a part of the Netherlands and none of Benelux. */
  private async drawn(query: NamedPlace): Promise<ReadonlySet<number> | undefined> {
    const place = await this.source.usualPlace(query, groupings);
    const units = place && this.facts.landOf(place.id);
    return units && new Set(units);
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
}
