/** Places of one name whose sizes do not tell which is meant. A city and the region that is called after it (“New York”, “São
 * Paulo”, “Berlin”): how much of the region the city is does. A river and the lands and towns that
 * are called like it: how long it is beside them. */

import { fold } from '../domain/fold.ts';
import type { Candidate, NameType } from '../domain/place.ts';
import { isTheCity } from './city-region.ts';
import type { Context } from './context.ts';
import { riverMeant } from './river-namesake.ts';

/** From this share of the region's inhabitants people mean the city; less is enough where the region is no more than the
 * country around its seat (Mendoza has 6 % of its province; Quebec, which has as much, is vast). */
const namedForCity = 0.2;
const namedForLonger = 0.3;
const worldCity = 5_000_000;
const namedForSeat = 0.03;
const namedForTown = 0.05;
/** Of so small a town, which is no seat, and a land people mean the land: Orkney. */
const smallTown = 25_000;
const smallSquareMetres = 20_000e6;
const vastSquareMetres = 600_000e6;
/** Names that a region shares with its city as a name of its own. */
const own: ReadonlySet<NameType> = new Set(['name', 'alias', 'translation', 'official']);

/** Lands that are spoken of more than the city of their name, whatever its share: the Gaza Strip, the islands of Okinawa. */
const meantAsLand: ReadonlySet<string> = new Set(['region/GAZ+00?', 'region/JPN-3502']);

export interface Reordered {
  readonly candidates: readonly Candidate[];
  readonly reasons: readonly string[];
}

/** @param candidates  best first; only the first and its namesake change places */
export async function preferNamesake(context: Context, candidates: readonly Candidate[]): Promise<Reordered> {
  const unchanged = { candidates, reasons: [] };
  const [first] = candidates;
  // What a person has imported goes before all else.
  if (!first || first.index < 0 || !own.has(first.nameType)) return unchanged;
  const river = await riverMeant(context, first, candidates);
  if (river)
    return {
      candidates: withFirst(candidates, river),
      reasons: [`more speak of the river than of the ${first.place.kind}`],
    };
  const pair = pairOf(context, first, candidates);
  if (!pair) return unchanged;
  const [city, region] = pair;
  if (meantAsLand.has(region.place.id))
    return {
      candidates: withFirst(candidates, region),
      reasons: ['more speak of the land than of the city'],
    };
  const inside = context.finder.gazetteer.region[city.index]! - 1 === region.index;
  // Nobody counted in a region: the city lies in another one beside it.
  const share = (city.place.population ?? 0) / (region.place.population ?? 1);
  const percent = `${Math.round(100 * share)} % of the inhabitants of the region of that name`;
  const area = await context.shapes.areaOf(region.place);
  if (inside && isTheCity(city.place, region.place, area))
    return { candidates: withFirst(candidates, region), reasons: [`the city has ${percent}`] };
  // “Mosul” is also written of Nineveh, whose seat it is.
  if (city.nameType === 'name' && region.nameType !== 'name')
    return {
      candidates: withFirst(candidates, city),
      reasons: ['the region only goes by the name of the city'],
    };
  // Paris is also called Île-de-France, but that is the region; Salvador is Bahia in another language alone.
  const foreign = city.nameType === 'translation';
  if (region.nameType === 'name' && city.nameType !== 'name' && (foreign || share < aliasShare(city)))
    return {
      candidates: withFirst(candidates, region),
      reasons: ['the city only goes by the name of the region'],
    };
  const seat = context.finder.gazetteer.seatOf(city.index);
  const enough =
    seat === 'country' || seat === 'region'
      ? area < vastSquareMetres
        ? namedForSeat
        : namedForCity
      : area < smallSquareMetres
        ? namedForTown
        : namedForCity;
  const town = seat !== 'country' && seat !== 'region' && (city.place.population ?? 0) < smallTown;
  if (share < enough || town) return { candidates: withFirst(candidates, region), reasons: [] };
  const reasons = [
    share > 1 ? 'the city has more inhabitants than the region of that name' : `the city has ${percent}`,
  ];
  return { candidates: withFirst(candidates, city), reasons };
}

/** Oklahoma City is not called Oklahoma, New York City is called New York. */
function aliasShare({ place, matchedName }: Candidate): number {
  const longer = fold(place.name).startsWith(`${fold(matchedName)} `);
  return longer && (place.population ?? 0) < worldCity ? namedForLonger : namedForCity;
}

/** The first candidate with the city in it, or the region around it, that is also a candidate. A city may lie just outside
 * of the region that is called after it: Kyiv and its oblast, Maputo and its province. */
function pairOf(
  context: Context,
  first: Candidate,
  candidates: readonly Candidate[],
): readonly [city: Candidate, region: Candidate] | undefined {
  const { region } = context.finder.gazetteer;
  const named = candidates.filter(
    ({ place, nameType }) => own.has(nameType) && place.countryCode === first.place.countryCode,
  );
  const largest = (found: readonly Candidate[]) =>
    found.reduce<Candidate | undefined>(
      (best, one) => ((best?.place.population ?? -1) >= (one.place.population ?? 0) ? best : one),
      undefined,
    );
  const isSeat = ({ index }: Candidate) =>
    ['country', 'region'].includes(context.finder.gazetteer.seatOf(index));
  if (first.place.kind === 'city') {
    const around = named.find(({ index }) => index === region[first.index]! - 1);
    const beside = isSeat(first) ? named.find(({ place }) => place.kind === 'region') : undefined;
    const found = around ?? beside;
    return found && [first, found];
  }
  if (first.place.kind !== 'region') return undefined;
  const cities = named.filter(({ place }) => place.kind === 'city');
  const inside = largest(cities.filter(({ index }) => region[index]! - 1 === first.index));
  const beside = largest(cities.filter(isSeat));
  const found = inside && (inside.place.population ?? 0) > 0 ? inside : beside;
  return found && [found, first];
}

/** The one moves to the front and takes the confidence of the place it puts second. */
function withFirst(candidates: readonly Candidate[], one: Candidate): Candidate[] {
  const [first, ...others] = candidates;
  if (one === first) return [...candidates];
  return [
    { ...one, confidence: first!.confidence },
    { ...first!, confidence: one.confidence },
    ...others.filter((other) => other !== one),
  ];
}
