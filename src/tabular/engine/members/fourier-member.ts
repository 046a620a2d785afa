/** A smooth function of all columns together: ridge or logistic regression on random Fourier features, which stand
 * for a Gaussian kernel (Rahimi & Recht, NIPS 2007). */

import type { Frame } from '../frame.ts';
import {
  checkLinear,
  fitLogisticPath,
  fitRidge,
  type LinearModel,
  predictProbabilities,
} from '../models/linear.ts';
import { checkWaves, drawWaves, predictWaves, type Waves, waveDesign } from '../models/waves.ts';
import type { Packable } from '../pack.ts';
import { checkDesign, type Design, type DesignOptions, fitDesign, toMatrix } from '../prepare/index.ts';
import { createRandom } from '../random.ts';
import type { Run } from '../run.ts';
import type { FittedMember, Goal, Member } from './member.ts';

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
  const fitted = (packed: Packed): FittedMember => {
    const { model, design, waves, classes } = packed;
    return {
      predict: (frame, run) => predictWaves(model, toMatrix(frame, design), waves, classes, run),
      pack: async () => ({ ...packed }) as unknown as Packable,
    };
  };
  const waved = async (frame: Frame, goal: Goal, run: Run) => {
    const design = fitDesign(frame, { numeric, maxCategories: 16 });
    const count = goal.kind === 'numbers' ? regressionWaves : classificationWaves;
    const waves = drawWaves(design.cols, count, lengthScale, createRandom(run.seed));
    return { design, waves, x: await waveDesign(toMatrix(frame, design), waves, run) };
  };
  return {
    name,
    judging: ({ classes }) => (classes === 0 ? 'itself' : 'settings'),
    final: 'refit',
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
    async fitItself(frame, goal, run) {
      const { design, waves, x } = await waved(frame, goal, run);
      const { values } = goal as Goal & { kind: 'numbers' };
      const { model, leaveOneOut } = await fitRidge(x, values, run, goal.weights);
      return { model: fitted({ model, design, waves, classes: 0 }), answers: leaveOneOut };
    },
    async fitSettings(frame, goal, run) {
      const { design, waves, x } = await waved(frame, goal, run);
      const { codes, classes, weights } = goal as Goal & { kind: 'classes' };
      const path = await fitLogisticPath(x, codes, classes, run, { weights, coarse: true });
      return {
        predict: async (held, itsRun) => {
          const its = await waveDesign(toMatrix(held, design), waves, itsRun);
          return Promise.all(path.map((model) => predictProbabilities(model, its, itsRun)));
        },
      };
    },
    async fit(frame, goal, run, guide) {
      if (goal.kind === 'numbers') return (await this.fitItself!(frame, goal, run)).model;
      const { design, waves, x } = await waved(frame, goal, run);
      const { codes, classes, weights } = goal;
      const count = 1 + (guide !== undefined && 'setting' in guide ? guide.setting : 0);
      const path = await fitLogisticPath(x, codes, classes, run, { weights, coarse: true, count });
      return fitted({ model: path.at(-1)!, design, waves, classes });
    },
    restore(saved, { features, classes }) {
      saved.field('classes').oneOf([classes]);
      const design = checkDesign(saved.field('design'), features);
      const waves = checkWaves(saved.field('waves'), design.cols);
      const model = checkLinear(saved.field('model'), design.cols + waves.phases.length, classes);
      return fitted({ model, design, waves, classes });
    },
  };
}
