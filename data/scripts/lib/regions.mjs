/** Records of first-level regions, composed regions, continents and groupings. */

import { countryRows } from './countries.mjs';
import { groupingImportance, regionImportance } from './importance.mjs';
import { readTables, writtenNames } from './tables.mjs';

/** Natural Earth's language keys as BCP 47 tags. */
const tags = { zht: 'zh-Hant' };
const skipped = new Set(['name_en', 'name_alt', 'name_local', 'name_len']);

/** Inhabitants that a census counted, by `country|name`: where most live in villages, towns do not tell. */
const counted = () =>
  new Map(
    readTables('region-populations').flatMap(([country, , list]) =>
      list.split(';').map((entry) => {
        const [name, thousands] = entry.split('=');
        return [`${country}|${name}`, 1000 * Number(thousands)];
      }),
    ),
  );

export function regionRecords(units, populations, places) {
  const census = counted();
  const missing = new Set(census.keys());
  const published = new Map();
  for (const { adm0_a3: country, name, adm1_code: code } of units) {
    const people = census.get(`${country}|${name}`);
    if (people === undefined) continue;
    published.set(`region/${code}`, people);
    missing.delete(`${country}|${name}`);
  }
  if (missing.size > 0) throw new Error(`region-populations.tsv names no region: ${[...missing].join(', ')}`);
  const peopleOf = (id) => published.get(id) ?? populations.get(id);
  const countries = new Map(countryRows().map((row) => [row.ne, row]));
  const fixes = new Map(readTables('region-names').map((row) => [row[0], row]));
  const records = [];
  for (const unit of units) {
    const id = `region/${unit.adm1_code}`;
    if (!unit.name) continue;
    const fix = fixes.get(unit.adm1_code);
    const country = countries.get(unit.adm0_a3);
    const name = fix?.[1] || unit.name_en || unit.name;
    const names = [];
    const add = (text, given, language) => {
      // “LA”, “La.”: an abbreviation, which gives way to names.
      const plain = given === 'alias' && language ? 'translation' : given;
      const type = given === 'alias' && /^(?:[A-Z]{2,3}|\p{L}{1,5}\.)$/u.test(text ?? '') ? 'code' : plain;
      if (text && text !== '-99' && text !== '-1')
        names.push(language ? { text, type, language } : { text, type });
    };
    add(unit.name, 'alias');
    add(unit.name_local, 'alias');
    // In whichever language: names of seats and of larger regions are among them.
    for (const key of ['name_alt', 'gn_name', 'woe_name', 'gns_name'])
      for (const text of (unit[key] ?? '').split('|')) add(text.trim(), 'alias', 'und');
    for (const written of writtenNames(fix?.[2])) names.push(written);
    for (const [key, text] of Object.entries(unit))
      if (/^name_[a-z]{2,3}$/.test(key) && !skipped.has(key))
        add(text, 'translation', tags[key.slice(5)] ?? key.slice(5));
    if (/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(unit.iso_3166_2 ?? '')) add(unit.iso_3166_2, 'code');
    // Overseas departments have a code of a country too: RE.
    if (/^FR-[A-Z]{2}$/.test(unit.iso_3166_2 ?? '')) add(unit.iso_3166_2.slice(3), 'code');
    if (/^[A-Z]{2,3}$/.test(unit.postal ?? '')) add(unit.postal, 'code');
    add(unit.abbrev, 'code');
    records.push({
      id,
      kind: 'region',
      name,
      names: distinct(name, names),
      importance: regionImportance(populations.get(id) ?? 0, places.get(id)?.areaKm2 ?? 0),
      countryCode: country.iso2,
      ...(peopleOf(id) ? { population: peopleOf(id) } : {}),
      source: 'Natural Earth',
      licence: 'public domain',
      facts: {
        country: country.id,
        ...(unit.iso_3166_2 ? { iso31662: unit.iso_3166_2 } : {}),
        ...(unit.type_en ? { type: unit.type_en } : {}),
        ...(unit.wikidataid ? { wikidata: unit.wikidataid } : {}),
      },
    });
  }
  return records;
}

export function composedRecords(members, populations, places) {
  const countries = new Map(countryRows().map((row) => [row.iso2, row]));
  return readTables('composed-regions').map(([code, name, iso2, , aliases]) => {
    const id = `region/${code}`;
    const parts = members[id];
    const population = parts.reduce((sum, part) => sum + (populations.get(part) ?? 0), 0);
    return {
      id,
      kind: 'region',
      name,
      names: distinct(name, [...writtenNames(aliases), { text: code, type: 'code' }]),
      importance: regionImportance(population, places.get(id)?.areaKm2 ?? 0, true),
      ...(population ? { population } : {}),
      countryCode: iso2,
      source: 'Natural Earth, composed',
      licence: 'public domain',
      facts: { country: countries.get(iso2).id, members: parts },
    };
  });
}

export function groupingRecords(members) {
  return readTables('groupings').map(([code, kind, name, , aliases]) => ({
    id: `${kind}/${code}`,
    kind,
    name,
    names: distinct(name, writtenNames(aliases)),
    importance: groupingImportance(kind),
    source: 'Natural Earth, composed',
    licence: 'public domain',
    facts: { members: members[`${kind}/${code}`], simplified: true },
  }));
}

/** Each spelling once, under its first type; the name itself is not repeated except as a translation. */
function distinct(name, names) {
  const seen = new Set([name]);
  return names.filter(({ text }) => !seen.has(text) && seen.add(text));
}
