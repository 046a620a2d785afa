/** Records of countries and territories: the written table, CLDR's translations and the ISO codes. */

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countryImportance } from './importance.mjs';
import { languagesOf } from './languages.mjs';
import { readTables, writtenNames } from './tables.mjs';

const require = createRequire(import.meta.url);

export const languages =
  'af am ar az be bg bn bs ca cs cy da de el es et eu fa fi fil fr ga gl he hi hr hu hy id is it ja ka kk km ko lo lt lv mk mn mr ms my nb ne nl nn pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zh-Hant zu'.split(
    ' ',
  );

/** CLDR's names of countries, continents and their parts, by language. */
export function translations() {
  return languages.map((language) => {
    const file = require.resolve(`cldr-localenames-full/main/${language}/territories.json`);
    return [language, JSON.parse(readFileSync(file, 'utf8')).main[language].localeDisplayNames.territories];
  });
}

/** CLDR repeats the code where a language has no name; 日本 and 中国 are names of two letters. */
const looksLikeCode = /^[A-Za-z]{1,2}$/;

/** What a country is called in its own languages, beyond those that all countries are named in. */
function ownNames(code) {
  return languagesOf(code)
    .filter((language) => !languages.includes(language))
    .flatMap((language) => {
      const file = new URL(
        `../node_modules/cldr-localenames-full/main/${language}/territories.json`,
        import.meta.url,
      );
      if (!existsSync(file)) return [];
      const { [code]: text } = JSON.parse(readFileSync(file, 'utf8')).main[language].localeDisplayNames
        .territories;
      return text && !looksLikeCode.test(text) ? [{ text, type: 'translation', language }] : [];
    });
}

export function countryRows() {
  return readTables('countries-').map((row) => ({
    iso2: row[0] === '-' ? undefined : row[0],
    iso3: row[1] === '-' ? undefined : row[1],
    ne: row[2],
    id: `country/${row[1] === '-' ? row[2] : row[1]}`,
    kind: row[3],
    continent: row[4],
    capital: row[5],
    publishedAreaKm2: Number(row[6]),
    population: Math.round(Number(row[7]) * 1000),
    name: row[8],
    official: row[9],
    adjectives: row[10].split(';').filter(Boolean),
    aliases: row[11] ?? '',
  }));
}

export function countryRecords() {
  const numeric = require('i18n-iso-countries').getNumericCodes();
  const byAlpha2 = Object.fromEntries(Object.entries(numeric).map(([number, code]) => [code, number]));
  const locales = translations();
  return countryRows().map((row) => {
    const names = [{ text: row.official, type: 'official' }, ...writtenNames(row.aliases)];
    for (const text of row.adjectives) names.push({ text, type: 'adjective' });
    if (row.iso2) {
      names.push({ text: row.iso2, type: 'code' }, { text: row.iso3, type: 'code' });
      names.push(...ownNames(row.iso2));
      for (const [language, territories] of locales)
        for (const key of [row.iso2, `${row.iso2}-alt-short`, `${row.iso2}-alt-variant`])
          if (territories[key] && !looksLikeCode.test(territories[key]))
            names.push({ text: territories[key], type: 'translation', language });
    }
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      names,
      importance: countryImportance(row.kind, row.population),
      population: row.population,
      countryCode: row.iso2,
      source: 'Natural Earth',
      licence: 'public domain',
      facts: {
        continent: row.continent,
        ...(row.capital ? { capital: row.capital } : {}),
        ...(row.iso2 ? { iso2: row.iso2, iso3: row.iso3, numeric: byAlpha2[row.iso2] } : {}),
        ...(row.publishedAreaKm2 ? { publishedAreaKm2: row.publishedAreaKm2 } : {}),
      },
    };
  });
}
