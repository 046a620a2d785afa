// Latency, start and memory of the resolvers against plain ways to do the same, each in a process of its own.
// usage: npm run build && node bench/geo/resolve.mjs [--data FOLDER] [--runs N]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { record } from '../support/record.mjs';
import { openFinder, shipped } from './open-finder.mjs';

const dist = new URL('../../dist/', import.meta.url);
const { values: flags } = parseArgs({
  options: {
    data: { type: 'string', default: shipped },
    runs: { type: 'string', default: '5' },
    contender: { type: 'string' },
    geojson: { type: 'string' },
  },
});
const milliseconds = (value) => Math.round(value * 1000) / 1000;
const rssMiB = () => Math.round(process.memoryUsage.rss() / 2 ** 20);

/** What people ask, one line a kind. */
const exact = [
  'France',
  'border of Japan',
  'the dutch frontier',
  'Deutschland',
  'USA',
  'what is the border of Laos?',
  'ドイツ',
  'Nigeria',
  'côte d’ivoire',
  'Fiji',
];
const typos = [
  'farnce',
  'phillipines',
  'Germny',
  'Swizerland',
  'Argentnia',
  'Moroco',
  'Kazahkstan',
  'Bangaldesh',
];
const places = [
  'Paris, Texas',
  'Bavaria',
  'Punjab in Pakistan',
  'Springfield IL',
  'Tokyo',
  'London, UK',
  'Texas',
];

async function timed(count, ask) {
  for (let i = 0; i < 50; i++) await ask(i);
  const times = [];
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    await ask(i);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const percentile = (share) => milliseconds(times[Math.ceil(count * share) - 1]);
  return { p50: percentile(0.5), p99: percentile(0.99) };
}

const contenders = {
  async graticule() {
    const begun = performance.now();
    const { createGeo } = await import(new URL('geo/index.js', dist));
    const imported = performance.now();
    const geo = createGeo({ dataDir: flags.data });
    await geo.countryBorder('France');
    const first = performance.now();
    const result = { importMs: milliseconds(imported - begun), coldStartMs: milliseconds(first - imported) };
    result.firstTypoMs = milliseconds(await once(() => geo.countryBorder('farnce')));
    result.borderExact = await timed(3000, (i) => geo.countryBorder(exact[i % exact.length]));
    result.borderTypo = await timed(1000, (i) => geo.countryBorder(typos[i % typos.length]));
    result.geocode = await timed(2000, (i) => geo.geocode(places[i % places.length]));
    result.rssMiB = rssMiB();
    result.canada = await timed(100, () => geo.countryBorder('Canada'));
    result.reverse = await timed(1000, (i) =>
      geo.reverse({ lon: (i * 37) % 180, lat: ((i * 17) % 120) - 60 }),
    );
    result.autocomplete = await timed(1000, (i) => geo.autocomplete(['p', 'pa', 'par', 'new y'][i % 4]));
    result.rssAfterAllMiB = rssMiB();
    await geo.close();
    return result;
  },
  async 'graticule without geometry'() {
    const finder = await openFinder(flags.data);
    const { choose } = await import(new URL('geo/resolve/choose.js', dist));
    const { countryKinds } = await import(new URL('geo/domain/place.js', dist));
    const context = { finder, maxQueryLength: 2000 };
    const ask = (query) => choose(context, query, countryKinds, 'a country', {});
    return {
      borderExact: await timed(5000, (i) => ask(exact[i % exact.length])),
      borderTypo: await timed(1000, (i) => ask(typos[i % typos.length])),
    };
  },
  /** The plain way: one GeoJSON file parsed at start, its names in fuse.js. Only country names, no phrases. */
  async 'fuse.js + JSON.parse'() {
    const begun = performance.now();
    const { default: Fuse } = await import('fuse.js');
    const imported = performance.now();
    const { features } = JSON.parse(readFileSync(flags.geojson, 'utf8'));
    const list = features.flatMap((feature) => feature.properties.names.map((name) => ({ name, feature })));
    const fuse = new Fuse(list, { keys: ['name'], includeScore: true, threshold: 0.4 });
    const ask = (name) => structuredClone(fuse.search(name, { limit: 1 })[0]?.item.feature);
    ask('France');
    const first = performance.now();
    const result = { importMs: milliseconds(imported - begun), coldStartMs: milliseconds(first - imported) };
    const bare = [
      'France',
      'Japan',
      'Dutch',
      'Deutschland',
      'USA',
      'Laos',
      'ドイツ',
      'Nigeria',
      'côte d’ivoire',
      'Fiji',
    ];
    result.withoutGeometry = await timed(200, (i) => fuse.search(bare[i % bare.length], { limit: 1 }));
    result.borderExact = await timed(200, (i) => ask(bare[i % bare.length]));
    result.borderTypo = await timed(200, (i) => ask(typos[i % typos.length]));
    result.rssMiB = rssMiB();
    return result;
  },
  /** A scan over all country names with our own edit distance; no index, no phrases. */
  async 'scan of all names'() {
    const { editDistance } = await import(new URL('geo/domain/edit-distance.js', dist));
    const { fold } = await import(new URL('geo/domain/fold.js', dist));
    const { features } = JSON.parse(readFileSync(flags.geojson, 'utf8'));
    const list = features.flatMap((feature) => feature.properties.names.map((name) => fold(name)));
    const ask = (name) => {
      const query = fold(name);
      let best = Number.POSITIVE_INFINITY;
      for (const key of list) best = Math.min(best, editDistance(query, key));
      return best;
    };
    return { borderTypo: await timed(200, (i) => ask(typos[i % typos.length])) };
  },
};

async function once(ask) {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

/** The countries with all their names as one GeoJSON file. */
async function writeGeojson(path) {
  const { createGeo } = await import(new URL('geo/index.js', dist));
  const finder = await openFinder(flags.data);
  const { gazetteer } = finder;
  const names = new Map();
  for (let key = 0; key < gazetteer.keyCount; key++)
    for (let p = gazetteer.postStart[key]; p < gazetteer.postStart[key + 1]; p++) {
      const { place, type, text } = gazetteer.posting(p);
      if (!gazetteer.isKind(place, 3) || type === 'code') continue;
      names.set(place, [...(names.get(place) ?? []), text]);
    }
  const geo = createGeo({ dataDir: flags.data });
  const features = [];
  for (const [index, list] of names) {
    const feature = await geo.geocode(gazetteer.nameOf(index), { kinds: ['country', 'territory'] });
    features.push({ ...feature, properties: { ...feature.properties, names: list } });
  }
  await geo.close();
  writeFileSync(path, JSON.stringify({ type: 'FeatureCollection', features }));
}

if (flags.contender) {
  console.log(JSON.stringify(await contenders[flags.contender]()));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'graticule-bench-'));
  const geojson = join(folder, 'countries.geojson');
  await writeGeojson(geojson);
  const figures = {};
  const keys = {
    graticule: 'graticule',
    'graticule without geometry': 'namesOnly',
    'fuse.js + JSON.parse': 'fuse',
    'scan of all names': 'scan',
  };
  for (const contender of Object.keys(contenders)) {
    const ofContender = {};
    figures[keys[contender]] = ofContender;
    const runs = Array.from({ length: Number(flags.runs) }, () =>
      JSON.parse(
        execFileSync(
          process.execPath,
          [
            fileURLToPath(import.meta.url),
            '--contender',
            contender,
            '--geojson',
            geojson,
            '--data',
            flags.data,
          ],
          { encoding: 'utf8' },
        ),
      ),
    );
    console.log(contender);
    for (const key of Object.keys(runs[0])) {
      const pick = (run) => (typeof run[key] === 'object' ? [run[key].p50, run[key].p99] : [run[key]]);
      const columns = pick(runs[0]).map((_, c) => {
        const sorted = runs.map((run) => pick(run)[c]).sort((a, b) => a - b);
        return `${sorted[sorted.length >> 1]} (${sorted[0]}–${sorted[sorted.length - 1]})`;
      });
      const middles = pick(runs[0]).map(
        (_, c) => runs.map((run) => pick(run)[c]).sort((a, b) => a - b)[runs.length >> 1],
      );
      ofContender[key] = middles.length === 2 ? { p50: middles[0], p99: middles[1] } : middles[0];
      const unit = key.startsWith('rss') ? 'MiB' : 'ms';
      console.log(
        `  ${key.padEnd(16)} ${columns.length === 2 ? `p50 ${columns[0]} ms, p99 ${columns[1]} ms` : `${columns[0]} ${unit}`}`,
      );
    }
  }
  rmSync(folder, { recursive: true });
  for (const one of [figures.graticule, figures.fuse])
    one.importAndFirstMs = Math.round(one.importMs + one.coldStartMs);
  record(figures);
}
