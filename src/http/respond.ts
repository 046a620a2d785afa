/** The one door by which values and failures become responses. */

import { newRequestId } from '../shared/ids.ts';
import type { Log } from '../shared/log.ts';

/** Sent with every response; a page that needs more than `default-src 'none'` sets its own policy. */
export const securityHeaders: Readonly<Record<string, string>> = Object.freeze({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

const jsonHeaders = Object.freeze({ ...securityHeaders, 'content-type': 'application/json' });

export type HeaderValues = Readonly<Record<string, string>>;

export function respondJson(status: number, body: unknown, headers?: HeaderValues): Response {
  return respondJsonText(status, JSON.stringify(body), headers);
}

/** JSON that is written out already. */
export function respondJsonText(status: number, text: string, headers?: HeaderValues): Response {
  return new Response(text, {
    status,
    headers: headers === undefined ? jsonHeaders : { ...jsonHeaders, ...headers },
  });
}

/** Any other content; the caller names its type. */
export function respond(
  status: number,
  body: string | Uint8Array | ReadableStream | null,
  contentType: string,
  headers?: HeaderValues,
): Response {
  return new Response(body as ConstructorParameters<typeof Response>[0], {
    status,
    headers: { ...securityHeaders, 'content-type': contentType, ...headers },
  });
}

/** Runs a handler; whatever it throws goes to `onError` with a fresh request id, which is logged beside the cause.
 * `onError` words the failure for its service: it gets the id to show to the caller. What a handler answers at once
 * is answered at once: servers send it without the machinery for requests in flight. */
export function guarded(
  request: Request,
  log: Log,
  handler: () => Response | Promise<Response>,
  onError: (error: unknown, requestId: string) => Response,
): Response | Promise<Response> {
  const refuse = (error: unknown) => {
    const requestId = newRequestId();
    const response = onError(error, requestId);
    const fields = {
      requestId,
      method: request.method,
      path: pathOf(request.url),
      status: response.status,
      error,
    };
    // Nobody reads the answer; what the handler met was the end of its connection, more often than not.
    if (request.signal.aborted) log.info('request_cut', { ...fields, error: summary(error) });
    else if (response.status === 503) log.warn('request_refused', { ...fields, error: summary(error) });
    else if (response.status >= 500) log.error('request_failed', fields);
    else log.info('request_refused', { ...fields, error: summary(error) });
    return response;
  };
  try {
    const answer = handler();
    return answer instanceof Promise ? answer.catch(refuse) : answer;
  } catch (error) {
    return refuse(error);
  }
}

/** A caller's mistake needs no stack trace in the logs. */
function summary(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return { code, message: error.message };
}

/** The path of an absolute URL without its query: a search instead of a parse, because it runs at every request. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start === -1) return '/';
  const query = url.indexOf('?', start);
  const hash = url.indexOf('#', start);
  const end = Math.min(query === -1 ? url.length : query, hash === -1 ? url.length : hash);
  return url.slice(start, end);
}
