/** No word of a question is dropped in silence: kinds with words that qualify them, before and behind, are either refused or
 * read so that the reading or a note says every word. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { fold } from '../../../src/geo/domain/fold.ts';
import { readPresets } from '../../../src/geo/parse/map/presets.ts';
import { MapJudge } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

const english = `{k}s with ramps in Monaco
closed {k}s in Monaco
cheap {k}s in Monaco
small {k}s in Monaco
local {k}s in Monaco
other {k}s in Monaco
{k}s on the second floor in Monaco
{k}s run by the city in Monaco
{k}s since 2010 in Monaco
{k}s in Monaco except the small ones
{k}s within walking distance in Monaco
{k}s in Monaco for children
{k}s in Monaco with a garden
{k}s without stairs in Monaco
{k}s in Monaco visited by tourists
red {k}s in Monaco
{k}s in Monaco that were renovated
{k}s in Monaco but only the new ones
half of the {k}s in Monaco
{k}s in Monaco at night
{k}s in Monaco in winter
{k}s in Monaco with more than 20 employees
{k}s in Monaco like the Louvre
not a {k} in Monaco
{k}s in Monaco from Italy
{k}s in Monaco facing south
{k}s in Monaco per inhabitant
average height of {k}s in Monaco
women only {k}s in Monaco
{k}s in Monaco that nobody knows
{k}s in Monaco under construction
former {k}s in Monaco
{k}s in Monaco rated 5
every other {k} in Monaco
{k}s in Monaco by size
{k}s in Monaco not on a hill
viewing {k}s over the harbour in Monaco`;
const german = `{k} mit Rampe in Monaco
geschlossene {k} in Monaco
billige {k} in Monaco
kleine {k} in Monaco
andere {k} in Monaco
{k} im zweiten Stock in Monaco
städtische {k} in Monaco
{k} seit 2010 in Monaco
{k} in Monaco außer den kleinen
{k} in Monaco zu Fuß erreichbar
{k} in Monaco für Kinder
{k} in Monaco mit Garten
{k} ohne Treppen in Monaco
zweitnächste {k} zum Casino in Monaco
rote {k} in Monaco
renovierte {k} in Monaco
nur die neuen {k} in Monaco
die Hälfte der {k} in Monaco
{k} in Monaco bei Nacht
{k} in Monaco im Winter
{k} in Monaco wie der Louvre
keine {k} in Monaco
{k} in Monaco pro Einwohner
ehemalige {k} in Monaco
{k} in Monaco im Bau
{k} in Monaco nach Größe
durchschnittliche Höhe der {k} in Monaco
{k} in Monaco nur für Frauen`;
const small = new Set(
  'the a an of in on to with within by for and or that are is were be but not ones all every at like from under der die das den dem im mit in bei zu zum für nach wie'.split(
    ' ',
  ),
);
/** What a filter says instead of the word. */
const saidAs: Readonly<Record<string, string>> = {
  rote: 'red',
  ramps: 'ramp',
  rampe: 'ramp',
  stairs: 'steps',
};

/** Templates to a test: each ends in seconds, however busy the machine. */
const some = 10;
const parts = [
  ['en', english],
  ['de', german],
].flatMap(([language, templates]) => {
  const lines = templates!.split('\n');
  return lines.flatMap((_, i) => (i % some === 0 ? [[language!, i, lines.slice(i, i + some)] as const] : []));
});

test.each(parts)('qualifiers in %s, from the %ith', async (language, _from, templates) => {
  const names = Object.values((await readPresets()).words[language]!).map(([name]) => name);
  const kinds = names.filter((name) => /^\p{L}{4,}$/u.test(name)).filter((_, i) => i % 40 === 0);
  expect(kinds.length).toBeGreaterThan(6);
  const dropped: string[] = [];
  for (const template of templates)
    for (const kind of kinds) {
      const reading = await reader.read(template.replace('{k}', kind));
      if (reading instanceof GeoError) continue;
      const { kinds: read, where, asked, notes } = reading;
      const said = fold(`${read.join(' ')} ${asked} ${notes}`);
      const words = fold(template.replace(/\{k\}s?|Monaco/g, ' ')).split(' ');
      const missing = words.filter(
        (word) => word !== '' && !small.has(word) && !said.includes(saidAs[word] ?? word.slice(0, -1)),
      );
      if (missing.length > 0 || where !== 'Monaco')
        dropped.push(
          `${template.replace('{k}', kind)} → ${read[0]} @ ${where}, without ${missing.join(', ')}`,
        );
    }
  expect(dropped).toEqual([]);
});

test.each([
  'power lines in the second row in Monaco',
  'lines in Monaco',
  'stops in Monaco',
  'signs in Monaco',
  'trains in Monaco',
  'plants in Monaco',
  'switches in Monaco',
  'phones in Monaco',
])('a tag value is no everyday word for its key: %s', async (question) => {
  const reading = await reader.read(question);
  const kinds = reading instanceof GeoError ? [] : reading.kinds;
  expect(kinds.join()).not.toMatch(
    /power=|highway=stop|advertising|attraction|emergency=phone|railway=switch/,
  );
});

test('letters for private use join no attributes, as the marks of the reader do', async () => {
  const plain = await reader.read('hotels with wifi in Monaco');
  for (const question of ['hotels \ue000 with wifi in Monaco', 'hotels with wifi \ue000 in Monaco'])
    expect(await reader.read(question)).toEqual(plain);
  expect(await reader.read('hotels with wifi or \ue001 in Monaco')).toBeInstanceOf(GeoError);
});
