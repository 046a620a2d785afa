/** From a table of rows to one regular sequence per series. */

import { TabularError } from '../../domain/errors.ts';
import { isMissingWord } from '../../domain/missing-words.ts';
import { rowName } from '../../domain/row-name.ts';
import { parseNumber } from '../../domain/scalars.ts';
import { sentinelOf } from '../../domain/sentinels.ts';
import type { Column, Table } from '../../domain/table.ts';
import { missingBoolean } from '../../domain/table.ts';
import { clockShifts, goByWall } from './clock-changes.ts';
import { readMoments } from './read-moments.ts';
import { inferStep, type Step, stepsBetween } from './step.ts';
import type { Moment, TimestampFormat } from './timestamp-format.ts';
import { dayMs, instant } from './timestamps.ts';
import { withoutUnfinishedEnd } from './unfinished.ts';

export type ItemId = string | number | boolean | null;

export interface Series {
  readonly id: ItemId;
  readonly step: Step;
  /** Time of the last row of the context, observed or not, and how it was written. */
  readonly lastTime: number;
  readonly offset: number;
  readonly format: TimestampFormat;
  /** Finite values from the first to the last observed target; inner gaps and missing targets are filled. */
  readonly values: Float64Array;
  /** Rows of the table at each place of `values` and of the steps after it that the context has; −1 is a gap. */
  readonly rows: Int32Array;
  /** Steps between the last observed target and the last row of the context: rows whose target is missing. */
  readonly trailing: number;
  /** Wall-clock time of each place of `rows`. */
  readonly times: Float64Array;
  /** Whether the rows are counted one after another, whatever lies between them. */
  readonly oneByOne?: true;
  /** Places whose value is the mean of several rows. */
  readonly doubled: number;
  /** Steps that the other clock (on the wall, or of the instants) is ahead of `times`, at each of `values`; absent where it is the
   * same everywhere. */
  readonly clockShifts?: Int32Array;
  /** Whether `times` are those of the wall though the offsets change, for steps under a day too. */
  readonly byWall?: true;
  /** The last value of the table, where it was left out as that of a step that was not over. */
  readonly unfinished?: number;
}

export interface SeriesSet {
  readonly series: readonly Series[];
  /** Position in `series` by item id. */
  readonly byId: ReadonlyMap<ItemId, number>;
  readonly numberTimestamps: boolean;
  /** What the numbers of the target are likely to be besides values, in a sentence. */
  readonly sentinel?: string;
}

export function columnOf(table: Table, name: string): Column | undefined {
  return table.columns.find((column) => column.name === name);
}

/** A cell as the JSON scalar it was. */
export function cellValue(column: Column, row: number): ItemId {
  if (column.kind === 'string') return column.codes[row]! < 0 ? null : column.dictionary[column.codes[row]!]!;
  if (column.kind === 'boolean')
    return column.values[row] === missingBoolean ? null : column.values[row] === 1;
  return Number.isNaN(column.values[row]!) ? null : column.values[row]!;
}

export const describeId = (id: ItemId) => (id === null ? 'the series' : `series ${JSON.stringify(id)}`);

/** Rows by series, in order of first appearance; one series when there is no item_id column. */
function groupRows(table: Table): { ids: ItemId[]; groups: Int32Array[]; ofRow: Int32Array } {
  const items = columnOf(table, 'item_id');
  const ofRow = new Int32Array(table.rows);
  const position = new Map<ItemId, number>();
  const ids: ItemId[] = [];
  const sizes: number[] = [];
  for (let row = 0; row < table.rows; row++) {
    const id = items ? cellValue(items, row) : null;
    let at = position.get(id);
    if (at === undefined) {
      at = ids.length;
      position.set(id, at);
      ids.push(id);
      sizes.push(0);
    }
    ofRow[row] = at;
    sizes[at]!++;
  }
  const groups = sizes.map((size) => new Int32Array(size));
  const filled = new Int32Array(ids.length);
  for (let row = 0; row < table.rows; row++) {
    const at = ofRow[row]!;
    groups[at]![filled[at]!++] = row;
  }
  return { ids, groups, ofRow };
}

/** Reads the context.
 * @param keepUnfinished whether a last value that looks like that of a step that is not over counts like any other
 * @throws TabularError `missing_target_column`, `unsupported_task` (a target that is not a finite number) or
 *   `schema_mismatch` (no timestamp, a bad one, a series without any target), naming series and row */
export function readSeries(context: Table, keepUnfinished = false): SeriesSet {
  const timestamp = columnOf(context, 'timestamp');
  const target = columnOf(context, 'target');
  if (!timestamp) throw new TabularError('schema_mismatch', 'The context has no column timestamp.');
  if (!target) throw new TabularError('missing_target_column', 'The context has no column target.');
  if (context.rows === 0) throw new TabularError('schema_mismatch', 'The context has no rows.');
  const { ids, groups, ofRow } = groupRows(context);
  const place = (row: number) => `${rowName(context, row)} of the context (${describeId(ids[ofRow[row]!]!)})`;
  const read = readTarget(target, place);
  const sentinel = sentinelOf(read);
  const targets = sentinel?.certain
    ? read.map((value) => (value === sentinel.value ? Number.NaN : value))
    : read;
  const { moments, number } = readMoments(timestamp, 'the context', place);

  const drafts = groups.map((rows, s) => orderRows(ids[s]!, rows, moments, targets, place));
  const common = commonStep(drafts);
  const whole = drafts.map((draft) => finishSeries(draft, targets, common, place));
  const series = keepUnfinished ? whole : whole.map(withoutUnfinishedEnd);
  return {
    series,
    byId: new Map(ids.map((id, s) => [id, s])),
    numberTimestamps: number,
    ...(sentinel !== undefined && {
      sentinel: sentinel.certain
        ? `${sentinel.found}; it was read as a missing value.`
        : `${sentinel.found}; ${sentinel.remedy}`,
    }),
  };
}

function readTarget(target: Column, place: (row: number) => string): Float64Array {
  if (target.kind === 'string') {
    const texts = target.dictionary.map((text) => parseNumber(text) === undefined && !isMissingWord(text));
    const stray = target.codes.findIndex((code) => code >= 0 && texts[code]!);
    const row = stray >= 0 ? stray : target.codes.findIndex((code) => code >= 0);
    if (row < 0) return new Float64Array(target.codes.length).fill(Number.NaN);
    const value = JSON.stringify(target.dictionary[target.codes[row]!]!.slice(0, 60));
    throw new TabularError('unsupported_task', `${place(row)}: target ${value} is not a number.`);
  }
  if (target.kind === 'boolean')
    return Float64Array.from(target.values, (value) => (value === missingBoolean ? Number.NaN : value));
  const bad = target.values.findIndex((value) => value === Infinity || value === -Infinity);
  if (bad >= 0) throw new TabularError('unsupported_task', `${place(bad)}: the target is not finite.`);
  return target.values;
}

interface Draft {
  readonly id: ItemId;
  /** Ascending and distinct. */
  readonly times: Float64Array;
  /** By the other clock: that on the wall where times follow the instants, and the other way round. */
  readonly byOtherClock?: Float64Array;
  /** Rows by time; those at `times[i]` are `rows[first[i]] … rows[first[i + 1] − 1]`. */
  readonly rows: Int32Array;
  readonly first: Int32Array;
  /** Whether an hour of the wall that came twice holds the rows of both: `instants` then has how many there are at each of times. */
  readonly byWall: boolean;
  readonly instants: Uint8Array;
  readonly step: Step | undefined;
  readonly last: Moment;
}

function orderRows(
  id: ItemId,
  rows: Int32Array,
  moments: (row: number) => Moment,
  targets: Float64Array,
  place: (row: number) => string,
): Draft {
  const read = Array.from(rows, moments);
  const counter = read[0]!.format.kind === 'counter';
  const mixed = read.findIndex((moment) => (moment.format.kind === 'counter') !== counter);
  if (mixed >= 0)
    throw new TabularError(
      'schema_mismatch',
      `${place(rows[mixed]!)}: dates and plain numbers are mixed as timestamps.`,
    );
  let order = read.map((_, i) => i);
  // Most tables come in order; sorting a million rows to learn so would take longer than all else here.
  if (read.some((moment, i) => i > 0 && instant(moment) < instant(read[i - 1]!)))
    order.sort((a, b) => instant(read[a]!) - instant(read[b]!) || a - b);
  const last = read[order[order.length - 1]!]!;
  // Offsets that change are daylight saving time. Steps under a day follow the instants, unless their values go by the clock on
  // the wall; longer ones follow that.
  const shifted = (moment: Moment) => instant(moment) + last.offset * 60_000;
  let byWall = false;
  let time = (moment: Moment) => moment.time;
  if (read.some((moment) => moment.offset !== last.offset)) {
    const instants = Float64Array.from(new Set(order.map((i) => instant(read[i]!))));
    const step = inferStep(instants, false);
    // The hours when a market is open are those of its wall clock.
    const opens = inferStep(Float64Array.from(order, (i) => read[i]!.time).sort(), false)?.unit === 'week';
    const fine = step?.unit === 'fixed' && step.size < dayMs;
    byWall =
      fine &&
      goByWall(
        Float64Array.from(order, (i) => read[i]!.time),
        Int32Array.from(order, (i) => read[i]!.offset),
        Float64Array.from(order, (i) => targets[rows[i]!]!),
      );
    if (fine && !opens && !byWall) time = shifted;
    else order = order.sort((a, b) => read[a]!.time - read[b]!.time || a - b);
  }
  const times = new Float64Array(order.length);
  const byOtherClock = new Float64Array(order.length);
  const instants = new Uint8Array(order.length).fill(1);
  const first = new Int32Array(order.length + 1);
  let count = 0;
  order.forEach((i, place) => {
    const at = time(read[i]!);
    if (count > 0 && times[count - 1] === at) {
      if (byWall && shifted(read[i]!) !== byOtherClock[count - 1]) instants[count - 1] = 2;
      return;
    }
    times[count] = at;
    byOtherClock[count] = byWall ? shifted(read[i]!) : read[i]!.time;
    first[count++] = place;
  });
  first[count] = order.length;
  const typed = times.slice(0, count);
  return {
    id,
    times: typed,
    rows: Int32Array.from(order, (i) => rows[i]!),
    first: first.slice(0, count + 1),
    byWall,
    step: inferStep(typed, counter),
    instants,
    ...(typed.some((value, i) => value !== byOtherClock[i]) && {
      byOtherClock: byOtherClock.slice(0, count),
    }),
    last: { ...last, time: typed[typed.length - 1]! },
  };
}

/** The step that most series have: it serves those with a single row. */
function commonStep(drafts: readonly Draft[]): Step | undefined {
  const counts = new Map<string, { step: Step; count: number }>();
  for (const { step } of drafts) {
    if (!step) continue;
    const key = JSON.stringify(step);
    const entry = counts.get(key) ?? { step, count: 0 };
    entry.count++;
    counts.set(key, entry);
  }
  let best: { step: Step; count: number } | undefined;
  for (const entry of counts.values()) if (!best || entry.count > best.count) best = entry;
  return best?.step;
}

/** The step of a lone timestamp: the last unit that it writes. */
function lonelyStep(moment: Moment): Step {
  const { format } = moment;
  const day = new Date(moment.time).getUTCDate();
  switch (format.kind) {
    case 'counter':
      return { unit: 'fixed', size: 1, counter: true };
    case 'year':
      return { unit: 'month', size: 12, anchor: day };
    case 'month':
      return { unit: 'month', size: 1, anchor: day };
    case 'quarter':
      return { unit: 'month', size: 3, anchor: day };
    case 'half':
      return { unit: 'month', size: 6, anchor: day };
    case 'week':
    case 'weekNumber':
      return { unit: 'fixed', size: 7 * dayMs, counter: false };
    case 'compactNumber':
      if (format.digits === 6) return { unit: 'month', size: 1, anchor: day };
      return {
        unit: 'fixed',
        size: { 8: dayMs, 10: 3_600_000, 12: 60_000, 14: 1000 }[format.digits],
        counter: false,
      };
    case 'era':
      return format.template.includes('{d')
        ? { unit: 'fixed', size: dayMs, counter: false }
        : { unit: 'month', size: format.template.includes('{m') ? 1 : 12, anchor: day };
    case 'pointedMonth':
      return { unit: 'month', size: 1, anchor: day };
    case 'partOfYear':
      return { unit: 'month', size: 12 / format.parts, anchor: day };
    case 'dayOfYear':
      return { unit: 'fixed', size: dayMs, counter: false };
    case 'excel':
    case 'epoch':
      return { unit: 'fixed', size: moment.time % dayMs === 0 ? dayMs : 3_600_000, counter: false };
    case 'written':
    case 'iso': {
      if (format.kind === 'written' && ['monthOnly', 'yearMonth'].includes(format.style.order))
        return { unit: 'month', size: 1, anchor: day };
      if (format.kind === 'iso' && format.precision === 'month')
        return { unit: 'month', size: 1, anchor: day };
      if (moment.time % dayMs === 0) return { unit: 'fixed', size: dayMs, counter: false };
      const size = moment.time % 3_600_000 === 0 ? 3_600_000 : moment.time % 60_000 === 0 ? 60_000 : 1000;
      return { unit: 'fixed', size, counter: false };
    }
  }
}

function finishSeries(
  draft: Draft,
  targets: Float64Array,
  common: Step | undefined,
  place: (row: number) => string,
): Series {
  const { times, first: firstOf, last } = draft;
  const step = draft.step ?? common ?? lonelyStep(last);
  // Places on the grid of the step; rows that collide there, or a grid mostly empty, are counted one by one instead.
  let places: Int32Array = new Int32Array(times.length);
  let regular = true;
  for (let i = 1; i < times.length && regular; i++) {
    const gap = stepsBetween(times[i - 1]!, times[i]!, step);
    places[i] = places[i - 1]! + gap;
    if (gap < 1 || places[i]! > 4 * times.length + 100) regular = false;
  }
  if (!regular) places = places.map((_, i) => i);
  const length = places[places.length - 1]! + 1;
  const values = new Float64Array(length).fill(Number.NaN);
  const rows = new Int32Array(length).fill(-1);
  const allTimes = new Float64Array(length).fill(Number.NaN);
  const others = new Float64Array(length).fill(Number.NaN);
  let doubled = 0;
  for (let i = 0; i < times.length; i++) {
    let sum = 0;
    let count = 0;
    for (let k = firstOf[i]!; k < firstOf[i + 1]!; k++) {
      const target = targets[draft.rows[k]!]!;
      if (Number.isNaN(target)) continue;
      sum += target;
      count++;
    }
    if (count > draft.instants[i]!) doubled++;
    // Several rows at one time: the mean of their targets, the covariates of the last.
    if (count > 0) values[places[i]!] = sum / count;
    rows[places[i]!] = draft.rows[firstOf[i + 1]! - 1]!;
    allTimes[places[i]!] = times[i]!;
    others[places[i]!] = (draft.byOtherClock ?? times)[i]!;
  }
  const first = values.findIndex((value) => !Number.isNaN(value));
  if (first < 0)
    throw new TabularError(
      'schema_mismatch',
      `${place(draft.rows[0]!)}: no row of this series has a target.`,
    );
  const end = values.findLastIndex((value) => !Number.isNaN(value)) + 1;
  const shifts =
    draft.byOtherClock && step.unit === 'fixed'
      ? clockShifts(allTimes.subarray(first, end), others.subarray(first, end), step.size)
      : undefined;
  return {
    id: draft.id,
    step,
    lastTime: last.time,
    offset: last.offset,
    format: last.format,
    values: values.slice(first, end),
    rows: rows.slice(first),
    trailing: length - end,
    times: allTimes.slice(first),
    doubled,
    ...(!regular && { oneByOne: true as const }),
    ...(draft.byWall && { byWall: true as const }),
    ...(shifts && { clockShifts: shifts }),
  };
}

/** Fills missing values in place: the mean of the values one period before and after where both exist and the period is
 * real, otherwise on the line between the neighbours. The ends are observed. */
export function fillGaps(values: Float64Array, period: number): void {
  const known = Float64Array.from(values);
  const n = values.length;
  for (let t = 0; t < n; t++) {
    if (!Number.isNaN(known[t]!)) continue;
    if (period > 1 && t >= period && t + period < n) {
      const before = known[t - period]!;
      const after = known[t + period]!;
      if (!Number.isNaN(before) && !Number.isNaN(after)) {
        values[t] = (before + after) / 2;
        continue;
      }
    }
    let next = t;
    while (Number.isNaN(known[next]!)) next++;
    const left = values[t - 1]!;
    values[t] = left + (known[next]! - left) / (next - t + 1);
  }
}
