/** Cities that are regions of their own: Berlin, Paris, Moscow. The outline of the region is the city's, which can else only be
 * estimated. */

import { fold, toKey } from '../domain/fold.ts';
import type { Place } from '../domain/place.ts';
import type { Context } from './context.ts';
import { cityRadiusMetres } from './shapes.ts';

/** From this share of the region's inhabitants on, and if the region is about as large as a city of that size. The City of
 * London is much smaller, the province of Riyadh much larger. */
const surely = { share: 0.8, leastOfExtent: 0.1, mostOfExtent: 8 };
/** Where the two were counted in other years the share is less (Paris and Moscow .80, Manchester .75, Delhi .65), and the
 * size has to fit better. */
const nearly = { share: 0.65, leastOfExtent: 0.2, mostOfExtent: 2.5 };

const isAsLarge = (city: Place, region: Place, area: number, least: typeof surely): boolean => {
  const extent = Math.PI * cityRadiusMetres(city.population ?? 0) ** 2;
  const share = (city.population ?? 0) / (region.population ?? 1);
  return share >= least.share && area >= least.leastOfExtent * extent && area <= least.mostOfExtent * extent;
};

/** @param region  of the city's name, in which it lies
 * @param area  of the region, in square metres */
export const isTheCity = (city: Place, region: Place, area: number): boolean =>
  isAsLarge(city, region, area, surely);

/** The region that is a city; undefined where the city is only a part of one, or more than one. */
export async function regionOfCity(context: Context, city: Place): Promise<Place | undefined> {
  const { gazetteer } = context.finder;
  const key = gazetteer.find(toKey(fold(city.name)));
  if (key < 0) return undefined;
  for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
    const region = gazetteer.place(gazetteer.postPlace[p]!);
    if (region.kind !== 'region' || region.countryCode !== city.countryCode) continue;
    const area = await context.shapes.areaOf(region);
    if (!isAsLarge(city, region, area, surely) && !isAsLarge(city, region, area, nearly)) continue;
    if (await context.shapes.contains(region, city.lon, city.lat)) return region;
  }
  return undefined;
}
