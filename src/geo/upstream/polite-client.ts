/** Asks a shared public service as its owners wish: one request at a time, spaced, identified, cached, backing off. */

import { BoundedCache } from '../../shared/bounded-cache.ts';
import { type Clock, systemClock } from '../../shared/clock.ts';
import { GeoError } from '../domain/errors.ts';

export interface PoliteOptions {
  /** Address of the service; `path` of a request is appended. */
  readonly baseUrl: string;
  /** Who asks: the application and a way to reach its owner. */
  readonly userAgent: string;
  /** Least time from the start of one request to the start of the next. */
  readonly spacingMs: number;
  /** A request slower than this counts as failed. */
  readonly timeoutMs: number;
  /** Tries in all, for an answer that says the service is busy, and for none. */
  readonly tries: number;
  /** Largest answer. */
  readonly maxBytes: number;
  readonly cacheEntries: number;
  /** Bytes of the texts of the answers kept. */
  readonly cacheBytes: number;
  readonly cacheMs: number;
  /** Requests waiting at most; more are refused at once. */
  readonly maxWaiting: number;
}

/** Statuses by which a service says that it has too much to do, or that something before it has. */
const busy = new Set([429, 502, 503, 504]);
const firstPauseMs = 2000;
const longestPauseMs = 60_000;

interface Kept {
  readonly value: unknown;
  readonly until: number;
}

interface Answer {
  readonly value: unknown;
  /** Of its text. */
  readonly bytes: number;
}

/** Answers in JSON only. */
export class PoliteClient {
  private readonly name: string;
  private readonly options: PoliteOptions;
  private readonly clock: Clock;
  private readonly cache: BoundedCache<Kept>;
  private readonly pending = new Map<string, Promise<unknown>>();
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private nextAt = 0;

  /** @param name  of the service, for messages
   * @throws RangeError for an address that is not http(s) */
  constructor(name: string, options: PoliteOptions, clock: Clock = systemClock) {
    const { protocol } = new URL(options.baseUrl);
    if (protocol !== 'http:' && protocol !== 'https:')
      throw new RangeError(`the address of ${name} must be http(s), received "${protocol}"`);
    this.name = name;
    this.options = options;
    this.clock = clock;
    this.cache = new BoundedCache(options.cacheBytes, options.cacheEntries);
  }

  /** @param path  with its query, appended to the address
   * @param form  sent as the body of a POST; without it a GET is sent
   * @returns the JSON of the answer; the same for the same request while it is cached
   * @throws GeoError `upstream_failed` naming the service and what it said; the signal's reason */
  async request(path: string, form?: string, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const key = `${path}\n${form ?? ''}`;
    const kept = this.cache.get(key);
    if (kept && kept.until > this.clock.now()) return kept.value;
    let answer = this.pending.get(key);
    if (!answer) {
      answer = this.enqueue(key, path, form);
      this.pending.set(key, answer);
      const forget = () => this.pending.delete(key);
      answer.then(forget, forget);
    }
    return signal ? raced(answer, signal) : answer;
  }

  private enqueue(key: string, path: string, form: string | undefined): Promise<unknown> {
    if (this.waiting >= this.options.maxWaiting)
      return Promise.reject(this.failed(`has ${this.waiting} requests waiting already`));
    this.waiting++;
    const answer = this.queue.then(async () => {
      try {
        const { value, bytes } = await this.persist(path, form);
        this.cache.set(key, { value, until: this.clock.now() + this.options.cacheMs }, bytes);
        return value;
      } finally {
        this.waiting--;
      }
    });
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  private async persist(path: string, form: string | undefined): Promise<Answer> {
    let pause = firstPauseMs;
    for (let attempt = 1; ; attempt++) {
      await this.sleep(this.nextAt - this.clock.now());
      this.nextAt = this.clock.now() + this.options.spacingMs;
      const outcome = await this.once(path, form);
      if ('value' in outcome) return outcome;
      if (!outcome.again || attempt >= this.options.tries) throw outcome.error;
      await this.sleep(Math.min(longestPauseMs, outcome.pauseMs ?? pause));
      pause *= 2;
    }
  }

  private async once(
    path: string,
    form: string | undefined,
  ): Promise<Answer | { error: GeoError; again: boolean; pauseMs?: number }> {
    const { baseUrl, userAgent, timeoutMs } = this.options;
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(baseUrl.replace(/\/$/, '') + path, {
        method: form === undefined ? 'GET' : 'POST',
        headers: {
          'user-agent': userAgent,
          accept: 'application/json',
          ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form !== undefined && { body: form }),
        redirect: 'error',
        signal: deadline,
      });
      if (!response.ok) {
        await response.body?.cancel();
        const error = this.failed(`answered with status ${response.status}`);
        const after = Number(response.headers.get('retry-after') ?? Number.NaN);
        return {
          error,
          again: busy.has(response.status),
          ...(Number.isFinite(after) && after >= 0 && { pauseMs: 1000 * after }),
        };
      }
      const text = await this.read(response);
      if (text === undefined)
        return { error: this.failed(`answered with more than ${this.options.maxBytes} bytes`), again: false };
      try {
        return { value: JSON.parse(text), bytes: text.length };
      } catch (cause) {
        return { error: this.failed('answered with something that is not JSON', cause), again: false };
      }
    } catch (cause) {
      const late = deadline.aborted;
      return {
        error: this.failed(late ? `did not answer within ${timeoutMs} ms` : 'could not be reached', cause),
        again: true,
      };
    }
  }

  /** @returns undefined when there is more than the limit */
  private async read(response: Response): Promise<string | undefined> {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > this.options.maxBytes) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  }

  private failed(what: string, cause?: unknown): GeoError {
    const { host } = new URL(this.options.baseUrl);
    return new GeoError('upstream_failed', `${this.name} (${host}) ${what}.`, { cause });
  }

  private sleep(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => this.clock.after(ms, resolve));
  }
}

/** The answer, unless the caller stops waiting; the request itself goes on for whoever asks the same. */
function raced(answer: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
