// What reading a map question costs: every question of at most 20 words of the tables in test/geo/map, with the sample
// extract open. Times are processor time, so that a busy machine does not count; of each question the median of several
// passes, and the percentiles over questions. Names are looked up in the sample and the gazetteer; no feature is.
//
//   npm run build && node bench/geo/parse-map.mjs [--passes N] [--slowest N] [--package DIR] [--answers FILE]
//
// --answers writes what each question is read as, whatever its length, to compare two builds by.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { record, rounded } from '../support/record.mjs';

const { values } = parseArgs({
  options: {
    passes: { type: 'string', default: '7' },
    slowest: { type: 'string', default: '0' },
    answers: { type: 'string' },
    package: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
  },
});
const root = pathToFileURL(`${resolve(values.package)}/`);
const load = (path) => import(new URL(`dist/geo/${path}.js`, root));
const { Gazetteer } = await load('lookup/gazetteer');
const { Finder } = await load('lookup/find');
const { OsmLibrary } = await load('osm/library');
const { openSample } = await load('osm/sample');
const { createContext } = await load('resolve/context');
const { placesOf, printWanted, readMapQuestion } = await load('resolve/map-question');
const { printQuery } = await load('parse/print');

const data = new URL('data/geo/', root);
const unused = () => {
  throw new Error('a reading asks for no vectors');
};
const finder = new Finder({
  gazetteer: Gazetteer.read(readFileSync(new URL('gazetteer.bin', data))),
  addon: unused,
  nameIndex: unused,
});
const limits = { cacheVertices: 0, maxQueryLength: 2000, spatial: { deadlineMs: 10_000 } };
const context = createContext({ finder, layers: new Map(), osm: new OsmLibrary(undefined), limits });
const sample = await openSample(fileURLToPath(data));

const tests = new URL('../../test/geo/map/', import.meta.url);
const questions = readdirSync(tests)
  .filter((name) => /^questions-.*\.txt$/.test(name))
  .flatMap((name) =>
    readFileSync(new URL(name, tests), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => ({ group: name.slice(10, -4), question: line.split(' | ')[0].trim() })),
  );

async function ask(question) {
  try {
    const read = await readMapQuestion(context, [sample], question, {});
    return { read, places: await placesOf(read) };
  } catch (error) {
    if (error.code === undefined) throw error;
    return { error: error.code, message: error.message };
  }
}

if (values.answers !== undefined) {
  const lines = [];
  for (const { question } of questions) {
    const { read, places, ...error } = await ask(question);
    const { subject, request, severalOrOne } = read ?? {};
    const { where, nearestTo } = places ?? {};
    const said = read && {
      wanted: subject.wanted.flatMap(printWanted),
      where: where && printQuery(where.query),
      nearestTo: nearestTo && printQuery(nearestTo.query),
      notes: [...subject.notes, ...request.notes, ...(where?.notes ?? [])],
      severalOrOne,
      request: { ...request, filters: undefined, tags: undefined },
    };
    lines.push(JSON.stringify([question, said ?? error]));
  }
  writeFileSync(values.answers, `${lines.join('\n')}\n`);
}
const spent = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const short = questions.filter(({ question }) => question.split(/\s+/).length <= 20);
const times = short.map(() => []);
for (let pass = -2; pass < Number(values.passes); pass++)
  for (const [i, { question }] of short.entries()) {
    const before = spent();
    await ask(question);
    if (pass >= 0) times[i].push(spent() - before);
  }
sample.close();
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
short.forEach((asked, i) => {
  asked.ms = median(times[i]) / 1000;
});
const quantile = (list, q) => list[Math.min(list.length - 1, Math.floor(q * list.length))];
console.log('| Questions | number | p50 ms | p99 ms | slowest ms |\n| --- | --- | --- | --- | --- |');
for (const group of [...new Set(short.map(({ group }) => group)), 'all']) {
  const own = short.filter((asked) => group === 'all' || asked.group === group).map(({ ms }) => ms);
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
short.sort((a, b) => b.ms - a.ms);
for (const { ms, group, question } of short.slice(0, Number(values.slowest)))
  console.log(`${ms.toFixed(2)} ms  ${group}: ${question}`);
