/** A plain reading of payloads for tests of what comes after it: no limits, no streaming. */

import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { TabularError } from '../../src/tabular/domain/errors.ts';
import type { Column, Label, Table } from '../../src/tabular/domain/table.ts';
import type { ReadPayload } from '../../src/tabular/jobs/run-job.ts';

type Row = Record<string, unknown>;

export function pack(payload: unknown): { bytes: Buffer; contentHash: string; sha256: string } {
  const bytes = gzipSync(typeof payload === 'string' ? payload : JSON.stringify(payload));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, contentHash: `sha256:${sha256}`, sha256 };
}

function toTable(rows: Row[], names: readonly string[]): Table {
  const columns = names.map((name): Column => {
    const cells = rows.map((row) => row[name] ?? null);
    if (cells.every((value) => value === null || typeof value === 'number')) {
      return {
        kind: 'number',
        name,
        values: Float64Array.from(cells, (value) => (value as number) ?? Number.NaN),
      };
    }
    const dictionary = [...new Set(cells.filter((value) => value !== null).map(String))];
    const codes = Int32Array.from(cells, (value) =>
      value === null ? -1 : dictionary.indexOf(String(value)),
    );
    return { kind: 'string', name, codes, dictionary };
  });
  return { rows: rows.length, columns };
}

const mismatch = (detail: string) => new TabularError('schema_mismatch', detail);

export const readPlainPayload: ReadPayload = async (object, expected, declared) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of object.stream()) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const contentHash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  if (contentHash !== expected.contentHash) {
    throw mismatch(`The payload hashes to ${contentHash}, ${expected.contentHash} was declared.`);
  }
  const payload = (() => {
    try {
      return JSON.parse(gunzipSync(bytes).toString()) as Row;
    } catch (error) {
      throw mismatch(`The payload cannot be read: ${(error as Error).message}`);
    }
  })();
  const same = (what: string, wanted: number | undefined, found: number) => {
    if (wanted !== undefined && wanted !== found)
      throw mismatch(`${what}: ${wanted} declared, ${found} found.`);
  };
  const facts = { contentHash, compressedBytes: bytes.length, textBytes: 0 };
  const quantiles = (payload.quantiles as number[] | undefined) ?? null;
  if (expected.kind === 'forecast') {
    const context = payload.context as Row[];
    const future = payload.future as Row[] | null;
    const predictionLength = payload.predictionLength as number | null;
    const covariates = Object.keys(context[0] ?? {}).filter(
      (key) => !['timestamp', 'target', 'item_id'].includes(key),
    );
    if (
      expected.covariateColumns.length > 0 &&
      [...expected.covariateColumns].sort().join() !== covariates.sort().join()
    ) {
      throw mismatch('The covariate columns differ.');
    }
    const series = new Set(context.map((row) => row.item_id)).size;
    same('contextRowCount', declared.contextRows, context.length);
    same('outputRowCount', declared.outputRows, future === null ? predictionLength! * series : future.length);
    return {
      kind: 'forecast',
      ...facts,
      context: toTable(context, Object.keys(context[0] ?? {})),
      future: future === null ? null : toTable(future, Object.keys(future[0] ?? {})),
      predictionLength,
      quantiles: quantiles!,
      keepUnfinished: (payload.keepUnfinished as boolean | undefined) ?? null,
      covariateColumns: covariates,
      series,
    };
  }
  const rows = payload.rows as Row[];
  const names = expected.featureColumns;
  if (expected.kind === 'contextPrediction') {
    for (const name of names) {
      if (rows.length > 0 && !(name in rows[0]!)) throw mismatch(`Feature column ${name} is absent.`);
    }
    same('outputRowCount', declared.outputRows, rows.length);
    return { kind: 'contextPrediction', ...facts, rows: toTable(rows, names), quantiles };
  }
  const training = payload.trainingFeatures as Row[];
  const labels = payload.trainingTarget as Label[];
  same('trainRowCount', declared.trainRows, training.length);
  same('outputRowCount', declared.outputRows, rows.length);
  const classes = [...new Set(labels)];
  if (expected.task === 'classification' && classes.length > 160) {
    throw new TabularError('dataset_too_large', `${classes.length} classes.`);
  }
  return {
    kind: 'training',
    ...facts,
    task: expected.task,
    targetColumn: expected.targetColumn,
    featureColumns: names,
    features: toTable(training, names),
    target:
      expected.task === 'regression'
        ? { kind: 'numbers', values: Float64Array.from(labels as number[]) }
        : { kind: 'labels', codes: Int32Array.from(labels, (label) => classes.indexOf(label)), classes },
    rows: toTable(rows, names),
    quantiles,
  };
};
