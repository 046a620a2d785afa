// Takes the code of packages that bring far more than is used of them into the built modules that import them, after tsc: prom-client
// alone would install 3 MB of trees, flatgeobuf OpenLayers. Their licences go to dist/THIRD-PARTY-LICENSES.txt.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { inlined } from './inlined.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');

/** @param {string} specifier */
const isInlined = (specifier) =>
  inlined.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** @param {string} text */
const importsInlined = (text) =>
  [...text.matchAll(/(?:from |import\()'([^']+)'/g)].some(([, specifier]) => isInlined(specifier));

const isPath = (/** @type {string} */ id) => /^\.|^\/|^\w:\\/.test(id);

/** Modules of the package stay where they are; so do packages that it installs, unless another package asks for them. */
function external(/** @type {string} */ id, /** @type {string | undefined} */ importer) {
  if (importer === undefined || importer.includes('node_modules')) return false;
  return isPath(id) ? !id.includes('node_modules') : !isInlined(id);
}

/** What CommonJS code requires of Node becomes an import: a require made from the address of a module ends with bundling. */
const nodeModules = esmExternalRequirePlugin({
  external: builtinModules.flatMap((name) => [name, `node:${name}`]),
});

/** Folders of packages whose code was taken. */
const used = new Set();
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const file = join(dist, name);
  if (!file.endsWith('.js') || name.startsWith('screen') || !importsInlined(readFileSync(file, 'utf8')))
    continue;
  const build = await rolldown({
    input: file,
    platform: 'node',
    external,
    plugins: [nodeModules],
    logLevel: 'warn',
  });
  // Functions and classes keep their names, so that a stack can be read, and so does all of the module's top: bundlers put several
  // modules in one scope, and esbuild then declares a short name twice.
  const keep = { function: true, class: true };
  const minify = {
    mangle: { toplevel: false, keepNames: keep },
    compress: { keepNames: keep },
    codegen: { removeWhitespace: true },
  };
  const { output } = await build.write({ file, format: 'esm', codeSplitting: false, minify });
  await build.close();
  for (const { moduleIds = [] } of output)
    for (const id of moduleIds) {
      const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(id.split(sep).join('/')) ?? [];
      if (folder) used.add(folder);
    }
}

const notices = [...used].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  return `${name} ${version} (${license})\n\n${text ? readFileSync(join(folder, text), 'utf8').trim() : ''}\n`;
});
writeFileSync(
  join(dist, 'THIRD-PARTY-LICENSES.txt'),
  `The modules of this folder contain code of these packages.\n\n${notices.join('\n---\n\n')}`,
);
