/** Millions of texts in few bytes: UTF-8 in one growing buffer, with where each ends. */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class PackedTexts {
  #bytes = new Uint8Array(1 << 14);
  #ends = new Uint32Array(1 << 11);
  #used = 0;
  length = 0;

  /** @throws RangeError when one column holds more than the browser can keep */
  push(text: string): void {
    const most = 3 * text.length;
    if (this.#used + most > this.#bytes.length) this.#bytes = grown(this.#bytes, this.#used + most);
    if (this.length === this.#ends.length) this.#ends = grown(this.#ends, this.length + 1);
    this.#used += encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written;
    this.#ends[this.length++] = this.#used;
  }

  at(index: number): string {
    const start = index === 0 ? 0 : this.#ends[index - 1]!;
    return decoder.decode(this.#bytes.subarray(start, this.#ends[index]));
  }
}

function grown<T extends Uint8Array | Uint32Array>(old: T, least: number): T {
  const made = new (old.constructor as new (length: number) => T)(Math.max(least, 1.6 * old.length));
  made.set(old);
  return made;
}
