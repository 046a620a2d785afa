import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judge } from '../../../bench/geo/blind/judge.mjs';
import { points, readQuestions } from '../../../bench/geo/blind/questions.mjs';
import { createGeo, type Geo, GeoError } from '../../../src/geo/index.ts';
import { labelled, reliability, type Scored, scoresOf } from './labelled.ts';

const verbs = {
  geocode: 'geocode',
  border: 'countryBorder',
  ocean: 'oceanBorder',
  water: 'waterFeature',
} as const;

let geo: Geo;
let scores: Scored[];
beforeAll(async () => {
  geo = createGeo();
  scores = await scoresOf(geo, labelled(22));
}, 120_000);
afterAll(() => geo.close());

describe('of answers with some score that share is right', () => {
  test.each([true, false])('of names as they are written: %s', (exact) => {
    const bins = reliability(scores.filter(({ method }) => (method === 'exact') === exact));
    const filled = bins.filter(({ count }) => count >= 40);
    expect(filled.length).toBeGreaterThanOrEqual(3);
    for (const { from, said, right } of filled) {
      expect(right, `answers from ${from} on, said ${said}`).toBeGreaterThan(said - 0.04);
      expect(right, `answers from ${from} on, said ${said}`).toBeLessThan(said + (exact ? 0.17 : 0.1));
    }
  });

  test('of the blind questions for places', async () => {
    const where = points();
    const blind: { score: number; right: boolean }[] = [];
    for (const asked of readQuestions({ kind: 'names' }).filter(({ door }) => door in verbs)) {
      try {
        const answer = await geo[verbs[asked.door as keyof typeof verbs]](asked.question);
        const { verdict } = judge(asked, answer, where);
        blind.push({ score: answer.properties.match.score, right: verdict === 'right' });
      } catch (error) {
        if (!(error instanceof GeoError)) throw error;
      }
    }
    const least = (from: number, to: number) => {
      const some = blind.filter(({ score }) => score >= from && score < to);
      return { count: some.length, right: some.filter(({ right }) => right).length / some.length };
    };
    expect(least(0.5, 1.01).count).toBeGreaterThan(200);
    expect(least(0.85, 0.95).right).toBeGreaterThanOrEqual(0.85);
    expect(least(0.95, 1.01).right).toBeGreaterThanOrEqual(0.95);
  });

  test('nine in ten of all that is answered at 0.9, and more above', () => {
    const near = scores.filter(({ score }) => score >= 0.86 && score < 0.94);
    const above = scores.filter(({ score }) => score >= 0.94);
    const share = (some: readonly Scored[]) => some.filter(({ right }) => right).length / some.length;
    expect(near.length).toBeGreaterThan(100);
    expect(share(near)).toBeGreaterThan(0.88);
    expect(share(above)).toBeGreaterThan(0.96);
  });
});
