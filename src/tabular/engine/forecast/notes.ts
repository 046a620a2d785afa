/** What a person should know of the series that were read, in sentences. */

import { anomaliesByClocks } from './clock-changes.ts';
import { isNode } from './hierarchy.ts';
import type { Work } from './plan.ts';
import { describeId, type Series, type SeriesSet } from './series.ts';
import { alikeNotes, oneByOneNotes, shownOf, totalNotes } from './series-doubts.ts';
import { timesAlong } from './step.ts';
import { formatTimestamp } from './timestamps.ts';

/** Fewer observations show no pattern. */
const leastObserved = 3;

/** @returns a sentence for each kind of thing, with the first series that has it */
export function notesOf({ series, numberTimestamps, sentinel }: SeriesSet, works: readonly Work[]): string[] {
  const notes: string[] = sentinelNotes(sentinel);
  const doubled = series.filter((one) => one.doubled > 0);
  const times = doubled.reduce((sum, one) => sum + one.doubled, 0);
  if (times > 0)
    notes.push(
      `${times} ${times === 1 ? 'time has' : 'times have'} several rows (${shownOf(doubled, series)}); the mean of them was taken. Where their sum is meant, add them up first.`,
    );
  const short = series.filter(
    ({ values }) => values.filter((value) => !Number.isNaN(value)).length < leastObserved,
  );
  if (short.length > 0)
    notes.push(
      `${short.length} of ${series.length} series ${short.length === 1 ? 'has' : 'have'} fewer than ${leastObserved} observations (${shownOf(short, series)}): little more than the last value is carried on.`,
    );
  const open = series.filter(({ trailing, unfinished }) => trailing > 0 && unfinished === undefined);
  if (open.length > 0)
    notes.push(
      `${open.length} of ${series.length} series ${open.length === 1 ? 'ends' : 'end'} with rows that have no target (${shownOf(open, series)}); times ahead begin behind them. To have those rows forecast, leave them out of the data, or give them as rows to forecast (future, --future).`,
    );
  return [
    ...notes,
    ...(series.some(({ id }) => isNode(id)) ? [] : [...alikeNotes(series), ...totalNotes(series)]),
    ...unfinishedNotes(series, numberTimestamps),
    ...spacingNotes(series),
    ...anomalyNotes(works, numberTimestamps),
  ];
}

/** Values that stand for none, and those of a time that is not over. */
export const readingNotes = ({ series, numberTimestamps, sentinel }: SeriesSet): string[] => [
  ...sentinelNotes(sentinel),
  ...unfinishedNotes(series, numberTimestamps),
];

const sentinelNotes = (sentinel: string | undefined) =>
  sentinel === undefined ? [] : [`Target: ${sentinel}`];

function unfinishedNotes(series: readonly Series[], numbers: boolean): string[] {
  const left = series.filter(({ unfinished }) => unfinished !== undefined);
  if (left.length === 0) return [];
  const told = left.slice(0, mostTold).map(({ id, lastTime, offset, format, unfinished }) => {
    const when = formatTimestamp(lastTime, offset, format, numbers);
    return `${series.length === 1 ? when : `${describeId(id)}, ${when}`} (${short(unfinished!)})`;
  });
  const verb = left.length === 1 ? 'ends' : 'end';
  return [
    `${left.length} series ${verb} far below a whole cycle of steady values, as a time that is not over yet does: ${told.join('; ')}${left.length > mostTold ? '; …' : ''}. That value was left out, and times ahead begin behind it. If the fall is real, keep the value (keepUnfinished, --keep-unfinished).`,
  ];
}

/** Shares of the gaps from which on a series is told to be uneven, or to have more gaps than rows. */
const uneven = 0.2;
const sparse = 0.5;
/** How far a gap may be from a whole number of steps. */
const slack = 0.1;

/** Says so where rows do not stand on the grid that the forecast goes on with, or leave most of it empty. */
function spacingNotes(series: readonly Series[]): string[] {
  const looked = series.slice(0, mostSeries);
  const off = looked.filter(({ step, times, oneByOne }) => {
    if (step.unit !== 'fixed' || step.counter || oneByOne) return false;
    const known = times.filter((time) => !Number.isNaN(time));
    let strays = 0;
    for (let i = 1; i < known.length; i++) {
      const steps = (known[i]! - known[i - 1]!) / step.size;
      if (Math.abs(steps - Math.round(steps)) > slack) strays++;
    }
    return strays > uneven * (known.length - 1);
  });
  const empty = looked.filter(
    ({ rows }) => rows.filter((row) => row >= 0).length < sparse * rows.length && rows.length > leastObserved,
  );
  const verb = (some: readonly Series[]) => (some.length === 1 ? 'is' : 'are');
  return [
    ...oneByOneNotes(looked),
    ...(off.length > 0
      ? [
          `${off.length} of ${series.length} series ${verb(off)} not evenly spaced (${shownOf(off, series)}); times ahead follow the usual gap. Sum rows up by day, week or month where that is not meant.`,
        ]
      : []),
    ...(empty.length > 0
      ? [
          `${empty.length} of ${series.length} series ${empty.length === 1 ? 'has' : 'have'} no row at most of the steps between the first and the last one (${shownOf(empty, series)}); those count as missing, not as nought.`,
        ]
      : []),
  ];
}

/** Series that are looked at for shifts and outliers, and values of them all. */
const mostSeries = 1000;
const mostValues = 1_000_000;
/** Places that are told one by one. */
const mostTold = 3;

function anomalyNotes(works: readonly Work[], numbers: boolean): string[] {
  const shifts: string[] = [];
  const outliers: string[] = [];
  const drawnIn: string[] = [];
  const ends: string[] = [];
  let values = 0;
  for (const work of works.slice(0, mostSeries)) {
    const { series, periods } = work;
    values += series.values.length;
    if (values > mostValues) break;
    const found = anomaliesByClocks(series.values, periods, series.clockShifts);
    const at = (place: number) => {
      const time = timesAlong(series, place + 1)[place]!;
      const when = formatTimestamp(time, series.offset, series.format, numbers);
      return works.length === 1 ? `${when}` : `${describeId(series.id)}, ${when}`;
    };
    for (const { place, before, after } of found.shifts)
      shifts.push(
        shifts.length < mostTold ? `${at(place)} from about ${short(before)} to about ${short(after)}` : '',
      );
    const changed = drawnInPlaces(work);
    const add = (places: string[], place: number) =>
      places.push(places.length < mostTold ? `${at(place)} (${short(series.values[place]!)})` : '');
    for (const place of changed) add(drawnIn, place);
    const last = series.values.length - 1;
    if (found.endsApart && !changed.includes(last)) add(ends, last);
    for (const place of found.outliers) if (!changed.includes(place)) add(outliers, place);
  }
  const told = (places: readonly string[]) =>
    `${places.slice(0, mostTold).join('; ')}${places.length > mostTold ? '; …' : ''}`;
  return [
    ...(shifts.length > 0
      ? [`${shifts.length} ${shifts.length === 1 ? 'shift' : 'shifts'} of level found: ${told(shifts)}.`]
      : []),
    ...(outliers.length > 0
      ? [
          `${outliers.length} ${outliers.length === 1 ? 'outlier' : 'outliers'} found and kept: ${told(outliers)}.`,
        ]
      : []),
    ...(ends.length > 0
      ? [
          `${ends.length} series ${ends.length === 1 ? 'ends' : 'end'} far from what came before: ${told(ends)}. The forecast follows that value in part; leave it out if its time is not over yet, or if it is a mistake.`,
        ]
      : []),
    ...(drawnIn.length > 0
      ? [
          `${drawnIn.length} ${drawnIn.length === 1 ? 'outlier was' : 'outliers were'} drawn in before the forecast: ${told(drawnIn)}.`,
        ]
      : []),
  ];
}

/** Places whose observation the models are not given as it is. */
function drawnInPlaces({ series, values, scale }: Work): number[] {
  return Array.from(values.keys()).filter(
    (t) => !Number.isNaN(series.values[t]!) && values[t] !== series.values[t]! / scale,
  );
}

const short = (value: number): string => String(Number(value.toPrecision(3)));
