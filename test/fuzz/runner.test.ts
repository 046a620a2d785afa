/** The fuzz runner, on a reader that has every fault. */

import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createRandom } from '../../src/tabular/engine/random.ts';
import { bundleTargets, fuzz } from './fuzz.ts';
import { createInputs } from './inputs.ts';
import { minimise } from './minimise.ts';
import { mutate } from './mutate.ts';
import { describeNativeFind, fuzzNative, nativeTargets } from './native.ts';

test('the runner survives every fault, names it, and keeps the input shortened', {
  timeout: 300_000,
}, async () => {
  const corpus = mkdtempSync(join(tmpdir(), 'graticule-corpus-'));
  const bundled = await bundleTargets(`fuzz-faulty-${process.pid}`, ['faulty/faulty.ts']);
  try {
    const limits = { busyMs: 2000, confirmMs: 2500, idleMs: 4000, maxHeapMiB: 64, maxMiB: 170 };
    const { finds, inputs } = await fuzz(bundled, 'faulty', { seed: 1, runs: 0, corpus, keep: true, limits });
    expect(inputs).toBe(9);
    expect(finds.map((find) => [find.input, find.failure.kind])).toEqual([
      ['seed 1', 'throws'],
      ['seed 2', 'slow'],
      ['seed 3', 'hang'],
      ['seed 4', 'dies'],
      ['seed 5', 'memory'],
      ['seed 6', 'dies'],
      ['seed 7', 'throws'],
    ]);
    expect(finds.find((find) => find.input === 'seed 3')).toMatchObject({ count: 2 });
    const kept = Object.fromEntries(
      readdirSync(join(corpus, 'faulty')).map((file) => [
        file.replace(/-[0-9a-f]{8}$/, ''),
        readFileSync(join(corpus, 'faulty', file), 'latin1'),
      ]),
    );
    expect(kept).toMatchObject({ 'dies-sigsegv': 'SEGV', hang: 'HANG', memory: 'BUFFERS', slow: 'SLOW' });
    expect(Object.entries(kept).find(([name]) => name.startsWith('throws-typeerror-not-a-word'))?.[1]).toBe(
      'THROW',
    );

    // Past finds are read again, before any mutation.
    const { target } = await import('./faulty/faulty.ts');
    const again = await createInputs(target, corpus, 1);
    expect([again.given, again.nameOf(15)]).toEqual([16, expect.stringMatching(/^throws-typeerror/)]);
  } finally {
    rmSync(corpus, { recursive: true });
    rmSync(dirname(bundled.script), { recursive: true });
  }
});

const target = {
  name: 'example',
  seeds: () => [Buffer.from('{"rows":[1,2,3],"name":"a"}'), Buffer.from([0, 0, 0, 4, 1, 2, 3, 4])],
  dictionary: ['null', '[['],
  run: () => {},
};

test('the same seed makes the same inputs, another seed others', async () => {
  const make = async (seed: number) => {
    const inputs = await createInputs(target, '/nowhere', seed);
    return Array.from({ length: 500 }, (_, i) => Buffer.from(inputs.at(i)).toString('latin1'));
  };
  const [first, same, other] = await Promise.all([make(1), make(1), make(2)]);
  expect(same).toEqual(first);
  expect(other.filter((input) => first.includes(input)).length).toBeLessThan(100);
  expect(new Set(first).size).toBeGreaterThan(400);
});

test('mutations stay under the ceiling and never change what they start from', () => {
  const pool = target.seeds();
  const before = pool.map((bytes) => bytes.toString('hex'));
  const material = { pool, dictionary: [Buffer.from('null')], maxBytes: 64 };
  const lengths = Array.from({ length: 2000 }, (_, seed) => mutate(material, createRandom(seed)).length);
  expect(Math.max(...lengths)).toBe(64);
  expect(Math.min(...lengths)).toBe(0);
  expect(pool.map((bytes) => bytes.toString('hex'))).toEqual(before);
});

test('a find is made as short as its fault allows', async () => {
  const input = Buffer.from('a long text with <one and a second> fault in it');
  const same = async (bytes: Uint8Array) => /<.*>/.test(Buffer.from(bytes).toString());
  const shortest = await minimise(input, same, { tries: 1000, ms: 60_000 });
  expect(Buffer.from(shortest).toString()).toBe('<>');
});

test('every native mutation test is a target; one that stops goes on behind the mutation that stopped it', async () => {
  expect([...nativeTargets.keys()]).toEqual([
    'native-csv',
    'native-geometry',
    'native-intake',
    'native-models',
  ]);
  const programs = mkdtempSync(join(tmpdir(), 'graticule-native-'));
  try {
    const program = join(programs, 'csv_mutation_test');
    writeFileSync(
      program,
      `#!${process.execPath}
      const { env } = process;
      const first = Number(env.GRATICULE_MUTATION_FIRST);
      const end = first + Number(env.GRATICULE_MUTATIONS);
      for (let i = first; i <= end; i++) {
        process.stdout.write(i + ' ' + 1000 * (i - first + (i > 3 && first <= 3 ? 40 : 0)) + '\\n');
        if (i === end || env.GRATICULE_MUTATION_SEED !== '7') continue;
        if (i === 5 || i === 8) {
          console.error('csv_test.cc:12: sum = ' + i + ', expected 0');
          process.exitCode = 1;
          break;
        }
        if (i === 6) process.kill(process.pid, 'SIGSEGV');
      }`,
    );
    chmodSync(program, 0o755);
    const result = await fuzzNative('native-csv', { seed: 7, runs: 12 }, programs);
    expect(result).toMatchObject({ inputs: 12, slowest: 'mutation 3', slowestMs: 41, givenUp: false });
    expect(result.finds.map(({ index, count, failure }) => [index, count, failure.kind])).toEqual([
      [5, 2, 'dies'],
      [6, 1, 'dies'],
    ]);
    expect(describeNativeFind('native-csv', 7, result.finds[0]!)).toContain(
      'GRATICULE_MUTATION_SEED=7 GRATICULE_MUTATION_FIRST=5 GRATICULE_MUTATIONS=1 build/native-test/csv_mutation_test',
    );
    expect((await fuzzNative('native-csv', { seed: 1, runs: 12 }, programs)).finds).toEqual([]);
  } finally {
    rmSync(programs, { recursive: true });
  }
});
