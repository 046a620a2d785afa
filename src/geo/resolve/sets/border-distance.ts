/** How far towns lie from the border on land of the country that they are in. */

import { countryKinds, maskOf } from '../../domain/place.ts';
import { type Distance, type SetKind, type SpatialQuery, toMetres } from '../../domain/query.ts';
import { NearestIndex } from '../../geometry/nearest.ts';
import { storedBorders } from '../ground.ts';
import { type SetWork, type Test, yes } from './member-test.ts';

/** "Near a border" without a number. */
const near: Distance = { value: 10, unit: 'km' };

const towns: ReadonlySet<SetKind> = new Set(['city', 'capital']);
const continents = maskOf(['continent']);

/** @returns undefined for a place that is not about the border of whatever country */
export async function borderDistanceTest(
  place: SpatialQuery,
  { source, kind }: SetWork,
): Promise<Test | undefined> {
  if ((place.type !== 'Buffer' && place.type !== 'Near') || place.of.type !== 'BorderOf') return undefined;
  const { of } = place.of;
  if (!towns.has(kind)) return undefined;
  // "Cities in Europe near the border": nobody means its coast.
  if (of.type === 'NamedPlace') {
    const land = await source.usualPlace(of);
    if (!land || place.of.whole || (maskOf([land.kind]) & continents) === 0) return undefined;
  } else if (of.type !== 'PlaceSet' || of.kind !== 'country' || of.where || of.rank) return undefined;
  const distance = place.type === 'Near' ? near : place.distance;
  source.notes.push(
    `${place.type === 'Near' ? `near a border is read as within ${near.value} ${near.unit} of it: ` : ''}of each town the border on land of its own country counts`,
  );
  const known = new Map<string, NearestIndex>();
  return async (member) => {
    const country = member.capitalOf ?? countryOf(member.place?.countryCode);
    if (country === undefined) return 'no';
    let border = known.get(country);
    if (!border) {
      border = await NearestIndex.build(await storedBorders(source.context, country), source.work);
      known.set(country, border);
    }
    return yes(border.toOutline(member.lon, member.lat) <= toMetres(distance));
  };

  function countryOf(code: string | undefined): string | undefined {
    const named = [{ text: (code ?? '').toLowerCase(), depth: 0, kinds: 0 }];
    return source.context.finder.exact(named, { mask: countryKinds }, 1).candidates[0]?.place.id;
  }
}
