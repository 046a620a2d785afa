// Set operations over every pair of neighbouring countries, and buffers of every country and large island, on the shipped
// 1:10m data: nothing may fail, results must be valid, areas must add up, outlines keep their distance, and points whose
// distance is found without the buffer must lie inside or outside as that says.
//
//   npm run build && node bench/geo/exhaustive.mjs pairs
//   npm run build && node bench/geo/exhaustive.mjs buffers [kilometres, comma-separated] [ids, comma-separated]
//   npm run build && node bench/geo/exhaustive.mjs bands [kilometres, comma-separated] [ids, comma-separated]
//
// A band is what lies within a distance of an outline and not in it; points are tried also in and around its small rings,
// where a bay's middle may have been filled.
//
// A pair is two countries whose boxes touch. A result is valid when taking it through the overlay again changes neither
// its number of polygons nor its area.

import { fileURLToPath } from 'node:url';
import { fileAtlas } from '../../dist/geo/atlas/byte-source.js';
import { openLayers, readCatalogue } from '../../dist/geo/atlas/dataset.js';
import { geodesicArea } from '../../dist/geo/geometry/area.js';
import { cleanFlat } from '../../dist/geo/geometry/clean-flat.js';
import { inflate } from '../../dist/geo/geometry/flat.js';
import * as native from '../../dist/geo/geometry/native.js';
import { inPolygon } from '../../dist/geo/geometry/ring.js';
import { distanceTo, errors, outlineOf, polygonsOf } from '../support/outline-distance.mjs';

const folder = fileURLToPath(new URL('../../data/geo', import.meta.url));
const catalogue = await readCatalogue(folder);
const opened = openLayers(catalogue, fileAtlas(folder), false);
const idsOf = (name) => Object.keys(catalogue.layers[name].features).sort();
const ids = idsOf('countries');
const shapes = new Map();
for (const name of ['countries', 'islands'])
  for (const id of idsOf(name)) shapes.set(id, inflate(cleanFlat(await opened.get(name).geometry(id))));

/** Vertices and edge middles of an outline whose distance is measured, and points tried, of each shape. */
const sampleSize = 120;
const pointsEach = 150;
let points = 0;
/** Shares of the distance at which points are tried, from vertices of the source. */
const shares = [0.5, 0.9, 0.99, 1.01, 1.1];

const [mode, ...rest] = process.argv.slice(2);
if (mode === 'pairs') await pairs();
else if (mode === 'buffers')
  await buffers((rest[0] ?? '1,10,100,500').split(',').map(Number), rest[1]?.split(','));
else if (mode === 'bands')
  await bands((rest[0] ?? '1,10,100,500').split(',').map(Number), rest[1]?.split(','));
else throw new Error('say pairs, buffers or bands');

/** Problems of a result: what another pass through the overlay would change. */
async function flaws(result) {
  const area = geodesicArea(result);
  const again = await native.union([result]);
  const change = Math.abs(geodesicArea(again) - area) / Math.max(area, 1);
  if (again.coordinates.length !== result.coordinates.length)
    return `${result.coordinates.length} polygons, ${again.coordinates.length} after another pass`;
  return change > 1e-9 ? `area off by ${change.toExponential(1)}` : undefined;
}

function boxOf(geometry) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of polygonsOf(geometry).flat(2)) {
    box[0] = Math.min(box[0], lon);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lon);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}

async function pairs() {
  const boxes = new Map([...shapes].map(([id, shape]) => [id, boxOf(shape)]));
  const touching = ids.flatMap((a, i) =>
    ids.slice(i + 1).flatMap((b) => {
      const [p, q] = [boxes.get(a), boxes.get(b)];
      return p[0] <= q[2] && q[0] <= p[2] && p[1] <= q[3] && q[1] <= p[3] ? [[a, b]] : [];
    }),
  );
  let failed = 0;
  let worst = { sum: 0, pair: '' };
  const times = [];
  for (const [a, b] of touching) {
    const [p, q] = [shapes.get(a), shapes.get(b)];
    try {
      const start = performance.now();
      const [union, common, left, right] = [
        await native.union([p, q]),
        await native.intersection(p, q),
        await native.difference(p, q),
        await native.difference(q, p),
      ];
      times.push(performance.now() - start);
      const [A, B] = [geodesicArea(p), geodesicArea(q)];
      const [U, I, L, R] = [union, common, left, right].map(geodesicArea);
      const sum = Math.max(
        Math.abs(U + I - A - B) / (A + B),
        Math.abs(L + I - A) / (A + B),
        Math.abs(R + I - B) / (A + B),
      );
      if (sum > worst.sum) worst = { sum, pair: `${a} ${b}` };
      const found = await Promise.all([union, common, left, right].map(flaws));
      const flaw = found.find((text) => text !== undefined);
      if (sum > 1e-9 || flaw) {
        failed++;
        console.log(`${a} ${b}: ${flaw ?? `areas off by ${sum.toExponential(2)}`}`);
      }
    } catch (error) {
      failed++;
      console.log(`${a} ${b}: ${error.message}`);
    }
  }
  times.sort((x, y) => x - y);
  const at = (quantile) => times[Math.floor(quantile * (times.length - 1))].toFixed(1);
  console.log(
    `${touching.length} pairs of ${ids.length} countries, 4 operations each: ${failed} failed; areas add up to ${worst.sum.toExponential(1)} (${worst.pair}); four operations p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

async function buffers(distances, only) {
  for (const kilometres of distances) {
    const metres = 1000 * kilometres;
    let failed = 0;
    let worst = { off: 0, id: '' };
    let slowest = { ms: 0, id: '' };
    let total = 0;
    let count = 0;
    points = 0;
    for (const id of only ?? shapes.keys()) {
      const shape = shapes.get(id);
      try {
        const start = performance.now();
        const result = await native.geodesicBuffer(shape, metres);
        const ms = performance.now() - start;
        total += ms;
        count++;
        if (ms > slowest.ms) slowest = { ms, id };
        const outline = outlineOf(shape, Math.min(0.25, kilometres / 30));
        const error = errors(result, outline, metres, sampleSize);
        const off = error ? (error.worst / 100) * metres : 0;
        const flaw =
          (await flaws(result)) ??
          misplaced(result, shape, outline, metres) ??
          (off > 0.001 * metres + 1 ? `outline off by ${off.toFixed(2)} m` : undefined);
        if (off > worst.off) worst = { off, id };
        if (flaw) {
          failed++;
          console.log(`${id} ${kilometres} km: ${flaw}`);
        }
      } catch (error) {
        failed++;
        console.log(`${id} ${kilometres} km: ${error.message}`);
      }
    }
    console.log(
      `${kilometres} km: ${count} countries and islands, ${failed} failed; ${points} points inside and outside; worst point ${worst.off.toFixed(2)} m = ${((100 * worst.off) / metres).toFixed(3)} % (${worst.id}); ${(total / count).toFixed(0)} ms each, slowest ${slowest.ms.toFixed(0)} ms (${slowest.id})`,
    );
    process.exitCode ||= failed > 0 ? 1 : 0;
  }
}

async function bands(distances, only) {
  for (const kilometres of distances) {
    const metres = 1000 * kilometres;
    let failed = 0;
    let tried = 0;
    for (const id of only ?? shapes.keys()) {
      const shape = shapes.get(id);
      const lines = { type: 'MultiLineString', coordinates: polygonsOf(shape).flat() };
      try {
        const band = await native.geodesicBufferOutside(lines, metres, shape);
        const outline = outlineOf(shape, Math.min(0.25, kilometres / 30));
        for (const at of pointsFor(shape, band, metres)) {
          const away = distanceTo(at, outline);
          // At the land's own outline a point's side is a matter of rounding.
          if (Math.abs(away - metres) < 0.001 * metres + 1 || away < 1) continue;
          tried++;
          if (holds(band, at) === (away < metres && !holds(shape, at))) continue;
          failed++;
          console.log(
            `${id} ${kilometres} km: ${at.map((value) => value.toFixed(4)).join(' ')}, ${Math.round(away)} m away, is on the wrong side`,
          );
          break;
        }
      } catch (error) {
        failed++;
        console.log(`${id} ${kilometres} km: ${error.message}`);
      }
    }
    console.log(`${kilometres} km: ${failed} bands failed; ${tried} points inside and outside`);
    process.exitCode ||= failed > 0 ? 1 : 0;
  }
}

/** Points around vertices of the land, and in the boxes of the small rings of a band. */
function* pointsFor(shape, band, metres) {
  const vertices = polygonsOf(shape).flat(2);
  const step = Math.max(1, Math.floor(vertices.length / pointsEach));
  for (let i = 0; i < vertices.length; i += step)
    yield native.geodesicDirect(vertices[i], (i * 137.5) % 360, shares[(i / step) % shares.length] * metres);
  const rings = polygonsOf(band).flat();
  for (let k = 0; k < rings.length; k += Math.max(1, Math.floor(rings.length / 30))) {
    const [west, south, east, north] = boxOf({ type: 'Polygon', coordinates: [rings[k]] });
    if (east - west > 20 || north - south > 20) continue;
    for (let i = 1; i <= 5; i++)
      yield [west + ((i * 0.618) % 1) * (east - west), south + ((i * 0.382) % 1) * (north - south)];
  }
}

function holds(geometry, [lon, lat]) {
  return polygonsOf(geometry).some((rings) => inPolygon(lon, lat, rings));
}

/** A point that the result has on the wrong side: its distance is measured to the source's outline. */
function misplaced(result, shape, outline, metres) {
  const vertices = polygonsOf(shape).flat(2);
  const step = Math.max(1, Math.floor(vertices.length / pointsEach));
  for (let i = 0; i < vertices.length; i += step) {
    const share = shares[(i / step) % shares.length];
    const at = native.geodesicDirect(vertices[i], (i * 137.5) % 360, share * metres);
    const away = holds(shape, at) ? 0 : distanceTo(at, outline);
    if (Math.abs(away - metres) < 0.001 * metres + 1) continue;
    points++;
    if (holds(result, at) !== away < metres)
      return `${at.map((value) => value.toFixed(4)).join(' ')}, ${Math.round(away)} m away, is on the wrong side`;
  }
  return undefined;
}
