/** How fast this machine is just now: what a limit in milliseconds of a quiet core is multiplied with. */

/** Milliseconds that the work below takes on a quiet core of the machine on which the limits were set. */
const quietMs = 6;

const text = Array.from({ length: 400 }, (_, i) => `{"key ${i}":[${i},"${'x'.repeat(i % 40)}",null]}`);

/** Work of the kind that parsers do: texts cut, matched, parsed and looked up. */
function work(): number {
  const seen = new Map<string, number>();
  let sum = 0;
  for (let round = 0; round < 8; round++) {
    for (const line of text) {
      const value = JSON.parse(line) as Record<string, [number, string, null]>;
      for (const word of line.split(/[":,]+/)) seen.set(word, (seen.get(word) ?? 0) + 1);
      for (const match of line.matchAll(/[a-z]+ (\d+)/g)) sum += Number(match[1]);
      sum += Object.values(value)[0]![0];
    }
  }
  return sum + seen.size;
}

/** @param cpuMs the processor time of this process so far, in milliseconds
 * @returns at least 1; 3 on a machine that is three times slower */
export function slowness(cpuMs: () => number): number {
  const begin = cpuMs();
  work();
  return Math.max(1, (cpuMs() - begin) / quietMs);
}
