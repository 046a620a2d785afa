import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { labelled, reliability, type Scored, scoresOf } from './labelled.ts';

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
      // To the careful side: what is only similar is refused sooner than answered wrong.
      expect(right, `answers from ${from} on, said ${said}`).toBeLessThan(said + (exact ? 0.17 : 0.2));
    }
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
