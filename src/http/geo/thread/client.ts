/** A geo service on a thread of its own: however long its geometry, its JSON and its garbage collection take, the thread
 * that takes requests goes on. */

import { Worker } from 'node:worker_threads';
import { type GeoOptions, resolveGeoOptions } from '../../../geo/index.ts';
import { builtFile } from '../../../shared/package-root.ts';
import type { Answer, Question } from '../answer.ts';
import { type Ask, type Reply, receiveError } from './protocol.ts';

interface Pending {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Megabytes for new objects. Answers are large and live briefly: with room for several the collections are half as
 * many, and few of the objects are copied. */
const youngMiB = 48;

/** One thread, started by the first question and again after it has failed. */
export class GeoThread {
  readonly #options: GeoOptions;
  readonly #program: string;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #lastId = 0;
  #closed = false;

  /** @param options  as for `createGeo`; an atlas of one's own cannot go to a thread
   * @param program  what the thread runs; default: this service
   * @throws TypeError naming each wrong option */
  constructor(
    options: Omit<GeoOptions, 'atlas'> & { readonly atlas?: string },
    program = builtFile('http/geo/thread/worker.js'),
  ) {
    resolveGeoOptions(options);
    this.#options = options;
    this.#program = program;
  }

  /** Starts the thread before the first question. */
  warm(): void {
    this.#start();
  }

  async answer(question: Question, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const worker = this.#start();
    const id = ++this.#lastId;
    const stop = () => {
      this.#pending.get(id)?.reject(signal.reason);
      worker.postMessage({ id, abort: true } satisfies Ask);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.#pending.set(id, { resolve, reject });
        worker.postMessage({ id, question } satisfies Ask);
      });
    } finally {
      this.#pending.delete(id);
      signal.removeEventListener('abort', stop);
    }
  }

  /** Lets what is open be closed, then ends the thread. */
  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    worker.ref();
    await new Promise<void>((resolve) => {
      worker.on('message', (reply: Reply) => {
        if ('closed' in reply) resolve();
      });
      worker.once('exit', () => resolve());
      worker.postMessage({ close: true } satisfies Ask);
    });
    await worker.terminate();
  }

  #start(): Worker {
    if (this.#closed) throw new Error('The geo service has been closed.');
    if (this.#worker !== undefined) return this.#worker;
    // The flags of the main thread (`--input-type`, a loader) are not meant for this file, and some would stop it.
    const worker = new Worker(this.#program, {
      execArgv: [],
      workerData: this.#options,
      resourceLimits: { maxYoungGenerationSizeMb: youngMiB },
    });
    this.#worker = worker;
    // The server keeps the process alive, as long as it is to live.
    worker.unref();
    worker.on('message', (reply: Reply) => {
      if ('closed' in reply) return;
      const pending = this.#pending.get(reply.id);
      if ('error' in reply) pending?.reject(receiveError(reply.error));
      else pending?.resolve(reply.answer);
    });
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, undefined));
    return worker;
  }

  #fail(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const error = new Error("The geo service's thread has ended; the next question starts it again.", {
      cause,
    });
    for (const { reject } of this.#pending.values()) reject(error);
  }
}
