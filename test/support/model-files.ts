/** Small saved models of every kind, and ways to falsify them that leave the checksum right. */

import { createHash } from 'node:crypto';
import type { Table } from '../../src/tabular/domain/table.ts';
import { tableFromColumns } from '../../src/tabular/domain/table-from-columns.ts';
import type { Blend } from '../../src/tabular/engine/blend/blend.ts';
import { createRunControl, type Frame } from '../../src/tabular/engine/frame.ts';
import { pretrainedIdentity } from '../../src/tabular/engine/in-context/network-files.ts';
import { inContextMemberOf } from '../../src/tabular/engine/members/in-context-member.ts';
import { linearMember } from '../../src/tabular/engine/members/linear-member.ts';
import { type Member, spreadLevels } from '../../src/tabular/engine/members/member.ts';
import { portfolios } from '../../src/tabular/engine/members/portfolio.ts';
import { fitMember } from '../../src/tabular/engine/members/present-classes.ts';
import { spreadMembers } from '../../src/tabular/engine/members/residual-members.ts';
import {
  artifactVersion,
  type Model,
  packModel,
  predictModel,
  unpackModel,
} from '../../src/tabular/engine/model.ts';
import { type Packable, pack, unpack } from '../../src/tabular/engine/pack.ts';
import { inferSchema, readColumns, toFrame } from '../../src/tabular/engine/prepare/index.ts';
import type { Random } from '../../src/tabular/engine/random.ts';
import { takeRows } from '../../src/tabular/engine/rows.ts';
import type { Goal } from '../../src/tabular/engine/validation/goal.ts';

const rows = 40;
const run = { control: createRunControl(), threads: 1, seed: 1 };
const words = ['red', 'green', 'blue', 'grey'];

/** A column of every kind that a schema knows. */
export const features: Table = await tableFromColumns({
  number: Array.from({ length: rows }, (_, i) => (i % 7 === 0 ? null : Math.sin(3 * i))),
  other: Array.from({ length: rows }, (_, i) => Math.cos(i * i)),
  flag: Array.from({ length: rows }, (_, i) => i % 3 === 0),
  word: Array.from({ length: rows }, (_, i) => words[(i * i) % 4]!),
  day: Array.from({ length: rows }, (_, i) => `2024-0${1 + (i % 9)}-1${i % 10}`),
  text: Array.from(
    { length: rows },
    (_, i) => `a ${words[i % 4]} sentence about ${words[(i * 7) % 4]} number ${i}`,
  ),
  same: Array.from({ length: rows }, () => 1),
  some: Array.from({ length: rows }, (_, i) => (i % 2 === 0 ? null : 5)),
});

const schema = inferSchema(features);
const frame = toFrame(features, schema);

const inContext = inContextMemberOf({
  sampled: { views: 2, rows: 1000, regions: 1 },
  regional: { views: 1, rows: 30, regions: 2 },
  scorers: [linearMember('linear', 'standard')],
});

/** A blend of one fit of every member, without validation. */
async function fitted(classes: number, members: readonly Member[]): Promise<Model> {
  const goal: Goal =
    classes === 0
      ? { kind: 'numbers', values: Float64Array.from({ length: rows }, (_, i) => Math.sin(3 * i) + (i % 3)) }
      : { kind: 'classes', codes: Int32Array.from({ length: rows }, (_, i) => (i * i) % classes), classes };
  const parts: Blend['parts'][number][] = [];
  for (const member of members) {
    parts.push({
      name: member.name,
      weight: 1 / members.length,
      fitted: [await fitMember(member, frame, goal, run)],
    });
  }
  const teller = parts.find(({ fitted }) => fitted[0]!.quantileOffsets !== undefined);
  const shifts = new Float64Array(spreadLevels.length);
  const scores = Float64Array.from({ length: 20 }, (_, i) => i - 10);
  const numbers = goal as Goal & { kind: 'numbers' };
  const spread = classes === 0 && {
    residuals: scores,
    scaled: { scores, model: await spreadMembers.scale.fit(frame, numbers, run), low: -1, high: 1 },
    regressions: {
      models: await Promise.all(
        spreadLevels.map((level) => spreadMembers.quantile(level).fit(frame, numbers, run)),
      ),
      shifts,
    },
    memberQuantiles: teller === undefined ? null : { member: teller.name, fitted: teller.fitted[0]!, shifts },
  };
  const labels = ['a', 2, true, 'd'].slice(0, classes);
  return {
    task: classes === 0 ? 'regression' : 'classification',
    targetColumn: 'target',
    trainRows: rows,
    featureColumns: features.columns.map(({ name }) => name),
    classes: classes === 0 ? null : labels,
    schema,
    columns: readColumns(features, schema, frame),
    costs: classes > 2 ? Float64Array.from({ length: classes * classes }, (_, i) => i - 2) : null,
    blend: {
      classes,
      parts,
      temperature: 0.9,
      floor: classes === 0 ? 0 : 0.01,
      spread: spread || null,
      members: [],
      student: null,
    },
    background: takeRows(frame, Int32Array.of(0, 3, 9)),
    seed: 1,
  };
}

/** Saved models: four small ones, of a regression, of two and three classes, and of four of which one is absent; then those of the
 * members with large files, and of the pretrained one where it can run. */
export async function modelFiles(): Promise<Uint8Array[]> {
  const small = portfolios.best.filter(
    ({ name }) => !/in-context|deep|shallow|-quantile|^forest|^extra|^fourier/.test(name),
  );
  const regressors = small.filter(({ name }) => name !== 'discriminant');
  const classifiers = small.filter(({ name }) => name !== 'gaussian-process');
  const large = portfolios.best.filter(({ name }) =>
    /^extra|^fourier|^(linear|neighbours)-quantile/.test(name),
  );
  const models = [
    await fitted(0, regressors),
    await fitted(2, classifiers),
    await fitted(3, classifiers),
    await fitted(4, classifiers),
    await fitted(2, large),
  ];
  if (pretrainedIdentity() !== undefined)
    models.push(await fitted(0, [inContext]), await fitted(3, [inContext]));
  return Promise.all(models.map(packModel));
}

/** Puts the right checksum under bytes. */
export function reseal(bytes: Uint8Array): Uint8Array {
  const out = bytes.slice();
  const end = out.length - 32;
  if (end > 0) out.set(createHash('sha256').update(out.subarray(0, end)).digest(), end);
  return out;
}

const oddNumbers = [
  0,
  -1,
  1,
  2,
  0.5,
  255,
  256,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 52,
  2 ** 53,
  2 ** 61,
  -(2 ** 31),
  1e308,
  -1e308,
];
const oddValues: readonly Packable[] = [
  null,
  true,
  '',
  'x',
  '__proto__',
  [],
  {},
  Number.NaN,
  Number.POSITIVE_INFINITY,
  new Float64Array(0),
  new Int32Array(3),
  ...oddNumbers,
];

/** The model with one of its values changed to something that it must not be trusted with. */
export function falsify(bytes: Uint8Array, random: Random): Uint8Array {
  const root = { model: unpack('GRTM', artifactVersion, bytes) } as Record<string, Packable>;
  const below = (n: number) => Math.floor(random.next() * n);
  let holder: Record<string, Packable> = root;
  let key = 'model';
  for (;;) {
    const value = holder[key]!;
    const keys =
      value !== null && typeof value === 'object' && !ArrayBuffer.isView(value) ? Object.keys(value) : [];
    if (keys.length === 0 || below(20) === 0) break;
    holder = value as Record<string, Packable>;
    key = keys[below(keys.length)]!;
  }
  const value = holder[key]!;
  if (ArrayBuffer.isView(value) && below(4) > 0) {
    const array = (value as Float64Array).slice();
    const length = below(3) === 0 ? below(array.length + 3) : array.length;
    const changed = new (array.constructor as new (length: number) => Float64Array)(length);
    changed.set(array.subarray(0, length));
    if (length > 0) changed[below(length)] = oddNumbers[below(oddNumbers.length)]!;
    holder[key] = changed;
  } else if (Array.isArray(value) && value.length > 0 && below(2) === 0) {
    const at = below(value.length);
    if (below(2) === 0) value.splice(at, 1);
    else value.push(value[at]!);
  } else if (below(8) === 0) {
    delete holder[key];
  } else {
    holder[key] = oddValues[below(oddValues.length)]!;
  }
  return pack('GRTM', artifactVersion, root.model ?? null);
}

/** Loads bytes and, where they are taken for a model, asks it about rows.
 * @returns whether they were */
export async function useModel(bytes: Uint8Array): Promise<boolean> {
  const model = unpackModel(bytes);
  const answer = await predictModel(model, features, run, model.task === 'regression' ? [0.1, 0.5] : null);
  if (answer.values.length !== features.rows) throw new Error('an answer for every row was expected');
  return true;
}

export type { Frame };
