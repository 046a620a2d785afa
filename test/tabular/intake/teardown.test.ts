import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const built = new URL('../../../dist/tabular/intake/parse-payload.js', import.meta.url);

const code = `
const { parentPort, workerData } = require('node:worker_threads');
const { gzipSync } = require('node:zlib');
async function* slow() {
  yield gzipSync('{"kind":"contextPrediction","rows":[').subarray(0, 30);
  parentPort.postMessage('started');
  await new Promise(() => setInterval(() => {}, 1000));
}
import(workerData).then(({ parsePayload }) =>
  parsePayload(slow(), { expect: { kind: 'contextPrediction', featureColumns: ['a'] } }),
);`;

test('a worker thread can be ended in the middle of an intake', async () => {
  expect(existsSync(fileURLToPath(built)), 'run `npm run build` first').toBe(true);
  for (let i = 0; i < 3; i++) {
    const worker = new Worker(code, { eval: true, workerData: built.href });
    await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    expect(await worker.terminate()).toBe(1);
  }
});
