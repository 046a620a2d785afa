/** Mutation tests of the native code, under sanitizers, as fuzz targets: they make their inputs themselves. */

import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildNativeTests } from '../../scripts/native-tests.mjs';
import type { FuzzOptions, FuzzResult, KnownFind } from './fuzz.ts';
import type { Failure } from './protocol.ts';

const sources = fileURLToPath(new URL('../../native/test', import.meta.url));
const suffix = '_mutation_test.cc';

/** Mutations of one process. */
const batch = 5000;
/** How long one may take by the clock: sanitizers and other work slow it down many times. */
const patienceMs = 120_000;
/** A target that stops its process this often is given up. */
const mostDeaths = 20;

/** Target → the name of its program: `native-geometry` → `geometry_mutation_test`. */
export const nativeTargets: ReadonlyMap<string, string> = new Map(
  (existsSync(sources) ? readdirSync(sources) : [])
    .filter((file) => file.endsWith(suffix))
    .sort()
    .map((file) => [`native-${file.slice(0, -suffix.length)}`, file.slice(0, -'.cc'.length)]),
);

/** @param programs the folder of the built programs; default: builds the target's */
export async function fuzzNative(
  name: string,
  { seed, runs, maxMs = Number.POSITIVE_INFINITY }: Pick<FuzzOptions, 'seed' | 'runs' | 'maxMs'>,
  programs?: string,
): Promise<FuzzResult> {
  const program = nativeTargets.get(name);
  if (program === undefined) throw new RangeError(`no native fuzz target ${name}`);
  const path = join(programs ?? buildNativeTests([program]), program);
  const finds = new Map<string, KnownFind>();
  let [next, cpuMs, slowestMs, slowest, deaths] = [0, 0, 0, 0, 0];
  const begin = performance.now();
  while (next < runs && deaths < mostDeaths && performance.now() - begin < maxMs) {
    const done = await range(path, seed, next, Math.min(batch, runs - next));
    cpuMs += done.cpuMs;
    if (done.slowestMs > slowestMs) ({ slowestMs, slowest } = done);
    next = done.next;
    const index = next - 1;
    const failure = done.failure?.kind === 'hang' ? await hangs(path, seed, index) : done.failure;
    if (failure === null) continue;
    deaths += 1;
    const known = finds.get(failure.key);
    if (known === undefined)
      finds.set(failure.key, {
        index,
        failure,
        input: `mutation ${index}`,
        bytes: new Uint8Array(),
        count: 1,
      });
    else known.count += 1;
  }
  return {
    target: name,
    inputs: next,
    cpuMs,
    finds: [...finds.values()],
    slowestMs,
    slowest: `mutation ${slowest}`,
    givenUp: deaths === mostDeaths,
  };
}

/** What a person needs to see a find again. */
export function describeNativeFind(
  target: string,
  seed: number,
  { failure, index, count }: KnownFind,
): string {
  const again = `GRATICULE_MUTATION_SEED=${seed} GRATICULE_MUTATION_FIRST=${index} GRATICULE_MUTATIONS=1 build/native-test/${nativeTargets.get(target)}`;
  return `${target}, mutation ${index} of seed ${seed}, ${count} times\n  ${failure.kind}: ${failure.detail}\n  again: ${again}`;
}

/** Runs one again that seemed to hang: on a machine that stood still it was the clock that went on. */
const hangs = async (path: string, seed: number, index: number) =>
  (await range(path, seed, index, 1)).failure;

/** Runs mutations in one process, as far as it lives. */
async function range(path: string, seed: number, first: number, count: number) {
  const child = spawn(path, [], {
    env: {
      ...process.env,
      GRATICULE_MUTATION_SEED: String(seed),
      GRATICULE_MUTATION_FIRST: String(first),
      GRATICULE_MUTATIONS: String(count),
      GRATICULE_MUTATION_TRACE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [at, cpuMs, slowestMs, slowest, hangs] = [first, 0, 0, first, false];
  const giveUp = () => {
    hangs = true;
    child.kill('SIGKILL');
  };
  let patience = setTimeout(giveUp, patienceMs);
  createInterface(child.stdout).on('line', (line) => {
    const [mutation, micros] = line.split(' ').map(Number) as [number, number];
    if (mutation > first && micros / 1000 - cpuMs > slowestMs)
      [slowestMs, slowest] = [micros / 1000 - cpuMs, at];
    [at, cpuMs] = [mutation, micros / 1000];
    clearTimeout(patience);
    patience = setTimeout(giveUp, patienceMs);
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-20_000);
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve([code, signal]));
  });
  clearTimeout(patience);
  if (code === 0) return { next: first + count, cpuMs, slowestMs, slowest, failure: null };
  return { next: at + 1, cpuMs, slowestMs, slowest, failure: failureOf(said, code, signal, hangs) };
}

function failureOf(said: string, code: number | null, signal: string | null, hangs: boolean): Failure {
  if (hangs) return { kind: 'hang', key: 'hang', detail: `one mutation took ${patienceMs / 1000} s` };
  const told =
    /^.*(?:CHECK\(|, expected |runtime error: |ERROR: AddressSanitizer: |terminate called).*$/m.exec(said);
  const detail = told?.[0] ?? `it ended with ${signal ?? code}: ${said.slice(-500)}`;
  return { kind: 'dies', key: detail.replace(/==\d+==|= \S+, expected \S+/g, ''), detail };
}
