/** Loads the native addon; the only file of this service that touches the `.node` file. */

import type { Addon } from '../../../bindings/addon.d.ts';
import { loadAddon } from '../../shared/load-addon.ts';

/** @throws Error that lists what was tried and the remedy, when the addon cannot be loaded */
export function addon(): Addon {
  return loadAddon<Addon>();
}
