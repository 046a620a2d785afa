/** The tabular service over HTTP: a web-standard fetch handler for any server or framework. */

import type { Tabular } from '../../tabular/index.ts';
import type { Mount } from '../serve.ts';
import { docsPath } from './docs-page.ts';
import { type TabularHttpOptions, tabularRoutes } from './routes.ts';

export { createKeyStore, type KeyStore, parseStaticKeys } from '../keys.ts';
export { compose, type Mount, type RunningServer, serve, toNodeHandler } from '../serve.ts';
export type { TabularHttpOptions } from './routes.ts';
export { defaultSdkFolder, listWheels } from './sdk.ts';

/** @returns a mount of `/v1/*` and `/sdk/*`, and of `/_objects/*` and `/docs/errors` beside the contract;
 *          `mount.fetch(request)` answers any of them */
export function tabularHttp(tabular: Tabular, options: TabularHttpOptions): Mount {
  const { app, refuse } = tabularRoutes(tabular, options);
  return {
    name: 'tabular',
    paths: ['/v1/*', '/sdk/*', '/_objects/*', docsPath],
    fetch: (request, environment) => app.fetch(request, environment),
    refuse,
  };
}
