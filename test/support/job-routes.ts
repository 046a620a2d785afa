/** Jobs as callers of the routes see them, on harnesses that end with the test. */

import { afterEach } from 'vitest';
import type { TabularOptionsInput } from '../../src/tabular/options.ts';
import {
  type Call,
  createCall,
  createHarness,
  fitBody,
  type Harness,
  trainingPayload,
  upload,
} from './service.ts';

const open: Harness[] = [];
afterEach(async () => {
  for (const harness of open.splice(0)) await harness[Symbol.asyncDispose]();
});

export async function start(options: TabularOptionsInput = {}): Promise<Harness & { call: Call }> {
  const harness = await createHarness(options);
  open.push(harness);
  return { ...harness, call: createCall(harness.mount.fetch) };
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export async function finished({ tabular, call }: { tabular: Harness['tabular']; call: Call }, id: string) {
  await tabular.wait(id, { owner: { org: 'acme', user: 'ann' } });
  return (await call('GET', `/v1/predictions/${id}`)).body;
}

export async function fitContext(harness: Harness & { call: Call }, rows = 8) {
  const staged = await upload(harness.call, trainingPayload(rows, 0));
  const { body } = await harness.call('POST', '/v1/fits', { body: fitBody(staged, rows) });
  await finished(harness, body.job.id);
  return body;
}

export async function predictWith(
  harness: Harness & { call: Call },
  contextId: string,
  rows: unknown[] = [{ a: 1, b: 0 }],
) {
  const staged = await upload(harness.call, { kind: 'contextPrediction', rows });
  return harness.call('POST', '/v1/predictions', {
    body: { ...staged, fittedContextId: contextId, outputRowCount: rows.length },
  });
}

/** A gate that holds the engine, so that a job stays running until it is opened. */
export function gate(harness: Harness) {
  let openGate = () => {};
  let arrived = () => {};
  const inside = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  harness.engine.before = () => {
    arrived();
    return opened;
  };
  return { inside, open: () => openGate() };
}
