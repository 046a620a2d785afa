/** What a person should know of the series that were read, in sentences. */

import { anomaliesOf } from './anomalies.ts';
import type { Work } from './plan.ts';
import { describeId, type Series, type SeriesSet } from './series.ts';
import { timesAlong } from './step.ts';
import { formatTimestamp } from './timestamps.ts';

/** Fewer observations show no pattern. */
const leastObserved = 3;

/** @returns a sentence for each kind of thing, with the first series that has it */
export function notesOf({ series, numberTimestamps }: SeriesSet, works: readonly Work[]): string[] {
  const notes: string[] = [];
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
  return [...notes, ...anomalyNotes(works, numberTimestamps)];
}

/** Series that are looked at for shifts and outliers, and values of them all. */
const mostSeries = 1000;
const mostValues = 1_000_000;
/** Places that are told one by one. */
const mostTold = 3;

function anomalyNotes(works: readonly Work[], numbers: boolean): string[] {
  const shifts: string[] = [];
  const outliers: string[] = [];
  let values = 0;
  for (const { series, periods } of works.slice(0, mostSeries)) {
    values += series.values.length;
    if (values > mostValues) break;
    const found = anomaliesOf(series.values, periods);
    const at = (place: number) => {
      const time = timesAlong(series, place + 1)[place]!;
      const when = formatTimestamp(time, series.offset, series.format, numbers);
      return works.length === 1 ? `${when}` : `${describeId(series.id)}, ${when}`;
    };
    for (const { place, before, after } of found.shifts)
      shifts.push(
        shifts.length < mostTold ? `${at(place)} from about ${short(before)} to about ${short(after)}` : '',
      );
    for (const place of found.outliers)
      outliers.push(outliers.length < mostTold ? `${at(place)} (${short(series.values[place]!)})` : '');
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
  ];
}

const short = (value: number): string => String(Number(value.toPrecision(3)));

export function shownOf(some: readonly Series[], all: readonly Series[]): string {
  if (all.length === 1) return 'the only series';
  const first = some.slice(0, 3).map(({ id }) => describeId(id));
  return `${first.join(', ')}${some.length > first.length ? ', …' : ''}`;
}
