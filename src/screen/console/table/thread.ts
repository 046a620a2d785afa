/** The page's side of the thread that holds the tables. */

import type { Progress, Reply, Request, SentError, Verb, Verbs } from './protocol.ts';

/** A failure of the thread, in its fields. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
  readonly sent: SentError;
  constructor(sent: SentError) {
    super(sent.message);
    this.sent = sent;
  }
}

export interface Listeners {
  readonly onProgress?: (progress: Progress) => void;
  readonly onSubmitted?: (jobId: string) => void;
}

interface Pending extends Listeners {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Calls in flight. */
const pending = new Map<number, Pending>();
let lastId = 0;
let worker: Worker | undefined;

function started(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => receive(data));
  worker.addEventListener('error', (event) => {
    const sent: SentError = { client: null, unreadable: null, message: event.message };
    for (const { reject } of pending.values()) reject(new ThreadError(sent));
    pending.clear();
    worker = undefined;
  });
  return worker;
}

function receive(reply: Reply): void {
  const call = pending.get(reply.id);
  if (call === undefined) return;
  if ('progress' in reply) call.onProgress?.(reply.progress);
  else if ('jobId' in reply) call.onSubmitted?.(reply.jobId);
  else {
    pending.delete(reply.id);
    if ('error' in reply) call.reject(new ThreadError(reply.error));
    else call.resolve(reply.value);
  }
}

/** @throws ThreadError as a rejection */
export function ask<V extends Verb>(
  verb: V,
  input: Verbs[V]['in'],
  listeners: Listeners = {},
): Promise<Verbs[V]['out']> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    pending.set(id, { ...listeners, resolve: resolve as (value: unknown) => void, reject });
    started().postMessage({ id, verb, input } satisfies Request<V>);
  });
}
