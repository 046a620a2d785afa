/** What sets of places are answered from (`sets.json.br`, see data/README.md): which regions border, hold and cross which.
 * A *unit* is a piece of land that overlaps no other: a region, or a country of one piece. */

import * as z from '../../../shared/zod.ts';
import { divisionSeats } from '../../domain/division-seats.ts';
import { GeoError } from '../../domain/errors.ts';
import { inlandRegions } from '../../domain/inland-regions.ts';
import { maskOf } from '../../domain/place.ts';
import type { Gazetteer } from '../../lookup/gazetteer.ts';
import { NumberRows } from './number-rows.ts';

const headSchema = z.object({
  version: z.literal(1),
  units: z.array(z.unknown()),
  borders: z.array(z.number()),
  coast: z.array(z.number()),
  shores: z.record(z.string(), z.unknown()),
});

export interface CountryFacts {
  readonly continent: string;
  readonly territory?: boolean;
  /** No part of it lies on a continent. */
  readonly island?: boolean;
  /** Other continents that part of it lies in, and why. */
  readonly partly?: readonly (readonly [continent: string, why: string])[];
  /** ISO 639-1. */
  readonly languages?: readonly string[];
}

export interface Group {
  readonly name: string;
  readonly date: string;
  readonly source: string;
  /** ISO 3166-1 alpha-3, with blanks; `*` is every member of the United Nations. */
  readonly members: string;
  readonly note?: string;
}

/** Of a country: what its parts are called, which they are (numbers of units, ids of composed regions), how many there
 * are today, and what is to be said. */
export type Divisions = readonly [
  names: readonly string[],
  which: readonly (number | string)[],
  today: number,
  note?: string,
];

/** An island: km², id of the place it is or its name or 0, its largest polygons, its units. One without polygons is a place
 * that is drawn apart from the land, and tells the archipelagos that it is of. */
export type IslandRow = readonly [
  area: number,
  name: string | 0,
  parts: readonly (readonly [country: string, lon: number, lat: number])[],
  units: readonly number[],
  groups?: readonly string[],
];

/** What is read into tables of its own; as the objects of JSON it would take three times the memory. */
interface Packed {
  readonly units: readonly (string | readonly [string, string])[];
  readonly borders: readonly number[];
  readonly shores: Readonly<Record<string, readonly number[]>>;
  readonly coast: readonly number[];
  readonly spread: Readonly<Record<string, readonly number[]>>;
}

export interface Written {
  readonly areas: Readonly<Record<string, number>>;
  readonly lengths: Readonly<Record<string, number>>;
  readonly members: Readonly<Record<string, readonly number[]>>;
  readonly countries: Readonly<Record<string, CountryFacts>>;
  readonly capitals: Readonly<Record<string, number>>;
  readonly divisions: Readonly<Record<string, readonly Divisions[]>>;
  readonly groups: Readonly<Record<string, Group>>;
  readonly rivers: Readonly<Record<string, string | readonly [string, string]>>;
  /** What rivers flow into: ids of the water at the mouth and of the larger ones that it is part of. */
  readonly mouths: Readonly<Record<string, string>>;
  readonly islands: readonly IslandRow[];
  /** Numbers of parts of cities that GeoNames lists beside them. */
  readonly sections: readonly number[];
  /** Groups of lakes and dry pans, which are no lake of their own. */
  readonly noLakes: readonly string[];
  /** Inhabitants of cities where GeoNames is out of date, by number. */
  readonly populations: Readonly<Record<string, number>>;
}

/** What the maps draw apart and no list of countries does: each is counted with the country that it is part of by the
 * usual reckoning. */
const countedWith: Readonly<Record<string, string>> = {
  'country/SOL': 'country/SOM',
  'country/CYN': 'country/CYP',
  'country/CNM': 'country/CYP',
  'country/KAB': 'country/KAZ',
};

export const partsCountedWith = (id: string): string[] =>
  Object.keys(countedWith).filter((part) => countedWith[part] === id);

/** Ids of waters whose shore is a coast. */
const saltWater = /^(?:ocean|sea|gulf|bay|strait|channel|sound)\//;

/** Land of more than this many km² that hangs together is a continent. */
const continentKm2 = 3_000_000;

/** Entries that are looked at between two yields: some tenths of a millisecond. */
const slice = 4096;

/** Indexes in the gazetteer of the cities that are seats of government, by number. */
export function* findSeats(facts: SetFacts, gazetteer: Gazetteer): Generator<void, Map<number, number>> {
  const wanted = new Set([...Object.values(facts.written.capitals), ...[...divisionSeats.values()].flat()]);
  const mask = maskOf(['city']);
  const seats = new Map<number, number>();
  for (let i = 0; i < gazetteer.size; i++) {
    if (i % slice === 0) yield;
    if (!gazetteer.isKind(i, mask)) continue;
    const number = Number(gazetteer.idOf(i).slice('city/'.length));
    if (wanted.has(number)) seats.set(number, i);
  }
  return seats;
}

export class SetFacts {
  readonly units: readonly { readonly id: string; readonly country: string }[];
  readonly written: Written;
  private readonly numbers = new Map<string, number>();
  private readonly ofCountry = new Map<string, number[]>();
  private readonly touching: NumberRows<number>;
  private readonly shores: NumberRows<string>;
  private readonly spread: NumberRows<string>;
  private readonly coastal = new Map<number, number>();
  private landmasses: Int32Array | undefined;

  /** @throws GeoError `data_corrupt` */
  constructor(bytes: Uint8Array, what: string) {
    const { units, borders, coast, shores, spread, ...written } = read(bytes, what);
    this.written = written;
    this.shores = new NumberRows(Object.entries(shores));
    this.spread = new NumberRows(Object.entries(spread));
    this.units = units.map((unit) =>
      typeof unit === 'string' ? { id: unit, country: unit } : { id: unit[0], country: unit[1] },
    );
    this.units.forEach(({ id, country }, i) => {
      this.numbers.set(id, i);
      const list = this.ofCountry.get(country);
      if (list) list.push(i);
      else this.ofCountry.set(country, [i]);
    });
    const touching = new Map<number, number[]>();
    const join = (a: number, b: number) => {
      const list = touching.get(a);
      if (list) list.push(b);
      else touching.set(a, [b]);
    };
    for (let i = 0; i < borders.length; i += 3) {
      join(borders[i]!, borders[i + 1]!);
      join(borders[i + 1]!, borders[i]!);
    }
    this.touching = new NumberRows(touching);
    for (let i = 0; i < coast.length; i += 2) this.coastal.set(coast[i]!, coast[i + 1]!);
  }

  /** Numbers of the cities that a part of a country is governed from: of Auvergne-Rhône-Alpes that of the one of its
   * departments that has one. */
  seatsOf(id: string): readonly number[] {
    const known = divisionSeats.get(id);
    if (known) return known;
    const own = this.written.capitals[id];
    if (own !== undefined) return [own];
    const seats = (this.written.members[id] ?? []).flatMap(
      (unit) => this.written.capitals[this.units[unit]!.id] ?? [],
    );
    return seats.length === 1 ? seats : [];
  }

  unitNumber(id: string): number | undefined {
    return this.numbers.get(id);
  }

  /** The country that a unit is counted with. */
  countryOf(unit: number): string {
    const { country } = this.units[unit]!;
    return countedWith[country] ?? country;
  }

  /** Units of a country, region, continent or grouping; undefined for what is none of these. */
  landOf(id: string): readonly number[] | undefined {
    const unit = this.numbers.get(id);
    if (unit !== undefined && !this.ofCountry.has(id)) return [unit];
    const own = this.ofCountry.get(id);
    if (own) {
      const counted = partsCountedWith(id);
      return counted.length === 0
        ? own
        : [...own, ...counted.flatMap((part) => this.ofCountry.get(part) ?? [])];
    }
    return this.written.members[id];
  }

  /** The unit that a division of the second level lies in: of a county its state. */
  holderOf(id: string): readonly number[] | undefined {
    const spread = id.startsWith('region/') ? this.spreadOf(id) : undefined;
    return spread && [...spread.keys()];
  }

  neighboursOf(unit: number): readonly number[] {
    return this.touching.row(unit) ?? [];
  }

  isCoastal(unit: number): boolean {
    return this.coastal.has(unit) && !inlandRegions.has(this.units[unit]!.id);
  }

  /** Kilometres of coast, as fine as the outlines are. */
  coastOf(units: readonly number[]): number {
    return units.reduce((sum, unit) => sum + (this.coastal.get(unit) ?? 0), 0);
  }

  /** km², of what the data writes down. */
  areaOf(id: string): number | undefined {
    return this.written.areas[id];
  }

  /** Units at the shore of a water that was cut from the land, with their kilometres. */
  shoreOf(id: string): ReadonlyMap<number, number> | undefined {
    const shore = pairs(this.shores.row(id));
    if (!shore || !saltWater.test(id)) return shore;
    const coasts = new Map([...shore].filter(([unit]) => !inlandRegions.has(this.units[unit]!.id)));
    return coasts.size === 0 ? undefined : coasts;
  }

  /** Units that a water or landscape spreads over, with their shares in percent. */
  spreadOf(id: string): ReadonlyMap<number, number> | undefined {
    return pairs(this.spread.row(id));
  }

  /** Countries of a river or lake, as written down, and what is to be said. */
  countriesOfWater(id: string): { countries: ReadonlySet<string>; note?: string } | undefined {
    const row = this.written.rivers[id];
    if (row === undefined) return undefined;
    const [list, note] = typeof row === 'string' ? [row] : row;
    const countries = new Set(list.split(' ').map((code) => `country/${code}`));
    return note === undefined ? { countries } : { countries, note };
  }

  /** Ids of the waters that a river flows into; undefined where that is not known. */
  mouthOf(id: string): readonly string[] | undefined {
    return this.written.mouths[id]?.split(' ');
  }

  /** Ids of the members of a group. */
  membersOf(code: string): { group: Group; members: ReadonlySet<string> } | undefined {
    const group = code === 'transcontinental' ? this.transcontinental() : this.written.groups[code];
    if (!group) return undefined;
    const notInUnitedNations = new Set(['VAT', 'PSE', 'TWN', 'XKX']);
    const codes =
      group.members === '*'
        ? Object.entries(this.written.countries)
            .filter(([iso3, { territory }]) => !territory && !notInUnitedNations.has(iso3))
            .map(([iso3]) => iso3)
        : group.members.split(' ');
    return { group, members: new Set(codes.map((iso3) => `country/${iso3}`)) };
  }

  /** Countries with a part on another continent than their own. */
  private transcontinental(): Group {
    const members = Object.entries(this.written.countries)
      .filter(([, { partly, territory }]) => partly && !territory)
      .map(([iso3]) => iso3);
    return {
      name: 'transcontinental countries',
      date: '2026-01',
      source: 'the continents that the map counts parts of them to',
      members: members.join(' '),
      note: 'lands overseas are left aside',
    };
  }

  country(id: string): CountryFacts | undefined {
    return this.written.countries[id.slice('country/'.length)];
  }

  /** Ids of countries, territories left out. */
  countryIds(): string[] {
    return Object.entries(this.written.countries)
      .filter(([, { territory }]) => !territory)
      .map(([code]) => `country/${code}`);
  }

  territoryIds(): string[] {
    return Object.entries(this.written.countries)
      .filter(([, { territory }]) => territory)
      .map(([code]) => `country/${code}`)
      .filter((id) => countedWith[id] === undefined && id !== 'country/KAS');
  }

  /** Units on another continent than most of their country: French Guiana, as against France. Islands are on none. */
  isOverseas(unit: number): boolean {
    const masses = this.landmass();
    const own = masses[unit]!;
    if (own < 0) return false;
    const { country } = this.units[unit]!;
    const areas = new Map<number, number>();
    for (const other of this.ofCountry.get(country) ?? []) {
      const mass = masses[other]!;
      areas.set(mass, (areas.get(mass) ?? 0) + (this.areaOf(this.units[other]!.id) ?? 0));
    }
    const main = [...areas].sort(([, a], [, b]) => b - a)[0]![0];
    return main >= 0 && main !== own;
  }

  /** Number of the continent that each unit lies on; −1 for islands. */
  private landmass(): Int32Array {
    if (this.landmasses) return this.landmasses;
    const mass = new Int32Array(this.units.length).fill(-2);
    for (let start = 0; start < mass.length; start++) {
      if (mass[start] !== -2) continue;
      const reached = [start];
      mass[start] = start;
      let area = 0;
      for (let unit = reached.pop(); unit !== undefined; unit = reached.pop()) {
        area += this.areaOf(this.units[unit]!.id) ?? 0;
        for (const next of this.neighboursOf(unit)) {
          if (mass[next] !== -2) continue;
          mass[next] = start;
          reached.push(next);
        }
      }
      if (area < continentKm2) for (let i = 0; i < mass.length; i++) if (mass[i] === start) mass[i] = -1;
    }
    this.landmasses = mass;
    return mass;
  }
}

/** @throws GeoError `data_corrupt` */
function read(bytes: Uint8Array, what: string): Written & Packed {
  try {
    const read: Written & Packed = JSON.parse(Buffer.from(bytes).toString());
    headSchema.parse(read);
    return read;
  } catch (cause) {
    throw new GeoError('data_corrupt', `${what} is not a table of sets of this version.`, { cause });
  }
}

function pairs(flat: readonly number[] | undefined): ReadonlyMap<number, number> | undefined {
  if (!flat) return undefined;
  const map = new Map<number, number>();
  for (let i = 0; i < flat.length; i += 2) map.set(flat[i]!, flat[i + 1]!);
  return map;
}
