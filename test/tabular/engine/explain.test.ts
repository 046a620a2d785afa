/** Trees are explained by TreeSHAP unless they are large: then by walks, in a time that does not grow with them. */

import { expect, test } from 'vitest';
import type { TreeModel } from '../../../src/tabular/engine/estimators/trees.ts';
import { explainModel } from '../../../src/tabular/engine/explain.ts';
import type { Frame } from '../../../src/tabular/engine/frame.ts';
import { createRunControl } from '../../../src/tabular/engine/frame.ts';
import type { FittedMember } from '../../../src/tabular/engine/members/member.ts';
import type { Model } from '../../../src/tabular/engine/model.ts';
import { inferSchema, toFrame } from '../../../src/tabular/engine/prepare/index.ts';

const table = (a: number[], b: number[]) => ({
  rows: a.length,
  columns: [
    { kind: 'number' as const, name: 'a', values: Float64Array.from(a) },
    { kind: 'number' as const, name: 'b', values: Float64Array.from(b) },
  ],
});
const known = table([0, 1, 2, 3], [5, 1, 5, 1]);
const schema = inferSchema(known);
const background = toFrame(known, schema);

/** Says 2a + b, and of its contributions what only TreeSHAP would. */
const treesOf = (bytes: number): FittedMember => ({
  predict: async (frame: Frame) => {
    const [a, b] = frame.features.map((feature) => (feature.kind === 'number' ? feature.values : []));
    return Float64Array.from({ length: frame.rows }, (_, i) => 2 * a![i]! + b![i]!);
  },
  trees: { bytes } as TreeModel,
  contributions: async (frame) => ({
    values: new Float64Array(2 * frame.rows).fill(7),
    base: Float64Array.of(1),
    outputs: 1,
  }),
  importance: () => Float64Array.of(1, 0),
  pack: async () => ({}),
});

const modelOf = (bytes: number) =>
  ({
    task: 'regression',
    classes: null,
    featureColumns: ['a', 'b'],
    schema,
    background,
    seed: 0,
    blend: {
      classes: 0,
      parts: [{ name: 'forest', weight: 1, fitted: [treesOf(bytes)] }],
      temperature: 1,
      floor: 0,
      student: null,
    },
  }) as unknown as Model;

const run = { control: createRunControl(), threads: 1, seed: 0 };

test('Small trees say themselves what each column contributes', async () => {
  const { contributions, base } = await explainModel(modelOf(1000), table([9], [4]), run);
  expect(Array.from(contributions!)).toEqual([7, 7]);
  expect(Array.from(base!)).toEqual([1]);
});

test('Large ones are asked along walks from known rows, exactly where columns do not interact', async () => {
  const { contributions, base } = await explainModel(modelOf(2 ** 22), table([9], [4]), run);
  expect(base![0]).toBeCloseTo(2 * 1.5 + 3, 10);
  expect(contributions![0]).toBeCloseTo(2 * (9 - 1.5), 10);
  expect(contributions![1]).toBeCloseTo(4 - 3, 10);
});
