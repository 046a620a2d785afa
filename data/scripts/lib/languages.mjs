/** Which languages and scripts are at home in a country. */

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { territoryInfo } = require('cldr-core/supplemental/territoryInfo.json').supplemental;
const { likelySubtags } = require('cldr-core/supplemental/likelySubtags.json').supplemental;

/** Percent of the people from which on a language that is not official counts. */
const spokenBy = 20;

/** Official languages of a country and those of a fifth of its people, the most spoken first, as BCP 47 tags. */
export const languagesOf = (country) =>
  Object.entries(territoryInfo[country]?.languagePopulation ?? {})
    .filter(
      ([, { _officialStatus, _populationPercent }]) =>
        _officialStatus || Number(_populationPercent) > spokenBy,
    )
    .sort(([, a], [, b]) => Number(b._populationPercent) - Number(a._populationPercent))
    .map(([tag]) => tag.replace('_', '-'));

export const scriptOf = (tag) =>
  /-([A-Z][a-z]{3})/.exec(tag)?.[1] ?? likelySubtags[tag]?.split('-')[1] ?? 'Latn';

/** Whether a language is at home in one of the countries. */
export const isNative = (language, countries) =>
  language !== undefined &&
  countries.some((country) =>
    languagesOf(country).some((tag) => tag.split('-')[0] === language.split('-')[0]),
  );

const letters = {
  Jpan: '\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー',
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
  Kore: '\\p{Script=Hangul}\\p{Script=Han}',
};

const patterns = new Map();

/** Matches names in the scripts of a country other than Latin; undefined where it has none. */
export function nativeScript(country) {
  if (!patterns.has(country)) {
    const scripts = new Set(languagesOf(country).map(scriptOf));
    scripts.delete('Latn');
    const classes = [...scripts].map((script) => letters[script] ?? `\\p{Script=${script}}`);
    patterns.set(
      country,
      classes.length > 0
        ? new RegExp(`^[${classes.join('')}][${classes.join('')}\\p{M} .'’-]*$`, 'u')
        : undefined,
    );
  }
  return patterns.get(country);
}

/** Records whose names in the languages of their own countries are names of theirs, not foreign ones: Deutschland. */
export const withNativeNames = (records) =>
  records.map((record) => {
    const countries = record.facts?.countries ?? (record.countryCode ? [record.countryCode] : []);
    if (countries.length === 0) return record;
    const names = record.names.map((name) =>
      name.type === 'translation' && isNative(name.language, countries) ? { ...name, type: 'alias' } : name,
    );
    return { ...record, names };
  });
