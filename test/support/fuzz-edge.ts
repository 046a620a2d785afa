/** Both mounts as one fetch handler, without sockets, and what every answer of theirs must look like. */

import { GeoError } from '../../src/geo/domain/errors.ts';
import type { Geo } from '../../src/geo/service.ts';
import { geoHttp } from '../../src/http/geo/index.ts';
import { compose } from '../../src/http/serve.ts';
import { statusOf } from '../../src/http/tabular/status.ts';
import { silentLog } from '../../src/shared/log.ts';
import { isErrorCode } from '../../src/tabular/domain/errors.ts';
import { createCall, createHarness, type Harness } from './service.ts';

export const origin = 'http://graticule.test';
export const key = 'key-ann';

export interface FuzzEdge {
  readonly harness: Harness;
  /** Answers a request and looks at the answer.
   * @throws Error when the answer is of no form that the contracts know */
  ask(request: Request): Promise<Response>;
  /** Signed addresses of every operation, by name. */
  readonly addresses: Readonly<Record<'put' | 'part' | 'complete' | 'get', string>>;
  close(): Promise<void>;
}

// Sentences have targets of their own: here every text is a place, but the empty one.
async function answer(query: string): Promise<object> {
  if (query === '') throw new GeoError('place_not_found', 'No place has an empty name.');
  return { type: 'Feature', properties: { name: query }, geometry: null };
}
const geo = new Proxy({} as Geo, { get: () => answer });

export async function createFuzzEdge(): Promise<FuzzEdge> {
  const harness = await createHarness({
    // Small parts, and few: signing ten thousand addresses takes a tenth of a second.
    uploads: { maxBytes: 100_000, multipartBytes: 100, partBytes: 64 },
    worker: { concurrency: 0 },
  });
  const fetch = compose([geoHttp(geo, { keys: harness.keys, log: silentLog }), harness.mount]);
  const call = createCall(fetch);
  const plan = async (bytes: number) =>
    (await call('POST', '/v1/uploads', { body: { contentHash: 'a'.repeat(64), bytes } })).body;
  const [single, parts] = [await plan(10), await plan(128)];
  const { sha256 } = await harness.objects.write('results/x', [Buffer.from('result')]);
  const get = await harness.objects.signDownload('results/x', harness.clock.now() + 300_000, sha256);
  return {
    harness,
    addresses: {
      put: single.url,
      part: parts.partUrls[0],
      complete: parts.completeUrl,
      get: `${origin}${get}`,
    },
    async ask(request) {
      harness.logged.length = 0;
      const response = await fetch(request);
      await check(request, response);
      return response;
    },
    close: async () => harness[Symbol.asyncDispose](),
  };
}

async function check(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url);
  const { status } = response;
  const text = await response.clone().text();
  const wrong = (why: string) =>
    new Error(`${why}: ${request.method} ${pathname} answered ${status} ${text.slice(0, 300)}`);
  if (status >= 500) throw wrong('a failure of the server');
  if (status === 304 || request.method === 'HEAD') return;
  if (/^\/_objects(\/|$)/.test(pathname)) {
    const known =
      status < 400 || status === 400 || /^<\?xml[\s\S]*<Error><Code>\w+<\/Code><Message>/.test(text);
    if (!known) throw wrong('no error of S3');
  } else if (/^\/(v1|sdk)(\/|$)/.test(pathname)) {
    if (status !== 200 && !isTabularRefusal(status, JSON.parse(text)))
      throw wrong('no error of the contract');
  } else if (pathname.startsWith('/api/')) {
    if (!isGeoAnswer(status, JSON.parse(text))) throw wrong('no answer of the contract');
  }
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
function isTabularRefusal(status: number, body: any): boolean {
  if (status === 400) return body.error === 'invalid_json' || body.error === 'invalid_request';
  const texts = [body.problem, body.cause, body.fix, body.docUrl, body.requestId];
  return isErrorCode(body.code) && statusOf(body.code, body.category) === status && texts.every(Boolean);
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
function isGeoAnswer(status: number, body: any): boolean {
  if (status === 200) {
    const success = body.status === 'success' && body.data !== null && body.error === null;
    return success || (body.status === 'error' && body.data === null && typeof body.error === 'string');
  }
  if (status === 422) {
    return body.detail.every(
      (entry: { loc: unknown; msg: unknown; type: unknown }) =>
        Array.isArray(entry.loc) && typeof entry.msg === 'string' && typeof entry.type === 'string',
    );
  }
  return [401, 404, 405].includes(status) && typeof body.detail === 'string';
}
