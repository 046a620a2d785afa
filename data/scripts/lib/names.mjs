/** Names of important places in the languages that people ask in, from the written table and from CLDR. */

import { translations } from './countries.mjs';
import { readTables } from './tables.mjs';

/** Columns of names-by-language.tsv behind the id. */
const columns = ['it', 'pt', 'nl', 'pl', 'ru', 'uk', 'tr', 'zh', 'ja', 'ko', 'ar', 'hi', 'id', 'sv'];

/** Those in which people ask. Names in others would be met where nobody means them: "De Asia" is Welsh for South Asia, and
 * Spanish for "of Asia". */
const asked = new Set(['de', 'fr', 'es', ...columns, 'zh-Hant']);

/** What stands in brackets tells a name from its namesake; nobody says it. */
const spoken = (text) => text.replace(/ \(.*\)$/, '').trim();

function written() {
  return readTables('names-by-language').map(([id, ...cells]) => {
    if (cells.length !== columns.length)
      throw new Error(
        `names-by-language.tsv: ${id} has ${cells.length} columns instead of ${columns.length}`,
      );
    return [
      id,
      cells.flatMap((cell, column) =>
        cell
          .split('|')
          .map(spoken)
          .filter(Boolean)
          .map((text) => ({ text, type: 'translation', language: columns[column] })),
      ),
    ];
  });
}

function fromCldr() {
  const locales = translations().filter(([language]) => asked.has(language));
  return readTables('grouping-codes').map(([id, code]) => [
    id,
    locales.flatMap(([language, territories]) => {
      const text = territories[code];
      return text && text !== code ? [{ text, type: 'translation', language }] : [];
    }),
  ]);
}

/** Adds them to the records they belong to: a name that is known already stays as it is.
 * @throws Error when a row names no record */
export function withNamesByLanguage(records) {
  const further = new Map();
  for (const [id, names] of [...written(), ...fromCldr()])
    further.set(id, [...(further.get(id) ?? []), ...names]);
  const result = records.map((record) => {
    const names = further.get(record.id);
    if (!names) return record;
    further.delete(record.id);
    const known = new Set([record.name, ...record.names.map(({ text }) => text)]);
    const added = names.filter(({ text }) => !known.has(text) && known.add(text));
    return { ...record, names: [...record.names, ...added] };
  });
  if (further.size > 0) throw new Error(`names for no place: ${[...further.keys()].join(', ')}`);
  return result;
}

const plainly = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** CLDR gives San Juan the names of Puerto Rico, as its time zone has them: names of a country are left to it, unless its
 * city is called so itself. */
export function withoutNamesOfCountry(cities, records) {
  const lands = new Map();
  for (const { kind, countryCode, name, names } of records)
    if (kind === 'country' || kind === 'territory')
      lands.set(countryCode, new Set([name, ...names.map(({ text }) => text)].map(plainly)));
  return cities.map((city) => {
    const land = lands.get(city.countryCode);
    if (!land || land.has(plainly(city.name))) return city;
    const isOfLand = ({ text, type }) => type === 'translation' && land.has(plainly(text));
    return { ...city, names: city.names.filter((name) => !isOfLand(name)) };
  });
}
