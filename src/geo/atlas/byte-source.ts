/** Where the bytes of a layer come from: a file, memory, an HTTP server with ranges, an S3 bucket. */

import { type FileHandle, open } from 'node:fs/promises';
import type { AtlasSource, ByteSource } from '../domain/atlas-source.ts';
import { dataFileLabel } from '../domain/data-file.ts';
import { GeoError } from '../domain/errors.ts';

/** Layers in a folder.
 * @example
 * const geo = createGeo({ atlas: fileAtlas('/data/atlas') }); */
export function fileAtlas(folder: string): AtlasSource {
  return { name: folder, open: (file) => fileSource(`${folder.replace(/\/$/, '')}/${file}`) };
}

/** Layers in memory, by file name.
 * @example
 * const geo = createGeo({ atlas: memoryAtlas({ 'countries.fgb': await readFile('countries.fgb') }) }); */
export function memoryAtlas(files: Readonly<Record<string, Uint8Array>>): AtlasSource {
  return {
    name: 'memory',
    open(file) {
      if (!Object.hasOwn(files, file)) throw new GeoError('data_missing', `No bytes were given for ${file}.`);
      return memorySource(file, files[file]!);
    },
  };
}

/** How `httpAtlas` asks its server. */
export interface HttpAtlasOptions {
  /** Sent with every request, for example an Authorization.
   * @defaultValue none */
  readonly headers?: Readonly<Record<string, string>>;
  /** A request slower than this fails.
   * @defaultValue 10,000 ms */
  readonly timeoutMs?: number;
  /** Sends the requests.
   * @defaultValue the global `fetch` */
  readonly fetch?: typeof fetch;
}

/** Layers under an address whose server honours byte ranges (RFC 9110 section 14).
 * @example
 * const geo = createGeo({ atlas: httpAtlas('https://data.example/atlas', { timeoutMs: 5000 }) }); */
export function httpAtlas(base: string | URL, options: HttpAtlasOptions = {}): AtlasSource {
  const root = new URL(`${String(base).replace(/\/$/, '')}/`);
  if (root.protocol !== 'http:' && root.protocol !== 'https:')
    throw new RangeError(`the address of an HTTP atlas must be http(s), received "${root.protocol}"`);
  return { name: root.href, open: (file) => httpSource(new URL(file, root), options) };
}

/** How `s3Atlas` finds and asks its bucket. */
export interface S3AtlasOptions extends HttpAtlasOptions {
  /** @defaultValue `us-east-1` */
  readonly region?: string;
  /** Address of an S3-compatible server; its buckets are then path-style.
   * @defaultValue Amazon's */
  readonly endpoint?: string;
}

/** Layers in a public bucket: `s3://bucket/prefix`. For a private one pass signed headers or a signing `fetch`.
 * @example
 * const geo = createGeo({ atlas: s3Atlas('s3://my-bucket/atlas', { region: 'eu-central-1' }) }); */
export function s3Atlas(address: string, options: S3AtlasOptions = {}): AtlasSource {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address);
  if (!match) throw new RangeError(`an S3 address reads s3://bucket/prefix, got "${address}"`);
  const [, bucket, prefix = ''] = match;
  const { endpoint, region = 'us-east-1' } = options;
  const root = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}`
    : `https://${bucket}.s3.${region}.amazonaws.com/${prefix}`;
  return httpAtlas(root, options);
}

/** The source for an address as a person writes it: a folder, `http(s)://…` or `s3://…`.
 * @example
 * const geo = createGeo({ atlas: atlasFrom(process.env.ATLAS ?? '/data/atlas') }); */
export function atlasFrom(address: string): AtlasSource {
  if (address.startsWith('s3://')) return s3Atlas(address);
  return /^https?:\/\//.test(address) ? httpAtlas(address) : fileAtlas(address);
}

export function memorySource(name: string, bytes: Uint8Array): ByteSource {
  return {
    name,
    local: true,
    async read(offset, length) {
      if (offset + length > bytes.byteLength) throw truncated(name, offset + length, bytes.byteLength);
      // A Buffer's own slice would share its memory, and typed arrays need an offset of 0.
      return Uint8Array.prototype.slice.call(bytes, offset, offset + length);
    },
    async size() {
      return bytes.byteLength;
    },
    async close() {},
  };
}

export function fileSource(path: string): ByteSource {
  const name = dataFileLabel(path);
  let handle: Promise<FileHandle> | undefined;
  const opened = () => {
    handle ??= open(path, 'r').catch((cause: NodeJS.ErrnoException) => {
      handle = undefined;
      throw new GeoError('data_missing', `The data file ${name} cannot be opened (${cause.code}).`, {
        cause,
      });
    });
    return handle;
  };
  const readInto = async (target: Uint8Array, offset: number, length: number) => {
    const { bytesRead } = await (await opened()).read(target, 0, length, offset);
    if (bytesRead < length) throw truncated(name, offset + length, offset + bytesRead);
  };
  return {
    name,
    local: true,
    async read(offset, length) {
      const bytes = new Uint8Array(length);
      await readInto(bytes, offset, length);
      return bytes;
    },
    readInto,
    async size() {
      return (await (await opened()).stat()).size;
    },
    async close() {
      const open = handle;
      handle = undefined;
      await (await open)?.close();
    },
  };
}

function httpSource(url: URL, options: HttpAtlasOptions): ByteSource {
  const { headers = {}, timeoutMs = 10_000, fetch: request = fetch } = options;
  const ask = async (method: string, range?: string): Promise<Response> => {
    let response: Response;
    try {
      response = await request(url, {
        method,
        headers: { ...headers, ...(range && { range }) },
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      throw new GeoError('upstream_failed', `${url.origin} did not answer for ${url.pathname}.`, { cause });
    }
    if (response.status === 404) throw new GeoError('data_missing', `There is no ${url.href}.`);
    if (!response.ok)
      throw new GeoError('upstream_failed', `${url.href} was answered with status ${response.status}.`);
    return response;
  };
  return {
    name: url.href,
    local: false,
    async read(offset, length) {
      const response = await ask('GET', `bytes=${offset}-${offset + length - 1}`);
      // A server without ranges sends everything with status 200.
      const skipped = response.status === 200 ? offset : 0;
      const bytes = await bodyOf(response, skipped, length, url);
      if (bytes.byteLength !== length) throw truncated(url.href, offset + length, offset + bytes.byteLength);
      return bytes;
    },
    async size() {
      const length = Number((await ask('HEAD')).headers.get('content-length') ?? Number.NaN);
      if (!Number.isFinite(length))
        throw new GeoError('upstream_failed', `${url.href} does not state its length.`);
      return length;
    },
    async close() {},
  };
}

/** @returns `length` bytes of a body after `skipped` ones, or what there is of them; the rest is not read */
async function bodyOf(response: Response, skipped: number, length: number, url: URL): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let at = -skipped;
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      const from = Math.max(0, -at);
      const to = Math.min(chunk.byteLength, length - at);
      if (to > from) bytes.set(chunk.subarray(from, to), at + from);
      at += chunk.byteLength;
      if (at >= length) break;
    }
  } catch (cause) {
    throw new GeoError('upstream_failed', `${url.origin} broke off its answer for ${url.pathname}.`, {
      cause,
    });
  }
  return bytes.subarray(0, Math.max(0, Math.min(at, length)));
}

const truncated = (name: string, wanted: number, found: number) =>
  new GeoError('data_corrupt', `${name} is truncated: needs ${wanted} bytes, has ${found}.`);
