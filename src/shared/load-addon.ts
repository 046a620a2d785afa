/** Finds and loads the native addon; says what was tried and what to do when that fails. */

import { packageFile, packageManifest, packageRequire } from './package-root.ts';

const platform = `${process.platform}-${process.arch}`;

/** What was built here, then the prebuilt packages for this platform; of those for Linux the wrong C library does not load. */
function candidates(): string[] {
  const prebuilt = Object.keys(packageManifest().optionalDependencies ?? {}).filter((name) =>
    name.startsWith(`@graticule/native-${platform}`),
  );
  return ['build/Release', 'build/Debug']
    .map((folder) => packageFile(`${folder}/graticule.node`))
    .concat(prebuilt);
}

let loaded: { readonly addon: unknown; readonly path: string } | undefined;

/** The file the addon was loaded from.
 * @throws Error when it has not been loaded */
export function addonPath(): string {
  if (loaded === undefined) throw new Error('graticule: the native addon has not been loaded yet');
  return loaded.path;
}

/** The addon, loaded once.
 * @throws Error naming every path tried, the reason each failed, and the remedy */
export function loadAddon<T>(): T {
  if (loaded !== undefined) return loaded.addon as T;
  const failures: string[] = [];
  const require = packageRequire();
  for (const candidate of candidates()) {
    try {
      const path = require.resolve(candidate);
      const addon = require(path) as T & object;
      refuseAbsent(addon, path);
      loaded = { addon, path };
      return addon;
    } catch (error) {
      failures.push(`  ${candidate}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  throw new Error(
    `graticule: the native addon could not be loaded (Node ${process.version}, ${platform}).\n` +
      `Tried:\n${failures.join('\n')}\n` +
      'Remedy: install the package again with its optional dependencies (`npm install graticule`), which hold the addon for ' +
      'usual platforms; or build it with `npm rebuild graticule` (needs cmake >= 3.16 and a C++17 compiler, and install ' +
      'scripts that are not disabled: `npm config get ignore-scripts`).',
  );
}

/** Names that are asked of any object, by `await`, JSON and inspectors. */
const askedOfAll = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType', 'default', '$$typeof']);

/** Lets the addon say what is wrong when it was built before a function was added: what it has itself is found first, at no
 * cost; what it lacks is looked up here. */
function refuseAbsent(addon: object, path: string): void {
  const absent = new Proxy(Object.prototype, {
    get(target, property, receiver) {
      if (typeof property === 'symbol' || property in target || askedOfAll.has(property)) {
        return Reflect.get(target, property, receiver);
      }
      throw new Error(
        `graticule: the native addon ${path} has no ${property}: it was built from older sources. ` +
          'Remedy: rebuild it (`npm run build:native` in a checkout, `npm rebuild graticule` elsewhere).',
      );
    },
  });
  Object.setPrototypeOf(addon, absent);
}
