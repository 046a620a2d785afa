/** A smooth function of all columns, each with a length scale of its own, for the means of small tables: what support vectors and
 * other kernel machines are good at. */

import {
  checkGaussianProcess,
  fitGaussianProcess,
  type GaussianProcessModel,
  predictGaussianProcess,
} from '../estimators/gaussian-process.ts';
import type { Frame } from '../frame.ts';
import type { Packable } from '../pack.ts';
import {
  checkDesign,
  type Design,
  type DesignOptions,
  designSources,
  fitDesign,
  toMatrix,
} from '../prepare/index.ts';
import type { Run } from '../run.ts';
import type { Goal } from '../validation/goal.ts';
import type { FittedMember, Member, OutOfSampleFit } from './member.ts';

/** With fewer rows the kernel, learnt from all of them, knows too much of the row that is left out: on 84 × 33 the error was told
 * 14 % too small, on 289 × 12 by 2 %. */
const rowsAFeature = 20;
/** The factor of more rows takes seconds, and trees do better there. */
const mostRows = 2000;

export function gaussianProcessMember(name: string, numeric: NonNullable<DesignOptions['numeric']>): Member {
  const fittedOf = (model: GaussianProcessModel, design: Design): FittedMember => ({
    predict: (frame, run) => predictGaussianProcess(model, toMatrix(frame, design), run),
    pack: async () => ({ model: { ...model }, design: design as unknown as Packable }),
  });
  const fitAll = async (frame: Frame, goal: Goal, run: Run): Promise<OutOfSampleFit> => {
    const design = fitDesign(frame, { numeric, maxCategories: 16 });
    const { values, sampleWeights } = goal as Goal & { kind: 'numbers' };
    const { model, leaveOneOut } = await fitGaussianProcess(
      toMatrix(frame, design),
      designSources(design),
      values,
      run,
      sampleWeights,
    );
    return { fitted: fittedOf(model, design), answers: leaveOneOut };
  };
  return {
    name,
    validation: ({ rows, numbers, categories }) =>
      rows < rowsAFeature * (numbers + categories)
        ? { kind: 'folds', final: 'refit', earlyStopping: false }
        : { kind: 'out-of-sample', fit: fitAll },
    accepts: ({ rows, designColumns, classes }) =>
      classes === 0 && rows >= 20 && rows <= mostRows && designColumns >= 1 && designColumns <= 100,
    // Factor and inverse of all rows; 25 times those of the parts that the kernel is learnt from, with their slopes.
    cost: ({ rows, designColumns: p }) => {
      const part = Math.min(rows, 600);
      const learnt = 25 * part * part * (Math.min(part, 300) / 2 + 3 * p);
      return (rows ** 3 / 3 + 2 * rows * rows * p + learnt) / 3e6;
    },
    fit: async (frame, goal, run) => (await fitAll(frame, goal, run)).fitted,
    restore(saved, { features, classes }) {
      if (classes !== 0) saved.refuse('a model of a classification');
      const design = checkDesign(saved.field('design'), features);
      return fittedOf(checkGaussianProcess(saved.field('model'), design.cols), design);
    },
  };
}
