/** Whether the store can do its work: told by what happened last, and asked again when somebody wants to know. */

import type { Log } from '../log.ts';
import { StorageError, type StorageFault, toStorageError } from '../storage-error.ts';

/** What is wrong with a store, since when (milliseconds since the epoch). */
export type StoreHealth =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: StorageFault; readonly detail: string; readonly since: number };

const healthy: StoreHealth = Object.freeze({ ok: true });

/** A look at a store in trouble writes to it; not more often than this. */
const probeEveryMs = 1000;

export interface Condition {
  /** The same error, as a `StorageError` that has been noted when it tells of a storage fault. */
  noted(error: unknown): unknown;
  /** A write has been committed. */
  wrote(): void;
  health(): StoreHealth;
}

/** @param probe  writes something small, or throws; of a store on another machine a promise of that, whose outcome the
 *               next look tells
 * @param now    milliseconds since the epoch */
export function createCondition(tools: {
  file: string;
  probe: () => unknown;
  log: Log;
  now?: () => number;
}): Condition {
  const { file, probe, log, now = Date.now } = tools;
  let problem: { fault: StorageFault; detail: string; since: number } | null = null;
  let probedAt = 0;

  function note(error: StorageError): void {
    const { fault, message } = error;
    if (problem?.fault === fault) return;
    // Damage does not pass, whatever else still works.
    if (problem?.fault === 'damaged') return;
    problem = { fault, detail: message, since: now() };
    log.error('store_trouble', { file, fault, error });
  }

  function wrote(): void {
    if (problem === null || problem.fault === 'damaged') return;
    log.info('store_recovered', { file, fault: problem.fault, afterMs: now() - problem.since });
    problem = null;
  }

  function noted(error: unknown): unknown {
    const known = toStorageError(error, file);
    if (known instanceof StorageError) note(known);
    return known;
  }

  function look(): void {
    try {
      const outcome = probe();
      if (outcome instanceof Promise) outcome.then(wrote, noted);
      else wrote();
    } catch (error) {
      noted(error);
    }
  }

  return {
    noted,
    wrote,
    health() {
      if (problem === null) return healthy;
      const time = now();
      if (problem.fault !== 'damaged' && Math.abs(time - probedAt) >= probeEveryMs) {
        probedAt = time;
        look();
      }
      return problem === null ? healthy : { ok: false, ...problem };
    },
  };
}
