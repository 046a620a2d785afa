/** Learns what error to expect of each member of the forecasts from its past origins and from features of the series, and
 * writes src/tabular/engine/forecast/member-table.ts. No series of the report set is read.
 *   node scripts/run-typescript.mjs bench/accuracy/forecast-weights.ts [--series FILE] [--only KINDS] [--write]
 * FILE is what forecast-series.R writes; without it Rscript is run. KINDS are kinds of seasons with commas between: the rows of
 * others stay as they are. Tells first what five-fold cross-validation says. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addon } from '../../src/tabular/engine/addon.ts';
import { combineStep } from '../../src/tabular/engine/forecast/combine.ts';
import { memberTable } from '../../src/tabular/engine/forecast/member-table.ts';
import {
  powers,
  relativeErrors,
  type Signals,
  signalsOf,
} from '../../src/tabular/engine/forecast/member-weights.ts';
import { planWork, type Work } from '../../src/tabular/engine/forecast/plan.ts';
import { memberCount, members, runPortfolio } from '../../src/tabular/engine/forecast/portfolio.ts';
import { type Seasonality, seasonalityOf } from '../../src/tabular/engine/forecast/seasonality.ts';
import { readSeries } from '../../src/tabular/engine/forecast/series.ts';
import { featureNames } from '../../src/tabular/engine/forecast/series-features.ts';
import { memberErrors, sheetOf } from '../../src/tabular/engine/forecast/sources.ts';
import { createRandom } from '../../src/tabular/engine/random.ts';

// Plain modules are not bundled: they are found beside this file.
const beside = (name: string) => import(new URL(name, import.meta.url).href);
const { tableOf } = await beside('./series-table.mjs');
const { simulatedSeries } = await beside('./simulated-series.mjs');

const here = dirname(fileURLToPath(import.meta.url));
const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

interface Given {
  readonly set: string;
  readonly name: string;
  readonly frequency: number;
  readonly h: number;
  readonly values: number[];
}

interface Case {
  readonly kind: Seasonality;
  readonly frequency: number;
  readonly fold: number;
  readonly weight: number;
  readonly signals: readonly Signals[];
  /** Logarithm of each member's relative error over the values held out. */
  readonly error: Float64Array;
  readonly paths: Float64Array;
  readonly actual: Float64Array;
  readonly scale: number;
}

const kinds: readonly Seasonality[] = ['none', 'short', 'weeks', 'long', 'shortInLong', 'longInLonger'];
/** Penalties: features are standardised; the first three are the base, the own tests and those of the others. */
const penalties = [0.1, 5, 5, ...featureNames.map(() => 40)];
/** Few real series have a long season or several: of those a base is learnt for each member, and their tests count by a slope that
 * is alike for all. Slopes of 0.3 to 0.5 were the best in cross-validation; features and slopes for each member gained nothing. */
const ofFewSeries: readonly Seasonality[] = ['long', 'shortInLong', 'longInLonger'];
const slopeOfTests = 0.4;
const asked = (argument('only')?.split(',') ?? kinds) as Seasonality[];
/** Simulated series of each process: those with several seasons are of few real kinds. */
const simulatedEach = 15;
/** Fewer cases teach nothing of a member. */
const leastCases = 30;

/** Walks with and without noise and drift, as prices and rates are: a calendar says nothing of them. */
function walks(): Given[] {
  const random = createRandom(20_260);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const shapes = [
    { frequency: 7, h: 14, lengths: [120, 400, 800, 1000] },
    { frequency: 52, h: 13, lengths: [110, 160, 400, 800] },
    { frequency: 12, h: 18, lengths: [60, 100, 140, 300] },
    { frequency: 4, h: 8, lengths: [24, 40, 60, 120] },
    { frequency: 1, h: 6, lengths: [14, 20, 30, 60] },
  ];
  return shapes.flatMap(({ frequency, h, lengths }) =>
    Array.from({ length: 60 }, (_, i) => {
      const [drift, noise, season, decay] = [
        (i % 3) * 0.3 * normal(),
        [0, 0.5, 1.5][Math.floor(i / 3) % 3]!,
        i % 5 === 0 ? 2 : 0,
        i % 4 === 3 ? 0.9 : 1,
      ];
      let level = 100 + 20 * normal();
      const middle = level;
      let slope = drift;
      const values = Array.from({ length: lengths[i % lengths.length]! + h }, (__, t) => {
        slope += i % 7 === 6 ? 0.03 * normal() : 0;
        level = middle + decay * (level - middle) + slope + normal();
        return level + noise * normal() + season * Math.sin((2 * Math.PI * t) / frequency);
      });
      return { set: 'walk', name: `walk ${frequency} ${i}`, frequency, h, values };
    }),
  );
}

function given(): Given[] {
  const file = argument('series');
  const vega = join(dirname(createRequire(import.meta.url).resolve('vega-datasets')), '..', 'data');
  const text = file
    ? readFileSync(file, 'utf8')
    : execFileSync('Rscript', [join(here, 'forecast-series.R'), vega], { maxBuffer: 2 ** 30 }).toString();
  const real = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Given)
    .filter(({ set }) => set === 'tune' || set === 'train' || set === 'seasons');
  const simulated = (simulatedSeries('tune', simulatedEach) as unknown as Given[]).map((one) => ({
    ...one,
    set: 'simulated',
  }));
  return [...real, ...walks(), ...simulated];
}

/** Panels of one country or town fall into one fold. */
function foldOf(name: string): number {
  let hash = 7;
  const words = name.split(' ');
  // Of one town or room: "days chicago …".
  const family = /^(hours|days) /.test(name) ? words.slice(0, 2) : words.slice(0, -1);
  for (const letter of family.join(' ')) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return (
    (name.startsWith('walk') || /^(hour|day|week) /.test(name) ? Number(name.split(' ').pop()) : hash) % 5
  );
}

async function casesOf(all: readonly Given[], origin: number): Promise<Case[]> {
  const { frequency, h, set } = all[0]!;
  const held = all
    .map((one) => ({ ...one, values: one.values.slice(0, one.values.length - origin * h) }))
    .filter(
      ({ values }) => values.length - h >= Math.max(frequency > 12 ? 2 * frequency : 3 * frequency, 10),
    );
  if (held.length === 0) return [];
  const works = planWork(readSeries(tableOf(held) as never), h, undefined, []);
  const sheet = sheetOf(works);
  const forecasts = await runPortfolio(addon(), sheet.tasks, { threads: 2, progressFrom: 0, progressTo: 1 });
  const errors = memberErrors(works, sheet, forecasts);
  const together = new Map<Work, Signals>();
  for (const kind of kinds) {
    const group = works.flatMap((work, s) => (seasonalityOf(work) === kind ? [s] : []));
    const signals = signalsOf(
      group.map((s) => works[s]!),
      group.map((s) => errors[s]!),
    );
    group.forEach((s, i) => {
      together.set(works[s]!, signals[i]!);
    });
  }
  return works.flatMap((work, s): Case[] => {
    const paths = forecasts.mean(sheet.first[s]!);
    const actual = Float64Array.from(held[s]!.values.slice(-h), (value) => value / work.scale);
    const missed = Float64Array.from({ length: memberCount }, (_, k) =>
      actual.reduce((sum, value, j) => sum + Math.abs(value - paths[j * memberCount + k]!), 0),
    );
    const lag = work.period > 1 && work.values.length > work.period ? work.period : 1;
    let scale = 0;
    for (let t = lag; t < work.values.length; t++)
      scale += Math.abs(work.values[t]! - work.values[t - lag]!) / (work.values.length - lag);
    if (!(scale > 0)) return [];
    return [
      {
        kind: seasonalityOf(work),
        frequency,
        fold: foldOf(held[s]!.name),
        weight: set === 'tune' || set === 'seasons' ? 1 : set === 'train' ? 0.7 : 0.4,
        signals: [together.get(work)!, signalsOf([work], [errors[s]!])[0]!],
        error: relativeErrors(missed),
        paths,
        actual,
        scale,
      },
    ];
  });
}

/** Least squares with penalties, by elimination. */
function solve(rows: readonly number[][], targets: readonly number[], weights: readonly number[]): number[] {
  const d = penalties.length;
  const a = Array.from({ length: d }, (_, i) =>
    Array.from({ length: d + 1 }, (__, j) => (i === j ? penalties[i]! : 0)),
  );
  rows.forEach((row, r) => {
    for (let i = 0; i < d; i++) {
      for (let j = 0; j < d; j++) a[i]![j]! += weights[r]! * row[i]! * row[j]!;
      a[i]![d]! += weights[r]! * row[i]! * targets[r]!;
    }
  });
  for (let i = 0; i < d; i++) {
    for (let k = i + 1; k < d; k++) {
      const factor = a[k]![i]! / a[i]![i]!;
      for (let j = i; j <= d; j++) a[k]![j]! -= factor * a[i]![j]!;
    }
  }
  const out = new Array<number>(d).fill(0);
  for (let i = d - 1; i >= 0; i--) {
    let sum = a[i]![d]!;
    for (let j = i + 1; j < d; j++) sum -= a[i]![j]! * out[j]!;
    out[i] = sum / a[i]![i]!;
  }
  return out;
}

type Table = Record<Seasonality, (number[] | null)[]>;

/** What is left of a member's errors beside its tests; drawn to nothing where few series tell. */
function baseOf(own: readonly Case[], k: number): number {
  let [sum, total] = [0, 0];
  for (const { signals, error, weight } of own)
    for (const signal of signals) {
      if (Number.isNaN(error[k]!) || Number.isNaN(signal.own[k]!)) continue;
      sum += (weight / 2) * (error[k]! - slopeOfTests * (signal.own[k]! + signal.others[k]!));
      total += weight / 2;
    }
  return Number((sum / (total + 2)).toFixed(3));
}

function learn(cases: readonly Case[]): Table {
  const table = {} as Table;
  for (const kind of kinds) {
    const own = cases.filter((one) => one.kind === kind);
    if (ofFewSeries.includes(kind)) {
      table[kind] = members.map((_, k) => [baseOf(own, k), slopeOfTests, slopeOfTests]);
      continue;
    }
    table[kind] = members.map((_, k) => {
      const rows: number[][] = [];
      const targets: number[] = [];
      const weights: number[] = [];
      for (const { signals, error, weight } of own)
        for (const signal of signals) {
          if (Number.isNaN(error[k]!) || Number.isNaN(signal.own[k]!)) continue;
          rows.push([1, signal.own[k]!, signal.others[k]!, ...signal.features]);
          targets.push(error[k]!);
          weights.push(weight / 2);
        }
      if (rows.length < 2 * leastCases) return null;
      const centre = featureNames.map(
        (__, f) => rows.reduce((sum, row) => sum + row[f + 3]!, 0) / rows.length,
      );
      const size = featureNames.map(
        (__, f) =>
          Math.sqrt(rows.reduce((sum, row) => sum + (row[f + 3]! - centre[f]!) ** 2, 0) / rows.length) + 1e-6,
      );
      const standard = rows.map((row) =>
        row.map((value, i) => (i < 3 ? value : (value - centre[i - 3]!) / size[i - 3]!)),
      );
      const found = solve(standard, targets, weights);
      const slopes = found.slice(3).map((value, f) => value / size[f]!);
      const base = found[0]! - slopes.reduce((sum, slope, f) => sum + slope * centre[f]!, 0);
      return [base, found[1]!, found[2]!, ...slopes].map((value) => Number(value.toFixed(3)));
    });
  }
  return table;
}

function foretold(row: readonly number[] | null, { own, others, features }: Signals, k: number): number {
  if (!row) return own[k]! + others[k]!;
  let sum = row[0]! + row[1]! * own[k]! + row[2]! * others[k]!;
  features.forEach((value, f) => {
    sum += value * (row[f + 3] ?? 0);
  });
  return sum;
}

/** sMAPE and MASE, of the weighted members and of the naive one. */
function score(one: Case, signal: Signals, table: Table, steeper: number): number[] {
  const logs = members.map((_, k) =>
    Number.isNaN(one.paths[k]!) ? Number.NaN : foretold(table[one.kind][k]!, signal, k),
  );
  const best = Math.min(...logs.filter((log) => !Number.isNaN(log)));
  const weights = Float64Array.from(logs, (log) => {
    const weight = Number.isNaN(log) ? 0 : Math.exp(steeper * powers[one.kind] * (best - log));
    return weight < 0.15 ? 0 : weight;
  });
  const h = one.actual.length;
  const mean = (at: (j: number) => number) => {
    let [smape, miss] = [0, 0];
    for (let j = 0; j < h; j++) {
      const error = Math.abs(one.actual[j]! - at(j));
      smape += (200 * error) / (Math.abs(one.actual[j]!) + Math.abs(at(j)) + 1e-12) / h;
      miss += error / one.scale / h;
    }
    return [smape, miss];
  };
  const path = (j: number) =>
    combineStep(one.paths.subarray(j * memberCount, (j + 1) * memberCount), weights);
  return [...mean(path), ...mean((j) => one.paths[j * memberCount]!)];
}

const cases: Case[] = [];
const series = given();
for (const set of ['tune', 'train', 'seasons', 'walk', 'simulated'])
  for (const frequency of new Set(series.map((one) => one.frequency))) {
    const group = series.filter((one) => one.set === set && one.frequency === frequency);
    for (const h of new Set(group.map((one) => one.h)))
      for (let origin = 0; origin < (set === 'tune' ? 3 : 1); origin++)
        cases.push(
          ...(
            await casesOf(
              group.filter((one) => one.h === h),
              origin,
            )
          ).map((one) => ({ ...one, set })),
        );
  }
console.log(`${cases.length} cases`);
const folds = [0, 1, 2, 3, 4].map((fold) => learn(cases.filter((one) => one.fold !== fold)));
for (const steeper of [1, 1.5, 2])
  for (const how of [0, 1]) {
    const told: string[] = [];
    for (const set of ['tune', 'train', 'seasons', 'walk', 'simulated'])
      for (const frequency of [1, 4, 12, 52, 7, 5, 24]) {
        const own = cases.filter(
          (one) => (one as Case & { set: string }).set === set && one.frequency === frequency,
        );
        if (own.length === 0) continue;
        const scores = own.map((one) => score(one, one.signals[how]!, folds[one.fold]!, steeper));
        const mean = (k: number) => scores.reduce((sum, row) => sum + row[k]!, 0) / scores.length;
        told.push(
          `${set} ${frequency} (${own.length}) ${((mean(0) / mean(2) + mean(1) / mean(3)) / 2).toFixed(4)}`,
        );
      }
    console.log(`${steeper} times the powers, ${how === 0 ? 'together' : 'alone'}: ${told.join('; ')}`);
  }
if (process.argv.includes('--write')) {
  const learnt = learn(cases);
  const table = Object.fromEntries(
    kinds.map((kind) => [kind, asked.includes(kind) ? learnt[kind] : memberTable[kind]]),
  ) as typeof memberTable;
  const lines = kinds.map(
    (kind) =>
      `  ${kind}: [\n${table[kind].map((row) => `    ${row ? `[${row.join(', ')}]` : 'null'},`).join('\n')}\n  ],`,
  );
  writeFileSync(
    join(here, '../../src/tabular/engine/forecast/member-table.ts'),
    `/** Made by bench/accuracy/forecast-weights.ts; not edited by hand. For each kind of seasons and each member, in their order:
 * the base, the slopes of its own tests and of those of all series, and one slope for each feature of a series where features tell. Null
 * where too few series teach anything. */

import type { Seasonality } from './seasonality.ts';

export const memberTable: Readonly<Record<Seasonality, readonly (readonly number[] | null)[]>> = {
${lines.join('\n')}
};
`,
  );
}
