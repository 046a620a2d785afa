/** Names on the base map, in the languages of its readers. */

import type { Feature, Point } from 'geojson';
import { kindBits, maskOf, placeKinds } from '../domain/place.ts';
import { type Language, languages } from '../domain/query.ts';
import type { Gazetteer } from '../lookup/gazetteer.ts';
import type { Box } from './outlines.ts';

/** Which labels a scale shows: the most important ones of each group, so that a tile holds what fits on it. */
export interface LabelShare {
  readonly countries: number;
  readonly regions: number;
  readonly waters: number;
  readonly cities: number;
}

const groups = {
  countries: maskOf(['country', 'territory']),
  regions: maskOf(['region']),
  waters: maskOf(['ocean', 'sea', 'gulf', 'bay', 'strait', 'lake', 'reservoir']),
  cities: maskOf(['city']),
} satisfies Record<keyof LabelShare, number>;
const labelled = Object.values(groups).reduce((all, mask) => all | mask, 0);

const none = 0xffff_ffff;
const translated = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en');

/** Points with `name`, `kind`, `rank` (0 is the most important of all), for cities `seat` (`country`, `region` or another
 * word), and `name_de`, `name_fr`, `name_es` where they differ from `name`. */
export class Labels {
  private readonly gazetteer: Gazetteer;
  /** Indexes of places by importance, the most important first. */
  private readonly order: Readonly<Record<keyof LabelShare, Uint32Array>>;
  /** By language: the posting of each place that translates it; `none` without one. */
  private readonly names: Readonly<Record<string, Uint32Array>>;

  private readonly countries = {
    de: countryNames('de'),
    fr: countryNames('fr'),
    es: countryNames('es'),
  };

  constructor(gazetteer: Gazetteer) {
    this.gazetteer = gazetteer;
    this.order = orders(gazetteer);
    this.names = translations(gazetteer);
  }

  /** Those of a share that lie in a box. */
  features(share: LabelShare, [west, south, east, north]: Box): Feature<Point>[] {
    const { lon, lat } = this.gazetteer;
    const features: Feature<Point>[] = [];
    for (const group of Object.keys(groups) as (keyof LabelShare)[]) {
      const order = this.order[group];
      const count = Math.min(order.length, share[group]);
      for (let rank = 0; rank < count; rank++) {
        const place = order[rank]!;
        const [x, y] = [lon[place]!, lat[place]!];
        if (y < south || y > north) continue;
        if ((x >= west && x <= east) || x - 360 >= west || x + 360 <= east)
          features.push(this.feature(place, rank));
      }
    }
    return features;
  }

  /** The gazetteer holds what a country calls itself once, without a language; its code says the rest. */
  private nameIn(language: Exclude<Language, 'en'>, place: number): string | undefined {
    const { gazetteer } = this;
    const code =
      placeKinds[gazetteer.kind[place]!] === 'country' ? gazetteer.countryCodeOf(place) : undefined;
    const official = code === undefined ? undefined : this.countries[language].of(code);
    if (official !== undefined) return official;
    const posting = this.names[language]![place]!;
    return posting === none ? undefined : gazetteer.posting(posting).text;
  }

  private feature(place: number, rank: number): Feature<Point> {
    const { gazetteer } = this;
    const name = gazetteer.nameOf(place);
    const properties: Record<string, string | number> = {
      name,
      kind: placeKinds[gazetteer.kind[place]!]!,
      rank,
    };
    if (gazetteer.isKind(place, groups.cities)) properties.seat = gazetteer.seatOf(place);
    for (const language of translated) {
      const other = this.nameIn(language, place);
      if (other !== undefined && other !== name) properties[`name_${language}`] = other;
    }
    const coordinates = [gazetteer.lon[place]!, gazetteer.lat[place]!];
    return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } };
  }
}

const countryNames = (language: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

function orders(gazetteer: Gazetteer): Record<keyof LabelShare, Uint32Array> {
  const places: Record<keyof LabelShare, number[]> = { countries: [], regions: [], waters: [], cities: [] };
  const groupOf = new Map(
    (Object.keys(groups) as (keyof LabelShare)[]).flatMap((group) =>
      placeKinds.flatMap((_, kind) =>
        (kindBits[kind]! & groups[group]) !== 0 ? [[kind, group] as const] : [],
      ),
    ),
  );
  for (let place = 0; place < gazetteer.size; place++) {
    const group = groupOf.get(gazetteer.kind[place]!);
    if (group !== undefined && gazetteer.seatOf(place) !== 'part') places[group].push(place);
  }
  const sorted = (list: number[]) =>
    Uint32Array.from(list).sort((a, b) => gazetteer.importance[b]! - gazetteer.importance[a]! || a - b);
  return {
    countries: sorted(places.countries),
    regions: sorted(places.regions),
    waters: sorted(places.waters),
    cities: sorted(places.cities),
  };
}

/** The first translation of each labelled place in each language. */
function translations(gazetteer: Gazetteer): Record<string, Uint32Array> {
  const names = Object.fromEntries(
    translated.map((language) => [language, new Uint32Array(gazetteer.size).fill(none)]),
  );
  for (let p = 0; p < gazetteer.postPlace.length; p++) {
    const known = names[gazetteer.languageOf(p)];
    if (known === undefined || gazetteer.typeOf(p) !== 'translation') continue;
    const place = gazetteer.postPlace[p]!;
    if (known[place] === none && gazetteer.isKind(place, labelled)) known[place] = p;
  }
  return names;
}
