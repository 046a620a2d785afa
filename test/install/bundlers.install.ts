/** Programs that are bundled with the package inside find its data, addon and threads, by the bundlers that people use. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CleanFolder, cleanFolder, root, tarballs } from './clean-folder.ts';

let folder: CleanFolder;
let load: NodeJS.Require;
beforeAll(async () => {
  folder = await cleanFolder();
  const tools = await folder.install('tools', ['esbuild', 'webpack']);
  load = createRequire(join(tools, 'index.js'));
});
afterAll(() => folder?.remove());

const { peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  peerDependencies: Record<string, string>;
};
/** What is not installed stays an import, which fails where its feature is used. */
const absent = Object.keys(peerDependencies);

const program = `
import { createGeo } from 'graticule/geo';
import { fit } from 'graticule/tabular';
async function main() {
  const geo = createGeo();
  const { properties } = await geo.countryBorder('phillipines');
  const refused = await geo.spatial('within 1 km of Atlantis').catch(({ code }) => code);
  await geo.close();
  const rows = Array.from({ length: 30 }, (_, x) => ({ x, y: x }));
  const model = await fit(rows, { target: 'y', budgetMs: 1 });
  console.log(JSON.stringify([properties.name, typeof refused, (await model.predict([{ x: 3 }])).values.length]));
  process.exit();
}
main();`;

async function answers(file: string) {
  const { stdout } = await folder.run('node', [file]);
  expect(JSON.parse(stdout)).toEqual(['Philippines', 'string', 1]);
}

/** @returns path of the program as esbuild bundles it */
async function bundled(name: string, format: 'esm' | 'cjs', more: object): Promise<string> {
  const outfile = join(folder.path, name, format === 'esm' ? 'out.mjs' : 'out.cjs');
  await load('esbuild').build({
    entryPoints: [folder.write(`${name}/program.mjs`, program)],
    outfile,
    format,
    bundle: true,
    platform: 'node',
    logLevel: 'silent',
    ...more,
  });
  return outfile;
}

const external = ['@graticule/*', ...absent];

test('esbuild, as ESM', async () => {
  // Code of CommonJS packages asks for require.
  const js = "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);";
  await answers(await bundled('esbuild', 'esm', { external, banner: { js } }));
});

test('esbuild, as CommonJS', async () => {
  await answers(await bundled('common', 'cjs', { external }));
});

test('webpack', async () => {
  const entry = folder.write('webpack/program.mjs', program);
  const compiler = load('webpack')({
    mode: 'production',
    target: 'node',
    entry,
    output: { path: join(folder.path, 'webpack'), filename: 'out.cjs' },
    externalsType: 'commonjs',
    externals: [/^@graticule\//, ...absent],
  });
  const said = await new Promise<string>((resolve, reject) => {
    compiler.run((error: Error | null, stats: { hasErrors(): boolean; toString(): string }) =>
      error ? reject(error) : resolve(stats.hasErrors() ? stats.toString() : ''),
    );
  });
  expect(said).toBe('');
  await answers(join(folder.path, 'webpack/out.cjs'));
});

test('esbuild with the package left out, as docs/install.md says', async () => {
  const outfile = await bundled('outside', 'cjs', { external: ['graticule'] });
  expect(readFileSync(outfile, 'utf8').length).toBeLessThan(10_000);
  await answers(outfile);
});

test('Next, standalone, moved elsewhere, as docs/install.md says', async () => {
  const site = await folder.install('site', [...tarballs(), 'next@16', 'react@19', 'react-dom@19']);
  const guide = readFileSync(join(root, 'docs/install.md'), 'utf8');
  const [, config] = /```javascript\n(\/\/ next\.config\.mjs[\s\S]*?)```/.exec(guide)!;
  folder.write('.site/next.config.mjs', config!);
  folder.write(
    '.site/app/layout.js',
    `import { createElement } from 'react';
export default ({ children }) => createElement('html', null, createElement('body', null, children));`,
  );
  folder.write(
    '.site/app/border/route.js',
    `import { createGeo } from 'graticule/geo';
import { fit } from 'graticule/tabular';
export const dynamic = 'force-dynamic';
export async function GET() {
  const geo = createGeo();
  const { properties } = await geo.countryBorder('phillipines');
  await geo.close();
  const rows = Array.from({ length: 30 }, (_, x) => ({ x, y: x }));
  const model = await fit(rows, { target: 'y', budgetMs: 1 });
  return Response.json([properties.name, (await model.predict([{ x: 3 }])).values.length]);
}`,
  );
  const env = { PATH: process.env.PATH!, NEXT_TELEMETRY_DISABLED: '1' };
  await folder.run('node', [join(site, 'node_modules/next/dist/bin/next'), 'build', site], env);
  const moved = mkdtempSync(join(tmpdir(), 'graticule-next-'));
  cpSync(join(site, '.next/standalone'), moved, { recursive: true, verbatimSymlinks: true });
  rmSync(site, { recursive: true });
  const [program] = readdirSync(moved, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('server.js') && !name.includes('node_modules'),
  );
  const port = await freePort();
  const server = spawn(process.execPath, [join(moved, program!)], {
    env: { ...env, PORT: String(port), HOSTNAME: '127.0.0.1' },
  });
  try {
    let said = '';
    while (!said.includes('Ready')) said += (await once(server.stdout, 'data'))[0];
    const answer = await fetch(`http://127.0.0.1:${port}/border`);
    expect(await answer.json()).toEqual(['Philippines', 1]);
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(moved, { recursive: true });
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
