/** Places from a Nominatim server, for names that nothing here knows.
 * @see https://nominatim.org/release-docs/latest/api/Search/ and the usage policy: one request a second, identified */

import type { Geometry } from 'geojson';
import { z } from 'zod';
import { GeoError } from '../domain/errors.ts';
import type { PlaceKind } from '../domain/place.ts';
import type { PoliteClient } from './polite-client.ts';

const shape = z.object({
  type: z.enum(['Point', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']),
  coordinates: z.array(z.unknown()),
});
const result = z.object({
  osm_type: z.enum(['node', 'way', 'relation']).optional(),
  osm_id: z.number().optional(),
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  display_name: z.string(),
  name: z.string().optional(),
  category: z.string().optional(),
  type: z.string().optional(),
  addresstype: z.string().optional(),
  importance: z.number().optional(),
  geojson: shape.optional(),
  address: z.record(z.string(), z.string()).optional(),
});
type Result = z.output<typeof result>;

export interface UpstreamPlace {
  readonly id: string;
  readonly name: string;
  /** The whole address. */
  readonly label: string;
  readonly kind: PlaceKind;
  readonly country?: string;
  readonly geometry: Geometry;
  /** 0 to 1. */
  readonly importance: number;
}

const settlements = new Set([
  'city',
  'town',
  'village',
  'municipality',
  'hamlet',
  'suburb',
  'borough',
  'quarter',
  'neighbourhood',
  'city_district',
]);
const regions = new Set(['state', 'province', 'region', 'county', 'state_district', 'district', 'island']);
const settled = new Set(['country', ...settlements, ...regions]);

function kindOf({ category, type, addresstype = '', address }: Result): PlaceKind {
  if (addresstype === 'country') return 'country';
  if (settlements.has(addresstype)) return 'city';
  if (regions.has(addresstype)) return 'region';
  if (address?.house_number !== undefined && (category === 'place' || category === 'building'))
    return 'address';
  if (category === 'highway') return 'street';
  if (category === 'building' && type === 'yes') return 'building';
  return 'landmark';
}

export class Nominatim {
  private readonly client: PoliteClient;

  constructor(client: PoliteClient) {
    this.client = client;
  }

  /** @returns best first; none when the server knows none
   * @throws GeoError `upstream_failed` */
  async search(text: string, limit: number, signal?: AbortSignal): Promise<UpstreamPlace[]> {
    const query = new URLSearchParams({
      q: text,
      format: 'jsonv2',
      limit: String(limit),
      polygon_geojson: '1',
      addressdetails: '1',
      'accept-language': 'en',
    });
    const json = await this.client.request(`/search?${query}`, undefined, signal);
    const parsed = z.array(result).safeParse(json);
    if (!parsed.success) {
      throw new GeoError(
        'upstream_failed',
        'The Nominatim server answered with something that is no list of places.',
        {
          cause: parsed.error,
        },
      );
    }
    return parsed.data.map(toPlace);
  }
}

function toPlace(found: Result): UpstreamPlace {
  const {
    osm_type: type,
    osm_id: id,
    display_name: label,
    name,
    lat,
    lon,
    geojson,
    addresstype,
    importance = 0,
    address,
  } = found;
  const kind = kindOf(found);
  // Addresses, buildings and landmarks are points, whatever the map draws.
  const drawn = geojson !== undefined && (settled.has(addresstype ?? '') || kind === 'street');
  return {
    id: type === undefined ? `nominatim/${lat},${lon}` : `osm/${type}/${id}`,
    name: name === undefined || name === '' ? label : name,
    label,
    kind,
    ...(address?.country !== undefined && kind !== 'country' && { country: address.country }),
    geometry: drawn ? (geojson as Geometry) : { type: 'Point', coordinates: [lon, lat] },
    importance: Math.max(0, Math.min(1, importance)),
  };
}
