/** Inputs that are one thing many times over, each at sizes that are four times the one before: a reader whose work is
 * more than proportional to its input shows here, on a fast machine as on a slow one. */

import type { Random } from '../../src/tabular/engine/random.ts';

/** What stands before, what is repeated, what stands behind. */
export type GrowthCase = readonly [before: Uint8Array, unit: Uint8Array, after: Uint8Array];

/** Bytes that readers of text wait for, skip, count or look back from. */
const marks = [
  ...' \t\n\r"\',;|:=.-+_*#%&<>()[]{}/\\\u0000aA09é',
  '\r\n',
  '""',
  '\\"',
  '",',
  '"\n',
  ' "',
  ', ',
  '. ',
  '- ',
  'a ',
  'a.',
  'a=',
  'a,',
  'a\n',
  '0 ',
  '0,',
  '1.',
  '1 000,',
  '/*',
  '//',
  '--',
  '<!--',
  '<a ',
  '<a>',
  '&a',
  '[[',
  '{"a":',
  '[1,',
  '((',
  '()',
  'İ',
  '😀',
].map((text) => Buffer.from(text));

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!;

/** @param pool seeds and past finds
 * @param dictionary words of the format */
export function growthCase(
  pool: readonly Uint8Array[],
  dictionary: readonly Uint8Array[],
  random: Random,
): GrowthCase {
  const seed = pick(pool, random);
  const cut = random.below(seed.length + 1);
  // Now and then what follows is lost, so that nothing is ever closed.
  const after = random.below(3) === 0 ? Buffer.alloc(0) : seed.subarray(cut);
  return [seed.subarray(0, cut), unitOf(seed, cut, dictionary, random), after];
}

function unitOf(
  seed: Uint8Array,
  cut: number,
  dictionary: readonly Uint8Array[],
  random: Random,
): Uint8Array {
  const words = dictionary.length === 0 ? marks : dictionary;
  switch (random.below(6)) {
    case 0:
      return pick(words, random);
    case 1:
      return Buffer.concat([pick(words, random), pick(marks, random)]);
    case 2: {
      const span = seed.subarray(Math.max(0, cut - 1 - random.below(24)), cut);
      return span.length > 0 ? span : pick(marks, random);
    }
    case 3:
      return Buffer.concat([pick(marks, random), pick(marks, random)]);
    default:
      return pick(marks, random);
  }
}

/** The case in so many bytes, or a few more. */
export function grown([before, unit, after]: GrowthCase, bytes: number): Uint8Array {
  const times = Math.max(1, Math.ceil((bytes - before.length - after.length) / unit.length));
  return Buffer.concat([before, Buffer.alloc(times * unit.length, unit), after]);
}

/** From one size to the next. */
export const step = 4;
/** Proportional work grows `step` times, the square of the size `step ** 2` times. */
const most = 8;
/** Work below this is noise, and so is a step of what fits a cache no longer: what grows with the square takes far longer. */
const leastMs = (bytes: number) => Math.max(20, bytes / 2000);

/** @param most bytes of the largest size */
export const sizesUpTo = (most: number): number[] => [64, 16, 4, 1].map((part) => Math.floor(most / part));

export interface Growth {
  readonly bytes: number;
  readonly ms: number;
  /** How many times the work of a `step`th of the bytes. */
  readonly ratio: number;
}

/** Times a reader at growing sizes.
 * @param timed reads so many bytes of the case; gives the milliseconds of processor time
 * @returns where work grew more than the input did, and the longest time of all */
export async function superlinear(
  sizes: readonly number[],
  timed: (bytes: number) => Promise<number>,
): Promise<{ found: Growth | undefined; slowestMs: number }> {
  const least = async (bytes: number, repeats: number, known = Number.POSITIVE_INFINITY) => {
    let ms = known;
    for (let again = 0; again < repeats; again++) ms = Math.min(ms, await timed(bytes));
    return ms;
  };
  const times: number[] = [];
  let slowestMs = 0;
  for (const [place, bytes] of sizes.entries()) {
    times.push(await least(bytes, place === 0 ? 2 : 1));
    // At one step a reader may go another way, as behind the bytes that it guesses a layout from; at two it does not.
    const noise = leastMs(bytes) / step ** 4;
    const grew = () =>
      place > 1 &&
      times[place]! >= leastMs(bytes) &&
      times[place]! > most * Math.max(times[place - 1]!, noise) &&
      times[place - 1]! > (most - 2) * Math.max(times[place - 2]!, noise / step);
    // Compiling and collecting fall on any size: only what grew every time has grown.
    for (let again = 0; again < 3 && grew(); again++)
      for (const at of [place - 2, place - 1, place]) times[at] = await least(sizes[at]!, 1, times[at]);
    slowestMs = Math.max(slowestMs, times[place]!);
    if (grew())
      return { found: { bytes, ms: times[place]!, ratio: times[place]! / times[place - 1]! }, slowestMs };
  }
  return { found: undefined, slowestMs };
}
