import type { NativeCsvHandle, NativeCsvOptions, NativeCsvTable } from './csv.d.ts';
import type { ForecastPoolInput, ForecastSeriesInput, ForecastSeriesOutput } from './forecast.d.ts';
import type {
  NativeGaussianProcess,
  NativeGaussianProcessInput,
  NativeGaussianProcessModel,
} from './gaussian_process.d.ts';
import type { NativeIntakeHandle, NativeIntakeOptions, NativePayload } from './intake.d.ts';
import type {
  NativeDesign,
  NativeDiscriminantInput,
  NativeLogisticInput,
  NativeNeighbourInput,
  NativePrincipalAxes,
  NativeRidgeInput,
  NativeRidgePath,
  NativeRun,
  NativeWaves,
} from './linear.d.ts';
import type {
  NativeBoostingRequest,
  NativeForest,
  NativeForestRequest,
  NativeFrame,
  NativeTreeHandle,
  NativeTreeModelInfo,
} from './trees.d.ts';

export type * from './csv.d.ts';
export type * from './forecast.d.ts';
export type * from './gaussian_process.d.ts';
export type * from './intake.d.ts';
export type * from './linear.d.ts';
export type * from './trees.d.ts';

/** The typed face of the native addon: one declaration for each function that bindings/*.cc exports. */
export type OverlayOperation = 'union' | 'intersection' | 'difference';
export type LineVerb = 'inside' | 'outside' | 'shared';

export interface Addon {
  /** Version of the native engine's numerical behaviour. */
  engineVersion(): string;

  /** Has the process's allocator keep little of what is freed; false where it takes no such wish. */
  returnMemory(): boolean;

  /** Tells V8's collector that objects keep so many bytes (or, below 0, no longer keep them) that it should count as if
   * they lay outside its heap. */
  weigh(bytes: number): void;

  /** Which vertices of rings (or, without `holes`, of lines) a simplification keeps: one byte each. The arrays must not
   * change before the promise settles; `aborted` once the first word of `control` is not 0.
   * @param input.tolerance  metres, used when `mostVertices` is 0 */
  simplifyOutlines(input: {
    xy: Float64Array;
    ends: Uint32Array;
    holes?: Uint8Array | undefined;
    /** Outlines of a checked coverage: 255 at its nodes, else the step of tolerance below which a vertex stays. */
    steps?: Uint8Array | undefined;
    tolerance: number;
    mostVertices: number;
    keepIslands: boolean;
    control?: Int32Array | undefined;
  }): Promise<Uint8Array>;
  /** The steps that keep the lines of a coverage apart at every tolerance, for its vertices; lines run from node to node
   * or are closed. For the data build: it takes a minute for a million vertices and blocks. */
  coverageSteps(xy: Float64Array, ends: Uint32Array): { steps: Uint8Array; unresolved: number };

  /** Unit-length embedding of a folded name from its hashed, weighted character n-grams.
   * @param idf  32,768 weights by bucket of the n-gram */
  embedName(name: string, idf: Uint8Array, dimension: number): Float32Array<ArrayBuffer>;
  /** Embeddings of many names that lie in a table, row by row; as `embedName` makes them.
   * @param bytes    names in UTF-8, one behind the other; `offsets` begin and end them
   * @param keys     numbers of the names wanted */
  embedNames(
    bytes: Uint8Array,
    offsets: Uint32Array,
    keys: Uint32Array,
    idf: Uint8Array,
    dimension: number,
  ): Float32Array<ArrayBuffer>;
  /** Adds one to the bucket of every distinct n-gram of the name. */
  countGrams(name: string, counts: Uint32Array): void;
  /** The names of a wanted kind whose unit vectors have the largest cosines with the query, largest first; exact.
   * @param vectors  rows as long as the query, one for each mask */
  nearestVectors(
    vectors: Float32Array,
    masks: Uint32Array,
    mask: number,
    query: Float32Array,
    most: number,
  ): { names: Uint32Array; cosines: Float32Array };
  /** A 64-bit set of letters for each packed name. */
  nameSignatures(bytes: Uint8Array, offsets: Uint32Array): BigUint64Array;
  /** Names within `limit` edits, nearest first: [name, distance, name, distance, …].
   * @param among  numbers of the names to look at, ascending; all of them when absent */
  scanNames(
    bytes: Uint8Array,
    offsets: Uint32Array,
    masks: Uint32Array,
    signatures: BigUint64Array,
    mask: number,
    query: string,
    limit: number,
    most: number,
    among?: Uint32Array,
  ): Uint32Array;

  /** Fits the portfolio of per-series forecasters to every task (bindings/forecast.cc).
   * @throws RangeError when a task lies outside of its arrays; rejects with code `aborted` when cancelled */
  forecastSeries(input: ForecastSeriesInput): Promise<ForecastSeriesOutput>;
  /** Forecasts × horizon by networks that learn from all series; NaN where a series does not move or is too short; see
   * native/include/graticule/forecast/pooled_network.h.
   * @throws RangeError when a series or forecast lies outside of its arrays; rejects with code `aborted` when cancelled */
  forecastPool(input: ForecastPoolInput): Promise<Float64Array>;

  /** Ridge regression for every penalty; see native/include/graticule/linear.h. */
  fitRidge(input: NativeDesign & NativeRun & NativeRidgeInput): Promise<NativeRidgePath>;
  /** Multinomial logistic regression along a path of penalties: penalties × outputs × (p + 1). */
  fitLogistic(input: NativeDesign & NativeRun & NativeLogisticInput): Promise<Float64Array>;
  /** Scores, n × outputs; `coefficients` is outputs × (p + 1), the intercept last. */
  linearScores(
    input: NativeDesign & NativeRun & { coefficients: Float64Array; outputs: number },
  ): Promise<Float64Array>;
  /** The columns and then √2 · cos of their random directions, n × (p + d); see native/include/graticule/waves.h. */
  waveDesign(input: NativeDesign & NativeRun & NativeWaves): Promise<Float64Array>;
  /** What {@link linearScores} gives for that design, which is not written down. */
  waveScores(
    input: NativeDesign & NativeRun & NativeWaves & { coefficients: Float64Array; outputs: number },
  ): Promise<Float64Array>;
  /** Gaussian process regression, its kernel learnt from parts of the rows; see native/include/graticule/gaussian_process.h. */
  fitGaussianProcess(
    input: NativeDesign & NativeRun & NativeGaussianProcessInput,
  ): Promise<NativeGaussianProcess>;
  /** Means, n × outputs. */
  gaussianProcessMeans(input: NativeDesign & NativeRun & NativeGaussianProcessModel): Promise<Float64Array>;
  /** Student densities of the classes, one model for each setting; see native/include/graticule/discriminant.h. */
  fitDiscriminant(input: NativeDesign & NativeRun & NativeDiscriminantInput): Promise<Float64Array>;
  /** Logarithms of share × density, n × classes, but for what the classes of a row have in common. */
  discriminantScores(
    input: NativeDesign & NativeRun & { model: Float64Array; classes: number },
  ): Promise<Float64Array>;
  /** Directions of the largest variance; see native/include/graticule/principal_axes.h. */
  principalAxes(input: NativeDesign & NativeRun & { leastShare: number }): Promise<NativePrincipalAxes>;
  /** Nearest points and, for every vote, the answer it gives: votes × queries × outputs. */
  neighbourVotes(input: NativeRun & NativeNeighbourInput): Promise<Float64Array>;

  /** A table with its target from the prior of the pretrained engine; see native/include/graticule/prior/synthetic_set.h.
   * @throws RangeError when the shape is outside its ranges */
  drawSyntheticSet(input: {
    seed: number;
    rows: number;
    columns: number;
    trainRows: number;
    regression: boolean;
    maxClasses: number;
    missing: boolean;
  }): Promise<NativeSyntheticSet>;

  /** Everything within `distance` metres of the parts along the WGS 84 ellipsoid, less the areas `without`, as rings cut at
   * ±180°; right only in the areas `within`, where they are given instead. It and the next two reject with code `aborted` once the first word of `control` is not 0, and with `too_expensive` when it
   * would take more memory than a server can spare. */
  geodesicBuffer(input: {
    parts: NativeParts;
    distance: number;
    circleSegments: number;
    without?: NativeParts | undefined;
    within?: NativeParts | undefined;
    control?: Int32Array | undefined;
  }): Promise<NativeParts>;
  /** A set operation on the areas of two sets of rings; a difference is what `a` has and `b` has not. */
  geometryOverlay(input: {
    a: NativeParts;
    b: NativeParts;
    operation: OverlayOperation;
    control?: Int32Array | undefined;
  }): Promise<NativeParts>;
  /** Polygons whose rings cross themselves as what they enclose, longitudes unrolled; null when all rings are simple. */
  geometryUntangle(input: {
    parts: NativeParts;
    control?: Int32Array | undefined;
  }): Promise<NativeParts | null>;
  /** `[distance, azimuth1, azimuth2]` of the geodesic between two positions: metres, degrees from north. */
  geodesicInverse(lon1: number, lat1: number, lon2: number, lat2: number): Float64Array;
  /** `[lon, lat]` of the point at `distance` metres along `azimuth` degrees. */
  geodesicDirect(lon: number, lat: number, azimuth: number, distance: number): Float64Array;
  /** The lines of `a` inside or outside the area of `b`, or those that the outlines of both share. */
  geometryLines(input: {
    a: NativeParts;
    b: NativeParts;
    verb: LineVerb;
    control?: Int32Array | undefined;
  }): Promise<NativeParts>;

  /** The half of the pretrained network that answers rows; see native/include/graticule/network.h. */
  createNetwork(parameters: {
    /** Sizes by their names in model.py. Default: those of the first network. */
    shape?: Readonly<Record<string, number>> | undefined;
    halves: Record<string, Uint8Array>;
    singles: Record<string, Float32Array>;
  }): NativeNetworkHandle;
  /** Lays out what the network remembers of a training table: arrays by their names in model.py. */
  networkContext(
    state: { network: NativeNetworkHandle; rows: number; columns: number } & Record<string, unknown>,
  ): NativeNetworkContext;
  /** Answers of all questions, one after the other. */
  askNetwork(input: {
    network: NativeNetworkHandle;
    questions: readonly { context: NativeNetworkContext; cells: Float32Array; rows: number }[];
    classes: number;
    threads: number;
    control: Int32Array;
  }): Promise<Float32Array>;
  /** Gradient-boosted trees; see native/include/graticule/trees/boosting.h. */
  fitBoosting(request: NativeBoostingRequest): Promise<NativeTreeHandle>;
  /** Float64Array of rows × width, the mean of several models, or rows × scores of one when `raw`. Here and in all work
   * that answers rows `threads: 0` computes on the calling thread, before the call returns. */
  predictTrees(
    handle: NativeTreeHandle | readonly NativeTreeHandle[],
    frame: NativeFrame,
    options: { threads: number; raw: boolean; control?: Int32Array | undefined },
  ): Promise<Float64Array>;
  /** Extra-trees or a random forest; see native/include/graticule/trees/forest.h. */
  fitForest(request: NativeForestRequest): Promise<NativeForest>;
  /** Shapley values of the raw scores: rows × scores × (features + 1), the expected score last. */
  explainTrees(
    handle: NativeTreeHandle,
    frame: NativeFrame,
    options: { threads: number; control?: Int32Array | undefined },
  ): Promise<Float64Array>;
  treeModelInfo(handle: NativeTreeHandle): NativeTreeModelInfo;
  /** Total gain of each feature. */
  treeImportance(handle: NativeTreeHandle): Float64Array;
  serializeTrees(handle: NativeTreeHandle): Uint8Array;
  loadTrees(bytes: Uint8Array): NativeTreeHandle;
  /** Lets go of the model once calls in flight are done; any later use of the handle throws a TypeError. */
  closeTreeModel(handle: NativeTreeHandle): void;

  /** Reads a gzipped payload on a thread of its own; see native/include/graticule/intake/intake.h.
   * `done` rejects with an Error whose `code` is of the contract, or `aborted`. */
  startIntake(options: NativeIntakeOptions): { handle: NativeIntakeHandle; done: Promise<NativePayload> };
  /** Gives the next bytes of a payload without a path. False: wait for `onRoom` before the next push. */
  pushIntake(handle: NativeIntakeHandle, chunk: Uint8Array): boolean;
  /** No more bytes will come; `stop` makes the intake reject with `aborted` instead. */
  endIntake(handle: NativeIntakeHandle, stop: boolean): void;
  /** Moves columns into arrays of the column's length: `table` −1 is the target. Once for each column. */
  fillIntake(
    handle: NativeIntakeHandle,
    arrays: readonly { table: number; column: number; values: Float64Array | Uint8Array | Int32Array }[],
  ): Promise<void>;
  /** Entries `from` to `to` (exclusive) of a dictionary. Those of labels begin with s, n or b for their JSON type. */
  intakeTexts(handle: NativeIntakeHandle, table: number, column: number, from: number, to: number): string[];
  /** Frees the result at once, not only when the handle is collected. */
  releaseIntake(handle: NativeIntakeHandle): void;

  /** Starts to read CSV; see native/include/graticule/csv/reader.h. */
  startCsv(options: NativeCsvOptions): NativeCsvHandle;
  /** Takes the next bytes of UTF-8, cut anywhere. @throws Error with the properties of {@link NativeCsvFailure} */
  pushCsv(handle: NativeCsvHandle, chunk: Uint8Array): void;
  /** There are no more bytes: columns can now be taken. @throws as `pushCsv` */
  finishCsv(handle: NativeCsvHandle): NativeCsvTable;
  /** Cells of the first record, empty texts in a file without a header; null before it is complete. */
  csvHeader(handle: NativeCsvHandle): string[] | null;
  /** Copies the values of rows from `from` on into an array of the column's kind. */
  csvValues(
    handle: NativeCsvHandle,
    column: number,
    from: number,
    values: Float64Array | Uint8Array | Int32Array,
  ): void;
  /** Takes the points of a column for thousands separators; once, and only where it has `points`. */
  csvThousands(handle: NativeCsvHandle, column: number): void;
  /** Entries `from` to `to` (exclusive) of a dictionary. */
  csvTexts(handle: NativeCsvHandle, column: number, from: number, to: number): string[];
  releaseCsvColumn(handle: NativeCsvHandle, column: number): void;
  /** Frees everything at once; any later use of the handle throws a TypeError. */
  releaseCsv(handle: NativeCsvHandle): void;
}

/** Opaque: parameters of the pretrained network. */
export interface NativeNetworkHandle {
  readonly __network: unique symbol;
}

/** Opaque: what the network has read of a training table. */
export interface NativeNetworkContext {
  readonly __networkContext: unique symbol;
}

export interface NativeSyntheticSet {
  /** 0 for regression. */
  classes: number;
  /** One a column; 1: the cells are integer codes from 0. */
  categorical: Uint8Array;
  /** rows × columns, row-major; NaN is missing. */
  x: Float32Array;
  /** Class codes 0 … classes − 1, each in the training part; or finite values. */
  y: Float32Array;
}

/** Parts of geometries: positions one after another, and for each part its length and its kind. */
export interface NativeParts {
  /** lon, lat, lon, lat … in degrees; rings without the repeated last position. */
  coordinates: Float64Array;
  /** Positions of each part. */
  sizes: Int32Array;
  /** 0 outer ring, 1 hole of the outer ring before it, 2 line, 3 points. */
  kinds: Uint8Array;
}
