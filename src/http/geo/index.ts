/** The geo service over HTTP: a web-standard fetch handler for any server or framework. */

import type { Geo } from '../../geo/index.ts';
import type { Mount } from '../serve.ts';
import { type GeoHttpOptions, geoRoutes } from './routes.ts';

export { createKeyStore, type KeyStore, parseStaticKeys } from '../keys.ts';
export { compose, type Mount, type RunningServer, serve, toNodeHandler } from '../serve.ts';
export type { GeoHttpOptions, Problem } from './routes.ts';

/** @returns a mount of `/`, `/health`, `/openapi.json` and `/api/*`; `mount.fetch(request)` answers any of them */
export function geoHttp(geo: Geo, options: GeoHttpOptions): Mount {
  const { fetch, refuse } = geoRoutes(geo, options);
  return {
    name: 'geo',
    paths: ['/', '/health', '/openapi.json', '/api/*'],
    fetch,
    refuse,
  };
}
