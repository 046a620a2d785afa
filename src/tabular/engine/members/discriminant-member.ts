/** Regularised discriminant analysis on the standardised, one-hot design (Friedman, JASA 1989): what tells measurements of
 * kinds of things apart, where kinds differ in their means and in how their columns vary together. */

import {
  checkDiscriminant,
  type DiscriminantModel,
  fitDiscriminants,
  predictDiscriminant,
} from '../estimators/discriminant.ts';
import type { Frame } from '../frame.ts';
import type { Packable } from '../pack.ts';
import { checkDesign, type Design, fitDesign, toMatrix } from '../prepare/index.ts';
import type { Run } from '../run.ts';
import type { Goal } from '../validation/goal.ts';
import { type FittedMember, type FittedSettings, type Member, settingOf } from './member.ts';

interface Packed {
  readonly model: DiscriminantModel;
  readonly design: Design;
}

/** Rare categories would make clouds without spread. */
const options = { numeric: 'standard', maxCategories: 12 } as const;

export function discriminantMember(name: string): Member {
  const fittedOf = (packed: Packed): FittedMember => ({
    predict: (frame, run) => predictDiscriminant(packed.model, toMatrix(frame, packed.design), run),
    pack: async () => ({ ...packed }) as unknown as Packable,
  });
  const fitSettings = async (frame: Frame, goal: Goal, run: Run): Promise<FittedSettings> => {
    const design = fitDesign(frame, options);
    const { codes, classes, sampleWeights: weights } = goal as Goal & { kind: 'classes' };
    const models = await fitDiscriminants(toMatrix(frame, design), codes, classes, run, { weights });
    return {
      predict: (held, heldRun) => {
        const x = toMatrix(held, design);
        return Promise.all(models.map((model) => predictDiscriminant(model, x, heldRun)));
      },
    };
  };
  return {
    name,
    validation: () => ({ kind: 'settings', fit: fitSettings }),
    accepts: ({ rows, designColumns: p, classes }) =>
      classes >= 2 && rows >= 10 && p >= 1 && p <= 200 && classes * p * p <= 1e6 && rows * p * p <= 1e9,
    // 20 settings: products about the means once, a factor a setting and class, and as many answers as there are rows held out.
    cost: ({ rows, designColumns: p, classes }) =>
      (rows * p * p + 20 * classes * (p ** 3 / 3 + (rows / 8) * p * p)) / 1e6 / 1.2,
    async fit(frame, goal, run, guide) {
      const design = fitDesign(frame, options);
      const { codes, classes, sampleWeights: weights } = goal as Goal & { kind: 'classes' };
      const only = settingOf(guide);
      const [model] = await fitDiscriminants(toMatrix(frame, design), codes, classes, run, { only, weights });
      return fittedOf({ model: model!, design });
    },
    restore(saved, { features, classes }) {
      const design = checkDesign(saved.field('design'), features);
      return fittedOf({ model: checkDiscriminant(saved.field('model'), design.cols, classes), design });
    },
  };
}
