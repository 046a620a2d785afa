/** Memory that native code frees, back to the system. */

import type { Addon } from '../../bindings/addon.d.ts';
import { loadAddon } from './load-addon.ts';

/** For a process that is to run for long: its allocator shares two pools among all threads and gives large blocks back at
 * once. With twenty threads and a pool for each a server held 80 MiB more. Call it before threads start.
 * @returns whether the allocator takes such a wish (glibc's does) */
export function returnMemory(): boolean {
  return loadAddon<Addon>().returnMemory();
}
