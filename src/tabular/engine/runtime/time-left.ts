/** How long a piece of work has still to go, from how far it has come. */

/** Below this share of the work its pace says nothing. */
const leastFraction = 0.02;
const leastMs = 300;

/** @param startedMs when the work began
 * @param fraction  of it that is done, 0 … 1
 * @returns milliseconds, about; null as long as nothing tells */
export function timeLeft(startedMs: number, nowMs: number, fraction: number): number | null {
  if (fraction >= 1) return 0;
  const elapsed = nowMs - startedMs;
  if (fraction < leastFraction || elapsed < leastMs) return null;
  return (elapsed * (1 - fraction)) / fraction;
}
