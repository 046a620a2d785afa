/** The half of the pretrained network that answers rows, in the addon's own arithmetic: quicker than the graph for few rows
 * and for many, and in no need of a runtime. */

import { readFileSync } from 'node:fs';
import type { NativeNetworkContext, NativeNetworkHandle } from '../../../../bindings/addon.d.ts';
import { TabularError } from '../../domain/errors.ts';
import { addon } from '../addon.ts';
import type { Run } from '../run.ts';
import { executionProviders, verifiedFiles } from './network-files.ts';
import { type Cells, quantileCount, type State } from './session.ts';

/** Whether rows are answered here: wherever nobody asks for another processor. */
export const answersHere = () => executionProviders().every((provider) => provider === 'cpu');

/** What parameters.json holds: where the large parameters stand in weights.bin, and the small ones as base64. */
interface Parameters {
  /** Sizes of the network; absent in files of the first one. */
  readonly shape?: Readonly<Record<string, number>>;
  readonly halves: Readonly<Record<string, { readonly at: number; readonly bytes: number }>>;
  readonly singles: Readonly<Record<string, string>>;
}

let opened: NativeNetworkHandle | undefined;

/** @throws TabularError `internal_error` when the files are damaged */
function network(): NativeNetworkHandle {
  if (opened !== undefined) return opened;
  const files = verifiedFiles();
  const { shape, halves, singles } = JSON.parse(readFileSync(files['parameters.json'], 'utf8')) as Parameters;
  const weights = readFileSync(files['weights.bin']);
  const mapped = <T, U>(from: Readonly<Record<string, T>>, to: (value: T) => U) =>
    Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)]));
  opened = addon().createNetwork({
    shape,
    halves: mapped(halves, ({ at, bytes }) => new Uint8Array(weights.subarray(at, at + bytes))),
    singles: mapped(singles, (text) => {
      const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
      return new Float32Array(bytes.buffer);
    }),
  });
  return opened;
}

/** What has been laid out goes when the state does. */
const contexts = new WeakMap<State, NativeNetworkContext>();

function contextOf(state: State): NativeNetworkContext {
  const known = contexts.get(state);
  if (known !== undefined) return known;
  const arrays = Object.fromEntries(
    Object.entries(state).map(([name, { data }]) => [name.replace(/^state_/, ''), data]),
  );
  const [rows, columns] = [state.state_labels!.data.length, state.state_mean!.data.length];
  const made = addon().networkContext({ ...arrays, network: network(), rows, columns });
  contexts.set(state, made);
  return made;
}

/** Rows that are asked of what has been read of a table. */
export interface Question {
  readonly state: State;
  readonly cells: Cells;
}

/** Few rows of several states cost less together than one after the other.
 * @param classes number of classes; 0 for regression
 * @returns of each question rows × classes probabilities, or rows × quantiles of the scaled target, ascending; of each row
 *          the same bits in any company
 * @throws TabularError `fitted_context_incompatible` for a state that is none of this network's */
export async function askNetwork(
  questions: readonly Question[],
  classes: number,
  run: Run,
): Promise<Float32Array[]> {
  const { threads, control } = run;
  try {
    const answers = await addon().askNetwork({
      network: network(),
      questions: questions.map(({ state, cells: { rows, values } }) => ({
        context: contextOf(state),
        cells: values,
        rows,
      })),
      classes,
      threads,
      control,
    });
    const width = classes === 0 ? quantileCount : classes;
    let from = 0;
    return questions.map(({ cells: { rows } }) => {
      const own = answers.subarray(from, from + rows * width);
      from += rows * width;
      return own;
    });
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    const why = `The pretrained model could not continue from the rows it had read: ${error.message}`;
    throw new TabularError('fitted_context_incompatible', why, { cause: error });
  }
}
