/** No regular expression takes more than proportional time over what strangers send: every one that is written or built in
 * the sources is analysed by `scslre`, which finds runs of one character that it reads in more than one way, or from each of
 * their characters anew. What it reports is rewritten, or stands here with what bounds its input. `test/fuzz` measures the
 * same on the readers themselves. */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { analyse, type Report } from 'scslre';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = join(root, 'src');

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

const question = 'a question: 2,000 characters (maxQueryLength)';
const grid = 'a question, in which find-grid.ts shortens runs of blanks to 8';

/** `file` → what bounds the input of its patterns. Time grows with the square of that, or faster: patterns that try a
 * character in three places need a bound of some ten. */
const bounded: Readonly<Record<string, string>> = {
  'geo/parse/address.ts': question,
  'geo/parse/grid/patterns.ts': grid,
  'geo/parse/grid/rectangle.ts': grid,
  'geo/parse/grid/utm.ts': grid,
  'geo/parse/grid/written.ts': grid,
  'geo/parse/map/by-table/things.ts': question,
  'geo/parse/map/phrase-trees.ts': question,
  'geo/parse/map/request.ts': question,
  'geo/parse/map/sentences.ts': question,
  'geo/parse/map/safe-pattern.ts': 'a pattern of at most 100 characters (longestPattern)',
  'geo/parse/map/subject-reader.ts': question,
  'geo/parse/map/subject.ts': question,
  'geo/parse/map/tag-query.ts': question,
  'geo/parse/templates/pattern.ts': 'a pattern of a table that ships',
  'geo/parse/language/group-names.ts': 'a row of a table that ships',
  'geo/parse/words.ts': question,
  'tabular/domain/date-text.ts': 'a cell of at most 80 characters (plainDate)',
  'tabular/domain/number-text.ts': 'a cell of at most 48 characters (numberText)',
};

/** Patterns written between slashes. */
function* literals(): Generator<Pattern> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  for (const path of files.filter((name) => /(?<!\.d)\.tsx?$/.test(name)).sort()) {
    const tree: unknown = parseAst(readFileSync(join(sources, path), 'utf8'), {
      lang: path.endsWith('x') ? 'tsx' : 'ts',
    });
    const found: Pattern[] = [];
    visit(tree, ({ pattern, flags }) =>
      found.push({ file: path.replaceAll('\\', '/'), source: pattern, flags }),
    );
    yield* found;
  }
}

function visit(node: unknown, found: (regex: { pattern: string; flags: string }) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, regex } = node as { type?: unknown; regex?: { pattern: string; flags: string } };
  if (type === 'Literal' && regex) found(regex);
  else for (const child of Object.values(node)) visit(child, found);
}

/** Patterns put together when the modules load, or when the first questions are read. */
function built(): Pattern[] {
  const program = `
    const found = [];
    const Native = RegExp;
    globalThis.RegExp = new Proxy(Native, {
      construct(target, given) {
        const made = Reflect.construct(target, given);
        const from = new Error().stack.split('\\n').slice(2).find((line) => /\\/dist\\//.test(line));
        const file = from && /\\/dist\\/(.*?)\\.js/.exec(from)[1];
        if (file) found.push({ file: file + '.ts', source: made.source, flags: made.flags });
        return made;
      },
      apply: (_, __, given) => new globalThis.RegExp(...given),
    });
    const { createGeo } = await import('./dist/geo/index.js');
    await import('./dist/tabular/index.js');
    const geo = createGeo();
    for (const question of ${JSON.stringify(questions)})
      for (const verb of ['spatial', 'mapFeatures', 'geocode']) await geo[verb](question).catch(() => {});
    await geo.close();
    console.log(JSON.stringify(found));`;
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  return JSON.parse(told) as Pattern[];
}

const questions = [
  'between 48N and 50N',
  '50 km north of Berlin',
  'cafés near the main station open on Sunday',
  'wo kann ich in Rom gut essen',
  '3 hotels mit 4 Sternen in Wien',
  'restaurants la plus proche de Nice',
  'peaks above 2500 m in Andorra',
  'amenity=cafe and name~"a"',
];

const describe = ({ file, source, flags }: Pattern, reports: readonly Report[]) =>
  `${file}: /${source.slice(0, 200)}/${flags} ${reports.map(({ type, character }) => `${type} of ${character.literal.source}`).join(', ')}`;

test('no regular expression takes more than proportional time over unbounded input', {
  timeout: 60_000,
}, () => {
  const patterns = new Map<string, Pattern>();
  for (const pattern of [...literals(), ...built()]) {
    const key = `${pattern.source}/${pattern.flags}`;
    if (!patterns.has(key)) patterns.set(key, pattern);
  }
  expect(patterns.size).toBeGreaterThan(1200);
  const used = new Set<string>();
  const found: string[] = [];
  for (const pattern of patterns.values()) {
    const { reports } = analyse(pattern);
    if (reports.length === 0) continue;
    used.add(pattern.file);
    if (reports.some(({ exponential }) => exponential) || !Object.hasOwn(bounded, pattern.file))
      found.push(describe(pattern, reports));
  }
  expect(found).toEqual([]);
  // What is mended leaves the list.
  expect(Object.keys(bounded).filter((file) => !used.has(file))).toEqual([]);
});

test.each([
  ['letters before a sign, from every letter', /([\w.-]+)=/],
  ['blanks at the end, from every blank', /\s+$/],
  ['digits in two ways', /^\d+\.?\d*$/],
  ['words of words', /^((?:[a-z]+ ?)+) ([A-Z].*)$/],
])('such a pattern would be found: %s', (_, { source, flags }) => {
  expect(analyse({ source, flags }).reports).not.toEqual([]);
});
