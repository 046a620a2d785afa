/** Model-ready features: what preparation makes of a table and every model reads. Column-major. */

export interface NumericFeature {
  readonly kind: 'number';
  readonly name: string;
  /** NaN is missing. */
  readonly values: Float64Array | Float32Array;
}

export interface CategoricalFeature {
  readonly kind: 'category';
  readonly name: string;
  /** 0 … cardinality − 1; −1 is missing or unseen at fit. */
  readonly codes: Int32Array;
  readonly cardinality: number;
}

export type Feature = NumericFeature | CategoricalFeature;

/** What a model knows of a feature: how many codes it has; null for a number. */
export interface FeatureShape {
  readonly cardinality: number | null;
}

export interface Frame {
  readonly rows: number;
  readonly features: readonly Feature[];
  /** The frame of whose rows this one holds some, and which: what can reads the rows there, and nothing is copied. */
  readonly base?: Frame;
  readonly places?: Int32Array;
}

/** Shared memory between a caller and a native run: `[cancel, progress]`.
 * Setting `[0]` to 1 stops the run, which then rejects with code `aborted`; 2 says that its time is over. The run writes
 * its progress in thousandths to `[1]`. Backed by a SharedArrayBuffer, so it reaches across worker threads. */
export type RunControl = Int32Array;

export function createRunControl(): RunControl {
  return new Int32Array(new SharedArrayBuffer(8));
}
