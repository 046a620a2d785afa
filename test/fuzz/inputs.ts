/** The inputs of a target, numbered: its seeds, then past finds, then mutations. Input i is a function of the target's
 * name, the seed and i alone, so that parent and child agree on it and a find can be made again. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, deriveSeed } from '../../src/tabular/engine/random.ts';
import { type Material, mutate } from './mutate.ts';
import type { FuzzTarget } from './target.ts';

export interface Inputs {
  /** Number of seeds and past finds: inputs 0 … given − 1. */
  readonly given: number;
  /** What input i is: `seed 0`, the file name of a past find, or `mutation 17`. */
  nameOf(index: number): string;
  at(index: number): Uint8Array;
}

const leastCeiling = 16_384;
const mostCeiling = 1 << 20;

export async function createInputs(target: FuzzTarget, corpus: string, seed: number): Promise<Inputs> {
  const seeds = await target.seeds();
  if (seeds.length === 0) throw new Error(`fuzz target ${target.name} has no seeds`);
  const folder = join(corpus, target.name);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const pool = [...seeds, ...files.map((file) => readFileSync(join(folder, file)))];
  const longest = Math.max(...pool.map((bytes) => bytes.length));
  const material: Material = {
    pool,
    dictionary: (target.dictionary ?? []).map((word) => Buffer.from(word)),
    maxBytes: Math.min(Math.max(leastCeiling, 2 * longest), Math.max(mostCeiling, longest)),
  };
  const own = deriveSeed(seed, ...Buffer.from(target.name));
  return {
    given: pool.length,
    nameOf: (index) =>
      index < seeds.length
        ? `seed ${index}`
        : (files[index - seeds.length] ?? `mutation ${index - pool.length}`),
    // A copy, because a reader may keep or change what it is handed.
    at: (index) =>
      index < pool.length
        ? Uint8Array.from(pool[index]!)
        : Uint8Array.from(mutate(material, createRandom(deriveSeed(own, index)))),
  };
}
