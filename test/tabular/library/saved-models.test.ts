/** Models that version 0.1.0 saved are read, and predict what they predicted then (docs/upgrade.md). */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { closeSharedEngine, loadModel } from '../../../src/tabular/index.ts';

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/models/${name}`, import.meta.url));
const { asked, regression, classification } = JSON.parse(fixture('predicted.json').toString());
const load = (name: string) => loadModel(gunzipSync(fixture(`${name}.model.gz`)));
afterAll(() => closeSharedEngine());

const expectClose = (found: Iterable<number>, expected: readonly number[]) => {
  const values = [...found];
  expect(values).toHaveLength(expected.length);
  // Another processor may add up in another order.
  values.forEach((value, i) => {
    expect(value).toBeCloseTo(expected[i]!, 6);
  });
};

test('a regression of trees and neighbours, with its quantiles', async () => {
  const model = await load('regression');
  const found = await model.predict(asked, { quantiles: [0.1, 0.9] });
  const rows = [...asked.keys()] as number[];
  expectClose(
    rows.map((i) => found.at(i) as number),
    regression.values,
  );
  expectClose(
    rows.flatMap((i) => [found.quantile(i, 0.1), found.quantile(i, 0.9)]),
    regression.quantiles.flat(),
  );
  model.close();
});

test('a classification of linear models, neighbours, discriminant and Fourier features', async () => {
  const model = await load('classification');
  expect(model.classes).toEqual(classification.classes);
  const found = await model.predict(asked);
  expect((asked as unknown[]).map((_, i) => found.at(i))).toEqual(classification.values);
  expectClose(found.probabilities!, classification.probabilities);
  model.close();
});
