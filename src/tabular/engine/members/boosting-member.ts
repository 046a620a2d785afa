/** Gradient-boosted trees with several settings; early stopping by the rows held out. */

import {
  type BoostingParams,
  fitBoosting,
  loadTreeModel,
  type TreeModel,
  type TreeTarget,
} from '../estimators/trees.ts';
import type { Saved } from '../saved.ts';
import type { Goal } from '../validation/goal.ts';
import type { FittedMember, FittedOn, Member, Shape } from './member.ts';

export interface BoostingStyle {
  readonly params: (shape: Shape) => BoostingParams;
  /** Only tables of such a shape are offered this style. */
  readonly accepts?: (shape: Shape) => boolean;
}

/** Fewer bins on fewer rows: scanning them is most of the work there, and coarse bins smooth a little. */
export const binsFor = (rows: number) => (rows < 500 ? 32 : rows < 2500 ? 64 : 256);

/** Wide tables: about 150 columns a tree are enough, and cost so much less. */
export const columnShare = ({ numbers, categories }: Pick<Shape, 'numbers' | 'categories'>, most: number) =>
  Math.min(most, Math.max(0.05, 150 / (numbers + categories)));

export function boostingMember(name: string, style: BoostingStyle): Member {
  return {
    name,
    keepsDirections: true,
    validation: () => ({ kind: 'folds', final: 'bag', earlyStopping: true }),
    accepts: (shape) => shape.rows >= 10 && (style.accepts?.(shape) ?? true),
    cost: (shape) => treeCost(shape, style.params(shape)),
    async fit(frame, goal, run, guide) {
      const shape = {
        rows: frame.rows,
        numbers: frame.features.filter(({ kind }) => kind === 'number').length,
        categories: frame.features.filter(({ kind }) => kind === 'category').length,
        designColumns: 0,
        classes: goal.kind === 'classes' ? goal.classes : 0,
      };
      const params = { ...style.params(shape), ...(goal.monotone && { monotone: goal.monotone }) };
      const held = guide?.kind === 'held-out' && guide.frame.rows > 0 ? guide : undefined;
      const learnt = guide?.kind === 'iterations' ? guide.iterations : undefined;
      // Without rows to stop by, the iterations must be few enough by themselves.
      const iterations = learnt ?? Math.ceil((params.iterations ?? 300) / (params.patience ? 6 : 1));
      const model = await fitBoosting(
        frame,
        toTreeTarget(goal),
        held === undefined ? { ...params, iterations: Math.max(1, iterations), patience: 0 } : params,
        {
          seed: run.seed,
          threads: run.threads,
          control: run.control,
          keepPartial: run.keepPartial ?? false,
          ...weightsOf(goal),
          ...(held && {
            validation: { frame: held.frame, target: toTreeTarget(held.goal), ...weightsOf(held.goal) },
          }),
        },
      );
      return fittedTrees(model);
    },
    restore: restoreTrees,
  };
}

export function toTreeTarget(goal: Goal): TreeTarget {
  return goal.kind === 'classes'
    ? { task: 'classification', codes: goal.codes, classes: goal.classes }
    : { task: 'regression', values: goal.values };
}

export const weightsOf = ({ sampleWeights }: Goal) =>
  sampleWeights === undefined ? {} : { weights: sampleWeights };

export function fittedTrees(model: TreeModel): FittedMember {
  return {
    trees: model,
    iterations: model.bestIteration,
    contributions: async (frame, { threads, control }) => {
      const stride = model.features + 1;
      const shap = await model.shap(frame, { threads, control });
      const cells = frame.rows * model.scores;
      const values = new Float64Array(cells * model.features);
      for (let cell = 0; cell < cells; cell++) {
        values.set(shap.subarray(cell * stride, (cell + 1) * stride - 1), cell * model.features);
      }
      // The expectation is the same in every row.
      const base = Float64Array.from({ length: model.scores }, (_, s) => shap[(s + 1) * stride - 1] ?? 0);
      return { values, base, outputs: model.scores };
    },
    predict: (frame, { threads, control }) => model.predict(frame, { threads, control }),
    pack: async () => ({ trees: model.serialize() }),
    importance: () => {
      const gains = model.importance();
      const total = gains.reduce((a, b) => a + b, 0);
      return total > 0 ? gains.map((gain) => gain / total) : gains;
    },
  };
}

/** The addon checks the bytes by themselves. */
export function restoreTrees(saved: Saved, { features, classes }: FittedOn): FittedMember {
  const trees = saved.field('trees');
  const model = loadTreeModel(trees.array('Uint8Array'));
  const same =
    model.cardinalities.length === features.length &&
    features.every(({ cardinality }, f) => model.cardinalities[f] === (cardinality ?? -1));
  if (!same || model.outputs !== Math.max(1, classes) || (model.classes ?? 0) !== classes) {
    model.close();
    trees.refuse("trees of the schema's features and classes");
  }
  return fittedTrees(model);
}

/** Measured on a common server core: about 4 ns per row, feature and tree, and the cost of scanning the histograms. */
function treeCost({ rows, numbers, categories, classes }: Shape, params: BoostingParams): number {
  const features = (numbers + categories) * (params.columnFraction ?? 1);
  const trees = (params.iterations ?? 300) * (classes > 2 ? classes : 1);
  const scan = (params.maxLeaves ?? 31) * features * Math.min(rows, 256) * 1.5e-6;
  return 0.5 * trees * (rows * features * 4e-6 + scan + 0.03);
}
