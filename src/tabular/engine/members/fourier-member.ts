/** A smooth function of all columns together: ridge or logistic regression on random Fourier features, which stand
 * for a Gaussian kernel (Rahimi & Recht, NIPS 2007). */

import {
  checkLinear,
  fitLogisticPath,
  fitRidge,
  type LinearModel,
  predictMeans,
  predictProbabilities,
} from '../estimators/linear.ts';
import type { Frame } from '../frame.ts';
import type { Packable } from '../pack.ts';
import {
  checkDesign,
  type Design,
  type DesignOptions,
  fitDesign,
  type Matrix,
  toMatrix,
} from '../prepare/index.ts';
import { createRandom, type Random } from '../random.ts';
import type { Run } from '../run.ts';
import type { Goal } from '../validation/goal.ts';
import {
  type FittedMember,
  type FittedSettings,
  type Member,
  type OutOfSampleFit,
  settingOf,
} from './member.ts';

/** p × d frequencies, row-major, and d phases. */
interface Waves {
  readonly frequencies: Float64Array;
  readonly phases: Float64Array;
}

interface Packed {
  readonly model: LinearModel;
  readonly design: Design;
  readonly waves: Waves;
  readonly classes: number;
}

export interface FourierStyle {
  /** Length scale of the kernel in units of √p, about 0.7 times the distance of two typical rows. */
  readonly lengthScale: number;
  readonly numeric: NonNullable<DesignOptions['numeric']>;
}

/** Random features for regression; logistic paths cost more for each. */
const regressionWaves = 400;
const classificationWaves = 200;

export function fourierMember(name: string, { lengthScale, numeric }: FourierStyle): Member {
  const fittedOf = (packed: Packed): FittedMember => {
    const { model, design, waves, classes } = packed;
    return {
      predict: (frame, run) => {
        const x = withWaves(toMatrix(frame, design), waves);
        return classes === 0 ? predictMeans(model, x, run) : predictProbabilities(model, x, run);
      },
      pack: async () => ({ ...packed }) as unknown as Packable,
    };
  };
  const waved = (frame: Frame, goal: Goal, run: Run) => {
    const design = fitDesign(frame, { numeric, maxCategories: 16 });
    const count = goal.kind === 'numbers' ? regressionWaves : classificationWaves;
    const waves = drawWaves(design.cols, count, lengthScale, createRandom(run.seed));
    return { design, waves, x: withWaves(toMatrix(frame, design), waves) };
  };
  const fitMeans = async (frame: Frame, goal: Goal, run: Run): Promise<OutOfSampleFit> => {
    const { design, waves, x } = waved(frame, goal, run);
    const { values, sampleWeights } = goal as Goal & { kind: 'numbers' };
    const { model, leaveOneOut } = await fitRidge(x, values, run, sampleWeights);
    return { fitted: fittedOf({ model, design, waves, classes: 0 }), answers: leaveOneOut };
  };
  const fitPath = async (frame: Frame, goal: Goal, run: Run): Promise<FittedSettings> => {
    const { design, waves, x } = waved(frame, goal, run);
    const { codes, classes, sampleWeights: weights } = goal as Goal & { kind: 'classes' };
    const path = await fitLogisticPath(x, codes, classes, run, { weights, coarse: true });
    return {
      predict: (held, heldRun) => {
        const heldX = withWaves(toMatrix(held, design), waves);
        return Promise.all(path.map((model) => predictProbabilities(model, heldX, heldRun)));
      },
    };
  };
  return {
    name,
    validation: ({ classes }) =>
      classes === 0 ? { kind: 'out-of-sample', fit: fitMeans } : { kind: 'settings', fit: fitPath },
    accepts: ({ rows, designColumns, classes }) =>
      rows >= 20 && rows <= 20_000 && designColumns >= 1 && designColumns <= 300 && classes <= 20,
    cost: ({ rows, designColumns, classes }) => {
      const width = designColumns + (classes === 0 ? regressionWaves : classificationWaves);
      const small = Math.min(rows, width);
      const algebra =
        classes === 0
          ? 4 * small ** 3 + 4 * rows * width * small
          : rows * Math.min(rows, width) * (classes === 2 ? 1 : classes) * 4 * 20;
      return algebra / 1e6 / 1.2;
    },
    async fit(frame, goal, run, guide) {
      if (goal.kind === 'numbers') return (await fitMeans(frame, goal, run)).fitted;
      const { design, waves, x } = waved(frame, goal, run);
      const { codes, classes, sampleWeights: weights } = goal;
      const count = 1 + settingOf(guide);
      const path = await fitLogisticPath(x, codes, classes, run, { weights, coarse: true, count });
      return fittedOf({ model: path.at(-1)!, design, waves, classes });
    },
    restore(saved, { features, classes }) {
      saved.field('classes').oneOf([classes]);
      const design = checkDesign(saved.field('design'), features);
      const savedWaves = saved.field('waves');
      const phases = savedWaves.field('phases').floats();
      const waves = {
        frequencies: savedWaves.field('frequencies').floats(design.cols * phases.length),
        phases,
      };
      const model = checkLinear(saved.field('model'), design.cols + phases.length, classes);
      return fittedOf({ model, design, waves, classes });
    },
  };
}

function drawWaves(columns: number, count: number, lengthScale: number, random: Random): Waves {
  const scale = 1 / (lengthScale * Math.sqrt(Math.max(1, columns)));
  const frequencies = new Float64Array(columns * count).map(() => scale * normal(random));
  const phases = new Float64Array(count).map(() => 2 * Math.PI * random.next());
  return { frequencies, phases };
}

/** Box and Muller's transform. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** The columns themselves, then √2 · cos(x · w + φ), which has unit variance. */
function withWaves(x: Matrix, { frequencies, phases }: Waves): Matrix {
  const count = phases.length;
  const cols = x.cols + count;
  const values = new Float64Array(x.rows * cols);
  for (let i = 0; i < x.rows; i++) {
    const row = values.subarray(i * cols, (i + 1) * cols);
    const from = x.values.subarray(i * x.cols, (i + 1) * x.cols);
    row.set(from);
    row.set(phases, x.cols);
    for (let j = 0; j < x.cols; j++) {
      const value = from[j]!;
      if (value === 0) continue;
      for (let k = 0; k < count; k++) row[x.cols + k]! += value * frequencies[j * count + k]!;
    }
    for (let k = x.cols; k < cols; k++) row[k] = Math.SQRT2 * Math.cos(row[k]!);
  }
  return { rows: x.rows, cols, values };
}
