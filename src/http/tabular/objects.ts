/** The locally signed addresses of the embedded object store, spoken as S3 speaks: XML errors, quoted ETags. */

import { newRequestId } from '../../shared/ids.ts';
import { AddressError, type LocalAddresses, type Log, type StoredObject } from '../../tabular/index.ts';
import { bodyChunks } from '../body.ts';
import { Ceiling } from '../ceiling.ts';
import type { RequestLimits } from '../limits.ts';
import type { NodeEnvironment } from '../node.ts';
import { Refusal, retryAfterSeconds } from '../refusal.ts';
import { type HeaderValues, respond } from '../respond.ts';
import { MalformedManifest, readManifest } from './manifest.ts';

const statusOf: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  MethodNotAllowed: 405,
  RequestTimeout: 408,
  InternalError: 500,
  ServiceUnavailable: 503,
  SlowDown: 503,
};

/** Uploads to one address at once: each holds a temporary file. */
const maxPerAddress = 16;

export interface ObjectsTools {
  readonly addresses: LocalAddresses;
  readonly limits: RequestLimits;
  readonly log: Log;
}

/** @returns what answers a request under `/_objects/`; every failure is an XML body with a code and a message */
export function objectsEdge({ addresses, limits, log }: ObjectsTools) {
  const uploads = new Ceiling(maxPerAddress);

  return async (request: Request, environment: NodeEnvironment | undefined): Promise<Response> => {
    try {
      return await answer(request, environment);
    } catch (error) {
      return failure(request, error);
    }
  };

  async function answer(request: Request, environment: NodeEnvironment | undefined): Promise<Response> {
    const address = new URL(request.url);
    if (request.method === 'PUT' || request.method === 'POST') {
      const leave = uploads.enter(address.pathname);
      if (leave === null) return refuse('SlowDown', 'Too many requests are in flight at this address.');
      return take(request, address).finally(leave);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse('MethodNotAllowed', 'The method is not allowed at this address.');
    }
    const { object, etag } = await addresses.get(address);
    const headers = { etag, 'content-length': String(object.bytes) };
    if (request.method === 'HEAD') return respond(200, null, 'application/gzip', headers);
    const body = download(object, environment, (error) =>
      log.error('object_read_failed', { path: address.pathname, error }),
    );
    return respond(200, body, 'application/gzip', headers);
  }

  async function take(request: Request, address: URL): Promise<Response> {
    const body = bodyChunks(request, limits.pace);
    if (request.method === 'PUT') {
      const etag = await addresses.put(address, body, lengthOf(request));
      return respond(200, null, 'application/xml', { etag });
    }
    const etag = await addresses.complete(address, (parts) => readManifest(body, parts));
    const text = `<CompleteMultipartUploadResult><ETag>${escapeXml(etag)}</ETag></CompleteMultipartUploadResult>`;
    return respond(200, xml(text), 'application/xml', { etag });
  }

  function failure(request: Request, error: unknown): Response {
    if (error instanceof AddressError) {
      if (error.cause === undefined) return refuse(error.code, error.message);
      const requestId = newRequestId();
      log.error('object_request_failed', { requestId, method: request.method, error });
      return refuse(error.code, error.message, {}, requestId);
    }
    if (error instanceof MalformedManifest) return refuse('MalformedXML', error.message);
    if (error instanceof Refusal) return refuse('RequestTimeout', error.message, error.headers);
    const requestId = newRequestId();
    if (request.signal.aborted) {
      log.info('object_request_cut', { requestId, method: request.method });
      return refuse('IncompleteBody', 'The connection ended before the body did.', {}, requestId);
    }
    log.error('object_request_failed', { requestId, method: request.method, error });
    return refuse('InternalError', 'We encountered an internal error. Please try again.', {}, requestId);
  }
}

/** The bytes of an object, read as they are fetched: nothing is opened before the first byte is asked for, and what was
 * opened is closed when the reader goes. A read that fails ends the connection: the length has been promised. */
function download(
  object: StoredObject,
  environment: NodeEnvironment | undefined,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined;
  let gone = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          chunks ??= object.stream()[Symbol.asyncIterator]();
          const { done, value } = await chunks.next();
          if (gone) return;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onFailure(error);
          // The server then cancels this stream; told of the error it would print it.
          if (environment?.outgoing === undefined) controller.error(error);
          else environment.outgoing.destroy();
        }
      },
      async cancel() {
        gone = true;
        await chunks?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

function refuse(
  code: string,
  message: string,
  headers: HeaderValues = {},
  requestId = newRequestId(),
): Response {
  const body = `<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message><RequestId>${requestId}</RequestId></Error>`;
  const status = statusOf[code] ?? 400;
  const again = status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {};
  return respond(status, xml(body), 'application/xml', { ...again, ...headers });
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function lengthOf(request: Request): number | null {
  const declared = request.headers.get('content-length');
  return declared === null ? null : Number(declared);
}
