// Runs benches of the catalogue, each in a process of its own, keeps their figures in bench/results and writes bench/README.md.
//   npm run build && npm run bench [-- --all | NAME…]      npm run bench -- --report   writes the page only
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benches, commandOf } from './catalogue.mjs';
import { page, report } from './report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, report: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `there is no bench called ${unknown.join(', ')}: choose of ${Object.keys(benches).join(', ')}`,
  );
  process.exit(2);
}

/** @param {string} command @param {string[]} args */
function answerOf(command, args) {
  try {
    return execFileSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** @param {string} peer */
function versionOf(peer) {
  const [kind, name] = peer.split(/:(.*)/s);
  if (kind === 'npm')
    return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  if (kind === 'r') return answerOf('Rscript', ['-e', `cat(as.character(packageVersion("${name}")))`]);
  const python = process.env.PYTHON ?? '/usr/bin/python3';
  return answerOf(python, ['-W', 'ignore', '-c', `import ${name}; print(${name}.__version__)`]);
}

const load = () => Number(loadavg()[0].toFixed(1));

/** @param {string} name */
function run(name) {
  const bench = benches[name];
  const command = commandOf(bench);
  console.log(`\n== ${name}: ${command}`);
  const folder = mkdtempSync(join(tmpdir(), 'graticule-bench-'));
  const file = join(folder, 'figures.json');
  const [begun, before] = [performance.now(), load()];
  spawnSync(process.execPath, [bench.script, ...(bench.args ?? [])], {
    cwd: root,
    stdio: 'inherit',
    // Peers that spin while they wait take the other's processor on machines of few cores.
    env: { OMP_WAIT_POLICY: 'passive', ...process.env, GRATICULE_BENCH_FIGURES: file },
  });
  const figures = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  if (figures === undefined) {
    console.error(`${name} gave no figures: its result stays as it was`);
    process.exitCode = 1;
    return;
  }
  const peers = (bench.peers ?? []).map((peer) => [peer.split(/:(.*)/s)[1], versionOf(peer) ?? 'absent']);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const result = {
    command,
    date: new Date().toISOString().slice(0, 10),
    commit: answerOf('git', ['describe', '--always', '--dirty', '--abbrev=8']),
    seconds: Math.round((performance.now() - begun) / 1000),
    machine: {
      processor: cpus()[0].model,
      cores: cpus().length,
      memoryGiB: Math.round(totalmem() / 2 ** 30),
      system: `${type()} ${release()} ${process.arch}`,
    },
    load: { before, after: load() },
    versions: { graticule: version, node: process.versions.node, ...Object.fromEntries(peers) },
    figures,
  };
  writeFileSync(join(root, 'bench', 'results', `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

if (!values.report) {
  const chosen = positionals.length > 0 ? positionals : Object.keys(benches);
  for (const name of chosen) if (positionals.length > 0 || values.all || benches[name].quick) run(name);
}
writeFileSync(page, report());
