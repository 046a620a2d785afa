/** The manifest that completes a multipart upload, read as it arrives. */

import { SaxesParser } from 'saxes';
import { Pacer } from '../../shared/run-sliced.ts';

export interface ManifestPart {
  readonly partNumber: number;
  readonly etag: string;
}

export class MalformedManifest extends Error {}

/** What one part may take: four times what S3's own elements need, written out with line breaks. */
const bytesPerPart = 1024;
const bytesAround = 4096;
/** A part's fields lie three deep; what lies deeper belongs to no manifest. */
const maxDepth = 8;
/** Text given to the parser at a time: a fraction of a millisecond. */
const slice = 8192;

const notWellFormed = 'The XML you provided was not well-formed.';

const fieldNames = new Set(['PartNumber', 'ETag']);

/** Reads `CompleteMultipartUpload` with its `Part`s, each with one `PartNumber` and one `ETag`; other elements are
 * passed over.
 * @param parts  how many parts are planned, which bounds the bytes that are read
 * @throws       MalformedManifest */
export async function readManifest(body: AsyncIterable<Uint8Array>, parts: number): Promise<ManifestPart[]> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const reader = new ManifestReader();
  const pacer = new Pacer();
  const feed = async (text: string) => {
    for (let at = 0; at < text.length; at += slice) {
      reader.write(text.slice(at, at + slice));
      if (pacer.due) await pacer.pause();
    }
  };
  let room = bytesAround + parts * bytesPerPart;
  for await (const chunk of body) {
    room -= chunk.byteLength;
    if (room < 0) throw new MalformedManifest(`The manifest is too long for ${parts} parts.`);
    await feed(decoded(() => utf8.decode(chunk, { stream: true })));
  }
  await feed(decoded(() => utf8.decode()));
  return reader.end();
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new MalformedManifest('The XML you provided is not UTF-8.');
  }
}

class ManifestReader {
  readonly #parts: ManifestPart[] = [];
  readonly #path: string[] = [];
  readonly #parser = new SaxesParser();
  /** The fields of the part that is open. */
  #fields = new Map<string, string>();
  #text = '';

  constructor() {
    const parser = this.#parser;
    parser.on('error', () => {
      throw new MalformedManifest(notWellFormed);
    });
    // A document type could only hold entities.
    parser.on('doctype', () => {
      throw new MalformedManifest(notWellFormed);
    });
    parser.on('opentag', ({ name }) => this.#open(withoutPrefix(name)));
    parser.on('closetag', () => this.#close());
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => this.#add(text));
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): ManifestPart[] {
    this.#parser.close();
    if (this.#parts.length === 0) {
      throw new MalformedManifest('The manifest must be a CompleteMultipartUpload with at least one Part.');
    }
    return this.#parts;
  }

  #open(name: string): void {
    const path = this.#path;
    if (path.length === maxDepth) throw new MalformedManifest('The manifest is nested too deeply.');
    if (path.length === 0 && name !== 'CompleteMultipartUpload') {
      throw new MalformedManifest('The manifest must be a CompleteMultipartUpload with at least one Part.');
    }
    if (this.#inPart(3) && fieldNames.has(path[2]!)) {
      throw new MalformedManifest(`${path[2]} holds text, not elements.`);
    }
    path.push(name);
    this.#text = '';
    if (this.#inPart(2)) this.#fields = new Map();
  }

  #close(): void {
    const name = this.#path.at(-1)!;
    if (this.#inPart(3) && fieldNames.has(name)) {
      if (this.#fields.has(name)) throw new MalformedManifest(`A Part has more than one ${name}.`);
      this.#fields.set(name, this.#text);
    } else if (this.#inPart(2)) this.#parts.push(toPart(this.#fields));
    this.#path.pop();
  }

  #add(text: string): void {
    if (this.#inPart(3)) this.#text += text;
  }

  #inPart(depth: number): boolean {
    return this.#path.length === depth && this.#path[1] === 'Part';
  }
}

function toPart(fields: ReadonlyMap<string, string>): ManifestPart {
  const partNumber = Number(/^\s*([1-9]\d{0,8})\s*$/.exec(fields.get('PartNumber') ?? '')?.[1]);
  const etag = fields.get('ETag');
  if (Number.isNaN(partNumber) || etag === undefined) {
    throw new MalformedManifest('Each Part needs a PartNumber from 1 and an ETag.');
  }
  return { partNumber, etag };
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
