// The licences of what installs with the package, out of package-lock.json: `node scripts/licences.mjs` writes docs/licences.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { inlined } from './inlined.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const page = join(root, 'docs', 'licences.md');

/** @typedef {'installed' | 'inside' | 'asked'} How
 * installed: an install brings it; inside: its code is in the modules of the package; asked: added by who uses its feature */

/** @returns {{ name: string, version: string, licence: string, how: How }[]} every package, by name */
export function licences() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  /** @param {string} name @param {string} from path of the package that asks for it @param {How} how */
  const visit = (name, from, how) => {
    let folder = from;
    while (folder !== '' && !packages[`${folder}/node_modules/${name}`])
      folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = packages[path];
    if (!entry || found.has(path)) return;
    found.set(path, { name, version: entry.version, licence: entry.license ?? 'none stated', how });
    if (how !== 'asked') for (const next of wants(entry)) visit(next, path, how);
  };
  for (const name of wants(packages[''])) visit(name, '', 'installed');
  for (const name of inlined) visit(name, '', 'inside');
  for (const name of Object.keys(packages[''].peerDependencies)) visit(name, '', 'asked');
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const wants = (/** @type {any} */ entry) =>
  Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });

/** @returns {string} the page */
export function licencePage() {
  const packages = licences();
  const table = (/** @type {How} */ how) =>
    packages
      .filter((one) => one.how === how)
      .map(({ name, licence }) => `| \`${name}\` | ${licence} |`)
      .join('\n');
  const head = '| Package | Licence |\n| --- | --- |';
  return `# Licences

Graticule is under Apache-2.0. Licences of the data: \`data/LICENSES.md\` in the package. \`npm run sbom\` writes the same as a software
bill of materials (CycloneDX). This page is written by \`node scripts/licences.mjs\`.

Installed with the package:

${head}
${table('installed')}

Inside the package's modules, as far as they are used; the texts are in \`dist/THIRD-PARTY-LICENSES.txt\`:

${head}
${table('inside')}

Installed by those who use the feature:

${head}
${table('asked')}
`;
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, licencePage());
