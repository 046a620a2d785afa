/** A fitted model: schema and blend together, from table to prediction. Runs on the engine's worker thread. */

import { defaultEffort, type Effort } from '../domain/effort.ts';
import { TabularError } from '../domain/errors.ts';
import { defaultModelLimits } from '../domain/limits.ts';
import type { Label, Table, Task } from '../domain/table.ts';
import { type Blend, blendQuantiles, packBlend, predictBlend, restoreBlend } from './blend/blend.ts';
import { effortSettings } from './blend/effort.ts';
import { fitBlend } from './blend/fit-blend.ts';
import type { Compilation } from './blend/student.ts';
import { chosenClasses, costMatrix } from './class-costs.ts';
import type { Prediction, Target, TrainingSet } from './engine.ts';
import type { FeatureShape, Frame } from './frame.ts';
import { memberNamed, portfolios } from './members/portfolio.ts';
import { spreadMembers } from './members/residual-members.ts';
import { directionsOf, monotoneNote } from './monotone.ts';
import { type Packable, pack, unpack } from './pack.ts';
import {
  type ColumnReading,
  checkReadings,
  checkSchema,
  featureShapes,
  inferSchema,
  otherScales,
  readColumns,
  type Schema,
  toFrame,
  toLaterFrame,
} from './prepare/index.ts';
import { createRandom, deriveSeed, shuffle } from './random.ts';
import { takeRows } from './rows.ts';
import { checkAborted, type Run } from './run.ts';
import { applyWeights } from './sample-weights.ts';
import { Saved } from './saved.ts';
import type { Goal } from './validation/goal.ts';

export interface Model {
  readonly task: Task;
  readonly targetColumn: string | null;
  readonly trainRows: number;
  readonly featureColumns: readonly string[];
  readonly classes: readonly Label[] | null;
  readonly schema: Schema;
  /** How each feature column was read, in their order. */
  readonly columns: readonly ColumnReading[];
  /** What was decided while the training table was read; not kept with a saved model. */
  readonly notes?: readonly string[];
  readonly blend: Blend;
  /** c × c row-major: what it costs to predict a class (column) where another is true (row); null: the most probable class is predicted. */
  readonly costs: Float64Array | null;
  /** What came of compiling it; absent when nobody did. Not kept with a saved model. */
  readonly compilation?: Compilation;
  /** Some training rows: what explanations compare a row with. */
  readonly background: Frame;
  readonly seed: number;
}

export const { maxClasses } = defaultModelLimits;
const magic = 'GRTM';
/** Raised whenever an older artifact can no longer be read. */
export const artifactVersion = 7;
const backgroundRows = 32;
/** Of so few rows the way to another thread and back takes longer than what members compute. */
const rowsAtOnce = 16;

export interface FitModelOptions {
  /** Default `balanced`. */
  readonly effort?: Effort | undefined;
  readonly budgetMs?: number | undefined;
  /** Hold each row out once at most: an evaluation has folds of its own. */
  readonly withoutRepeats?: boolean | undefined;
  readonly onProgress?: ((fraction: number, stage: string) => void) | undefined;
}

export async function fitModel(given: TrainingSet, run: Run, options: FitModelOptions): Promise<Model> {
  checkTraining(given);
  checkAborted(run);
  const training = applyWeights(given);
  const { features, target, task, weights, groups, monotone = {} } = training;
  const costs = training.costs === undefined ? null : costMatrix(training.costs, target);
  options.onProgress?.(0, 'preparation');
  const schema = inferSchema(features);
  const frame = toFrame(features, schema);
  const directions = directionsOf(monotone, schema, target.kind === 'labels' ? target.classes.length : 0);
  const goal = { ...toGoal(target, weights, groups), ...(directions && { monotone: directions }) };
  const notes = [...(training.notes ?? []), ...(directions ? [monotoneNote(monotone)] : [])];
  const { effort = defaultEffort } = options;
  const blend = await fitBlend(frame, goal, run, {
    ...options,
    portfolio: portfolios[effort],
    settings: effortSettings[effort],
    spreadMembers,
  });
  return {
    task,
    targetColumn: training.targetColumn ?? null,
    trainRows: features.rows,
    featureColumns: features.columns.map(({ name }) => name),
    classes: target.kind === 'labels' ? target.classes : null,
    schema,
    columns: readColumns(features, schema, frame),
    ...(notes.length > 0 && { notes }),
    blend,
    costs,
    background: takeRows(frame, sampleOf(frame.rows, run.seed)),
    seed: run.seed,
  };
}

function sampleOf(rows: number, seed: number): Int32Array {
  const random = createRandom(deriveSeed(seed, 41));
  const every = Int32Array.from({ length: rows }, (_, i) => i);
  return shuffle(every, random).slice(0, backgroundRows).sort();
}

/** @throws TabularError when rows, target and task do not belong together */
function checkTraining({ features, target, task }: TrainingSet): void {
  if (features.rows === 0) throw new TabularError('schema_mismatch', 'The training table has no rows.');
  const length = target.kind === 'numbers' ? target.values.length : target.codes.length;
  if (length !== features.rows) {
    const detail = `The target has ${length} values for ${features.rows} rows of features.`;
    throw new TabularError('schema_mismatch', detail);
  }
  if ((task === 'regression') !== (target.kind === 'numbers')) {
    throw new TabularError('unsupported_task', `A ${task} was asked for a target of ${target.kind}.`);
  }
  if (target.kind === 'numbers') {
    const bad = target.values.findIndex((value) => !Number.isFinite(value));
    if (bad >= 0) {
      const detail = `The target of row ${bad + 1} is ${target.values[bad]}; a regression needs finite numbers.`;
      throw new TabularError('unsupported_task', detail);
    }
    return;
  }
  const count = target.classes.length;
  if (count > maxClasses) {
    throw new TabularError(
      'dataset_too_large',
      `The target has ${count} classes; at most ${maxClasses} fit.`,
    );
  }
  const bad = target.codes.findIndex((code) => !(code >= 0 && code < count));
  if (bad >= 0) throw new TabularError('unsupported_task', `The target of row ${bad + 1} is missing.`);
}

/** The target of further rows, in the codes of a model's classes.
 * @throws TabularError `unsupported_task` for a label that the model does not know */
export function modelGoal({ classes }: Model, target: Target): Goal {
  if (target.kind === 'numbers') return { kind: 'numbers', values: target.values };
  const known = target.classes.map((label) => classes!.indexOf(label));
  const codes = target.codes.map((code) => known[code]!);
  const unknown = codes.indexOf(-1);
  if (unknown >= 0) {
    const label = JSON.stringify(target.classes[target.codes[unknown]!]);
    throw new TabularError(
      'unsupported_task',
      `Row ${unknown + 1} has the label ${label}, which the model does not know.`,
    );
  }
  return { kind: 'classes', codes, classes: classes!.length };
}

function toGoal(
  target: Target,
  sampleWeights: Float64Array | undefined,
  groups: Int32Array | undefined,
): Goal {
  return target.kind === 'numbers'
    ? { kind: 'numbers', values: target.values, sampleWeights, groups }
    : { kind: 'classes', codes: target.codes, classes: target.classes.length, sampleWeights, groups };
}

/** @throws TabularError `schema_mismatch` when a fitted column is absent */
export async function predictModel(
  model: Model,
  features: Table,
  given: Run,
  levels: readonly number[] | null,
): Promise<Prediction> {
  const { blend, classes, schema } = model;
  const run = features.rows <= rowsAtOnce ? { ...given, threads: 0 } : given;
  const { frame, unread } = toLaterFrame(features, schema);
  const told = { unread, otherScale: otherScales(frame, model.background, schema) };
  const answers = await predictBlend(blend, frame, run);
  if (classes !== null) {
    return {
      rows: features.rows,
      values: chosenClasses(answers, classes.length, model.costs),
      classes,
      probabilities: answers,
      quantiles: null,
      quantileLevels: null,
      ...told,
    };
  }
  return {
    rows: features.rows,
    values: answers,
    classes: null,
    probabilities: null,
    quantiles: levels && (await blendQuantiles(blend, answers, frame, levels, run)),
    quantileLevels: levels,
    ...told,
  };
}

export async function packModel(model: Model): Promise<Uint8Array> {
  const { task, targetColumn, trainRows, featureColumns, classes, schema, columns, blend, background, seed } =
    model;
  return pack(magic, artifactVersion, {
    task,
    targetColumn,
    trainRows,
    featureColumns,
    classes,
    schema: schema as unknown as Packable,
    columns: columns as unknown as Packable,
    blend: await packBlend(blend),
    ...(model.costs && { costs: model.costs }),
    background: background as unknown as Packable,
    seed,
  });
}

/** @throws TabularError `fitted_context_incompatible` when the bytes are not such an artifact, or what they say is not true of any model */
export function unpackModel(bytes: Uint8Array): Model {
  const saved = new Saved(unpack(magic, artifactVersion, bytes));
  const schema = checkSchema(saved.field('schema'));
  const names = schema.columns.map(({ name }) => name);
  const features = saved.field('featureColumns').items(names.length, names.length);
  for (const [i, name] of names.entries()) features[i]!.oneOf([name]);
  const task = saved.field('task').oneOf<Task>(['classification', 'regression']);
  const labels = saved.field('classes');
  if ((labels.value === null) !== (task === 'regression')) labels.refuse('null for a regression alone');
  const classes = labels.orNull(checkClasses);
  const fitted = { features: featureShapes(schema), classes: classes?.length ?? 0 };
  return {
    task,
    targetColumn: saved.field('targetColumn').orNull((name) => name.text()),
    trainRows: saved.field('trainRows').whole(1, Number.MAX_SAFE_INTEGER),
    featureColumns: names,
    classes,
    schema,
    columns: checkReadings(saved.field('columns'), schema),
    blend: restoreBlend(saved.field('blend'), fitted, memberNamed),
    costs: saved.has('costs') ? checkCosts(saved.field('costs'), fitted.classes) : null,
    background: checkFrame(saved.field('background'), fitted.features, backgroundRows),
    seed: saved.field('seed').whole(0, Number.MAX_SAFE_INTEGER),
  };
}

function checkCosts(saved: Saved, classes: number): Float64Array {
  return classes > 0 ? saved.floats(classes * classes) : saved.refuse('absent from a regression');
}

function checkClasses(saved: Saved): readonly Label[] {
  const labels = saved.items(1, maxClasses).map((label) => {
    if (typeof label.value === 'number') return label.finite();
    return typeof label.value === 'boolean' ? label.flag() : label.text();
  });
  return new Set(labels).size === labels.length ? labels : saved.refuse('different labels');
}

function checkFrame(saved: Saved, features: readonly FeatureShape[], most: number): Frame {
  const rows = saved.field('rows').whole(1, most);
  saved
    .field('features')
    .items(features.length, features.length)
    .forEach((item, i) => {
      const { cardinality } = features[i]!;
      item.field('name').text();
      item.field('kind').oneOf([cardinality === null ? 'number' : 'category']);
      if (cardinality !== null) {
        item.field('cardinality').oneOf([cardinality]);
        item.field('codes').codes(rows, -1, cardinality);
      } else {
        const values = item.field('values');
        values.array(values.value instanceof Float32Array ? 'Float32Array' : 'Float64Array', rows);
      }
    });
  return saved.value as unknown as Frame;
}
