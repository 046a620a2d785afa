/** Embassies by the country that sends them: "French embassies", "the embassy of Italy", "Botschaft Frankreichs". */

import { anyOf, isTag, type TagFilter } from '../../domain/tag-filter.ts';
import { cuisines } from './cuisines.ts';
import { find, toPlain } from './plain.ts';

/** A country by any of its names or adjectives. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In English. */
  readonly name: string;
}

const houses =
  'embass(?:y|ies)|consulates?(?: general)?|general consulates?|high commissions?|botschaft(?:en)?|(?:general)?konsulate?|ambassades?|consulats?|embajadas?|consulados?';
const forms: readonly RegExp[] = [
  `^(?<country>[^,;]+?)(?:'s)? (?<house>${houses})$`,
  `^(?<house>${houses}) (?:of|for|von|der|des|de|du|del|de la|de los|de las) (?:(?:the|la|los|las|les) )?(?<country>[^;]+)$`,
  `^(?<house>${houses}) (?:d'|de l')(?<country>[^,;]+)$`,
  `^(?<house>(?:general)?konsulat|botschaft) (?<country>[^,; ]+s)$`,
].map((form) => new RegExp(form, 'd'));

/** What adjectives in German leave out of the country's name: "italienisch", "russisch", "griechisch". */
const stems = ['', 'ien', 'land', 'enland', 'en', 'n', 'ei', 'reich', 'a', 'o'];

function senderOf(said: string, country: (name: string) => Country | undefined): Country | undefined {
  const plain = toPlain(said);
  const known = country(said) ?? country(cuisines.get(plain) ?? said);
  if (known) return known;
  const stem = /^(.{3,})isch(?:e[nrms]?)?$/.exec(plain)?.[1] ?? /^(schweiz)er$/.exec(plain)?.[1];
  if (stem === undefined) return undefined;
  return stems.map((end) => country(stem + end)).find((one) => one !== undefined);
}

const sentBy = ({ code, name }: Country): TagFilter[] => [
  isTag('country', code),
  { type: 'matches', key: 'name', pattern: new RegExp(name.replace(/[^\p{L}\d ]/gu, '.'), 'iu') },
];

/** @returns the name of the house alone, and whose it is; undefined where no country is named */
export function readEmbassy(
  text: string,
  country: (name: string) => Country | undefined,
): { house: string; filter: TagFilter } | undefined {
  for (const form of forms) {
    const { house, country: said } = find(form, text)?.groups ?? {};
    if (house === undefined || said === undefined) continue;
    const one = senderOf(said, country);
    const senders = one
      ? [one]
      : said.split(/,? (?:and|or|und|oder|et|ou|y|o) |, /i).map((part) => senderOf(part, country));
    if (!senders.every((sender) => sender !== undefined)) continue;
    return { house, filter: anyOf(...senders.flatMap(sentBy)) };
  }
  return undefined;
}
