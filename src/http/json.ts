/** JSON text of large plain data without holding up the event loop: a country of 70,000 vertices takes tens of
 * milliseconds in one go. */

import { createHash } from 'node:crypto';
import { Pacer } from '../shared/run-sliced.ts';

/** Positions written at a time: a fraction of a millisecond. */
const chunk = 500;
/** Characters turned into bytes at a time. */
const partLength = 32_768;

/** The UTF-8 bytes of the text that JSON.stringify gives, for data of plain objects, arrays and primitives; and their
 * SHA-256, which takes about as long as writing them. */
export async function serializeSliced(
  value: unknown,
  signal?: AbortSignal,
): Promise<{ readonly bytes: readonly Buffer[]; readonly hash: Buffer }> {
  const pacer = new Pacer(signal);
  const hash = createHash('sha256');
  const bytes: Buffer[] = [];
  let held: string[] = [];
  let length = 0;
  const flush = () => {
    const part = Buffer.from(held.join(''));
    hash.update(part);
    bytes.push(part);
    [held, length] = [[], 0];
  };
  for (const piece of pieces(value)) {
    held.push(piece);
    length += piece.length;
    if (length >= partLength) flush();
    if (pacer.due) await pacer.pause();
  }
  if (length > 0) flush();
  return { bytes, hash: hash.digest() };
}

function* pieces(value: unknown): Generator<string> {
  if (Array.isArray(value)) yield* arrayPieces(value);
  else if (typeof value === 'object' && value !== null) yield* objectPieces(value);
  else yield JSON.stringify(value) ?? 'null';
}

function* objectPieces(value: object): Generator<string> {
  let open = '{';
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${open}${JSON.stringify(key)}:`;
    yield* pieces(member);
    open = ',';
  }
  yield open === '{' ? '{}' : '}';
}

function* arrayPieces(value: readonly unknown[]): Generator<string> {
  const [first] = value;
  const nested = Array.isArray(first) && Array.isArray(first[0]);
  const objects = typeof first === 'object' && first !== null && !Array.isArray(first);
  if (!nested && !objects) {
    if (value.length <= chunk) {
      yield JSON.stringify(value);
      return;
    }
    for (let at = 0; at < value.length; at += chunk)
      yield `${at === 0 ? '[' : ','}${JSON.stringify(value.slice(at, at + chunk)).slice(1, -1)}`;
    yield ']';
    return;
  }
  let open = '[';
  for (const member of value) {
    yield open;
    yield* pieces(member);
    open = ',';
  }
  yield ']';
}
