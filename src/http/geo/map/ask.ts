/** One search box for everything: finds out which verb a question is for, and says how it was read. */

import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { type Geo, GeoError } from '../../../geo/index.ts';
import { area, length } from '../../../geodesy/index.ts';
import { Pacer } from '../../../shared/run-sliced.ts';

/** `place`: one name; `sentence`: a spatial sentence; `features`: things on the map of an extract. */
export const readings = Object.freeze(['place', 'sentence', 'features'] as const);
export type Reading = (typeof readings)[number];

export interface MapAnswer {
  readonly reading: Reading;
  readonly result: Feature | FeatureCollection;
  /** Of all areas together, square metres; 0 without any. */
  readonly areaM2: number;
  /** Of lines, and of the outlines of areas, metres; 0 for points. */
  readonly lengthM: number;
}

/** Why there is no answer: a code of GeoError, in words, with what to do and the names that come nearest. */
export interface MapRefusal {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  readonly nearest: readonly string[];
}

export type Asked =
  | { readonly answer: MapAnswer; readonly refusal: null }
  | { readonly answer: null; readonly refusal: MapRefusal };

/** A name that is found as it stands needs no grammar. */
const sureScore = 0.8;
/** Features shown at most. */
const mostFeatures = 2000;

const verbs: Readonly<
  Record<Reading, (geo: Geo, query: string, signal: AbortSignal) => Promise<Feature | FeatureCollection>>
> = {
  place: (geo, query, signal) => geo.geocode(query, { signal }),
  sentence: (geo, query, signal) => geo.spatial(query, { signal }),
  features: (geo, query, signal) => geo.mapFeatures(query, { limit: mostFeatures, signal }),
};

/** @param reading  null to find out: a sure name first, then a sentence, map features, and an unsure name
 * @throws GeoError for what is no answer: broken data, upstreams, a closed service */
export async function ask(
  geo: Geo,
  query: string,
  reading: Reading | null,
  signal: AbortSignal,
): Promise<Asked> {
  const refusals = new Map<Reading, GeoError>();
  const attempt = async (tried: Reading) => {
    try {
      return await verbs[tried](geo, query, signal);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusals.set(tried, error);
      return undefined;
    }
  };
  if (reading !== null) {
    const result = await attempt(reading);
    return result ? answered(reading, result, signal) : refused(refusals.get(reading)!);
  }
  const place = await attempt('place');
  if (place && isSure(place)) {
    if (namesAll(place, query)) return answered('place', place, signal);
    // “coast of Canada” finds Canada, but says more.
    const sentence = await attempt('sentence');
    return sentence && !isPlace(sentence)
      ? answered('sentence', sentence, signal)
      : answered('place', place, signal);
  }
  for (const tried of ['sentence', 'features'] as const) {
    const result = await attempt(tried);
    if (result) return answered(tried, result, signal);
  }
  if (place) return answered('place', place, signal);
  return refused(plainest(refusals));
}

function isRefusal(error: unknown): error is GeoError {
  return error instanceof GeoError && (error.category === 'not_found' || error.category === 'limit');
}

function isSure({ properties }: Feature | (FeatureCollection & { properties?: undefined })): boolean {
  const match = properties?.match as { score: number; method: string } | undefined;
  return match !== undefined && match.method !== 'vector' && match.score >= sureScore;
}

/** Whether a name is all that was asked; “Paris, Texas” is a name too. */
function namesAll({ properties }: Feature | (FeatureCollection & { properties?: undefined }), query: string) {
  const letters = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  const { name } = properties!.match as { name?: string };
  return name === undefined || query.includes(',') || letters(name) === letters(query);
}

/** Whether a sentence is read as one place and nothing more. */
const isPlace = (result: Feature | FeatureCollection): boolean =>
  result.type === 'Feature' && (result.properties?.query as { type?: string })?.type === 'NamedPlace';

/** A refusal that knows what it missed says more than one that did not understand. */
function plainest(refusals: ReadonlyMap<Reading, GeoError>): GeoError {
  // Who read the sentence knows what of it is a name.
  const all = (['sentence', 'place', 'features'] as const).flatMap((reading) => refusals.get(reading) ?? []);
  return (
    all.find(({ nearest }) => nearest.length > 0) ??
    all.find(({ code }) => code !== 'query_not_understood' && code !== 'place_not_found') ??
    refusals.get('sentence')!
  );
}

const refused = ({ code, message, fix, nearest }: GeoError): Asked => ({
  answer: null,
  refusal: { code, message, fix, nearest },
});

async function answered(
  reading: Reading,
  result: Feature | FeatureCollection,
  signal: AbortSignal,
): Promise<Asked> {
  const pacer = new Pacer(signal);
  const geometries = result.type === 'Feature' ? [result.geometry] : result.features.map((f) => f.geometry);
  let [areaM2, lengthM] = [0, 0];
  for (const geometry of geometries.flatMap(partsOf)) {
    areaM2 += area(geometry);
    lengthM += length(geometry);
    if (pacer.due) await pacer.pause();
  }
  return { answer: { reading, result, areaM2, lengthM }, refusal: null };
}

/** Polygons one by one: a country of many islands is measured with pauses. */
function partsOf(geometry: Geometry): Geometry[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(partsOf);
  if (geometry.type !== 'MultiPolygon') return [geometry];
  return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
}
