/** An empty folder into which the tarballs of this platform are installed, on a machine that has Node and a shell only. */

import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
}

export interface CleanFolder {
  readonly path: string;
  /** Runs a program of the folder's PATH: node and sh. */
  run(command: string, args: readonly string[], env?: Record<string, string>): Promise<Ran>;
  /** Runs a module and returns what it prints as JSON. */
  evaluate(source: string): Promise<{ value: unknown; stderr: string }>;
  /** Installs packages that the tests need into a folder of their own.
   * @returns its path */
  install(name: string, packages: readonly string[]): Promise<string>;
  /** Path of a Node of this version, which npm brings as a package. */
  node(version: string): Promise<string>;
  write(name: string, text: string): string;
  remove(): void;
}

/** @returns paths of the tarballs, the package itself last
 * @throws Error when they have not been written */
export function tarballs(): string[] {
  const out = join(root, 'out');
  const names = readdirSync(out).filter((name) => name.endsWith('.tgz'));
  if (names.length < 2) throw new Error(`${out} lacks the tarballs: run \`npm run package\` first`);
  return names
    .sort((a, b) => Number(a.includes('native')) - Number(b.includes('native')))
    .reverse()
    .map((name) => join(out, name));
}

/** npm's own program, which runs without a shell script to start it. */
function npmProgram(): string {
  const beside = process.env.npm_execpath;
  if (beside?.endsWith('npm-cli.js')) return beside;
  const onPath = process.env
    .PATH!.split(':')
    .map((folder) => join(folder, 'npm'))
    .find((path) => statSync(path, { throwIfNoEntry: false }));
  return realpathSync(onPath!);
}

export async function cleanFolder(): Promise<CleanFolder> {
  const path = mkdtempSync(join(tmpdir(), 'graticule-install-'));
  const bin = join(path, '.bin');
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, 'node'));
  symlinkSync('/bin/sh', join(bin, 'sh'));
  const env = {
    PATH: bin,
    HOME: process.env.HOME!,
    ...Object.fromEntries(
      ['HTTPS_PROXY', 'HTTP_PROXY', 'NODE_EXTRA_CA_CERTS', 'npm_config_registry']
        .filter((name) => process.env[name])
        .map((name) => [name, process.env[name]!]),
    ),
  };
  const folder: CleanFolder = {
    path,
    run: (command, args, more = {}) =>
      run(command, [...args], { cwd: path, env: { ...env, ...more }, maxBuffer: 1e8 }),
    async evaluate(source) {
      const { stdout, stderr } = await folder.run('node', ['--input-type=module', '--eval', source]);
      return { value: JSON.parse(stdout), stderr };
    },
    async install(name, packages) {
      const home = join(path, `.${name}`);
      if (!existsSync(home)) {
        mkdirSync(home);
        writeFileSync(join(home, 'package.json'), '{"private":true}');
        const args = ['install', '--prefix', home, '--no-audit', '--no-fund', ...packages];
        // Their install scripts may ask for npm; they are no part of what is tested.
        await folder.run('node', [npmProgram(), ...args], { PATH: process.env.PATH! });
      }
      return home;
    },
    async node(version) {
      return join(await folder.install(`node-${version}`, [`node@${version}`]), 'node_modules/node/bin/node');
    },
    write(name, text) {
      const file = join(path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
  folder.write('package.json', '{"name":"empty","private":true}');
  await folder.run('node', [npmProgram(), 'install', '--no-audit', '--no-fund', ...tarballs()]);
  return folder;
}

/** Bytes of all files below a folder. */
export function bytesOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return bytesOf(path);
      return entry.isFile() ? statSync(path).size : 0;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}
