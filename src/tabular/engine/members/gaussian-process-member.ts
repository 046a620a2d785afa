/** A smooth function of all columns, each with a length scale of its own, for small tables: what support vectors and other kernel
 * machines are good at. */

import {
  type ClassProcessModel,
  checkClassProcess,
  checkGaussianProcess,
  fitClassProcess,
  fitGaussianProcess,
  type GaussianProcessModel,
  predictClassProcess,
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
/** Each fold has a factor for every step. */
const mostClassRows = 1000;

/** @param mostClasses of classifications that it takes part in; 0: in regressions alone */
export function gaussianProcessMember(
  name: string,
  numeric: NonNullable<DesignOptions['numeric']>,
  mostClasses: number,
): Member {
  const meansOf = (model: GaussianProcessModel, design: Design): FittedMember => ({
    predict: (frame, run) => predictGaussianProcess(model, toMatrix(frame, design), run),
    pack: async () => ({ model: { ...model }, design: design as unknown as Packable }),
  });
  const probabilitiesOf = (model: ClassProcessModel, design: Design): FittedMember => ({
    predict: (frame, run) => predictClassProcess(model, toMatrix(frame, design), run),
    pack: async () => ({
      model: { ...model, process: { ...model.process } },
      design: design as unknown as Packable,
    }),
  });
  const fitAll = async (frame: Frame, goal: Goal, run: Run): Promise<OutOfSampleFit> => {
    const design = fitDesign(frame, { numeric, maxCategories: 16 });
    const x = toMatrix(frame, design);
    const features = designSources(design);
    const { sampleWeights } = goal;
    if (goal.kind === 'classes') {
      const { codes, classes } = goal;
      const { model, leaveOneOut } = await fitClassProcess(x, features, codes, classes, run, sampleWeights);
      return { fitted: probabilitiesOf(model, design), answers: leaveOneOut };
    }
    const { model, leaveOneOut } = await fitGaussianProcess(x, features, goal.values, run, sampleWeights);
    return { fitted: meansOf(model, design), answers: leaveOneOut };
  };
  return {
    name,
    // Of classes the rows left out tell too little even where they are many: 0.06 instead of 0.26 on votes.
    validation: ({ rows, numbers, categories, classes }) =>
      classes > 0 || rows < rowsAFeature * (numbers + categories)
        ? { kind: 'folds', final: 'refit', earlyStopping: false }
        : { kind: 'out-of-sample', fit: fitAll },
    accepts: ({ rows, designColumns, classes }) =>
      rows >= 20 &&
      rows <= mostRows &&
      designColumns >= 1 &&
      designColumns <= 100 &&
      classes <= mostClasses &&
      (classes === 0 || rows <= mostClassRows),
    // Factor and inverse of all rows; 25 times those of the parts that the kernel is learnt from, with their slopes. Of classes
    // about eight factors more.
    cost: ({ rows, designColumns: p, classes }) => {
      const part = Math.min(rows, 600);
      const outputs = classes > 2 ? classes : 1;
      const learnt = 25 * part * part * (Math.min(part, 300) / 2 + 3 * p + outputs);
      const factors = classes > 0 ? 9 : 1;
      return ((factors * rows ** 3) / 3 + 2 * rows * rows * (p + factors * outputs) + learnt) / 3e6;
    },
    fit: async (frame, goal, run) => (await fitAll(frame, goal, run)).fitted,
    restore(saved, { features, classes }) {
      const design = checkDesign(saved.field('design'), features);
      const model = saved.field('model');
      return classes === 0
        ? meansOf(checkGaussianProcess(model, design.cols), design)
        : probabilitiesOf(checkClassProcess(model, design.cols, classes), design);
    },
  };
}
