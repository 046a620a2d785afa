/** The inputs of a target, numbered: its seeds, then past finds, then mutations. Input i is a function of the target's
 * name, the seed and i alone, so that parent and child agree on it and a find can be made again. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, deriveSeed } from '../../src/tabular/engine/random.ts';
import { type GrowthCase, grown, growthCase } from './growth.ts';
import { type Material, mutate } from './mutate.ts';
import type { FuzzTarget } from './target.ts';

export interface Inputs {
  /** Number of seeds and past finds: inputs 0 … given − 1. */
  readonly given: number;
  /** What input i is: `seed 0`, the file name of a past find, or `mutation 17`. */
  nameOf(index: number): string;
  at(index: number): Uint8Array;
  /** Cases of growth that the target names; they come first. */
  readonly givenGrowths: number;
  growthAt(index: number): GrowthCase;
}

/** Inputs from this number on are cases of growth. */
export const growthsFrom = 2 ** 40;
/** Size of a case of growth that is read again alone. */
const grownBytes = 131_072;

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
  const named = (target.growth ?? []).map((parts) =>
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  );
  const growthAt = (index: number): GrowthCase => {
    const [before, unit, after] = named[index - growthsFrom] ?? [];
    if (before && unit && after) return [before, unit, after];
    return growthCase(pool, material.dictionary, createRandom(deriveSeed(own, 1, index - growthsFrom)));
  };
  return {
    givenGrowths: named.length,
    growthAt,
    given: pool.length,
    nameOf: (index) =>
      index >= growthsFrom
        ? `growth ${index - growthsFrom}`
        : index < seeds.length
          ? `seed ${index}`
          : (files[index - seeds.length] ?? `mutation ${index - pool.length}`),
    // A copy, because a reader may keep or change what it is handed.
    at: (index) =>
      index >= growthsFrom
        ? grown(growthAt(index), grownBytes)
        : index < pool.length
          ? Uint8Array.from(pool[index]!)
          : Uint8Array.from(mutate(material, createRandom(deriveSeed(own, index)))),
  };
}
