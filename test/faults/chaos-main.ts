/** Many processes on one PostgreSQL and one bucket, killed all the time: npm run chaos [-- --kills 1000 --minutes 20
 * --seed 1]. */

import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const report = await chaos({
  kills: Number(values.kills),
  seed: Number(values.seed),
  killsPerStop: 40,
  killsPerCut: 15,
  maxMs: Number(values.minutes) * 60_000,
  note: (line) => console.error(line),
});
let broken = false;
for (const [name, value] of Object.entries(report)) {
  if (typeof value === 'number') console.log(`${name.padEnd(20)} ${Math.round(value)}`);
  else {
    console.log(`${name.padEnd(20)} ${value.length}`);
    for (const line of value.slice(0, 10)) console.log(`  ${line.slice(0, 400)}`);
    // Answers that a caller did not expect are told, and repeated like others.
    if (name !== 'dismissed' && value.length > 0) broken = true;
  }
}
process.exitCode = broken ? 1 : 0;
