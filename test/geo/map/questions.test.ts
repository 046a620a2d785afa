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
  'Which hotels are at most 2km away from Gare de Lyon?':
    'without a map of Paris the name is a station in Lyon',
  'Hotels höchstens 2 km vom Gare de Lyon entfernt': 'without a map of Paris the name is a station in Lyon',
  'Wo finde ich eine barrierefreie Toilette in der Nähe vom Münster in Straßburg?':
    'without a map of Strasbourg the name is the city of Münster',
  'Berghütten über 2000 m in Südtirol': 'the gazetteer has the region by another name',
  'mountain huts above 2000 m in South Tyrol': 'the gazetteer has the region by another name',
};

const least = { en: 1062, de: 670, fr: 30, es: 30 };

describe.each(Object.entries(least))('in %s', (language, right) => {
  test(`at least ${right} questions are read right, and none wrong but those that are known`, async () => {
    const wrong: string[] = [];
    let count = 0;
    for (const one of readCases(`test/geo/map/questions-${language}.txt`)) {
      const { verdict, why } = judge(one, await reader.read(one.question));
      if (verdict === 'right') count++;
      if (verdict === 'wrong' && known[one.question] === undefined) wrong.push(`${one.question} → ${why}`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(right);
  });
});
