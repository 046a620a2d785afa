/** The bar of the command line, on a terminal as a person has one. */

import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const sales = fileURLToPath(new URL('../../data/samples/sales.csv', import.meta.url));
const command = ['forecast', '--data', sales, '--timestamp', 'month', '--target', 'units', '--item', 'shop'];
const args = [...command, '--horizon', '3', '--quiet'];

const inTerminal = 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)';
const python = (() => {
  try {
    execFileSync('python3', ['-c', 'import pty'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!python)('a running forecast shows a bar, the share that is done and the stage', async () => {
  const { stdout } = await promisify(execFile)('python3', [
    '-c',
    inTerminal,
    process.execPath,
    main,
    ...args,
  ]);
  const bars = [...stdout.matchAll(/([█░]{30}) (\d+)% ([a-z][\w :,.]*)/g)];
  expect(bars.length).toBeGreaterThan(0);
  const shares = bars.map(([, , share]) => Number(share));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  // The bar is gone before the answer is written.
  expect(stdout.slice(stdout.lastIndexOf('█'))).toContain('shop,month,mean');
});

test('without a terminal nothing but the answer is written', async () => {
  const { stdout, stderr } = await runCli(args);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^shop,month,mean/);
});
