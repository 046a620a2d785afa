/** Headers: the first line is method and path, the others are headers; bytes are taken as Latin-1, as on the wire. */

import { createFuzzEdge, type FuzzEdge, origin } from '../../support/fuzz-edge.ts';
import type { FuzzTarget } from '../target.ts';

const texts = [
  'GET /v1/predictions/x\nauthorization: Bearer key-ann',
  'POST /v1/warm\nauthorization: Bearer key-ann\ncontent-type: application/json\ncontent-length: 22\nexpect: 100-continue',
  'POST /api/geocode\nauthorization: bearer  key-ann\naccept-encoding: br;q=0.5, gzip, *;q=0\nif-none-match: W/"x", *',
  'GET /\nif-none-match: W/"a", "b"\naccept-encoding: gzip',
  'GET /openapi.json\naccept-encoding: identity;q=1, *;q=0',
  'GET /v1/model-limits\nhost: other\nx-forwarded-for: 1.2.3.4\nrange: bytes=0-1',
  'PUT /_objects/put/x?signature=y\ncontent-length: 5\ntransfer-encoding: chunked',
];
const body = '{"rows":1,"columns":1}';

let edge: FuzzEdge | undefined;

export const target: FuzzTarget = {
  name: 'http-headers',
  // Node refuses longer ones.
  maxBytes: 16_384,
  seeds: () => texts.map((text) => Buffer.from(text, 'latin1')),
  dictionary: [
    'Bearer ',
    'Basic ',
    'authorization: ',
    'content-length: ',
    'accept-encoding: ',
    'if-none-match: ',
    '-1',
    '1e9',
    '99999999999',
    'NaN',
    ';q=',
    ',',
    '"',
    '\xe9\xff',
    'gzip',
    'br',
    '*',
  ],
  async run(input) {
    edge ??= await createFuzzEdge();
    const [first = '', ...lines] = Buffer.from(input).toString('latin1').split('\n');
    const [method = '', path = ''] = first.split(' ', 2);
    let request: Request;
    try {
      const headers = new Headers();
      for (const line of lines) {
        const colon = line.indexOf(':');
        headers.append(line.slice(0, colon), line.slice(colon + 1));
      }
      const reads = method === 'GET' || method === 'HEAD';
      request = new Request(new URL(path, origin), { method, headers, ...(reads ? {} : { body }) });
    } catch {
      // No server lets such a request through either.
      return;
    }
    if (new URL(request.url).origin === origin) await edge.ask(request);
  },
  close: () => edge?.close(),
};
