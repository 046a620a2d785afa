/** What a person should know of the series that were read, in sentences. */

import type { Series, SeriesSet } from './series.ts';
import { describeId } from './series.ts';

/** Fewer observations show no pattern. */
const leastObserved = 3;

/** @returns a sentence for each kind of thing, with the first series that has it */
export function notesOf({ series }: SeriesSet): string[] {
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
  return notes;
}

export function shownOf(some: readonly Series[], all: readonly Series[]): string {
  if (all.length === 1) return 'the only series';
  const first = some.slice(0, 3).map(({ id }) => describeId(id));
  return `${first.join(', ')}${some.length > first.length ? ', …' : ''}`;
}
