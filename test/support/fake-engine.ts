import type { Effort } from '../../src/tabular/domain/effort.ts';
import { TabularError } from '../../src/tabular/domain/errors.ts';
import type { Table } from '../../src/tabular/domain/table.ts';
import type {
  Engine,
  FittedModel,
  LearnRunOptions,
  OnProgress,
  Prediction,
  TrainingSet,
} from '../../src/tabular/engine/engine.ts';

export type EngineCall = 'fit' | 'predict' | 'evaluate' | 'forecast' | 'load' | 'explain';

export interface FakeEngine extends Engine {
  /** How often each call was made. */
  readonly calls: Record<EngineCall, number>;
  /** What each fit and evaluation was told. */
  readonly efforts: (Effort | undefined)[];
  /** Whether each fit was told to compile. */
  readonly compiled: boolean[];
  /** Called at the start of each call; may wait or throw, or tell of progress. */
  before: (call: EngineCall, signal?: AbortSignal, onProgress?: OnProgress) => void | Promise<void>;
}

interface State {
  task: TrainingSet['task'];
  trainRows: number;
  featureColumns: string[];
  classes: FittedModel['classes'];
  mean: number;
}

const cell = (table: Table, column: number, row: number) => {
  const values = table.columns[column];
  if (values === undefined) return 0;
  if (values.kind === 'string') return values.codes[row]!;
  return Number.isNaN(values.values[row]!) ? 0 : values.values[row]!;
};

/** Plain arithmetic in the place of learning: the same rows always give the same answers. */
export function createFakeEngine(version = `eng_${'0'.repeat(16)}`): FakeEngine {
  const calls = { fit: 0, predict: 0, evaluate: 0, forecast: 0, load: 0, explain: 0 };
  const efforts: (Effort | undefined)[] = [];
  const compiled: boolean[] = [];
  const begin = async (call: EngineCall, options?: LearnRunOptions) => {
    if (call === 'fit' || call === 'evaluate') efforts.push(options?.effort);
    calls[call] += 1;
    await engine.before(call, options?.signal, options?.onProgress);
    options?.signal?.throwIfAborted();
  };

  const modelOf = (state: State): FittedModel => ({
    ...state,
    async predict(features, options) {
      await begin('predict', options);
      const order = state.featureColumns.map((name) => {
        const index = features.columns.findIndex((column) => column.name === name);
        if (index === -1) throw new TabularError('schema_mismatch', `Feature column ${name} is absent.`);
        return index;
      });
      const { rows } = features;
      const score = (row: number) => order.reduce((sum, column) => sum + cell(features, column, row), 0);
      const levels = state.task === 'regression' ? (options?.quantiles ?? null) : null;
      const c = state.classes?.length ?? 0;
      const best = (row: number) => Math.abs(Math.trunc(score(row))) % c;
      const base: Prediction = {
        rows,
        values:
          state.classes === null
            ? Float64Array.from({ length: rows }, (_, row) => state.mean + score(row))
            : Int32Array.from({ length: rows }, (_, row) => best(row)),
        classes: state.classes,
        probabilities:
          state.classes === null
            ? null
            : Float64Array.from({ length: rows * c }, (_, i) =>
                c === 1 ? 1 : i % c === best(Math.floor(i / c)) ? 0.75 : 0.25 / (c - 1),
              ),
        quantiles:
          levels === null
            ? null
            : Float64Array.from(
                { length: rows * levels.length },
                (_, i) => state.mean + score(Math.floor(i / levels.length)) + levels[i % levels.length]!,
              ),
        quantileLevels: levels,
        unread: [],
        otherScale: [],
      };
      return base;
    },
    columns: state.featureColumns.map((name) => ({ name, kind: 'number', missing: 0, features: [name] })),
    notes: ['a note'],
    members: [{ name: 'mean', weight: 1, score: 0.5 }],
    async explain(rows, options) {
      await begin('explain', options);
      const columns = state.featureColumns;
      const importance = Float64Array.from(
        columns,
        (_, i) => (i + 1) / ((columns.length * (columns.length + 1)) / 2),
      );
      const unread: [] = [];
      if (rows === null) return { columns, importance, contributions: null, base: null, outputs: 0, unread };
      const contributions = Float64Array.from({ length: rows.rows * columns.length }, (_, i) => {
        const column = rows.columns.findIndex(({ name }) => name === columns[i % columns.length]);
        return cell(rows, column, Math.floor(i / columns.length));
      });
      return { columns, importance, contributions, base: Float64Array.of(state.mean), outputs: 1, unread };
    },
    serialize: async () => Buffer.from(JSON.stringify(state)),
    close() {},
  });

  const engine: FakeEngine = {
    version,
    calls,
    efforts,
    compiled,
    before() {},
    async fit(training, options) {
      compiled.push(options?.compile === true);
      await begin('fit', options);
      const { target } = training;
      return modelOf({
        task: training.task,
        trainRows: training.features.rows,
        featureColumns: training.features.columns.map(({ name }) => name),
        classes: target.kind === 'labels' ? target.classes : null,
        mean: target.kind === 'numbers' ? target.values.reduce((a, b) => a + b, 0) / target.values.length : 0,
      });
    },
    async load(artifact) {
      await begin('load');
      return modelOf(JSON.parse(Buffer.from(artifact).toString()));
    },
    async evaluate(training, options) {
      await begin('evaluate', options);
      const { rows } = training.features;
      const metric = training.task === 'classification' ? 'accuracy' : 'RMSE';
      return rows <= 10_000
        ? { metric, value: 0.5, method: 'kfold', folds: 5, rows }
        : { metric, value: 0.5, method: 'holdout', rows };
    },
    async forecast({ context, future, horizon, quantiles }, options) {
      await begin('forecast', options);
      const items = context.columns.find(({ name }) => name === 'item_id');
      const series = items?.kind === 'string' ? [...items.dictionary] : [null];
      const steps = future === undefined ? series.length * horizon! : future.rows;
      const q = quantiles.length;
      return {
        itemIds: Array.from({ length: steps }, (_, i) => series[i % series.length]!),
        timestamps: Array.from({ length: steps }, (_, i) => `2026-01-${String(i + 1).padStart(2, '0')}`),
        mean: Float64Array.from({ length: steps }, (_, i) => i),
        quantiles: Float64Array.from({ length: steps * q }, (_, i) => Math.floor(i / q) + quantiles[i % q]!),
        quantileLevels: quantiles,
      };
    },
    async close() {},
  };
  return engine;
}
