import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** Runs a module in a process of its own, in the package's folder.
 * @returns what it prints, read as JSON */
export async function inFreshProcess(source: string, env: Record<string, string> = {}): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout);
}
