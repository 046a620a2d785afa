/** Bounds the memory of answers that wait until their readers take them. Most are written out whole; what the system does not
 * take over at once stays here, and a thousand readers that are slow, though not too slow, would fill the memory. */

import type { ServerResponse } from 'node:http';

/** Below this an answer fits into the buffers of the system, or nearly. */
const least = 64 * 1024;

interface Held {
  readonly address: string;
  readonly bytes: number;
}

export class HeldAnswers {
  readonly #maxBytes: number;
  /** The oldest first. */
  readonly #held = new Map<ServerResponse, Held>();
  #bytes = 0;

  /** @param maxBytes  0 is no ceiling */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Counts what is written of an answer until it is taken, or its connection ends. */
  watch(outgoing: ServerResponse): void {
    if (this.#maxBytes === 0) return;
    const hold = () => this.#hold(outgoing);
    const letGo = () => this.#letGo(outgoing);
    outgoing.once('prefinish', hold).on('drain', letGo).once('close', letGo);
    const { write } = outgoing;
    outgoing.write = ((...given: unknown[]) => {
      const taken: boolean = Reflect.apply(write, outgoing, given);
      if (!taken) hold();

      return taken;
    }) as typeof write;
  }

  #hold(outgoing: ServerResponse): void {
    this.#letGo(outgoing);
    const bytes = outgoing.writableLength;
    if (bytes < least) return;
    this.#held.set(outgoing, { address: outgoing.socket?.remoteAddress ?? '', bytes });
    this.#bytes += bytes;
    while (this.#bytes > this.#maxBytes && this.#cutOne(outgoing));
  }

  #letGo(outgoing: ServerResponse): void {
    this.#bytes -= this.#held.get(outgoing)?.bytes ?? 0;
    this.#held.delete(outgoing);
  }

  /** Cuts the oldest answer of the address that holds the most: whoever takes their answers keeps few.
   * @param newest  is not cut for its own size
   * @returns false when nothing else is held */
  #cutOne(newest: ServerResponse): boolean {
    const others = [...this.#held].filter(([outgoing]) => outgoing !== newest);
    const sums = new Map<string, number>();
    for (const [, { address, bytes }] of others) sums.set(address, (sums.get(address) ?? 0) + bytes);
    const most = Math.max(...sums.values());
    const oldest = others.find(([, { address }]) => sums.get(address) === most)?.[0];
    if (oldest === undefined) return false;
    this.#letGo(oldest);
    oldest.destroy();
    return true;
  }
}
