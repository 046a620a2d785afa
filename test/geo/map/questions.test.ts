/** Map questions as people ask them, in tables written before the reader was: kinds, place and what is asked, word for word.
 * No map is needed to read them: the places are names of the gazetteer, or things that a map would have to know. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judge, MapJudge, readCases } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

/** Read wrong, with the reason; each is a case to mend. */
const known: Readonly<Record<string, string>> = {
  'Spielplätze an der Valira': 'without a map of Andorra nothing says that the Valira is a river',
  'Berghütten über 2000 m in Südtirol': 'the gazetteer has the region by another name',
  'mountain huts above 2000 m in South Tyrol': 'the gazetteer has the region by another name',
  'Wann öffnet die Stadtbibliothek in Graz?': 'a city library is a name',
  'Combien de boulangeries y a-t-il à moins de 500 m de la gare de Lyon à Paris ?':
    'Gare de Lyon is in Paris',
};

const least = {
  en: 2798,
  de: 1870,
  fr: 125,
  es: 124,
  it: 83,
  pt: 81,
  nl: 78,
  sv: 47,
  pl: 76,
  ru: 77,
  uk: 45,
  tr: 74,
  zh: 72,
  ja: 73,
  ko: 46,
  ar: 41,
  hi: 40,
  id: 45,
};

/** Questions to a test: each ends in seconds, however busy the machine. */
const some = 200;

describe.each(Object.entries(least))('in %s', (language, right) => {
  const cases = readCases(`test/geo/map/questions-${language}.txt`);
  const verdicts: string[] = [];
  const starts = cases.map((_, i) => i).filter((i) => i % some === 0);

  test.each(starts)('none from the %ith on is read wrong but those that are known', async (start) => {
    const wrong: string[] = [];
    for (const one of cases.slice(start, start + some)) {
      const { verdict, why } = judge(one, await reader.read(one.question));
      verdicts.push(verdict);
      if (verdict === 'wrong' && known[one.question] === undefined) wrong.push(`${one.question} → ${why}`);
    }
    expect(wrong).toEqual([]);
  });

  test(`at least ${right} are read right`, () => {
    expect(verdicts.filter((verdict) => verdict === 'right').length).toBeGreaterThanOrEqual(right);
  });
});
