/** The thread of a geo service: takes questions, answers with the bytes to send. */

import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createGeo, type GeoOptions } from '../../../geo/index.ts';
import { answererOf } from '../answer.ts';
import { type Ask, type Reply, sendError } from './protocol.ts';

const port = parentPort!;
/** Below the thread that answers requests, above those of training. */
const niceness = 5;

lowerPriority();
const geo = createGeo(workerData as GeoOptions);
const answer = answererOf(geo);
/** What is being answered. */
const stops = new Map<number, AbortController>();

/** On Linux a priority is a thread's own, and the threads that it starts inherit it. */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(niceness);
  } catch {
    // Refused where the process may not set priorities: both threads then share the cores alike.
  }
}

function tell(reply: Reply): void {
  const body = 'answer' in reply ? reply.answer.body?.buffer : undefined;
  // A body that owns its memory is handed over; a small one may lie in a pool that others use.
  const owned = 'answer' in reply && reply.answer.body?.byteLength === body?.byteLength;
  port.postMessage(reply, owned && body instanceof ArrayBuffer ? [body] : []);
}

port.on('message', async (ask: Ask) => {
  if ('close' in ask) {
    await geo.close();
    tell({ closed: true });
    return;
  }
  const { id } = ask;
  if ('abort' in ask) {
    stops.get(id)?.abort();
    return;
  }
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    tell({ id, answer: await answer(ask.question, stop.signal) });
  } catch (error) {
    tell({ id, error: sendError(error) });
  } finally {
    stops.delete(id);
  }
});
