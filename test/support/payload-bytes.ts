/** Payloads of every kind, and a reading of any bytes as each of them. */

import { TabularError } from '../../src/tabular/domain/errors.ts';
import type { PayloadExpectation } from '../../src/tabular/domain/payload.ts';
import { parsePayload } from '../../src/tabular/intake/parse-payload.ts';

export const payloadSeeds: readonly string[] = [
  JSON.stringify({
    task: 'classification',
    targetColumn: 'y',
    featureColumns: ['a', 'b'],
    trainingFeatures: [{ a: 1, b: 'x' }, { a: null, b: 'y', c: true }, { b: 'é\u2028' }],
    trainingTarget: ['u', 'v', 'u'],
    rows: [{ a: 2.5e-7, b: 'x' }],
    quantiles: [0.1, 0.9],
  }),
  JSON.stringify({
    kind: 'contextPrediction',
    rows: [
      { a: 1, b: false },
      { a: '1', b: null },
    ],
    quantiles: [],
  }),
  JSON.stringify({
    kind: 'forecast',
    context: [
      { timestamp: '2024-01-01', target: 1, item_id: 'p' },
      { timestamp: '2024-01-02', target: 2, item_id: 'p' },
    ],
    future: null,
    predictionLength: 3,
    quantiles: [0.5],
  }),
];

const expectations: readonly PayloadExpectation[] = [
  { kind: 'training', task: 'classification', targetColumn: 'y', featureColumns: ['a', 'b'] },
  { kind: 'contextPrediction', featureColumns: ['a', 'b'] },
  { kind: 'forecast', covariateColumns: [] },
];
const limits = { maxTrainRows: 1000, maxTestRows: 1000, maxColumns: 50 };

/** Ends with a payload or a TabularError; whatever else is thrown is a fault of the reader. */
export async function readPayload(bytes: Uint8Array): Promise<void> {
  for (const expect of expectations) {
    try {
      await parsePayload(inPieces(bytes), { expect, limits });
    } catch (error) {
      if (!(error instanceof TabularError)) throw error;
    }
  }
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const half = bytes.length >> 1;
  yield bytes.subarray(0, half);
  yield bytes.subarray(half);
}
