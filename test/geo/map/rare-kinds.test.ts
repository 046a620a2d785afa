/** Rare kinds by the words people use, and every preset by its name: however the question goes, the kinds are the same. */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { readPresets } from '../../../src/geo/parse/map/presets.ts';
import { MapJudge } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

/** Each with what its place and its ask are read as. */
const frames: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  en: [
    ['Does Kassel have any {}?', 'Kassel', 'exists'],
    ['How many {} does Kassel have?', 'Kassel', 'count'],
    ['Where can I find {} in Frankfurt am Main?', 'Frankfurt am Main', 'where'],
    ['Where are the closest 3 {} to the town hall in Kassel?', 'nearest 3 town hall, Kassel', 'where'],
  ],
  de: [
    ['Gibt es in Kassel {}?', 'Kassel', 'exists'],
    ['Wie viele {} hat Kassel?', 'Kassel', 'count'],
    ['Wo gibt es in Freiburg im Breisgau {}?', 'Freiburg im Breisgau', 'where'],
    ['Wo sind die 3 nächsten {} zum Rathaus in Kassel?', 'nearest 3 Rathaus, Kassel', 'where'],
  ],
};

const rare = (language: string) =>
  readFileSync(`test/geo/map/rare-kinds-${language}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' = ') as [string, string]);

const tagsOf = (kinds: readonly string[]) => [...new Set(kinds.map((kind) => kind.replace(/^[^:]+: /, '')))];

/** What the words are read as in other sentences than behind "in", where it is something else. */
async function otherwise(word: string, language: string): Promise<string[]> {
  const alone = await reader.read(`${word} in Kassel`);
  // Of what is written with capital letters some is read as a name as well.
  if (alone instanceof GeoError || alone.kinds.some((kind) => kind.includes('name, brand'))) return [];
  const wrong: string[] = [];
  for (const [frame, where, asked] of frames[language]!) {
    const question = frame.replace('{}', word);
    const reading = await reader.read(question);
    if (reading instanceof GeoError) continue;
    const [said, meant] = [tagsOf(reading.kinds), tagsOf(alone.kinds)];
    if (
      !meant.every((tag) => said.includes(tag)) ||
      reading.where !== where ||
      !reading.asked.startsWith(asked)
    )
      wrong.push(`${question} → ${said.join('; ')} @ ${reading.where} @ ${reading.asked}`);
  }
  return wrong;
}

describe.each(['en', 'de'])('in %s', (language) => {
  test('rare kinds are read by the words people use', async () => {
    const unread: string[] = [];
    for (const [word, tag] of rare(language)) {
      const reading = await reader.read(`${word} in Kassel`);
      const said = reading instanceof GeoError ? reading.message : reading.kinds.join('; ');
      if (reading instanceof GeoError || reading.where !== 'Kassel' || !said.includes(tag))
        unread.push(`${word}: ${said}`);
    }
    expect(unread).toEqual([]);
  }, 60_000);

  test('and mean the same in every sentence', async () => {
    const wrong: string[] = [];
    for (const [word] of rare(language)) wrong.push(...(await otherwise(word, language)));
    expect(wrong).toEqual([]);
  }, 60_000);

  test('every preset is the same kind in every sentence', async () => {
    const { words } = await readPresets();
    const wrong: string[] = [];
    const names = Object.values(words[language]!).map(([name]) => name);
    // Names of several things, with marks between them, are no names that people say.
    for (const name of new Set(names.filter((one) => one !== '' && !/[,/&()+]| (?:und|oder) /.test(one))))
      wrong.push(...(await otherwise(language === 'en' ? name.toLowerCase() : name, language)));
    expect(names.length).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  }, 120_000);
});
