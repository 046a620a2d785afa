/** Bounds the memory of answers that wait until their readers take them. An answer is written out whole; what the system does
 * not take over at once stays here, and a thousand readers that are slow, though not too slow, would fill the memory. */

import type { ServerResponse } from 'node:http';

/** Below this an answer fits into the buffers of the system, or nearly. */
const least = 64 * 1024;

/** Those of one address. */
interface Held {
  bytes: number;
  /** The oldest first. */
  readonly answers: Map<ServerResponse, number>;
}

export class HeldAnswers {
  readonly #maxBytes: number;
  readonly #addresses = new Map<string, Held>();
  bytes = 0;

  /** @param maxBytes  0 is no ceiling */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Counts an answer, once all of it is written, until it is taken or its connection ends. */
  watch(outgoing: ServerResponse): void {
    if (this.#maxBytes > 0) outgoing.once('prefinish', () => this.#add(outgoing));
  }

  #add(outgoing: ServerResponse): void {
    const bytes = outgoing.writableLength;
    if (bytes < least) return;
    const address = outgoing.socket?.remoteAddress ?? '';
    const held = this.#addresses.get(address) ?? { bytes: 0, answers: new Map() };
    this.#addresses.set(address, held);
    held.answers.set(outgoing, bytes);
    held.bytes += bytes;
    this.bytes += bytes;
    outgoing.once('close', () => this.#remove(outgoing, address));
    while (this.bytes > this.#maxBytes && this.#cutOne(outgoing));
  }

  /** Cuts the oldest answer of the address that holds the most: whoever takes their answers keeps few.
   * @param newest  is not cut for its own size
   * @returns false when nothing else is held */
  #cutOne(newest: ServerResponse): boolean {
    const others = ({ bytes, answers }: Held) => bytes - (answers.get(newest) ?? 0);
    const [address, most] = [...this.#addresses].reduce((a, b) => (others(b[1]) > others(a[1]) ? b : a));
    const oldest = [...most.answers.keys()].find((outgoing) => outgoing !== newest);
    if (oldest === undefined) return false;
    this.#remove(oldest, address);
    oldest.destroy();
    return true;
  }

  #remove(outgoing: ServerResponse, address: string): void {
    const held = this.#addresses.get(address);
    const bytes = held?.answers.get(outgoing);
    if (held === undefined || bytes === undefined) return;
    held.answers.delete(outgoing);
    held.bytes -= bytes;
    this.bytes -= bytes;
    if (held.answers.size === 0) this.#addresses.delete(address);
  }
}
