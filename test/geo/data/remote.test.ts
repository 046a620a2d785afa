import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGeo, s3Atlas } from '../../../src/geo/index.ts';

const folder = fileURLToPath(new URL('../../../data/geo/', import.meta.url));
let server: Server;
let base: string;
let bytesSent = 0;

beforeAll(async () => {
  // What an object store does for public objects: HEAD and single byte ranges.
  server = createServer((request, response) => {
    const file = `${folder}${basename(request.url ?? '')}`;
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (request.method === 'HEAD') {
      response.writeHead(200, { 'content-length': statSync(file).size }).end();
      return;
    }
    if (!range) {
      response.writeHead(400).end();
      return;
    }
    const bytes = Buffer.alloc(Number(range[2]) - Number(range[1]) + 1);
    const opened = openSync(file, 'r');
    readSync(opened, bytes, 0, bytes.length, Number(range[1]));
    closeSync(opened);
    bytesSent += bytes.length;
    response.writeHead(206).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ['HTTP', () => `${base}/layers`],
  ['S3', () => s3Atlas('s3://layers/world', { endpoint: base })],
])('shipped layers over %s are read by the ranges that an answer needs', async (_, atlas) => {
  bytesSent = 0;
  const remote = createGeo({ atlas: atlas() });
  const local = createGeo();
  expect(await remote.countryBorder('Portugal')).toEqual(await local.countryBorder('Portugal'));
  expect(await remote.waterFeature('Lake Tanganyika')).toEqual(await local.waterFeature('Lake Tanganyika'));
  const point = { lon: -8.6, lat: 41.1 };
  expect(await remote.reverse(point)).toEqual(await local.reverse(point));
  // 57 MB of layers lie there.
  expect(bytesSent).toBeLessThan(6e6);
  await Promise.all([remote.close(), local.close()]);
});
