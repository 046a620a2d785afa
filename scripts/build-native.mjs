// Provides the native addon: takes the prebuilt one of this platform where it fits, and builds from source through the one CMake
// definition where none does. Called by npm install, binding.gyp and `npm run build:native`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const platform = `${process.platform}-${process.arch}`;
/** What a build from source needs and nothing else does: installed for it, in a folder of its own. */
const tools = ['cmake-js', 'node-addon-api', 'node-api-headers'];
const toolsFolder = join(root, 'build', 'tools');

/** npm hides what install scripts of dependencies print; somebody who waits sits at the terminal. */
const terminal = (() => {
  if (process.stderr.isTTY || process.env.CI || process.platform === 'win32') return undefined;
  try {
    return openSync('/dev/tty', 'w');
  } catch {
    return undefined;
  }
})();

/** @param {string} line */
function say(line) {
  console.error(`graticule: ${line}`);
  if (terminal !== undefined) writeSync(terminal, `\ngraticule: ${line}`);
}

/** @returns {string | undefined} why no prebuilt addon can be used; undefined when one can */
function prebuiltProblem() {
  const names = Object.keys(manifest.optionalDependencies ?? {}).filter((name) =>
    name.startsWith(`@graticule/native-${platform}`),
  );
  const problems = names.map((name) => {
    try {
      require(name);
      return undefined;
    } catch (error) {
      return `${name}: ${error.message.split('\n')[0]}`;
    }
  });
  if (problems.includes(undefined)) return undefined;
  return problems.join('; ') || `there is none for ${platform}`;
}

/** @returns {boolean} whether every tool is found where Node looks for it */
const haveTools = () =>
  tools.every((name) => {
    try {
      return require.resolve(`${name}/package.json`);
    } catch {
      return false;
    }
  });

/** Installs the tools in the versions that package.json names.
 * @returns {boolean} whether it went well */
function installTools() {
  say(`fetching the build tools ${tools.join(', ')}`);
  mkdirSync(toolsFolder, { recursive: true });
  writeFileSync(join(toolsFolder, 'package.json'), '{"private":true}');
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const args = ['install', '--prefix', toolsFolder, '--no-audit', '--no-fund', '--ignore-scripts'];
  const wanted = tools.map((name) => `${name}@${manifest.devDependencies[name]}`);
  const done = spawnSync(npm[0], [...npm.slice(1), ...args, ...wanted], {
    cwd: toolsFolder,
    encoding: 'utf8',
    shell: npm.length === 1 && process.platform === 'win32',
    env: { ...process.env, npm_config_global: undefined, npm_config_prefix: undefined },
  });
  if (done.status !== 0) say(`they could not be installed:\n${done.error?.message ?? done.stderr}`);
  return done.status === 0;
}

/** Runs CMake and tells of every tenth of the work.
 * @returns {Promise<boolean>} whether it went well */
async function build() {
  const modules = join(toolsFolder, 'node_modules');
  const cmakeJs = existsSync(join(modules, 'cmake-js'))
    ? join(modules, 'cmake-js')
    : dirname(require.resolve('cmake-js/package.json'));
  const child = spawn(
    process.execPath,
    [join(cmakeJs, 'bin', 'cmake-js'), 'compile', '--CDCMAKE_BUILD_TYPE=Release', '--parallel', '2'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_PATH: [modules, process.env.NODE_PATH].filter(Boolean).join(delimiter) },
    },
  );
  let output = '';
  let told = 0;
  const read = (/** @type {Buffer} */ piece) => {
    output = (output + piece).slice(-100_000);
    // make counts in percent, ninja in steps.
    const steps = [...String(piece).matchAll(/^\[\s*(\d+)(?:%|\/(\d+))\]/gm)].at(-1);
    if (!steps) return;
    const done = Math.floor((10 * Number(steps[1])) / Number(steps[2] ?? 100));
    if (done > told && done < 10) say(`${done * 10} % built`);
    told = Math.max(told, done);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const failure = await new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', (status) => resolve(status === 0 ? undefined : `exit status ${status}`));
  });
  if (failure !== undefined) console.error(`${output.split('\n').slice(-40).join('\n')}\n${failure}`);
  return failure === undefined;
}

async function provide() {
  if (!process.argv.includes('--force')) {
    if (existsSync(join(root, 'build', 'Release', 'graticule.node'))) return;
    const problem = prebuiltProblem();
    if (problem === undefined) return;
    say(`no prebuilt addon fits (${problem}); building it from source takes some minutes`);
  }
  if ((haveTools() || installTools()) && (await build())) {
    say('the addon is built');
    return;
  }
  say(
    'the native addon did not build. It needs cmake >= 3.16 and a C++17 compiler on the PATH ' +
      '(Debian: apt-get install cmake g++; macOS: xcode-select --install and brew install cmake). ' +
      'Install them and run `npm rebuild graticule`.',
  );
  process.exitCode = 1;
}

await provide();
