/** Boosted trees and forests: what the native functions on them take and give. */

/** An opaque object that owns trees in native memory. */
export interface NativeTreeHandle {
  readonly __treeModel: unique symbol;
}

/** Columns, or some rows of another frame's columns, which are then read where they are. */
export type NativeFrame = NativeColumns | { base: NativeColumns; places: Int32Array };

export interface NativeColumns {
  rows: number;
  features: readonly ({ values: Float64Array | Float32Array } | { codes: Int32Array; cardinality: number })[];
}

export interface NativeLabelled {
  frame: NativeFrame;
  /** Float64Array for regression, class codes for classification. */
  target: Float64Array | Int32Array;
  weights?: Float64Array | undefined;
}

export interface NativeBoostingRequest extends NativeLabelled {
  validation?: NativeLabelled | undefined;
  loss: 'squared' | 'quantile' | 'logLoss';
  /** 0 unless log loss. */
  classes: number;
  quantile: number;
  iterations: number;
  learningRate: number;
  maxLeaves: number;
  maxDepth: number;
  maxBins: number;
  l2: number;
  minChildWeight: number;
  minRows: number;
  minGain: number;
  rowFraction: number;
  columnFraction: number;
  nodeColumnFraction: number;
  categorySmooth: number;
  categoryL2: number;
  statisticsAbove: number;
  /** One a feature: 1 or −1 where the score may only rise or only fall with a number, else 0. Not for the quantile loss, nor for more
   * than two classes. */
  monotone?: Int32Array | undefined;
  patience: number;
  /** Out of time (cancel word 2): keep the iterations so far instead of rejecting. */
  keepPartial: boolean;
  seed: number;
  threads: number;
  control?: Int32Array | undefined;
}

export interface NativeForestRequest extends NativeLabelled {
  /** 0 for regression. */
  classes: number;
  /** Random thresholds on all rows, or best ones on bootstrap samples. */
  extra: boolean;
  trees: number;
  /** Share of the rows that each of the extra-trees sees. */
  rowFraction: number;
  /** Whether the answers of the trees that have not seen a row are wanted. */
  outOfBag: boolean;
  /** 0: the square root of the columns for classification, all of them for regression. */
  candidates: number;
  minRows: number;
  maxDepth: number;
  maxBins: number;
  statisticsAbove: number;
  seed: number;
  threads: number;
  control?: Int32Array | undefined;
}

export interface NativeForest {
  model: NativeTreeHandle;
  /** Rows × max(1, classes), when asked for; NaN where every tree has seen the row. */
  outOfBag?: Float64Array;
}

export interface NativeTreeModelInfo {
  /** 0 for regression. */
  classes: number;
  /** Raw scores a row. */
  scores: number;
  /** Predicted values a row. */
  width: number;
  features: number;
  /** One a feature: how many codes it has; −1 for a number. */
  cardinalities: Int32Array;
  trees: number;
  nodes: number;
  bestIteration: number;
  bytes: number;
}
