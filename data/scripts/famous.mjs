/** Writes the tables of well-known cities under test/geo/famous from the packages that the data are built of: who is
 * expected for a name follows from population alone, never from the ranking that they test.
 * usage: npm ci --prefix data/scripts --ignore-scripts && node data/scripts/famous.mjs */

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { alternateNames, cityList } from './lib/cities.mjs';
import { countryRows } from './lib/countries.mjs';
import { languagesOf, scriptOf } from './lib/languages.mjs';
import { readTables } from './lib/tables.mjs';

const require = createRequire(import.meta.url);
const target = new URL('../../test/geo/famous/', import.meta.url);

const states = Object.fromEntries(
  (
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
    'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
    'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
    'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
    'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
    'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
    'WV West Virginia,WI Wisconsin,WY Wyoming'
  )
    .split(',')
    .map((row) => [row.slice(0, 2), row.slice(3)]),
);

const scripts = {
  Cyrl: /^[\p{Script=Cyrillic} .-]+$/u,
  Arab: /^[\p{Script=Arabic} ]+$/u,
  Grek: /^[\p{Script=Greek} ]+$/u,
  Hebr: /^[\p{Script=Hebrew} -]+$/u,
  Deva: /^[\p{Script=Devanagari} ]+$/u,
  Beng: /^[\p{Script=Bengali} ]+$/u,
  Thai: /^[\p{Script=Thai}]+$/u,
  Geor: /^[\p{Script=Georgian} ]+$/u,
  Armn: /^[\p{Script=Armenian} ]+$/u,
  Hans: /^\p{Script=Han}+$/u,
  Hant: /^\p{Script=Han}+$/u,
  Jpan: /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]+$/u,
  Kore: /^\p{Script=Hangul}+$/u,
};

function countryIn(tag, code) {
  for (const language of [tag, tag.split('-')[0]]) {
    try {
      const { main } = JSON.parse(
        readFileSync(require.resolve(`cldr-localenames-full/main/${language}/territories.json`), 'utf8'),
      );
      return main[language].localeDisplayNames.territories[code];
    } catch {}
  }
  return undefined;
}

const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
/** Sections of a city, and places that are no more. */
const noCity = new Set(['PPLX', 'PPLL', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW']);

const all = cityList();
const cities = all.filter(({ feature }) => !noCity.has(feature));
const alternates = alternateNames();
const countries = new Map(countryRows().map((row) => [row.iso2, row]));
const bySize = [...cities].sort((a, b) => b.population - a.population || a.id - b.id);

/** The most populous of a name, in the world or in one area. */
function firstOf(keyOf) {
  const first = new Map();
  for (const city of bySize) {
    const key = keyOf(city);
    if (!first.has(key)) first.set(key, city);
  }
  return (city) => first.get(keyOf(city)) === city;
}

const positionOf = new Map(all.map(({ id, lon, lat }) => [id, [lon.toFixed(4), lat.toFixed(4)]]));

/** The second and third columns are the longitude and latitude of the city, degrees. */
function write(file, [id, ...names], found) {
  const head = [id, 'lon', 'lat', ...names];
  const rows = found.map(([city, ...rest]) => [city, ...positionOf.get(city), ...rest]);
  writeFileSync(
    new URL(file, target),
    `# ${head.join('\t')}\n${rows.map((row) => row.join('\t')).join('\n')}\n`,
  );
  console.log(file, rows.length);
}

const inWorld = firstOf(({ name }) => fold(name));

/** By how much the largest of a name has to be larger than the next for people to mean it by the bare name. */
const clearly = 2;
const sizes = new Map();
for (const { name, population } of bySize)
  sizes.set(fold(name), [...(sizes.get(fold(name)) ?? []), population]);
/** Names of countries, and of regions with their inhabitants: the others that a bare name can mean. */
const areas = new Map();
for (const line of readFileSync(new URL('../geo/entities.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')) {
  const { kind, name, population = 0 } = JSON.parse(line);
  if (['country', 'territory', 'region'].includes(kind))
    areas.set(fold(name), Math.max(areas.get(fold(name)) ?? 0, population));
}
const isMeant = (city) => {
  const [first, next = 0] = sizes.get(fold(city.name));
  return inWorld(city) && first >= clearly * next && (areas.get(fold(city.name)) ?? 0) < 2 * first;
};
const inCountry = firstOf(({ name, country }) => `${fold(name)}|${country}`);
const inState = firstOf(({ name, country, admin }) => `${fold(name)}|${country}|${admin}`);

write(
  'us-cities.tsv',
  ['id', 'city', 'state', 'code', 'by far the largest of the name'],
  bySize
    .filter(
      (city) => city.country === 'US' && city.population > 50_000 && states[city.admin] && inState(city),
    )
    .map((city) => [city.id, city.name, states[city.admin], city.admin, isMeant(city) ? 'yes' : 'no']),
);

write(
  'us-capitals.tsv',
  ['id', 'city', 'state', 'code'],
  bySize
    .filter((city) => city.country === 'US' && city.feature === 'PPLA' && states[city.admin])
    .map((city) => [city.id, city.name, states[city.admin], city.admin]),
);

write(
  'world-cities.tsv',
  ['id', 'city', 'country', 'code', 'city in the language of the country', 'country in its own language'],
  bySize
    .filter((city) => city.population > 100_000 && inCountry(city) && countries.get(city.country))
    .map((city) => {
      const [tag = 'en'] = languagesOf(city.country);
      const native = scripts[scriptOf(tag)];
      const own = native && (alternates.get(city.id) ?? []).find((name) => native.test(name));
      return [
        city.id,
        city.name,
        countries.get(city.country).name,
        city.country,
        native ? (own ?? '') : city.name,
        countryIn(tag, city.country) ?? countries.get(city.country).name,
      ];
    }),
);

write(
  'largest-cities.tsv',
  ['id', 'city'],
  bySize
    .slice(0, 1000)
    .filter(inWorld)
    .map((city) => [city.id, city.name]),
);

/** The city of a country that bears the name of its capital; GeoNames' own capital where several do. */
function capitalOf({ iso2, capital }) {
  const bears = ({ id, name }) =>
    [name, ...(alternates.get(id) ?? [])].some((text) => fold(text) === fold(capital));
  const found = bySize.filter((city) => city.country === iso2 && bears(city));
  return found.find(({ feature }) => feature === 'PPLC') ?? found[0];
}
write(
  'capitals.tsv',
  ['id', 'city', 'country', 'code'],
  readTables('countries-')
    .map((row) => countries.get(row[0]))
    .filter((row) => row?.capital && capitalOf(row))
    .map((row) => [capitalOf(row).id, row.capital, row.name, row.iso2]),
);
