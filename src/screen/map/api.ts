/** What the page asks of its server, as `/_map/openapi.json` describes it. */

import type { Feature, FeatureCollection } from 'geojson';
import { apiKey } from '../session.ts';

export type Reading = 'place' | 'sentence' | 'features';
export const readings: readonly Reading[] = ['place', 'sentence', 'features'];

export interface Answer {
  readonly reading: Reading;
  readonly result: Feature | FeatureCollection;
  /** Square metres. */
  readonly areaM2: number;
  /** Metres; of an area that of its outline. */
  readonly lengthM: number;
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  readonly nearest: readonly string[];
}

export interface Alternative {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly country?: string;
  readonly region?: string;
}

export interface Suggestion extends Alternative {
  readonly matchedName: string;
}

export interface Here {
  readonly country?: { readonly name: string };
  readonly region?: { readonly name: string };
  readonly waters: readonly { readonly name: string }[];
  readonly nearestCity?: { readonly name: string; readonly distanceMetres: number };
  readonly notes?: readonly string[];
}

/** The server knows no such key, or got none. */
export class NotSignedIn extends Error {}

/** The server refused or failed; the message is its own. */
export class ServerSaid extends Error {}

async function post<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey.value !== null && { authorization: `Bearer ${apiKey.value}` }),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  if (response.status === 401) throw new NotSignedIn();
  const answer = await response.json();
  if (answer.status === 'success') return answer.data as T;
  throw new ServerSaid(answer.error ?? answer.detail?.[0]?.msg ?? String(response.status));
}

export const ask = (
  query: string,
  reading: Reading | null,
  signal: AbortSignal,
): Promise<{ answer: Answer | null; refusal: Refusal | null }> =>
  post('/_map/ask', { query, reading }, signal);

export const suggest = async (query: string, signal: AbortSignal): Promise<readonly Suggestion[]> =>
  (await post<{ suggestions: Suggestion[] }>('/_map/suggest', { query }, signal)).suggestions;

export const reverse = (lon: number, lat: number, signal: AbortSignal): Promise<Here> =>
  post('/_map/reverse', { lon: lon.toFixed(6), lat: lat.toFixed(6) }, signal);

/** Pictures of a tile server that the operator has chosen. */
export interface OwnTiles {
  readonly url: string;
  readonly attribution: string;
  readonly maxZoom: number;
}

/** What lies behind the map; null for the base map of the server itself. */
export async function ownTiles(): Promise<OwnTiles | null> {
  const response = await fetch('/_map/settings');
  return ((await response.json()) as { tiles: OwnTiles | null }).tiles;
}

/** A place with what tells it from others of its name. */
export const qualified = ({ name, region, country }: Alternative): string =>
  [...new Set([name, region, country])].filter((part) => part !== undefined).join(', ');
