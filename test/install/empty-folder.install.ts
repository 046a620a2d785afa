import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesOf, type CleanFolder, cleanFolder, root, tarballs } from './clean-folder.ts';

let folder: CleanFolder;
beforeAll(async () => {
  folder = await cleanFolder();
});
afterAll(() => folder?.remove());

const modules = () => join(folder.path, 'node_modules');

describe('an install into an empty folder without compiler and cmake', () => {
  test('has neither of them, and builds nothing', async () => {
    for (const tool of ['cmake', 'cc', 'g++', 'make'])
      await expect(folder.run(tool, ['--version'])).rejects.toMatchObject({ code: 'ENOENT' });
    expect(existsSync(join(modules(), 'graticule/build'))).toBe(false);
  });

  test('predicts', async () => {
    const { value, stderr } = await folder.evaluate(`
      import { fit } from 'graticule/tabular';
      const rows = Array.from({ length: 60 }, (_, x) => ({ x, y: 2 * x + 1 }));
      const model = await fit(rows, { target: 'y' });
      console.log(JSON.stringify((await model.predict([{ x: 30 }])).at(0)));
      await model.close();
      process.exit();`);
    expect(Math.abs((value as number) - 61)).toBeLessThan(6);
    expect(stderr).toMatch(/onnxruntime-node is not installed.*npm install onnxruntime-node/s);
  });

  test('answers with a border, also of a misspelt name and without hnswlib-node', async () => {
    const { value } = await folder.evaluate(`
      import { createGeo } from 'graticule/geo';
      const geo = createGeo();
      const { geometry } = await geo.countryBorder('France');
      const { properties } = await geo.countryBorder('phillipines');
      await geo.close();
      console.log(JSON.stringify([geometry.type, properties.name]));`);
    expect(value).toEqual(['MultiPolygon', 'Philippines']);
  });

  test('forecasts', async () => {
    const { value } = await folder.evaluate(`
      import { forecast } from 'graticule/tabular';
      const rows = Array.from({ length: 48 }, (_, i) => ({
        month: new Date(Date.UTC(2020, i, 1)).toISOString().slice(0, 10),
        units: 100 + i,
      }));
      const steps = await forecast(rows, { timestamp: 'month', target: 'units', horizon: 3 });
      console.log(JSON.stringify([...steps].length));
      process.exit();`);
    expect(value).toBe(3);
  });

  // Later Nodes have an SQLite of their own: versions.install.ts.
  test.skipIf(process.getBuiltinModule?.('node:sqlite')).each([
    ['jobs', `(await import('graticule/tabular')).createTabular({ dataDir: './data' })`],
    ['map features', `(await import('graticule/geo')).createGeo().mapFeatures('cafés in Monaco')`],
  ])('says what %s need: better-sqlite3 is not installed', async (_, call) => {
    const { value } = await folder.evaluate(`
      const { code, message, fix } = await ${call}.then(() => ({}), (error) => error);
      console.log(JSON.stringify({ code, message, fix }));
      process.exit();`);
    expect(value).toMatchObject({
      code: 'package_missing',
      message: expect.stringContaining('better-sqlite3, which is not installed'),
      fix: 'Run npm install better-sqlite3',
    });
  });

  test('runs the command line', async () => {
    const cli = join(modules(), 'graticule/dist/cli/main.js');
    const { stdout } = await folder.run('node', [cli, 'geocode', 'Paris, Texas', '--geojson']);
    expect(JSON.parse(stdout).bbox[0]).toBeCloseTo(-95.58, 1);
  });

  test('leaves less than 120 MB, and nothing of what only builds need', () => {
    const bytes = bytesOf(modules());
    expect(bytes).toBeLessThan(120e6);
    const packages = readdirSync(modules());
    for (const name of [
      'ol',
      'cmake-js',
      'flatgeobuf',
      'zod',
      'bintrees',
      '@openstreetmap',
      '@turf',
      'better-sqlite3',
    ])
      expect(packages).not.toContain(name);
  });
});

test('the package is at most 45 MB, its addon 2 MB', () => {
  const [native, main] = tarballs();
  expect(statSync(main!).size).toBeLessThan(45e6);
  expect(statSync(native!).size).toBeLessThan(2e6);
});

test('the addon needs no library but those of C', () => {
  const [name] = readdirSync(join(modules(), '@graticule'));
  const addon = readFileSync(join(modules(), '@graticule', name!, 'graticule.node'), 'latin1');
  if (process.platform === 'linux') expect(addon).not.toMatch(/libstdc\+\+\.so|libgcc_s\.so/);
});

const doors = () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return Object.keys(exports)
    .filter((door) => !/\*|\.json$/.test(door))
    .map((door) => door.replace('.', 'graticule'));
};

describe('where people are', () => {
  test('every door can be required by CommonJS', async () => {
    for (const door of doors()) {
      const { stdout } = await folder.run('node', [
        '--eval',
        `console.log(Object.keys(require('${door}')).length)`,
      ]);
      expect(Number(stdout), door).toBeGreaterThan(0);
    }
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('types compile with module %s, moduleResolution %s and no library skipped', async (module, how) => {
    folder.write(
      `types-${how}/use.ts`,
      doors()
        .map((door, i) => `import * as d${i} from '${door}'; void d${i};`)
        .join('\n'),
    );
    const config = folder.write(
      `types-${how}/tsconfig.json`,
      JSON.stringify({
        compilerOptions: {
          module,
          moduleResolution: how,
          target: 'es2023',
          strict: true,
          skipLibCheck: false,
          noEmit: true,
          types: ['node'],
          typeRoots: [join(root, 'node_modules/@types')],
        },
        files: ['use.ts'],
      }),
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const done = await folder.run('node', [tsc, '-p', config]).catch((error) => error);
    expect(done.stdout).toBe('');
  });

  test.each(['esm', 'cjs'] as const)('a bundle in %s finds data, addon and worker', async (format) => {
    const { rolldown } = await import('rolldown');
    const input = folder.write(
      `bundle-${format}/program.mjs`,
      `import { createGeo } from 'graticule/geo';
       import { fit } from 'graticule/tabular';
       async function main() {
         const geo = createGeo();
         const { properties } = await geo.countryBorder('phillipines');
         await geo.close();
         const rows = Array.from({ length: 30 }, (_, x) => ({ x, y: x }));
         const model = await fit(rows, { target: 'y', budgetMs: 1 });
         console.log(JSON.stringify([properties.name, (await model.predict([{ x: 3 }])).length]));
         process.exit();
       }
       main();`,
    );
    const build = await rolldown({ input, platform: 'node', logLevel: 'silent', external: /^@graticule\// });
    const file = join(folder.path, `bundle-${format}`, `out.${format === 'esm' ? 'mjs' : 'cjs'}`);
    await build.write({ file, format, codeSplitting: false });
    await build.close();
    const { stdout } = await folder.run('node', [file]);
    expect(JSON.parse(stdout)[0]).toBe('Philippines');
  });

  test('attw and publint find nothing wrong with the tarball', async () => {
    const { publint } = await import('publint');
    const { messages } = await publint({ pkgDir: join(modules(), 'graticule'), level: 'warning' });
    expect(messages).toEqual([]);
    // attw unpacks in JavaScript: without the data, which it does not look at, that takes seconds.
    const slim = join(folder.path, 'slim.tgz');
    await promisify(execFile)('tar', ['czf', slim, '--exclude=graticule/data', '-C', modules(), 'graticule']);
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const done = await folder
      .run('node', [attw, slim, '--profile', 'esm-only', '--format', 'table-flipped'])
      .catch((error) => error);
    expect(done.code ?? 0, done.stdout).toBe(0);
  });
});
