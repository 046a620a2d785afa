/** Request bodies: read within a limit, at a pace, and as JSON without holding up the event loop. */

import { setImmediate } from 'node:timers/promises';
import { type JsonShape, withinShape } from './json-shape.ts';
import { Refusal } from './refusal.ts';

/** How fast a body must come. Time in which nobody reads it does not count. */
export interface BodyPace {
  /** Least bytes a second on average; 0 lets bodies take any time. Default 1,024. */
  readonly bytesPerSecond: number;
  /** How far a body may fall behind, and so the longest pause in it. Default 30,000 ms. */
  readonly graceMs: number;
}

export const defaultPace: BodyPace = Object.freeze({ bytesPerSecond: 1024, graceMs: 30_000 });

const slowBody = ({ bytesPerSecond, graceMs }: BodyPace) =>
  new Refusal(
    'request_timeout',
    `The request body came too slowly: at least ${bytesPerSecond} bytes a second are needed, with pauses of at most ${graceMs / 1000} s.`,
  );

/** The chunks of a body as they arrive.
 * @throws Refusal `request_timeout`; the connection's error when it ends early */
export async function* bodyChunks(request: Request, pace: BodyPace): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (reader === undefined) return;
  let credit = pace.graceMs;
  try {
    for (;;) {
      const began = performance.now();
      const { done, value } = await within(reader.read(), credit, pace);
      if (done) return;
      const gained = (value.byteLength * 1000) / pace.bytesPerSecond;
      credit = Math.min(pace.graceMs, credit - (performance.now() - began) + gained);
      yield value;
    }
  } finally {
    // Whoever stops early wants no more; a connection that has ended says so here once more.
    reader.cancel().catch(() => {});
  }
}

/** Waits for what a client is to send.
 * @throws Refusal after `ms` */
function within<T>(arrival: Promise<T>, ms: number, pace: BodyPace): Promise<T> {
  if (pace.bytesPerSecond === 0) return arrival;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(slowBody(pace)), Math.max(0, ms)).unref();
    arrival.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export interface JsonLimits {
  readonly maxBytes: number;
  readonly pace: BodyPace;
  /** What a body above 64 KiB may hold; a smaller one is parsed in a millisecond whatever it holds. */
  readonly shape: JsonShape;
  /** Takes a place among the bodies above 64 KiB that are held at once.
   * @returns what frees it again; null when there is no place left */
  readonly enter: () => (() => void) | null;
}

export type BodyResult =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      /** `too_complex`: more values or deeper nesting than `shape` allows; `too_many`: no place left. */
      readonly reason: 'malformed' | 'too_large' | 'too_complex' | 'too_many';
      readonly empty?: boolean;
    };

const refused = (reason: (BodyResult & { ok: false })['reason']): BodyResult =>
  Object.freeze({ ok: false, reason });
const malformed = refused('malformed');
const empty: BodyResult = Object.freeze({ ok: false, reason: 'malformed', empty: true });
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Up to here a body is read and parsed in one go, and held by the thousand. */
const smallBytes = 65_536;

/** The body as JSON (RFC 8259: UTF-8), whatever its Content-Type says.
 * @returns `malformed` for an empty, truncated, non-UTF-8 or non-JSON body; `too_large` above `maxBytes`,
 *          known from Content-Length before anything is read, or while reading when there is none
 * @throws  Refusal `request_timeout` */
export async function readJson(request: Request, limits: JsonLimits): Promise<BodyResult> {
  const { maxBytes, pace } = limits;
  const declared = request.headers.get('content-length');
  const length = declared === null ? null : Number(declared);
  if (length !== null && length > maxBytes) return refused('too_large');
  if (length === null || length > smallBytes) return readChunked(request, limits);
  try {
    const bytes = new Uint8Array(await within(request.arrayBuffer(), pace.graceMs, pace));
    return bytes.byteLength > maxBytes ? refused('too_large') : parse(bytes);
  } catch (error) {
    return cutShort(error);
  }
}

async function readChunked(
  request: Request,
  { maxBytes, pace, shape, enter }: JsonLimits,
): Promise<BodyResult> {
  let leave: (() => void) | null = () => {};
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of bodyChunks(request, pace)) {
      if (bytes <= smallBytes && bytes + chunk.byteLength > smallBytes) {
        leave = enter();
        if (leave === null) return refused('too_many');
      }
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return refused('too_large');
      chunks.push(chunk);
    }
    const whole = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, bytes);
    return await (bytes > smallBytes ? parseLarge(whole, shape) : parse(whole));
  } catch (error) {
    return cutShort(error);
  } finally {
    leave?.();
  }
}

/** A connection that ended within the body: nobody reads the answer. */
function cutShort(error: unknown): BodyResult {
  if (error instanceof Refusal) throw error;
  return malformed;
}

function parse(bytes: Uint8Array): BodyResult {
  if (bytes.byteLength === 0) return empty;
  try {
    return { ok: true, value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return malformed;
  }
}

/** Looks at the bytes first, so that what no reader wants is never built, and gives others a turn between the steps. */
async function parseLarge(bytes: Uint8Array, shape: JsonShape): Promise<BodyResult> {
  if (!(await withinShape(bytes, shape))) return refused('too_complex');
  await setImmediate();
  try {
    const text = utf8.decode(bytes);
    await setImmediate();
    const value = JSON.parse(text);
    await setImmediate();
    return { ok: true, value };
  } catch {
    return malformed;
  }
}
