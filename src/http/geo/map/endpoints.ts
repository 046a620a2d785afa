/** What the map page asks beside the contract, with the same keys, limits and envelope. */

import { type Endpoint, maxQueryLength } from '../endpoints.ts';
import type { Described } from '../openapi.ts';
import { ask, type Reading, readings } from './ask.ts';

const query = { required: true, maxLength: maxQueryLength, title: 'Query' };

const degrees = (title: string, limit: number) => ({
  required: true,
  maxLength: 40,
  title: `${title}, degrees`,
  values: [`${title.toLowerCase()} from -${limit} to ${limit}`],
  accepts: (value: string) => /^-?\d+(\.\d+)?$/.test(value) && Math.abs(Number(value)) <= limit,
});

export const mapEndpoints: readonly Endpoint[] = Object.freeze([
  {
    path: '/_map/ask',
    operationId: 'map_ask',
    schema: 'AskRequest',
    summary: 'Answers any question; data holds the answer and how it was read, or the refusal',
    fields: {
      query,
      reading: { required: false, nullable: true, values: readings, title: 'Reading' },
    },
    run: (geo, values, signal) => ask(geo, values.query!, (values.reading ?? null) as Reading | null, signal),
  },
  {
    path: '/_map/suggest',
    operationId: 'map_suggest',
    schema: 'SuggestRequest',
    summary: 'Places whose name begins with the query',
    fields: { query },
    run: async (geo, values, signal) => ({
      suggestions: await geo.autocomplete(values.query!, { limit: 8, signal }),
    }),
  },
  {
    path: '/_map/reverse',
    operationId: 'map_reverse',
    schema: 'ReverseRequest',
    summary: 'What contains a point, and the nearest city',
    fields: { lon: degrees('Longitude', 180), lat: degrees('Latitude', 90) },
    run: (geo, values, signal) =>
      geo.reverse({ lon: Number(values.lon), lat: Number(values.lat) }, { signal }),
  },
] satisfies Endpoint[]);

export const mapDescription: Described = {
  title: 'Map page',
  description: 'What the map page asks beside the contract; it may change with the page.',
  open: [
    ['/_map/settings', 'map_settings', 'How the page is set up: the tile server of the user, or null'],
    [
      '/_map/tiles/{z}/{x}/{y}',
      'map_tile',
      'Tile of the base map: a Mapbox Vector Tile in Web Mercator, z from 0 to 7',
    ],
  ],
};
