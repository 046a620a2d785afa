// OpenStreetMap extracts: import speed and peak memory, a fresh process for each; queries on what was imported.
// node bench/geo/osm.mjs [--nodes 20000000] [extract …]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGeo, importOsm } from '../../dist/geo/index.js';
import { writeSyntheticPbf } from '../support/synthetic-pbf.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string', default: '20000000' },
    child: { type: 'string' },
    dir: { type: 'string' },
  },
});

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'osm-bench-'));
  try {
    const files = [...positionals];
    const count = Number(values.nodes);
    if (count > 0) {
      const file = join(folder, 'synthetic.osm.pbf');
      const made = writeSyntheticPbf(file, count);
      console.error(
        `synthetic: ${made.nodes} nodes, ${made.ways} ways, ${(statSync(file).size / 1e6).toFixed(0)} MB`,
      );
      files.push(file);
    }
    console.log('| Extract | MB | nodes | features | s | MB/s | nodes/s | peak MiB | store MB |');
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
    for (const file of files) importRow(file, folder);
    await queries(
      folder,
      files.map((file) => basename(file)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function storesOf(folder, name) {
  return join(folder, `stores-${name}`);
}

function importRow(file, folder) {
  const args = ['--child', file, '--dir', storesOf(folder, basename(file))];
  const { stdout, stderr, status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), ...args], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stderr);
  const done = JSON.parse(stdout);
  const mb = done.bytes / 1e6;
  const cells = [
    basename(file),
    mb.toFixed(1),
    done.nodes,
    done.features,
    done.seconds.toFixed(1),
    (mb / done.seconds).toFixed(2),
    Math.round(done.nodes / done.seconds),
    done.peakMiB.toFixed(0),
    (statSync(done.file).size / 1e6).toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const questions = {
  monaco: [
    'restaurants in Monaco',
    'Italian restaurants within 500 m of the casino in Monaco',
    'the 5 nearest cafés to the casino',
    'buildings in Monaco',
    'streets in Monaco',
    'parks in Monaco',
    'hotels north of the casino',
    'wheelchair accessible museums in Monaco',
  ],
  andorra: [
    'parks in Andorra la Vella',
    'hotels in Andorra',
    'the 5 nearest peaks to Ordino',
    'forests in La Massana',
    'restaurants within 2 km of Encamp',
  ],
  synthetic: [
    'restaurants in 0.05,45.05,0.1,45.1',
    'Italian restaurants in 0.05,45.05,0.06,45.06',
    'buildings in 0.05,45.05,0.06,45.06',
    'the 10 nearest pharmacies to Place 17',
    'cafés within 500 m of Place 17',
  ],
};

async function queries(folder, names) {
  console.log('\n| Query | features | p50 ms | p99 ms | longest turn of the event loop, ms |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const name of names) {
    const set = questions[name.replace(/\..*$/, '')];
    const osmDir = storesOf(folder, name);
    if (!set || !existsSync(osmDir)) continue;
    const geo = createGeo({ osmDir });
    for (const query of set) {
      const { features } = await geo.mapFeatures(query);
      await geo.mapFeatures(query);
      const loop = monitorEventLoopDelay({ resolution: 1 });
      loop.enable();
      const times = [];
      for (const until = performance.now() + 2000; performance.now() < until && times.length < 500; ) {
        const started = performance.now();
        await geo.mapFeatures(query);
        times.push(performance.now() - started);
      }
      loop.disable();
      times.sort((a, b) => a - b);
      const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(2);
      console.log(
        `| ${query} | ${features.length} | ${at(0.5)} | ${at(0.99)} | ${(loop.max / 1e6).toFixed(1)} |`,
      );
    }
    await geo.close();
  }
}

if (values.child !== undefined) {
  const started = performance.now();
  const done = await importOsm(values.child, { osmDir: values.dir });
  const seconds = (performance.now() - started) / 1000;
  console.log(
    JSON.stringify({ ...done, problems: undefined, seconds, peakMiB: process.resourceUsage().maxRSS / 1024 }),
  );
} else await main();
