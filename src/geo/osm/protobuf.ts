/** The part of the protocol-buffer wire format that OSM PBF uses.
 * @see https://protobuf.dev/programming-guides/encoding/ */

import { GeoError } from '../domain/errors.ts';

const decoder = new TextDecoder();

export class Message {
  private at: number;
  private readonly end: number;
  private readonly bytes: Uint8Array;
  private wire = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.at = 0;
    this.end = bytes.length;
  }

  /** Number of the next field; 0 at the end. Its value must then be read or skipped. */
  next(): number {
    if (this.at >= this.end) return 0;
    const key = this.varint();
    this.wire = key & 7;
    return Math.floor(key / 8);
  }

  /** Unsigned; exact up to 2^53. */
  varint(): number {
    let value = 0;
    let scale = 1;
    for (let i = 0; i < 10; i++) {
      if (this.at >= this.end) throw truncated();
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
    const length = this.varint();
    if (this.at + length > this.end) throw truncated();
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
    return this.at >= this.end;
  }

  skip(): void {
    if (this.wire === 0) this.varint();
    else if (this.wire === 1) this.at += 8;
    else if (this.wire === 2) this.chunk();
    else if (this.wire === 5) this.at += 4;
    else throw truncated();
  }
}

export function packed(bytes: Uint8Array, signed: boolean): number[] {
  const message = new Message(bytes);
  const values: number[] = [];
  while (!message.done) values.push(signed ? message.signed() : message.varint());
  return values;
}

export function truncated(): GeoError {
  return new GeoError('data_corrupt', 'The PBF file is truncated or damaged.', {
    fix: 'Download the extract again.',
  });
}
