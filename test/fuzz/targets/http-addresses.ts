/** Signed addresses and other paths: a letter for the method, then the path with its query. */

import { createFuzzEdge, type FuzzEdge, key, origin } from '../../support/fuzz-edge.ts';
import type { FuzzTarget } from '../target.ts';

const methods = ['GET', 'PUT', 'POST', 'HEAD', 'DELETE'];
const plain = [
  '/v1/predictions/job_x/result',
  '/v1/fits/ctx_x',
  '/sdk/x.whl',
  '/',
  '/health',
  '/docs/errors',
  '/api/geocode',
];

let edge: FuzzEdge | undefined;
const ready = async () => {
  edge ??= await createFuzzEdge();
  return edge;
};

/** What a signature is made over. */
function signed(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('signature');
  return `${pathname}?${searchParams}`;
}

export const target: FuzzTarget = {
  name: 'http-addresses',
  // Node refuses longer ones.
  maxBytes: 16_384,
  async seeds() {
    const { put, part, complete, get } = (await ready()).addresses;
    const lines = [`P${put}`, `P${part}`, `O${complete}`, `G${get}`, `H${get}`];
    return [
      ...lines.map((line) => Buffer.from(line.replace(origin, ''))),
      ...plain.map((path) => Buffer.from(`G${path}`)),
    ];
  },
  dictionary: [
    '..',
    '%2e%2e',
    '%00',
    '%ff',
    '//',
    '\\',
    '?',
    '&',
    '#',
    '=',
    'signature=',
    'expires=',
    '__proto__',
    '/put/',
    '/get/',
    '/part/',
    '/complete/',
    'é',
  ],
  async run(input) {
    const { ask, addresses, harness } = await ready();
    const text = Buffer.from(input).toString('utf8');
    const method = { P: 'PUT', O: 'POST', H: 'HEAD', D: 'DELETE' }[text[0] ?? ''] ?? 'GET';
    const url = `${origin}/${text.slice(1).replace(/^\//, '')}`;
    if (!methods.includes(method) || !URL.canParse(url)) return;
    const body = method === 'PUT' || method === 'POST' ? { body: 'x' } : {};
    const response = await ask(
      new Request(url, { method, headers: { authorization: `Bearer ${key}` }, ...body }),
    );
    const { pathname } = new URL(url);
    if (!pathname.startsWith('/_objects/') || response.status === 403 || response.status === 405) return;
    if (response.status === 400 && !/<Error>/.test(await response.text())) return;
    // Anything but a denial is for an address that was signed, and in time.
    const known = Object.values(addresses).map(signed);
    if (!known.includes(signed(url)))
      throw new Error(`an address that nobody signed was answered ${response.status}`);
    harness.logged.length = 0;
  },
  close: () => edge?.close(),
};
