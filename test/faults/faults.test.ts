/** The fault harness in small: a few faults of each kind, all at once; `npm run faults` makes hundreds. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { broken, play } from './play.ts';
import { scenarios } from './scenarios.ts';
import { bundlePrograms, type Programs } from './server.ts';
import { compileShim } from './shim.ts';

const folder = mkdtempSync(join(tmpdir(), 'graticule-faults-'));
const shim = compileShim(folder);
let programs: Programs;
beforeAll(async () => {
  programs = await bundlePrograms(`faults-test-${process.pid}`);
});
afterAll(() => {
  programs.remove();
  rmSync(folder, { recursive: true });
});

const library = 'path' in shim ? shim.path : undefined;

test.skipIf(library === undefined)(
  'what was accepted survives kills, failing disks and cut lines, once and as it was',
  { timeout: 240_000 },
  async () => {
    const everything = scenarios.find(({ name }) => name === 'everything at once')!;
    const played = await play(everything, { programs, library, seed: 1, scale: 0.1 });
    expect(broken(played)).toEqual([]);
    expect(played.faults).toBe(6);
  },
);
