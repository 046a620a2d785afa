/** The two graphs of the pretrained model behind plain typed arrays; the only file that loads onnxruntime-node. On the
 * processor rows are answered without the second graph (`network.ts`). */

import { availableParallelism } from 'node:os';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { TabularError } from '../../domain/errors.ts';
import type { Saved } from '../saved.ts';
import { executionProviders, verifiedFiles } from './network-files.ts';

/** What the model remembers of its training rows: opaque arrays, fed back to it as they are. */
export type State = Readonly<
  Record<string, { readonly dims: readonly number[]; readonly data: Float32Array }>
>;

/** What the file says of the rows that were read: the graph checks the rest of the shapes when it is fed.
 * @param columns of the view
 * @param classes 0 for regression
 * @throws TabularError `fitted_context_incompatible` */
export function checkState(saved: Saved, columns: number, classes: number): State {
  const labels = saved.field('state_labels').field('data').singles();
  const rows = labels.length;
  for (const name of saved.keys()) {
    const array = saved.field(name);
    if (!/^state_[a-z0-9_]{1,40}$/.test(name)) array.refuse('a state of the model');
    const dims = array
      .field('dims')
      .items(2, 4)
      .map((dim) => dim.whole(1, 2 ** 31 - 1));
    const ofColumns = /^state_(mean|scale|categorical)$/.test(name);
    const ofRows = /^state_(labels|vote|row_.*)$/.test(name);
    if (dims[0] !== 1 || (ofColumns && dims[1] !== columns) || (ofRows && dims[1] !== rows)) {
      array.field('dims').refuse('those of the rows and columns');
    }
    array.field('data').singles(dims.reduce((product, dim) => product * dim, 1));
  }
  if (classes > 0 && !labels.every((label) => Number.isInteger(label) && label >= 0 && label < classes)) {
    saved.field('state_labels').refuse(`classes below ${classes}`);
  }
  return saved.value as unknown as State;
}

/** A table as the graphs read it, row-major: NaN is missing, categories are codes from 0. */
export interface Cells {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

export interface TrainingCells extends Cells {
  /** Class codes, or the target with mean 0 and standard deviation 1. */
  readonly target: Float32Array;
  /** 1 for a column of codes, else 0. */
  readonly categorical: Float32Array;
  readonly regression: boolean;
}

/** Quantiles that the graph answers for a regression, at the levels (i + ½) / 99. */
export const quantileCount = 99;

/** Rows scored by one call, always exactly so many: the last ones are padding. One shape has one order of additions,
 * so a row has the same answer bit for bit in whatever company it comes. */
const rowsPerCall = 64;

type Runtime = Pick<typeof import('onnxruntime-node'), 'InferenceSession' | 'Tensor'>;

export class InContextModel {
  readonly #runtime: Runtime;
  readonly #fit: InferenceSession;
  readonly #predict: () => Promise<InferenceSession>;

  private constructor(runtime: Runtime, fit: InferenceSession, predict: () => Promise<InferenceSession>) {
    this.#runtime = runtime;
    this.#fit = fit;
    this.#predict = predict;
  }

  /** A provider that this machine lacks is left out with a process warning, as long as another is left to try.
   * @param load      the runtime
   * @param providers in the order of preference
   * @throws TabularError `internal_error` when the files are damaged, the runtime does not load or no provider does */
  static async open(
    load: () => Promise<Runtime> = () => import('onnxruntime-node'),
    providers: readonly string[] = executionProviders(),
  ): Promise<InContextModel> {
    const graphs = verifiedFiles();
    try {
      const runtime = await load();
      for (let left = providers; ; left = left.slice(1)) {
        try {
          const options = sessionOptions(left);
          const fit = await runtime.InferenceSession.create(graphs['fit.onnx'], options);
          let opened: Promise<InferenceSession> | undefined;
          const predict = () => {
            opened ??= runtime.InferenceSession.create(graphs['predict.onnx'], options);
            return opened;
          };
          // On the processor alone rows are seldom asked here.
          if (left.some((provider) => provider !== 'cpu')) await predict();
          return new InContextModel(runtime, fit, predict);
        } catch (error) {
          if (left.length < 2 || left[0] === 'cpu') throw error;
          process.emitWarning(
            `The execution provider ${left[0]} is not available (${(error as Error).message}); ` +
              `the pretrained model runs on ${left.slice(1).join(', ')} instead.`,
            { code: 'GRATICULE_EXECUTION_PROVIDER' },
          );
        }
      }
    } catch (error) {
      throw new TabularError(
        'internal_error',
        `The pretrained model could not be loaded with ${providers.join(', ')}: ${(error as Error).message}`,
        {
          cause: error,
          fix: 'Reinstall onnxruntime-node, add cpu to GRATICULE_EXECUTION_PROVIDERS, or turn the model off: GRATICULE_PRETRAINED=off.',
        },
      );
    }
  }

  /** Read the training rows once. */
  async fit({ rows, columns, values, target, categorical, regression }: TrainingCells): Promise<State> {
    const answers = await this.#fit.run({
      x: this.#tensor(values, [1, rows, columns]),
      y: this.#tensor(target, [1, rows]),
      categorical: this.#tensor(categorical, [1, columns]),
      regression: this.#tensor(Float32Array.of(regression ? 1 : 0), [1, 1]),
    });
    return Object.fromEntries(
      Object.entries(answers).map(([name, { dims, data }]) => [name, { dims, data: data as Float32Array }]),
    );
  }

  /** @param classes number of classes; 0 for regression
   * @param between called before each block of rows; what it throws ends the work
   * @returns rows × classes probabilities, or rows × {@link quantileCount} ascending quantiles of the scaled target */
  async predict(state: State, cells: Cells, classes: number, between: () => void): Promise<Float32Array> {
    const { rows, columns, values } = cells;
    const width = classes === 0 ? quantileCount : classes;
    const out = new Float32Array(rows * width);
    const predict = await this.#predict();
    const remembered = Object.fromEntries(
      Object.entries(state).map(([name, { dims, data }]) => [name, this.#tensor(data, dims)]),
    );
    const block = new Float32Array(rowsPerCall * columns);
    for (let from = 0; from < rows; from += rowsPerCall) {
      between();
      const to = Math.min(rows, from + rowsPerCall);
      block.fill(0);
      block.set(values.subarray(from * columns, to * columns));
      const answers = await predict
        .run({
          x: this.#tensor(block, [1, rowsPerCall, columns]),
          classes: new this.#runtime.Tensor('int64', BigInt64Array.of(BigInt(Math.max(1, classes))), [1]),
          ...remembered,
        })
        .catch((error) => {
          const why = `The pretrained model could not continue from the rows it had read: ${(error as Error).message}`;
          throw new TabularError('fitted_context_incompatible', why, { cause: error });
        });
      const answer = (classes === 0 ? answers.quantiles : answers.probabilities)!.data as Float32Array;
      out.set(answer.subarray(0, (to - from) * width), from * width);
    }
    return out;
  }

  #tensor(data: Float32Array, dims: readonly number[]): Tensor {
    return new this.#runtime.Tensor('float32', data, dims);
  }
}

function sessionOptions(providers: readonly string[]): InferenceSession.SessionOptions {
  return {
    executionProviders: [...providers],
    graphOptimizationLevel: 'all',
    // Sums do not depend on the number of threads (tested), so it need not be the caller's.
    intraOpNumThreads: availableParallelism(),
    // Threads that wait by spinning would take the time of everything else that runs.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
}

let opened: Promise<InContextModel> | undefined;

/** The model, loaded at the first call; after a failure the next call tries again. */
export function inContextModel(): Promise<InContextModel> {
  opened ??= InContextModel.open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
