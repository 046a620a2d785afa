// How often answers with some score are right, by method and by bins of the score.
// usage: node scripts/run-typescript.mjs bench/geo/calibration.ts [seed]
import { createGeo } from '../../src/geo/index.ts';
import { labelled, reliability, scoresOf } from '../../test/geo/famous/labelled.ts';

const geo = createGeo();
const scores = await scoresOf(geo, labelled(Number(process.argv[2] ?? 1)));
for (const exact of [true, false]) {
  const some = scores.filter(({ method }) => (method === 'exact') === exact);
  console.log(exact ? 'exact names' : 'similar names');
  for (const { from, count, said, right } of reliability(some))
    console.log(
      `  from ${from.toFixed(2)}: ${String(count).padStart(5)} answers, said ${said.toFixed(3)}, right ${right.toFixed(3)}`,
    );
  if (!exact) for (const { query, score, right } of some.slice(0, 0)) console.log(query, score, right);
}
await geo.close();
