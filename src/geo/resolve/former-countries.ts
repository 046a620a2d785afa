/** States and lands of the past whose names are a slip or two from a present country's: Prussia is not Russia, Numidia
 * not Namibia. They have no outline here, so the answer is where they lay. Names that a country still goes by (Persia,
 * Siam, Helvetia) and former countries that the data have (Yugoslavia, the Soviet Union) are in the gazetteer. */

import { fold } from '../domain/fold.ts';
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
