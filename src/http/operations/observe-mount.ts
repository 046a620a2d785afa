/** A mount whose requests are timed and traced, otherwise the same. */

import { pathOf } from '../respond.ts';
import type { Mount } from '../serve.ts';
import type { Metrics } from './metrics.ts';

/** Addresses hold identifiers, and metrics must not. */
const patterns: readonly [RegExp, string][] = [
  [/^\/v1\/(predictions|evaluations|fits)\/[^/]+$/, '/v1/$1/:id'],
  [/^\/v1\/(predictions|evaluations|fits)\/[^/]+\/result$/, '/v1/$1/:id/result'],
  [/^\/v1\/(model-limits|uploads|fits|predictions|evaluations|forecasts|warm)$/, '/v1/$1'],
  [/^\/api\/(geocode|country-border|ocean-border|water-feature|osm|nl-geocode-advanced)$/, '/api/$1'],
  [/^\/_objects\/(put|part|complete|get)\/.*$/, '/_objects/$1'],
  [/^\/sdk\/.*$/, '/sdk/:wheel'],
  [/^\/console(\/.*)?$/, '/console'],
  [/^\/docs(\/.*)?$/, '/docs'],
  [/^\/(health|openapi\.json)?$/, '/$1'],
];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** @returns a pattern; `other` for what is no route */
export function routeOf(path: string): string {
  for (const [pattern, route] of patterns) {
    if (pattern.test(path)) return path.replace(pattern, route);
  }
  return 'other';
}

export function observeMount(mount: Mount, { answered, observer: { tracing } }: Metrics): Mount {
  return {
    ...mount,
    fetch(request, environment) {
      const began = performance.now();
      const route = routeOf(pathOf(request.url));
      const method = methods.has(request.method) ? request.method : 'other';
      const note = (response: Response): Response => {
        answered(method, route, response.status, (performance.now() - began) / 1000);
        return response;
      };
      if (tracing !== null) {
        const attributes = { 'http.request.method': method, 'http.route': route };
        const answer = async () => mount.fetch(request, environment);
        return tracing.request(`${method} ${route}`, attributes, request.headers, answer).then(note);
      }
      const answer = mount.fetch(request, environment);
      return answer instanceof Promise ? answer.then(note) : note(answer);
    },
  };
}
