/** What may be wrong with the series of a table though each can be read: one series under two names, a total beside its parts, and
 * rows that are far apart. */

import type { ItemId, Series } from './series.ts';
import { describeId } from './series.ts';

/** Series that are looked at, and values of them all. */
const mostSeries = 10_000;
const mostValues = 2_000_000;
/** Groups that are told one by one. */
const mostTold = 3;

/** Names that differ in case or spaces alone: `A` and `a `. */
export function alikeNotes(series: readonly Series[]): string[] {
  const bySense = new Map<string, ItemId[]>();
  for (const { id } of series.slice(0, mostSeries)) {
    if (typeof id !== 'string') continue;
    const sense = id.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
    bySense.set(sense, [...(bySense.get(sense) ?? []), id]);
  }
  const alike = [...bySense.values()].filter((ids) => ids.length > 1);
  if (alike.length === 0) return [];
  const shown = alike.slice(0, mostTold).map((ids) => ids.map((id) => JSON.stringify(id)).join(', '));
  return [
    `Names of series that look alike are forecast as different ones: ${shown.join('; ')}${alike.length > mostTold ? '; …' : ''}. If they are one, write them one way.`,
  ];
}

/** Fewer series have no total that could not be one by chance. */
const leastParts = 2;
const leastTimes = 3;
/** Share of the times at which the total must be one. */
const nearlyAll = 0.9;

/** The series that is the sum of all others: whoever adds the forecasts up counts everything twice. */
export function totalNotes(series: readonly Series[]): string[] {
  const values = series.reduce((sum, one) => sum + one.values.length, 0);
  if (series.length < leastParts + 1 || series.length > mostSeries || values > mostValues) return [];
  const sums = new Map<number, number>();
  const weights = series.map((one) => {
    let weight = 0;
    for (const [place, value] of one.values.entries()) {
      if (Number.isNaN(value)) continue;
      const time = one.times[place]!;
      sums.set(time, (sums.get(time) ?? 0) + value);
      weight += Math.abs(value);
    }
    return weight;
  });
  const largest = series[weights.indexOf(Math.max(...weights))]!;
  let [known, twice] = [0, 0];
  for (const [place, value] of largest.values.entries()) {
    if (Number.isNaN(value) || value === 0) continue;
    known++;
    if (Math.abs(sums.get(largest.times[place]!)! - 2 * value) <= 1e-3 * Math.abs(value)) twice++;
  }
  if (known < leastTimes || twice < nearlyAll * known) return [];
  const { id } = largest;
  return [
    `${describeId(id).replace(/^s/, 'S')} is the sum of all others at each time, and is forecast beside them. If it is a total, leave it out: sums are forecast too, and agree with their parts, where the columns of groups are named (hierarchy, --hierarchy).`,
  ];
}

/** Series whose rows are so far apart, or so close, that they are counted one after another. */
export function oneByOneNotes(series: readonly Series[]): string[] {
  const found = series.filter(({ oneByOne }) => oneByOne);
  if (found.length === 0) return [];
  return [
    `The gaps between the rows of ${found.length} of ${series.length} series differ so much (${shownOf(found, series)}) that the rows are counted one after another, as if they were evenly spaced; times ahead follow the usual gap. Sum rows up by day, week or month, or give rows of one kind (days or months) alone.`,
  ];
}

/** Their names, as far as they fit into a sentence. */
export function shownOf(some: readonly Series[], all: readonly Series[]): string {
  if (all.length === 1) return 'the only series';
  const first = some.slice(0, 3).map(({ id }) => describeId(id));
  return `${first.join(', ')}${some.length > first.length ? ', …' : ''}`;
}
