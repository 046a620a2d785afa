/** A caller as the contract wants it: it repeats what failed on the way, with the same idempotency key, and so must come
 * to one outcome whatever happens to the server in between. */

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { token } from './protocol.ts';
import type { Packed, Step, Task } from './tasks.ts';

export interface Tally {
  /** Jobs that a server has accepted, by their idempotency key. */
  readonly accepted: Map<string, string>;
  /** Accepted jobs that were not found, or had no outcome in time. */
  readonly lost: string[];
  /** Keys with two jobs, and jobs with two outcomes. */
  readonly doubled: string[];
  /** Outcomes other than those of an undisturbed run. */
  readonly altered: string[];
  /** Answers that a careful caller would not repeat, though the fault passes. */
  readonly dismissed: string[];
  /** What failed jobs said, by their idempotency key. */
  readonly errors: Map<string, string>;
  finished: number;
}

export const newTally = (): Tally => ({
  accepted: new Map(),
  lost: [],
  doubled: [],
  altered: [],
  dismissed: [],
  errors: new Map(),
  finished: 0,
});

/** Notes an outcome other than the due one, with what the jobs of the task said. */
export function noteAltered(tally: Tally, name: string, outcome: string, due: string): void {
  const said = [...tally.errors].filter(([key]) => key.startsWith(`${name}/`)).map(([, error]) => error);
  tally.altered.push([`${name}: ${outcome}, not ${due}`, ...said].join('\n'));
}

export interface ClientOptions {
  /** Where the server listens now; undefined while it is down. */
  readonly origin: () => string | undefined;
  readonly tally: Tally;
  /** How long a request may be repeated before what it asks for counts as lost. */
  readonly patienceMs: number;
  /** How long one answer may take. */
  readonly answerMs: number;
  /** Where an address of the object store leads; default: to the server that listens now. */
  readonly objectAt?: (url: string) => string;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  json(): Record<string, unknown> & { error?: { code?: string; retryable?: boolean } };
}

type Plan =
  | { kind: 'single'; key: string; url: string }
  | { kind: 'multipart'; key: string; partSize: number; partUrls: string[]; completeUrl: string };

interface Upload {
  plan: Plan | undefined;
  /** Of the parts that have arrived. */
  readonly etags: string[];
}

class OutOfPatience extends Error {}

export class Client {
  readonly #options: ClientOptions;
  readonly #objectAt: (url: string) => string;
  /** Where the last result lay that had an address of its own. */
  lastSpilled: string | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#objectAt = options.objectAt ?? here;
  }

  /** @returns the outcome: a digest of all that its jobs answered, the same in every run */
  async run(task: Task, name: string): Promise<string | null> {
    const { tally } = this.#options;
    const outcomes: string[] = [];
    let contextId: string | undefined;
    try {
      for (const [index, step] of task.steps.entries()) {
        const key = `${name}/${index}`;
        const done = await this.#step(step, key, step.onContext ? contextId : undefined);
        contextId = done.contextId ?? contextId;
        outcomes.push(done.outcome);
        tally.finished += 1;
        // What follows needs the context.
        if (step.path === '/v1/fits' && !done.outcome.startsWith('ready')) break;
      }
    } catch (error) {
      if (!(error instanceof OutOfPatience)) throw error;
      tally.lost.push(`${name}: ${error.message}`);
      return null;
    }
    return outcomes.join(' ');
  }

  async #step(step: Step, key: string, fittedContextId: string | undefined) {
    const { tally } = this.#options;
    const { contentHash } = step.payload;
    let objectKey: string | undefined;
    const upload: Upload = { plan: undefined, etags: [] };
    const job = await this.#until(`${key} submit`, async () => {
      objectKey ??= await this.#upload(step.payload, upload);
      const body = {
        ...step.body,
        objectKey,
        contentHash,
        idempotencyKey: key,
        ...(fittedContextId && { fittedContextId }),
      };
      const answer = await this.#call('POST', step.path, body);
      return this.#taken(answer, [200])?.json();
    });
    const { id } = (step.path === '/v1/fits' ? job.job : job) as { id: string };
    const before = tally.accepted.get(key);
    if (before !== undefined && before !== id) tally.doubled.push(`${key}: ${before} and ${id}`);
    tally.accepted.set(key, id);

    const ended = await this.#until(`${key} end`, async () => {
      const answer = this.#taken(await this.#call('GET', `/v1/predictions/${id}`), [200, 404]);
      if (answer?.status === 404) throw new OutOfPatience(`job ${id} is not found`);
      const found = answer?.json();
      return found !== undefined && /succeeded|failed|purged/.test(String(found.status)) ? found : undefined;
    });
    const contextId = (job.context as { id?: string } | undefined)?.id;
    if (ended.status !== 'succeeded') {
      tally.errors.set(key, JSON.stringify(ended.error));
      return { contextId, outcome: `${ended.status} ${ended.error?.code}` };
    }
    const outcome =
      step.path === '/v1/fits'
        ? await this.#contextOutcome(key, contextId!)
        : await this.#resultOutcome(
            key,
            `${step.path === '/v1/evaluations' ? step.path : '/v1/predictions'}/${id}/result`,
          );
    return { contextId, outcome };
  }

  async #contextOutcome(key: string, id: string): Promise<string> {
    const context = await this.#until(`${key} context`, async () =>
      this.#taken(await this.#call('GET', `/v1/fits/${id}`), [200])?.json(),
    );
    return `${context.status} ${context.artifactHash}`;
  }

  /** Read twice: an outcome does not change. */
  async #resultOutcome(key: string, path: string): Promise<string> {
    const read = () =>
      this.#until(`${key} result`, async () => {
        const answer = this.#taken(await this.#call('GET', path), [200]);
        if (answer === undefined) return undefined;
        const { resultUrl, resultContentHash } = answer.json() as {
          resultUrl?: string;
          resultContentHash?: string;
        };
        if (resultUrl === undefined) return digest(answer.bytes);
        this.lastSpilled = this.#objectAt(resultUrl);
        const object = this.#taken(
          await this.#call('GET', this.#objectAt(resultUrl), undefined, null),
          [200],
        );
        if (object === undefined) return undefined;
        // What was cut on the way is no answer; what came whole must be what was announced.
        const length = object.headers.get('content-length');
        if (length !== null && Number(length) !== object.bytes.length) return undefined;
        if (`sha256:${digest(object.bytes)}` !== resultContentHash) return `mismatch of ${resultContentHash}`;
        return digest(gunzipSync(object.bytes));
      });
    const [first, second] = [await read(), await read()];
    if (first !== second) this.#options.tally.doubled.push(`${key}: results ${first} and ${second}`);
    return first;
  }

  /** Goes on where it was when it is called again with the same upload: parts that have arrived stay. */
  async #upload({ bytes, contentHash }: Packed, upload: Upload): Promise<string> {
    upload.plan ??= await this.#plan(bytes, contentHash);
    const { plan, etags } = upload;
    const put = async (method: string, url: string, body: Buffer | string) => {
      const answer = this.#taken(await this.#call(method, this.#objectAt(url), body, null), [200]);
      // A store that fails while it joins parts says so in an answer that began with 200.
      if (answer !== undefined && !answer.bytes.includes('<Error>')) return answer;
      // The address may have expired, or the upload be gone: the next attempt plans anew.
      upload.plan = undefined;
      upload.etags.length = 0;
      throw new Again();
    };
    if (plan.kind === 'single') {
      await put('PUT', plan.url, bytes);
      return plan.key;
    }
    for (const [index, url] of plan.partUrls.entries()) {
      if (index < etags.length) continue;
      const part = bytes.subarray(index * plan.partSize, (index + 1) * plan.partSize);
      etags.push((await put('PUT', url, part)).headers.get('etag') ?? '');
    }
    const parts = etags.map(
      (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
    );
    await put(
      'POST',
      plan.completeUrl,
      `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
    );
    return plan.key;
  }

  async #plan(bytes: Uint8Array, contentHash: string): Promise<Plan> {
    const answer = await this.#call('POST', '/v1/uploads', { contentHash, bytes: bytes.length });
    const planned = this.#taken(answer, [200]);
    if (planned === undefined) throw new Again();
    return planned.json() as unknown as Plan;
  }

  /** Repeats until there is a value, with growing pauses. */
  async #until<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
    const deadline = performance.now() + this.#options.patienceMs;
    let last = 'no outcome';
    for (let pauseMs = 5; performance.now() < deadline; pauseMs = Math.min(250, pauseMs * 1.5)) {
      try {
        const value = await attempt();
        if (value !== undefined) return value;
      } catch (error) {
        if (error instanceof OutOfPatience) throw error;
        last = String((error as Error).cause ?? error);
      }
      await delay(pauseMs);
    }
    throw new OutOfPatience(`${what}: ${last}`);
  }

  /** An answer of an expected status; undefined for one that tells to come again. Others are noted, once a kind. */
  #taken(answer: Answer, expected: readonly number[]): Answer | undefined {
    if (expected.includes(answer.status)) return answer;
    const text = answer.bytes.toString('utf8', 0, 300);
    const again = answer.status === 429 || (answer.status === 503 && !text.includes('"retryable":false'));
    // An address lives for an hour, an upload until it is completed: both are planned anew. S3's clients repeat on
    // InternalError.
    const replan =
      /<Code>(InternalError|NoSuchUpload|NoSuchKey|AccessDenied|SlowDown|ServiceUnavailable|IncompleteBody|BadDigest|EntityTooSmall)/.test(
        text,
      );
    if (!again && !replan) this.#options.tally.dismissed.push(`${answer.status} ${text}`);
    return undefined;
  }

  async #call(method: string, path: string, body?: unknown, key: string | null = token): Promise<Answer> {
    const origin = this.#options.origin();
    if (origin === undefined) throw new Again();
    const raw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(!raw && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: raw ? (body as string) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.#options.answerMs),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      json: () => JSON.parse(bytes.toString()),
    };
  }
}

/** The server is down, or asks to come again. */
class Again extends Error {}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** An address without its origin: the next server listens on another port. */
function here(url: string): string {
  const { pathname, search } = new URL(url, 'http://any');
  return `${pathname}${search}`;
}
