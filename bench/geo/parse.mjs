// What reading a sentence costs: every question of at most 20 words of the blind set, the language tests and the phrases,
// by the grammars over the shipped names. Times are processor time, so that a busy machine does not count; of each
// question the median of several passes, and the percentiles over questions.
//
//   npm run build && node bench/geo/parse.mjs [--passes N] [--slowest N] [--package DIR] [--answers FILE]
//
// --answers writes what each question is read as, to compare two builds by.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { record, rounded } from '../support/record.mjs';
import { readQuestions } from './blind/questions.mjs';

const { values } = parseArgs({
  options: {
    passes: { type: 'string', default: '9' },
    slowest: { type: 'string', default: '0' },
    answers: { type: 'string' },
    package: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
  },
});
const dist = pathToFileURL(`${resolve(values.package)}/dist/`);
const { Gazetteer } = await import(new URL('geo/lookup/gazetteer.js', dist));
const { knownNames } = await import(new URL('geo/resolve/known-names.js', dist));
const { parseSpatial } = await import(new URL('geo/parse/parse-spatial.js', dist));
const tests = new URL('../../test/', import.meta.url);
const lines = (path) =>
  readFileSync(new URL(path, tests), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Questions by group. */
const groups = new Map();
const put = (group, question) => {
  if (question.trim().split(/\s+/).length > 20) return;
  const list = groups.get(group) ?? new Set();
  list.add(question);
  groups.set(group, list);
};
for (const { door, kind, question } of readQuestions())
  if (door === 'spatial') put(`blind ${kind}`, question);
for (const line of lines('fixtures/geo/spatial-phrases.txt'))
  put('phrases', line.slice(0, line.lastIndexOf(' => ')));
for (const file of readdirSync(new URL('geo/languages/', tests)).filter((name) => name.endsWith('.tsv')))
  for (const line of lines(`geo/languages/${file}`)) put(file.slice(0, -4), line.split('\t')[0]);

const file = new URL('../data/geo/gazetteer.bin', dist);
const gazetteer = Gazetteer.read(readFileSync(file));
const names = knownNames({ gazetteer, own: undefined });
const ask = (question) => {
  try {
    return parseSpatial(question, names);
  } catch (error) {
    return { error: error.code ?? error.stack, message: error.message };
  }
};
const questions = [...groups].flatMap(([group, list]) => [...list].map((question) => ({ group, question })));
if (values.answers !== undefined) {
  const read = questions.map(({ question }) => JSON.stringify([question, ask(question)]));
  writeFileSync(values.answers, `${read.join('\n')}\n`);
}
const spent = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
for (let warm = 0; warm < 3; warm++) for (const { question } of questions) ask(question);
const times = questions.map(() => []);
for (let pass = 0; pass < Number(values.passes); pass++)
  questions.forEach(({ question }, i) => {
    const before = spent();
    ask(question);
    times[i].push(spent() - before);
  });
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
questions.forEach((asked, i) => {
  asked.ms = median(times[i]) / 1000;
});
const quantile = (list, q) => list[Math.min(list.length - 1, Math.floor(q * list.length))];
console.log('| Questions | number | p50 ms | p99 ms | slowest ms |\n| --- | --- | --- | --- | --- |');
for (const group of [...groups.keys(), 'all']) {
  const own = questions.filter((asked) => group === 'all' || asked.group === group).map(({ ms }) => ms);
  own.sort((a, b) => a - b);
  const cells = [0.5, 0.99, 1].map((q) => quantile(own, q).toFixed(2));
  console.log(`| ${group} | ${own.length} | ${cells.join(' | ')} |`);
  if (group === 'all')
    record({
      questions: own.length,
      p50Ms: rounded(quantile(own, 0.5)),
      p99Ms: rounded(quantile(own, 0.99)),
    });
}
questions.sort((a, b) => b.ms - a.ms);
for (const { ms, group, question } of questions.slice(0, Number(values.slowest)))
  console.log(`${ms.toFixed(2)} ms  ${group}: ${question}`);
