/** Coordinates, or a pole, as a query of their own → the point, with what contains it. */

import { GeoError } from '../domain/errors.ts';
import type { PlaceFeature } from '../domain/feature.ts';
import { fold } from '../domain/fold.ts';
import type { PlaceKind } from '../domain/place.ts';
import { findGrid } from '../parse/grid/find-grid.ts';
import { printQuery } from '../parse/print.ts';
import type { Context } from './context.ts';
import { reverse } from './reverse.ts';

/** What people put around coordinates that are the whole of a question. */
const around =
  /^(?:[\s.,:;?!¿¡()[\]]|\b(?:where|what|is|are|at|the|point|place|position|coordinates?|location|show|me|find|wo|was|ist|liegt|liegen|bei|die|der|das|punkt|koordinaten?|zeig|ou|est|sont|se|trouve|le|la|les|coordonnees|coordonnées|donde|dónde|esta|está|el|punto|coordenadas|gps)\b)*$/iu;

/** What has none of these names no position. */
const worthReading = /\d|pole?s?\b|polo\b/u;

/** @returns undefined when the text is no position
 * @throws GeoError `query_not_understood` for coordinates that are none */
export async function geocodePosition(
  context: Context,
  text: string,
  kinds: readonly PlaceKind[] | undefined,
): Promise<PlaceFeature | undefined> {
  if ((kinds && !kinds.includes('position')) || !worthReading.test(fold(text))) return undefined;
  const { spans } = findGrid(text);
  const [span] = spans;
  if (!span || spans.length > 1) return undefined;
  if (!around.test(text.slice(0, span.start)) || !around.test(text.slice(span.end))) return undefined;
  const { token } = span;
  if (token.type === 'problem')
    throw new GeoError('query_not_understood', `These coordinates are not understood: ${token.detail}.`);
  if (token.type !== 'node') return undefined;
  const { query } = token;
  const name = printQuery(query);
  if (query.type !== 'Position') {
    throw new GeoError('query_not_understood', `“${name}” is a line or an area of the globe, not a place.`, {
      fix: 'Ask the spatial verb, for example "north of 60° N in Canada".',
    });
  }
  const { lon, lat } = query;
  const { country, region, waters, nearestCity } = await reverse(context, lon, lat);
  const holders = [region, country, ...waters].flatMap((place) => (place ? [place.name] : []));
  const reasons = [
    /\d/.test(text)
      ? 'read as coordinates, latitude first unless the letters say otherwise'
      : 'the pole itself; a town of this name is found with its state or country',
    ...(holders.length > 0 ? [`lies in ${holders.join(', ')}`] : []),
    ...(nearestCity
      ? [`nearest city: ${nearestCity.name}, ${Math.round(nearestCity.distanceMetres / 100) / 10} km`]
      : []),
  ];
  return {
    type: 'Feature',
    id: `position/${lat},${lon}`,
    bbox: [lon, lat, lon, lat],
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: {
      id: `position/${lat},${lon}`,
      name,
      kind: 'position',
      ...(country && country.code !== '' && { countryCode: country.code }),
      ...(country && { country: country.name }),
      ...(region && { region: region.name }),
      source: 'coordinates of the query',
      licence: 'none needed',
      match: { score: 1, name, type: 'name', method: 'position', reasons, alternatives: [] },
    },
  };
}
