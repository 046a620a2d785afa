// How long the event loop has to wait while questions of each kind are answered: the longest turn of the first question in
// a fresh process, and of later ones. On busy cores waits are the scheduler's: beside the wall
// clock stand the milliseconds of processor that the thread had, each the longest of its kind.
//   npm run build && node bench/geo/turns.mjs
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const questions = {
  'country border': (geo, i) => geo.countryBorder(['border of France', 'Swiss border', 'Japan'][i % 3]),
  'country border, misspelt': (geo, i) => geo.countryBorder(['Farnce', 'Switzreland', 'Jappan'][i % 3]),
  'ocean border': (geo, i) => geo.oceanBorder(['North Sea', 'Baltic', 'Gulf of Oman'][i % 3]),
  'water feature': (geo, i) => geo.waterFeature(['Lake Geneva', 'Danube', 'Rhine'][i % 3]),
  geocode: (geo, i) => geo.geocode(['Paris, Texas', 'Bavaria', 'Lisbon'][i % 3]),
  'geocode, misspelt': (geo, i) => geo.geocode(['Pariss', 'Bavarria', 'Lisbonn'][i % 3]),
  'geocode, address': (geo, i) => geo.geocode(`${1 + (i % 3)} Avenue de Monte-Carlo, Monaco`),
  'geocode, 40 names': (geo) => geo.geocode('Pariss, '.repeat(40)),
  reverse: (geo, i) => geo.reverse({ lon: 2 + i, lat: 48 }),
  autocomplete: (geo, i) => geo.autocomplete('par'.slice(0, 1 + (i % 3))),
  spatial: (geo, i) => geo.spatial(`within ${10 + i} km of Luxembourg`),
  'spatial, 200 words': (geo) => geo.spatial('within 1 km of '.repeat(50)),
  'map features': (geo, i) =>
    geo.mapFeatures(`${['cafes near the casino', 'parks', 'hotels'][i % 3]} in Monaco`),
  'map features, misspelt': (geo, i) =>
    geo.mapFeatures(`${['cafs', 'restorants', 'museeums'][i % 3]} in Monaco`),
  'map features, 64 words': (geo, i) => geo.mapFeatures(`${['in', 'de', 'near'][i % 3]} `.repeat(64)),
};

if (process.argv[2] === undefined) {
  const columns = ['first question', 'later ones'].map((label) => label.padStart(26)).join('');
  console.log(`${'longest turn: wall ms (CPU ms)'.padEnd(30)}${columns}`);
  for (const name of Object.keys(questions))
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: 'inherit' });
} else {
  const { createGeo } = await import('../../dist/geo/index.js');
  const geo = createGeo();
  const ask = (i) => questions[process.argv[2]](geo, i).catch(() => undefined);
  const first = await longest(() => ask(0));
  const later = await longest(async () => {
    for (let i = 1; i <= 12; i++) {
      await ask(i);
      // A question that needs no waiting would share its turn with the next one.
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  await geo.close();
  console.log(`${process.argv[2].padEnd(30)}${first.padStart(26)}${later.padStart(26)}`);
}

/** Milliseconds that this thread has had of a processor; NaN where the system does not tell. */
function processorMs() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** Runs work while a watcher looks at every turn of the event loop; tells the longest. */
async function longest(work) {
  let running = true;
  let wall = 0;
  let cpu = 0;
  let last = performance.now();
  let spent = processorMs();
  const look = () => {
    wall = Math.max(wall, performance.now() - last);
    cpu = Math.max(cpu, processorMs() - spent);
    last = performance.now();
    spent = processorMs();
    if (running) setImmediate(look);
  };
  setImmediate(look);
  await new Promise((resolve) => setTimeout(resolve, 50));
  wall = 0;
  cpu = 0;
  await work();
  running = false;
  await new Promise((resolve) => setImmediate(resolve));
  return `${wall.toFixed(1)} (${cpu.toFixed(1)})`;
}
