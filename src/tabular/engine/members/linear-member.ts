/** Ridge or logistic regression on the standardised, one-hot design. */

import {
  checkLinear,
  fitLogisticPath,
  fitRidge,
  type LinearModel,
  packLinear,
  predictMeans,
  predictProbabilities,
} from '../estimators/linear.ts';
import type { Frame } from '../frame.ts';
import type { Packable } from '../pack.ts';
import {
  checkDesign,
  type Design,
  type DesignOptions,
  designSources,
  fitDesign,
  type Matrix,
  muted,
  toMatrix,
} from '../prepare/index.ts';
import type { Run } from '../run.ts';
import type { Goal } from '../validation/goal.ts';
import {
  type FittedMember,
  type FittedSettings,
  type Member,
  type OutOfSampleFit,
  settingOf,
} from './member.ts';

/** @param numeric how numbers are scaled: `quantile` helps against heavy tails and gently bent relations */
export function linearMember(name: string, numeric: NonNullable<DesignOptions['numeric']>): Member {
  const fittedOf = (model: LinearModel, design: Design, classes: number): FittedMember => ({
    predict: (frame, run) => {
      const x = toMatrix(frame, design);
      return classes === 0 ? predictMeans(model, x, run) : predictProbabilities(model, x, run);
    },
    pack: async () => ({ model: packLinear(model), design: design as unknown as Packable, classes }),
    importance: () => importanceOf(model, design),
  });
  const fitMeans = async (frame: Frame, goal: Goal, run: Run): Promise<OutOfSampleFit> => {
    const { values, sampleWeights, monotone } = goal as Goal & { kind: 'numbers' };
    const whole = fitDesign(frame, { numeric });
    const silent = new Set<number>();
    for (;;) {
      const design = muted(whole, silent);
      const { model, leaveOneOut } = await fitRidge(toMatrix(frame, design), values, run, sampleWeights);
      const wrong = against(model, design, monotone, silent);
      if (wrong.length === 0) return { fitted: fittedOf(model, design, 0), answers: leaveOneOut };
      for (const feature of wrong) silent.add(feature);
    }
  };
  /** One model for each penalty, the strongest first; with directions each has a design of its own. */
  const fitLogistic = async (
    frame: Frame,
    goal: Goal & { kind: 'classes' },
    run: Run,
    count?: number,
  ): Promise<{ model: LinearModel; design: Design }[]> => {
    const { codes, classes, sampleWeights: weights, monotone } = goal;
    const whole = fitDesign(frame, { numeric });
    const silent = new Set<number>();
    const done: { model: LinearModel; design: Design }[] = [];
    for (;;) {
      const design = muted(whole, silent);
      const path = await fitLogisticPath(toMatrix(frame, design), codes, classes, run, {
        weights,
        ...(count !== undefined && { count }),
      });
      const wrong = path.map((model) => against(model, design, monotone, silent));
      path.forEach((model, l) => {
        if (wrong[l]!.length === 0) done[l] ??= { model, design };
      });
      const left = wrong.filter((_, l) => done[l] === undefined).flat();
      if (left.length === 0) return done;
      for (const feature of left) silent.add(feature);
    }
  };
  const fitPath = async (frame: Frame, goal: Goal, run: Run): Promise<FittedSettings> => {
    const path = await fitLogistic(frame, goal as Goal & { kind: 'classes' }, run);
    return {
      predict: (held, heldRun) => {
        const read = new Map<Design, Matrix>();
        return Promise.all(
          path.map(({ model, design }) => {
            const x = read.get(design) ?? toMatrix(held, design);
            read.set(design, x);
            return predictProbabilities(model, x, heldRun);
          }),
        );
      },
    };
  };
  return {
    name,
    keepsDirections: true,
    validation: ({ classes }) =>
      classes === 0 ? { kind: 'out-of-sample', fit: fitMeans } : { kind: 'settings', fit: fitPath },
    // One eigendecomposition or path over more columns would take minutes.
    accepts: ({ rows, designColumns, classes }) =>
      rows >= 3 &&
      designColumns > 0 &&
      (classes === 0
        ? Math.min(rows, designColumns) <= 1500 && rows * designColumns <= 2e7
        : rows * Math.min(rows, designColumns) * Math.max(1, classes - 1) <= 4e7),
    cost: ({ rows, designColumns: p, classes }) => {
      const small = Math.min(rows, p);
      if (classes === 0) return (4 * small ** 3 + 4 * rows * p * small) / 1e6 / 1.2;
      // Measured: 60 to 100 gradient evaluations over the path, on as many columns as there are rows at most.
      const rotation = p > rows ? rows * p * rows * 2 + 10 * rows ** 3 : 0;
      return (rows * small * (classes === 2 ? 1 : classes) * 4 * 100 + rotation) / 1e6 / 2;
    },
    async fit(frame, goal, run, guide) {
      if (goal.kind === 'numbers') return (await fitMeans(frame, goal, run)).fitted;
      const path = await fitLogistic(frame, goal, run, 1 + settingOf(guide));
      const { model, design } = path.at(-1)!;
      return fittedOf(model, design, goal.classes);
    },
    restore(saved, { features, classes }) {
      saved.field('classes').oneOf([classes]);
      const design = checkDesign(saved.field('design'), features);
      return fittedOf(checkLinear(saved.field('model'), design.cols, classes), design, classes);
    },
  };
}

/** Features whose coefficient has the wrong sign for their direction. Without them the fit is the best of those with these
 * coefficients at zero, and zero has no wrong sign. */
function against(
  { coefficients }: LinearModel,
  design: Design,
  monotone: Int32Array | undefined,
  silent: ReadonlySet<number>,
): number[] {
  if (monotone === undefined) return [];
  const sources = designSources(design);
  // The column of a number comes before that of its missing values.
  return Array.from(monotone.keys()).filter((feature) => {
    const column = sources.indexOf(feature);
    return column >= 0 && !silent.has(feature) && monotone[feature]! * coefficients[column]! < 0;
  });
}

/** Sum of squared coefficients per feature: columns have unit variance or are indicators. */
function importanceOf(model: LinearModel, design: Design): Float64Array {
  const sources = designSources(design);
  const out = new Float64Array(design.features.length);
  const stride = design.cols + 1;
  for (let k = 0; k < model.outputs; k++) {
    sources.forEach((feature, column) => {
      out[feature] = out[feature]! + model.coefficients[k * stride + column]! ** 2;
    });
  }
  const total = out.reduce((a, b) => a + b, 0);
  return total > 0 ? out.map((value) => value / total) : out;
}
