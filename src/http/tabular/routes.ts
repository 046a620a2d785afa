/** The routes of the contract. Order of checks: route, authentication, body syntax, body shape, meaning. */

import { type Context, Hono } from 'hono';
import { newRequestId } from '../../shared/ids.ts';
import { StorageError } from '../../shared/storage-error.ts';
import type * as z from '../../shared/zod.ts';
import { type Job, type ModelLimits, type Owner, type Tabular, TabularError } from '../../tabular/index.ts';
import { type AuthFailure, type AuthResult, authenticate, type Identity, type KeyVerifier } from '../auth.ts';
import { readJson } from '../body.ts';
import type { JsonShape } from '../json-shape.ts';
import { type LimitOptions, RequestLimits, tooMany } from '../limits.ts';
import type { NodeEnvironment } from '../node.ts';
import { Refusal, retryAfterSeconds } from '../refusal.ts';
import { guarded, respond, respondJson, respondJsonText } from '../respond.ts';
import {
  type ConsoleCall,
  consoleApi,
  consoleDocument,
  consoleOpenapi,
  consoleRoutes,
} from './console/routes.ts';
import { contractOpenapi, tabularDocument } from './contract.ts';
import { docsPath, respondDocs } from './docs-page.ts';
import { objectsEdge } from './objects.ts';
import { respondWheel } from './sdk.ts';
import { statusOf } from './status.ts';
import * as wire from './wire.ts';

/** Options of `tabularHttp`. */
export interface TabularHttpOptions extends LimitOptions {
  /** Tells whose key a request brings: `createKeyStore` or `createSharedKeyStore`. */
  readonly keys: KeyVerifier;
  /** The wheel that `/sdk/<wheel>.whl` serves, or a folder of wheels; without it there is none.
   * @defaultValue none */
  readonly sdk?: string;
  /** Origin under which callers reach this server, when a proxy stands before it.
   * @defaultValue that of the request */
  readonly publicUrl?: string;
  /** Whether the job console is served at `/console`.
   * @defaultValue true */
  readonly console?: boolean;
  /** Largest JSON body; 2,000 column names fit however long they may be.
   * @defaultValue 4 MiB */
  readonly maxBodyBytes?: number;
}

const authCodes: Readonly<Record<AuthFailure, 'missing_api_key' | 'invalid_api_key' | 'revoked_api_key'>> = {
  missing: 'missing_api_key',
  invalid: 'invalid_api_key',
  revoked: 'revoked_api_key',
};

const authDetails: Readonly<Record<AuthFailure, string>> = {
  missing: 'The request has no Authorization header.',
  invalid: 'The Authorization header holds no key that this server knows.',
  revoked: 'The key in the Authorization header was revoked.',
};

type BareKind = 'invalid_json' | 'invalid_request';

/** A refusal whose body is bare: no code, no category, no requestId. */
class BareRefusal extends Error {
  readonly kind: BareKind;
  constructor(kind: BareKind) {
    super(kind);
    this.kind = kind;
  }
}

/** Carries the time to wait to the `Retry-After` header. */
class RateLimited extends TabularError {
  readonly retryAfterSeconds: number;
  constructor(waitMs: number, detail?: string) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    super('rate_limited', detail ?? `The next request is accepted in ${seconds} s.`);
    this.retryAfterSeconds = seconds;
  }
}

export interface TabularRoutes {
  readonly app: Hono<{ Bindings: NodeEnvironment }>;
  refuse(request: Request, refusal: Refusal): Response;
}

/** Enough for twice the columns that are allowed, so that more of them are told apart from too much of anything. */
function shapeFor({ maxColumns, forecast }: ModelLimits): JsonShape {
  const columns = Math.max(maxColumns, forecast.maxCovariateColumns);
  return { maxValues: Math.max(20_000, 2 * columns + 100), maxDepth: 64 };
}

/** Seconds. Plans that are not submitted (`uploads.maxOpen`) make room one by one, at no known time. */
const waitOf = (error: TabularError) => (error instanceof RateLimited ? error.retryAfterSeconds : 60);

/** @throws TypeError for a public URL that is none */
export function tabularRoutes(tabular: Tabular, options: TabularHttpOptions): TabularRoutes {
  const { keys, sdk, maxBodyBytes = 4 * 2 ** 20 } = options;
  const limits = new RequestLimits(options);
  const shape = shapeFor(tabular.options.limits);
  const publicUrl = options.publicUrl === undefined ? undefined : new URL(options.publicUrl).origin;
  const { log } = tabular;
  const app = new Hono<{ Bindings: NodeEnvironment }>();

  const originOf = (request: Request) => publicUrl ?? request.url.slice(0, request.url.indexOf('/', 8));
  /** Most answers hold no error and never ask for the address. */
  class RequestDocs implements wire.Docs {
    readonly request: Request;
    constructor(request: Request) {
      this.request = request;
    }
    get docsUrl() {
      return `${originOf(this.request)}${docsPath}`;
    }
  }
  const docsOf = (request: Request): wire.Docs => new RequestDocs(request);

  function onError(request: Request, error: unknown, requestId: string): Response {
    if (error instanceof BareRefusal) return respondJson(400, { error: error.kind });
    // The contract has no code for it: a bare body, as for others that never arrived whole.
    if (error instanceof Refusal && error.kind === 'request_timeout') {
      return respondJson(error.status, { error: error.kind }, error.headers);
    }
    const known = toTabularError(error);
    const { code, category } = known;
    return respondJson(statusOf(code, category), wire.errorEnvelope(known, requestId, docsOf(request)), {
      'x-request-id': requestId,
      ...(category === 'auth' ? { 'www-authenticate': 'Bearer' } : {}),
      ...(category === 'unavailable' ? { 'retry-after': String(retryAfterSeconds) } : {}),
      ...(code === 'rate_limited' ? { 'retry-after': String(waitOf(known)) } : {}),
    });
  }

  /** A route that needs a key; `handler` gets who is asking. */
  const keyed =
    (handler: (context: Context, owner: Identity, request: Request) => Response | Promise<Response>) =>
    (context: Context) => {
      const request = context.req.raw;
      const answer = (known: AuthResult) => {
        const owner = identityOf(known);
        const end = limits.begin(owner.keyId);
        return ending(end, () =>
          tabular.options.rateLimit === null
            ? handler(context, owner, request)
            : admitted(owner).then(() => handler(context, owner, request)),
        );
      };
      return guarded(
        request,
        log,
        () => {
          const known = authenticate(request.headers.get('authorization'), keys);
          return known instanceof Promise ? known.then(answer) : answer(known);
        },
        (error, requestId) => onError(request, error, requestId),
      );
    };

  /** @throws RateLimited */
  async function admitted(owner: Owner): Promise<void> {
    const waitMs = await tabular.admit(owner);
    if (waitMs > 0) throw new RateLimited(waitMs);
  }

  function identityOf(result: AuthResult): Identity {
    if (result.ok) return result.identity;
    throw new TabularError(authCodes[result.failure], authDetails[result.failure]);
  }

  async function bodyOf(request: Request, { keyId }: Identity): Promise<unknown> {
    const body = await readJson(request, limits.json(keyId, maxBodyBytes, shape));
    if (body.ok) return body.value;
    if (body.reason === 'malformed') throw new BareRefusal('invalid_json');
    if (body.reason === 'too_many') throw tooMany();
    const ceiling =
      body.reason === 'too_large'
        ? `is above ${maxBodyBytes} bytes`
        : `has more than ${shape.maxValues} values or more than ${shape.maxDepth} levels`;
    throw new TabularError(
      'payload_too_large',
      `The JSON body ${ceiling}; rows travel in the uploaded payload.`,
    );
  }

  function shaped<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
    const outcome = schema.safeParse(body);
    if (!outcome.success) throw new BareRefusal('invalid_request');
    return outcome.data;
  }

  app.get('/v1/model-limits', () =>
    respondJson(200, tabular.limits(), { 'cache-control': 'public, max-age=300' }),
  );

  app.post(
    '/v1/uploads',
    keyed(async (_context, owner, request) => {
      const { contentHash, bytes } = shaped(wire.requests.upload, await bodyOf(request, owner));
      const plan = await tabular.planUpload({ contentHash, bytes }, { owner });
      return respondJson(200, wire.toUploadPlan(plan, originOf(request)));
    }),
  );

  app.post(
    '/v1/fits',
    keyed(async (_context, owner, request) => {
      const submission = shaped(wire.requests.fit, await bodyOf(request, owner));
      const { job, context, reused } = await tabular.fit(submission, { owner });
      const docs = docsOf(request);
      return respondJson(200, {
        job: wire.toPredictionJob(job, docs),
        context: wire.toFittedContext(context, docs),
        reused,
      });
    }),
  );

  app.get(
    '/v1/fits/:contextId',
    keyed(async (context, owner, request) => {
      const found = await tabular.context(context.req.param('contextId')!, { owner });
      return respondJson(200, wire.toFittedContext(found, docsOf(request)));
    }),
  );

  app.post(
    '/v1/predictions',
    keyed(async (_context, owner, request) => {
      const body = await bodyOf(request, owner);
      const submission = shaped(wire.predictionShape(body), body);
      const job = await tabular.predict(submission, { owner });
      return respondJson(200, wire.toPredictionJob(job, docsOf(request)));
    }),
  );

  app.get(
    '/v1/predictions/:jobId',
    keyed((context, owner, request) => {
      const id = context.req.param('jobId')!;
      const answer = (job: Job): Response | Promise<Response> => {
        const text = wire.toJobText(job, docsOf(request));
        if (job.kind !== 'fit' || job.status !== 'succeeded') return respondJsonText(200, text);
        // A fit has no result beside which its notes could stand.
        return tabular
          .notes(id, { owner })
          .then((notes) => respond(200, text, 'application/json', wire.noteHeaders(notes)));
      };
      const known = tabular.peek(id, { owner });
      return known === undefined ? tabular.job(id, { owner }).then(answer) : answer(known);
    }),
  );

  app.get(
    '/v1/predictions/:jobId/result',
    keyed(async (context, owner, request) => {
      const result = await tabular.resultText(context.req.param('jobId')!, { owner });
      const notes = wire.noteHeaders(result.notes);
      if (result.kind === 'inline')
        return respond(200, wire.inlineResult(result.json), 'application/json', notes);
      const url = new URL(result.url, originOf(request)).href;
      return respondJson(200, wire.spilledResult(url, result.contentHash), notes);
    }),
  );

  app.post(
    '/v1/evaluations',
    keyed(async (_context, owner, request) => {
      const submission = shaped(wire.requests.evaluation, await bodyOf(request, owner));
      const job = await tabular.evaluate(submission, { owner });
      return respondJson(200, wire.toPredictionJob(job, docsOf(request)));
    }),
  );

  app.get(
    '/v1/evaluations/:jobId/result',
    keyed(async (context, owner) => {
      const id = context.req.param('jobId')!;
      const result = await tabular.evaluation(id, { owner });
      const notes = await tabular.notes(id, { owner });
      return respondJson(200, wire.toEvaluationResult(result), wire.noteHeaders(notes));
    }),
  );

  app.post(
    '/v1/forecasts',
    keyed(async (_context, owner, request) => {
      const submission = shaped(wire.requests.forecast, await bodyOf(request, owner));
      const job = await tabular.forecast(submission, { owner });
      return respondJson(200, wire.toPredictionJob(job, docsOf(request)));
    }),
  );

  app.post(
    '/v1/warm',
    keyed(async (_context, owner, request) => {
      shaped(wire.requests.warm, await bodyOf(request, owner));
      return respondJson(200, await tabular.warm());
    }),
  );

  app.get('/sdk/:wheel', async (context) => {
    const response = sdk === undefined ? null : await respondWheel(sdk, context.req.param('wheel'));
    return response ?? respondJson(400, { error: 'invalid_request' });
  });

  app.get(docsPath, respondDocs);

  let document: object | undefined;
  app.get(tabularDocument, () => {
    document ??= contractOpenapi();
    return respondJson(200, document, { 'cache-control': 'public, max-age=300' });
  });

  if (options.console !== false) {
    const routes = consoleRoutes(tabular, limits.pace);
    for (const { method, path, handle } of routes) {
      app[method](
        consoleApi + path,
        keyed(async (context, owner, request) => {
          const body: ConsoleCall['body'] = async (schema) => shaped(schema, await bodyOf(request, owner));
          return handle({ context, owner, docs: docsOf(request), body });
        }),
      );
    }
    app.get(consoleDocument, () => respondJson(200, consoleOpenapi(routes)));
  }

  const { addresses } = tabular;
  if (addresses !== undefined) {
    const answer = objectsEdge({ addresses, limits, log });
    app.all('/_objects/*', (context) => answer(context.req.raw, context.env));
  }

  // Whatever else is asked for under this mount is not a route, with or without a key.
  app.notFound(() => respondJson(400, { error: 'invalid_request' }));
  app.onError((error, context) =>
    guarded(
      context.req.raw,
      log,
      () => {
        throw error;
      },
      (cause, requestId) => onError(context.req.raw, cause, requestId),
    ),
  );
  return { app, refuse: (request, refusal) => onError(request, refusal, newRequestId()) };
}

/** What the edge refuses, and what nobody foresaw, under the contract's codes. */
function toTabularError(error: unknown): TabularError {
  if (error instanceof TabularError) {
    const { code, cause } = error;
    return cause instanceof StorageError ? new TabularError(code, cause.publicMessage, { cause }) : error;
  }
  if (error instanceof Refusal) {
    return error.kind === 'unavailable'
      ? new TabularError('worker_unavailable', error.message)
      : new RateLimited(retryAfterSeconds * 1000, error.message);
  }
  // Of the key store, or of an address of the object store.
  if (error instanceof StorageError && error.retryable) {
    return new TabularError('worker_unavailable', error.publicMessage, { cause: error });
  }
  return new TabularError(
    'internal_error',
    'The request failed unexpectedly; the server log has the details.',
  );
}

/** Calls `end` when the answer is there, at once or later. */
function ending(end: () => void, handler: () => Response | Promise<Response>): Response | Promise<Response> {
  let pending = false;
  try {
    const answer = handler();
    if (!(answer instanceof Promise)) return answer;
    pending = true;
    return answer.finally(end);
  } finally {
    if (!pending) end();
  }
}
