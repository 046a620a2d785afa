// The servers under test, in a process of their own. Message to the parent: { url, key }.
// Arguments: `service <worker concurrency>` or `bare` (a Hono handler that answers one fixed JSON).

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve as serveHono } from '@hono/node-server';
import { Hono } from 'hono';

const [, , what, concurrency = '2'] = process.argv;

// Processor time so far, for the parent to ask.
process.on('message', (message) => {
  if (message.usage) process.send({ usage: process.cpuUsage() });
});

if (what === 'bare') {
  let body = {};
  process.on('message', (message) => {
    if (message.body) body = message.body;
  });
  const app = new Hono();
  app.get('/v1/predictions/:jobId', (context) => context.json(body));
  const server = serveHono({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    process.send({ url: `http://127.0.0.1:${port}` }),
  );
  process.once('SIGTERM', () => server.close(() => process.exit()));
} else {
  const { createTabular, createEngine } = await import('../../dist/tabular/index.js').then(
    async (tabular) => ({
      ...tabular,
      ...(await import('../../dist/tabular/engine/create-engine.js')),
    }),
  );
  const { createKeyStore, serve, tabularHttp } = await import('../../dist/http/tabular/index.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'graticule-bench-'));
  const engine = await createEngine();
  // What the engine itself takes for a prediction, as its caller in the job sees it.
  const timed = (model) => {
    const predict = model.predict.bind(model);
    model.predict = async (...args) => {
      const start = performance.now();
      const prediction = await predict(...args);
      process.send({ engineMs: performance.now() - start });
      return prediction;
    };
    return model;
  };
  const fit = engine.fit.bind(engine);
  engine.fit = async (...args) => timed(await fit(...args));
  const tabular = await createTabular({ dataDir, engine, worker: { concurrency: Number(concurrency) } });
  const keys = createKeyStore({ dataDir });
  const { key } = keys.create({ org: 'bench', user: 'bench' });
  const server = await serve({ mounts: [tabularHttp(tabular, { keys })], port: 0 });
  process.send({ url: server.url, key });
  process.once('SIGTERM', async () => {
    await server.close();
    await tabular.close();
    keys.close();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit();
  });
}
