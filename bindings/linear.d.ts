/** Linear models, axes and neighbours: what the addon takes and gives back. */

/** p × d frequencies, row-major, and d phases, in radians. */
export interface NativeWaves {
  frequencies: Float64Array;
  phases: Float64Array;
}

/** A dense row-major matrix, n × p, without missing values. */
export interface NativeDesign {
  values: Float64Array;
  rows: number;
  columns: number;
}

export interface NativeRun {
  threads: number;
  /** `[cancel, progress in thousandths]`; a set cancel word makes the promise reject with code `aborted`. */
  control: Int32Array;
}

export interface NativeRidgeInput {
  target: Float64Array;
  weights?: Float64Array | undefined;
  penalties: Float64Array;
}

export interface NativeRidgePath {
  looMse: Float64Array;
  best: number;
  coefficients: Float64Array;
  intercept: number;
  looPredictions: Float64Array;
}

export interface NativeLogisticInput {
  /** 0 … classes − 1. */
  codes: Int32Array;
  classes: number;
  weights?: Float64Array | undefined;
  penalties: Float64Array;
  maxIterations: number;
  tolerance: number;
}

export interface NativeDiscriminantInput {
  /** 0 … classes − 1, every class present. */
  codes: Int32Array;
  classes: number;
  weights?: Float64Array | undefined;
  /** One a setting: the share of each class's own covariance, and of correlations left out. */
  own: Float64Array;
  shrink: Float64Array;
}

export interface NativePrincipalAxes {
  /** p. */
  mean: Float64Array;
  /** One an axis, descending. */
  variances: Float64Array;
  /** axes × p, row-major unit vectors. */
  axes: Float64Array;
}

export interface NativeNeighbourInput {
  /** n × p and m × p, row-major, standardised. */
  points: Float32Array;
  queries: Float32Array;
  columns: number;
  /** The queries are the points; no point is its own neighbour. */
  leaveOneOut: boolean;
  /** Votes of the first `ks[v]` neighbours, inverse-distance weighted where `weighted[v]` is 1. */
  ks: Int32Array;
  weighted: Uint8Array;
  /** Exactly one of the two: class codes with their shares, or numbers. */
  codes?: Int32Array | undefined;
  prior?: Float64Array | undefined;
  target?: Float64Array | undefined;
  /** How much each point's vote counts; default all 1. */
  weights?: Float64Array | undefined;
}
