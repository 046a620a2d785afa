/** Views of one table that the pretrained model has read, and what they answer together. */

import type { FeatureShape, Frame } from '../frame.ts';
import { type FittedOn, type Member, spreadLevels } from '../members/member.ts';
import { restoreMember } from '../members/present-classes.ts';
import type { Packable } from '../pack.ts';
import { createRandom, deriveSeed, type Random, shuffle } from '../random.ts';
import { takeRows } from '../rows.ts';
import { checkAborted, type Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import { type Goal, takeGoal } from '../validation/goal.ts';
import { type Axes, alongAxes, checkAxes, fitAxes } from './axes.ts';
import { answersHere, askNetwork } from './network.ts';
import { checkRegions, contextRows, fitRegions, type Regions, regionCount, regionsOf } from './regions.ts';
import { relevance } from './relevance.ts';
import { fitScores, type Scorer, scoreColumns, withScores } from './scores.ts';
import {
  type Cells,
  checkState,
  type InContextModel,
  inContextModel,
  quantileCount,
  type State,
} from './session.ts';
import {
  checkColumn,
  drawColumns,
  drawRows,
  fillColumns,
  maxColumns,
  rankFeatures,
  type ViewColumn,
} from './view.ts';

/** What a view shows of the numbers of a table: the columns as they are, or where rows lie along principal axes. */
export type ViewKind = 'columns' | 'axes';

/** How a table is read. */
export interface Reading {
  readonly views: number;
  /** Of the views by turns. */
  readonly kinds: readonly ViewKind[];
  /** Whose scores of the rows stand beside the columns in every view; none: no scores. */
  readonly scorers: readonly Member[];
  /** Rows of one context at most. */
  readonly rows: number;
  /** Contexts of one view: 1 for a sample of all rows, more for contexts of rows that are near each other. */
  readonly regions: number;
}

/** Share of the rows of a region's context that are near its centre; the others are a sample of the rest. */
const nearShare = 0.75;

interface Context {
  readonly state: State;
  /** Mean and standard deviation of the target in the context; 0 and 1 for classification. */
  readonly centre: number;
  readonly scale: number;
}

/** Features by themselves, and what numbers come to along principal axes. */
interface Shown {
  readonly columns: readonly ViewColumn[];
  readonly axes: Axes | null;
}

interface View extends Shown {
  /** The name under which the model sees each class; empty for regression. */
  readonly names: Int32Array;
  /** Null: one context for all rows. */
  readonly regions: Regions | null;
  readonly contexts: readonly Context[];
}

export interface Views {
  /** Plain data. */
  readonly views: readonly View[];
  /** Give the scores. */
  readonly scorers: readonly Scorer[];
  /** 0 for regression. */
  readonly classes: number;
  /** What a table without a telling column is answered: the mean of the target. */
  readonly mean: number;
}

/** The mean over the views. */
export interface ViewAnswers {
  /** n × c probabilities, or n means. */
  readonly answers: Float64Array;
  /** n × {@link spreadLevels} distances of the quantiles from the mean; null for classification. */
  readonly offsets: Float64Array | null;
}

export async function packViews({ scorers, ...rest }: Views): Promise<Packable> {
  const packed = scorers.map(async ({ name, fitted }) => ({ name, model: await fitted.pack() }));
  return { ...(rest as unknown as Record<string, Packable>), scorers: await Promise.all(packed) };
}

/** @param members those whose scores views may show
 * @throws TabularError `fitted_context_incompatible` */
export function restoreViews(saved: Saved, on: FittedOn, members: readonly Member[]): Views {
  const { classes } = on;
  const names = members.map(({ name }) => name);
  const scorers = saved
    .field('scorers')
    .items(0, members.length)
    .map((item): Scorer => {
      const name = item.field('name').oneOf(names);
      const member = members.find((candidate) => candidate.name === name)!;
      return { name, fitted: restoreMember(member, item.field('model'), on) };
    });
  const scores = new Array<FeatureShape>(scorers.length * scoreColumns(classes)).fill({ cardinality: null });
  const shown = [...on.features, ...scores];
  return {
    views: saved
      .field('views')
      .items()
      .map((view) => checkView(view, shown, classes)),
    scorers,
    classes: saved.field('classes').oneOf([classes]),
    mean: saved.field('mean').finite(),
  };
}

/** @param features those of the frame with its scores */
function checkView(saved: Saved, features: readonly FeatureShape[], classes: number): View {
  const shown: Shown = {
    columns: saved
      .field('columns')
      .items()
      .map((column) => checkColumn(column, features)),
    axes: saved.field('axes').orNull((axes) => checkAxes(axes, features)),
  };
  const width = countOf(shown);
  if (width === 0) saved.refuse('a view of at least one column');
  const regions = saved.field('regions').orNull((some) => checkRegions(some, features));
  const count = regions === null ? 1 : regionCount(regions);
  return {
    ...shown,
    names: saved.field('names').distinctCodes(classes, 0, classes),
    regions,
    contexts: saved
      .field('contexts')
      .items(count, count)
      .map((context) => ({
        state: checkState(context.field('state'), width, classes),
        centre: context.field('centre').finite(),
        scale: context.field('scale').positive(),
      })),
  };
}

export async function fitViews(plain: Frame, goal: Goal, run: Run, reading: Reading): Promise<Views> {
  const { frame, scorers } = await fitScores(reading.scorers, plain, goal, run);
  const wanted = frame.features.length > maxColumns || reading.regions > 1;
  const scores = frame.features.map((feature) => (wanted ? relevance(feature, goal) : 0));
  const ranked = rankFeatures(frame, scores);
  const views: View[] = [];
  for (let v = 0; v < (ranked.length === 0 ? 0 : reading.views); v++) {
    checkAborted(run);
    const random = createRandom(deriveSeed(run.seed, v));
    const kind = reading.kinds[v % reading.kinds.length]!;
    const features = { ranked, own: plain.features.length };
    const shown = await drawShown(frame, features, kind, random, run);
    views.push(await fitView(frame, goal, shown, { ranked, scores }, reading, random, run));
  }
  const mean = goal.kind === 'numbers' ? spreadOf(goal).centre : 0;
  const classes = goal.kind === 'classes' ? goal.classes : 0;
  return { views, scorers, classes, mean };
}

/** @param own how many features are the table's; scores follow them, which are never turned */
async function drawShown(
  frame: Frame,
  { ranked, own }: { ranked: readonly number[]; own: number },
  kind: ViewKind,
  random: Random,
  run: Run,
): Promise<Shown> {
  const plain = ranked.filter((index) => index < own);
  const axes = kind === 'axes' ? await fitAxes(frame, plain, maxColumns, random, run) : null;
  const turned = new Set(axes?.features);
  const columns = ranked.filter((index) => !turned.has(index));
  return { columns: drawColumns(frame, columns, random), axes };
}

async function fitView(
  frame: Frame,
  goal: Goal,
  view: Shown,
  { ranked, scores }: { ranked: readonly number[]; scores: readonly number[] },
  reading: Reading,
  random: Random,
  run: Run,
): Promise<View> {
  const model = await inContextModel();
  const codes = Int32Array.from({ length: goal.kind === 'classes' ? goal.classes : 0 }, (_, c) => c);
  const names = shuffle(codes, random);
  const read = async (rows: Int32Array | undefined): Promise<Context> => {
    checkAborted(run);
    const taken = rows === undefined ? frame : takeRows(frame, rows);
    return fitContext(model, taken, rows === undefined ? goal : takeGoal(goal, rows), view, names);
  };
  if (reading.regions === 1 || goal.sampleWeights !== undefined || frame.rows <= reading.rows) {
    const rows = drawRows(goal, random, reading.rows);
    return { ...view, names, regions: null, contexts: [await read(rows)] };
  }
  const regions = fitRegions(frame, ranked, scores, reading.regions, random);
  const contexts: Context[] = [];
  for (const rows of contextRows(regions, frame, goal, reading.rows, nearShare, random)) {
    contexts.push(await read(rows));
  }
  return { ...view, names, regions, contexts };
}

async function fitContext(
  model: InContextModel,
  frame: Frame,
  goal: Goal,
  view: Shown,
  names: Int32Array,
): Promise<Context> {
  const { centre, scale } = spreadOf(goal);
  const state = await model.fit({
    ...cellsOf(frame, view),
    target:
      goal.kind === 'classes'
        ? Float32Array.from(goal.codes, (code) => names[code]!)
        : Float32Array.from(goal.values, (value) => (value - centre) / scale),
    categorical: categoriesOf(view),
    regression: goal.kind === 'numbers',
  });
  return { state, centre, scale };
}

const countOf = ({ columns, axes }: Shown) => columns.length + (axes?.origin.length ?? 0);

/** 1 for a column of codes, else 0. */
function categoriesOf(view: Shown): Float32Array {
  const out = new Float32Array(countOf(view));
  view.columns.forEach(({ codes }, j) => {
    out[j] = codes === null ? 0 : 1;
  });
  return out;
}

/** Columns, then axes. */
function cellsOf(frame: Frame, view: Shown): Cells {
  const { columns, axes } = view;
  const values = new Float32Array(frame.rows * countOf(view));
  fillColumns(frame, columns, values, countOf(view));
  if (axes !== null) {
    const count = axes.origin.length;
    alongAxes(frame, axes).forEach((value, at) => {
      values[Math.floor(at / count) * countOf(view) + columns.length + (at % count)] = value;
    });
  }
  return { rows: frame.rows, columns: countOf(view), values };
}

/** Mean and standard deviation; the scale of a constant target is 1. */
function spreadOf(goal: Goal): { centre: number; scale: number } {
  if (goal.kind === 'classes') return { centre: 0, scale: 1 };
  let centre = 0;
  let largest = 0;
  goal.values.forEach((value, i) => {
    centre += (value - centre) / (i + 1);
    largest = Math.max(largest, Math.abs(value));
  });
  if (largest === 0) return { centre, scale: 1 };
  let squares = 0;
  for (const value of goal.values) squares += ((value - centre) / largest) ** 2;
  const scale = Math.sqrt(squares / goal.values.length) * largest;
  return { centre, scale: scale > 0 ? scale : 1 };
}

export async function askViews(
  { views, scorers, classes, mean }: Views,
  plain: Frame,
  run: Run,
): Promise<ViewAnswers> {
  const frame = await withScores(scorers, plain, classes, run);
  const width = Math.max(1, classes);
  const answers = new Float64Array(frame.rows * width);
  const offsets = classes === 0 ? new Float64Array(frame.rows * spreadLevels.length) : null;
  if (views.length === 0) return { answers: answers.fill(classes === 0 ? mean : 1 / classes), offsets };
  const share = 1 / views.length;
  // Of few rows all views are asked together: they share the reading of the network's parameters.
  for (const some of frame.rows <= fewRows ? [views] : views.map((view) => [view])) {
    const asked = some.flatMap((view) => partsOf(view, frame));
    const told = await askParts(asked, classes, run);
    for (const [a, { view, context, rows }] of asked.entries()) {
      const outputs = told[a]!;
      const width = outputs.length / rows.length;
      rows.forEach((row, i) => {
        const own = outputs.subarray(i * width, (i + 1) * width);
        if (classes === 0) addQuantiles(own, context, share, row, answers, offsets!);
        else for (let c = 0; c < classes; c++) answers[row * classes + c]! += share * own[view.names[c]!]!;
      });
    }
  }
  return { answers, offsets };
}

const fewRows = 24;

/** Rows of a frame that one context of a view answers. */
interface Part {
  readonly view: View;
  readonly context: Context;
  readonly rows: Int32Array;
  readonly cells: Cells;
}

function partsOf(view: View, frame: Frame): Part[] {
  const { regions, contexts } = view;
  const home = regions && regionsOf(regions, frame);
  const all = Int32Array.from({ length: frame.rows }, (_, i) => i);
  return contexts.flatMap((context, region) => {
    const rows = home === null ? all : all.filter((row) => home[row] === region);
    if (rows.length === 0) return [];
    return [{ view, context, rows, cells: cellsOf(home === null ? frame : takeRows(frame, rows), view) }];
  });
}

/** As {@link askNetwork}. */
async function askParts(parts: readonly Part[], classes: number, run: Run): Promise<Float32Array[]> {
  const questions = parts.map(({ context: { state }, cells }) => ({ state, cells }));
  if (answersHere()) return askNetwork(questions, classes, run);
  const model = await inContextModel();
  const told: Float32Array[] = [];
  for (const { state, cells } of questions)
    told.push(await model.predict(state, cells, classes, () => checkAborted(run)));
  return told;
}

function addQuantiles(
  scaled: Float32Array,
  { centre, scale }: Context,
  share: number,
  row: number,
  means: Float64Array,
  offsets: Float64Array,
): void {
  const mean = scaled.reduce((a, b) => a + b, 0) / quantileCount;
  means[row]! += share * (centre + scale * mean);
  spreadLevels.forEach((level, l) => {
    offsets[row * spreadLevels.length + l]! += share * scale * (quantileAt(scaled, level) - mean);
  });
}

/** Between the levels (i + ½) / 99 of the model. */
function quantileAt(quantiles: Float32Array, level: number): number {
  const place = Math.max(0, Math.min(quantileCount - 1, level * quantileCount - 0.5));
  const below = Math.min(quantileCount - 2, Math.floor(place));
  return quantiles[below]! + (place - below) * (quantiles[below + 1]! - quantiles[below]!);
}
