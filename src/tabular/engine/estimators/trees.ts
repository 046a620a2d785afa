/** Ensembles of trees fitted by the native engine: gradient boosting and extra-trees, with one kind of model. */

import type { NativeTreeHandle } from '../../../../bindings/addon.d.ts';
import { isErrorCode, TabularError } from '../../domain/errors.ts';
import { addon } from '../addon.ts';
import type { Frame, RunControl } from '../frame.ts';

/** What trees learn from. Classification: codes 0 … classes − 1 (a class may be absent), 1 ≤ classes ≤ 65,536. */
export type TreeTarget =
  | { readonly task: 'regression'; readonly values: Float64Array }
  | { readonly task: 'classification'; readonly codes: Int32Array; readonly classes: number };

export interface TreeRun {
  /** Native threads; 0 predicts on the calling thread. Default 1. The result has the same bits for any number. */
  readonly threads?: number;
  /** `[cancel, progress ‰]`; a cancelled run rejects with an error whose `code` is `aborted`. */
  readonly control?: RunControl;
}

export interface FitOptions extends TreeRun {
  /** A whole number of at least 0. Default 0. */
  readonly seed?: number;
  /** One weight a row: finite, not negative, not all zero. Scaled to a mean of one. */
  readonly weights?: Float64Array;
}

export interface Validation {
  readonly frame: Frame;
  readonly target: TreeTarget;
  readonly weights?: Float64Array;
}

export interface BoostingFitOptions extends FitOptions {
  /** Rows held out of the fit: the model keeps the iterations up to the one with the best loss on them. */
  readonly validation?: Validation;
  /** When the run is out of time (`control[0]` is 2): keep the iterations so far instead of rejecting. */
  readonly keepPartial?: boolean;
}

export interface BoostingParams {
  /** Quantile loss at this level, in (0, 1), instead of squared error. Regression only. */
  readonly quantile?: number;
  /** Upper bound on boosting iterations; each grows one tree, or one a class with three classes or more. Default 300. */
  readonly iterations?: number;
  /** In (0, 10]. Default 0.06. */
  readonly learningRate?: number;
  /** Leaves of a tree, at least 1. Default 31; with only `maxDepth` given, 2^maxDepth. */
  readonly maxLeaves?: number;
  /** Splits from root to leaf; 0 is no limit. Default 0. */
  readonly maxDepth?: number;
  /** 2 … 256; one bin is for missing values. Default 256. */
  readonly maxBins?: number;
  /** L2 penalty on leaf values. Default 1. */
  readonly l2?: number;
  /** Least sum of hessians in a child. Default 0.001. */
  readonly minChildWeight?: number;
  /** Least rows in a child, estimated from its share of the hessian; exact for regression without weights. Default 10. */
  readonly minRows?: number;
  /** Least gain of a split. Default 0. */
  readonly minGain?: number;
  /** Share of the rows drawn for each iteration, in (0, 1]. Default 1. */
  readonly rowFraction?: number;
  /** Share of the columns drawn for each tree, in (0, 1]. Default 1. */
  readonly columnFraction?: number;
  /** Share of a tree's columns that each node may look at, in (0, 1]. Default 1. */
  readonly nodeColumnFraction?: number;
  /** Hessian of the parent's mean mixed into each category when categories are ordered. Default 10. */
  readonly categorySmooth?: number;
  /** L2 penalty added for splits on sets of categories. Default 10. */
  readonly categoryL2?: number;
  /** Columns with more categories than this also get ordered target statistics. Default 16. */
  readonly statisticsAbove?: number;
  /** One a feature of the frame: 1 or −1 where the score may only rise or only fall with a number, missing values aside; else 0. For
   * squared errors and for two classes, where the score is that of the second. Default: none. */
  readonly monotone?: Int32Array;
  /** Stop after this many iterations without a better loss on `validation`; 0 never stops. Default 0. */
  readonly patience?: number;
}

export interface ForestFitOptions extends FitOptions {
  /** Whether to give, for each training row, the mean over the trees that have not seen it. Default false. */
  readonly outOfBag?: boolean;
}

export interface Forest {
  readonly model: TreeModel;
  /** n × max(1, classes); NaN for rows that every tree has seen; null unless asked for. */
  readonly outOfBag: Float64Array | null;
}

export interface ForestParams {
  /** `extra`: random thresholds on all rows; `forest`: best thresholds on bootstrap samples. Default `extra`. */
  readonly mode?: 'extra' | 'forest';
  /** At least 1. Default 200. */
  readonly trees?: number;
  /** Share of the rows that each of the extra-trees sees, in (0, 1], drawn without replacement. Default 1. */
  readonly rowFraction?: number;
  /** Columns tried at each node, at least 1. Default √columns for classification, all for regression. */
  readonly candidates?: number;
  /** Least rows in a child. Default 1. */
  readonly minRows?: number;
  /** Splits from root to leaf; 0 is no limit. Default 0. */
  readonly maxDepth?: number;
  /** 2 … 256; one bin is for missing values. Default 256. */
  readonly maxBins?: number;
  /** Columns with more categories than this also get ordered target statistics. Default 16. */
  readonly statisticsAbove?: number;
}

export interface PredictOptions extends TreeRun {
  /** Raw scores (log-odds of the second class, or log-probabilities up to a constant) instead of probabilities. */
  readonly raw?: boolean;
}

export interface TreeModel {
  /** The native model. */
  readonly handle: NativeTreeHandle;
  /** Null for regression. */
  readonly classes: number | null;
  /** Values a row of `predict`: 1 for regression, else `classes`. */
  readonly outputs: number;
  /** Raw scores a row: 1 for regression and two classes, else `classes`. */
  readonly scores: number;
  readonly features: number;
  /** One a feature: how many codes it has; −1 for a number. */
  readonly cardinalities: Int32Array;
  readonly trees: number;
  /** Boosting: iterations kept. */
  readonly bestIteration: number;
  /** Native memory held. */
  readonly bytes: number;
  /** Predicted values, or class probabilities that sum to one: n × outputs row-major (n × scores when `raw`).
   * Columns are those of the fit, in order; codes unseen at the fit count as missing.
   * @throws TabularError `schema_mismatch` when the features differ from the fit's in number or kind */
  predict(frame: Frame, options?: PredictOptions): Promise<Float64Array>;
  /** Exact path-dependent Shapley values of the raw scores: n × scores × (features + 1) row-major. The last of each row
   * and score is the expected score; together they sum to the score.
   * @throws TabularError `schema_mismatch` as `predict`
   * @see Lundberg et al. 2020, From local explanations to global understanding with explainable AI for trees */
  shap(frame: Frame, options?: TreeRun): Promise<Float64Array>;
  /** Total gain of the splits on each feature, in frame order. */
  importance(): Float64Array;
  /** Bytes with magic, version and checksum, the same for the same model; `loadTreeModel` restores it. */
  serialize(): Uint8Array;
  /** Frees the native memory once calls in flight are done. */
  close(): void;
}

/** Gradient-boosted trees on histograms of at most 256 bins, grown best leaf first.
 * Missing values and categories are handled natively. The same input and seed give the same bits for any thread count.
 * @param frame   n rows, at least 1
 * @param target  row-aligned: finite numbers, or class codes
 * @throws RangeError or TypeError for a parameter, length, weight or target outside its range
 * @throws an error with code `aborted` when cancelled through `control`
 * @see Friedman 2001, Greedy function approximation; Chen and Guestrin 2016, XGBoost, eq. 6-7; Ke et al. 2017, LightGBM */
export async function fitBoosting(
  frame: Frame,
  target: TreeTarget,
  params: BoostingParams = {},
  options: BoostingFitOptions = {},
): Promise<TreeModel> {
  const classes = target.task === 'classification' ? target.classes : 0;
  if (params.quantile !== undefined && target.task === 'classification')
    throw new TypeError('quantile must be left out for classification');
  const maxDepth = params.maxDepth ?? 0;
  const { validation } = options;
  if (validation !== undefined && validation.target.task !== target.task)
    throw new TypeError(`validation.target.task must be ${target.task}, received ${validation.target.task}`);
  return native(async () =>
    wrap(
      await addon().fitBoosting({
        frame,
        target: labels(target),
        weights: options.weights,
        validation: validation && {
          frame: validation.frame,
          target: labels(validation.target),
          weights: validation.weights,
        },
        loss:
          target.task === 'classification'
            ? 'logLoss'
            : params.quantile === undefined
              ? 'squared'
              : 'quantile',
        classes,
        quantile: params.quantile ?? 0.5,
        iterations: params.iterations ?? 300,
        learningRate: params.learningRate ?? 0.06,
        maxLeaves: params.maxLeaves ?? (maxDepth > 0 ? 2 ** Math.min(maxDepth, 12) : 31),
        maxDepth,
        maxBins: params.maxBins ?? 256,
        l2: params.l2 ?? 1,
        minChildWeight: params.minChildWeight ?? 1e-3,
        minRows: params.minRows ?? 10,
        minGain: params.minGain ?? 0,
        rowFraction: params.rowFraction ?? 1,
        columnFraction: params.columnFraction ?? 1,
        nodeColumnFraction: params.nodeColumnFraction ?? 1,
        categorySmooth: params.categorySmooth ?? 10,
        categoryL2: params.categoryL2 ?? 10,
        statisticsAbove: params.statisticsAbove ?? 16,
        monotone: params.monotone,
        patience: params.patience ?? 0,
        keepPartial: options.keepPartial ?? false,
        seed: options.seed ?? 0,
        threads: options.threads ?? 1,
        control: options.control,
      }),
    ),
  );
}

/** Extremely randomised trees, or a random forest, with missing values and categories handled natively.
 * Probabilities are mean class shares of the leaves. The same input and seed give the same bits for any thread count.
 * @param frame   n rows, at least 1
 * @param target  row-aligned: finite numbers, or class codes
 * @throws RangeError or TypeError for a parameter, length, weight or target outside its range
 * @throws an error with code `aborted` when cancelled through `control`
 * @see Geurts, Ernst and Wehenkel 2006, Extremely randomized trees; Breiman 2001, Random forests */
export async function fitExtraTrees(
  frame: Frame,
  target: TreeTarget,
  params: ForestParams = {},
  options: ForestFitOptions = {},
): Promise<Forest> {
  return native(async () => {
    const { model, outOfBag } = await addon().fitForest({
      frame,
      target: labels(target),
      weights: options.weights,
      classes: target.task === 'classification' ? target.classes : 0,
      extra: params.mode !== 'forest',
      trees: params.trees ?? 200,
      rowFraction: params.rowFraction ?? 1,
      outOfBag: options.outOfBag ?? false,
      candidates: params.candidates ?? 0,
      minRows: params.minRows ?? 1,
      maxDepth: params.maxDepth ?? 0,
      maxBins: params.maxBins ?? 256,
      statisticsAbove: params.statisticsAbove ?? 16,
      seed: options.seed ?? 0,
      threads: options.threads ?? 1,
      control: options.control,
    });
    return { model: wrap(model), outOfBag: outOfBag ?? null };
  });
}

/** Restores a model from the bytes of `serialize`.
 * @throws TabularError `fitted_context_incompatible` for bytes that are foreign, damaged or of another version */
export function loadTreeModel(bytes: Uint8Array): TreeModel {
  try {
    return wrap(addon().loadTrees(bytes));
  } catch (error) {
    throw translate(error);
  }
}

function labels(target: TreeTarget): Float64Array | Int32Array {
  return target.task === 'classification' ? target.codes : target.values;
}

function wrap(handle: NativeTreeHandle): TreeModel {
  const info = addon().treeModelInfo(handle);
  return {
    handle,
    classes: info.classes === 0 ? null : info.classes,
    outputs: info.width,
    scores: info.scores,
    features: info.features,
    cardinalities: info.cardinalities,
    trees: info.trees,
    bestIteration: info.bestIteration,
    bytes: info.bytes,
    async predict(frame, options = {}) {
      return native(() =>
        addon().predictTrees(handle, frame, {
          threads: options.threads ?? 1,
          raw: options.raw ?? false,
          control: options.control,
        }),
      );
    },
    async shap(frame, options = {}) {
      return native(() =>
        addon().explainTrees(handle, frame, { threads: options.threads ?? 1, control: options.control }),
      );
    },
    importance: () => addon().treeImportance(handle),
    serialize: () => addon().serializeTrees(handle),
    close: () => addon().closeTreeModel(handle),
  };
}

/** The mean of what models of one target predict, in one pass over the rows.
 * @param models at least one
 * @throws TabularError `schema_mismatch` as {@link TreeModel.predict} */
export async function predictTreesMean(
  models: readonly TreeModel[],
  frame: Frame,
  { threads = 1, control }: TreeRun = {},
): Promise<Float64Array> {
  const handles = models.map(({ handle }) => handle);
  return native(() => addon().predictTrees(handles, frame, { threads, raw: false, control }));
}

/** Runs native work and gives its failures their types, on the stack of the call. */
async function native<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'bad_labels') return new RangeError(error.message, { cause: error });
  if (isErrorCode(error.code)) return new TabularError(error.code, error.message, { cause: error });
  return error;
}
