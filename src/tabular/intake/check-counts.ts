/** Compares what a submit declared with what its payload holds. */

import { TabularError } from '../domain/errors.ts';
import type { DeclaredCounts, Payload } from '../domain/payload.ts';

/** @throws TabularError `schema_mismatch` naming the first count that differs, as declared and as found */
export function checkCounts(payload: Payload, declared: DeclaredCounts): void {
  const same = (name: string, count: number | undefined, found: number, of: string) => {
    if (count === undefined || count === found) return;
    throw new TabularError('schema_mismatch', `${name} is ${count}, the payload has ${found} ${of}.`);
  };
  if (payload.kind === 'training') {
    same('The declared count of training rows', declared.trainRows, payload.features.rows, 'training rows');
    same('outputRowCount', declared.outputRows, payload.rows.rows, 'rows to score');
  } else if (payload.kind === 'contextPrediction') {
    same('outputRowCount', declared.outputRows, payload.rows.rows, 'rows to score');
  } else {
    same('contextRowCount', declared.contextRows, payload.context.rows, 'context rows');
    same('outputRowCount', declared.outputRows, ...outputRowsOf(payload));
  }
}

/** Number of forecast steps, and how it came about. */
function outputRowsOf(payload: Extract<Payload, { kind: 'forecast' }>): [number, string] {
  if (payload.future !== null) return [payload.future.rows, 'future rows'];
  const { predictionLength, series } = payload;
  return [predictionLength! * series, `steps (predictionLength ${predictionLength} × ${series} series)`];
}
