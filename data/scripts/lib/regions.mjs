/** Records of first-level regions, composed regions, continents and groupings. */

import { countryRows } from './countries.mjs';
import { groupingImportance, regionImportance } from './importance.mjs';
import { readTables, writtenNames } from './tables.mjs';

/** Natural Earth's language keys as BCP 47 tags. */
const tags = { zht: 'zh-Hant' };
const skipped = new Set(['name_en', 'name_alt', 'name_local', 'name_len']);

/** Inhabitants that a census counted, by region: where most live in villages or suburbs, towns do not tell.
 * @param rows  of `namedRows` */
function countedPeople(rows) {
  const census = new Map(
    readTables('region-populations').flatMap(([country, , list]) =>
      list.split(';').map((entry) => {
        const [name, thousands] = entry.split('=');
        return [`${country}|${name}`, 1000 * Number(thousands)];
      }),
    ),
  );
  const fixes = new Map(readTables('region-names').map((row) => [row[0], row]));
  const found = new Map();
  const taken = new Map();
  for (const { code, row, unit } of rows) {
    const { adm0_a3: country } = unit;
    const [key] = [code, unit.iso_3166_2, unit.name, fixes.get(row)?.[1] || unit.name_en]
      .map((name) => `${country}|${name}`)
      .filter((name) => census.has(name));
    if (key === undefined) continue;
    if (taken.has(key)) throw new Error(`region-populations.tsv: ${key} is ${taken.get(key)} and ${code}`);
    taken.set(key, code);
    found.set(`region/${code}`, census.get(key));
  }
  for (const [code, name, iso2] of readTables('composed-regions')) {
    const key = `${countryRows().find((row) => row.iso2 === iso2)?.ne}|*${name}`;
    if (!census.has(key)) continue;
    taken.set(key, code);
    found.set(`region/${code}`, census.get(key));
  }
  const missing = [...census.keys()].filter((key) => !taken.has(key));
  if (missing.length > 0) throw new Error(`region-populations.tsv names no region: ${missing.join(', ')}`);
  return found;
}

/** How well regions are known that are more than their inhabitants tell, by id: those that they are taken to have.
 * @throws Error when a row names no region */
function renownByRegion(units) {
  const ids = new Set(units.map(({ adm1_code: code }) => `region/${code}`));
  return new Map(
    readTables('region-renown').map(([id, name, people]) => {
      if (!ids.has(id)) throw new Error(`region-renown.tsv names no region: ${id} (${name})`);
      return [id, Number(people)];
    }),
  );
}

const foundKeys = ['gn_name', 'gns_name'];
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The source's rows, each with the unit that it describes and without the names that are another place's.
 * @throws Error when a row of the tables names no unit */
function namedRows(units) {
  const byCode = new Map(units.map((unit) => [unit.adm1_code, unit]));
  const bearers = new Map();
  for (const unit of units)
    for (const key of foundKeys) {
      const name = `${unit.adm0_a3}|${unit[key]}`;
      bearers.set(name, (bearers.get(name) ?? new Set()).add(unit));
    }
  // “Greater London” of every borough, “Heves megye” of the town of Eger: the larger area that several units lie in.
  const ownFound = (unit) =>
    Object.fromEntries(
      foundKeys.map((key) => {
        const alone = bearers.get(`${unit.adm0_a3}|${unit[key]}`).size === 1;
        return [
          key,
          alone || plain(unit[key] ?? '').includes(plain(unit.name ?? '')) ? unit[key] : undefined,
        ];
      }),
    );
  const rowOf = new Map(readTables('region-rows').map(([code, row]) => [code, row]));
  const misnamed = new Map(readTables('region-misnamed').map(([row, what]) => [row, what.split(';')]));
  for (const code of [...rowOf.keys(), ...rowOf.values(), ...misnamed.keys()])
    if (!byCode.has(code)) throw new Error(`region-rows.tsv and region-misnamed.tsv name no unit ${code}`);
  // Two units with one code: it is that of the larger; of more it is none's.
  const withCode = new Map();
  for (const { iso_3166_2: iso, adm1_code: code } of units)
    withCode.set(iso, [...(withCode.get(iso) ?? []), code]);
  return units.map((unit) => {
    const row = rowOf.get(unit.adm1_code) ?? unit.adm1_code;
    return {
      code: unit.adm1_code,
      row,
      sharing: withCode.get(byCode.get(row).iso_3166_2),
      // GeoNames' names were found by place, and are right where the row is not.
      unit: withoutMisnamed({ ...byCode.get(row), ...ownFound(unit) }, misnamed.get(row) ?? []),
    };
  });
}

/** A translator left a word alone: “Region” of Callao, “Western” of Copperbelt. */
const namesNoPlace =
  /^(?:region|province|district|department|capital|central|(?:north|south|east|west)(?:ern)?)$/i;

const isTranslation = (key) => key === 'name_en' || (/^name_[a-z]{2,3}$/.test(key) && !skipped.has(key));

function withoutMisnamed(unit, leftOut) {
  if (leftOut.length === 0) return unit;
  const texts = new Set(leftOut.filter((what) => what.startsWith('=')).map((what) => what.slice(1)));
  const isLeftOut = (key) =>
    leftOut.includes(key.slice('name_'.length)) ||
    (isTranslation(key) && leftOut.includes('translations')) ||
    (leftOut.includes('codes') && ['iso_3166_2', 'postal', 'abbrev'].includes(key));
  const kept = Object.entries(unit).filter(([key, value]) => !isLeftOut(key) && !texts.has(value));
  const others = (list) =>
    list
      ?.split('|')
      .filter((text) => !texts.has(text.trim()))
      .join('|');
  return { ...Object.fromEntries(kept), ...(unit.name_alt && { name_alt: others(unit.name_alt) }) };
}

/** "广东省" is said as "广东", "石川県" as "石川": with the language, without the kind of region at its end. */
const kindAtEnd = {
  zh: /(?:省|市|(?:维吾尔|壮族|回族)?自治区|特别行政区)$/u,
  zht: /(?:省|市|縣|(?:維吾爾|壯族|回族)?自治區|特別行政區)$/u,
  ja: /(?:県|府|省|自治区|(?:ウイグル|チワン族|回族)自治区)$/u,
  ko: /(?:도|특별시|광역시|특별자치시|특별자치도)$/u,
};
const east = new Set(['CN', 'TW', 'JP', 'KR', 'KP']);

function shortened(language, text) {
  const short = text.replace(kindAtEnd[language] ?? /$^/, '');
  return short !== text && [...short].length > 1 ? short : undefined;
}

export function regionRecords(units, populations, places) {
  const rows = namedRows(units);
  const published = countedPeople(rows);
  const peopleOf = (id) => published.get(id) ?? populations.get(id);
  const renown = renownByRegion(units);
  const countries = new Map(countryRows().map((row) => [row.ne, row]));
  const fixes = new Map(readTables('region-names').map((row) => [row[0], row]));
  const records = [];
  const area = (code) => places.get(`region/${code}`)?.areaKm2 ?? 0;
  for (const { code, row, sharing, unit } of rows) {
    const id = `region/${code}`;
    if (!unit.name && !fixes.has(row)) continue;
    const fix = fixes.get(row);
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
    for (const text of (unit.name_local ?? '').split('|')) add(text.trim(), 'alias');
    for (const written of writtenNames(fix?.[2])) names.push(written);
    // In whichever language: names of seats and of larger regions are among them.
    for (const key of ['name_alt', 'gn_name', 'woe_name', 'gns_name'])
      for (const text of (unit[key] ?? '').split('|'))
        if (!namesNoPlace.test(text.trim())) add(text.trim(), 'alias', 'und');
    for (const [key, text] of Object.entries(unit)) {
      const language = key.slice(5);
      if (!/^name_[a-z]{2,3}$/.test(key) || skipped.has(key)) continue;
      add(text, 'translation', tags[language] ?? language);
      if (east.has(country.iso2))
        add(shortened(language, text ?? ''), 'translation', tags[language] ?? language);
    }
    const owns = sharing.length <= 3 && sharing.every((other) => area(other) <= area(code));
    if (owns && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(unit.iso_3166_2 ?? '')) add(unit.iso_3166_2, 'code');
    // Overseas departments have a code of a country too: RE.
    if (/^FR-[A-Z]{2}$/.test(unit.iso_3166_2 ?? '')) add(unit.iso_3166_2.slice(3), 'code');
    if (/^[A-Z]{2,3}$/.test(unit.postal ?? '')) add(unit.postal, 'code');
    add(unit.abbrev, 'code');
    // Other countries' districts are parts of their regions: only of these the word may be said.
    if (unit.type_en === 'District' && !/\bDistrict\b/.test(name)) add(`${name} District`, 'alias');
    records.push({
      id,
      kind: 'region',
      name,
      names: distinct(name, names),
      importance: regionImportance(
        Math.max(populations.get(id) ?? 0, renown.get(id) ?? 0),
        places.get(id)?.areaKm2 ?? 0,
      ),
      countryCode: country.iso2,
      ...(peopleOf(id) ? { population: peopleOf(id) } : {}),
      source: 'Natural Earth',
      licence: 'public domain',
      facts: {
        country: country.id,
        ...(owns && unit.iso_3166_2 ? { iso31662: unit.iso_3166_2 } : {}),
        ...(unit.type_en ? { type: unit.type_en } : {}),
        ...(unit.wikidataid ? { wikidata: unit.wikidataid } : {}),
      },
    });
  }
  return records;
}

export function composedRecords(units, members, populations, places) {
  const published = countedPeople(namedRows(units));
  const countries = new Map(countryRows().map((row) => [row.iso2, row]));
  return readTables('composed-regions').map(([code, name, iso2, , aliases]) => {
    const id = `region/${code}`;
    const parts = members[id];
    const sumOf = (people) => parts.reduce((sum, part) => sum + people(part), 0);
    const towns = sumOf((part) => populations.get(part) ?? 0);
    const population =
      published.get(id) ?? sumOf((part) => published.get(part) ?? populations.get(part) ?? 0);
    return {
      id,
      kind: 'region',
      name,
      names: distinct(name, [...writtenNames(aliases), { text: code, type: 'code' }]),
      importance: regionImportance(towns, places.get(id)?.areaKm2 ?? 0, true),
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
