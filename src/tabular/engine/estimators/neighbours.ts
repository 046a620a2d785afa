/** k nearest neighbours on a design matrix; k and the weighting are chosen by leave-one-out loss. */

import { addon } from '../addon.ts';
import type { Matrix } from '../prepare/index.ts';
import { createRandom, shuffle } from '../random.ts';
import { takeNumbers } from '../rows.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import { logLoss, squaredError } from '../validation/losses.ts';

export interface NeighbourModel {
  /** n × p row-major. */
  readonly points: Float32Array;
  readonly cols: number;
  /** Class codes, or numbers. */
  readonly codes: Int32Array | null;
  readonly target: Float64Array | null;
  /** How much each point's vote counts; null: all alike. */
  readonly weights: Float64Array | null;
  /** Shares of the classes at fit; empty for regression. */
  readonly prior: Float64Array;
  readonly k: number;
  readonly weighted: boolean;
}

/** @param columns of the design
 * @throws TabularError `fitted_context_incompatible` */
export function checkNeighbours(saved: Saved, columns: number, classes: number): NeighbourModel {
  const cols = saved.field('cols').oneOf([columns]);
  const points = saved.field('points').singles();
  const rows = points.length / Math.max(1, cols);
  if (!Number.isInteger(rows) || rows < 1 || cols < 1)
    saved.field('points').refuse('whole rows, at least one');
  const own = (name: string, ofThisTask: boolean) => {
    const field = saved.field(name);
    if ((field.value === null) === ofThisTask) field.refuse(ofThisTask ? 'present' : 'null');
    return field;
  };
  return {
    points,
    cols,
    codes: own('codes', classes > 0).orNull((codes) => codes.codes(rows, 0, classes)),
    target: own('target', classes === 0).orNull((target) => target.floats(rows)),
    weights: saved.field('weights').orNull((weights) => weights.floats(rows, 0)),
    prior: saved.field('prior').floats(classes, 0, 1),
    k: saved.field('k').whole(1, rows),
    weighted: saved.field('weighted').flag(),
  };
}

const candidates = [1, 2, 3, 4, 5, 7, 10, 14, 20, 28, 40];
/** Leave-one-out over this many rows at most: enough to tell the candidates apart. */
const maxScored = 4000;

/** @param target  codes 0 … classes − 1, or finite numbers (`classes` 0)
 * @param weights how much each row's vote counts, default 1
 * @returns the model, and for each row the answer of its neighbours without itself */
export async function fitNeighbours(
  x: Matrix,
  target: Int32Array | Float64Array,
  classes: number,
  run: Run,
  weights: Float64Array | null = null,
): Promise<{ model: NeighbourModel; leaveOneOut: Float64Array }> {
  const codes = target instanceof Int32Array ? target : null;
  const numbers = target instanceof Float64Array ? target : null;
  const prior = new Float64Array(classes);
  codes?.forEach((code, i) => {
    prior[code]! += weights?.[i] ?? 1;
  });
  const total = prior.reduce((a, b) => a + b, 0);
  prior.forEach((_, code) => {
    prior[code]! /= total;
  });
  const model = {
    points: new Float32Array(x.values),
    cols: x.cols,
    codes,
    target: numbers,
    weights,
    prior,
    k: 1,
    weighted: false,
  };
  const ks = candidates.filter((k) => k < x.rows);
  if (ks.length === 0) return { model, leaveOneOut: await ask(model, model.points, [model], true, run) };

  const sampled =
    x.rows <= maxScored
      ? null
      : shuffle(
          Int32Array.from({ length: x.rows }, (_, i) => i),
          createRandom(run.seed),
        )
          .slice(0, maxScored)
          .sort();
  const votes = [...ks.map((k) => ({ k, weighted: false })), ...ks.map((k) => ({ k, weighted: true }))];
  // A sampled row finds itself at distance 0 among all points, so the sample is scored against itself alone.
  const scored = sampled === null ? model : subset(model, sampled);
  const answers = await ask(scored, scored.points, votes, true, run);
  const sampleWeights = scored.weights ?? undefined;
  const loss =
    scored.codes === null
      ? squaredError(scored.target!, sampleWeights)
      : logLoss(scored.codes, classes, sampleWeights);
  const each = answers.length / votes.length;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let v = 0; v < votes.length; v++) {
    const value = loss(answers.subarray(v * each, (v + 1) * each));
    if (value < least) {
      least = value;
      best = v;
    }
  }
  const chosen = { ...model, ...votes[best]! };
  const leaveOneOut =
    sampled === null
      ? answers.slice(best * each, (best + 1) * each)
      : await ask(chosen, chosen.points, [chosen], true, run);
  return { model: chosen, leaveOneOut };
}

function subset(model: NeighbourModel, rows: Int32Array): NeighbourModel {
  const points = new Float32Array(rows.length * model.cols);
  rows.forEach((row, i) => {
    points.set(model.points.subarray(row * model.cols, (row + 1) * model.cols), i * model.cols);
  });
  return {
    ...model,
    points,
    codes: model.codes && rows.map((row) => model.codes![row]!),
    target: model.target && takeNumbers(model.target, rows),
    weights: model.weights && takeNumbers(model.weights, rows),
  };
}

function ask(
  model: NeighbourModel,
  queries: Float32Array,
  votes: readonly { k: number; weighted: boolean }[],
  leaveOneOut: boolean,
  run: Run,
): Promise<Float64Array> {
  return addon().neighbourVotes({
    points: model.points,
    queries,
    columns: model.cols,
    leaveOneOut,
    ks: Int32Array.from(votes, (vote) => vote.k),
    weighted: Uint8Array.from(votes, (vote) => (vote.weighted ? 1 : 0)),
    ...(model.codes === null ? { target: model.target! } : { codes: model.codes, prior: model.prior }),
    weights: model.weights ?? undefined,
    threads: run.threads,
    control: run.control,
  });
}

/** n × c probabilities, or n means. */
export function predictNeighbours(model: NeighbourModel, x: Matrix, run: Run): Promise<Float64Array> {
  return ask(model, new Float32Array(x.values), [model], false, run);
}
