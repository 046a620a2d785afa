// Gradient boosting side by side: ours, XGBoost hist and scikit-learn's HistGradientBoosting on the same table.
// Every contender runs in a fresh process; rounds alternate between them; the table below the runs gives medians.
//
//   npm run build && node bench/native/boosting.mjs [--rows 1000000] [--rounds 3] [--threads 2] [--peers xgboost,sklearn]
//   peers: apt-get install python3-xgboost python3-sklearn   (PYTHON names another interpreter)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeTable } from '../support/boosting-data.mjs';
import { record, rounded } from '../support/record.mjs';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    threads: { type: 'string', default: '2' },
    peers: { type: 'string', default: 'xgboost,sklearn' },
  },
});
const testRows = 100_000;
const support = join(dirname(fileURLToPath(import.meta.url)), '..', 'support');
const python = process.env.PYTHON ?? '/usr/bin/python3';
const folder = mkdtempSync(join(tmpdir(), 'graticule-boosting-'));
const common = [folder, options.rows, String(testRows), options.threads];
const peers = {
  'xgboost hist': [python, [join(support, 'boosting-peers.py'), 'xgboost', ...common]],
  HistGradientBoosting: [python, [join(support, 'boosting-peers.py'), 'sklearn', ...common]],
};

const contenders = {
  graticule: [process.execPath, [join(support, 'boosting-ours.mjs'), ...common]],
  ...Object.fromEntries(
    Object.entries(peers).filter(([, [, args]]) => options.peers.split(',').includes(args[1])),
  ),
};

const median = (list) => {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

try {
  writeTable(folder, 'train', Number(options.rows), 1);
  writeTable(folder, 'test', testRows, 2);
  console.log(
    `${options.rows} × 28 float32, binary, 100 trees, depth 6, 256 bins, ${options.threads} threads, ${cpus()[0].model}`,
  );
  const results = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const [name, [command, args]] of Object.entries(contenders)) {
      const done = spawnSync(command, args, { encoding: 'utf8' });
      if (done.status === 3 || done.error) {
        if (round === 0) console.log(`${name}: skipped, ${(done.stdout || String(done.error)).trim()}`);
        continue;
      }
      if (done.status !== 0) throw new Error(`${name} failed:\n${done.stderr}`);
      const figures = JSON.parse(done.stdout);
      results[name].push(figures);
      console.log(`round ${round + 1} ${name}: ${JSON.stringify(figures)}`);
    }
  }
  const figures = Object.entries(results)
    .filter(([, runs]) => runs.length > 0)
    .map(([name, runs]) => {
      const of = (key) => rounded(median(runs.map((run) => run[key])));
      const key = { 'xgboost hist': 'xgboost', HistGradientBoosting: 'histGradientBoosting' }[name] ?? name;
      return [
        key,
        {
          fitSeconds: of('fitSeconds'),
          fitCpuSeconds: of('fitCpuSeconds'),
          rowsPerSecond: of('predictRowsPerSecond'),
          peakMiB: of('fitPeakMiB'),
          auc: of('auc'),
        },
      ];
    });
  record(Object.fromEntries(figures));
  console.table(
    Object.fromEntries(
      Object.entries(results)
        .filter(([, runs]) => runs.length > 0)
        .map(([name, runs]) => [
          name,
          {
            'fit s (median)': median(runs.map((r) => r.fitSeconds)).toFixed(2),
            'fit s (min)': Math.min(...runs.map((r) => r.fitSeconds)).toFixed(2),
            'fit CPU s': median(runs.map((r) => r.fitCpuSeconds)).toFixed(2),
            'predict M rows/s': (median(runs.map((r) => r.predictRowsPerSecond)) / 1e6).toFixed(2),
            'peak MiB': median(runs.map((r) => r.fitPeakMiB)).toFixed(0),
            AUC: runs[0].auc.toFixed(5),
          },
        ]),
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
