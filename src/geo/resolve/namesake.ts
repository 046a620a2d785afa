/** A city and the region that is called after it: “New York”, “São Paulo”, “Berlin”. */

import type { Candidate } from '../domain/place.ts';
import type { Context } from './context.ts';
import { cityRadiusMetres } from './shapes.ts';

/** From this share of the region's inhabitants people mean the city; less is enough where the region is no more than the
 * country around its seat (Venice has 7 % of its province; Quebec, which has as much, is vast). From `isTheCity` on the
 * region is the city, and its outline is drawn where the city's own can only be estimated. */
const namedForCity = 0.2;
const namedForSeat = 0.05;
const smallSquareMetres = 20_000e6;
const isTheCity = 0.8;
/** A region much smaller than a city of its size is one of its quarters: the City of London. */
const leastOfExtent = 0.1;

export interface Reordered {
  readonly candidates: readonly Candidate[];
  readonly reasons: readonly string[];
}

/** @param candidates  best first; only the first and its namesake change places */
export async function preferNamesake(context: Context, candidates: readonly Candidate[]): Promise<Reordered> {
  const unchanged = { candidates, reasons: [] };
  const [first] = candidates;
  // What a person has imported goes before all else.
  if (!first || first.index < 0) return unchanged;
  const pair = pairOf(context, first, candidates);
  if (!pair) {
    const city = largerCity(first, candidates);
    const reasons = ['the city has more inhabitants than the region of that name'];
    return city ? { candidates: withFirst(candidates, city), reasons } : unchanged;
  }
  const [city, region] = pair;
  const share = (city.place.population ?? 0) / (region.place.population ?? Number.POSITIVE_INFINITY);
  const percent = `${Math.round(100 * share)} % of the inhabitants of the region of that name`;
  if (share >= isTheCity) {
    if (!(await isAsLarge(context, city, region))) return unchanged;
    return { candidates: withFirst(candidates, region), reasons: [`the city has ${percent}`] };
  }
  if (share < namedForSeat) return unchanged;
  if (share < namedForCity && (await context.shapes.areaOf(region.place)) > smallSquareMetres)
    return unchanged;
  return { candidates: withFirst(candidates, city), reasons: [`the city has ${percent}`] };
}

/** The first candidate with the city in it, or the region around it, that is also a candidate. */
function pairOf(
  context: Context,
  first: Candidate,
  candidates: readonly Candidate[],
): readonly [city: Candidate, region: Candidate] | undefined {
  const { region } = context.finder.gazetteer;
  const own = ({ nameType }: Candidate) =>
    nameType === 'name' || nameType === 'alias' || nameType === 'translation';
  if (!own(first)) return undefined;
  if (first.place.kind === 'city') {
    const around = candidates.find((other) => other.index === region[first.index]! - 1 && own(other));
    return around && [first, around];
  }
  if (first.place.kind !== 'region') return undefined;
  const inside = candidates.filter(
    (other) => other.place.kind === 'city' && region[other.index]! - 1 === first.index && own(other),
  );
  const largest = inside.sort((a, b) => (b.place.population ?? 0) - (a.place.population ?? 0))[0];
  return largest && [largest, first];
}

/** A city that the region lies around without holding it, and that outnumbers it: Kyiv and its oblast. */
function largerCity({ place }: Candidate, candidates: readonly Candidate[]): Candidate | undefined {
  if (place.kind !== 'region') return undefined;
  return candidates.find(
    (other) =>
      other.place.kind === 'city' &&
      other.edits === 0 &&
      other.place.countryCode === place.countryCode &&
      (other.place.population ?? 0) > (place.population ?? Number.POSITIVE_INFINITY),
  );
}

async function isAsLarge(context: Context, city: Candidate, region: Candidate): Promise<boolean> {
  const area = await context.shapes.areaOf(region.place);
  return area > 0 && area >= leastOfExtent * Math.PI * cityRadiusMetres(city.place.population ?? 0) ** 2;
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
