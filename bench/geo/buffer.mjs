// Geodesic buffers against turf.buffer and shapely in degrees (as natural-language-geocoding computes it): how far the
// outline of the result is from the distance asked for, measured along the WGS 84 ellipsoid, and how long it takes.
//
//   npm run build && node bench/geo/buffer.mjs [countries, comma-separated] [kilometres, comma-separated]
//
// Peers: @turf/turf is installed; shapely needs `apt-get install python3-shapely` and is skipped when absent.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buffer as turfBuffer } from '@turf/turf';
import { geodesicBuffer } from '../../dist/geo/geometry/native.js';
import { createGeo } from '../../dist/geo/index.js';
import { errors as errorsOf, outlineOf, polygonsOf } from '../support/outline-distance.mjs';
import { record } from '../support/record.mjs';

const everywhere = 'Germany,France,Norway,Canada,Russia,United States of America,New Zealand,Fiji,Antarctica';
const names = (process.argv[2] ?? everywhere).split(',');
const distances = (process.argv[3] ?? '1,10,100,500').split(',').map(Number);
/** Vertices and edge middles of a result whose distance is measured. */
const sampleSize = 900;
/** turf takes minutes beyond this many vertices. */
const turfLimit = 15_000;
const errors = (result, outline, metres) => errorsOf(result, outline, metres, sampleSize);

const python = '/usr/bin/python3';
const hasShapely = spawnSync(python, ['-c', 'import shapely']).status === 0;
if (!hasShapely) console.log('shapely is not installed: its column is skipped');

const format = (e) =>
  e
    ? `${e.low.toFixed(2)} / ${e.middle.toFixed(2)} / ${e.high.toFixed(2)} (worst ${e.worst.toFixed(2)})`
    : '–';

const folder = mkdtempSync(join(tmpdir(), 'graticule-buffer-'));
const script = fileURLToPath(new URL('../support/planar_buffer.py', import.meta.url));

function shapely(geometry, kilometres) {
  const [source, target] = [join(folder, 'in.json'), join(folder, 'out.json')];
  writeFileSync(source, JSON.stringify(geometry));
  execFileSync(python, [script, source, target, String(kilometres)]);
  return JSON.parse(readFileSync(target, 'utf8'));
}

const geo = createGeo();
console.log(
  '| Country, km | Vertices | Ours: p5 / median / p95 %, ms | turf 7 | shapely in degrees | turf ÷ ours |',
);
console.log('| --- | --- | --- | --- | --- | --- |');
const figures = {};
for (const name of names) {
  const { geometry } = await geo.countryBorder(name);
  const outline = outlineOf(geometry);
  const vertices = polygonsOf(geometry).flat(2).length;
  for (const kilometres of distances) {
    const metres = kilometres * 1000;
    const times = [];
    let ours;
    for (let i = 0; i < 3; i++) {
      const start = performance.now();
      ours = await geodesicBuffer(geometry, metres);
      times.push(performance.now() - start);
    }
    const ms = times.sort((a, b) => a - b)[1];
    /** A time, and how far the middle of the outline is from the distance asked for. */
    const figure = (time, { middle }) => ({
      ms: Math.round(time),
      medianErrorPercent: Number(middle.toFixed(2)),
    });
    const its = { graticule: figure(ms, errors(ours, outline, metres)) };
    figures[`${name}, ${kilometres}`] = its;
    let turf = '– (too large)';
    let ratio = '–';
    if (vertices <= turfLimit) {
      const feature = { type: 'Feature', geometry, properties: {} };
      const start = performance.now();
      const result = turfBuffer(feature, kilometres, { units: 'kilometers', steps: 16 });
      const turfMs = performance.now() - start;
      its.turf = figure(turfMs, errors(result.geometry, outline, metres));
      turf = `${format(errors(result.geometry, outline, metres))}, ${turfMs.toFixed(0)} ms`;
      ratio = `${(turfMs / ms).toFixed(0)} ×`;
    }
    let planar = '–';
    if (hasShapely) {
      const { geometry: result, ms: took } = shapely(geometry, kilometres);
      its.shapely = figure(took, errors(result, outline, metres));
      planar = `${format(errors(result, outline, metres))}, ${took.toFixed(0)} ms`;
    }
    const mine = `${format(errors(ours, outline, metres))}, ${ms.toFixed(0)} ms`;
    console.log(`| ${name}, ${kilometres} | ${vertices} | ${mine} | ${turf} | ${planar} | ${ratio} |`);
  }
}
record(figures);
await geo.close();
