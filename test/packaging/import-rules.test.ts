import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../src', import.meta.url));

/** The floor of the engine: what every room of it may stand on. */
const floor = [
  'tabular/engine/addon.ts',
  'tabular/engine/frame.ts',
  'tabular/engine/pack.ts',
  'tabular/engine/random.ts',
  'tabular/engine/rows.ts',
  'tabular/engine/run.ts',
  'tabular/engine/saved.ts',
  'tabular/engine/side-by-side.ts',
  'tabular/domain',
  'shared',
];
/** What a member is, and how it learns from rows that lack classes. */
const member = ['tabular/engine/members/member.ts', 'tabular/engine/members/present-classes.ts'];

/** Which rooms of `src` a file in a room may import; the longest matching prefix is its room. */
const rules: Record<string, readonly string[]> = {
  shared: [],
  'index.ts': ['tabular/index.ts', 'geo/index.ts'],
  'tabular/domain': ['shared'],
  'tabular/ports.ts': ['tabular/domain', 'shared'],
  'tabular/observe/observer.ts': ['tabular/domain', 'shared'],
  'tabular/options.ts': [
    'tabular/observe/observer.ts',
    'tabular/domain',
    'tabular/ports.ts',
    'tabular/engine/engine.ts',
    'shared',
  ],
  'tabular/intake': ['tabular/domain', 'tabular/engine/addon.ts', 'shared'],
  'tabular/csv': ['tabular/domain', 'tabular/engine/addon.ts', 'shared'],
  'tabular/files': ['tabular/csv', 'tabular/domain', 'shared'],
  'tabular/engine': ['tabular/domain', 'tabular/files', 'shared'],
  ...Object.fromEntries(floor.filter((file) => file.endsWith('.ts')).map((file) => [file, floor])),
  'tabular/engine/prepare': floor,
  'tabular/engine/validation': floor,
  'tabular/engine/validation/cross-validate.ts': ['tabular/engine/validation', ...member, ...floor],
  'tabular/engine/metrics': ['tabular/engine/validation/losses.ts', ...floor],
  'tabular/engine/estimators': ['tabular/engine/prepare', 'tabular/engine/validation', ...floor],
  'tabular/engine/members/member.ts': [
    'tabular/engine/estimators/trees.ts',
    'tabular/engine/validation',
    ...floor,
  ],
  'tabular/engine/members/present-classes.ts': ['tabular/engine/validation', ...member, ...floor],
  'tabular/engine/in-context': ['tabular/engine/prepare', 'tabular/engine/validation', ...member, ...floor],
  'tabular/engine/members': [
    'tabular/engine/in-context',
    'tabular/engine/estimators',
    'tabular/engine/prepare',
    'tabular/engine/validation',
    ...floor,
  ],
  'tabular/engine/blend': [
    'tabular/engine/members',
    'tabular/engine/estimators',
    'tabular/engine/validation',
    ...floor,
  ],
  'tabular/engine/forecast': [
    'tabular/engine/estimators/trees.ts',
    'tabular/engine/engine.ts',
    'tabular/engine/prepare',
    ...floor,
  ],
  'tabular/engine/runtime': ['tabular/engine', 'tabular/files', 'tabular/domain', 'shared'],
  'tabular/results': ['tabular/domain', 'tabular/engine/engine.ts', 'shared'],
  'tabular/jobs': [
    'tabular/domain',
    'tabular/ports.ts',
    'tabular/options.ts',
    'tabular/intake',
    'tabular/engine/engine.ts',
    'tabular/results',
    'shared',
  ],
  'tabular/drivers': ['tabular/ports.ts', 'tabular/domain', 'tabular/drivers/sql', 'shared'],
  'tabular/observe': ['tabular/domain', 'tabular/ports.ts', 'tabular/engine/engine.ts', 'shared'],
  'tabular/verbs.ts': ['tabular/jobs', 'tabular/ports.ts', 'tabular/options.ts', 'tabular/domain'],
  'tabular/service.ts': [
    'tabular/verbs.ts',
    'tabular/jobs',
    'tabular/intake',
    'tabular/ports.ts',
    'tabular/options.ts',
    'tabular/domain',
    'tabular/engine/engine.ts',
    'shared',
  ],
  'tabular/report': [
    'tabular/domain',
    'tabular/engine',
    'tabular/results/serialize.ts',
    'client/wire.ts',
    'pictures',
    'shared',
  ],
  // The same pictures in reports and in the console.
  pictures: ['client'],
  'tabular/library': [
    'tabular/domain',
    'tabular/csv',
    'tabular/files',
    'tabular/engine',
    'tabular/report',
    'tabular/results/row-notes.ts',
    'shared',
  ],
  'tabular/create.ts': ['tabular', 'shared'],
  'tabular/index.ts': ['tabular'],
  'geo/domain': ['shared'],
  'geo/options.ts': [
    'geo/domain',
    'geo/language-model/options.ts',
    'geo/language-model/options-schema.ts',
    'shared',
  ],
  'geo/parse': ['geo/domain', 'shared'],
  'geo/lookup': ['geo/domain', 'shared'],
  'geo/language-model': ['geo/domain', 'shared'],
  'geo/atlas': ['geo/domain', 'shared'],
  'geo/places': ['geo/lookup', 'geo/geometry', 'geo/domain', 'shared'],
  'geo/geometry': ['geo/domain', 'shared'],
  'geo/osm': ['geo/domain', 'shared'],
  'geo/postgis': ['geo/domain', 'geo/osm/area-tags.ts', 'geo/osm/indexed-tags.ts', 'shared'],
  'geo/upstream': ['geo/domain', 'geo/osm', 'shared'],
  'geo/tiles': ['geo/lookup', 'geo/atlas', 'geo/domain', 'shared'],
  'geo/resolve': [
    'geo/parse',
    'geo/language-model',
    'geo/lookup',
    'geo/atlas',
    'geo/geometry',
    'geo/osm',
    'geo/upstream',
    'geo/places',
    'geo/domain',
    'shared',
  ],
  'geo/service.ts': ['geo/resolve', 'geo/tiles/address.ts', 'geo/domain', 'geo/options.ts', 'shared'],
  'geo/create.ts': ['geo', 'shared'],
  'geo/index.ts': ['geo'],
  geodesy: ['geo/geometry', 'geo/atlas', 'geo/domain', 'shared'],
  'http/tabular': ['tabular/index.ts', 'http/*', 'shared'],
  'http/geo': ['geo/index.ts', 'geo/postgis/index.ts', 'geodesy/index.ts', 'http/*', 'shared'],
  'http/operations': ['tabular/index.ts', 'http/*', 'shared'],
  http: ['shared', 'http/*'],
  'http/serve.ts': ['http', 'tabular/index.ts', 'geo/index.ts', 'shared'],
  client: ['shared'],
  // The tree of a sentence is told by its types.
  screen: ['client', 'geo/geometry/wkt.ts', 'geo/domain/query.ts', 'pictures', 'shared'],
  // Columns are read in the browser as the service reads them.
  'screen/console/table': [
    'client',
    'tabular/domain',
    'tabular/files/parquet-groups.ts',
    'tabular/files/lz4.ts',
    'tabular/files/zstd.ts',
    'shared',
  ],
  mcp: ['tabular/index.ts', 'geo/index.ts', 'http/*', 'shared'],
  cli: ['tabular', 'geo', 'http', 'mcp', 'shared', 'client'],
};

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(path) && !path.endsWith('.test.ts') ? [path] : [];
  });
}

const under = (file: string, prefix: string) => file === prefix || file.startsWith(`${prefix}/`);

function room(file: string): string | undefined {
  return Object.keys(rules)
    .filter((prefix) => under(file, prefix))
    .sort((a, b) => b.length - a.length)[0];
}

/** `a/*` admits the files directly in `a`, not those of its folders. */
function admits(rule: string, file: string): boolean {
  if (rule.endsWith('/*')) return dirname(file) === rule.slice(0, -2);
  return under(file, rule);
}

/** The room that a file calls its own: for drivers and HTTP mounts one folder deeper than the rule. */
function home(file: string, itsRoom: string): string {
  if (itsRoom === 'tabular/drivers') return file.split('/').slice(0, 3).join('/');
  return itsRoom;
}

test('every file imports only the rooms that the table of rooms allows', () => {
  const broken: string[] = [];
  for (const path of sources(root)) {
    const file = relative(root, path);
    const itsRoom = room(file);
    if (itsRoom === undefined) {
      broken.push(`${file} is in no room: add its room to the table`);
      continue;
    }
    for (const match of readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = relative(root, resolve(dirname(path), match[1]!));
      if (target.startsWith('..')) continue;
      const allowed =
        under(target, home(file, itsRoom)) || rules[itsRoom]!.some((rule) => admits(rule, target));
      if (!allowed) broken.push(`${file} must not import ${target}`);
    }
  }
  expect(broken).toEqual([]);
});

test('only the geometry room of geo imports turf', () => {
  const broken = sources(root)
    .map((path) => [relative(root, path), readFileSync(path, 'utf8')] as const)
    .filter(([file, text]) => /from '@turf\//.test(text) && !file.startsWith('geo/geometry/'))
    .map(([file]) => file);
  expect(broken).toEqual([]);
});
