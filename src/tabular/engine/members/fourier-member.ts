/** A smooth function of all columns together: ridge or logistic regression on random Fourier features, which stand
 * for a Gaussian kernel (Rahimi & Recht, NIPS 2007). */

import {
  checkLinear,
  fitLogisticPath,
  fitRidge,
  type LinearModel,
  predictProbabilities,
} from '../estimators/linear.ts';
import { checkWaves, drawWaves, predictWaves, type Waves, waveDesign } from '../estimators/waves.ts';
import type { Frame } from '../frame.ts';
import type { Packable } from '../pack.ts';
import { checkDesign, type Design, type DesignOptions, fitDesign, toMatrix } from '../prepare/index.ts';
import { createRandom } from '../random.ts';
import type { Run } from '../run.ts';
import type { Goal } from '../validation/goal.ts';
import {
  type FittedMember,
  type FittedSettings,
  type Member,
  type OutOfSampleFit,
  settingOf,
} from './member.ts';

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
  const fitMeans = async (frame: Frame, goal: Goal, run: Run): Promise<OutOfSampleFit> => {
    const { design, waves, x } = await waved(frame, goal, run);
    const { values, sampleWeights } = goal as Goal & { kind: 'numbers' };
    const { model, leaveOneOut } = await fitRidge(x, values, run, sampleWeights);
    return { fitted: fittedOf({ model, design, waves, classes: 0 }), answers: leaveOneOut };
  };
  const fitPath = async (frame: Frame, goal: Goal, run: Run): Promise<FittedSettings> => {
    const { design, waves, x } = await waved(frame, goal, run);
    const { codes, classes, sampleWeights: weights } = goal as Goal & { kind: 'classes' };
    const path = await fitLogisticPath(x, codes, classes, run, { weights, coarse: true });
    return {
      predict: async (held, heldRun) => {
        const heldX = await waveDesign(toMatrix(held, design), waves, heldRun);
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
      const { design, waves, x } = await waved(frame, goal, run);
      const { codes, classes, sampleWeights: weights } = goal;
      const count = 1 + settingOf(guide);
      const path = await fitLogisticPath(x, codes, classes, run, { weights, coarse: true, count });
      return fittedOf({ model: path.at(-1)!, design, waves, classes });
    },
    restore(saved, { features, classes }) {
      saved.field('classes').oneOf([classes]);
      const design = checkDesign(saved.field('design'), features);
      const waves = checkWaves(saved.field('waves'), design.cols);
      const model = checkLinear(saved.field('model'), design.cols + waves.phases.length, classes);
      return fittedOf({ model, design, waves, classes });
    },
  };
}
