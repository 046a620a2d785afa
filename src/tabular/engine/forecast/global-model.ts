/** One gradient-boosted model over all series: any step ahead from any origin, told by lags, calendar and covariates. */

import { fitBoosting, type TreeModel } from '../estimators/trees.ts';
import { createRandom } from '../random.ts';
import type { Covariate } from './covariates.ts';
import { FeatureBuilder, leastOrigin, type Telling, tellingOf } from './features.ts';
import { type Holidays, holidayParts } from './holidays.ts';
import type { Work } from './plan.ts';
import type { ForecastContext, Source } from './source.ts';

/** Training rows are drawn down to this many, and fewer where rows are wide: 6 million cells. */
const mostRows = 120_000;
const mostCells = 6_000_000;
/** Fewer rows than this teach nothing; without covariates or many series the model needs more to be worth its time. */
const leastRows = 40;
const leastRowsAlone = 2000;
/** The model is tested at the latest and the earliest origin of a series: their steps hardly overlap. */
const testedAt = (origins: number) => (origins > 1 ? [0, origins - 1] : origins === 1 ? [0] : []);
const predictedAtOnce = 20_000;

interface Step {
  readonly work: number;
  readonly origin: number;
  readonly t: number;
}

/** Fits the model twice: on what was known before the earliest tested origin, to learn what it is worth, and on
 * everything. Absent when there is too little to learn from. */
export async function boostedSource(
  works: readonly Work[],
  covariates: readonly Covariate[],
  context: ForecastContext,
  holidays?: Holidays,
): Promise<Source | undefined> {
  let observations = 0;
  for (const work of works) observations += Math.max(0, work.values.length - leastOrigin(work));
  const helpful = covariates.length > 0;
  if (works.length === 0 || observations < (helpful ? leastRows : leastRowsAlone)) return undefined;
  const builder = new FeatureBuilder(
    works,
    covariates,
    holidays ? holidayParts(works[0]!.series.step, holidays) : [],
  );
  const rowLimit = Math.min(mostRows, Math.floor(mostCells / builder.width));

  context.stage(0.8, 'testing the boosted model');
  const tested = works.map((work) => testedAt(work.origins.lengths.length));
  const cuts = works.map(
    (work) => work.origins.lengths[work.origins.lengths.length - 1] ?? work.values.length,
  );
  const tests: Float64Array[][] = works.map((work) => work.origins.lengths.map(() => new Float64Array(0)));
  if (tested.some((origins) => origins.length > 0)) {
    const tellings = works.map((work, w) => tellingOf(work, cuts[w]!));
    const model = await train(builder, works, cuts, tellings, rowLimit, context);
    if (model) {
      const steps: Step[] = [];
      works.forEach((work, w) => {
        for (const o of tested[w]!) {
          const origin = work.origins.lengths[o]!;
          for (let j = 0; j < work.origins.horizon; j++) steps.push({ work: w, origin, t: origin + j });
        }
      });
      const values = await predict(model, builder, steps, tellings, context);
      let at = 0;
      works.forEach((work, w) => {
        for (const o of tested[w]!) {
          tests[w]![o] = values.subarray(at, at + work.origins.horizon);
          at += work.origins.horizon;
        }
      });
      model.close();
    }
  }

  context.stage(0.88, 'fitting the boosted model');
  const lengths = works.map((work) => work.values.length);
  const tellings = works.map((work, w) => tellingOf(work, lengths[w]!));
  const model = await train(builder, works, lengths, tellings, rowLimit, context);
  if (!model) return undefined;
  const steps: Step[] = works.flatMap((work, w) =>
    Array.from({ length: work.ahead }, (_, j) => ({
      work: w,
      origin: work.values.length,
      t: work.values.length + j,
    })),
  );
  const values = await predict(model, builder, steps, tellings, context);
  model.close();
  let at = 0;
  const paths = works.map((work) => {
    at += work.ahead;
    return values.subarray(at - work.ahead, at);
  });
  const known = covariates.some((covariate) => covariate.future !== null);
  return known
    ? { name: 'boosting', paths, tests, prior: 1.15 }
    : { name: 'boosting', paths, tests, prior: 1.4, cautious: true };
}

async function train(
  builder: FeatureBuilder,
  works: readonly Work[],
  cuts: readonly number[],
  tellings: readonly Telling[],
  rowLimit: number,
  context: ForecastContext,
): Promise<TreeModel | undefined> {
  const steps = drawSteps(works, cuts, rowLimit, context.seed);
  if (steps.length < leastRows) return undefined;
  const { features, base } = builder.build(steps, tellings);
  const target = Float64Array.from(steps, ({ work, t }, i) => {
    const told = (works[work]!.values[t]! - base[i]!) / tellings[work]!.scale;
    return Math.min(20, Math.max(-20, told));
  });
  const small = steps.length < 3000;
  return fitBoosting(
    { rows: steps.length, features },
    { task: 'regression', values: target },
    {
      iterations: small ? 150 : 250,
      learningRate: 0.05,
      maxLeaves: small ? 8 : 24,
      minRows: small ? 5 : 20,
      rowFraction: 0.8,
      // Of very many columns each tree sees about a hundred.
      columnFraction: Math.min(0.7, Math.max(0.05, 100 / features.length)),
    },
    { seed: context.seed, threads: context.threads, control: context.control },
  );
}

/** Pairs of place and horizon to learn from: every place with some horizons where that fits, else a regular sample. */
function drawSteps(works: readonly Work[], cuts: readonly number[], rowLimit: number, seed: number): Step[] {
  let places = 0;
  works.forEach((work, w) => {
    places += Math.max(0, cuts[w]! - leastOrigin(work));
  });
  const perPlace = Math.min(6, Math.max(1, Math.floor(rowLimit / Math.max(1, places))));
  const stride = Math.max(1, places / rowLimit);
  const random = createRandom(seed + 1);
  const steps: Step[] = [];
  let next = 0;
  let place = 0;
  works.forEach((work, w) => {
    const least = leastOrigin(work);
    for (let t = least; t < cuts[w]!; t++, place++) {
      if (place < next) continue;
      next += stride;
      const furthest = Math.min(work.ahead, t - least + 1);
      const draws = Math.min(perPlace, furthest);
      for (let k = 0; k < draws; k++) {
        // One draw from each of `draws` equal parts of the horizon.
        const ahead = 1 + Math.floor(((k + random.next()) * furthest) / draws);
        steps.push({ work: w, origin: t - Math.min(ahead, furthest) + 1, t });
      }
    }
  });
  return steps;
}

async function predict(
  model: TreeModel,
  builder: FeatureBuilder,
  steps: readonly Step[],
  tellings: readonly Telling[],
  context: ForecastContext,
): Promise<Float64Array> {
  const out = new Float64Array(steps.length);
  for (let from = 0; from < steps.length; from += predictedAtOnce) {
    const part = steps.slice(from, from + predictedAtOnce);
    const { features, base } = builder.build(part, tellings);
    const told = await model.predict(
      { rows: part.length, features },
      { threads: context.threads, control: context.control },
    );
    part.forEach(({ work }, i) => {
      out[from + i] = base[i]! + told[i]! * tellings[work]!.scale;
    });
  }
  return out;
}
