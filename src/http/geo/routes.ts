/** The routes of the contract. Order of checks: route, authentication, body syntax, body shape, meaning. */

import { GeoError } from '../../geo/index.ts';
import type { Log } from '../../shared/log.ts';
import { StorageError } from '../../shared/storage-error.ts';
import { authenticate, type KeyVerifier } from '../auth.ts';
import { readJson } from '../body.ts';
import { compressed } from '../compress.ts';
import { entityTag, matches } from '../conditional.ts';
import { type LimitOptions, RequestLimits, tooMany } from '../limits.ts';
import { Refusal, retryAfterSeconds } from '../refusal.ts';
import { guarded, pathOf, respond, respondJson } from '../respond.ts';
import { type Problem, watched } from './condition.ts';
import { type Endpoint, endpoints, type Values } from './endpoints.ts';
import { mapDescription, mapEndpoints } from './map/endpoints.ts';
import { type OwnTiles, readOwnTiles } from './map/own-tiles.ts';
import { tileAt } from './map/tiles.ts';
import { openapi } from './openapi.ts';
import type { Answerer } from './question.ts';
import { statusOf } from './status.ts';
import { type ApiResponse, bodyError, readFields, tooLong, type ValidationDetail } from './wire.ts';

/** Options of `geoHttp`. */
export interface GeoHttpOptions extends LimitOptions {
  /** Tells whose key a request brings: `createKeyStore` or `createSharedKeyStore`. */
  readonly keys: KeyVerifier;
  /** Told of requests that failed for reasons of ours. */
  readonly log: Log;
  /** Largest request body; the longest query fits five times.
   * @defaultValue 64 KiB */
  readonly maxBodyBytes?: number;
  /** What `/health` is to tell of other parts that cannot do their work, asked at every request.
   * @defaultValue nothing */
  readonly health?: () => readonly Problem[];
  /** Whether browsers get the map at `/`. Programs get the JSON of the contract there either way.
   * @defaultValue true */
  readonly console?: boolean;
  /** Pictures of a tile server as the background of the map page, whose policy then allows that origin.
   * @defaultValue the tiles that the service cuts itself, and no other origin */
  readonly tiles?: OwnTiles;
  /** Milliseconds since the epoch.
   * @defaultValue `Date.now` */
  readonly now?: () => number;
}

/** A body of this contract is one object of texts. */
const shape = { maxValues: 1000, maxDepth: 32 };

const version = '1.0.0';

/** The description of the contract's routes. */
export const contractDocument = '/openapi.json';

/** The description of what the map page asks. */
export const mapDocument = '/_map/openapi.json';

/** What the map page asks when it starts. */
const mapSettings = '/_map/settings';

export function geoRoutes(
  answerer: Answerer,
  options: GeoHttpOptions,
): {
  fetch(request: Request): Response | Promise<Response>;
  refuse(request: Request, refusal: Refusal): Response;
} {
  const { keys, log, maxBodyBytes = 65_536, now = Date.now } = options;
  const limits = new RequestLimits(options);
  const geo = watched(answerer, log, now);
  const shown = options.console === false ? [] : mapEndpoints;
  const posts = new Map([...endpoints, ...shown].map((endpoint) => [endpoint.path, endpoint]));
  const documents = new Map<string, string>([
    ['/', JSON.stringify(information())],
    [contractDocument, JSON.stringify(openapi(endpoints))],
    ...(shown.length > 0
      ? [
          [mapDocument, JSON.stringify(openapi(shown, mapDescription))] as const,
          [
            mapSettings,
            JSON.stringify({ tiles: options.tiles ? readOwnTiles(options.tiles).tiles : null }),
          ] as const,
        ]
      : []),
  ]);
  const timestamp = () => new Date(now()).toISOString();

  return {
    fetch: (request) =>
      guarded(
        request,
        log,
        () => route(request),
        (error) => failure(error, timestamp()),
      ),
    refuse: (_request, refusal) => failure(refusal, timestamp()),
  };

  async function route(request: Request): Promise<Response> {
    const path = pathOf(request.url);
    const endpoint = posts.get(path);
    if (endpoint) return request.method === 'POST' ? answer(request, endpoint) : methodNotAllowed('POST');
    const document = documents.get(path);
    if (shown.length > 0 && tileAt(path)) return tile(request, path);
    if (document === undefined && path !== '/health') return respondJson(404, { detail: 'Not Found' });
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD');
    if (document === undefined) return respondJson(200, health());
    return send(request, document, entityTag(document), { 'cache-control': 'no-cache' });
  }

  /** Tiles need no key: they show what anyone may have, and a page asks for them before anyone has signed in. */
  async function tile(request: Request, path: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD');
    const end = limits.begin('tiles');
    try {
      return await answerOf(request, path, {});
    } finally {
      end();
    }
  }

  /** Always 200, as the contract has it: the process is alive, and a restart would mend no disk. */
  function health(): object {
    const others = options.health?.();
    // No details: they may name paths, and this answer needs no key.
    const problems = [...geo.problems(), ...(others ?? [])].map(({ part, fault, since }) => ({
      part,
      fault,
      since: new Date(since).toISOString(),
    }));
    const status = problems.length === 0 ? 'healthy' : 'degraded';
    return {
      status,
      version,
      timestamp: timestamp(),
      ...((others !== undefined || problems.length > 0) && { problems }),
    };
  }

  async function answer(request: Request, endpoint: Endpoint): Promise<Response> {
    const identity = await authenticate(request.headers.get('authorization'), keys);
    if (!identity.ok) return unauthorised(identity.failure === 'missing');
    const { keyId } = identity.identity;
    const end = limits.begin(keyId);
    try {
      return await resolve(request, endpoint, keyId);
    } finally {
      end();
    }
  }

  async function resolve(request: Request, endpoint: Endpoint, keyId: string): Promise<Response> {
    const body = await readJson(request, limits.json(keyId, maxBodyBytes, shape));
    if (!body.ok) {
      if (body.reason === 'too_many') throw tooMany();
      return invalid([body.reason === 'malformed' ? bodyError(body.empty === true) : tooLong(maxBodyBytes)]);
    }
    const read = readFields(body, endpoint.fields);
    if ('errors' in read) return invalid(read.errors);
    return answerOf(request, endpoint.path, read.values);
  }

  async function answerOf(request: Request, path: string, values: Values): Promise<Response> {
    const answered = await geo.answer(
      {
        path,
        values,
        ifNoneMatch: request.headers.get('if-none-match'),
        acceptEncoding: request.headers.get('accept-encoding'),
        timestamp: timestamp(),
      },
      request.signal,
    );
    return respond(answered.status, answered.body, 'application/json', answered.headers);
  }

  async function send(
    request: Request,
    text: string,
    tag: string,
    headers: Record<string, string>,
  ): Promise<Response> {
    const common = { ...headers, etag: tag };
    if (matches(request.headers.get('if-none-match'), tag))
      return respond(304, null, 'application/json', { ...common, vary: 'accept-encoding' });
    const encoded = await compressed(text, request.headers.get('accept-encoding'));
    return respond(200, encoded.body, 'application/json', { ...common, ...encoded.headers });
  }
}

function failure(error: unknown, timestamp: string): Response {
  if (error instanceof GeoError && error.code === 'query_too_long')
    return invalid([{ loc: ['body', 'query'], msg: error.message, type: 'string_too_long' }]);
  const body: ApiResponse = { status: 'error', data: null, error: messageOf(error), timestamp };
  if (error instanceof Refusal) return respondJson(error.status, body, error.headers);
  const status = statusOf(error);
  return respondJson(status, body, status === 503 ? { 'retry-after': String(retryAfterSeconds) } : undefined);
}

function messageOf(error: unknown): string {
  if (error instanceof GeoError || error instanceof Refusal) return error.message;
  if (error instanceof StorageError) return error.publicMessage;
  return 'The request failed unexpectedly; the server log has the details.';
}

const invalid = (detail: ValidationDetail[]) => respondJson(422, { detail });

const unauthorised = (missing: boolean) =>
  respondJson(
    401,
    { detail: missing ? 'Not authenticated' : 'Invalid token' },
    { 'www-authenticate': 'Bearer' },
  );

const methodNotAllowed = (allow: string) => respondJson(405, { detail: 'Method Not Allowed' }, { allow });

function information(): object {
  return {
    name: 'Geospatial Query Service',
    version,
    description: 'Plain language to GeoJSON (RFC 7946).',
    documentation: contractDocument,
    health: '/health',
    endpoints: endpoints.map(({ path, summary, fields }) => ({
      method: 'POST',
      path,
      summary,
      fields: Object.keys(fields),
    })),
  };
}
