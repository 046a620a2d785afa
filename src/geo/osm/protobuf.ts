/** The part of the protocol-buffer wire format that OSM PBF uses.
 * @see https://protobuf.dev/programming-guides/encoding/ */

import { Damage, within } from './limits.ts';

const decoder = new TextDecoder();

/** Fields of a message, or the numbers of a packed field, one after the other; nothing is copied. */
export class Message {
  private at = 0;
  private readonly bytes: Uint8Array;
  private wire = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Number of the next field; 0 at the end. Its value must then be read or skipped. */
  next(): number {
    if (this.done) return 0;
    const key = this.varint();
    this.wire = key & 7;
    const field = Math.floor(key / 8);
    if (field === 0) throw truncated();
    return field;
  }

  /** Unsigned; exact up to 2^53. */
  varint(): number {
    let value = 0;
    let scale = 1;
    for (let i = 0; i < 10; i++) {
      if (this.done) throw truncated();
      const byte = this.bytes[this.at++]!;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
    throw truncated();
  }

  /** Zigzag-coded signed number. */
  signed(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** Two's complement, as int32 and int64 fields are written. */
  int(): number {
    const value = this.varint();
    return value > 2 ** 63 ? value - 2 ** 64 : value;
  }

  chunk(): Uint8Array {
    if (this.wire !== 2) throw truncated();
    const length = this.varint();
    if (this.at + length > this.bytes.length) throw truncated();
    const chunk = this.bytes.subarray(this.at, this.at + length);
    this.at += length;
    return chunk;
  }

  text(): string {
    return decoder.decode(this.chunk());
  }

  message(): Message {
    return new Message(this.chunk());
  }

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  skip(): void {
    if (this.wire === 0) this.varint();
    else if (this.wire === 1) this.pass(8);
    else if (this.wire === 2) this.chunk();
    else if (this.wire === 5) this.pass(4);
    else throw truncated();
  }

  private pass(bytes: number): void {
    this.at += bytes;
    if (this.at > this.bytes.length) throw truncated();
  }
}

/** How many numbers a packed field holds: each ends with a byte below 128. */
export function packedCount(bytes: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < bytes.length; i++) if (bytes[i]! < 128) count++;
  return count;
}

/** The numbers of a packed field.
 * @param what     of them, for the message
 * @param ceiling  how many there may be */
export function packed(bytes: Uint8Array, signed: boolean, what: string, ceiling: number): number[] {
  const count = packedCount(bytes);
  within(what, count, ceiling);
  const message = new Message(bytes);
  const values = new Array<number>(count);
  for (let i = 0; i < count; i++) values[i] = signed ? message.signed() : message.varint();
  if (!message.done) throw truncated();
  return values;
}

export const truncated = (): Damage => new Damage('it is truncated or damaged');
