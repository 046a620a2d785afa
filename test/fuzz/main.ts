/** Fuzzing at length: npm run fuzz [-- --target NAME --runs N --growths N --seed S --minutes M]. Finds are kept in the corpus. */

import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleTargets, describeFind, type FuzzResult, fuzz } from './fuzz.ts';
import { describeNativeFind, fuzzNative, nativeTargets } from './native.ts';

const { values } = parseArgs({
  options: {
    /** One or more, by comma; default: all. */
    target: { type: 'string' },
    runs: { type: 'string', default: '100000' },
    /** Cases of growth, each up to a MiB; default: one for a hundred runs. */
    growths: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** For each target. */
    minutes: { type: 'string' },
  },
});
const whole = (name: string, text: string) => {
  const value = Number(text);
  if (!(Number.isSafeInteger(value) && value >= 0))
    throw new RangeError(`--${name} must be a whole number, received ${text}`);
  return value;
};
const seed = whole('seed', values.seed);
const runs = whole('runs', values.runs);
const growths = values.growths === undefined ? Math.ceil(runs / 100) : whole('growths', values.growths);
const minutes = values.minutes === undefined ? {} : { maxMs: Number(values.minutes) * 60_000 };

const bundled = await bundleTargets(`fuzz-${process.pid}`);
process.on('exit', () => rmSync(dirname(bundled.script), { recursive: true, force: true }));
const names = values.target?.split(',') ?? [...bundled.modules.keys(), ...nativeTargets.keys()];
const results: FuzzResult[] = [];
for (const name of names) {
  console.error(`${name} …`);
  const native = nativeTargets.has(name);
  const result = native
    ? await fuzzNative(name, { seed, runs, ...minutes })
    : await fuzz(bundled, name, { seed, runs, growths, growthBytes: 2 ** 20, ...minutes, keep: true });
  results.push(result);
  for (const find of result.finds)
    console.error((native ? describeNativeFind : describeFind)(name, seed, find));
  console.error(
    `  ${result.inputs} inputs, ${result.finds.length} finds, ${(result.cpuMs / 1000).toFixed(0)} s of processor, slowest ${result.slowestMs.toFixed(0)} ms`,
  );
}
console.table(
  results.map(({ target, inputs, cpuMs, finds, slowestMs, slowest, givenUp }) => ({
    target,
    inputs,
    'processor, s': Math.round(cpuMs / 1000),
    'ms each': Number((cpuMs / inputs).toFixed(2)),
    finds: givenUp ? `${finds.length}, given up` : finds.length,
    'slowest ms': Number(slowestMs.toFixed(1)),
    slowest,
  })),
);
const total = results.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
console.log(`${(total / 60_000).toFixed(1)} minutes of processor time`);
process.exitCode = results.some((result) => result.finds.length > 0) ? 1 : 0;
