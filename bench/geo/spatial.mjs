// Spatial language: time to parse the phrases of the test table, and each operation end to end over the shipped 1:10m
// data, against the same operation by turf where turf has one.
//
//   npm run build && node bench/geo/spatial.mjs

import { readFileSync } from 'node:fs';
import { difference, featureCollection, intersect, buffer as turfBuffer, union } from '@turf/turf';
import { Bench } from 'tinybench';
import { createGeo } from '../../dist/geo/index.js';
import { parseSpatial } from '../../dist/geo/parse/parse-spatial.js';
import { record, rounded } from '../support/record.mjs';

const rounds = 15;
const geo = createGeo();
const feature = async (name) => {
  const { geometry } = await geo.geocode(name);
  return { type: 'Feature', properties: {}, geometry };
};

/** A name source without data: what the parser itself costs. Every capitalised word is a name. */
const names = {
  knows: (name) =>
    /^(paris|lyon|france|spain|germany|portugal|italy|usa|mexico|texas|austria|berlin)$/.test(name),
  liesIn: () => false,
};
const phrases = readFileSync(new URL('../../test/fixtures/geo/spatial-phrases.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.slice(0, line.lastIndexOf(' => ')));
const tries = (phrase) => {
  try {
    parseSpatial(phrase, names);
  } catch {
    // Phrases with names this source does not know: refusing costs as much as reading.
  }
};
const bench = new Bench({ time: 1000 });
let next = 0;
bench.add('parse a phrase', () => tries(phrases[next++ % phrases.length]));
await bench.run();
const { latency } = bench.tasks[0].result;
console.log(
  `parse: p50 ${(latency.p50 * 1000).toFixed(0)} µs, p99 ${(latency.p99 * 1000).toFixed(0)} µs over ${phrases.length} phrases\n`,
);

const [france, spain, paris] = [await feature('France'), await feature('Spain'), await feature('Paris')];
const cases = [
  ['France and Spain', () => union(featureCollection([france, spain]))],
  ['France except Paris', () => difference(featureCollection([france, paris]))],
  ['within 50 km of Paris', () => turfBuffer(paris, 50)],
  ['within 50 km of France', () => turfBuffer(france, 50, { steps: 16 })],
  [
    'overlap of France and within 100 km of Paris',
    () => intersect(featureCollection([france, turfBuffer(paris, 100)])),
  ],
  ['in France, north of Paris'],
  ['northern France'],
  ['coast of France'],
  ['20 km off the coast of France'],
  ['border of France'],
  ['border between France and Spain'],
  ['between France and Germany'],
  ['within 50 km of the coast of Portugal, except Lisbon'],
];
const quantile = (times, q) => times[Math.min(times.length - 1, Math.floor(q * times.length))];
async function measure(run, count) {
  await run();
  const times = [];
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}
console.log('| Query | p50 ms | slowest of 15, ms | turf, ms | turf ÷ ours |');
console.log('| --- | --- | --- | --- | --- |');
const figures = {};
for (const [query, peer] of cases) {
  const ours = await measure(() => geo.spatial(query), rounds);
  const theirs = peer && (await measure(peer, 1));
  const p50 = quantile(ours, 0.5);
  figures[query] = { p50Ms: rounded(p50, 2), ...(theirs && { turfMs: rounded(theirs[0]) }) };
  console.log(
    `| ${query} | ${p50.toFixed(0)} | ${ours.at(-1).toFixed(0)} | ${theirs ? theirs[0].toFixed(0) : '–'} | ${theirs ? `${(theirs[0] / p50).toFixed(1)} ×` : '–'} |`,
  );
}
record(figures);
await geo.close();
