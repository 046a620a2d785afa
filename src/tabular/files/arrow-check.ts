/** Whether what an Arrow file says of itself fits into its bytes (Arrow columnar format 1.4, flatbuffers): a list of two
 * thousand million entries in a file of a hundred bytes would fill the memory before anybody saw that they are not there. */

import { mostUnpacked } from './claims.ts';

/** How deep lists and structs may nest. */
const deepest = 64;
const int32 = 4;
const int64 = 8;
/** Rows of a batch that may take no bytes at all: those of columns without a value. */
const freeRows = 65_536;

/** Tables and lists of a flatbuffer; offsets are bytes from its beginning. */
class Walker {
  private readonly view: DataView;
  /** Fields seen: damaged offsets may lead to the same one again and again. */
  private fields = 0;
  /** Bytes of all buffers, unpacked. */
  private unpacked = 0;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  uint32(at: number): number {
    return this.view.getUint32(at, true);
  }

  /** Where the table begins that the offset at `at` leads to. */
  private table(at: number): number {
    return at + this.uint32(at);
  }

  /** Where a slot of a table stands; 0 when it is left out. */
  private slot(table: number, slot: number): number {
    const vtable = table - this.view.getInt32(table, true);
    if (slot >= this.view.getUint16(vtable, true)) return 0;
    const offset = this.view.getUint16(vtable + slot, true);
    return offset === 0 ? 0 : table + offset;
  }

  /** Checks a list and gives the places of its entries. */
  private *list(at: number, stride: number): Generator<number> {
    if (at === 0) return;
    const begin = this.table(at);
    const count = this.uint32(begin);
    if (count * stride > this.view.byteLength - begin - int32)
      throw new RangeError('a list ends behind the file');
    for (let i = 0; i < count; i++) yield begin + int32 + i * stride;
  }

  private atMost(at: number, most: number): void {
    const value = this.view.getBigInt64(at, true);
    if (value < 0n || value > BigInt(most)) throw new RangeError(`a length of ${value}`);
  }

  private checkList(at: number, stride: number): void {
    this.list(at, stride).next();
  }

  schema(at: number): void {
    if (at === 0) return;
    const schema = this.table(at);
    for (const field of this.list(this.slot(schema, 6), int32)) this.field(this.table(field), 1);
    this.checkList(this.slot(schema, 8), int32);
  }

  private field(field: number, depth: number): void {
    if (depth > deepest || ++this.fields > this.view.byteLength)
      throw new RangeError('fields nest without an end');
    const type = this.slot(field, 10);
    if (type !== 0 && this.view.getUint8(this.slot(field, 8)) === union)
      this.checkList(this.slot(this.table(type), 6), int32);
    for (const child of this.list(this.slot(field, 14), int32)) this.field(this.table(child), depth + 1);
    this.checkList(this.slot(field, 16), int32);
  }

  /** @param body where its buffers begin */
  private batch(at: number, body: number): void {
    if (at === 0) return;
    const batch = this.table(at);
    const isPacked = this.slot(batch, 10) !== 0;
    let bytes = 0;
    for (const buffer of this.list(this.slot(batch, 8), 16)) {
      this.atMost(buffer, this.view.byteLength);
      this.atMost(buffer + int64, this.view.byteLength);
      const [from, length] = [buffer, buffer + int64].map((place) =>
        Number(this.view.getBigInt64(place, true)),
      );
      bytes += isPacked && length! > 0 ? this.unpackedLength(body + from!, length!) : length!;
    }
    this.unpacked += bytes;
    if (this.unpacked > mostUnpacked(this.view.byteLength)) throw new RangeError('it unpacks to too much');
    // A truth takes a bit.
    const most = freeRows + 8 * bytes;
    const length = this.slot(batch, 4);
    if (length !== 0) this.atMost(length, most);
    for (const node of this.list(this.slot(batch, 6), 16)) {
      this.atMost(node, most);
      this.atMost(node + int64, most);
    }
    this.checkList(this.slot(batch, 12), 8);
  }

  /** As a packed buffer says it in front; −1 where it is not packed after all. */
  private unpackedLength(at: number, packed: number): number {
    const length = this.view.getBigInt64(at, true);
    if (length === -1n) return packed;
    this.atMost(at, mostUnpacked(this.view.byteLength));
    return Number(length);
  }

  /** @param at of the message's flatbuffer
   * @param length of that; the body follows
   * @returns bytes of the body */
  message(at: number, length: number): number {
    const message = this.table(at);
    const kind = this.slot(message, 6);
    const header = this.slot(message, 8);
    switch (kind === 0 ? 0 : this.view.getUint8(kind)) {
      case 1:
        this.schema(header);
        break;
      case 2:
        if (header !== 0) this.batch(this.slot(this.table(header), 6), at + length);
        break;
      case 3:
        this.batch(header, at + length);
        break;
    }
    const body = this.slot(message, 10);
    return body === 0 ? 0 : Number(this.view.getBigInt64(body, true));
  }

  footer(at: number): void {
    const footer = this.table(at);
    this.schema(this.slot(footer, 6));
    for (const slot of [8, 10]) {
      for (const block of this.list(this.slot(footer, slot), 24)) {
        const begin = Number(this.view.getBigInt64(block, true));
        const at = begin + (this.uint32(begin) === continuation ? 2 * int32 : int32);
        this.message(at, this.uint32(at - int32));
      }
    }
    this.checkList(this.slot(footer, 12), int32);
  }
}

const union = 14;
const continuation = 0xffffffff;
const magicBytes = 6;

/** @throws RangeError when a list or an offset leads out of the file */
export function checkArrow(bytes: Uint8Array): void {
  const walker = new Walker(bytes);
  if (bytes[0] === 0x41) {
    const end = bytes.length - magicBytes - int32;
    walker.footer(end - walker.uint32(end));
    return;
  }
  for (let at = 0; at + int32 <= bytes.length; ) {
    let length = walker.uint32(at);
    at += int32;
    if (length === continuation) {
      length = walker.uint32(at);
      at += int32;
    }
    if (length === 0) return;
    at += length + walker.message(at, length);
  }
}
