/** The fuzz runner, on a reader that has every fault. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createRandom } from '../../src/tabular/engine/random.ts';
import { bundleTargets, fuzz } from './fuzz.ts';
import { createInputs } from './inputs.ts';
import { minimise } from './minimise.ts';
import { mutate } from './mutate.ts';

test('the runner survives every fault, names it, and keeps the input shortened', {
  timeout: 300_000,
}, async () => {
  const corpus = mkdtempSync(join(tmpdir(), 'graticule-corpus-'));
  const bundled = await bundleTargets(`fuzz-faulty-${process.pid}`, ['faulty/faulty.ts']);
  try {
    const limits = { busyMs: 500, confirmMs: 800, idleMs: 4000, maxHeapMiB: 64, maxMiB: 300 };
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
