/** The engine that the library's functions share unless they are given another: made by the first call. */

import { createEngine, type NativeEngine } from '../engine/create-engine.ts';

let shared: Promise<NativeEngine> | undefined;

export function sharedEngine(): Promise<NativeEngine> {
  shared ??= createEngine().catch((error: unknown) => {
    // The next call tries again: a missing build may have been made meanwhile.
    shared = undefined;
    throw error;
  });
  return shared;
}

/** Ends the shared engine's thread, if there is one; models fitted with it can no longer predict.
 * @example
 * await closeSharedEngine(); */
export async function closeSharedEngine(): Promise<void> {
  const engine = shared;
  shared = undefined;
  await (await engine)?.close();
}
