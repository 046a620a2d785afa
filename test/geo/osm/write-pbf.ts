/** Just enough of OSM PBF to write files that no honest writer would. */

import { deflateSync } from 'node:zlib';

export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}

export const number = (field: number, value: number): Buffer =>
  Buffer.concat([varint(field * 8), varint(value)]);

export const bytes = (field: number, content: Uint8Array | string): Buffer => {
  const body = Buffer.from(content as string);
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body]);
};

export const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const packed = (values: readonly number[]): Buffer => Buffer.concat(values.map(varint));

/** @param claimed  bytes that the blob says it holds */
export function blob(type: string, content: Buffer, claimed = content.length): Buffer {
  const body = Buffer.concat([number(2, claimed), bytes(3, deflateSync(content, { level: 1 }))]);
  return framed(type, body);
}

/** A blob whose packed bytes are given. */
export function framed(type: string, body: Buffer): Buffer {
  const header = Buffer.concat([bytes(1, type), number(3, body.length)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(header.length);
  return Buffer.concat([size, header, body]);
}

export const header = (): Buffer =>
  blob('OSMHeader', Buffer.concat([bytes(4, 'OsmSchema-V0.6'), bytes(4, 'DenseNodes')]));

/** A block of a table of texts and groups. */
export const block = (texts: readonly string[], ...groups: readonly Buffer[]): Buffer =>
  Buffer.concat([
    bytes(1, Buffer.concat(texts.map((text) => bytes(1, text)))),
    ...groups.map((group) => bytes(2, group)),
  ]);

/** A small whole file: four tagged nodes, a way and a relation. */
export function smallFile(): Buffer {
  const texts = ['', 'amenity', 'cafe', 'building', 'yes', 'type', 'multipolygon', 'outer'];
  const dense = Buffer.concat([
    bytes(1, packed([1, 1, 1, 1].map(zigzag))),
    bytes(8, packed([0, 10_000, 0, -10_000].map(zigzag))),
    bytes(9, packed([0, 0, 10_000, 0].map(zigzag))),
    bytes(10, packed([1, 2, 0, 0, 0, 0])),
  ]);
  const way = Buffer.concat([number(1, 7), bytes(8, packed([1, 1, 1, 1, -3].map(zigzag)))]);
  const relation = Buffer.concat([
    number(1, 9),
    bytes(2, packed([5, 3])),
    bytes(3, packed([6, 4])),
    bytes(8, packed([7])),
    bytes(9, packed([zigzag(7)])),
    bytes(10, packed([1])),
  ]);
  const data = block(texts, bytes(2, dense), bytes(3, way), bytes(4, relation));
  return Buffer.concat([header(), blob('OSMData', data)]);
}
