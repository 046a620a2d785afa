/** Millions of texts in few bytes: UTF-8 in one growing buffer, with where each ends. */

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Below this a loop writes a text sooner than the encoder is called. */
const shortText = 32;
/** Texts that are decoded together, which cells read one after another mostly are. */
const blockTexts = 256;
const maxBlockBytes = 1 << 17;
const maxBytes = 2 ** 32 - 1;

export class PackedTexts {
  #bytes = new Uint8Array(1 << 14);
  #ends = new Uint32Array(1 << 11);
  #used = 0;
  length = 0;
  /** The texts that were decoded last. */
  #block: Block = { first: 0, last: -1, from: 0, text: null };

  /** @throws RangeError when one column holds more than the browser can keep */
  push(text: string): void {
    const most = this.#used + 3 * text.length;
    if (most > this.#bytes.length) {
      if (most > maxBytes) throw new RangeError(`length of a column: more than ${maxBytes} bytes`);
      this.#bytes = grown(this.#bytes, most);
    }
    if (this.length === this.#ends.length) this.#ends = grown(this.#ends, this.length + 1);
    this.#used += this.#write(text);
    this.#ends[this.length++] = this.#used;
  }

  #write(text: string): number {
    if (text.length < shortText) {
      let at = 0;
      for (; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code > 127) break;
        this.#bytes[this.#used + at] = code;
      }
      if (at === text.length) return at;
    }
    return encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written;
  }

  at(index: number): string {
    const block = this.#block;
    const { from, text } = index >= block.first && index <= block.last ? block : this.#open(index);
    const start = this.#startOf(index);
    const end = this.#ends[index]!;
    return text === null
      ? decoder.decode(this.#bytes.subarray(start, end))
      : text.slice(start - from, end - from);
  }

  #startOf(index: number): number {
    return index === 0 ? 0 : this.#ends[index - 1]!;
  }

  /** Decodes the texts about one, where each byte is a letter. */
  #open(index: number): Block {
    const first = index - (index % blockTexts);
    const last = Math.min(this.length, first + blockTexts) - 1;
    const from = this.#startOf(first);
    const bytes = this.#bytes.subarray(from, this.#ends[last]);
    const text = bytes.length > maxBlockBytes ? null : decoder.decode(bytes);
    this.#block = { first, last, from, text: text?.length === bytes.length ? text : null };
    return this.#block;
  }
}

interface Block {
  readonly first: number;
  readonly last: number;
  /** Where its bytes begin. */
  readonly from: number;
  /** Null where texts are decoded one by one. */
  readonly text: string | null;
}

function grown<T extends Uint8Array | Uint32Array>(old: T, least: number): T {
  const made = new (old.constructor as new (length: number) => T)(Math.max(least, 1.6 * old.length));
  made.set(old);
  return made;
}
