/** The locally signed addresses of the embedded object store, spoken as S3 speaks: XML errors, quoted ETags. */

import { Readable } from 'node:stream';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { newRequestId } from '../../shared/ids.ts';
import { AddressError, type LocalAddresses, type Log } from '../../tabular/index.ts';
import { respond } from '../respond.ts';

const maxManifestBytes = 4 * 2 ** 20;

const statusOf: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  MethodNotAllowed: 405,
  InternalError: 500,
  ServiceUnavailable: 503,
  SlowDown: 503,
};

/** @returns the answer to a request under `/_objects/`; every failure is an XML body with a code and a message */
export async function answerObjects(
  request: Request,
  addresses: LocalAddresses,
  log: Log,
): Promise<Response> {
  try {
    const address = new URL(request.url);
    if (request.method === 'PUT') {
      const etag = await addresses.put(address, bodyOf(request), lengthOf(request));
      return respond(200, null, 'application/xml', { etag });
    }
    if (request.method === 'POST') {
      const etag = await addresses.complete(address, parseManifest(await textOf(request)));
      const body = `<CompleteMultipartUploadResult><ETag>${escapeXml(etag)}</ETag></CompleteMultipartUploadResult>`;
      return respond(200, xml(body), 'application/xml', { etag });
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      const { object, etag } = await addresses.get(address);
      const headers = { etag, 'content-length': String(object.bytes) };
      if (request.method === 'HEAD') return respond(200, null, 'application/gzip', headers);
      const stream = Readable.toWeb(Readable.from(object.stream())) as ReadableStream;
      return respond(200, stream, 'application/gzip', headers);
    }
    return refuse('MethodNotAllowed', 'The method is not allowed at this address.');
  } catch (error) {
    if (error instanceof AddressError) {
      if (error.cause === undefined) return refuse(error.code, error.message);
      const requestId = newRequestId();
      log.error('object_request_failed', { requestId, method: request.method, error });
      return refuse(error.code, error.message, requestId);
    }
    if (error instanceof MalformedManifest) return refuse('MalformedXML', error.message);
    const requestId = newRequestId();
    log.error('object_request_failed', { requestId, method: request.method, error });
    return refuse('InternalError', 'We encountered an internal error. Please try again.', requestId);
  }
}

function refuse(code: string, message: string, requestId = newRequestId()): Response {
  const body = `<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message><RequestId>${requestId}</RequestId></Error>`;
  return respond(statusOf[code] ?? 400, xml(body), 'application/xml');
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

async function* bodyOf(request: Request): AsyncGenerator<Uint8Array> {
  if (request.body !== null) yield* request.body as unknown as AsyncIterable<Uint8Array>;
}

function lengthOf(request: Request): number | null {
  const declared = request.headers.get('content-length');
  return declared === null ? null : Number(declared);
}

class MalformedManifest extends Error {}

async function textOf(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of bodyOf(request)) {
    bytes += chunk.byteLength;
    if (bytes > maxManifestBytes) throw new MalformedManifest('The manifest is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

// Values stay text, so that an ETag of digits keeps its zeros; a document type could only hold entities.
// Numeric character references are XML's own, though the parser files them under HTML.
const parser = new XMLParser({
  parseTagValue: false,
  htmlEntities: true,
  removeNSPrefix: true,
  isArray: (name) => name === 'Part',
});

/** Reads `CompleteMultipartUpload` with its `Part`s, each with `PartNumber` and `ETag`. */
function parseManifest(text: string): { partNumber: number; etag: string }[] {
  if (/<!DOCTYPE/i.test(text) || XMLValidator.validate(text) !== true) {
    throw new MalformedManifest('The XML you provided was not well-formed.');
  }
  const { CompleteMultipartUpload: root } = parser.parse(text) as Record<string, unknown>;
  const parts = (root as { Part?: unknown } | undefined)?.Part;
  if (!Array.isArray(parts)) {
    throw new MalformedManifest('The manifest must be a CompleteMultipartUpload with at least one Part.');
  }
  return parts.map((part: Record<string, unknown>) => {
    const partNumber = Number(part.PartNumber);
    if (!Number.isInteger(partNumber) || partNumber < 1 || typeof part.ETag !== 'string') {
      throw new MalformedManifest('Each Part needs a PartNumber from 1 and an ETag.');
    }
    return { partNumber, etag: part.ETag };
  });
}
