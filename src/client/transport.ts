/** Requests to the service and to object storage; retries where the service says so. */

import { type ErrorEnvelope, fromEnvelope, GraticuleClientError } from './errors.ts';

/** Puts bytes at a signed address; follows no redirect to another origin. `onSent` gets the fraction that has left. */
export type Upload = (request: {
  readonly url: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly onSent: (fraction: number) => void;
  readonly signal: AbortSignal | undefined;
}) => Promise<Response>;

/** Options of `createClient`. */
export interface ClientOptions {
  /** Origin of the service. */
  readonly baseUrl: string;
  /** Sent as `Authorization: Bearer …`.
   * @defaultValue none */
  readonly apiKey?: string;
  /** @defaultValue the global `fetch` */
  readonly fetch?: typeof fetch;
  /** How often a request is repeated after a failure that the service marks retryable.
   * @defaultValue 5 */
  readonly maxRetries?: number;
  /** Bytes that a result may have, compressed and not.
   * @defaultValue 1 GiB */
  readonly maxResultBytes?: number;
  /** Puts bytes at signed addresses.
   * @defaultValue `fetch`, which tells nothing of the way there */
  readonly upload?: Upload;
  /** Waits between polls and retries; tests pass their own.
   * @defaultValue a timer */
  readonly sleep?: TransportOptions['sleep'];
}

export interface TransportOptions {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly fetch: typeof fetch;
  readonly upload: Upload | undefined;
  readonly maxRetries: number;
  readonly maxResultBytes: number;
  /** Waits for so many milliseconds; rejects when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export class Transport {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = { ...options, baseUrl: options.baseUrl.replace(/(?<!\/)\/+$/, '') };
  }

  sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
    return this.#options.sleep(ms, signal);
  }

  /** Calls a route. A blob goes as it is, other bodies as JSON. Failures marked retryable are tried again with back-off, or after `Retry-After`. */
  async json<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    onHeaders?: (headers: Headers) => void,
  ): Promise<T> {
    const { maxRetries } = this.#options;
    for (let attempt = 0; ; attempt++) {
      const response = await this.#call(method, path, body, signal);
      const text = await response.text();
      if (response.ok) {
        onHeaders?.(response.headers);
        return JSON.parse(text) as T;
      }
      const error = failureOf(response.status, text);
      if (!error.retryable || attempt >= maxRetries) throw error;
      const named = Number(response.headers.get('retry-after') ?? Number.NaN);
      const backOff = Math.min(30_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2);
      await this.sleep(Number.isFinite(named) ? named * 1000 : backOff, signal);
    }
  }

  /** Reads a route once, for what may as well be missing. */
  async once<T>(path: string, signal: AbortSignal | undefined): Promise<T> {
    const response = await this.#call('GET', path, undefined, signal);
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as T;
    throw failureOf(response.status, text);
  }

  #call(method: string, path: string, body: unknown, signal: AbortSignal | undefined): Promise<Response> {
    const { baseUrl, apiKey } = this.#options;
    const isFile = body instanceof Blob;
    return this.#fetch(baseUrl + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        ...(body === undefined
          ? {}
          : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  /** Puts bytes at a signed address, without credentials.
   * @returns the ETag with its quotes */
  async put(
    url: string,
    bytes: Uint8Array<ArrayBuffer>,
    onSent: (fraction: number) => void,
    signal?: AbortSignal,
  ): Promise<string> {
    const { upload } = this.#options;
    const headers = { 'content-type': 'application/gzip' };
    const response =
      upload === undefined
        ? await this.#store('upload', url, { method: 'PUT', headers, body: bytes }, signal)
        : await accepted('upload', await upload({ url, bytes, headers, onSent, signal }));
    onSent(1);
    return response.headers.get('etag') ?? '';
  }

  async postXml(url: string, body: string, signal?: AbortSignal): Promise<void> {
    const headers = { 'content-type': 'application/xml' };
    const what = 'multipart completion';
    const response = await this.#store(what, url, { method: 'POST', headers, body }, signal);
    const said = await response.text();
    // A store begins its answer before it has joined the parts, and may fail after that.
    if (/<Error[\s>]/.test(said)) {
      throw new GraticuleClientError('storage_error', `The ${what} failed: ${said.slice(0, 300)}`, {}, 200);
    }
  }

  /** Gets bytes of a signed address, without credentials.
   * @throws GraticuleClientError `storage_error` for more than `maxResultBytes` */
  async bytes(url: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const response = await this.#store('download', url, {}, signal);
    return readAll(response.body, this.#options.maxResultBytes);
  }

  /** The text of gzipped bytes, as {@link bytes}. */
  async gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const unzipped = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    try {
      return new TextDecoder().decode(await readAll(unzipped, this.#options.maxResultBytes));
    } catch (error) {
      if (error instanceof GraticuleClientError) throw error;
      throw new GraticuleClientError('storage_error', `The result is not gzip: ${(error as Error).message}`);
    }
  }

  /** No redirect is followed: the key, and a signed address, belong to one origin. */
  async #fetch(url: string, init: RequestInit): Promise<Response> {
    if (!/^https?:\/\/[^/]/i.test(url)) {
      throw new GraticuleClientError(
        'storage_error',
        `An address must be http or https, received ${shown(url)}.`,
      );
    }
    const response = await this.#options.fetch(url, { ...init, redirect: 'manual' });
    // A browser tells neither status nor target of a redirect.
    const opaque = response.type === 'opaqueredirect';
    if (!opaque && (response.status < 300 || response.status >= 400)) return response;
    await response.body?.cancel();
    const target = response.headers.get('location');
    throw new GraticuleClientError(
      'redirect_refused',
      `${shown(url)} was answered with a redirect to ${target === null ? 'another address' : shown(target)}.`,
      { fix: 'Give the address that the service has now as baseUrl.' },
      opaque ? undefined : response.status,
    );
  }

  async #store(what: string, url: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
    return accepted(what, await this.#fetch(url, signal === undefined ? init : { ...init, signal }));
  }
}

/** @throws TypeError when `baseUrl` is no http(s) origin, or `apiKey` can be no header */
export function transportOf(options: ClientOptions): Transport {
  if (!/^https?:\/\//.test(options.baseUrl ?? '')) {
    throw new TypeError(
      `baseUrl must be an http or https origin, received ${JSON.stringify(options.baseUrl)}`,
    );
  }
  if (options.apiKey !== undefined && !/^[ -~]+$/.test(options.apiKey)) {
    // Not repeated here, and not left to a header that would repeat it.
    throw new TypeError('apiKey must be printable ASCII, without line breaks');
  }
  return new Transport({
    baseUrl: options.baseUrl,
    apiKey: options.apiKey,
    fetch: options.fetch ?? ((...request) => fetch(...request)),
    upload: options.upload,
    maxRetries: options.maxRetries ?? 5,
    maxResultBytes: options.maxResultBytes ?? 2 ** 30,
    sleep: options.sleep ?? sleep,
  });
}

async function accepted(what: string, response: Response): Promise<Response> {
  if (response.ok) return response;
  const said = (await response.text()).slice(0, 300);
  throw new GraticuleClientError(
    'storage_error',
    `The ${what} was refused with ${response.status}: ${said}`,
    {},
    response.status,
  );
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

async function readAll(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    length += value!.length;
    if (length > most) {
      await reader!.cancel();
      throw new GraticuleClientError('storage_error', `The result has more than ${most} bytes.`, {
        fix: 'Raise maxResultBytes if it may have so many.',
      });
    }
    pieces.push(value!);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** An address without user, query and fragment, which may hold secrets. */
const shown = (url: string) => url.replace(/[?#].*/s, '').replace(/\/\/[^/]*@/, '//');

function failureOf(status: number, text: string): GraticuleClientError {
  let body: Partial<ErrorEnvelope> & { error?: unknown } = {};
  try {
    body = JSON.parse(text) ?? {};
  } catch {
    // What is no JSON comes from something between us and the service.
  }
  if (body.code !== undefined) return fromEnvelope(body as ErrorEnvelope, status);
  if (body.error === 'invalid_json' || body.error === 'invalid_request') {
    return new GraticuleClientError(body.error, 'The service could not read the request.', {}, status);
  }
  return new GraticuleClientError(
    'internal_error',
    `Unexpected answer ${status}: ${text.slice(0, 200)}`,
    {},
    status,
  );
}
