/** Map data from an Overpass server, for areas that no extract covers.
 * @see https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL */

import { runSliced } from '../../shared/run-sliced.ts';
import * as z from '../../shared/zod.ts';
import type { Box } from '../domain/box.ts';
import { GeoError } from '../domain/errors.ts';
import { osmAttribution } from '../domain/map-store.ts';
import type { Wanted } from '../osm/entities.ts';
import type { OsmStore } from '../osm/store.ts';
import type { PoliteClient } from './polite-client.ts';

/** Seconds the server may work, and bytes it may use. */
const serverSeconds = 60;
const serverBytes = 256 * 2 ** 20;
/** Square degrees: about 100 × 100 km at 45°. A public server is not asked for more. */
const largestArea = 1.3;

const element = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('node'),
    id: z.number(),
    lat: z.number(),
    lon: z.number(),
    tags: z.record(z.string(), z.string()).optional(),
  }),
  z.object({
    type: z.literal('way'),
    id: z.number(),
    nodes: z.array(z.number()),
    tags: z.record(z.string(), z.string()).optional(),
  }),
  z.object({
    type: z.literal('relation'),
    id: z.number(),
    members: z.array(
      z.object({ type: z.enum(['node', 'way', 'relation']), ref: z.number(), role: z.string() }),
    ),
    tags: z.record(z.string(), z.string()).optional(),
  }),
]);
/** Elements are checked one by one, in turns: an answer may hold a million. */
const answer = z.object({ elements: z.array(z.unknown()), remark: z.string().optional() });

/** A string of Overpass QL: quotes and backslashes escaped, line ends left out. */
const quote = (text: string) => `"${text.replace(/[\r\n]+/g, ' ').replace(/[\\"]/g, '\\$&')}"`;

function filterOf(label: string): string {
  const at = label.indexOf('=');
  return at < 0 ? `[${quote(label)}]` : `[${quote(label.slice(0, at))}=${quote(label.slice(at + 1))}]`;
}

/** The query for features that bear all labels of one of the sets. It is made of tags and numbers only: nothing that a
 * person wrote gets in unescaped.
 * @param labelSets  each: "amenity=restaurant", or "building" for any value
 * @param box        degrees, west < east */
export function overpassQuery(labelSets: readonly (readonly string[])[], box: Box): string {
  const [west, south, east, north] = box.map((degrees) => Number(degrees.toFixed(7)));
  const seen = new Set<string>();
  for (const labels of labelSets) {
    if (labels.length > 0)
      seen.add(`nwr${labels.map(filterOf).join('')}(${south},${west},${north},${east});`);
  }
  return `[out:json][timeout:${serverSeconds}][maxsize:${serverBytes}];(${[...seen].join('')});out body qt;>;out body qt;`;
}

export class Overpass {
  private readonly client: PoliteClient;

  constructor(client: PoliteClient) {
    this.client = client;
  }

  /** The features of an area as a store in memory; close it after use.
   * @returns undefined when there are none
   * @throws GeoError `upstream_failed`; `area_not_covered` for an area too large to ask for */
  async fetch(
    labelSets: readonly (readonly string[])[],
    box: Box,
    signal?: AbortSignal,
  ): Promise<OsmStore | undefined> {
    if ((box[2] - box[0]) * (box[3] - box[1]) > largestArea) {
      throw new GeoError(
        'area_not_covered',
        'The area is too large to ask a public server for. Import an extract of it: graticule osm import FILE.osm.pbf',
      );
    }
    const query = overpassQuery(labelSets, box);
    const json = await this.client.request('', `data=${encodeURIComponent(query)}`, signal);
    const parsed = answer.safeParse(json);
    if (!parsed.success) throw noMapData(parsed.error);
    const { elements, remark } = parsed.data;
    // A query that ran out of time or memory still answers with status 200.
    if (remark !== undefined && /error/i.test(remark)) {
      throw new GeoError('upstream_failed', `The Overpass server gave up: ${remark}`);
    }
    if (elements.length === 0) return undefined;
    const { memoryStore } = await import('../osm/fill-store.ts');
    return memoryStore((_pass, _stage, wanted) => runSliced(feed(elements, box, wanted), signal), {
      name: 'overpass',
      source: 'the Overpass server',
      bytes: 0,
      attribution: osmAttribution,
    });
  }
}

const noMapData = (cause: unknown) =>
  new GeoError('upstream_failed', 'The Overpass server answered with something that is not map data.', {
    cause,
  });

/** As a file would be read: nodes, ways, relations by id, each once. */
function* feed(elements: readonly unknown[], box: Box, wanted: Wanted): Generator<void, void> {
  wanted.bounds?.(box);
  const seen = new Set<string>();
  for (const raw of elements) {
    yield;
    const parsed = element.safeParse(raw);
    if (!parsed.success) throw noMapData(parsed.error);
    const one = parsed.data;
    const key = `${one.type}/${one.id}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const tags = one.tags ?? {};
    if (one.type === 'node') wanted.node?.(one.id, one.lon, one.lat, tags);
    else if (one.type === 'way') wanted.way?.(one.id, one.nodes, tags);
    else wanted.relation?.(one.id, one.members, tags);
  }
}
