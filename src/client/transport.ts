/** Requests to the service and to object storage; retries where the service says so. */

import { type ErrorEnvelope, fromEnvelope, GraticuleClientError } from './errors.ts';

export interface TransportOptions {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly fetch: typeof fetch;
  readonly maxRetries: number;
  /** Waits for so many milliseconds; rejects when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export class Transport {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = { ...options, baseUrl: options.baseUrl.replace(/\/+$/, '') };
  }

  sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
    return this.#options.sleep(ms, signal);
  }

  /** Calls a route. Failures marked retryable are tried again with back-off, or after `Retry-After`. */
  async json<T>(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const { baseUrl, apiKey, maxRetries } = this.#options;
    for (let attempt = 0; ; attempt++) {
      const response = await this.#options.fetch(baseUrl + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      });
      const text = await response.text();
      if (response.ok) return JSON.parse(text) as T;
      const error = failureOf(response.status, text);
      if (!error.retryable || attempt >= maxRetries) throw error;
      const named = Number(response.headers.get('retry-after') ?? Number.NaN);
      const backOff = Math.min(30_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2);
      await this.sleep(Number.isFinite(named) ? named * 1000 : backOff, signal);
    }
  }

  /** Puts bytes at a signed address, without credentials.
   * @returns the ETag with its quotes */
  async put(url: string, bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<string> {
    const headers = { 'content-type': 'application/gzip' };
    const response = await this.#store('upload', url, { method: 'PUT', headers, body: bytes }, signal);
    return response.headers.get('etag') ?? '';
  }

  async postXml(url: string, body: string, signal?: AbortSignal): Promise<void> {
    const headers = { 'content-type': 'application/xml' };
    await this.#store('multipart completion', url, { method: 'POST', headers, body }, signal);
  }

  async bytes(url: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const response = await this.#store('download', url, {}, signal);
    return new Uint8Array(await response.arrayBuffer());
  }

  async #store(what: string, url: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
    const response = await this.#options.fetch(url, signal === undefined ? init : { ...init, signal });
    if (response.ok) return response;
    const said = (await response.text()).slice(0, 300);
    throw new GraticuleClientError(
      'storage_error',
      `The ${what} was refused with ${response.status}: ${said}`,
      {},
      response.status,
    );
  }
}

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
