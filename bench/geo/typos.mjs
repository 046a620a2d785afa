// Every single-letter typo of every name: deletion, insertion, substitution, swap of neighbours, at every position.
// usage: node bench/geo/typos.mjs [countries|waters] [--sample N] [--part K/N] [--data FOLDER] [--show]
// --part takes every Nth name, beginning with the Kth (from 1): the counts of all parts add up to those of the whole.
import { parseArgs } from 'node:util';
import { record, rounded } from '../support/record.mjs';
import { openFinder } from './open-finder.mjs';
import { resolveTypos } from './typo-cases.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    part: { type: 'string' },
    data: { type: 'string' },
    show: { type: 'boolean' },
  },
});
const dist = new URL('../../dist/geo/', import.meta.url);
const { maskOf } = await import(new URL('domain/place.js', dist));
const { choose } = await import(new URL('resolve/choose.js', dist));
const finder = await openFinder(values.data);
const figures = {};
for (const group of positionals.length > 0 ? positionals : ['countries', 'waters']) {
  const result = await resolveTypos(
    finder,
    group,
    { choose, maskOf },
    { sample: Number(values.sample ?? 0), part: (values.part ?? '1/1').split('/').map(Number) },
  );
  const { total, right, refused, wrong, wrongCases } = result;
  const share = (n) => `${((100 * n) / total).toFixed(2)} %`;
  console.log(
    `${group}: ${result.names} names of at least 4 letters, ${total} typos: right ${right} (${share(right)}), refused ${refused} (${share(refused)}), another place ${wrong} (${share(wrong)}); ${(result.ms / total).toFixed(3)} ms each`,
  );
  figures[group] = { typos: total, right: rounded(right / total), wrong: rounded(wrong / total) };
  if (values.show) for (const line of wrongCases.slice(0, 60)) console.log(`  ${line}`);
}
record(figures);
