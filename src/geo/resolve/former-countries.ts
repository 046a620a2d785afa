/** States and lands of the past whose names are a slip or two from a present country's: Prussia is not Russia, Numidia
 * not Namibia. They have no outline here, so the answer is where they lay. Names that a country still goes by (Persia,
 * Siam, Helvetia) and former countries that the data have (Yugoslavia, the Soviet Union) are in the gazetteer. */

import { fold } from '../domain/fold.ts';
import type { Candidate } from '../domain/place.ts';
import type { NameReading } from '../lookup/find.ts';

export interface FormerCountry {
  readonly name: string;
  /** Countries that hold most of its land today, the largest part first, by their names in the gazetteer. */
  readonly today: readonly string[];
}

/** Facts of history: the larger part of each at its height or at its end. */
const table: Readonly<Record<string, string>> = {
  Prussia: 'Germany, Poland, Russia, Lithuania',
  'Austria-Hungary': 'Austria, Hungary, Czechia, Slovakia, Romania, Croatia',
  'Ottoman Empire': 'Turkey, Syria, Iraq, Greece, Bulgaria',
  'Roman Empire': 'Italy, France, Spain, Turkey, Egypt',
  'Holy Roman Empire': 'Germany, Austria, Czechia, Netherlands, Switzerland',
  Austrasia: 'Germany, Belgium, France, Luxembourg',
  Neustria: 'France',
  Mercia: 'United Kingdom',
  Wessex: 'United Kingdom',
  Northumbria: 'United Kingdom',
  Caledonia: 'United Kingdom',
  Hibernia: 'Ireland',
  Gaul: 'France, Belgium, Switzerland',
  Dacia: 'Romania, Moldova',
  Wallachia: 'Romania',
  Bessarabia: 'Moldova, Ukraine',
  Bukovina: 'Romania, Ukraine',
  Pannonia: 'Hungary, Austria, Slovenia, Croatia',
  Illyria: 'Albania, Montenegro, Bosnia and Herzegovina, Croatia',
  Thrace: 'Bulgaria, Greece, Turkey',
  Sparta: 'Greece',
  Etruria: 'Italy',
  'Papal States': 'Italy, Vatican City',
  Courland: 'Latvia',
  Livonia: 'Latvia, Estonia',
  Muscovy: 'Russia',
  'Kievan Rus': 'Ukraine, Belarus, Russia',
  Carthage: 'Tunisia',
  Numidia: 'Algeria, Tunisia',
  Nubia: 'Sudan, Egypt',
  Assyria: 'Iraq, Syria, Turkey',
  Sumer: 'Iraq',
  Phoenicia: 'Lebanon, Syria',
  Parthia: 'Iran, Turkmenistan',
  Bactria: 'Afghanistan, Uzbekistan, Tajikistan',
  Sogdia: 'Uzbekistan, Tajikistan',
  Hejaz: 'Saudi Arabia',
  Cathay: 'China',
  Manchukuo: 'China',
  Goguryeo: 'North Korea, China, South Korea',
  Silla: 'South Korea',
  Annam: 'Vietnam',
  Champa: 'Vietnam',
  Biafra: 'Nigeria',
  Transvaal: 'South Africa',
  'Gran Colombia': 'Colombia, Venezuela, Ecuador, Panama',
};

export const formerCountries: readonly FormerCountry[] = Object.entries(table).map(([name, today]) => ({
  name,
  today: today.split(', '),
}));

const byName = new Map(formerCountries.map((former) => [fold(former.name), former]));
const rank = /^(?:ancient|(?:the )?(?:kingdom|empire|duchy|republic) of)\s+/;

/** The former country that a query names, if it names one. */
export function formerCountryOf(readings: readonly NameReading[]): FormerCountry | undefined {
  for (const { text } of readings) {
    const former = byName.get(text.replace(rank, ''));
    if (former) return former;
  }
  return undefined;
}

/** Of which countries of today a title is true, by their ISO 3166-1 codes; of the others it names a state of the past. */
const titles: Readonly<Record<string, string>> = {
  kingdom: 'BE BH BT DK ES GB JO KH LS MA NL NO SA SE SZ TH TO',
  'grand duchy': 'LU',
  principality: 'AD LI MC',
  sultanate: 'OM BN',
  emirate: 'KW',
  empire: '',
  duchy: '',
  caliphate: '',
  khanate: '',
  tsardom: '',
  czardom: '',
  shogunate: '',
  protectorate: '',
  viceroyalty: '',
  dynasty: '',
  konigreich: 'BE BH BT DK ES GB JO KH LS MA NL NO SA SE SZ TH TO',
  kaiserreich: '',
  herzogtum: '',
  grossherzogtum: 'LU',
  furstentum: 'AD LI MC',
  royaume: 'BE BH BT DK ES GB JO KH LS MA NL NO SA SE SZ TH TO',
  duche: '',
  'grand duche': 'LU',
  reino: 'BE BH BT DK ES GB JO KH LS MA NL NO SA SE SZ TH TO',
  imperio: '',
  ducado: '',
};
const title = new RegExp(
  `^(?:the )?(?:\\w+ )?(${Object.keys(titles)
    .sort((a, b) => b.length - a.length)
    .join('|')}) (?:of|von|de|des|du|d|del) `,
  'u',
);
const republic = /^(?:the )?(?:republic|republik|republique|republica) (?:of|von|de|du|d|del) /u;
const once =
  /^(?:the )?(?:ancient|medieval|imperial|tsarist|czarist|colonial|ottoman|roman|nazi|weimar|vichy|pre war|prewar|antikes?|mittelalterliches?|kaiserliches?|osmanisches?)(?: |$)/u;

/** Whether a query names a state of the past by a title that no state of the name bears today: the Kingdom of France, the
 * Republic of Venice, ancient Egypt. */
export function isOfThePast(query: string, { place, matchedName }: Candidate): boolean {
  // "Kinshasa, Democratic Republic of the Congo": what a place lies in says nothing of it.
  const asked = fold(query.split(',')[0]!);
  const matched = fold(matchedName);
  if (once.test(asked) && !once.test(matched)) return true;
  const said = title.exec(asked)?.[1];
  if (said !== undefined && !matched.includes(said)) {
    const today = titles[said]!.split(' ');
    return !(isState(place.kind) && today.includes(place.countryCode ?? ''));
  }
  if (!republic.test(asked) || republic.test(matched)) return false;
  if (isState(place.kind)) return titles.kingdom!.includes(place.countryCode ?? '-');
  return !(place.kind === 'region' && place.countryCode === 'RU');
}

const isState = (kind: string): boolean => kind === 'country' || kind === 'territory';
