/** Which places a set is chosen from, before its conditions. */

import { landArchipelagos } from '../../domain/archipelagos.ts';
import { GeoError } from '../../domain/errors.ts';
import { fold, toKey } from '../../domain/fold.ts';
import { alsoNationalParks, noNationalParks } from '../../domain/national-parks.ts';
import { indexesOf, kindBits, maskOf, type Place, type PlaceKind } from '../../domain/place.ts';
import { portCities } from '../../domain/port-cities.ts';
import type { DivisionName, PlaceSet, SetKind } from '../../domain/query.ts';
import { countedActive, silent, volcanoes } from '../../domain/volcanoes.ts';
import type { Gazetteer } from '../../lookup/gazetteer.ts';
import { pluralOf } from '../../parse/sets/print-set.ts';
import { divisionNamesOf, isCalled, looselyCalled, partsOf } from './called.ts';
import type { SetFacts } from './facts.ts';
import { isMostPopulous, leastPopulation, nearbyTowns, usualCities } from './how-large.ts';
import { inhabitantsOf } from './inhabitants.ts';
import type { Member } from './member.ts';
import { nameOfAll } from './named.ts';
import type { Operand } from './operand.ts';
import { overseasDepartments } from './sovereigns.ts';

/** Kinds of the gazetteer that a kind of set is made of. */
const kindsOf: Partial<Record<SetKind, readonly PlaceKind[]>> = {
  continent: ['continent'],
  ocean: ['ocean'],
  sea: ['sea'],
  gulf: ['gulf'],
  bay: ['bay'],
  strait: ['strait', 'channel'],
  lake: ['lake'],
  river: ['river'],
  canal: ['canal'],
  archipelago: ['archipelago'],
  mountain_range: ['mountain_range'],
  mountain: ['mountain_range', 'mountain'],
  peak: ['mountain'],
  desert: ['desert'],
  cape: ['cape'],
  glacier: ['glacier'],
  fjord: ['fjord'],
  forest: ['forest'],
};
/** By the sea that is nearest people mean any of these. */
const anySea: readonly PlaceKind[] = ['sea', 'channel', 'ocean'];
/** What the ids of landmarks end with that are of a kind. */
const waterfalls = /-(?:falls?|waterfalls?)$/u;
const airports = /-airport$/u;
/** Parts of an ocean are no oceans of their own, and an isthmus is no peninsula. */
const halves = /^(?:North|South) (?:Atlantic|Pacific) Ocean$|\bIsthmus\b/;

/** "Yucatan (peninsula with Belize and Petén)" and "Yucatán Peninsula" are one. */
const ofPeninsula = (name: string) => fold(name.replace(/ (?:\(.*|Peninsula$)/, ''));

export class Candidates {
  private readonly facts: SetFacts;
  private readonly gazetteer: Gazetteer;
  private readonly seats: ReadonlyMap<number, number>;

  /** @param seats  indexes of the cities that are capitals, by number */
  constructor(facts: SetFacts, gazetteer: Gazetteer, seats: ReadonlyMap<number, number>) {
    this.facts = facts;
    this.gazetteer = gazetteer;
    this.seats = seats;
  }

  place(id: string): Place | undefined {
    const index = this.gazetteer.indexOfId(id);
    return index === undefined ? undefined : this.gazetteer.place(index);
  }

  nameOf(id: string): string {
    return this.place(id)?.name ?? id;
  }

  land(id: string, units = this.facts.landOf(id) ?? this.facts.holderOf(id)): Member | undefined {
    const place = this.place(id);
    if (!place || !units) return undefined;
    const { name, kind, lon, lat } = place;
    return { id, name, kind, lon, lat, place, units };
  }

  /** @param operands  what the set lies in, and then what its other conditions speak of
   * @param usual  inhabitants from which a town is a city
   * @throws GeoError `query_not_understood` where the question leaves open what is chosen from */
  of(
    set: PlaceSet,
    operands: readonly Operand[],
    notes: string[],
    usual: number = usualCities[0],
  ): Iterable<Member> {
    switch (set.kind) {
      case 'country':
        return this.lands(this.facts.countryIds());
      case 'territory':
        return this.lands([...this.facts.territoryIds(), ...this.ownOverseas(operands, notes)]);
      case 'division':
        return this.lands(this.divisions(set, operands, notes));
      case 'capital':
        return this.capitals(this.facts.countryIds(), operands);
      case 'division_capital':
        return this.divisionCapitals(set, operands, notes);
      case 'city':
        return this.called(nameOfAll(set.where)) ?? this.cities(set, operands, usual);
      case 'island':
        return this.islands();
      case 'archipelago':
        return [...this.ofKinds(['archipelago']), ...this.lands(landArchipelagos)];
      case 'peninsula':
        return this.peninsulas();
      case 'volcano':
        return this.byId(volcanoes);
      case 'active_volcano':
        notes.push(countedActive);
        return this.byId([...volcanoes].filter((id) => !silent.has(id)));
      case 'national_park':
        return this.nationalParks();
      case 'waterfall':
        return this.landmarks(waterfalls);
      case 'airport':
        return this.landmarks(airports);
      case 'port':
        return this.ports();
      default:
        return this.ofKinds((set.rank?.near && set.kind === 'sea' ? anySea : kindsOf[set.kind]) ?? []);
    }
  }

  /** Parts of the country that is asked for which lie overseas as its territories do. */
  private ownOverseas([land]: readonly Operand[], notes: string[]): readonly string[] {
    if (land?.place?.id !== 'country/FRA') return [];
    notes.push('with the overseas departments, which are parts of France');
    return overseasDepartments;
  }

  private *lands(ids: Iterable<string>): Generator<Member> {
    for (const id of ids) {
      const member = this.land(id);
      if (member) yield member;
    }
  }

  /** Ids of the parts of the countries that the question speaks of. */
  private divisions(set: PlaceSet, operands: readonly Operand[], notes: string[]): string[] {
    const countries = this.countriesOf(operands);
    if (countries.size === 0) {
      throw new GeoError(
        'query_not_understood',
        `The query was not understood: it does not say of which country the ${pluralOf(set)} are.`,
        { fix: 'Name the country, for example "states of the USA".' },
      );
    }
    const found: string[] = [];
    const without: string[] = [];
    for (const country of countries) {
      const loose = looselyCalled(this.place(country)?.countryCode, set);
      if (loose) notes.push(`${this.nameOf(country)}: ${loose.note}`);
      const ids = this.divisionsOf(country, loose?.called ?? divisionNamesOf(set), notes, operands[0]?.units);
      if (ids) found.push(...ids);
      else without.push(country);
    }
    if (found.length === 0) throw this.noDivisions(set, without);
    return found;
  }

  private noDivisions(set: PlaceSet, countries: readonly string[]): GeoError {
    const iso2 = this.place(countries[0]!)?.countryCode ?? '';
    const names = [...new Set((this.facts.written.divisions[iso2] ?? []).flatMap(([called]) => called))]
      .filter((name) => name !== 'division')
      .map((called) => pluralOf({ type: 'PlaceSet', kind: 'division', called: called as 'state' }));
    const known = names.length > 0 ? ` The map here has its ${names.join(', ')}.` : '';
    return new GeoError(
      'place_not_found',
      `No ${pluralOf(set)} of ${countries.map((id) => this.nameOf(id)).join(', ')} are known.${known}`,
      {
        fix: 'Divisions below the first level, as the districts of Germany, do not ship: import a file of them with "graticule data import FILE".',
      },
    );
  }

  /** @param land  units of what is asked for: what are counties in England are others in Wales */
  private divisionsOf(
    country: string,
    called: readonly string[],
    notes: string[],
    land?: ReadonlySet<number>,
  ): readonly string[] | undefined {
    const iso2 = this.place(country)?.countryCode ?? '';
    const rows = this.facts.written.divisions[iso2] ?? [];
    const named = rows.filter((row) => isCalled(row, called));
    const unitsOf = (each: number | string) =>
      typeof each === 'number' ? [each] : (this.facts.landOf(each) ?? []);
    const reaching = land && named.find(([, which]) => which.flatMap(unitsOf).some((unit) => land.has(unit)));
    const row = reaching ?? named[0] ?? (called[0] === 'division' ? rows[0] : undefined);
    if (!row) return undefined;
    const [names, which, today, note] = row;
    const tell = (text: string) => {
      if (!notes.includes(text)) notes.push(text);
    };
    if (note !== undefined) tell(`${this.nameOf(country)}: ${note}`);
    if (which.length !== today)
      tell(`${this.nameOf(country)} has ${today} today, the map here ${which.length}`);
    if (called.length > 1 && !names.includes(called[0]!))
      tell(
        `${this.nameOf(country)} calls them ${pluralOf({ type: 'PlaceSet', kind: 'division', called: names[0] as DivisionName })}`,
      );
    return which.map((each) => (typeof each === 'number' ? this.facts.units[each]!.id : each));
  }

  /** The countries that the operands are, or lie in; of waters and landscapes those they spread over. */
  private countriesOf(operands: readonly Operand[]): Set<string> {
    for (const { units, countries, place } of operands) {
      if (countries && countries.size > 0) return new Set(countries);
      if (units) return new Set([...units].map((unit) => this.facts.countryOf(unit)));
      const spread = place && (this.facts.shoreOf(place.id) ?? this.facts.spreadOf(place.id));
      if (spread) return new Set([...spread.keys()].map((unit) => this.facts.countryOf(unit)));
      const home = place?.kind === 'city' ? this.countryOf(place) : undefined;
      if (home !== undefined) return new Set([home]);
    }
    return new Set();
  }

  private countryOf({ countryCode }: Place): string | undefined {
    for (const id of this.facts.countryIds()) if (this.place(id)?.countryCode === countryCode) return id;
    return undefined;
  }

  private city(number: number): Place | undefined {
    const index = this.seats.get(number);
    return index === undefined ? undefined : this.gazetteer.place(index);
  }

  private *capitals(countries: readonly string[], operands: readonly Operand[]): Generator<Member> {
    const asked = operands[0]?.place;
    const ids = asked?.kind === 'territory' ? [asked.id] : asked?.kind === 'region' ? [asked.id] : countries;
    for (const id of ids)
      for (const number of this.facts.seatsOf(id)) {
        const place = this.city(number);
        if (!place) continue;
        const { name, kind, lon, lat } = place;
        const units = this.facts.landOf(id);
        yield { id: place.id, name, kind, lon, lat, place, capitalOf: id, ...(units && { units }) };
      }
  }

  /** Seats of the parts of countries.
   * @throws GeoError `place_not_found` where most of them are not known */
  private divisionCapitals(set: PlaceSet, operands: readonly Operand[], notes: string[]): Member[] {
    const found = new Map<string, Member>();
    const parts = partsOf(set);
    for (const country of this.countriesOf(operands)) {
      const ids = this.divisionsOf(country, divisionNamesOf(parts), notes) ?? [];
      const without = ids.filter((id) => this.facts.seatsOf(id).length === 0);
      if (without.length > ids.length / 4)
        throw new GeoError(
          'place_not_found',
          `The capitals of the ${pluralOf(parts)} of ${this.nameOf(country)} are not known here.`,
        );
      const { place: land, members } = operands[0] ?? {};
      if (without.length > 0 && (land?.id === country || members !== undefined))
        notes.push(`no capital is known here of ${without.map((id) => this.nameOf(id)).join(', ')}`);
      for (const id of ids)
        for (const number of this.facts.seatsOf(id)) {
          const place = this.city(number);
          if (!place) continue;
          const { name, kind, lon, lat } = place;
          // Chandigarh is the capital of two states and of itself.
          const units = [...(found.get(place.id)?.units ?? []), ...(this.facts.landOf(id) ?? [])];
          found.set(place.id, { id: place.id, name, kind, lon, lat, place, units });
        }
    }
    return [...found.values()];
  }

  /** Where the most populous are asked for, they come first. */
  private *cities(set: PlaceSet, operands: readonly Operand[], usual: number): Generator<Member> {
    const { gazetteer, facts } = this;
    const sections = new Set(facts.written.sections.map((number) => `city/${number}`));
    const least = leastPopulation(set.where ?? []);
    const bound = least ?? (set.rank?.near ? nearbyTowns : set.rank ? 1 : usual);
    const mask = maskOf(['city']);
    // Countries that the cities can lie in, by index: most are left out before anything is read of them.
    const isListedElsewhere = operands.some(({ place }) => place && townsListedElsewhere.has(place.id));
    const countries = isListedElsewhere
      ? new Set<string>()
      : this.countriesOf(operands.filter(({ units, countries }) => units || countries));
    const indexes = new Set([...countries].map((id) => gazetteer.indexOfId(id)! + 1));
    // Stations in Antarctica are no cities of the world.
    const antarctica = indexes.size > 0 ? -1 : (gazetteer.indexOfId('country/ATA') ?? -1) + 1;
    const inhabitants = inhabitantsOf(gazetteer, facts.written.populations);
    const sorted = isMostPopulous(set.rank);
    let above = Number.POSITIVE_INFINITY;
    for (const tier of sorted ? tiers : [0]) {
      const found: { index: number; people: number }[] = [];
      const least = Math.max(bound, tier);
      for (let index = 0; index < gazetteer.size; index++) {
        const people = inhabitants[index]!;
        if (people < least || people >= above || (kindBits[gazetteer.kind[index]!]! & mask) === 0) continue;
        if (indexes.size > 0 && !indexes.has(gazetteer.country[index]!)) continue;
        if (gazetteer.country[index] === antarctica) continue;
        found.push({ index, people });
      }
      if (sorted) found.sort((a, b) => b.people - a.people);
      above = tier;
      for (const { index, people } of found) {
        // Wuchang is a part of Wuhan, which is a city here.
        if (gazetteer.wholeOf(index) !== undefined) continue;
        const written = gazetteer.place(index);
        if (sections.has(written.id)) continue;
        const place = people === written.population ? written : { ...written, population: people };
        yield this.town(index, place);
      }
    }
  }

  /** Towns of one name are found by it. */
  private called(name: string | undefined): Iterable<Member> | undefined {
    if (name === undefined) return undefined;
    const { gazetteer } = this;
    const key = gazetteer.find(toKey(fold(name)));
    if (key < 0) return [];
    const mask = maskOf(['city']);
    const found = [...gazetteer.postPlace.subarray(gazetteer.postStart[key]!, gazetteer.postStart[key + 1]!)];
    const towns = found.filter(
      (index) => gazetteer.isKind(index, mask) && gazetteer.wholeOf(index) === undefined,
    );
    return [...new Set(towns)].map((index) => this.town(index));
  }

  private town(index: number, place = this.gazetteer.place(index)): Member {
    const { gazetteer, facts } = this;
    const { id, name, kind, lon, lat } = place;
    const region = gazetteer.region[index]! - 1;
    const country = gazetteer.country[index]! - 1;
    const unit =
      facts.unitNumber(region >= 0 ? gazetteer.idOf(region) : '') ??
      facts.unitNumber(country >= 0 ? gazetteer.idOf(country) : '');
    return { id, name, kind, lon, lat, place, ...(unit !== undefined && { units: [unit] }) };
  }

  private *islands(): Generator<Member> {
    for (const [i, island] of this.facts.written.islands.entries()) {
      const [, called, [largest], units] = island;
      const place = typeof called === 'string' ? this.place(called) : undefined;
      const written = called === 0 ? undefined : (place?.name ?? called);
      const name =
        written?.replace(/ \((?!Nunavut).*\)$/, '') ??
        `an island of ${this.nameOf(`country/${largest![0]}`)} without a name here`;
      const { lon, lat } = place ?? { lon: largest![1], lat: largest![2] };
      const id = place?.id ?? `island/unnamed-${i}`;
      yield { id, name, kind: 'island', lon, lat, units, island, ...(place && { place }) };
    }
  }

  /** Those drawn by hand, and those that are made of lands: Arabia, Iberia. */
  private *peninsulas(): Generator<Member> {
    const drawn = new Set<string>();
    for (const member of this.ofKinds(['peninsula'])) {
      drawn.add(ofPeninsula(member.name));
      yield member;
    }
    const lands = indexesOf(['grouping', 'region']);
    for (let i = 0; i < this.gazetteer.size; i++) {
      if (!lands.has(this.gazetteer.kind[i]!)) continue;
      const name = this.gazetteer.nameOf(i);
      if (!name.endsWith(' Peninsula') || drawn.has(ofPeninsula(name))) continue;
      const member = this.land(this.gazetteer.idOf(i));
      if (member) yield member;
    }
  }

  private *nationalParks(): Generator<Member> {
    for (const member of this.ofKinds(['national_park'])) if (!noNationalParks.has(member.id)) yield member;
    yield* this.byId(alsoNationalParks);
  }

  private *landmarks(called: RegExp): Generator<Member> {
    for (const member of this.ofKinds(['landmark'])) if (called.test(member.id)) yield member;
  }

  private *ports(): Generator<Member> {
    const { gazetteer } = this;
    for (let index = 0; index < gazetteer.size; index++)
      if (portCities.has(gazetteer.cityNumberOf(index))) yield this.town(index);
  }

  private *byId(ids: Iterable<string>): Generator<Member> {
    for (const id of ids) {
      const place = this.place(id);
      if (place) yield { id, name: place.name, kind: place.kind, lon: place.lon, lat: place.lat, place };
    }
  }

  private *ofKinds(kinds: readonly PlaceKind[]): Generator<Member> {
    const { gazetteer } = this;
    const wanted = indexesOf(kinds);
    const noLakes = new Set(this.facts.written.noLakes);
    for (let i = 0; i < gazetteer.size; i++) {
      if (!wanted.has(gazetteer.kind[i]!)) continue;
      const place = gazetteer.place(i);
      const { id, name, kind, lon, lat } = place;
      if (noLakes.has(id)) continue;
      if (halves.test(name) || /^lake\/unnamed/.test(id)) continue;
      yield { id, name, kind, lon, lat, place };
    }
  }
}

/** Crimea and Sevastopol: GeoNames lists their towns under another country than the map draws them with. */
const townsListedElsewhere: ReadonlySet<string> = new Set(['region/RUS-283', 'region/RUS-5482']);

/** Inhabitants by which cities are gone through, the most populous first: of a list of ten few are looked at. */
const tiers = [1_000_000, 100_000, 0];
