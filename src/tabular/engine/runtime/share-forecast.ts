/** Moves a forecast from the worker to its caller: item ids and timestamps, up to 200,000 of each, would hold up the
 * caller while they are cloned one by one. */

import { runSliced } from '../../../shared/run-sliced.ts';
import type { Forecast } from '../engine.ts';
import { type PackedStrings, packStrings, unpacking } from './share.ts';

type Label = string | number | boolean | null;

/** Each label once, and where it stands. */
interface SentLabels {
  readonly codes: Int32Array;
  readonly distinct: Float64Array | PackedStrings | readonly Label[];
}

export type SentForecast = Omit<Forecast, 'itemIds' | 'timestamps'> & {
  readonly itemIds: SentLabels;
  readonly timestamps: SentLabels;
};

/** On the worker. */
export async function shareForecast(forecast: Forecast): Promise<SentForecast> {
  return {
    ...forecast,
    itemIds: await shareLabels(forecast.itemIds),
    timestamps: await shareLabels(forecast.timestamps),
  };
}

async function shareLabels(labels: readonly Label[]): Promise<SentLabels> {
  const codes = new Int32Array(new SharedArrayBuffer(4 * labels.length));
  const codeOf = new Map<Label, number>();
  labels.forEach((label, i) => {
    let code = codeOf.get(label);
    if (code === undefined) {
      code = codeOf.size;
      codeOf.set(label, code);
    }
    codes[i] = code;
  });
  const distinct = [...codeOf.keys()];
  if (distinct.every((label) => typeof label === 'string'))
    return { codes, distinct: await packStrings(distinct) };
  if (distinct.every((label) => typeof label === 'number'))
    return { codes, distinct: Float64Array.from(distinct) };
  return { codes, distinct };
}

/** On the caller's side. */
export function receiveForecast(sent: SentForecast): Promise<Forecast> {
  return runSliced(
    (function* (): Generator<void, Forecast> {
      const itemIds = yield* labelsOf(sent.itemIds);
      const timestamps = (yield* labelsOf(sent.timestamps)) as Forecast['timestamps'];
      return { ...sent, itemIds, timestamps };
    })(),
  );
}

const sliceLabels = 20_000;

function* labelsOf({ codes, distinct }: SentLabels): Generator<void, Label[]> {
  const values: ArrayLike<Label> = 'bytes' in distinct ? yield* unpacking(distinct) : distinct;
  const labels = new Array<Label>(codes.length);
  for (let i = 0; i < codes.length; i++) {
    labels[i] = values[codes[i]!]!;
    if (i % sliceLabels === sliceLabels - 1) yield;
  }
  return labels;
}
