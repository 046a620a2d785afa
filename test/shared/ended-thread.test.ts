/** A thread that is ended inside a call of the addon ends alone: the process goes on. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const addon = fileURLToPath(new URL('../../build/Release/graticule.node', import.meta.url));

/** A call of thousands of steps, so that the end comes inside it. */
const script = `
const { once } = require('node:events');
const { Worker } = require('node:worker_threads');
const work = \`
  const { parentPort } = require('node:worker_threads');
  const addon = require(${JSON.stringify(addon)});
  const idf = new Uint8Array(32768);
  parentPort.postMessage('begun');
  for (;;) addon.embedName('a name', idf, 4096);
\`;
(async () => {
  for (let left = 40; left > 0; left--) {
    const worker = new Worker(work, { eval: true });
    await once(worker, 'message');
    await worker.terminate();
  }
  console.log('all ended');
})();
`;

test('a thread ended in the middle of native work', { timeout: 120_000 }, () => {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
  });
  expect({ status, signal, stdout, stderr }).toEqual({
    status: 0,
    signal: null,
    stdout: 'all ended\n',
    stderr: '',
  });
});
