/** Words → an administrative area, a city, or an address or landmark of the extracts. The whole text first; then a name with the places it lies in; then
 * spellings that are only similar. */

import { MissingPackage } from '../../shared/missing-package.ts';
import { GeoError } from '../domain/errors.ts';
import type { PlaceFeature } from '../domain/feature.ts';
import { anyKind, maskOf } from '../domain/place.ts';
import type { GeocodeOptions, StructuredQuery } from '../domain/requests.ts';
import { notFound, quote, toFeature } from './answer.ts';
import { type Context, checkQuery } from './context.ts';
import type { geocodeLocally } from './extracts/geocode.ts';
import { type Answer, findPlace, saysIsland } from './find-place.ts';
import { geocodeUpstream } from './geocode-upstream.ts';
import { geocodePosition } from './position.ts';

/** Whether a query can be an address: those are asked of the extracts before the gazetteer. */
const holdsNumber = (query: string): boolean => /\p{N}/u.test(query);

/** Addresses and map features need a good part of the program, which loads with the first of them. */
const locally: typeof geocodeLocally = async (context, ...query) => {
  try {
    return await (await import('./extracts/geocode.ts')).geocodeLocally(context, ...query);
  } catch (error) {
    // Without SQLite there is no sample of a map either: the gazetteer answers alone.
    if (error instanceof MissingPackage && !context.osm.hasExtracts) return undefined;
    throw error;
  }
};

/** @throws GeoError `place_not_found` with the nearest names; TypeError for a query of the wrong type */
export async function geocode(
  context: Context,
  query: string | StructuredQuery,
  options: GeocodeOptions,
): Promise<PlaceFeature> {
  const { text, country, region } = toText(query, options);
  checkQuery(text, context.maxQueryLength);
  const mask = options.kinds ? maskOf(options.kinds) : anyKind;
  const outer = [region, country].filter((value) => value !== undefined);
  for (const name of outer) checkQuery(name, context.maxQueryLength);
  const position = await geocodePosition(context, text, options.kinds);
  if (position) return position;
  if (options.kinds?.every((kind) => kind === 'position'))
    throw notFound(text, 'a position', [], `${quote(text)} contains no coordinates.`);
  // "12 Avenue de Monte-Carlo" is an address before it is like the name of a town.
  const numbered = holdsNumber(text);
  const door = numbered && (await locally(context, text, mask, outer, options));
  if (door) return door;
  let answer: Answer;
  try {
    answer = await findPlace(context, text, mask, outer, options);
  } catch (error) {
    if (!(error instanceof GeoError) || error.code !== 'place_not_found') throw error;
    // A hotel that is called like the town is no island.
    const known =
      (numbered || saysIsland(text) ? undefined : await locally(context, text, mask, outer, options)) ??
      (await geocodeUpstream(context, text, mask, outer, options));
    if (known) return known;
    throw error;
  }
  if (answer.chosen.method !== 'exact' && !numbered) {
    // A thing of the very name goes before a town whose name is only similar.
    const local = await locally(context, text, mask, outer, options);
    if (local) return local;
  }
  const coast = coastNote(text, answer);
  const notes = coast === undefined ? answer.notes : [...answer.notes, coast];
  return toFeature(context, answer.chosen, answer.others, options, answer.reasons, notes);
}

const coastWord = /\b(?:coast|coasts|coastline|coastlines|shore|shores|shoreline|shorelines)\b/iu;

/** "Coast of Kerala" is answered with Kerala: that this is more than what is asked for. */
function coastNote(text: string, { chosen: { place, matchedName } }: Answer): string | undefined {
  if (!coastWord.test(text) || coastWord.test(matchedName) || coastWord.test(place.name)) return undefined;
  return `the whole of ${place.name} is given; its coast alone is the answer of spatial questions`;
}

/** The innermost part is what is asked for; the parts around it narrow. */
function toText(
  query: string | StructuredQuery,
  options: GeocodeOptions,
): { text: string; country: string | undefined; region: string | undefined } {
  if (typeof query === 'string') return { text: query, country: options.country, region: options.region };
  if (typeof query !== 'object' || query === null)
    throw new TypeError(
      `query must be a string or an object, received ${query === null ? 'null' : typeof query}`,
    );
  const { city, region, country } = query;
  for (const [name, value] of Object.entries({ city, region, country }))
    if (value !== undefined && typeof value !== 'string')
      throw new TypeError(`query.${name} must be a string, received ${typeof value}`);
  if (city !== undefined)
    return { text: city, region: region ?? options.region, country: country ?? options.country };
  if (region !== undefined) return { text: region, region: undefined, country: country ?? options.country };
  if (country !== undefined) return { text: country, region: undefined, country: undefined };
  throw new TypeError('query needs at least one of city, region and country');
}
