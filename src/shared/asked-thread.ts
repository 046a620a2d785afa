/** A worker thread that is asked questions and answers them, in any order: both ends. */

import { type MessagePort, type ResourceLimits, type TransferListItem, Worker } from 'node:worker_threads';

type Ask<Question> =
  | { readonly id: number; readonly question: Question }
  /** Nobody waits for the answer any more. */
  | { readonly id: number; readonly abort: true }
  | { readonly close: true };

type Reply<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: unknown }
  | { readonly closed: true };

interface Pending<Answer> {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export interface AskedThreadOptions {
  /** Path of what the thread runs, asked for when it starts; it calls {@link answerAsks}. */
  readonly program: () => string;
  readonly workerData: unknown;
  readonly resourceLimits?: ResourceLimits;
  /** The error that the thread's `sendError` wrote down. */
  readonly receiveError: (sent: unknown) => Error;
  /** For messages: “The geo service”. */
  readonly name: string;
}

/** One thread, started by the first question and again after it has failed. */
export class AskedThread<Question, Answer> {
  readonly #options: AskedThreadOptions;
  readonly #pending = new Map<number, Pending<Answer>>();
  #worker: Worker | undefined;
  #lastId = 0;
  #closed = false;

  constructor(options: AskedThreadOptions) {
    this.#options = options;
  }

  /** Starts the thread before the first question. */
  warm(): void {
    this.#start();
  }

  async ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    const worker = this.#start();
    const id = ++this.#lastId;
    const stop = () => {
      this.#pending.get(id)?.reject(signal!.reason);
      worker.postMessage({ id, abort: true } satisfies Ask<Question>);
    };
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.#pending.set(id, { resolve, reject });
        worker.postMessage({ id, question } satisfies Ask<Question>);
      });
    } finally {
      this.#pending.delete(id);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Lets what is open be closed, then ends the thread. */
  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    worker.ref();
    await new Promise<void>((resolve) => {
      worker.on('message', (reply: Reply<Answer>) => {
        if ('closed' in reply) resolve();
      });
      worker.once('exit', () => resolve());
      worker.postMessage({ close: true } satisfies Ask<Question>);
    });
    await worker.terminate();
  }

  #start(): Worker {
    const { name, program, workerData, resourceLimits = {}, receiveError } = this.#options;
    if (this.#closed) throw new Error(`${name} has been closed.`);
    if (this.#worker !== undefined) return this.#worker;
    // The flags of the main thread (`--input-type`, a loader) are not meant for this file, and some would stop it.
    const worker = new Worker(program(), { execArgv: [], workerData, resourceLimits });
    this.#worker = worker;
    // The server keeps the process alive, as long as it is to live.
    worker.unref();
    worker.on('message', (reply: Reply<Answer>) => {
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
    const { name } = this.#options;
    const error = new Error(`${name}'s thread has ended; the next question starts it again.`, { cause });
    for (const { reject } of this.#pending.values()) reject(error);
  }
}

/** The other end, in the thread.
 * @param thread.bytesOf  the bytes of an answer, which are handed over instead of copied where they own their memory */
export function answerAsks<Question, Answer>(
  port: MessagePort,
  thread: {
    answer(question: Question, signal: AbortSignal): Promise<Answer>;
    close(): Promise<void>;
    sendError(error: unknown): unknown;
    bytesOf(answer: Answer): Uint8Array | null;
  },
): void {
  /** What is being answered. */
  const stops = new Map<number, AbortController>();
  const tell = (reply: Reply<Answer>, transfer: TransferListItem[] = []) => port.postMessage(reply, transfer);
  port.on('message', async (ask: Ask<Question>) => {
    if ('close' in ask) {
      await thread.close();
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
      const answer = await thread.answer(ask.question, stop.signal);
      tell({ id, answer }, ownedBy(thread.bytesOf(answer)));
    } catch (error) {
      tell({ id, error: thread.sendError(error) });
    } finally {
      stops.delete(id);
    }
  });
}

/** A body that owns its memory is handed over; a small one may lie in a pool that others use. */
function ownedBy(bytes: Uint8Array | null): ArrayBuffer[] {
  if (bytes === null || bytes.byteLength !== bytes.buffer.byteLength) return [];
  return bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
}
