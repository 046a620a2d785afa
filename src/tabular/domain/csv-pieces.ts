/** Text in pieces, from whatever a caller has it in. */

import { TextDecoder } from 'node:util';

/** The text itself, its bytes in UTF-8 (or UTF-16 with a byte order mark), or pieces of either: any Node or web stream. */
export type CsvSource =
  | string
  | Uint8Array
  | Iterable<string | Uint8Array>
  | AsyncIterable<string | Uint8Array>;

/** About a millisecond of parsing. */
export const pieceCharacters = 65_536;

/** The text without its byte order mark, at most {@link pieceCharacters} at a time.
 * @throws TypeError when the source is none of those, or a stream gives something else */
export async function* csvPieces(source: CsvSource): AsyncGenerator<string> {
  const whole = typeof source === 'string' || source instanceof Uint8Array;
  if (!whole && !isIterable(source)) {
    throw new TypeError(`CSV must come as a string, bytes or a stream, received ${typeof source}`);
  }
  let decoder: TextDecoder | undefined;
  let held: Uint8Array = new Uint8Array(0);
  let started = false;
  for await (const part of whole ? [source] : source) {
    if (typeof part === 'string') {
      if (part === '') continue;
      yield* cut(started || part.charCodeAt(0) !== 0xfeff ? part : part.slice(1));
      started = true;
      continue;
    }
    if (!(part instanceof Uint8Array)) {
      throw new TypeError(`a CSV stream must give strings or bytes, received ${typeof part}`);
    }
    // The first two bytes tell the encoding: wait for both.
    held = held.length === 0 ? part : Buffer.concat([held, part]);
    if (decoder === undefined && held.length < 2) continue;
    decoder ??= new TextDecoder(held[0] === 0xff && held[1] === 0xfe ? 'utf-16le' : 'utf-8');
    for (let at = 0; at < held.length; at += pieceCharacters) {
      yield decoder.decode(held.subarray(at, at + pieceCharacters), { stream: true });
    }
    held = new Uint8Array(0);
    started = true;
  }
  if (held.length > 0) yield new TextDecoder().decode(held);
  else if (decoder !== undefined) yield decoder.decode();
}

function* cut(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceCharacters) yield text.slice(at, at + pieceCharacters);
}

function isIterable(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value)
  );
}
