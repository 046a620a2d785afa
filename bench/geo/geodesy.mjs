// The functions of graticule/geodesy beside those of turf that a Node user would take: how long each takes, and how far
// the two answers are apart. Shapes are the countries that ship with the package.
//
//   npm run build && node bench/geo/geodesy.mjs

import * as turf from '@turf/turf';
import { Bench } from 'tinybench';
import { createGeo } from '../../dist/geo/index.js';
import * as geodesy from '../../dist/geodesy/index.js';

const geo = createGeo();
const shape = async (name) => {
  const { geometry } = await geo.countryBorder(name);
  return { type: 'Feature', properties: {}, geometry };
};
const [france, spain, germany, norway] = await Promise.all(
  ['France', 'Spain', 'Germany', 'Norway'].map(shape),
);
const line = turf.polygonToLine(germany);
const madrid = [-3.7038, 40.4168];
const collection = turf.featureCollection;
const relative = (ours, theirs) => `${((theirs / ours - 1) * 100).toFixed(3)} %`;
const areaOf = (found) => geodesy.area(found.geometry ?? found);

const cases = [
  ['area of Norway', () => geodesy.area(norway), () => turf.area(norway), relative],
  ['length of the outline of Germany', () => geodesy.length(line), () => turf.length(line) * 1000, relative],
  [
    'distance Madrid to Oslo',
    () => geodesy.distance(madrid, [10.75, 59.91]),
    () => turf.distance(madrid, [10.75, 59.91]) * 1000,
    relative,
  ],
  [
    'buffer of Germany, 10 km',
    () => geodesy.buffer(germany, 10_000),
    () => turf.buffer(germany, 10, { steps: 32 }),
    (ours, theirs) => relative(areaOf(ours), areaOf(theirs)),
  ],
  [
    'buffer of Norway, 10 km',
    () => geodesy.buffer(norway, 10_000),
    () => turf.buffer(norway, 10, { steps: 32 }),
    (ours, theirs) => relative(areaOf(ours), areaOf(theirs)),
  ],
  [
    'union of France and Spain',
    () => geodesy.union([france, spain]),
    () => turf.union(collection([france, spain])),
    (ours, theirs) => relative(areaOf(ours), areaOf(theirs)),
  ],
  [
    'France within 600 km of Madrid',
    async () =>
      geodesy.intersection(france, await geodesy.buffer({ type: 'Point', coordinates: madrid }, 600_000)),
    () => turf.intersect(collection([france, turf.buffer(turf.point(madrid), 600, { steps: 32 })])),
    (ours, theirs) => relative(areaOf(ours), areaOf(theirs)),
  ],
  [
    'Norway to 1 km',
    () => geodesy.simplify(norway, { toleranceMetres: 1000 }),
    () => turf.simplify(norway, { tolerance: 0.009, highQuality: true }),
    (ours, theirs) => `${turf.coordAll(ours).length} and ${turf.coordAll(theirs).length} vertices`,
  ],
  [
    'distance of Madrid to the outline of Germany',
    async () => (await geodesy.nearest({ type: 'Point', coordinates: madrid }, line)).metres,
    () => turf.pointToLineDistance(madrid, asOneLine(line)) * 1000,
    relative,
  ],
  [
    '1,000 points in Norway',
    pointsIn(geodesy.contains),
    pointsIn((area) => (p) => turf.booleanPointInPolygon(p, area)),
    (a, b) => `${a} and ${b} inside`,
  ],
];

function asOneLine(feature) {
  const lines = turf.flatten(feature).features ?? feature.features;
  return lines.reduce((longest, next) =>
    turf.coordAll(next).length > turf.coordAll(longest).length ? next : longest,
  );
}

function pointsIn(index) {
  return () => {
    const inside = index(norway);
    let count = 0;
    for (let i = 0; i < 1000; i++) if (inside([5 + (i % 40) * 0.6, 58 + Math.floor(i / 40) * 0.5])) count++;
    return count;
  };
}

console.log('| What | Ours, ms | turf, ms | turf ÷ ours | turf beside ours |');
console.log('| --- | --- | --- | --- | --- |');
for (const [what, ours, theirs, compare] of cases) {
  const bench = new Bench({ time: 300, iterations: 3, warmupTime: 50, warmupIterations: 1 });
  bench.add('ours', ours).add('turf', theirs);
  await bench.run();
  const [a, b] = bench.tasks.map(({ result }) => result.latency.p50);
  console.log(
    `| ${what} | ${a.toPrecision(3)} | ${b.toPrecision(3)} | ${(b / a).toPrecision(3)} | ${compare(await ours(), await theirs())} |`,
  );
}
await geo.close();
