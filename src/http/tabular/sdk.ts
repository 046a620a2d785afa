/** The client library package, served under its real file name. */

import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { packageFile } from '../../shared/package-root.ts';
import { respond } from '../respond.ts';

/** Where the wheel of this very release lies once it has been built: `dist/sdk` of the package.
 * @example
 * const mount = tabularHttp(tabular, { keys, sdk: defaultSdkFolder() }); */
export function defaultSdkFolder(): string {
  return packageFile('dist/sdk');
}

/** @param place  a `.whl` file, or a folder of them
 * @returns      null when there is no wheel of that name */
export async function respondWheel(place: string, name: string): Promise<Response | null> {
  const path = await findWheel(place, name);
  if (path === null) return null;
  return respond(200, await readFile(path), 'application/zip', {
    'cache-control': 'public, max-age=300',
    'content-disposition': `attachment; filename="${name}"`,
  });
}

/** Names of the wheels that can be fetched.
 * @example
 * const names = await listWheels(defaultSdkFolder()); */
export async function listWheels(place: string): Promise<string[]> {
  const facts = await stat(place).catch(() => null);
  if (facts === null) return [];
  const names = facts.isDirectory() ? await readdir(place) : [basename(place)];
  return names.filter((name) => name.endsWith('.whl')).sort();
}

async function findWheel(place: string, name: string): Promise<string | null> {
  // Membership in the listing, not the shape of the name, decides: no path can lead elsewhere.
  if (!(await listWheels(place)).includes(name)) return null;
  return basename(place) === name ? place : join(place, name);
}
