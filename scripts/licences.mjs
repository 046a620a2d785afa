// The licences of what installs with the package, out of package-lock.json: `node scripts/licences.mjs` writes docs/licences.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const page = join(root, 'docs', 'licences.md');

/** @returns {{ name: string, licence: string, asked: boolean }[]} every package that an install brings, and those
 * (`asked`) that a user adds for a single feature, by name */
export function installedLicences() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  /** @param {string} name @param {string} from path of the package that asks for it */
  const visit = (name, from, asked = false) => {
    let folder = from;
    while (folder !== '' && !packages[`${folder}/node_modules/${name}`])
      folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = packages[path];
    if (!entry || found.has(path)) return;
    found.set(path, { name, licence: entry.license ?? 'none stated', asked });
    if (!asked) for (const next of wants(entry)) visit(next, path);
  };
  for (const name of wants(packages[''])) visit(name, '');
  for (const name of Object.keys(packages[''].peerDependencies)) visit(name, '', true);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const wants = (/** @type {any} */ entry) =>
  Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });

/** @returns {string} the page */
export function licencePage() {
  const packages = installedLicences();
  const table = (/** @type {boolean} */ asked) =>
    packages
      .filter((one) => one.asked === asked)
      .map(({ name, licence }) => `| \`${name}\` | ${licence} |`)
      .join('\n');
  const head = '| Package | Licence |\n| --- | --- |';
  return `# Licences

Graticule is under Apache-2.0. Licences of the data: \`data/LICENSES.md\` in the package. Code of flatgeobuf and what it stands on
is inside the package: \`dist/THIRD-PARTY-LICENSES.txt\`. This page is written by \`node scripts/licences.mjs\`.

Installed with the package:

${head}
${table(false)}

Installed by those who use the feature:

${head}
${table(true)}
`;
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, licencePage());
