// How often the place that most people mean comes first, by set of questions, with the misses.
// usage: node scripts/run-typescript.mjs bench/geo/famous.ts [words of the sets' names] [--misses N]
import { parseArgs } from 'node:util';
import { createGeo } from '../../src/geo/index.ts';
import { judge, sets } from '../../test/geo/famous/judge.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { misses: { type: 'string', default: '40' } },
  allowPositionals: true,
});
const geo = createGeo();
for (const [name, { least, questions }] of Object.entries(sets)) {
  if (!positionals.every((word) => name.includes(word))) continue;
  const { asked, right, misses } = await judge(geo, questions());
  const share = ((100 * right) / asked).toFixed(2);
  console.log(
    `${right / asked >= least ? 'ok  ' : 'LOW '} ${name}: ${right} of ${asked}, ${share} % (least ${100 * least} %)`,
  );
  for (const { query, ids, answer } of misses.slice(0, Number(values.misses)))
    console.log(`       ${query} → ${answer}; expected ${ids.join(' or ')}`);
}
await geo.close();
