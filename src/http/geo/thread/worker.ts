/** The thread of a geo service: takes questions, answers with the bytes to send. */

import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createGeo } from '../../../geo/index.ts';
import { answerAsks } from '../../../shared/asked-thread.ts';
import { answererOf } from '../answer.ts';
import { type ThreadOptions, withMap } from './client.ts';
import { sendError } from './protocol.ts';

/** Below the thread that answers requests, above those of training. */
const niceness = 5;

lowerPriority();
const geo = createGeo(withMap(workerData as ThreadOptions));
answerAsks(parentPort!, {
  answer: answererOf(geo),
  close: () => geo.close(),
  sendError,
  bytesOf: ({ body }) => body,
});

/** On Linux a priority is a thread's own, and the threads that it starts inherit it. */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(niceness);
  } catch {
    // Refused where the process may not set priorities: both threads then share the cores alike.
  }
}
