/** Breaks servers in every way, and counts what was lost: npm run faults [-- --only WORD --scale 0.1 --minutes M
 * --seed S]. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { broken, mountSmall, type Played, play, toRow } from './play.ts';
import { scenarios } from './scenarios.ts';
import { bundlePrograms } from './server.ts';
import { compileShim } from './shim.ts';

const { values } = parseArgs({
  options: {
    /** Scenarios whose name contains one of these words, by comma; default: all. */
    only: { type: 'string', default: '' },
    /** Share of the faults of a full run. */
    scale: { type: 'string', default: '1' },
    /** How long each scenario makes faults at most. */
    minutes: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'graticule-faults-'));
const shim = compileShim(folder);
const programs = await bundlePrograms(`faults-${process.pid}`);
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  programs.remove();
});
if ('missing' in shim) console.error(`Left out what needs it: ${shim.missing}`);

const options = {
  programs,
  library: 'path' in shim ? shim.path : undefined,
  seed: Number(values.seed),
  scale: Number(values.scale),
  maxMs: values.minutes === undefined ? undefined : Number(values.minutes) * 60_000,
};
const mount = mountSmall();
const mayMount = mount !== undefined;
mount?.[Symbol.dispose]();
if (!mayMount) console.error('Left out the small file system: this process may not mount one');

const words = values.only.split(',');
const done: Played[] = [];
for (const scenario of scenarios) {
  if (!words.some((word) => scenario.name.includes(word))) continue;
  if (scenario.needs === 'preload' && options.library === undefined) continue;
  if (scenario.needs === 'mount' && !mayMount) continue;
  console.error(`${scenario.name} …`);
  const played = await play(scenario, options);
  done.push(played);
  for (const line of broken(played)) console.error(`  ${line}`);
  console.error(`  ${played.seconds.toFixed(0)} s`);
}
console.table(done.map(toRow));
process.exitCode = done.some((played) => broken(played).length > 0) ? 1 : 0;
