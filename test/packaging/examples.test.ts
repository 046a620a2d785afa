/** The examples in the doc comments: they compile against the types that ship, and those that need nothing else run. */

import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { withFolder } from '../support/cli.ts';
import { root } from '../support/guides.ts';
import { doorNames, exportsOf } from '../support/public-api.ts';
import { writeSampleFiles } from '../support/sample-files.ts';

const run = promisify(execFile);

interface Example {
  readonly name: string;
  readonly code: string;
  /** Names that it takes from the package and from Node, by module. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

const ofNode = { readFile: 'node:fs/promises', writeFile: 'node:fs/promises', createServer: 'node:http' };

/** What examples may use without making it. */
const given = `
import type { Feature, MultiPolygon, Polygon } from 'geojson';
declare global {
  const geo: import('graticule/geo').Geo;
  const france: Feature<Polygon | MultiPolygon>;
  const spain: Feature<Polygon | MultiPolygon>;
  const tabular: import('graticule/tabular').Tabular;
  const table: import('graticule/tabular').Table;
  const model: import('graticule/tabular').TabularModel;
  const gzipped: Uint8Array;
  const keys: import('graticule/http/tabular').KeyStore;
  const sharedKeys: import('graticule/http/tabular').SharedKeyStore;
  const log: import('graticule/tabular').Log;
  const client: import('graticule/client').Client;
  const consoleClient: import('graticule/client').ConsoleClient;
}
`;

/** As `given`, for those that run. */
const made = `
import { createGeo } from 'graticule/geo';
import { fit, tableFromRows } from 'graticule/tabular';
const geo = createGeo();
const [france, spain] = [await geo.countryBorder('France'), await geo.countryBorder('Spain')];
const table = await tableFromRows([{ city: 'Rome', people: 2.8 }, { city: 'Oslo', people: 0.7 }]);
const model = await fit('cars.csv', { target: 'mpg', effort: 'fast' });
const same = (a, b) => {
  if (typeof a === 'number') return Math.abs(a - b) <= 0.01;
  if (Array.isArray(a)) return a.length === b.length && a.every((one, i) => same(one, b[i]));
  return JSON.stringify(a) === JSON.stringify(b);
};
const check = (name, value, told) => {
  if (!same(value, told)) throw new Error(\`\${name}: \${JSON.stringify(value)}, and the example tells \${JSON.stringify(told)}\`);
};
`;

/** Servers, buckets, files of one's own, and work of seconds that the guides run. */
const needsMore =
  /postgres|s3|https?:|'\/data|'\.\/data|\b(?:keys|tabular|log|client|consoleClient|sharedKeys|gzipped)\b|pbf|payload\.gz|countries\.fgb|process\.env|serve\(|evaluate\(|backtest\(|loadModel|closeSharedEngine|throw |engine/;

function examples(): Example[] {
  const doors = doorNames().map(({ name, file }) => ({ name, exported: exportsOf(file) }));
  const found = new Map<string, Example>();
  for (const { name: door, exported } of doors)
    for (const { name, where, doc } of exported) {
      const [, code] = /@example\s+((?:(?!^@)[\s\S])+)/m.exec(doc) ?? [];
      if (code === undefined || found.has(where)) continue;
      const imports = new Map<string, Set<string>>();
      const take = (from: string, what: string) =>
        imports.set(from, (imports.get(from) ?? new Set()).add(what));
      // Of the same door as the example, where it has the name too.
      const order = [door, ...doors.map((one) => one.name)];
      for (const word of new Set(code.match(/\b[A-Za-z]\w+\b/g)))
        if (Object.hasOwn(ofNode, word)) take(ofNode[word as keyof typeof ofNode], word);
        else if (
          !new RegExp(`(?:const|for \\(const) (?:${word}\\b|[[{][^=]*\\b${word}\\b[^=]*=)`).test(code)
        ) {
          const from = order.find((one) =>
            doors.find((each) => each.name === one)!.exported.some((each) => each.name === word),
          );
          if (from !== undefined) take(from, word);
        }
      found.set(where, { name: `${where} ${name}`, code: code.trim(), imports });
    }
  return [...found.values()];
}

const all = examples();
const importLines = ({ imports }: Example) =>
  [...imports].map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';`).join('\n');

/** A folder where the package is installed, with the samples. */
const withReader = (work: (folder: string) => Promise<void>) =>
  withFolder(async (folder) => {
    await writeSampleFiles(folder);
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/graticule'));
    await work(folder);
  });

test(
  'every example compiles',
  () =>
    withReader(async (folder) => {
      expect(all.length).toBeGreaterThan(100);
      writeFileSync(join(folder, 'given.d.ts'), given);
      all.forEach((example, i) => {
        const { name, code } = example;
        writeFileSync(
          join(folder, `example${i}.ts`),
          `// ${name}\n${importLines(example)}\nexport async function example() {\n${code}\n}\n`,
        );
      });
      const compilerOptions = {
        target: 'es2022',
        module: 'nodenext',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        typeRoots: [join(root, 'node_modules/@types')],
        types: ['node', 'geojson'],
      };
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch((error) => error);
      const named = stdout.replace(/example(\d+)\.ts/g, (_: string, i: string) => all[Number(i)]!.name);
      expect(named).toBe('');
    }),
  120_000,
);

test(
  'every example that needs nothing else runs, and gives what it tells',
  () =>
    withReader(async (folder) => {
      const runnable = all.filter(({ code }) => !needsMore.test(code));
      expect(runnable.length).toBeGreaterThan(45);
      const parts = runnable.map((example) => {
        const code = example.code.replace(
          /^(?:const \w+ = )?(.+); \/\/ → (.+)$/gm,
          (_, value, told) => `check(${JSON.stringify(example.name)}, ${value}, ${told});`,
        );
        return [importLines(example), `export async function example() {\n${code}\n}`] as const;
      });
      const names = new Map<string, string>();
      for (const [i, [head, body]] of parts.entries()) {
        const { code } = await transformWithOxc(`${head}\n${body}`, `example${i}.ts`);
        writeFileSync(join(folder, `example${i}.mjs`), code);
        names.set(`example${i}`, runnable[i]!.name);
      }
      const main = `${made}
Object.assign(globalThis, { geo, france, spain, table, model, check });
for (const [file, name] of ${JSON.stringify([...names])}) {
  const { example } = await import(\`./\${file}.mjs\`);
  await example().catch((error) => console.error(name, error));
}
await geo.close();
`;
      writeFileSync(join(folder, 'main.mjs'), main);
      const { stderr } = await run(process.execPath, ['main.mjs'], { cwd: folder, maxBuffer: 2 ** 26 });
      expect(stderr).toBe('');
    }),
  120_000,
);
