/** Gaussian processes: what the addon takes and gives back. */

export interface NativeGaussianProcessInput {
  /** Number of the feature that each column is of, below `featureCount`. */
  features: Int32Array;
  featureCount: number;
  outputs: number;
  /** n × outputs, of variance about 1 and mean about 0. */
  targets: Float64Array;
  /** Positive. */
  weights?: Float64Array | undefined;
  /** Classes of which `targets` are indicators, and the outputs' scores before anything is known; absent: a regression. */
  codes?: Int32Array | undefined;
  offsets?: Float64Array | undefined;
  /** Rows that the kernel is learnt from: parts × partRows. */
  sample: Int32Array;
  parts: number;
  partRows: number;
  evaluations: number;
}

export interface NativeGaussianProcess {
  rates: Float64Array;
  smooth: number;
  linear: number;
  noise: number;
  /** Columns of the rows × √rate, each padded with zeros to a multiple of 16 rows. */
  points: Float64Array;
  /** n × outputs. */
  duals: Float64Array;
  /** n × outputs: means, or scores of classes. */
  leaveOneOut: Float64Array;
}

export interface NativeGaussianProcessModel {
  /** Training rows. */
  points: number;
  /** As {@link NativeGaussianProcess.points}. */
  scaled: Float64Array;
  rates: Float64Array;
  smooth: number;
  /** outputs × rows, padded likewise. */
  duals: Float64Array;
  /** outputs × (p + 1) of the straight line, the intercept last. */
  coefficients: Float64Array;
  outputs: number;
}
