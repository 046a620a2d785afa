// How many cities of the whole table are found by their names without accents, and by those in other scripts.
// usage: node scripts/run-typescript.mjs bench/geo/cities.ts [least inhabitants] [--misses N]
import { parseArgs } from 'node:util';
import { createGeo } from '../../src/geo/index.ts';
import { cityQuestions } from '../../test/geo/famous/city-table.ts';
import { judge } from '../../test/geo/famous/judge.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { misses: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const geo = createGeo();
for (const [name, questions] of Object.entries(cityQuestions(Number(positionals[0] ?? 15_000)))) {
  const { asked, right, misses } = await judge(geo, questions);
  console.log(`${name}: ${right} of ${asked}, ${((100 * right) / asked).toFixed(2)} %`);
  for (const { query, ids, answer } of misses.slice(0, Number(values.misses)))
    console.log(`       ${query} → ${answer}; expected ${ids.join(' or ')}`);
}
await geo.close();
