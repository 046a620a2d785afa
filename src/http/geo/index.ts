/** The geo service over HTTP: a web-standard fetch handler for any server or framework. */

import type { Geo } from '../../geo/index.ts';
import { createScreen, screenPath, wantsHtml, withPage } from '../screen.ts';
import type { Mount } from '../serve.ts';
import { answererOf } from './answer.ts';
import { readOwnTiles } from './map/own-tiles.ts';
import { contractDocument, type GeoHttpOptions, geoRoutes, mapDocument } from './routes.ts';
import { GeoThread } from './thread/client.ts';

export { docsHttp } from '../docs.ts';
export { createKeyStore, type KeyStore, parseStaticKeys } from '../keys.ts';
export { type ApiDocument, compose, type Mount, type RunningServer, serve, toNodeHandler } from '../serve.ts';
export { createSharedKeyStore, type SharedKeyStore } from '../shared-keys.ts';
export type { Problem } from './condition.ts';
export type { OwnTiles } from './map/own-tiles.ts';
export type { GeoHttpOptions } from './routes.ts';
export { GeoThread } from './thread/client.ts';

/** @param geo  a service of this thread, or one on a thread of its own
 * @returns a mount of `/`, `/health`, `/openapi.json` and `/api/*`, and of what the map page needs, `/_map/*` and `/_screen/*`;
 *          `mount.fetch(request)` answers any of them
 * @example
 * const mount = geoHttp(geo, { keys, log });
 * const response = await mount.fetch(new Request('http://any/health')); */
export function geoHttp(geo: Geo | GeoThread, options: GeoHttpOptions): Mount {
  const answerer = geo instanceof GeoThread ? geo.answer.bind(geo) : answererOf(geo);
  const { fetch, refuse } = geoRoutes(answerer, options);
  const paths = ['/', '/health', contractDocument, '/api/*'];
  const documents = [{ name: 'Places', path: contractDocument }];
  if (options.console === false) return { name: 'geo', paths, documents, fetch, refuse };
  const connect = options.tiles ? [readOwnTiles(options.tiles).origin] : [];
  return {
    name: 'geo',
    paths: [...paths, '/_map/*', screenPath],
    documents: [...documents, { name: 'Map', path: mapDocument }],
    fetch: withPage(fetch, createScreen({ connect }), { path: '/', name: 'map', wanted: wantsHtml }),
    refuse,
  };
}
