/** Some hundred mutations of every target, some cases of growth, and all past finds; `npm run fuzz` reads many more. */

import { readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bundled, bundleTargets, corpusFolder, describeFind, fuzz } from './fuzz.ts';

const seed = 1;
const runs = 200;
const growths = 25;
const targets = readdirSync(new URL('targets', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));

let bundled: Bundled;
beforeAll(async () => {
  bundled = await bundleTargets(`fuzz-test-${process.pid}`);
});
afterAll(() => rmSync(dirname(bundled.script), { recursive: true, force: true }));

test.each(targets)('%s accepts or refuses every input, in time', { timeout: 300_000 }, async (name) => {
  const { finds } = await fuzz(bundled, name, { seed, runs, growths });
  expect(finds.map((find) => describeFind(name, seed, find))).toEqual([]);
});

test('every folder of past finds belongs to a target', () => {
  expect(readdirSync(corpusFolder).filter((name) => !targets.includes(name) && name !== 'README.md')).toEqual(
    [],
  );
});
