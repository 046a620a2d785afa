// Takes the code of packages that bring far more than is used of them into the built modules that import them, after tsc:
// flatgeobuf alone would install OpenLayers. Their licences go to dist/THIRD-PARTY-LICENSES.txt.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const inlined = ['flatgeobuf', 'flatbuffers', 'slice-source', '@repeaterjs/repeater'];

/** @param {string} specifier */
const isInlined = (specifier) =>
  inlined.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** @param {string} text */
const importsInlined = (text) =>
  [...text.matchAll(/(?:from |import\()'([^']+)'/g)].some(([, specifier]) => isInlined(specifier));

/** Everything but the packages' own modules stays where it is. */
function external(/** @type {string} */ id, /** @type {string | undefined} */ importer) {
  if (importer === undefined) return false;
  if (!/^\.|^\/|^\w:\\/.test(id)) return !isInlined(id);
  return ![id, importer].some((path) => path.includes('node_modules'));
}

const used = new Set();
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const file = join(dist, name);
  if (!file.endsWith('.js') || !importsInlined(readFileSync(file, 'utf8'))) continue;
  const build = await rolldown({ input: file, platform: 'node', external, logLevel: 'warn' });
  const { output } = await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
  for (const { moduleIds = [] } of output)
    for (const id of moduleIds) {
      const found = inlined.find((one) => id.includes(join('node_modules', one, '/')));
      if (found) used.add(found);
    }
}

const notices = [...used].sort().map((name) => {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  return `${name} ${version} (${license})\n\n${text ? readFileSync(join(folder, text), 'utf8').trim() : ''}\n`;
});
writeFileSync(
  join(dist, 'THIRD-PARTY-LICENSES.txt'),
  `The modules of this folder contain code of these packages.\n\n${notices.join('\n---\n\n')}`,
);
