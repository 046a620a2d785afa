/** The thread that holds the tables: reads files, judges columns, packs and uploads payloads. The page never waits for it. */

import {
  type CallOptions,
  type Cell,
  createClient,
  GraticuleClientError,
  type Label,
  type Row,
  type RowList,
  type Upload,
} from '../../../client/index.ts';
import { mostConsoleFileBytes } from '../../../shared/console-file.ts';
import type {
  Account,
  JobRequest,
  Outcome,
  Points,
  Reply,
  Request,
  SentError,
  Slot,
  Verbs,
} from './protocol.ts';
import { readByService } from './read-by-service.ts';
import { readFile } from './read-file.ts';
import { readLarge } from './read-large.ts';
import { cellOf, firstReading, type Reading, readingOf } from './reading.ts';
import { type SourceTable, UnreadableFile } from './source.ts';
import { summarize } from './summary.ts';

interface Held extends SourceTable {
  readonly readings: Map<string, Reading>;
}

/** At most the two tables of the page. */
const tables: Partial<Record<Slot, Held>> = {};

const quantiles: readonly number[] = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95];
/** Points of each series that a picture shows before its forecast, and series that are shown. */
const shownHistory = 200;
const shownSeries = 50;

function tableOf(slot: Slot): Held {
  const table = tables[slot];
  if (table === undefined) throw new UnreadableFile('empty');
  return table;
}

/** Rows of a table as they are sent, made when they are asked for. */
function rowsOf(table: Held, columns: readonly string[], rows: Int32Array): RowList {
  const wanted = columns.map((name) => {
    const cells = table.columns.find((column) => column.name === name)?.cells;
    return { name, cells, reading: table.readings.get(name)! };
  });
  return {
    length: rows.length,
    columns,
    slice: (start, end) =>
      Array.from(rows.subarray(start, end), (row) => {
        const made: Record<string, Cell> = {};
        for (const { name, cells, reading } of wanted) {
          made[name] = cells === undefined ? null : cellOf(cells.at(row), reading);
        }
        return made;
      }),
  };
}

const everyRow = (table: Held) => Int32Array.from({ length: table.rows }, (_, row) => row);

/** The values of the target, and the rows that have one. */
function labelled(table: Held, target: string) {
  const cells = table.columns.find(({ name }) => name === target)!.cells;
  const reading = table.readings.get(target)!;
  const has: number[] = [];
  const lacks: number[] = [];
  const labels: Label[] = [];
  for (let row = 0; row < table.rows; row++) {
    const value = cellOf(cells.at(row), reading);
    if (value === null || value === undefined) lacks.push(row);
    else {
      has.push(row);
      labels.push(value as Label);
    }
  }
  return { has: Int32Array.from(has), lacks: Int32Array.from(lacks), labels };
}

/** Of an XMLHttpRequest, because fetch does not tell how much has left. */
const upload: Upload = ({ url, bytes, headers, onSent, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(1, loaded / bytes.length));
    request.onload = () => {
      const etag = request.getResponseHeader('etag');
      resolve(
        new Response(request.responseText || null, {
          status: request.status,
          headers: etag === null ? {} : { etag },
        }),
      );
    };
    request.onerror = () =>
      reject(new GraticuleClientError('storage_error', `The upload to ${new URL(url).origin} failed.`));
    signal?.addEventListener('abort', () => request.abort());
    request.send(bytes);
  });

async function run(id: number, request: JobRequest, account: Account): Promise<Outcome> {
  const client = createClient({ ...account, upload });
  const options: CallOptions = {
    onProgress: (stage, fraction) => send({ id, progress: { stage, fraction: fraction ?? null } }),
    onSubmitted: (jobId) => send({ id, jobId }),
  };
  if (request.kind === 'forecast') return forecast(client, request, options);
  if (request.kind === 'score') {
    const table = tableOf('score');
    const model = await client.model(request.contextId);
    const rows = everyRow(table);
    const { featureColumns, task } = model.context;
    await model.predict(rowsOf(table, featureColumns, rows), {
      ...options,
      ...(task === 'regression' && { quantiles }),
    });
    return { kind: 'score', rows, columns: featureColumns, slot: 'score' };
  }
  const table = tableOf('train');
  const { learning } = request;
  const { has, lacks, labels } = labelled(table, learning.target);
  const { task, features } = learning;
  const training = { task, rows: rowsOf(table, features, has), target: labels, featureColumns: features };
  const named = { ...training, targetColumn: learning.target };
  if (request.kind === 'fit') {
    const { context } = await client.fit(named, options);
    return { kind: 'fit', contextId: context.id };
  }
  if (request.kind === 'evaluate') {
    await client.evaluate(named, options);
    return { kind: 'evaluate' };
  }
  const slot: Slot = request.rows === 'score' ? 'score' : 'train';
  const scored = tableOf(slot);
  const rows = slot === 'score' ? everyRow(scored) : lacks;
  await client.predict(named, rowsOf(scored, features, rows), {
    ...options,
    ...(task === 'regression' && { quantiles }),
  });
  return { kind: 'predict', rows, columns: features, slot };
}

async function forecast(
  client: ReturnType<typeof createClient>,
  { timestamp, target, item, horizon, known, holidays }: JobRequest & { kind: 'forecast' },
  options: CallOptions,
): Promise<Outcome> {
  const table = tableOf('train');
  const also = known?.columns ?? [];
  const columns = [timestamp, target, ...(item === null ? [] : [item]), ...also];
  const rows = rowsOf(table, columns, everyRow(table)).slice(0, table.rows);
  const context: Row[] = [];
  const future: Row[] = [];
  const alsoOf = (row: Row) => Object.fromEntries(also.map((name) => [name, row[name] ?? null]));
  const history = new Map<string, Points[]>();
  for (const row of rows) {
    const when = row[timestamp];
    const value = row[target];
    if (when === null || when === undefined) continue;
    const of = item === null ? null : (row[item] ?? null);
    const step = { timestamp: when, ...(item !== null && { item_id: of }), ...alsoOf(row) };
    if (known?.rows === 'unlabelled' && (value === null || value === undefined)) {
      future.push(step);
      continue;
    }
    context.push({ ...step, target: value ?? null });
    const key = String(of);
    if (typeof value !== 'number' || (!history.has(key) && history.size >= shownSeries)) continue;
    const points = history.get(key) ?? [];
    history.set(key, points);
    points.push({ timestamp: String(when), value });
  }
  for (const [key, points] of history) {
    points.sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
    history.set(key, points.slice(-shownHistory));
  }
  if (known?.rows === 'score') {
    const ahead = tableOf('score');
    const wanted = columns.filter((name) => name !== target);
    for (const row of rowsOf(ahead, wanted, everyRow(ahead)).slice(0, ahead.rows)) {
      const of = item === null ? {} : { item_id: row[item] ?? null };
      future.push({ timestamp: row[timestamp] ?? null, ...of, ...alsoOf(row) });
    }
  }
  await client.forecast(
    { context, quantiles, holidays, ...(known === null ? { predictionLength: horizon } : { future }) },
    options,
  );
  return { kind: 'forecast', target, history };
}

type Handlers = {
  [V in keyof Verbs]: (input: Verbs[V]['in'], id: number) => Promise<Verbs[V]['out']>;
};

const handlers: Handlers = {
  async read({ slot, file, account }, id) {
    delete tables[slot];
    const onRead = (fraction: number) => send({ id, progress: { stage: 'file', fraction } });
    const source = await (account === null
      ? readFile(file, onRead)
      : file.size <= mostConsoleFileBytes
        ? readByService(file, account)
        : readLarge(file, account, onRead));
    const readings = new Map<string, Reading>();
    const columns = source.columns.map((column) => {
      // Rows to predict are read as those that the model learns from.
      const known = slot === 'score' ? tables.train?.readings.get(column.name) : undefined;
      const reading = known ?? firstReading(column);
      readings.set(column.name, reading);
      return summarize(column, reading);
    });
    tables[slot] = { ...source, readings };
    const { rows, leftOut, notes = [] } = source;
    return { name: file.name, rows, columns, leftOut, notes };
  },
  async choose({ slot, column: name, choice }) {
    const table = tableOf(slot);
    const column = table.columns.find((each) => each.name === name)!;
    const reading = readingOf(column, choice);
    table.readings.set(name, reading);
    return summarize(column, reading);
  },
  async rows({ slot, rows, columns }) {
    return rowsOf(tableOf(slot), columns, Int32Array.from(rows)).slice(0, rows.length);
  },
  async unlabelled({ target }) {
    return labelled(tableOf('train'), target).lacks.length;
  },
  run: ({ request, account }, id) => run(id, request, account),
};

function send(reply: Reply): void {
  postMessage(reply);
}

function sentError(error: unknown): SentError {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof GraticuleClientError) {
    const { code, problem, detail, fix, requestId, status } = error;
    return { client: { code, problem, detail, fix, requestId, status }, unreadable: null, message };
  }
  if (error instanceof UnreadableFile) {
    return { client: null, unreadable: { kind: error.kind, detail: error.detail }, message };
  }
  // Buffers that the browser cannot make.
  const tooLarge = error instanceof RangeError && /alloc|length/i.test(message);
  return { client: null, unreadable: tooLarge ? { kind: 'tooLarge', detail: '' } : null, message };
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id, verb, input } = data;
  try {
    const handle = handlers[verb] as (input: unknown, id: number) => Promise<unknown>;
    send({ id, value: await handle(input, id) });
  } catch (error) {
    send({ id, error: sentError(error) });
  }
});
