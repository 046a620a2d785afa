/** Makes TypeScript of this repository runnable by Node 20: one folder of plain modules for the given entries. */

import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {Record<string, string>} entries name → source path, from the root of the repository
 * @param {string} name of the folder below `build`: inside the repository, so that bare imports resolve
 * @returns {Promise<string>} the folder; each entry is `<name>.mjs` there */
export async function bundle(entries, name) {
  const dir = join(root, 'build', name);
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([key, path]) => [key, join(root, path)])),
    platform: 'node',
    external: (id) => /^[^./]/.test(id) || /\.(mjs|node)$/.test(id),
    // Sources find data and addons beside themselves: they keep their own address.
    plugins: [
      {
        name: 'own-address',
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null,
      },
    ],
    logLevel: 'silent',
  });
  await build.write({ dir, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await build.close();
  return dir;
}
