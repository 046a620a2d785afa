/** CSV in pieces of UTF-8, from whatever a caller has it in. */

import { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { through } from '../../shared/through.ts';
import { TabularError } from '../domain/errors.ts';
import { decodeDos, isDosCodePage } from './dos-code-pages.ts';
import {
  encodingOf,
  isGzip,
  refuseContainers,
  type TextEncodingName,
  type ToldEncoding,
} from './encoding.ts';
import { orderOfUtf32, utf32Decoder } from './utf-32.ts';

/** The text itself, its bytes (UTF-8, UTF-16, UTF-32 or Windows-1252; also gzipped), or pieces of either: any Node or web
 * stream. */
export type CsvSource =
  | string
  | Uint8Array
  | Iterable<string | Uint8Array>
  | AsyncIterable<string | Uint8Array>;

/** A fraction of a millisecond of parsing. */
export const pieceBytes = 65_536;
/** DOS ends a text with it. */
const endOfDos = 0x1a;
/** How much is looked at to tell the encoding. */
const sniffBytes = 65_536;

export interface CsvPiecesOptions {
  /** Default: told from the bytes. */
  readonly encoding?: TextEncodingName;
  /** Hand zero bytes on. */
  readonly verbatim?: boolean;
  /** Takes what was decided. */
  readonly note: (text: string) => void;
}

/** The text as UTF-8 without its byte order mark and without zero bytes, about {@link pieceBytes} at a time. Bytes that say
 * they are UTF-8 are handed on unchecked: the parser checks them.
 * @throws TypeError when the source is none of those, or a stream gives something else; TabularError `malformed_csv` for
 *         bytes that are no text, or not in the encoding that the file began with */
export async function* csvPieces(source: CsvSource, options: CsvPiecesOptions): AsyncGenerator<Uint8Array> {
  const whole = typeof source === 'string' || source instanceof Uint8Array;
  if (!whole && !isIterable(source)) {
    throw new TypeError(`CSV must come as a string, bytes or a stream, received ${typeof source}`);
  }
  const { parts, end } = resumable((whole ? [source] : source) as AsyncIterable<string | Uint8Array>);
  let zeros = 0;
  try {
    for await (const piece of pieces(parts, whole, options)) {
      const bare =
        options.verbatim || !piece.includes(endOfDos) ? piece : piece.filter((byte) => byte !== endOfDos);
      const text = !options.verbatim && bare.includes(0) ? bare.filter((byte) => byte !== 0) : bare;
      zeros += bare.length - text.length;
      if (text.length > 0) yield text;
    }
    if (zeros > 0) options.note(`${zeros} zero ${zeros === 1 ? 'byte was' : 'bytes were'} left out.`);
  } catch (error) {
    throw asCutShort(error);
  } finally {
    await end();
  }
}

/** What zlib throws, as a person reads it. */
export function asCutShort(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || !code.startsWith('Z_')) return error;
  return new TabularError('malformed_csv', 'The compressed file is cut short or damaged.', {
    fix: 'Fetch or pack the file again.',
    cause: error,
  });
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
): AsyncGenerator<Uint8Array> {
  let started = false;
  // A pair of surrogates may arrive in halves.
  let half = '';
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let decode: Decode | undefined;
  for await (const part of parts) {
    if (typeof part === 'string') {
      if (part === '') continue;
      const text = half + (started || part.charCodeAt(0) !== 0xfeff ? part : part.slice(1));
      const paired = isHighSurrogate(text.charCodeAt(text.length - 1)) ? text.length - 1 : text.length;
      half = text.slice(paired);
      yield* cutText(text.slice(0, paired));
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
  if (half !== '') yield Buffer.from(half);
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

type Decode = (bytes: Uint8Array, last: boolean) => Generator<Uint8Array>;

function decoderFor(head: Uint8Array, whole: boolean, { encoding, note }: CsvPiecesOptions): Decode {
  refuseContainers(head);
  const order = encoding === undefined ? orderOfUtf32(head) : undefined;
  if (order !== undefined) {
    const text = utf32Decoder(order);
    return function* decode(bytes, last) {
      for (let at = 0; at < bytes.length; at += pieceBytes)
        yield Buffer.from(text(bytes.subarray(at, at + pieceBytes), false));
      if (last) yield Buffer.from(text(new Uint8Array(0), true));
    };
  }
  const told =
    encoding === undefined
      ? encodingOf(head.subarray(0, sniffBytes), whole && head.length <= sniffBytes)
      : { name: encoding };
  const { name } = told;
  if (encoding === undefined && !name.startsWith('utf-')) note(guessNote(told));
  if (isDosCodePage(name)) {
    return function* decode(bytes) {
      for (let at = 0; at < bytes.length; at += pieceBytes)
        yield Buffer.from(decodeDos(name, bytes.subarray(at, at + pieceBytes)));
    };
  }
  if (name === 'utf-8') {
    const mark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
    let begun = false;
    return function* asItIs(bytes) {
      yield* cut(begun ? bytes : bytes.subarray(mark));
      begun = true;
    };
  }
  const decoder = new TextDecoder(name, { fatal: true });
  let offset = 0;
  return function* decode(bytes, last) {
    try {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const text = decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true });
        if (text !== '') yield Buffer.from(text);
        offset += Math.min(pieceBytes, bytes.length - at);
      }
      if (last) yield Buffer.from(decoder.decode());
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw otherEncoding(name, offset);
    }
  };
}

function guessNote({ name, maybe }: ToldEncoding): string {
  const read =
    name === 'windows-1252'
      ? 'it was read as Windows-1252 (Latin-1)'
      : name === 'macintosh'
        ? 'it was read in the encoding of old Macs (macintosh)'
        : `by its letters it was read as ${name}`;
  const other =
    maybe === undefined ? '' : ` If letters look wrong, it may be ${maybe} (encoding, --encoding).`;
  return `The file is not UTF-8; ${read}.${other}`;
}

/** @param offset of the first byte that is known to be at fault, or a little before it */
export function otherEncoding(name: TextEncodingName, offset: number): TabularError {
  return new TabularError(
    'malformed_csv',
    `After byte ${offset} the file holds bytes that are not ${name.toUpperCase()}, though it begins so.`,
    {
      fix: 'Name the encoding (encoding: "windows-1252", --encoding windows-1252), or save the file as UTF-8.',
    },
  );
}

/** What was held back and the rest of a gzipped stream, inflated. */
function inflated(held: readonly Uint8Array[], rest: Iterable<unknown> | AsyncIterable<unknown>): Readable {
  async function* all() {
    yield* held;
    yield* rest as AsyncIterable<Uint8Array>;
  }
  return through(Readable.from(all()), createGunzip());
}

function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

function* cutText(text: string): Generator<Uint8Array> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + pieceBytes);
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end++;
    yield Buffer.from(text.slice(at, end));
    at = end;
  }
}

function isIterable(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value)
  );
}
