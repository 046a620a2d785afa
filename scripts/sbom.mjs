// A software bill of materials (CycloneDX, JSON) of what an install brings and of what is inside the package: `npm run sbom [FILE]`,
// default out/sbom.json. Packages that users add for single features are named as optional.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { licences } from './licences.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @returns {any} the document */
export function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=library', '--package-lock-only'];
  const whole = JSON.parse(
    execFileSync('npm', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }),
  );
  const how = new Map(licences().map((one) => [`${one.name}@${one.version}`, one.how]));
  const components = whole.components
    .filter((/** @type {any} */ one) => how.has(one['bom-ref']))
    .map((/** @type {any} */ one) => ({
      ...one,
      scope: how.get(one['bom-ref']) === 'asked' ? 'optional' : 'required',
      // npm says of packages that are bundled that they are for development only.
      properties: [{ name: 'graticule:how', value: how.get(one['bom-ref']) }],
    }));
  const kept = new Set([
    whole.metadata.component['bom-ref'],
    ...components.map((/** @type {any} */ one) => one['bom-ref']),
  ]);
  const dependencies = whole.dependencies
    .filter((/** @type {any} */ { ref }) => kept.has(ref))
    .map((/** @type {any} */ { ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((/** @type {string} */ one) => kept.has(one)),
    }));
  return { ...whole, components, dependencies };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const file = resolve(argv[2] ?? join(root, 'out', 'sbom.json'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
  console.log(file);
}
