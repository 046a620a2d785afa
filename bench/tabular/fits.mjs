// Processor seconds and peak memory of a fit, for tables of so many rows × columns of floats and two classes; each fit in a
// process of its own.
// usage: node bench/tabular/fits.mjs [--rows 1000,10000] [--columns 10,50] [--effort fast,balanced] [--seed 1]
//        [--detail: what each member took]  (after npm run build; everything: --rows 1000,10000,100000,1000000 --columns 10,50,100,500)

import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { record, rounded } from '../support/record.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,10000' },
    columns: { type: 'string', default: '10,50' },
    effort: { type: 'string', default: 'fast,balanced' },
    seed: { type: 'string', default: '1' },
    one: { type: 'boolean', default: false },
    detail: { type: 'boolean', default: false },
  },
});
const list = (text) => text.split(',');
const numbers = (text) => list(text).map(Number);

if (values.one) await one(Number(values.rows), Number(values.columns), values.effort, Number(values.seed));
else table();

/** Fits one table and prints what it cost as JSON. */
async function one(rows, columns, effort, seed) {
  const { closeSharedEngine, fit } = await import('../../dist/tabular/index.js');
  const { createRandom } = await import('../../dist/tabular/engine/random.js');
  const random = createRandom(seed);
  // In shared memory the engine's thread reads columns in place; those of a file it reads itself are there too.
  const made = Array.from({ length: columns }, (_, j) => {
    const values = new Float64Array(new SharedArrayBuffer(8 * rows));
    for (let i = 0; i < rows; i++) values[i] = random.next() - 0.5;
    return { kind: 'number', name: `x${j}`, values };
  });
  // Five columns count: a product, a step and three slopes, under noise.
  const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((j) => made[j % columns].values);
  const target = Float64Array.from({ length: rows }, (_, i) => {
    const signal = 8 * a[i] * b[i] + (c[i] > 0.1 ? 1 : 0) + d[i] - e[i];
    return signal + 2 * (random.next() - 0.5) > 0.4 ? 1 : 0;
  });
  const data = { rows, columns: [...made, { kind: 'boolean', name: 'y', values: target }] };
  const before = process.cpuUsage();
  const idleMiB = process.memoryUsage.rss() / 2 ** 20;
  const begun = performance.now();
  const model = await fit(data, { target: 'y', effort, seed });
  const wall = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(before);
  const peakMiB = process.resourceUsage().maxRSS / 1024;
  const members = model.members.filter(({ weight }) => weight > 0).length;
  const detail = model.members.map(
    ({ name, weight, fitMs }) => `${name} ${fitMs.toFixed(0)} ms (${weight.toFixed(2)})`,
  );
  process.stdout.write(
    JSON.stringify({ cpu: (user + system) / 1e6, wall, idleMiB, peakMiB, members, detail }),
  );
  model.close();
  await closeSharedEngine();
}

function table() {
  /** By effort and rows × columns. */
  const figures = {};
  process.stdout.write(
    `Node ${process.version}, ${availableParallelism()} cores\n\n` +
      '| rows × columns | effort | processor s | wall s | peak MiB (over the table) | members |\n|---|---|---|---|---|---|\n',
  );
  for (const rows of numbers(values.rows)) {
    for (const columns of numbers(values.columns)) {
      for (const effort of list(values.effort)) {
        const flags = [
          '--one',
          '--rows',
          rows,
          '--columns',
          columns,
          '--effort',
          effort,
          '--seed',
          values.seed,
        ];
        const { status, stdout, stderr } = spawnSync(
          process.execPath,
          [fileURLToPath(import.meta.url), ...flags.map(String)],
          { encoding: 'utf8' },
        );
        const name = `${rows.toLocaleString('en')} × ${columns}`;
        if (status !== 0) {
          process.stdout.write(
            `| ${name} | ${effort} | failed: ${stderr.trim().split('\n').at(-1)} | | | |\n`,
          );
          continue;
        }
        const { cpu, wall, idleMiB, peakMiB, members, detail } = JSON.parse(stdout);
        figures[effort] ??= {};
        figures[effort][`${rows}x${columns}`] = { cpu: rounded(cpu), peakMiB: rounded(peakMiB), members };
        process.stdout.write(
          `| ${name} | ${effort} | ${cpu.toFixed(1)} | ${wall.toFixed(1)} | ` +
            `${peakMiB.toFixed(0)} (+ ${(peakMiB - idleMiB).toFixed(0)}) | ${members} |\n`,
        );
        if (values.detail) process.stdout.write(`  ${detail.join(', ')}\n`);
      }
    }
  }
  record(figures);
}
