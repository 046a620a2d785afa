/** The records of Parquet files (Thrift, compact protocol), read with every length checked against the bytes that are there. */

/** A number, the bytes of a text, a list, a record by the numbers of its fields, or a truth. */
export type Thrift = number | boolean | Uint8Array | readonly Thrift[] | ThriftRecord;
export type ThriftRecord = ReadonlyMap<number, Thrift>;

/** Kinds of values as the protocol numbers them. */
const [isTrue, isFalse, byte, i16, i32, i64, double, binary, list, set, struct] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12,
];
/** A whole number of 64 bits in groups of 7. */
const longestVarint = 10;
const deepest = 16;

export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  offset: number;

  constructor(bytes: Uint8Array, offset = 0) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.offset = offset;
  }

  get left(): number {
    return this.#bytes.length - this.offset;
  }

  byte(): number {
    return this.take(1)[0]!;
  }

  uint32(): number {
    this.offset += 4;
    return this.#view.getUint32(this.offset - 4, true);
  }

  take(length: number): Uint8Array {
    if (!(length >= 0 && length <= this.left))
      throw new Error('a length goes beyond the bytes that are there');
    this.offset += length;
    return this.#bytes.subarray(this.offset - length, this.offset);
  }

  /** Without a sign; beyond 2⁵³ not exact. */
  varint(): number {
    let value = 0;
    for (let place = 0; place < longestVarint; place++) {
      const next = this.byte();
      value += (next & 0x7f) * 128 ** place;
      if (next < 0x80) return value;
    }
    throw new Error('a number has more digits than it can');
  }

  zigzag(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}

/** @throws Error for what is no record, or claims more than its bytes hold */
export function readThrift(reader: ByteReader, depth = 0): ThriftRecord {
  if (depth > deepest) throw new Error('records are nested too deep');
  const fields = new Map<number, Thrift>();
  let field = 0;
  for (;;) {
    const head = reader.byte();
    const kind = head & 0x0f;
    if (kind === 0) return fields;
    field = head >> 4 ? field + (head >> 4) : reader.zigzag();
    fields.set(field, kind === isTrue || kind === isFalse ? kind === isTrue : readValue(reader, kind, depth));
  }
}

function readValue(reader: ByteReader, kind: number, depth: number): Thrift {
  if (kind === isTrue || kind === isFalse || kind === byte) return reader.byte();
  if (kind === i16 || kind === i32 || kind === i64) return reader.zigzag();
  if (kind === double) return reader.take(8);
  if (kind === binary) return reader.take(reader.varint());
  if (kind === struct) return readThrift(reader, depth + 1);
  if (kind !== list && kind !== set) throw new Error(`a record holds a value of kind ${kind}`);
  const head = reader.byte();
  const length = head >> 4 === 15 ? reader.varint() : head >> 4;
  // Every value takes a byte at least.
  if (length > reader.left) throw new Error('a list is longer than the bytes that are there');
  if (depth >= deepest) throw new Error('lists are nested too deep');
  return Array.from({ length }, () => readValue(reader, head & 0x0f, depth + 1));
}
