import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

export interface CliResult {
  readonly code: number | null;
  /** What killed it, where it did not end by itself. */
  readonly signal?: NodeJS.Signals;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the built command line in a process of its own. */
export function startCli(
  args: readonly string[],
  cwd?: string,
  env: Readonly<Record<string, string>> = {},
): { child: ChildProcess; result: Promise<CliResult> } {
  if (!existsSync(main)) throw new Error(`${main} is missing: run \`npm run build\` first`);
  const child = spawn(process.execPath, [main, ...args], {
    stdio: 'pipe',
    env: { ...process.env, ...env },
    ...(cwd && { cwd }),
  });
  child.stdin!.on('error', () => {});
  const exit = new Promise<Pick<CliResult, 'code' | 'signal'>>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal: NodeJS.Signals | null) =>
      resolve({ code, ...(signal && { signal }) }),
    );
  });
  const result = Promise.all([exit, text(child.stdout!), text(child.stderr!)]).then(
    ([ended, stdout, stderr]) => ({ ...ended, stdout, stderr }),
  );
  return { child, result };
}

export async function runCli(args: readonly string[], input = '', cwd?: string): Promise<CliResult> {
  const { child, result } = startCli(args, cwd);
  child.stdin!.end(input);
  return result;
}

/** What a server printed until it listened.
 * @throws Error with what it printed when it ends first */
export async function untilListening(child: ChildProcess, told = /listening on \S+\n/): Promise<string> {
  let printed = '';
  const ended = once(child, 'close').then(() => {
    throw new Error(`the server ended: ${printed}`);
  });
  while (!told.test(printed)) {
    const [chunk] = await Promise.race([once(child.stdout!, 'data'), ended]);
    printed += String(chunk);
  }
  ended.catch(() => {});
  return printed;
}

/** A folder of its own for one test. */
export async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'graticule-cli-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
