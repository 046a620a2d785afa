// What a geo service holds resident once it is warm: after borders, slips and geocoding, after sentences of all languages,
// after everything else; in a process of its own each, so that nothing is left of another run.
//
//   npm run build && node bench/geo/memory.mjs [--runs N] [--package DIR] [--sentences N] [--heap FILE]
//
// --heap writes a snapshot of the heap after the sentences, to see what holds it.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { writeHeapSnapshot } from 'node:v8';
import { record } from '../support/record.mjs';
import { readQuestions } from './blind/questions.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    sentences: { type: 'string', default: '600' },
    package: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    once: { type: 'boolean', default: false },
    heap: { type: 'string' },
  },
});
const mib = (bytes) => Math.round(bytes / 2 ** 20);
const places = [
  'France',
  'border of Japan',
  'Deutschland',
  'Paris, Texas',
  'Bavaria',
  'Springfield IL',
  'Tokyo',
];
const slips = ['farnce', 'phillipines', 'Germny', 'Swizerland', 'Kazahkstan', 'Bangaldesh'];

async function once() {
  const dist = pathToFileURL(`${resolve(values.package)}/dist/`);
  const { createGeo } = await import(new URL('geo/index.js', dist));
  const stages = {};
  const note = (stage) => {
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
    stages[stage] = {
      rss: mib(rss),
      heap: mib(heapUsed),
      external: mib(external),
      buffers: mib(arrayBuffers),
    };
  };
  note('imported');
  const geo = createGeo();
  const quietly = (asked) => asked.catch(() => {});
  for (let i = 0; i < 2000; i++) await quietly(geo.geocode(places[i % places.length]));
  for (let i = 0; i < 300; i++) await quietly(geo.countryBorder(slips[i % slips.length]));
  note('places');
  // Every so many, so that all languages and kinds have their part.
  const all = readQuestions().filter(({ door }) => door === 'spatial');
  const step = Math.max(1, Math.floor(all.length / Number(values.sentences)));
  for (let i = 0; i < all.length; i += step) await quietly(geo.spatial(all[i].question));
  note('sentences');
  for (let i = 0; i < 500; i++)
    await quietly(geo.reverse({ lon: (i * 37) % 180, lat: ((i * 17) % 120) - 60 }));
  for (let i = 0; i < 500; i++) await quietly(geo.autocomplete(['p', 'pa', 'par', 'new y'][i % 4]));
  note('everything');
  if (values.heap) {
    globalThis.gc?.();
    writeHeapSnapshot(values.heap);
  }
  await geo.close();
  return stages;
}

if (values.once || values.heap) console.log(JSON.stringify(await once()));
else {
  const own = [fileURLToPath(import.meta.url), '--once', '--package', values.package];
  const runs = Array.from({ length: Number(values.runs) }, () =>
    JSON.parse(
      execFileSync(process.execPath, [...own, '--sentences', values.sentences], { encoding: 'utf8' }),
    ),
  );
  const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
  const figures = {};
  console.log(
    '| After | resident MiB | heap | external | of it array buffers |\n| --- | --- | --- | --- | --- |',
  );
  for (const stage of Object.keys(runs[0])) {
    const of = (key) => median(runs.map((run) => run[stage][key]));
    console.log(`| ${stage} | ${of('rss')} | ${of('heap')} | ${of('external')} | ${of('buffers')} |`);
    figures[`${stage}MiB`] = of('rss');
  }
  record(figures);
}
