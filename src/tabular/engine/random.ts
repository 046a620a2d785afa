/** A small seeded generator: the same seed gives the same numbers on every platform. */

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number in [0, below). */
  below(below: number): number;
}

/** SplitMix32-seeded xorshift128 (Marsaglia 2003); seeds are folded to 32 bits. */
export function createRandom(seed: number): Random {
  let mix = (seed ^ Math.floor(seed / 4294967296)) | 0;
  const splitmix = () => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = mix;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) | 0;
  };
  let [x, y, z, w] = [splitmix(), splitmix(), splitmix(), splitmix() | 1];
  const next = () => {
    const t = x ^ (x << 11);
    x = y;
    y = z;
    z = w;
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
    return (w >>> 0) / 4294967296;
  };
  return { next, below: (below) => Math.floor(next() * below) };
}

/** Fisher–Yates, in place. */
export function shuffle<T extends { length: number; [index: number]: number }>(items: T, random: Random): T {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const held = items[i]!;
    items[i] = items[j]!;
    items[j] = held;
  }
  return items;
}

/** A seed for a part of the work, far from the seeds of its neighbours. */
export function deriveSeed(seed: number, ...parts: readonly number[]): number {
  let hash = (seed ^ 0x811c9dc5) >>> 0;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x01000193) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  }
  return (hash ^ (hash >>> 13)) >>> 0;
}
