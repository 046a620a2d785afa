/** Programs that are bundled with the package inside find its data, addon and threads, by the bundlers that people use. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CleanFolder, cleanFolder, root } from './clean-folder.ts';

let folder: CleanFolder;
let load: NodeJS.Require;
beforeAll(async () => {
  folder = await cleanFolder();
  const tools = await folder.install('tools', ['esbuild']);
  load = createRequire(join(tools, 'index.js'));
});
afterAll(() => folder?.remove());

const { peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  peerDependencies: Record<string, string>;
};
/** What is not installed stays an import, which fails where its feature is used. */
const absent = Object.keys(peerDependencies);

const program = `
import { createGeo } from 'graticule/geo';
import { fit } from 'graticule/tabular';
async function main() {
  const geo = createGeo();
  const { properties } = await geo.countryBorder('phillipines');
  const refused = await geo.spatial('within 1 km of Atlantis').catch(({ code }) => code);
  await geo.close();
  const rows = Array.from({ length: 30 }, (_, x) => ({ x, y: x }));
  const model = await fit(rows, { target: 'y', budgetMs: 1 });
  console.log(JSON.stringify([properties.name, typeof refused, (await model.predict([{ x: 3 }])).values.length]));
  process.exit();
}
main();`;

async function answers(file: string) {
  const { stdout } = await folder.run('node', [file]);
  expect(JSON.parse(stdout)).toEqual(['Philippines', 'string', 1]);
}

test('esbuild, as ESM', async () => {
  const entry = folder.write('esbuild/program.mjs', program);
  const outfile = join(folder.path, 'esbuild/out.mjs');
  await load('esbuild').build({
    entryPoints: [entry],
    outfile,
    format: 'esm',
    bundle: true,
    platform: 'node',
    external: ['@graticule/*', ...absent],
    logLevel: 'silent',
    // Code of CommonJS packages asks for require.
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
  });
  await answers(outfile);
});

test('esbuild with the package left out, as docs/install.md says', async () => {
  const entry = folder.write('outside/program.mjs', program);
  const outfile = join(folder.path, 'outside/out.cjs');
  await load('esbuild').build({
    entryPoints: [entry],
    outfile,
    format: 'cjs',
    bundle: true,
    platform: 'node',
    external: ['graticule'],
    logLevel: 'silent',
  });
  expect(readFileSync(outfile, 'utf8').length).toBeLessThan(10_000);
  await answers(outfile);
});
