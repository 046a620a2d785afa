/** The caller's side of the engine's thread: requests out, answers, progress and failures back. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../../shared/package-root.ts';
import { storageFaultOf } from '../../../shared/storage-error.ts';
import { checkEffort, defaultEffort, type Effort } from '../../domain/effort.ts';
import { TabularError } from '../../domain/errors.ts';
import type { RunOptions } from '../engine.ts';
import { createRunControl } from '../frame.ts';
import { receiveError } from './errors.ts';
import type { Reply, Request, SentRun, Verb, Verbs, WorkerOptions } from './protocol.ts';
import { timeLeft } from './time-left.ts';

/** @throws TabularError `worker_unavailable` when the system has no thread to give */
function startThread(workerData: WorkerOptions): Worker {
  try {
    // The flags of the main thread (`--input-type`, a loader) are not meant for this file, and some would stop it.
    return new Worker(builtFile('tabular/engine/runtime/worker.js'), { execArgv: [], workerData });
  } catch (error) {
    throw threadFailure(error as Error);
  }
}

/** What ended the engine's thread, or kept it from starting. */
function threadFailure(error: Error & { code?: string }): TabularError {
  if (error.code === 'ERR_WORKER_INIT_FAILED' || storageFaultOf(error) === 'descriptors') {
    return new TabularError('worker_unavailable', `The engine's thread did not start: ${error.message}`, {
      cause: error,
    });
  }
  const code = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'worker_oom' : 'internal_error';
  return new TabularError(code, `The engine's thread failed: ${error.message}`, { cause: error });
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onProgress: RunOptions['onProgress'];
  readonly startedMs: number;
}

export interface CallOptions extends RunOptions {
  readonly budgetMs?: number | undefined;
  readonly effort?: Effort | undefined;
}

/** One worker thread, started by the first call and again after it has failed. */
export class EngineClient {
  readonly #options: WorkerOptions;
  #worker: Worker | undefined;
  #generation = 0;
  #lastId = 0;
  #closed = false;
  readonly #pending = new Map<number, Pending>();

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Counts the workers started so far: models live and die with the worker that holds them. */
  get generation(): number {
    return this.#generation;
  }

  /** Sends a request and waits for its answer; without a run to stop. */
  async send<V extends Verb>(verb: V, input: Verbs[V]['in'], onProgress?: RunOptions['onProgress']) {
    if (this.#closed) throw new TabularError('internal_error', 'The engine has been closed.');
    const worker = this.#start();
    const id = ++this.#lastId;
    const startedMs = performance.now();
    return new Promise<Verbs[V]['out']>((resolve, reject) => {
      this.#pending.set(id, { resolve: resolve as (value: unknown) => void, reject, onProgress, startedMs });
      // A thread with nothing to do must not keep the process alive; one at work must.
      worker.ref();
      worker.postMessage({ id, verb, input } satisfies Request);
    });
  }

  /** Sends a request that the caller's signal can stop: it then rejects at once with the signal's reason, and the
   * worker drops the work at its next check.
   * @param discard lets go of an answer that arrives after the abort */
  async run<V extends Verb>(
    verb: V,
    options: CallOptions,
    input: (run: SentRun) => Promise<Verbs[V]['in']>,
    discard?: (late: Verbs[V]['out']) => void,
  ): Promise<Verbs[V]['out']> {
    const { signal } = options;
    signal?.throwIfAborted();
    const run = toSentRun(options);
    const work = async () => this.send(verb, await input(run), options.onProgress);
    if (signal === undefined) return work();
    let stop = () => {};
    const stopped = new Promise<never>((_, reject) => {
      stop = () => {
        Atomics.store(run.control, 0, 1);
        reject(signal.reason);
      };
    });
    signal.addEventListener('abort', stop, { once: true });
    const answer = work();
    try {
      return await Promise.race([answer, stopped]);
    } catch (error) {
      // No one waits for an answer that crossed the abort: release what it holds. Its failure is expected.
      answer.then(discard, () => {});
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    // An idle thread is unreferenced: the process would end before it has, in the middle of this wait (exit code 13).
    this.#worker?.ref();
    await this.#worker?.terminate();
  }

  #start(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = startThread(this.#options);
    this.#worker = worker;
    this.#generation++;
    worker.on('message', (reply: Reply) => this.#receive(reply));
    worker.on('error', (error: Error) => this.#fail(worker, threadFailure(error)));
    worker.on('exit', () => {
      this.#fail(worker, new TabularError('internal_error', "The engine's thread has ended."));
    });
    return worker;
  }

  #receive(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    if (pending === undefined) return;
    if ('progress' in reply) {
      const { progress, stage } = reply;
      pending.onProgress?.(progress, stage, timeLeft(pending.startedMs, performance.now(), progress));
      return;
    }
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0 && !this.#closed) this.#worker?.unref();
    if ('error' in reply) pending.reject(receiveError(reply.error));
    else pending.resolve(reply.value);
  }

  #fail(worker: Worker, error: TabularError): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}

/** Checks the options that every call shares.
 * @throws TypeError or RangeError naming the option */
function toSentRun({ threads, seed = 0, budgetMs, effort, onProgress }: CallOptions): SentRun {
  const count = threads ?? availableParallelism();
  if (!(Number.isInteger(count) && count >= 1 && count <= 256)) {
    throw new RangeError(`threads must be a whole number from 1 to 256, received ${threads}`);
  }
  if (!(Number.isSafeInteger(seed) && seed >= 0)) {
    throw new RangeError(`seed must be a whole number of at least 0, received ${seed}`);
  }
  if (budgetMs !== undefined && !(budgetMs > 0)) {
    throw new RangeError(`budgetMs must be above 0, received ${budgetMs}`);
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new TypeError(`onProgress must be a function, received ${typeof onProgress}`);
  }
  return {
    control: createRunControl(),
    threads: count,
    seed,
    budgetMs,
    effort: effort === undefined ? defaultEffort : checkEffort(effort),
    wantsProgress: onProgress !== undefined,
  };
}
