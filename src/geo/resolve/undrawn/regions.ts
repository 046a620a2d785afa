/** Lands that people know by their names and that have no outline here: valleys, parks, lands of history and culture; parts
 * of cities and rivers likewise.
 * Some village bears the name of many a one, or one that is a letter from it. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { anyKind, type Candidate, countryKinds, landscapeKinds, maskOf } from '../../domain/place.ts';
import { haversineMetres } from '../../geometry/circle.ts';
import { splitQualifiers } from '../../parse/qualifiers.ts';
import type { Reading } from '../../parse/request.ts';
import { labelOf, quote } from '../answer.ts';
import type { Context } from '../context.ts';
import { type UndrawnRegion, undrawnCalled } from './table.ts';

/** Importance of a place that is meant by its name whatever land bears it: Santiago, not a valley. */
const wellKnown = 0.55;
/** A town of the name in the land itself, or a place drawn around it, is no wrong answer. */
const sameGroundMetres = { land: 80_000, quarter: 20_000, river: 80_000 };

const lands = landscapeKinds | maskOf(['region', 'grouping']);
const kindsOf = { land: lands, quarter: lands, river: maskOf(['river', 'canal']) };
const calledA = { land: 'a land', quarter: 'a part of a city', river: 'a river' };

/** The lands that a request names, with or without the country around them. */
function named({ finder }: Context, readings: readonly Reading[]): readonly UndrawnRegion[] {
  for (const { text, kinds } of readings) {
    const found = undrawnCalled(text)?.filter(({ sort }) => kinds === 0 || (kinds & kindsOf[sort]) !== 0);
    if (found?.length) return found;
  }
  for (const { head, within } of splitQualifiers(readings[0]?.tokens ?? [])) {
    const found = undrawnCalled(head);
    if (!found) continue;
    const around = [{ text: within[within.length - 1]!, depth: 0, kinds: 0 }];
    const { candidates } = finder.exact(around, { mask: anyKind & ~maskOf(['city']) }, 3);
    const codes = candidates.map(({ place }) => place.countryCode);
    const inside = found.filter(({ countryCode }) => codes.includes(countryCode));
    if (inside.length > 0) return inside;
  }
  return [];
}

const isMeant = ({ place }: Candidate, { lon, lat, sort }: UndrawnRegion): boolean =>
  place.importance >= wellKnown || haversineMetres(place.lon, place.lat, lon, lat) <= sameGroundMetres[sort];

/** Who types a name without its marks means what is spelled so before a land that has them. */
function isSpelled(query: string, { matchedName }: Candidate, { name }: UndrawnRegion): boolean {
  const typed = query.normalize('NFC').toLowerCase();
  const has = (text: string) => typed.includes(text.normalize('NFC').toLowerCase());
  return has(matchedName) && !has(name);
}

/** @param found  what would be answered
 * @throws GeoError `place_not_found` where the request names a land that has no outline here, with the city nearest to it */
export async function refuseUndrawn(
  context: Context,
  query: string,
  readings: readonly Reading[],
  found?: Candidate,
): Promise<void> {
  const regions = named(context, readings);
  const [region] = regions;
  if (!region) return;
  if (found?.method === 'exact' && regions.some((one) => isMeant(found, one) || isSpelled(query, found, one)))
    return;
  // "Derwent Water" is a lake with all of its words, and no river Derwent.
  const whole = readings[0]!.text;
  if (found?.method === 'exact' && fold(found.matchedName) === whole && !undrawnCalled(whole)) return;
  const { gazetteer } = context.finder;
  const nearest = (await context.cities()).nearest(region.lon, region.lat);
  if (nearest === undefined) return;
  const city = gazetteer.place(gazetteer.wholeOf(nearest) ?? nearest);
  const code = region.countryCode?.toLowerCase();
  const country =
    code === undefined
      ? undefined
      : context.finder.exact([{ text: code, depth: 0, kinds: 0 }], { mask: countryKinds }, 1).candidates[0]
          ?.place.name;
  const cityLabel = labelOf(city.name, city.country, city.kind);
  const other = found && labelOf(found.place.name, found.place.country, found.place.kind);
  throw new GeoError(
    'place_not_found',
    `${quote(query)} names ${calledA[region.sort]}${country === undefined ? '' : ` in ${country}`} near ${city.name} that has no outline here.`,
    {
      nearest: [
        cityLabel,
        ...(country === undefined ? [] : [country]),
        ...(other === undefined ? [] : [other]),
      ],
      fix: `Ask for what lies “within 30 km of ${city.name}”${country === undefined ? '' : `, or for “${country}”`}${
        other === undefined ? '' : `; say where it lies if you mean ${other}`
      }.`,
    },
  );
}
