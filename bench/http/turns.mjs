// The longest turn of the server's event loop for each route, with its worst accepted and its worst refused body.
// node bench/http/turns.mjs [repeats]; needs `npm run build`. Each figure is the smallest of the repeats: what other
// processes add is not the server's. `of processor` is what its thread had of one.

import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MiB = 2 ** 20;

/** Milliseconds that this thread has had of a processor; NaN where the system does not tell. */
function processorMs() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

async function child() {
  const { createTabular } = await import('../../dist/tabular/index.js');
  const { createGeo } = await import('../../dist/geo/index.js');
  const { geoHttp } = await import('../../dist/http/geo/index.js');
  const { createKeyStore, serve, tabularHttp } = await import('../../dist/http/tabular/index.js');
  const { silentLog } = await import('../../dist/shared/log.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'graticule-turns-'));
  const tabular = await createTabular({ dataDir, worker: { concurrency: 0 } });
  const geo = createGeo();
  const keys = createKeyStore({ staticKeys: [{ token: 'bench', org: 'o', user: 'u' }] });
  const mounts = [geoHttp(geo, { keys, log: silentLog }), tabularHttp(tabular, { keys })];
  const server = await serve({ mounts, port: 0 });
  let [longest, longestCpu] = [0, 0];
  let last = performance.now();
  let lastCpu = processorMs();
  const turn = () => {
    longest = Math.max(longest, performance.now() - last);
    longestCpu = Math.max(longestCpu, processorMs() - lastCpu);
    last = performance.now();
    lastCpu = processorMs();
    setImmediate(turn);
  };
  turn();
  process.on('message', (message) => {
    if (message === 'longest') process.send({ longest, longestCpu });
    if (message === 'close') {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit();
    }
    [longest, longestCpu] = [0, 0];
    last = performance.now();
    lastCpu = processorMs();
  });
  process.send({ url: server.url });
}

async function parent() {
  const repeats = Number(process.argv[2] ?? 5);
  const server = fork(fileURLToPath(import.meta.url), ['--serve']);
  const next = () => new Promise((resolve) => server.once('message', resolve));
  const { url } = await next();
  const hash = `sha256:${'a'.repeat(64)}`;
  const staged = { objectKey: `staging/${'a'.repeat(64)}`, contentHash: hash };
  const columns = Array.from({ length: 2000 }, (_, i) => `${i} "é"`.padEnd(520, 'x'));
  const table = { ...staged, task: 'classification', targetColumn: 'y', featureColumns: columns };
  const long = { idempotencyKey: 'é"'.repeat(400_000) };
  const refused = {
    'many names': JSON.stringify({
      ...table,
      featureColumns: Array.from({ length: 330_000 }, (_, i) => `c${i}`),
    }),
    nesting: `{"a":${'['.repeat(2 * MiB - 10)}`,
    escapes: `{"a":"${'\\u00e9'.repeat((4 * MiB - 20) / 6)}"}`,
    'too long': 'x'.repeat(8 * MiB),
  };
  const tabular = {
    '/v1/uploads': { contentHash: hash, bytes: 5e9, ...long },
    '/v1/fits': { ...table, trainRowCount: 3, ...long },
    '/v1/predictions': { ...table, trainRowCount: 3, outputRowCount: 2, ...long },
    '/v1/evaluations': { ...table, rowCount: 3, ...long },
    '/v1/forecasts': { ...staged, covariateColumns: columns, contextRowCount: 3, outputRowCount: 2, ...long },
    '/v1/warm': { rows: 1, columns: 1, ...long },
  };
  const geo = ['geocode', 'osm', 'nl-geocode-advanced', 'country-border', 'ocean-border', 'water-feature'];
  const cases = [
    ...Object.entries(tabular).flatMap(([path, body]) => [
      [path, 'accepted', JSON.stringify(body)],
      ...Object.entries(refused).map(([name, text]) => [path, name, text]),
    ]),
    ...geo.flatMap((name) => [
      [
        `/api/${name}`,
        'accepted',
        JSON.stringify({ query: 'border of France', padding: 'x'.repeat(60_000) }),
      ],
      [`/api/${name}`, 'nesting', '['.repeat(65_536)],
      [`/api/${name}`, 'too long', 'x'.repeat(4 * MiB)],
    ]),
    ['/_objects/complete/x?signature=y', 'unsigned', '<CompleteMultipartUpload>'.repeat(160_000)],
  ];
  const rows = [];
  for (const [path, what, body] of cases) {
    const turns = [];
    let status;
    for (let repeat = 0; repeat < repeats + 1; repeat += 1) {
      server.send('reset');
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { authorization: 'Bearer bench' },
        // Another key for each route and time: a replay is no submission.
        body: body.replace('"idempotencyKey":"', `$&${path}${repeat}`),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 'cut',
      );
      server.send('longest');
      const told = await next();
      // The first warms up.
      if (repeat > 0) turns.push(told);
      status = answer;
    }
    rows.push({
      path,
      body: what,
      MiB: (body.length / MiB).toFixed(2),
      status,
      'longest turn ms': Math.min(...turns.map(({ longest }) => longest)).toFixed(1),
      'of processor': Math.min(...turns.map(({ longestCpu }) => longestCpu)).toFixed(1),
    });
  }
  console.table(rows);
  server.send('close');
}

await (process.argv[2] === '--serve' ? child() : parent());
