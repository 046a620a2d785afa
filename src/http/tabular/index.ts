/** The tabular service over HTTP: a web-standard fetch handler for any server or framework. */

import type { Tabular } from '../../tabular/index.ts';
import { createScreen, screenPath, withPage } from '../screen.ts';
import type { Mount } from '../serve.ts';
import { consoleApi, consoleDocument } from './console/routes.ts';
import { tabularDocument } from './contract.ts';
import { docsPath } from './docs-page.ts';
import { type TabularHttpOptions, tabularRoutes } from './routes.ts';

export { docsHttp } from '../docs.ts';
export { createKeyStore, type KeyStore, parseStaticKeys } from '../keys.ts';
export { type ApiDocument, compose, type Mount, type RunningServer, serve, toNodeHandler } from '../serve.ts';
export { createSharedKeyStore, type SharedKeyStore } from '../shared-keys.ts';
export type { TabularHttpOptions } from './routes.ts';
export { defaultSdkFolder, listWheels } from './sdk.ts';

/** @returns a mount of `/v1/*` and `/sdk/*`, and beside the contract of `/_objects/*`, `/docs/errors`, `/docs/tabular.json`, the job console
 *          at `/console` with its routes under `/console/api/*` and its files under `/_screen/*`; `mount.fetch(request)` answers any of them
 * @example
 * const mount = tabularHttp(tabular, { keys });
 * const response = await mount.fetch(new Request('http://any/v1/model-limits')); */
export function tabularHttp(tabular: Tabular, options: TabularHttpOptions): Mount {
  const { app, refuse } = tabularRoutes(tabular, options);
  const paths = ['/v1/*', '/sdk/*', '/_objects/*', docsPath, tabularDocument];
  const documents = [{ name: 'Tables', path: tabularDocument }];
  const fetch: Mount['fetch'] = (request, environment) => app.fetch(request, environment);
  if (options.console === false) return { name: 'tabular', paths, documents, fetch, refuse };
  return {
    name: 'tabular',
    documents: [...documents, { name: 'Console', path: consoleDocument }],
    paths: [...paths, '/console', `${consoleApi}/*`, screenPath],
    fetch: withPage(fetch, createScreen(), { path: '/console', name: 'console' }),
    refuse,
  };
}
