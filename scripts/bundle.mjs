/** Makes TypeScript of this repository runnable by Node 20: one folder of plain modules for the given entries. */

import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** Libraries that load addons or optional parts of theirs. */
const bare = /^(better-sqlite3|hnswlib-node|onnxruntime-node|openai|rolldown)\b|\.(mjs|node)$/;

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {Record<string, string>} entries name → source path, from the root of the repository
 * @param {string} name of the folder below `build`: inside the repository, so that bare imports resolve
 * @param {boolean} whole takes libraries in too: a process that starts often then starts in half the time
 * @returns {Promise<string>} the folder; each entry is `<name>.mjs` there */
export async function bundle(entries, name, whole = false) {
  const dir = join(root, 'build', name);
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([key, path]) => [key, join(root, path)])),
    platform: 'node',
    external: whole ? bare : (id) => /^[^./]/.test(id) || /\.(mjs|node)$/.test(id),
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
