/** Where this package lies. Data, worker files and the addon are found from here, also when a bundler has moved the code. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What is used of package.json. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines: { readonly node: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

let root: string | undefined;

/** A file of the package.
 * @param path  from the root of the package, such as `data/geo`
 * @throws Error when the code was bundled and neither `GRATICULE_HOME` nor `node_modules` tells where the package is */
export function packageFile(path: string): string {
  root ??= findRoot();
  return join(root, path);
}

/** A file that the build makes from `src`, which a worker thread can run: it cannot run TypeScript.
 * @param path  from `src`, with the ending `.js`
 * @throws Error naming the file when it has not been built */
export function builtFile(path: string): string {
  const file = packageFile(`dist/${path}`);
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  return file;
}

export function packageManifest(): PackageManifest {
  return JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as PackageManifest;
}

function findRoot(): string {
  const told = process.env.GRATICULE_HOME;
  if (told) {
    const folder = resolve(told);
    if (isPackage(folder)) return folder;
    throw new Error(`GRATICULE_HOME is ${folder}, where there is no package.json of graticule: ${remedy}`);
  }
  // src/shared and dist/shared both lie two levels below the root. A bundle in CommonJS has no address of its own.
  const here = import.meta.url as string | undefined;
  const own = here?.startsWith('file:') ? fileURLToPath(new URL('../..', here)) : undefined;
  if (own !== undefined && isPackage(own)) return own;
  for (const from of [here, process.argv[1], join(process.cwd(), 'index.js')]) {
    const installed = from === undefined ? undefined : installedBeside(from);
    if (installed !== undefined) return installed;
  }
  throw new Error(`graticule was bundled and its data cannot be found: ${remedy}`);
}

const remedy =
  'leave graticule out of the bundle (external), or set GRATICULE_HOME to the folder node_modules/graticule.';

function isPackage(folder: string): boolean {
  const file = join(folder, 'package.json');
  return (
    existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'graticule'
  );
}

/** Loads and finds what is installed beside the package. */
export function packageRequire(): NodeJS.Require {
  return requireFrom(packageFile('package.json'));
}

/** Not by an import: webpack reads that, and puts nothing in the place of what it cannot follow. */
function requireFrom(file: string): NodeJS.Require {
  return process.getBuiltinModule('node:module').createRequire(file);
}

/** @param file  path or address of a file of the program */
function installedBeside(file: string): string | undefined {
  const address = file.startsWith('file:') ? file : pathToFileURL(resolve(file)).href;
  try {
    return dirname(requireFrom(address).resolve('graticule/package.json'));
  } catch {
    return undefined;
  }
}
