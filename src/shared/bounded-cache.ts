/** A cache whose memory has a ceiling: entries are weighed, the least recently used go first. */

/** What a Map keeps for an entry besides its key and value, roughly. */
const entryBytes = 128;

/** Bytes of a text in memory, at most: two a character. */
export const textBytes = (text: string | null | undefined): number => 2 * (text?.length ?? 0);

export class BoundedCache<Value> {
  readonly maxBytes: number;
  readonly maxEntries: number;
  // A Map iterates in order of insertion: what is inserted again at each use comes last.
  readonly #entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  #bytes = 0;

  /** @param maxBytes    ceiling of the weights of all entries together, keys included
   * @param maxEntries  ceiling of their number */
  constructor(maxBytes: number, maxEntries = Number.POSITIVE_INFINITY) {
    this.maxBytes = maxBytes;
    this.maxEntries = maxEntries;
  }

  /** Weight of all that is kept. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value, unless it alone is above the ceiling.
   * @param bytes  weight of the value; that of the key is added */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const weight = bytes + textBytes(key) + entryBytes;
    if (weight > this.maxBytes || this.maxEntries < 1) return;
    this.#entries.set(key, { value, bytes: weight });
    this.#bytes += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes && this.#entries.size <= this.maxEntries) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
