// Questions as people type them, with truths by geometry that were written by someone who had not read the grammar.
//
//   npm run build && node bench/geo/blind.mjs [--source] [--half dev|held|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth] [--kind sets] [--misses] [--json] [--reliability]
//
// --source runs the sources instead of the build, --package DIR another checkout's build. Refused is not wrong: wrong is an
// answer that the truth contradicts. --reliability tells by bins of the score how often such answers are right: that of the
// match, which for a sentence is the least of its places.
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { record, rounded } from '../support/record.mjs';
import { judge, judgeFailure } from './blind/judge.mjs';
import { parts, points, readQuestions } from './blind/questions.mjs';

const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    kind: { type: 'string' },
    grep: { type: 'string' },
    misses: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    reliability: { type: 'boolean', default: false },
    source: { type: 'boolean', default: false },
    package: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
  },
});
if (values.half !== undefined && !parts.includes(values.half))
  throw new Error(`--half is ${parts.join(' or ')}, received ${values.half}`);

async function openService() {
  if (!values.source)
    return import(pathToFileURL(resolve(values.package, 'dist/geo/index.js')).href).then((all) =>
      all.createGeo(),
    );
  const { bundle } = await import('../../scripts/bundle.mjs');
  const dir = await bundle({ geo: 'src/geo/index.ts' }, `blind-${process.pid}`);
  const { rmSync } = await import('node:fs');
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
  return import(pathToFileURL(`${dir}/geo.mjs`).href).then((all) => all.createGeo());
}

const verbs = {
  spatial: 'spatial',
  geocode: 'geocode',
  border: 'countryBorder',
  ocean: 'oceanBorder',
  water: 'waterFeature',
  osm: 'mapFeatures',
};
const pattern = values.grep === undefined ? undefined : new RegExp(values.grep, 'iu');
const questions = readQuestions(values).filter(({ question }) => pattern?.test(question) ?? true);
const where = points();
const geo = await openService();
const kinds = new Map();
const scored = [];
await geo.geocode('Vienna'); // opens the data, which would count as the time of the first question
for (const asked of questions) {
  const started = performance.now();
  let result;
  let answer;
  try {
    answer = await geo[verbs[asked.door]](asked.question);
  } catch (error) {
    result = judgeFailure(asked, error);
  }
  const ms = performance.now() - started;
  result ??= judge(asked, answer, where);
  const score = answer?.properties?.match?.score;
  if (score !== undefined) scored.push({ score, right: result.verdict === 'right' });
  const tally = kinds.get(asked.kind) ?? { right: 0, wrong: 0, refused: 0, error: 0, times: [] };
  tally[result.verdict]++;
  tally.times.push(ms);
  kinds.set(asked.kind, tally);
  if (values.json)
    console.log(JSON.stringify({ ...asked, ...result, ms: Math.round(ms), read: readAs(answer) }));
  else if (values.misses && result.verdict !== 'right')
    console.log(
      `${result.verdict.padEnd(8)}${asked.kind.padEnd(12)}${asked.door}|${asked.question}\n${' '.repeat(20)}${result.why}${readAs(answer)}`,
    );
}
await geo.close();
if (values.reliability) printReliability(scored);

/** How often answers with some score are right. */
function printReliability(answers) {
  const edges = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01];
  console.log('| Score | answers | said | right |');
  console.log('| --- | --- | --- | --- |');
  for (const [i, from] of edges.slice(0, -1).entries()) {
    const inside = answers.filter(({ score }) => score >= from && score < edges[i + 1]);
    if (inside.length === 0) continue;
    const mean = (numbers) => (numbers.reduce((sum, one) => sum + one, 0) / inside.length).toFixed(3);
    const said = mean(inside.map(({ score }) => score));
    console.log(
      `| ${from} | ${inside.length} | ${said} | ${mean(inside.map(({ right }) => Number(right)))} |`,
    );
  }
}

/** How the service says it read the question. */
function readAs(answer) {
  const properties = answer?.properties;
  if (properties === undefined) return '';
  return ` [read as ${properties.kind} ${properties.name}]`;
}

if (!values.json) {
  const total = { right: 0, wrong: 0, refused: 0, error: 0, times: [] };
  for (const tally of kinds.values())
    for (const key of Object.keys(total))
      if (key === 'times') total.times.push(...tally.times);
      else total[key] += tally[key];
  const quantile = (times, q) => times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0;
  console.log('| Kind | questions | right | wrong | refused | errors | right, % | p50 ms | p99 ms |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const figures = {};
  for (const [kind, tally] of [...kinds, ['all', total]]) {
    const times = tally.times.sort((a, b) => a - b);
    figures[kind.replace(' ', '')] = {
      questions: times.length,
      right: tally.right,
      rightShare: rounded(tally.right / times.length),
      wrong: tally.wrong + tally.error,
      wrongShare: rounded((tally.wrong + tally.error) / times.length),
      refused: tally.refused,
    };
    const cells = [
      kind,
      times.length,
      tally.right,
      tally.wrong,
      tally.refused,
      tally.error,
      ((100 * tally.right) / (times.length || 1)).toFixed(1),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  record(figures);
}
