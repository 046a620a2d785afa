/** A forecast with its fan, behind the past. */

import type { ForecastStep } from '../client/wire.ts';
import type { Picture, Shown } from './picture.ts';
import { fill, type Words } from './words.ts';

export interface PastPoint {
  readonly timestamp: string | number;
  readonly value: number;
}

/** An interval of two levels about the middle. */
interface Band {
  readonly low: string;
  readonly high: string;
  /** How much of what may come it holds, 0 … 1. */
  readonly share: number;
}

/** Keys of a step that are levels of quantiles. */
export const levelsOf = (step: ForecastStep | undefined): string[] =>
  Object.keys(step ?? {}).filter((key) => !['item_id', 'timestamp', 'mean'].includes(key));

/** From the widest; each is drawn over the one before. */
function bandsOf(step: ForecastStep | undefined): Band[] {
  const levels = levelsOf(step).sort((a, b) => Number(a) - Number(b));
  const pairs = Array.from({ length: Math.floor(levels.length / 2) }, (_, i) => {
    const [low, high] = [levels[i]!, levels.at(-1 - i)!];
    return { low, high, share: Number(high) - Number(low) };
  });
  return pairs.filter(({ low, high }) => Number(low) < 0.5 && Number(high) > 0.5);
}

/** The band that numbers tell: that of 80 %, or the widest. */
const toldBand = (bands: readonly Band[]): Band | undefined =>
  bands.find(({ share }) => Math.abs(share - 0.8) < 1e-9) ?? bands[0];

/** @param steps  of one series, at least one
 * @param past   in order, as far as it is known */
export function forecastPicture(
  target: string,
  steps: readonly ForecastStep[],
  past: readonly PastPoint[],
  { texts, count, number, tick, share, list }: Words,
): Picture {
  const bands = bandsOf(steps[0]);
  const told = toldBand(bands);
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const shares = [...bands].reverse().map((band) => share(band.share));
  const boundsOf = (step: ForecastStep): Shown[] =>
    told === undefined ? [] : [step[told.low] as number, step[told.high] as number];
  return {
    wide: true,
    title: fill(texts.forecastTitle, { target }),
    text: fill(texts.forecastText, {
      n: count(steps.length),
      from: String(first.timestamp),
      to: String(last.timestamp),
      first: number(first.mean),
      last: number(last.mean),
      bands: shares.length === 0 ? '' : fill(texts.bandsText, { shares: list(shares) }),
    }).trim(),
    table: {
      columns: [
        texts.timestamp,
        target,
        ...(told === undefined
          ? []
          : [`${texts.from} (${share(told.share)})`, `${texts.to} (${share(told.share)})`]),
      ],
      rows: [
        ...past.map(({ timestamp, value }): Shown[] => [timestamp, value, ...(told ? [null, null] : [])]),
        ...steps.map((step): Shown[] => [step.timestamp, step.mean, ...boundsOf(step)]),
      ],
    },
    draw: (plot) => {
      const place = placesOf([...past, ...steps].map(({ timestamp }) => timestamp));
      const x = (row: { timestamp: string | number }) => place(row.timestamp);
      const end = past.at(-1);
      const mean = steps.map(({ timestamp, mean: value }) => ({ timestamp, value }));
      // From where the past ends, so that nothing hangs in the air.
      const joined = end === undefined ? mean : [end, ...mean];
      return {
        marginLeft: 56,
        x: {
          label: null,
          ...(typeof place(first.timestamp) === 'string' && { type: 'point', ticks: [] }),
        },
        y: { label: target, grid: true, tickFormat: tick },
        marks: [
          ...bands.map(({ low, high }) =>
            plot.areaY(steps, { x, y1: low, y2: high, fill: 'var(--s1)', fillOpacity: 0.18 }),
          ),
          plot.line(past, { x, y: 'value', stroke: 'var(--s0)', strokeWidth: 1.6 }),
          plot.line(joined, { x, y: 'value', stroke: 'var(--s1)', strokeWidth: 2 }),
        ],
      };
    },
  };
}

/** Numbers as they are, dates where all texts are dates that every reader reads; else places on a scale of words. */
function placesOf(all: readonly (string | number)[]): (timestamp: string | number) => Date | string | number {
  if (all.every((timestamp) => typeof timestamp === 'number')) return (timestamp) => timestamp;
  const dates = all.every(
    (text) => /^\d{4}-\d\d/.test(String(text)) && !Number.isNaN(Date.parse(String(text))),
  );
  return dates ? (text) => new Date(String(text)) : String;
}
