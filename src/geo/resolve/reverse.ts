/** A point → the country and region that contain it, the waters it lies in, the nearest city. */

import type { Place } from '../domain/place.ts';
import { countryKinds, maskOf, waterKinds } from '../domain/place.ts';
import type { ReversePlace, ReverseResult } from '../domain/requests.ts';
import { haversineMetres } from '../geometry/circle.ts';
import type { Context } from './context.ts';
import { statusOf } from './notes.ts';

const regionKinds = maskOf(['region']);
const answered = countryKinds | regionKinds | waterKinds;

/** Every place with an outline that contains the point, smallest box first. */
async function containing(context: Context, lon: number, lat: number): Promise<Place[]> {
  const { gazetteer } = context.finder;
  const found: { place: Place; extent: number }[] = [];
  for (const [name, layer] of context.layers) {
    for (const { id, extent } of await layer.near(lon, lat)) {
      const index = gazetteer.indexOfId(id);
      if (index === undefined) continue;
      // Continents and groupings are large and not part of the answer.
      if (!gazetteer.isKind(index, answered)) continue;
      const place = gazetteer.place(index);
      if (place.layer !== name) continue;
      const [inside] = await context.shapes.outlineHolds(place, [{ lon, lat }]);
      if (!inside) continue;
      found.push({ place, extent });
    }
  }
  const shipped = found.sort((a, b) => a.extent - b.extent).map(({ place }) => place);
  return [...(await imported(context, lon, lat)), ...shipped];
}

/** Imported places come before those that ship, smallest first. */
async function imported(context: Context, lon: number, lat: number): Promise<Place[]> {
  const held: Place[] = [];
  for (const place of context.own?.around(lon, lat) ?? []) {
    if (await context.shapes.contains(place, lon, lat)) held.push(place);
  }
  return held;
}

/** A point on ±180° or a pole lies on an edge of what was cut there: ask a hair's breadth (0.1 mm) inside. */
const inward = (degrees: number, limit: number) => Math.max(-limit + 1e-9, Math.min(limit - 1e-9, degrees));

/** @param lon  degrees, −180 to 180
 * @param lat  degrees, −90 to 90 */
export async function reverse(context: Context, lon: number, lat: number): Promise<ReverseResult> {
  const { gazetteer } = context.finder;
  const around = await containing(context, inward(lon, 180), inward(lat, 90));
  const first = (mask: number) => around.find((place) => isOf(place, mask));
  const country = first(countryKinds);
  const regions = around.filter((place) => isOf(place, regionKinds));
  const region = regions.find(({ layer }) => layer !== 'counties');
  // Where a river is the border, outlines of two sources overlap: Niagara Falls are not in Ontario and in New York at once.
  const county = regions.find((place) => place.layer === 'counties' && place.region === region?.name);
  const waters = around.filter((place) => isOf(place, waterKinds));
  const nearest = (await context.cities()).nearest(lon, lat);
  // The nearest point may be that of a quarter: in Kreuzberg the city is Berlin.
  const city = nearest === undefined ? undefined : (gazetteer.wholeOf(nearest) ?? nearest);
  const notes = [country, region].flatMap((place) => (place && statusOf(place)) ?? []);
  return {
    lon,
    lat,
    ...(country && { country: { ...named(country), code: country.countryCode ?? '' } }),
    ...(region && { region: named(region) }),
    ...(county && { county: named(county) }),
    waters: waters.map((place) => ({ ...named(place), kind: place.kind })),
    ...(city !== undefined && { nearestCity: nearestCity(gazetteer.place(city), lon, lat) }),
    ...(notes.length > 0 && { notes }),
  };
}

const isOf = ({ kind }: Place, mask: number) => (maskOf([kind]) & mask) !== 0;

const named = ({ id, name }: Place): ReversePlace => ({ id, name });

function nearestCity(place: Place, lon: number, lat: number): NonNullable<ReverseResult['nearestCity']> {
  return {
    ...named(place),
    ...(place.country !== undefined && { country: place.country }),
    ...(place.population !== undefined && { population: place.population }),
    distanceMetres: Math.round(haversineMetres(lon, lat, place.lon, place.lat)),
  };
}
