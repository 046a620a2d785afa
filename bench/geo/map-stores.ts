// The same questions of an extract's own store and of PostGIS filled from the same file: equal features? and how fast.
// Needs Debian's PostGIS and osm2pgsql. Each file must cover the place whose name it bears.
// usage: node scripts/run-typescript.mjs bench/geo/map-stores.ts monaco.osm.gz andorra.osm.pbf
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createGeo, type Geo, GeoError, importOsm } from '../../src/geo/index.ts';
import { postgis } from '../../src/geo/postgis/index.ts';
import { postgisMissing, startPostgis } from '../../test/support/postgis.ts';
import { storeQuestions } from '../../test/support/store-questions.ts';

const blind = ['dev', 'held'].flatMap((half) =>
  readFileSync(new URL(`../../bench/geo/blind/${half}-map.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { question: string }).question),
);
const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;

interface Outcome {
  readonly said: string;
  readonly ms: number;
}

async function ask(geo: Geo, question: string): Promise<Outcome> {
  const start = performance.now();
  let said: string;
  try {
    const { features, count } = await geo.mapFeatures(question, { at: '2026-11-22T10:00' });
    said = `${count}: ${features.map(({ id }) => id).join(' ')}`;
  } catch (error) {
    if (!(error instanceof GeoError)) throw error;
    said = error.code;
  }
  return { said, ms: performance.now() - start };
}

function difference(a: string, b: string): string {
  const [left, right] = [new Set(a.split(' ')), new Set(b.split(' '))];
  const only = (one: Set<string>, other: Set<string>) => [...one].filter((id) => !other.has(id));
  return `only the extract: ${only(left, right).slice(0, 8).join(' ')} | only PostGIS: ${only(right, left).slice(0, 8).join(' ')}`;
}

if (postgisMissing !== undefined) {
  console.log(`skipped: ${postgisMissing}`);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'graticule-stores-'));
const server = await startPostgis();
try {
  for (const file of process.argv.slice(2)) {
    const name = basename(file).replace(/\..*$/, '');
    const place = name[0]!.toUpperCase() + name.slice(1);
    const osmDir = join(folder, name);
    const done = await importOsm(file, { osmDir });
    const url = await server.fill(name, file);
    const own = createGeo({ osmDir });
    const base = createGeo({ mapFeatures: postgis({ url }) });
    const questions = [
      ...new Set([...storeQuestions(place), ...blind.map((text) => text.replaceAll('Monaco', place))]),
    ];
    const times = { own: [] as number[], base: [] as number[] };
    let [equal, answered] = [0, 0];
    const differing: string[] = [];
    for (const round of [0, 1]) {
      for (const question of questions) {
        const a = await ask(own, question);
        const b = await ask(base, question);
        if (round === 0) {
          if (/^\d/.test(a.said)) answered++;
          if (a.said === b.said) equal++;
          else differing.push(`  ${question}\n    ${difference(a.said, b.said)}`);
        } else {
          times.own.push(a.ms);
          times.base.push(b.ms);
        }
      }
    }
    await Promise.all([own.close(), base.close()]);
    const [x, y] = [times.own, times.base].map((all) => all.sort((a, b) => a - b)) as [number[], number[]];
    console.log(
      `${place}: ${done.features} features, ${questions.length} questions (${answered} answered): ${equal} equal; ` +
        `extract p50 ${at(x, 0.5).toFixed(1)} p99 ${at(x, 0.99).toFixed(1)} ms, ` +
        `PostGIS p50 ${at(y, 0.5).toFixed(1)} p99 ${at(y, 0.99).toFixed(1)} ms; load ${loadavg()[0]!.toFixed(1)}`,
    );
    for (const line of differing) console.log(line);
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
