/** The reference of all routes as a page, at `/docs`: a viewer of the OpenAPI documents that the mounts serve. */

import { pathOf, respondJson } from './respond.ts';
import { createScreen, isRead, screenPath, withPage } from './screen.ts';
import type { FetchHandler, Mount } from './serve.ts';

const page = '/docs';
const list = '/docs/documents.json';

/** A page that shows what other mounts can be asked, and asks them.
 * @param mounts  those that are served beside it
 * @returns       a mount of `/docs`, `/docs/documents.json` and the files of the page
 * @example
 * const mounts = [geoHttp(geo, { keys, log }), tabularHttp(tabular, { keys })];
 * await serve({ mounts: [...mounts, docsHttp(mounts)], port: 8080 }); */
export function docsHttp(mounts: readonly Mount[]): Mount {
  const documents = mounts.flatMap((mount) => mount.documents ?? []);
  const fetch: FetchHandler = (request) => {
    if (pathOf(request.url) !== list) return respondJson(404, { error: 'not_found' });
    if (!isRead(request)) return respondJson(405, { error: 'method_not_allowed' }, { allow: 'GET, HEAD' });
    return respondJson(200, { documents }, { 'cache-control': 'no-cache' });
  };
  return {
    name: 'docs',
    paths: [page, list, screenPath],
    fetch: withPage(fetch, createScreen(), { path: page, name: 'docs' }),
  };
}
