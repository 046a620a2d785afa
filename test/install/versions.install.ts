/** The installed package on every line of Node that `engines` allows, beginning with the lowest. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CleanFolder, cleanFolder } from './clean-folder.ts';

let folder: CleanFolder;
beforeAll(async () => {
  folder = await cleanFolder();
});
afterAll(() => folder?.remove());

const program = `
const { createGeo } = require('graticule/geo');
const { createTabular, fit, forecast } = require('graticule/tabular');
async function main() {
  const geo = createGeo();
  const { properties } = await geo.countryBorder('phillipines');
  const area = await geo.spatial('within 10 km of Paris');
  const cafes = await geo.mapFeatures('cafés in Monaco').then(({ features }) => features.length, ({ code }) => code);
  await geo.close();
  const rows = Array.from({ length: 60 }, (_, x) => ({ x, y: 2 * x + 1 }));
  const model = await fit(rows, { target: 'y' });
  const [prediction] = await model.predict([{ x: 30 }]);
  model.close();
  const months = rows.slice(0, 48).map(({ x }) => ({ month: new Date(Date.UTC(2020, x, 1)).toISOString(), units: 100 + x }));
  const { length } = [...(await forecast(months, { timestamp: 'month', target: 'units', horizon: 3 }))];
  let jobs;
  try {
    const tabular = await createTabular({ dataDir: process.argv[2] });
    await tabular.close();
    jobs = 'opened';
  } catch ({ code }) {
    jobs = code;
  }
  console.log(JSON.stringify({ name: properties.name, area: area.geometry.type, cafes, prediction, length, jobs }));
  process.exit();
}
main();`;

/** @param own  whether this Node has an SQLite of its own, which jobs and map extracts then need no package for */
const versions: [version: string, own: boolean][] = [
  ['20.19.0', false],
  ['22.12.0', false],
  ['22', true],
  ['24', true],
  ['26', true],
];

describe.each(versions)('Node %s', (version, own) => {
  test('requires the package, predicts, forecasts and answers with a border', async () => {
    const node = await folder.node(version);
    const file = folder.write('program.cjs', program);
    const { stdout, stderr } = await folder.run(node, [file, join(folder.path, `data-${version}`)]);
    const { prediction, cafes, ...rest } = JSON.parse(stdout);
    expect(rest).toEqual({
      name: 'Philippines',
      area: 'Polygon',
      length: 3,
      jobs: own ? 'opened' : 'package_missing',
    });
    expect(Math.abs(prediction - 61)).toBeLessThan(6);
    if (own) expect(cafes).toBeGreaterThan(0);
    else expect(cafes).toBe('package_missing');
    // That Node 22.12 calls require() of modules experimental is its own doing.
    expect(stderr).not.toMatch(/SQLite is an experimental|DeprecationWarning/);
  });

  test('runs the command line', async () => {
    const node = await folder.node(version);
    const cli = join(folder.path, 'node_modules/graticule/dist/cli/main.js');
    const { stdout } = await folder.run(node, [cli, 'border', 'Monaco', '--geojson']);
    expect(JSON.parse(stdout).properties.name).toBe('Monaco');
  });
});
