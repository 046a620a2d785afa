/** Feeds a target with its seeds, past finds and mutations, in a child process that may fail in any way. */

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';
import type { GrowthCase } from './growth.ts';
import { createInputs, growthsFrom, type Inputs } from './inputs.ts';
import { minimise } from './minimise.ts';
import type { Failure } from './protocol.ts';
import { type Find, type Limits, Reader } from './reader.ts';
import type { FuzzTarget } from './target.ts';

const here = dirname(fileURLToPath(import.meta.url));
export const corpusFolder = join(here, 'corpus');

/** Inputs between two looks at the clock. */
const batch = 2000;
const growthBatch = 20;
/** A target that stops its process this often is given up: it would spend its time on restarts. */
const mostDeaths = 20;
const usual: Limits = {
  busyMs: 5000,
  confirmMs: 30_000,
  idleMs: 10_000,
  maxHeapMiB: 512,
  maxMiB: 1536,
};

export interface Bundled {
  /** Path of the child's script. */
  readonly script: string;
  /** Target → path of its module. */
  readonly modules: ReadonlyMap<string, string>;
}

/** @param targets paths below `test/fuzz/`; default: all of `targets/` */
export async function bundleTargets(name: string, targets?: readonly string[]): Promise<Bundled> {
  const paths =
    targets ??
    readdirSync(join(here, 'targets'))
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => `targets/${file}`);
  const named = paths.map((path) => [path.replace(/^.*\/|\.ts$/g, ''), path] as const);
  const entries = Object.fromEntries(
    named.map(([target, path]) => [`target-${target}`, `test/fuzz/${path}`]),
  );
  const dir = await bundle({ child: 'test/fuzz/child.ts', ...entries }, name);
  return {
    script: join(dir, 'child.mjs'),
    modules: new Map(named.map(([target]) => [target, join(dir, `target-${target}.mjs`)])),
  };
}

export interface FuzzOptions {
  readonly seed: number;
  /** Mutations, beside the seeds and past finds, which are always read. */
  readonly runs: number;
  /** Cases of growth, beside those that the target names; default 0. */
  readonly growths?: number;
  /** Bytes of their largest size; default 131,072. */
  readonly growthBytes?: number;
  /** Stops earlier when this much time has gone; default: none. */
  readonly maxMs?: number;
  readonly corpus?: string;
  /** Whether finds are shortened and kept in the corpus; default false. */
  readonly keep?: boolean;
  readonly limits?: Limits;
}

export interface KnownFind extends Find {
  /** `mutation 17`, `seed 0` or the name of a past find. */
  readonly input: string;
  readonly bytes: Uint8Array;
  /** How many inputs showed it. */
  count: number;
  /** What a case of growth is made of. */
  readonly parts?: GrowthCase;
  /** Where it was kept. */
  file?: string;
}

export interface FuzzResult {
  readonly target: string;
  readonly inputs: number;
  /** Processor time of the processes that read, restarts and shortening of finds aside. */
  readonly cpuMs: number;
  readonly finds: readonly KnownFind[];
  readonly slowestMs: number;
  readonly slowest: string;
  /** True when the target stopped its process too often for the rest of the inputs. */
  readonly givenUp: boolean;
}

export async function fuzz(
  { script, modules }: Bundled,
  name: string,
  options: FuzzOptions,
): Promise<FuzzResult> {
  const module = modules.get(name);
  if (module === undefined)
    throw new RangeError(`no fuzz target ${name}; there are ${[...modules.keys()].join(', ')}`);
  const {
    seed,
    runs,
    growths = 0,
    growthBytes = 131_072,
    maxMs = Number.POSITIVE_INFINITY,
    corpus = corpusFolder,
    keep = false,
    limits = usual,
  } = options;
  const { target } = (await import(module)) as { target: FuzzTarget };
  if (target.name !== name) throw new Error(`the file of fuzz target ${target.name} is called ${name}`);
  const inputs = await createInputs(target, corpus, seed);
  const reader = new Reader({ script, module, corpus, seed, limits });
  const finds = new Map<string, KnownFind>();
  let [cpuMs, slowestMs, slowest, deaths] = [0, 0, 0, 0];

  const add = ({ index, failure }: Find) => {
    const known = finds.get(failure.key);
    if (known === undefined) {
      finds.set(failure.key, {
        index,
        failure,
        input: inputs.nameOf(index),
        bytes: inputs.at(index),
        ...(index >= growthsFrom && { parts: inputs.growthAt(index) }),
        count: 1,
      });
    } else known.count += 1;
  };

  const begin = performance.now();
  let read = 0;
  /** Reads inputs from … to − 1, those that are given in any case. */
  const readAll = async (from: number, given: number, to: number, atOnce: number, maxBytes?: number) => {
    let next = from;
    while (next < to && deaths < mostDeaths && (next < given || performance.now() - begin < maxMs)) {
      const until = Math.min(to, next + atOnce);
      const done = await reader.range(next, until, maxBytes);
      for (const find of done.finds) if (await stands(reader, find, finds, maxBytes)) add(find);
      cpuMs += done.cpuMs;
      if (done.slowestMs > slowestMs) ({ slowestMs, slowest } = done);
      next = until;
      if (done.death === null) continue;
      next = done.death.index + 1;
      // Told already: the child ends by itself after a find of memory.
      if (done.finds.some((find) => find.index === done.death!.index)) continue;
      deaths += 1;
      const confirmed = await confirm(reader, inputs, done.death, finds, limits);
      if (confirmed !== null) add(confirmed);
    }
    read += next - from;
  };
  try {
    const growthsGiven = growthsFrom + inputs.givenGrowths;
    await readAll(0, inputs.given, inputs.given + runs, batch);
    await readAll(growthsFrom, growthsGiven, growthsGiven + growths, growthBatch, growthBytes);
    if (keep) for (const find of finds.values()) await keepFind(reader, join(corpus, name), find, limits);
  } finally {
    await reader.close();
    await target.close?.();
  }
  return {
    target: name,
    inputs: read,
    cpuMs,
    finds: [...finds.values()],
    slowestMs,
    slowest: inputs.nameOf(slowest),
    givenUp: deaths === mostDeaths,
  };
}

/** Whether a find of too much time is one in a new process as well: the memory that thousands of others left behind,
 * and other programs, slow what is quick by itself. */
async function stands(
  reader: Reader,
  { index, failure: { kind, key } }: Find,
  known: ReadonlyMap<string, Find>,
  maxBytes: number | undefined,
): Promise<boolean> {
  if ((kind !== 'slow' && kind !== 'grows') || known.has(key)) return true;
  return (await reader.afresh(index, maxBytes)).some((again) => again.failure.kind === kind);
}

/** Reads the input again alone. One that stops is not taken for hanging on a busy machine before it had a long time of
 * its own; what ends a process only after thousands of others is kept as it was seen. */
async function confirm(
  reader: Reader,
  inputs: Inputs,
  death: Find,
  known: ReadonlyMap<string, Find>,
  { confirmMs }: Limits,
): Promise<Find | null> {
  if (known.has(death.failure.key)) return death;
  const again = await reader.one(inputs.at(death.index), confirmMs);
  if (again !== null) return { index: death.index, failure: again };
  if (death.failure.kind === 'hang') return null;
  const { kind, key, detail } = death.failure;
  return {
    index: death.index,
    failure: { kind, key: `${key}, not alone`, detail: `${detail}\n(not when it is read alone)` },
  };
}

async function keepFind(reader: Reader, folder: string, find: KnownFind, { busyMs }: Limits): Promise<void> {
  const { failure } = find;
  // Kept by its parts, in the target's own cases of growth.
  if (find.index >= growthsFrom) return;
  const quick = failure.kind === 'throws';
  const shortest = await minimise(
    find.bytes,
    async (bytes) => (await reader.one(bytes, busyMs))?.key === failure.key,
    quick ? { tries: 2000, ms: 20_000 } : { tries: 60, ms: 60_000 },
  );
  const what = failure.key
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
    .toLowerCase();
  const hash = createHash('sha256').update(shortest).digest('hex').slice(0, 8);
  mkdirSync(folder, { recursive: true });
  find.file = join(folder, `${what}-${hash}`);
  writeFileSync(find.file, shortest);
}

/** What a person needs to see of a find. */
export function describeFind(target: string, seed: number, find: KnownFind): string {
  const { failure, input, bytes, count, file } = find;
  const text = Buffer.from(bytes);
  const shown = /^[\s\x20-\x7e]*$/.test(text.toString('latin1'))
    ? JSON.stringify(text.toString('latin1').slice(0, 300))
    : `${text.subarray(0, 150).toString('hex')} (hex)`;
  const where = find.parts
    ? `keep it in the target's growth: ${JSON.stringify(find.parts.map((part) => Buffer.from(part).toString()))}`
    : file === undefined
      ? `keep it with: npm run fuzz -- --target ${target} --seed ${seed} --runs ${find.index + 1}`
      : `kept: ${file}`;
  return `${target}, ${input} of seed ${seed}, ${count} times, ${bytes.length} bytes ${shown}\n  ${failure.kind}: ${failure.detail}\n  ${where}`;
}

export type { Failure };
