/** The service inside other servers: node:http in the manner of Express, Hono, and a bare fetch handler as in Next. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  harness = await createHarness({}, { sdk: folder });
});
afterAll(async () => {
  await harness[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Upload, fit, poll, and a refusal: what must work wherever the service is mounted. */
async function useService(call: Call): Promise<void> {
  const staged = await upload(call, trainingPayload(6, 0));
  const { status, body } = await call('POST', '/v1/fits', {
    body: { ...fitBody(staged, 6), forceRefit: true },
  });
  expect(status).toBe(200);
  await harness.tabular.wait(body.job.id, { owner: { org: 'acme', user: 'ann' } });
  expect((await call('GET', `/v1/fits/${body.context.id}`)).body.status).toBe('ready');
  expect((await call('POST', '/v1/fits', { body: '{' })).body).toEqual({ error: 'invalid_json' });
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

test('as Express middleware it answers its paths and passes the others on', async () => {
  const middleware = toNodeHandler([harness.mount]);
  const server = createServer((request, response) =>
    middleware(request, response, () => response.end('the host application')),
  );
  await listening(server, async (origin) => {
    await useService(createCall(origin));
    expect((await createCall(origin)('GET', '/mine', { key: null })).body.toString()).toBe(
      'the host application',
    );
  });
});

test('in a Hono application it takes the requests of its paths', async () => {
  const app = new Hono();
  app.get('/mine', (context) => context.text('the host application'));
  for (const path of harness.mount.paths) app.all(path, (context) => harness.mount.fetch(context.req.raw));
  const call = createCall(async (request) => app.fetch(request));
  await useService(call);
  expect((await call('GET', '/mine')).body).toBe('the host application');
});

test('as a route handler it takes a Request and gives a Response', async () => {
  // What a Next.js catch-all route exports.
  const handlers = { GET: harness.mount.fetch, POST: harness.mount.fetch, PUT: harness.mount.fetch };
  await useService(createCall((request) => handlers[request.method as 'GET'](request)));
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
