/** How `serve` ends: a request that hangs and a job that does not end have one deadline, not one after the other. */

import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endTogether, workerOptions } from '../../src/cli/running.ts';
import { serve } from '../../src/http/serve.ts';
import { open, rawBytes, received } from '../support/raw-http.ts';
import { createCall, createHarness, fitBody, trainingPayload, upload } from '../support/service.ts';

const hourMs = 3_600_000;

/** A server with an upload on its way and a fit that runs, neither of which ends by itself. */
async function held(closeTimeoutMs: number) {
  const harness = await createHarness({ worker: { drainMs: hourMs } });
  const server = await serve({ mounts: [harness.mount], port: 0, closeTimeoutMs });
  const begun = new Promise<void>((arrived) => {
    harness.engine.before = (_call, signal) => {
      arrived();
      return new Promise<void>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
      );
    };
  });
  const call = createCall(server.url);
  const staged = await upload(call, trainingPayload(4, 0));
  const fit = await call('POST', '/v1/fits', { body: fitBody(staged, 4) });
  await begun;
  const socket = await open(server.port);
  const headers = { authorization: 'Bearer key-ann', expect: '100-continue' };
  const waiting = received(socket, (text) => text.includes('100 Continue'));
  socket.write(rawBytes({ method: 'POST', path: '/v1/warm', headers, body: '{}' }).subarray(0, -1));
  await waiting;
  return {
    ...harness,
    server,
    socket,
    released: () =>
      harness.logged.some(({ event, jobId }) => event === 'job_released' && jobId === fit.body.job.id),
  };
}

test('a job is given back at the deadline while an upload still hangs', async () => {
  const { server, tabular, clock, socket, released, ...harness } = await held(hourMs);
  const ended = endTogether(server, tabular);
  clock.advance(hourMs);
  while (!released()) await nextTurn();
  expect(socket.closed).toBe(false);
  // The rest of the request: it is answered, and then all has ended.
  const answered = received(socket);
  socket.write('}');
  expect(await answered).toMatch(/^HTTP\/1\.1 /);
  await ended;
  await harness[Symbol.asyncDispose]();
});

test('an upload is cut at the deadline while a job still runs', async () => {
  const { server, tabular, clock, socket, released, ...harness } = await held(1);
  const closed = once(socket, 'close');
  const ended = endTogether(server, tabular);
  await closed;
  expect(released()).toBe(false);
  clock.advance(hourMs);
  await ended;
  expect(released()).toBe(true);
  await harness[Symbol.asyncDispose]();
});

test('jobs have as long as requests', () => {
  expect(workerOptions({ shutdownTimeout: 7 }).drainMs).toBe(7000);
});
