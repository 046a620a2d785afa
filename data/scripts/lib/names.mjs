/** Names of important places in the languages that people ask in, from the written table and from CLDR. */

import { editDistance } from '../../../dist/geo/domain/edit-distance.js';
import { translations } from './countries.mjs';
import { readTables } from './tables.mjs';

/** Columns of names-by-language.tsv behind the id. */
const columns = ['it', 'pt', 'nl', 'pl', 'ru', 'uk', 'tr', 'zh', 'ja', 'ko', 'ar', 'hi', 'id', 'sv'];

/** Those in which people ask. Names in others would be met where nobody means them: "De Asia" is Welsh for South Asia, and
 * Spanish for "of Asia". */
const asked = new Set(['de', 'fr', 'es', ...columns, 'zh-Hant']);

/** What stands in brackets tells a name from its namesake; nobody says it. */
const spoken = (text) => text.replace(/ \(.*\)$/, '').trim();

/** Names of a table whose columns behind the id are languages. */
function writtenIn(table, languages) {
  return readTables(table).map(([id, ...cells]) => {
    // Empty cells at the end of a line are trimmed with it.
    if (cells.length > languages.length)
      throw new Error(`${table}.tsv: ${id} has ${cells.length} columns instead of ${languages.length}`);
    return [
      id,
      cells.flatMap((cell, column) =>
        cell
          .split('|')
          .map(spoken)
          .filter(Boolean)
          .map((text) => ({ text, type: 'translation', language: languages[column] })),
      ),
    ];
  });
}

const written = () => [
  ...writtenIn('names-by-language', columns),
  ...writtenIn('names-of-sights', ['de', 'fr', 'es', ...columns]),
];

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

/** Edits that a name may be away from another spelling of it, as a share of its letters. */
const otherSpelling = 0.45;
const article = /^(?:al|an|ar|as|ash|at|az|el) /;

/** A seat that goes by its region's name in another spelling has that name as its own, so that Basra, Mykolaiv and Padua are the
 * towns (Basrah, Mykolayiv, Padova) where people mean them, as Kano is. Oklahoma City and Johor Bahru are not called so. */
export function withNamesOfRegion(cities, records) {
  const regions = new Map(records.filter(({ kind }) => kind === 'region').map(({ id, name }) => [id, name]));
  return cities.map((city) => {
    const region = city.seat === 'region' ? regions.get(city.regionId) : undefined;
    if (region === undefined || plainly(region) === plainly(city.name)) return city;
    const [a, b] = [region, city.name].map((name) => plainly(name).replace(article, ''));
    if (` ${b} `.includes(` ${a} `) && a !== b) return city;
    if (editDistance(a, b) > otherSpelling * a.length) return city;
    const isSame = ({ text }) => plainly(text) === plainly(region);
    if (!city.names.some(isSame)) return city;
    const others = city.names.filter((name) => !isSame(name));
    return { ...city, names: [{ text: region, type: 'name' }, ...others] };
  });
}
