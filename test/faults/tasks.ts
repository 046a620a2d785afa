/** What the harness has servers do: small pieces of work of every kind, each with one right outcome. */

import { createRandom } from '../../src/tabular/engine/random.ts';
import { pack } from '../support/plain-payload.ts';

export interface Packed {
  readonly bytes: Buffer;
  readonly contentHash: string;
}

export interface Step {
  readonly path: '/v1/fits' | '/v1/predictions' | '/v1/evaluations' | '/v1/forecasts';
  readonly payload: Packed;
  /** Beside objectKey, contentHash and idempotencyKey. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Uses the context that the step before has fitted. */
  readonly onContext?: boolean;
}

export interface Task {
  readonly name: string;
  readonly steps: readonly Step[];
}

const names = ['a', 'b', 'c', 'd'];

function rows(count: number, seed: number) {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => ({
    a: random.next(),
    b: random.below(5),
    c: random.below(9) === 0 ? null : random.next() * 100,
    d: `word ${random.below(4)}`,
  }));
}

function labelled(task: 'classification' | 'regression', train: number, score: number, seed: number) {
  const features = rows(train, seed);
  return {
    task,
    targetColumn: 'y',
    featureColumns: names,
    trainingFeatures: features,
    trainingTarget: features.map(({ a, b }) => (task === 'regression' ? a * 2 + b : a > 0.5 ? 'yes' : 'no')),
    rows: rows(score, seed + 1),
  };
}

const described = (task: 'classification' | 'regression') => ({
  task,
  targetColumn: 'y',
  featureColumns: names,
});

function predict(task: 'classification' | 'regression', train: number, score: number, seed: number): Step {
  return {
    path: '/v1/predictions',
    payload: pack({
      ...labelled(task, train, score, seed),
      ...(task === 'regression' && { quantiles: [0.1, 0.9] }),
    }),
    body: { ...described(task), trainRowCount: train, outputRowCount: score },
  };
}

/** @param again  fits even where an identical context exists */
function fit(train: number, seed: number, again: boolean): Step {
  return {
    path: '/v1/fits',
    payload: pack(labelled('classification', train, 0, seed)),
    body: { ...described('classification'), trainRowCount: train, forceRefit: again },
  };
}

function onContext(score: number, seed: number): Step {
  return {
    path: '/v1/predictions',
    payload: pack({ kind: 'contextPrediction', rows: rows(score, seed) }),
    body: { outputRowCount: score },
    onContext: true,
  };
}

function forecast(length: number): Step {
  const context = Array.from({ length }, (_, i) => ({
    item_id: i % 2 === 0 ? 'p' : 'q',
    timestamp: new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 2))).toISOString().slice(0, 10),
    target: Math.sin(i / 3) * 10 + i,
  }));
  return {
    path: '/v1/forecasts',
    payload: pack({ kind: 'forecast', context, future: null, predictionLength: 3, quantiles: [0.1, 0.9] }),
    body: { covariateColumns: [], contextRowCount: length, outputRowCount: 6 },
  };
}

/** @param mediumRows  rows of the larger tables; with the harness's limits they are uploaded in parts, and their results
 * are fetched from an address
 * @param reuse  whether a fit may be answered with the context of an earlier one */
export function makeTasks(mediumRows: number, reuse: boolean): readonly Task[] {
  return [
    { name: 'predict', steps: [predict('classification', 24, 6, 1)] },
    { name: 'predict again', steps: [predict('classification', 24, 6, 1)] },
    { name: 'quantiles', steps: [predict('regression', 30, 8, 2)] },
    { name: 'fit and use', steps: [fit(40, 3, !reuse), onContext(5, 4), onContext(7, 5)] },
    {
      name: 'evaluate',
      steps: [
        {
          path: '/v1/evaluations',
          payload: pack(labelled('classification', 40, 0, 6)),
          body: { ...described('classification'), rowCount: 40 },
        },
      ],
    },
    { name: 'forecast', steps: [forecast(48)] },
    { name: 'medium predict', steps: [predict('regression', mediumRows, mediumRows, 7)] },
    { name: 'medium fit', steps: [fit(mediumRows, 8, true), onContext(mediumRows, 9)] },
    {
      name: 'wrong counts',
      steps: [
        {
          ...predict('classification', 20, 4, 10),
          body: { ...described('classification'), trainRowCount: 21, outputRowCount: 4 },
        },
      ],
    },
  ];
}

/** One job whose result is larger than what a socket and its buffers hold. */
export const largeTask = (): Task => ({ name: 'large', steps: [predict('regression', 50, 30_000, 11)] });
