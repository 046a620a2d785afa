/** Linear models on random Fourier features, which stand for a Gaussian kernel (Rahimi & Recht, NIPS 2007); the
 * arithmetic is native. */

import { addon } from '../addon.ts';
import type { Matrix } from '../prepare/index.ts';
import type { Random } from '../random.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import { type LinearModel, toProbabilities } from './linear.ts';

/** p × d frequencies, row-major, and d phases, in radians. */
export interface Waves {
  readonly frequencies: Float64Array;
  readonly phases: Float64Array;
}

/** @param lengthScale of the kernel in units of √p
 * @param columns p
 * @param count   d */
export function drawWaves(columns: number, count: number, lengthScale: number, random: Random): Waves {
  const scale = 1 / (lengthScale * Math.sqrt(Math.max(1, columns)));
  const frequencies = new Float64Array(columns * count).map(() => scale * normal(random));
  const phases = new Float64Array(count).map(() => 2 * Math.PI * random.next());
  return { frequencies, phases };
}

/** Box and Muller's transform. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** @param columns of the design
 * @throws TabularError `fitted_context_incompatible` */
export function checkWaves(saved: Saved, columns: number): Waves {
  const phases = saved.field('phases').floats();
  return { frequencies: saved.field('frequencies').floats(columns * phases.length), phases };
}

/** The columns themselves, then √2 · cos(x · w + φ), which has unit variance. */
export async function waveDesign(x: Matrix, waves: Waves, { threads, control }: Run): Promise<Matrix> {
  const { values, rows, cols: columns } = x;
  const cols = columns + waves.phases.length;
  return {
    rows,
    cols,
    values: await addon().waveDesign({ values, rows, columns, ...waves, threads, control }),
  };
}

/** n means, or n × c probabilities, of a linear model on {@link waveDesign}, which is not written down.
 * @param classes 0 for regression */
export async function predictWaves(
  { coefficients, outputs }: LinearModel,
  { values, rows, cols: columns }: Matrix,
  waves: Waves,
  classes: number,
  { threads, control }: Run,
): Promise<Float64Array> {
  const input = { values, rows, columns, ...waves, coefficients, outputs, threads, control };
  const scores = await addon().waveScores(input);
  return classes === 0 ? scores : toProbabilities(scores, outputs);
}
