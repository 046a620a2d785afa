/** The pages for people: the map, the job console and the reference of the routes, as `npm run build:screen` made them. */

import { parseAccept } from 'hono/utils/accept';
import { packageFile } from '../shared/package-root.ts';
import { pathOf, respondJson } from './respond.ts';
import type { FetchHandler } from './serve.ts';
import { servedFiles } from './served-files.ts';

const prefix = '/_screen/';

/** Where the files of the pages lie; for the `paths` of a mount. */
export const screenPath = `${prefix}*`;

export type PageName = 'map' | 'console' | 'docs';

export interface ScreenOptions {
  /** Folder of the built pages; default: that of the package. */
  readonly folder?: string;
  /** Origins other than its own that a page may ask for data: tiles, objects in a bucket; default none. */
  readonly connect?: readonly string[];
}

export interface Screen {
  /** @returns the page; undefined where it was not built */
  page(request: Request, name: PageName): Promise<Response> | undefined;
  /** Answers a request under `screenPath`. */
  file(request: Request): Promise<Response>;
}

/** What the pages may do: run and show files of their own origin, and ask it. Nothing inline, nothing from elsewhere. */
export function contentSecurityPolicy(connect: readonly string[] = []): string {
  const outside = connect.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${outside}`,
    "font-src 'self'",
    `connect-src 'self'${outside}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function createScreen({
  folder = packageFile('dist/screen'),
  connect = [],
}: ScreenOptions = {}): Screen {
  const files = servedFiles(folder);
  const pageHeaders = {
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(connect),
  };
  // A file's name holds a hash of its content. Workers get their policy from their own file.
  const fileHeaders = { ...pageHeaders, 'cache-control': 'public, max-age=31536000, immutable' };
  return {
    page(request, name) {
      const file = `${name}.html`;
      return files.has(file) ? files.respond(request, file, pageHeaders) : undefined;
    },
    async file(request) {
      if (!isRead(request)) return respondJson(405, { error: 'method_not_allowed' }, { allow: 'GET, HEAD' });
      const name = pathOf(request.url).slice(prefix.length);
      if (!name.startsWith('assets/') || !files.has(name)) return respondJson(404, { error: 'not_found' });
      return files.respond(request, name, fileHeaders);
    },
  };
}

/** Whether a request only reads. */
export const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Whether a request comes from a browser that shows what it gets: `text/html` by name, no lower than JSON. */
export function wantsHtml(request: Request): boolean {
  const accepted = parseAccept(request.headers.get('accept') ?? '');
  const weight = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q ?? 0;
  const html = weight('text/html');
  return html > 0 && html >= weight('application/json');
}

/** A handler that answers one page and the files of all pages, and leaves everything else to `next`.
 * @param page.wanted  which requests for the path get the page; default: all */
export function withPage(
  next: FetchHandler,
  screen: Screen,
  page: { readonly path: string; readonly name: PageName; readonly wanted?: (request: Request) => boolean },
): FetchHandler {
  async function pageOrNext(...[request, environment]: Parameters<FetchHandler>): Promise<Response> {
    const shown = isRead(request) && (page.wanted?.(request) ?? true);
    const response = await ((shown ? screen.page(request, page.name) : undefined) ??
      next(request, environment));
    if (page.wanted !== undefined) response.headers.append('vary', 'accept');
    return response;
  }
  return (request, environment) => {
    const path = pathOf(request.url);
    if (path.startsWith(prefix)) return screen.file(request);
    return path === page.path ? pageOrNext(request, environment) : next(request, environment);
  };
}
