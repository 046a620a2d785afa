import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { cityQuestions } from './city-table.ts';
import { judge, type Question } from './judge.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

// `bench/geo/cities.ts` asks them all.
const every = 20;

test.each(Object.entries(cityQuestions(50_000)))(
  'finds cities of the whole table by their names: %s',
  async (_, questions: readonly Question[]) => {
    const some = questions.filter((_question: Question, i: number) => i % every === 0);
    const { asked, right, misses } = await judge(geo, some);
    expect(asked).toBeGreaterThan(60);
    const shown = misses.slice(0, 20).map(({ query, answer }) => `${query} → ${answer}`);
    expect(right / asked, shown.join('\n')).toBeGreaterThanOrEqual(0.97);
  },
  120_000,
);
