/** Text in pieces, from whatever a caller has it in. */

import { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { encodingOf, isGzip, refuseContainers, type TextEncodingName } from './csv-encoding.ts';
import { TabularError } from './errors.ts';

/** The text itself, its bytes (UTF-8, UTF-16 or Windows-1252; also gzipped), or pieces of either: any Node or web
 * stream. */
export type CsvSource =
  | string
  | Uint8Array
  | Iterable<string | Uint8Array>
  | AsyncIterable<string | Uint8Array>;

/** About a millisecond of parsing. */
export const pieceCharacters = 65_536;
/** How much is looked at to tell the encoding. */
const sniffBytes = 65_536;

export interface CsvPiecesOptions {
  /** Default: told from the bytes. */
  readonly encoding?: TextEncodingName;
  /** Takes what was decided. */
  readonly note: (text: string) => void;
}

/** The text without its byte order mark, at most {@link pieceCharacters} at a time.
 * @throws TypeError when the source is none of those, or a stream gives something else; TabularError `malformed_csv` for
 *         bytes that are no text, or not in the encoding that the file began with */
export async function* csvPieces(source: CsvSource, options: CsvPiecesOptions): AsyncGenerator<string> {
  const whole = typeof source === 'string' || source instanceof Uint8Array;
  if (!whole && !isIterable(source)) {
    throw new TypeError(`CSV must come as a string, bytes or a stream, received ${typeof source}`);
  }
  const { parts, end } = resumable((whole ? [source] : source) as AsyncIterable<string | Uint8Array>);
  try {
    yield* pieces(parts, whole, options);
  } finally {
    await end();
  }
}

/** The parts of a source, in as many loops as one likes: none of them ends it. */
function resumable<T>(source: Iterable<T> | AsyncIterable<T>): {
  parts: AsyncIterable<T>;
  end: () => Promise<void>;
} {
  const iterator =
    Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  return {
    parts: { [Symbol.asyncIterator]: () => ({ next: async () => iterator.next() }) },
    end: async () => void (await iterator.return?.()),
  };
}

async function* pieces(
  parts: AsyncIterable<string | Uint8Array>,
  whole: boolean,
  options: CsvPiecesOptions,
): AsyncGenerator<string> {
  let started = false;
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let decode: Decode | undefined;
  for await (const part of parts) {
    if (typeof part === 'string') {
      if (part === '') continue;
      yield* cut(started || part.charCodeAt(0) !== 0xfeff ? part : part.slice(1));
      started = true;
      continue;
    }
    if (!(part instanceof Uint8Array)) {
      throw new TypeError(`a CSV stream must give strings or bytes, received ${typeof part}`);
    }
    if (decode !== undefined) {
      yield* decode(part, false);
      continue;
    }
    held.push(part);
    heldBytes += part.length;
    if (heldBytes < sniffBytes && !whole) continue;
    if (isGzip(held[0]!)) {
      yield* pieces(inflated(held, parts), false, options);
      return;
    }
    decode = decoderFor(Buffer.concat(held), whole, options);
    yield* decode(Buffer.concat(held), false);
    held = [];
    started = true;
  }
  if (held.length > 0) {
    const bytes = Buffer.concat(held);
    if (isGzip(bytes)) {
      yield* pieces(inflated([bytes], []), false, options);
      return;
    }
    decode = decoderFor(bytes, true, options);
    yield* decode(bytes, false);
  }
  if (decode !== undefined) yield* decode(new Uint8Array(0), true);
}

type Decode = (bytes: Uint8Array, last: boolean) => Generator<string>;

function decoderFor(head: Uint8Array, whole: boolean, { encoding, note }: CsvPiecesOptions): Decode {
  refuseContainers(head);
  const name = encoding ?? encodingOf(head.subarray(0, sniffBytes), whole && head.length <= sniffBytes);
  if (encoding === undefined && name === 'windows-1252')
    note('The file is not UTF-8; it was read as Windows-1252 (Latin-1).');
  const decoder = new TextDecoder(name, { fatal: true });
  let offset = 0;
  return function* decode(bytes, last) {
    try {
      for (let at = 0; at < bytes.length; at += pieceCharacters) {
        const text = decoder.decode(bytes.subarray(at, at + pieceCharacters), { stream: true });
        if (text !== '') yield text;
        offset += Math.min(pieceCharacters, bytes.length - at);
      }
      if (last) yield decoder.decode();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new TabularError(
        'malformed_csv',
        `After byte ${offset} the file holds bytes that are not ${name.toUpperCase()}, though it begins so.`,
        {
          fix: 'Name the encoding (encoding: "windows-1252", --encoding windows-1252), or save the file as UTF-8.',
        },
      );
    }
  };
}

/** What was held back and the rest of a gzipped stream, inflated. */
function inflated(held: readonly Uint8Array[], rest: Iterable<unknown> | AsyncIterable<unknown>): Readable {
  async function* all() {
    yield* held;
    yield* rest as AsyncIterable<Uint8Array>;
  }
  const gunzip = createGunzip();
  const packed = Readable.from(all());
  packed.on('error', (error) => gunzip.destroy(error));
  return packed.pipe(gunzip);
}

function* cut(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceCharacters) yield text.slice(at, at + pieceCharacters);
}

function isIterable(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value)
  );
}
