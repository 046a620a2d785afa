/** Loads the native addon, once; the only file of this service that touches the `.node` file. */

import type { Addon } from '../../../bindings/addon.d.ts';
import { loadAddon } from '../../shared/load-addon.ts';

let loaded: Addon | undefined;

/** @throws Error that lists what was tried and the remedy, when the addon cannot be loaded */
export function addon(): Addon {
  loaded ??= loadAddon<Addon>();
  return loaded;
}
