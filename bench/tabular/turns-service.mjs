// How long the event loop of a server has to wait while a client fits, predicts and reads 200,000 rows over HTTP; as turns.mjs.
//   npm run build && node bench/tabular/turns-service.mjs [rows]
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createKeyStore } from '../../dist/http/keys.js';
import { serve } from '../../dist/http/serve.js';
import { tabularHttp } from '../../dist/http/tabular/index.js';
import { createTabular } from '../../dist/tabular/index.js';
import { watch } from './watch-turns.mjs';

const rows = Number(process.argv[2] ?? 200_000);
const folder = mkdtempSync(join(tmpdir(), 'graticule-turns-'));
const tabular = await createTabular({ dataDir: folder });
const keys = createKeyStore({ staticKeys: [{ token: 'bench', org: 'o', user: 'u' }] });
const server = await serve({ mounts: [tabularHttp(tabular, { keys })], port: 0 });

async function call(method, path, body) {
  const response = await fetch(server.url + path, {
    method,
    headers: { authorization: 'Bearer bench', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

async function upload({ bytes, contentHash }) {
  const plan = await call('POST', '/v1/uploads', { contentHash, bytes: bytes.length });
  await fetch(plan.url, { method: 'PUT', body: bytes });
  return { objectKey: plan.key, contentHash };
}

async function finished(id) {
  for (;;) {
    const job = await call('GET', `/v1/predictions/${id}`);
    if (job.status === 'succeeded') return job;
    if (job.status === 'failed') throw new Error(JSON.stringify(job.error));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function packed(payload) {
  const bytes = gzipSync(JSON.stringify(payload), { level: 1 });
  return { bytes, contentHash: `sha256:${createHash('sha256').update(bytes).digest('hex')}` };
}

const featureColumns = ['a', 'b', 'c', 'word'];
const words = Array.from({ length: 50_000 }, (_, i) => `word ${i}`);
const table = (n) =>
  Array.from({ length: n }, (_, i) => ({
    a: Math.sin(i),
    b: i % 7,
    c: Math.cos(i * i),
    word: words[i % words.length],
  }));
const classOf = (i) => `class ${i % 3}`;
const training = { task: 'classification', targetColumn: 'y', featureColumns };
const few = 2000;
const fitPayload = packed({
  ...training,
  trainingFeatures: table(few),
  trainingTarget: Array.from({ length: few }, (_, i) => classOf(i)),
  rows: [],
});
const rowsPayload = packed({ kind: 'contextPrediction', rows: table(rows) });

const fitUpload = await upload(fitPayload);
const fit = await watch('fit 2,000 rows', async () => {
  const answer = await call('POST', '/v1/fits', {
    ...training,
    ...fitUpload,
    trainRowCount: few,
    classCount: 3,
  });
  await finished(answer.job.id);
  return answer;
});
const staged = await watch('upload of the rows', () => upload(rowsPayload));
const job = await watch('prediction job', async () => {
  const answer = await call('POST', '/v1/predictions', {
    ...staged,
    fittedContextId: fit.context.id,
    outputRowCount: rows,
  });
  return finished((answer.job ?? answer).id);
});
const result = await watch('result', () => call('GET', `/v1/predictions/${job.id}/result`));
await watch('download of the result', async () => {
  for await (const _ of (await fetch(result.resultUrl)).body);
});

await server.close();
await tabular.close();
keys.close();
rmSync(folder, { recursive: true });
