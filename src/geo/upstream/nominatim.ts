/** Places from a Nominatim server, for names that nothing here knows.
 * @see https://nominatim.org/release-docs/latest/api/Search/ and the usage policy: one request a second, identified */

import type { Geometry } from 'geojson';
import * as z from '../../shared/zod.ts';
import { GeoError } from '../domain/errors.ts';
import type { PlaceKind } from '../domain/place.ts';
import type { PoliteClient } from './polite-client.ts';

/** How deep the coordinates of each type are nested. */
const depths = { Point: 0, LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 } as const;
/** Positions that a ring and a line need. */
const leastRing = 4;
const leastLine = 2;

const isPosition = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length >= 2 &&
  Number.isFinite(value[0]) &&
  Number.isFinite(value[1]) &&
  Math.abs(value[0]) <= 180 &&
  Math.abs(value[1]) <= 90;

function nests(value: unknown, depth: number, least: number): boolean {
  if (depth === 0) return isPosition(value);
  if (!Array.isArray(value) || value.length < (depth === 1 ? least : 1)) return false;
  return value.every((member) => nests(member, depth - 1, least));
}

/** A geometry that can be worked with: nested as its type says, on the globe, rings and lines long enough. */
const shape = z.custom<Geometry>((value) => {
  const { type, coordinates } = (value ?? {}) as { type?: keyof typeof depths; coordinates?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(depths, type)) return false;
  return nests(coordinates, depths[type], type.endsWith('Polygon') ? leastRing : leastLine);
}, 'expected a geometry');
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
        'The Nominatim server answered with something that is not a list of places.',
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
    geometry: drawn ? geojson : { type: 'Point', coordinates: [lon, lat] },
    importance: Math.max(0, Math.min(1, importance)),
  };
}
