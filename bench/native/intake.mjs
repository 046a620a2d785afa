// Payload intake against gunzipSync + JSON.parse + typed columns. Each measurement is a fresh process; one run prints
// every figure. Peak memory is the process's maximum resident set, also given less what an idle process holds.
//   npm run build && node bench/native/intake.mjs [rounds]
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { record, rounded } from '../support/record.mjs';

const mib = 2 ** 20;
const self = fileURLToPath(import.meta.url);

/** Bytes of the largest resident set so far. Linux's own mark, because getrusage counts the parent before exec. */
function peakRss() {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const mark = /VmHWM:\s+(\d+) kB/.exec(status);
  return mark ? Number(mark[1]) * 1024 : process.resourceUsage().maxRSS * 1024;
}

const namesOf = (columns) => Array.from({ length: columns }, (_, i) => `c${i}`);

/** Rows of full-precision numbers in [0, 1), from a seeded generator (mulberry32). */
function rowsText(rows, columns, seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) * 2 ** 21 + ((t ^ (t >>> 11)) & 0x1fffff)) / 2 ** 53;
  };
  const names = namesOf(columns);
  return Array.from(
    { length: rows },
    () => `{${names.map((name) => `"${name}":${random()}`).join()}}`,
  ).join();
}

const head = '{"kind":"contextPrediction","rows":[';

/** The same block again and again, each a gzip member, so that gigabytes are made in seconds. */
async function writeRepeated(path, rows, columns, times) {
  const block = rowsText(rows, columns, 7);
  const out = createWriteStream(path);
  const write = (bytes) => new Promise((resolve) => out.write(bytes, resolve));
  await write(gzipSync(head + block));
  const again = gzipSync(`,${block}`);
  for (let i = 1; i < times; i++) await write(again);
  await new Promise((resolve) => out.end(gzipSync(']}'), resolve));
  return head.length + block.length * times + times - 1 + 2;
}

/** What a service does without us: the whole text, every row an object, then columns. */
function byJsonParse(path, names) {
  const { rows } = JSON.parse(gunzipSync(readFileSync(path)).toString());
  const columns = names.map(() => new Float64Array(rows.length));
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    for (let c = 0; c < names.length; c++) columns[c][i] = row[names[c]];
  }
  return columns;
}

async function byIntake(path, names) {
  const { parsePayload } = await import('../../dist/tabular/intake/parse-payload.js');
  const { defaultPayloadLimits } = await import('../../dist/tabular/domain/payload.js');
  const { rows } = await parsePayload(path, {
    expect: { kind: 'contextPrediction', featureColumns: names },
    limits: { maxTestRows: defaultPayloadLimits.maxTrainRows },
  });
  return rows.columns.map(({ values }) => values);
}

if (process.argv[2] === 'measure') {
  const [, , , contender, path, columns] = process.argv;
  const names = namesOf(Number(columns));
  if (contender === 'idle') process.stdout.write(JSON.stringify({ rss: peakRss() }));
  else {
    const started = process.hrtime.bigint();
    const values = contender === 'intake' ? await byIntake(path, names) : byJsonParse(path, names);
    const seconds = Number(process.hrtime.bigint() - started) / 1e9;
    const rss = peakRss();
    let sum = 0;
    for (const column of values) for (const value of column) sum += value;
    process.stdout.write(JSON.stringify({ seconds, rss, rows: values[0].length, sum }));
  }
  process.exit(0);
}

function measure(contender, path, columns) {
  const run = spawnSync(process.execPath, [self, 'measure', contender, path ?? '', String(columns ?? 0)], {
    encoding: 'utf8',
  });
  if (run.status !== 0)
    throw new Error(
      `${contender} failed: ${run.stderr.split('\n').find((l) => l.includes('Error')) ?? run.stderr}`,
    );
  return JSON.parse(run.stdout);
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

const rounds = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'graticule-bench-'));
try {
  const small = join(folder, 'small.json.gz');
  const large = join(folder, 'large.json.gz');
  const text = await writeRepeated(small, 20_000, 20, 10);
  const largeText = await writeRepeated(large, 20_000, 50, 50);
  const idle = measure('idle').rss;
  const line = (what, of, { seconds, rss }, columnBytes) =>
    console.log(
      `${what.padEnd(34)} ${(seconds * 1000).toFixed(0).padStart(6)} ms ${(of / seconds / 1e6).toFixed(0).padStart(5)} MB/s` +
        `   peak ${(rss / mib).toFixed(0).padStart(5)} MiB   over idle ${((rss - idle) / mib).toFixed(0).padStart(5)} MiB` +
        `   over idle and columns ${((rss - idle - columnBytes) / mib).toFixed(0).padStart(5)} MiB`,
    );
  console.log(
    `200,000 × 20 numbers: ${(text / 1e6).toFixed(1)} MB of text, ${(statSync(small).size / 1e6).toFixed(1)} MB gzipped; ` +
      `idle process ${(idle / mib).toFixed(0)} MiB; median of ${rounds}`,
  );
  const results = { json: [], intake: [] };
  for (let i = 0; i < rounds; i++)
    for (const who of ['json', 'intake']) results[who].push(measure(who, small, 20));
  if (new Set([...results.json, ...results.intake].map(({ sum }) => sum)).size !== 1)
    throw new Error('sums differ');
  const middle = (runs) => ({
    seconds: median(runs.map((r) => r.seconds)),
    rss: median(runs.map((r) => r.rss)),
  });
  const [json, intake] = [middle(results.json), middle(results.intake)];
  line('gunzipSync + JSON.parse + columns', text, json, 200_000 * 20 * 8);
  line('intake', text, intake, 200_000 * 20 * 8);
  console.log(
    `ratio: ${(json.seconds / intake.seconds).toFixed(2)} × the speed at ${(intake.rss / json.rss).toFixed(2)} × the peak ` +
      `(${((intake.rss - idle) / (json.rss - idle)).toFixed(2)} × over idle)`,
  );
  console.log(
    `\n1,000,000 × 50 numbers: ${(largeText / 1e9).toFixed(2)} GB of text, ${(statSync(large).size / 1e6).toFixed(0)} MB gzipped`,
  );
  line('intake', largeText, measure('intake', large, 50), 1_000_000 * 50 * 8);
  const figuresOf = ({ seconds, rss }) => ({
    megabytesPerSecond: rounded(text / seconds / 1e6),
    overIdleMiB: rounded((rss - idle) / mib),
  });
  record({ graticule: figuresOf(intake), jsonParse: figuresOf(json) });
  try {
    measure('json', large, 50);
    console.log('gunzipSync + JSON.parse: read it');
  } catch (error) {
    console.log(`gunzipSync + JSON.parse: ${error.message}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
