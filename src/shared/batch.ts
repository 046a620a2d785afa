/** Gathers calls that come while one is under way: they make the next one, together. Making a commit durable waits for
 * the disk, and many changes may share one commit. */

export type Settled<T> = { readonly value: T } | { readonly error: unknown };

export interface BatchOptions<Input, Output> {
  /** Does all of it, in order; what it throws is what every call of the batch ends with. */
  readonly run: (inputs: readonly Input[]) => Promise<readonly Settled<Output>[]>;
  /** About what a waiting call holds in memory, bytes. */
  readonly sizeOf: (input: Input) => number;
  /** What a call ends with when too many wait. */
  readonly refusal: () => Error;
  /** Calls of one batch at most; default: as many as wait. */
  readonly maxBatch?: number;
}

interface Waiting<Input, Output> {
  readonly input: Input;
  readonly bytes: number;
  readonly resolve: (value: Output) => void;
  readonly reject: (error: unknown) => void;
}

/** Calls that may wait for the next batch: more are refused at once. */
const maxWaiting = 10_000;
const maxWaitingBytes = 64 * 2 ** 20;

/** @returns a function that does one thing; things asked for in one turn of the event loop are done together */
export function inBatches<Input, Output>(
  options: BatchOptions<Input, Output>,
): (input: Input) => Promise<Output> {
  const { run, sizeOf, refusal, maxBatch = maxWaiting } = options;
  let waiting: Waiting<Input, Output>[] = [];
  let waitingBytes = 0;
  let running = false;

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      try {
        const settled = await run(batch.map(({ input }) => input));
        for (const [index, { resolve, reject }] of batch.entries()) {
          const outcome = settled[index]!;
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.value);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      for (const { bytes } of batch) waitingBytes -= bytes;
    }
    running = false;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      const bytes = sizeOf(input);
      if (waiting.length >= maxWaiting || waitingBytes + bytes > maxWaitingBytes) return reject(refusal());
      waiting.push({ input, bytes, resolve, reject });
      waitingBytes += bytes;
      if (running) return;
      running = true;
      setImmediate(runAll);
    });
}
