/** The reference of the routes: a page at /docs over OpenAPI documents, which say what the routes do. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo } from '../../src/geo/index.ts';
import { docsHttp, geoHttp } from '../../src/http/geo/index.ts';
import { compose, type Mount } from '../../src/http/serve.ts';
import { answers } from '../../src/http/tabular/answers.ts';
import { tabularHttp } from '../../src/http/tabular/index.ts';
import { tabularRoutes } from '../../src/http/tabular/routes.ts';
import { requests } from '../../src/http/tabular/wire.ts';
import { silentLog } from '../../src/shared/log.ts';
import {
  type Call,
  createCall,
  createHarness,
  fitBody,
  forecastPayload,
  type Harness,
  trainingPayload,
  upload,
} from '../support/service.ts';

let harness: Harness;
let mounts: Mount[];
let call: Call;
const geo = createGeo();
beforeAll(async () => {
  harness = await createHarness();
  const geoMount = geoHttp(geo, { keys: harness.keys, log: silentLog });
  mounts = [geoMount, harness.mount];
  call = createCall(compose([...mounts, docsHttp(mounts)]));
});
afterAll(async () => {
  await geo.close();
  await harness[Symbol.asyncDispose]();
});

const open = { key: null };
const tabularDocument = async () => (await call('GET', '/docs/tabular.json', open)).body;

test('the page is given to anyone, under a policy that lets it ask its own origin alone', async () => {
  const { status, headers, body } = await call('GET', '/docs', open);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|https?:/);
  expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|<style/);
  const files = [...body.matchAll(/(?:src|href)="(\/_screen\/[^"]+)"/g)].map(([, path]) => path);
  expect(files.some((path) => path.endsWith('.js'))).toBe(true);
  for (const path of files) {
    const file = await call('GET', path, { ...open, headers: { 'accept-encoding': 'br' } });
    expect([path, file.status, file.headers.get('content-encoding')]).toEqual([path, 200, 'br']);
    expect(file.headers.get('cache-control')).toContain('immutable');
  }
});

test('every document that a mount names is listed, is read without a key, and leads nowhere else', async () => {
  const { body } = await call('GET', '/docs/documents.json', open);
  expect(body.documents).toEqual([
    { name: 'Places', path: '/openapi.json' },
    { name: 'Map', path: '/_map/openapi.json' },
    { name: 'Tables', path: '/docs/tabular.json' },
    { name: 'Console', path: '/console/api/openapi.json' },
  ]);
  for (const { path } of body.documents) {
    const { status, body: document } = await call('GET', path, open);
    expect([path, status, document.openapi]).toEqual([path, 200, '3.1.0']);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!);
    const named = (to: string) => document.components.schemas[to.replace('#/components/schemas/', '')];
    expect(references.filter((to) => named(to) === undefined)).toEqual([]);
  }
});

test('without the console there is no page, and the contract is still described', async () => {
  const bare = [
    geoHttp(geo, { keys: harness.keys, log: silentLog, console: false }),
    tabularHttp(harness.tabular, { keys: harness.keys, console: false }),
  ];
  expect(bare.flatMap(({ documents }) => documents)).toEqual([
    { name: 'Places', path: '/openapi.json' },
    { name: 'Tables', path: '/docs/tabular.json' },
  ]);
  const ask = createCall(compose(bare));
  expect((await ask('GET', '/docs', open)).status).toBe(404);
  expect((await ask('GET', '/docs/tabular.json', open)).status).toBe(200);
});

test('the list is only read, and nothing else lies beside it', async () => {
  expect((await call('POST', '/docs/documents.json', { ...open, body: {} })).status).toBe(405);
  expect((await call('GET', '/docs/none.json', open)).status).toBe(404);
});

test('the tabular document has the routes of the contract, and they alone', async () => {
  const { app } = tabularRoutes(harness.tabular, { keys: harness.keys });
  const written = app.routes
    .filter(({ path }) => path.startsWith('/v1/'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const { paths } = await tabularDocument();
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(written.sort());
  expect(described).toHaveLength(11);
});

test('a route that needs no key says so', async () => {
  const { paths, security } = await tabularDocument();
  expect(security).toEqual([{ bearer: [] }]);
  const free = Object.entries<Record<string, { security?: object }>>(paths)
    .filter(([, methods]) => Object.values(methods).some((method) => method.security))
    .map(([path]) => path);
  expect(free).toEqual(['/v1/model-limits']);
  for (const path of Object.keys(paths).filter((one) => !one.includes('{')))
    expect([path, (await call(paths[path].get ? 'GET' : 'POST', path, open)).status]).toEqual([
      path,
      free.includes(path) ? 200 : 401,
    ]);
});

test('requests are described with what they must have, and with their types', async () => {
  const { components } = await tabularDocument();
  const { schemas } = components;
  expect(schemas.UploadRequest.required).toEqual(['contentHash', 'bytes']);
  expect(schemas.UploadRequest.properties.bytes).toMatchObject({ type: 'integer', exclusiveMinimum: 0 });
  expect(schemas.FitRequest.required.sort()).toEqual([
    'contentHash',
    'featureColumns',
    'objectKey',
    'targetColumn',
    'task',
    'trainRowCount',
  ]);
  expect(Object.keys(schemas).filter((name) => name.endsWith('Request'))).toHaveLength(
    Object.keys(requests).length,
  );
});

test('answers are what the document says', async () => {
  const rows = await upload(call, trainingPayload(6, 2));
  const { trainRowCount, ...rest } = fitBody(await upload(call, trainingPayload(6, 0)), 6);
  const fit = await call('POST', '/v1/fits', { body: { ...rest, trainRowCount, forceRefit: true } });
  await harness.tabular.idle();
  await upload(call, trainingPayload(6, 0));
  const evaluation = await call('POST', '/v1/evaluations', { body: { ...rest, rowCount: trainRowCount } });
  const job = await call('POST', '/v1/predictions', { body: { ...fitBody(rows, 6), outputRowCount: 2 } });
  const forecast = forecastPayload(4);
  const future = await upload(call, forecast);
  const ahead = await call('POST', '/v1/forecasts', {
    body: { ...future, covariateColumns: [], contextRowCount: 4, outputRowCount: 6 },
  });
  await harness.tabular.idle();
  const got: [schema: keyof typeof answers, answer: { status: number; body: unknown }][] = [
    ['limits', await call('GET', '/v1/model-limits', open)],
    [
      'uploadPlan',
      await call('POST', '/v1/uploads', { body: { contentHash: rows.contentHash, bytes: 100 } }),
    ],
    [
      'uploadPlan',
      await call('POST', '/v1/uploads', { body: { contentHash: rows.contentHash, bytes: 1e8 } }),
    ],
    ['fit', fit],
    ['context', await call('GET', `/v1/fits/${fit.body.context.id}`)],
    ['job', job],
    ['job', await call('GET', `/v1/predictions/${job.body.id}`)],
    ['prediction', await call('GET', `/v1/predictions/${job.body.id}/result`)],
    ['evaluation', await call('GET', `/v1/evaluations/${evaluation.body.id}/result`)],
    ['job', ahead],
    ['warm', await call('POST', '/v1/warm', { body: { rows: 1, columns: 1 } })],
  ];
  for (const [schema, { status, body: answer }] of got) {
    expect([schema, status]).toEqual([schema, 200]);
    expect(answers[schema].parse(answer)).toEqual(answer);
  }
  const refused = await call('GET', '/v1/predictions/none');
  expect(answers.error.parse(refused.body)).toEqual(refused.body);
  const bare = await call('POST', '/v1/fits', { body: '{' });
  expect(answers.bareError.parse(bare.body)).toEqual(bare.body);
});
