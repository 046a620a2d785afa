/** How much a JSON text holds, told from its bytes: parsing a few megabytes of tiny values takes many times as long as
 * looking at them, and cannot be interrupted. */

import { Pacer } from '../shared/run-sliced.ts';

export interface JsonShape {
  /** Members and elements, those of all levels together. */
  readonly maxValues: number;
  readonly maxDepth: number;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** Bytes looked at between two looks at the clock: a fraction of a millisecond. */
const slice = 16_384;

/** Whether a text keeps within a shape. Any bytes may be asked about; for those that are no JSON the answer says no more
 * than that parsing them is quick. */
export async function withinShape(bytes: Uint8Array, shape: JsonShape): Promise<boolean> {
  const counter = new ShapeCounter(shape);
  const pacer = new Pacer();
  for (let at = 0; at < bytes.length; at += slice) {
    if (!counter.count(bytes, at, Math.min(at + slice, bytes.length))) return false;
    if (pacer.due) await pacer.pause();
  }
  return true;
}

class ShapeCounter {
  readonly #shape: JsonShape;
  #values = 1;
  #depth = 0;
  #inString = false;
  #escaped = false;

  constructor(shape: JsonShape) {
    this.#shape = shape;
  }

  /** @returns false once the shape is passed */
  count(bytes: Uint8Array, start: number, end: number): boolean {
    let at = start;
    while (at < end) {
      at = this.#inString ? this.#throughString(bytes, at, end) : this.#throughStructure(bytes, at, end);
    }
    return this.#values <= this.#shape.maxValues && this.#depth <= this.#shape.maxDepth;
  }

  /** To the byte after the string's closing quote. */
  #throughString(bytes: Uint8Array, start: number, end: number): number {
    let escaped = this.#escaped;
    let at = start;
    while (at < end) {
      const byte = bytes[at++];
      if (escaped) escaped = false;
      else if (byte === backslash) escaped = true;
      else if (byte === quote) {
        this.#inString = false;
        break;
      }
    }
    this.#escaped = escaped;
    return at;
  }

  /** To the byte after the next opening quote. */
  #throughStructure(bytes: Uint8Array, start: number, end: number): number {
    const { maxDepth } = this.#shape;
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at];
      if (byte === quote) {
        this.#inString = true;
        return at + 1;
      }
      if (byte === comma) this.#values += 1;
      else if (byte === openBracket || byte === openBrace) {
        this.#values += 1;
        this.#depth += 1;
        if (this.#depth > maxDepth) return end;
      } else if (byte === closeBracket || byte === closeBrace) this.#depth -= 1;
    }
    return end;
  }
}
