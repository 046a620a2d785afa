/** Requests to every route of both services, right ones and wrong ones, for a server that is to run for long. */

import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { token } from './protocol.ts';

const verbs: Readonly<Record<string, string>> = {
  countryBorder: 'country-border',
  oceanBorder: 'ocean-border',
  waterFeature: 'water-feature',
  geocode: 'geocode',
};

const lines = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Paths and sentences of the geo service. */
const questions: readonly (readonly [path: string, query: string])[] = [
  ...lines('../geo/what-people-type.tsv').flatMap((line) => {
    const [verb, query] = line.split('\t');
    const path = verbs[verb!];
    return path === undefined ? [] : [[`/api/${path}`, query!] as const];
  }),
  ...lines('../fixtures/geo/spatial-phrases.txt').map(
    (line) => ['/api/nl-geocode-advanced', line.split(' => ')[0]!] as const,
  ),
  ...[
    'cafes in Monaco',
    'parks near the casino of Monaco',
    'hotels within 300 m of Monaco',
    'nothing in Nowhere',
  ].map((query) => ['/api/osm', query] as const),
];

const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

/** Requests that a server refuses, or that ask for little. */
const others: readonly (readonly [method: string, path: string, init: RequestInit])[] = [
  ['GET', '/', {}],
  ['GET', '/openapi.json', {}],
  ['GET', '/v1/model-limits', {}],
  ['GET', '/sdk/none.whl', {}],
  ['GET', '/v1/nowhere', {}],
  ['GET', '/nowhere', {}],
  ['GET', '/v1/predictions/none', { headers }],
  ['GET', '/v1/predictions/none/result', { headers }],
  ['GET', '/v1/fits/none', { headers }],
  ['GET', '/v1/evaluations/none/result', { headers }],
  ['POST', '/v1/warm', { headers, body: '{"rows":10,"columns":2}' }],
  ['POST', '/v1/fits', { headers, body: '{"broken' }],
  ['POST', '/v1/predictions', { headers, body: '{}' }],
  ['POST', '/v1/uploads', { body: '{}' }],
  ['POST', '/v1/uploads', { headers: { ...headers, authorization: 'Bearer wrong' }, body: '{}' }],
  ['POST', '/api/geocode', { headers, body: '{"query":7}' }],
  ['POST', '/api/geocode', { headers, body: JSON.stringify({ query: 'a '.repeat(900) }) }],
  ['PUT', '/_objects/put/none?signature=no', { body: 'x' }],
  ['POST', '/_objects/complete/none?signature=no', { body: '<CompleteMultipartUpload/>' }],
  ['GET', '/_objects/get/none', {}],
];

export interface Traffic {
  readonly requests: number;
  /** Answers of 500 and above, and requests without one. */
  readonly failures: readonly string[];
}

/** @param number  which request of the rotation */
export async function askSomething(origin: string, number: number): Promise<string | null> {
  const pick = number % 4;
  if (pick === 3) return cutAnswer(origin, questions[number % questions.length]!);
  const [method, path, init] =
    pick === 0
      ? others[Math.floor(number / 4) % others.length]!
      : (() => {
          const [api, query] = questions[number % questions.length]!;
          return ['POST', api, { headers, body: JSON.stringify({ query }) }] as const;
        })();
  try {
    const response = await fetch(new URL(path, origin), {
      ...init,
      method,
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    return response.status >= 500
      ? `${method} ${path} ${init.body}: ${response.status} ${text.slice(0, 200)}`
      : null;
  } catch (error) {
    return `${method} ${path} ${init.body}: ${(error as Error).cause ?? error}`;
  }
}

/** A caller that goes away while it is answered. */
function cutAnswer(origin: string, [path]: readonly [string, string]): Promise<null> {
  return new Promise((resolve) => {
    const request = get(
      new URL(path === '/api/osm' ? '/openapi.json' : '/', origin),
      { agent: false },
      (response) => {
        response.once('data', () => request.destroy());
        response.once('close', () => resolve(null));
        response.once('error', () => resolve(null));
      },
    );
    request.once('error', () => resolve(null));
  });
}
