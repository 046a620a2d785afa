/** The service inside other servers: Express, Fastify, node:http, Hono, and a bare fetch handler as in Next. */

import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import middie from '@fastify/middie';
import express from 'express';
import { fastify } from 'fastify';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toNodeHandler } from '../../src/http/serve.ts';
import {
  type Call,
  createCall,
  createHarness,
  fitBody,
  type Harness,
  trainingPayload,
  upload,
} from '../support/service.ts';

let harness: Harness;
let folder: string;
const wheel = 'graticule-0.1.0-py3-none-any.whl';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'graticule-sdk-'));
  await writeFile(join(folder, wheel), 'PK wheel');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const uploads = { multipartBytes: 400, partBytes: 256 };
  harness = await createHarness({ uploads }, { sdk: folder });
});
afterAll(async () => {
  await harness[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Uploads of both kinds, a fit, its state, and refusals: what must work wherever the service is mounted. */
async function useService(call: Call): Promise<void> {
  const staged = await upload(call, trainingPayload(6, 0));
  const { status, body } = await call('POST', '/v1/fits', {
    body: { ...fitBody(staged, 6), forceRefit: true },
  });
  expect(status).toBe(200);
  await harness.tabular.wait(body.job.id, { owner: { org: 'acme', user: 'ann' } });
  expect((await call('GET', `/v1/fits/${body.context.id}`)).body.status).toBe('ready');
  await uploadInParts(call);
  expect((await call('GET', '/v1/fits/x', { key: null })).body.code).toBe('missing_api_key');
  expect((await call('GET', '/v1/predictions/x')).body.code).toBe('job_not_found');
  expect((await call('GET', '/v1/forecasts/x')).body).toEqual({ error: 'invalid_request' });
  const empty = await call('POST', '/v1/fits', { body: {} });
  expect([empty.status, empty.body]).toEqual([400, { error: 'invalid_request' }]);
}

const refusesBrokenJson = async (call: Call) =>
  expect((await call('POST', '/v1/fits', { body: '{' })).body).toEqual({ error: 'invalid_json' });

async function uploadInParts(call: Call): Promise<void> {
  const bytes = randomBytes(600);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const { body: plan } = await call('POST', '/v1/uploads', { body: { contentHash, bytes: bytes.length } });
  const parts = await Promise.all(
    plan.partUrls.map(async (url: string, index: number) => {
      const part = bytes.subarray(index * plan.partSize, (index + 1) * plan.partSize);
      const put = await call('PUT', url, { body: part, key: null });
      return `<Part><PartNumber>${index + 1}</PartNumber><ETag>${put.headers.get('etag')}</ETag></Part>`;
    }),
  );
  expect(parts).toHaveLength(3);
  const complete = (manifest: string[]) =>
    call('POST', plan.completeUrl, {
      body: `<CompleteMultipartUpload>${manifest.join('')}</CompleteMultipartUpload>`,
      key: null,
      headers: { 'content-type': 'application/xml' },
    });
  expect((await complete(parts.slice(1))).status).toBe(400);
  expect((await complete(parts)).status).toBe(200);
}

async function listening(server: Server, use: (origin: string) => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const handler = () => toNodeHandler([harness.mount]);

async function hostAnswers(call: Call): Promise<void> {
  expect((await call('GET', '/mine', { key: null })).body.toString()).toBe('the host application');
  const echo = await call('POST', '/mine', { body: { ours: true }, key: null });
  expect(JSON.parse(echo.body.toString())).toEqual({ ours: true });
}

test('in an Express application it answers its paths, before and after body parsers', async () => {
  for (const parsersFirst of [false, true]) {
    const app = express();
    if (!parsersFirst) app.use(handler());
    app.use(express.json());
    if (parsersFirst) app.use(handler());
    app.get('/mine', (_request, response) => void response.send('the host application'));
    app.post('/mine', (request, response) => void response.type('text').send(JSON.stringify(request.body)));
    await listening(createServer(app), async (origin) => {
      const call = createCall(origin);
      await useService(call);
      // After a parser, broken JSON never reaches the service.
      if (!parsersFirst) await refusesBrokenJson(call);
      await hostAnswers(call);
    });
  }
});

test('in a Fastify application it answers its paths, as a hook and as middleware', async () => {
  for (const asMiddleware of [false, true]) {
    const app = fastify();
    const node = handler();
    if (asMiddleware) {
      await app.register(middie);
      app.use(node);
    } else app.addHook('onRequest', (request, reply, done) => node(request.raw, reply.raw, done));
    app.get('/mine', async () => 'the host application');
    app.post('/mine', async (request, reply) => reply.type('text/plain').send(JSON.stringify(request.body)));
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const call = createCall(origin);
      await useService(call);
      await refusesBrokenJson(call);
      await hostAnswers(call);
    } finally {
      app.server.closeAllConnections();
      await app.close();
    }
  }
});

test('in a node:http server it takes what is its own', async () => {
  const node = handler();
  const server = createServer((request, response) =>
    node(request, response, () => response.end('the host application')),
  );
  await listening(server, async (origin) => {
    await useService(createCall(origin));
    expect((await createCall(origin)('GET', '/mine')).body.toString()).toBe('the host application');
  });
});

test('in a Hono application it takes the requests of its paths', async () => {
  const app = new Hono();
  app.get('/mine', (context) => context.text('the host application'));
  for (const path of harness.mount.paths) app.all(path, (context) => harness.mount.fetch(context.req.raw));
  const call = createCall(async (request) => app.fetch(request));
  await useService(call);
  await refusesBrokenJson(call);
  expect((await call('GET', '/mine')).body).toBe('the host application');
});

test('as a route handler it takes a Request and gives a Response', async () => {
  // What a Next.js catch-all route exports.
  const handlers = { GET: harness.mount.fetch, POST: harness.mount.fetch, PUT: harness.mount.fetch };
  const call = createCall((request) => handlers[request.method as 'GET'](request));
  await useService(call);
  await refusesBrokenJson(call);
});

test('the wheel is served under its real file name without a key, nothing beside it is', async () => {
  const call = createCall(harness.mount.fetch);
  const { status, body, headers } = await call('GET', `/sdk/${wheel}`, { key: null });
  expect([status, body.toString()]).toEqual([200, 'PK wheel']);
  expect(headers.get('content-disposition')).toContain(wheel);
  for (const name of ['secret.txt', '..%2fsecret.txt', 'other.whl', `x/${wheel}`]) {
    expect((await call('GET', `/sdk/${name}`, { key: null })).status).toBe(400);
  }
});

test('behind a proxy, addresses and docs carry the public origin', async () => {
  const behind = await createHarness({}, { publicUrl: 'https://api.example.org/' });
  const call = createCall(behind.mount.fetch);
  const plan = await call('POST', '/v1/uploads', { body: { contentHash: 'a'.repeat(64), bytes: 1 } });
  expect(plan.body.url).toMatch(/^https:\/\/api\.example\.org\/_objects\//);
  const refused = await call('GET', '/v1/fits/x');
  expect(refused.body.docUrl).toBe('https://api.example.org/docs/errors#fitted_context_not_found');
  await behind[Symbol.asyncDispose]();
});
