/** Many small fits at once. */

import { checkAborted, type Run } from './run.ts';

const sideBySideRows = 20_000;
/** Native work runs on Node's own pool of four threads. */
const maxAbreast = 4;

/** Work on small tables runs side by side on one thread each: that wastes less than splitting a small fit over threads.
 * No fit's numbers depend on its thread count, and results come in the order of the items.
 * @param work is told how many threads it may use */
export function sideBySide<T, R>(
  items: readonly T[],
  rows: number,
  run: Run,
  work: (item: T, threads: number, index: number) => Promise<R>,
): Promise<R[]> {
  const abreast = rows <= sideBySideRows ? Math.min(run.threads, maxAbreast) : 1;
  return inParallel(items, abreast, (item, index) => {
    checkAborted(run);
    return work(item, abreast > 1 ? 1 : run.threads, index);
  });
}

/** Results in the order of the items, at most `abreast` at work at a time. */
async function inParallel<T, R>(
  items: readonly T[],
  abreast: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  let failed = false;
  const lane = async () => {
    while (next < items.length && !failed) {
      const index = next++;
      try {
        results[index] = await work(items[index]!, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  // Wait for every lane, so that nothing is still running when a failure is reported.
  const lanes = await Promise.allSettled(Array.from({ length: abreast }, lane));
  for (const settled of lanes) if (settled.status === 'rejected') throw settled.reason;
  return results;
}
