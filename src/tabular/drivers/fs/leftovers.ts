/** What killed processes leave beside the objects: temporary files, uploads in parts that nobody can complete, objects
 * set aside. Folders are read name by name, so that memory does not grow with them. */

import { link, opendir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createSettled } from '../../../shared/settled.ts';
import { ignoring, makePrivateFolder } from '../../../shared/whole-file.ts';
import type { ObjectSweep } from '../../ports.ts';
import type { Busy } from './files.ts';
import { fromAsideName, fromUploadName, type Places } from './places.ts';

/** Earlier releases wrote the secret beside its place. */
const secretOnItsWay = /^secret\.\d+\.[0-9a-f]{8}$/;

/** @returns a sweep; calls must not overlap */
export function createLeftovers(tools: {
  places: Places;
  busy: Busy;
  pathOf: (key: string) => string;
}): (sweep: ObjectSweep) => Promise<void> {
  const { places, busy, pathOf } = tools;
  const settled = createSettled();

  return async ({ now, leftoverMs, planned }) => {
    const unchanged = settled.look(now, leftoverMs);

    /** Calls `act` with each name in the folder that has not changed for the time and that nobody here works on. */
    async function forEachSettled(folder: string, act: (path: string, name: string) => Promise<void>) {
      for await (const name of namesIn(folder)) {
        const path = join(folder, name);
        const about = await stat(path).catch(ignoring('ENOENT'));
        // A file that is set aside keeps its times of writing, but `ctimeMs` changes with its name.
        if (about === undefined || !unchanged(path, `${about.ctimeMs} ${about.mtimeMs} ${about.size}`))
          continue;
        if (!busy.has(path)) await act(path, name);
      }
    }

    await forEachSettled(places.temporary, (path) => rm(path, { recursive: true, force: true }));
    await forEachSettled(places.multipart, async (path, name) => {
      const upload = fromUploadName(name);
      const wanted = upload !== null && now < upload.expiresAt && (await planned(upload.key));
      if (!wanted) await rm(path, { recursive: true, force: true });
    });
    await forEachSettled(places.root, async (path, name) => {
      if (secretOnItsWay.test(name)) await rm(path, { force: true });
    });
    // Back at its place it is an object like others, which the sweep of the rows keeps or drops.
    await forEachSettled(places.aside, async (path, name) => {
      const key = fromAsideName(name);
      if (key === null) await rm(path, { force: true });
      else await putBack(path, pathOf(key));
    });
  };
}

/** Gives an object that was set aside its place again, unless another has it: then that one is as good. */
export async function putBack(aside: string, path: string): Promise<void> {
  const linked = await link(aside, path).then(() => true, ignoring('EEXIST', 'ENOENT'));
  if (linked === undefined) {
    await makePrivateFolder(dirname(path));
    await link(aside, path).catch(ignoring('EEXIST', 'ENOENT'));
  }
  await rm(aside, { force: true });
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ignoring('ENOENT'));
  if (entries === undefined) return;
  for await (const { name } of entries) yield name;
}
