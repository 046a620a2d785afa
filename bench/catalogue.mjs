// Every bench whose figures bench/README.md gives: one file in bench/results each. `quick` ones take at most about a minute each
// on two cores; `npm run bench` runs these, `npm run bench -- --all` all of them, `npm run bench -- NAME…` those named.

/** @typedef {{ script: string, args?: string[], quick?: boolean, peers?: string[] }} Bench
 * `peers`: packages whose versions belong to the figures, `npm:NAME`, `python:MODULE` or `r:PACKAGE`. */

/** @type {Record<string, Bench>} */
export const benches = {
  tabular: { script: 'bench/accuracy/tabular.mjs', peers: ['python:sklearn', 'python:xgboost'] },
  pretrained: { script: 'bench/accuracy/pretrained.mjs', peers: ['python:sklearn', 'python:xgboost'] },
  fits: {
    script: 'bench/tabular/fits.mjs',
    args: ['--rows', '1000,10000,100000,1000000', '--columns', '10,50,100', '--effort', 'balanced'],
  },
  predict: {
    script: 'bench/tabular/predict.mjs',
    args: ['--compile', 'vehicle', 'diabetes', 'pima', 'boston', 'wages'],
    peers: ['python:sklearn', 'python:xgboost'],
  },
  boosting: {
    script: 'bench/native/boosting.mjs',
    args: ['--rounds', '1'],
    quick: true,
    peers: ['python:sklearn', 'python:xgboost'],
  },
  forecast: { script: 'bench/accuracy/forecast.mjs', peers: ['r:forecast'] },
  intervals: { script: 'bench/accuracy/forecast-intervals.mjs', peers: ['r:forecast'] },
  seasons: { script: 'bench/accuracy/forecast-seasons.mjs', args: ['--each', '40'] },
  intake: { script: 'bench/native/intake.mjs', args: ['5'], quick: true },
  csv: { script: 'bench/tabular/tables.mjs', quick: true, peers: ['python:pandas'] },
  jobs: { script: 'bench/http/jobs.mjs', quick: true, peers: ['npm:hono'] },
  soak: { script: 'scripts/run-typescript.mjs', args: ['test/faults/soak.ts', '--minutes', '30'] },
  machines: {
    script: 'bench/scale/jobs.mjs',
    args: ['1500', '1,2,4,8', '1000000'],
    peers: ['npm:graphile-worker', 'npm:pg-boss'],
  },
  blind: { script: 'bench/geo/blind.mjs', args: ['--half', 'second'], quick: true },
  typos: { script: 'bench/geo/typos.mjs', args: ['countries', 'waters', '--sample', '5'] },
  parse: { script: 'bench/geo/parse.mjs', quick: true },
  'parse-map': { script: 'bench/geo/parse-map.mjs', quick: true },
  resolve: { script: 'bench/geo/resolve.mjs', quick: true, peers: ['npm:fuse.js'] },
  spatial: { script: 'bench/geo/spatial.mjs', quick: true, peers: ['npm:@turf/turf'] },
  buffer: {
    script: 'bench/geo/buffer.mjs',
    args: ['Germany,New Zealand', '10,100'],
    quick: true,
    peers: ['npm:@turf/turf', 'python:shapely'],
  },
  screen: {
    script: 'bench/screen/browser.mjs',
    args: ['paint', 'suggest', 'pan', 'csv'],
    peers: ['npm:maplibre-gl'],
  },
};

/** @param {Bench} bench @returns {string} what a reader types to run it */
export const commandOf = ({ script, args = [] }) =>
  ['node', script, ...args.map((arg) => (arg.includes(' ') ? `"${arg}"` : arg))].join(' ');
