/** A name and the places around it → the namesakes that lie in them, those first that lie in the likelier ones. */

import { fold } from '../domain/fold.ts';
import { type Candidate, landscapeKinds, maskOf, waterKinds } from '../domain/place.ts';
import { disc, haversineMetres } from '../geometry/circle.ts';
import { reranked } from '../lookup/candidates.ts';
import type { Filter, NameReading } from '../lookup/find.ts';
import { parseRequest } from '../parse/request.ts';
import { stateShortFor } from '../parse/us-states.ts';
import { defaultMinScore } from './answer.ts';
import { areaMask } from './choose.ts';
import type { Context } from './context.ts';
import { knownNames } from './known-names.ts';
import { preferNamesake } from './namesake.ts';
import { cityRadiusMetres } from './shapes.ts';

/** How many namesakes are tested for lying in a place. */
const tested = 24;
const containersTried = 6;
/** Importance of a place that is meant by another place's name: Granada by “Grenada, Spain”. */
const knownBesideNamesake = 0.5;

/** What holds a part of a city, and names its own surroundings: “Berlin Mitte”, “Harlem, New York”. */
const containerMask =
  areaMask | maskOf(['city', 'island', 'archipelago', 'cultural_region', 'metropolitan_area']);
const regionMask = maskOf(['region']);
const countryMask = maskOf(['country']);
const cityMask = maskOf(['city']);

/** Other countries that a name may stand for behind a town: “Lubumbashi, Congo”, “Juba, Sudan”. */
const sharedBy: ReadonlyMap<string, readonly string[]> = new Map([
  ['congo', ['democratic republic of the congo']],
  ['guinea', ['guinea bissau', 'equatorial guinea', 'papua new guinea']],
  ['sudan', ['south sudan']],
  ['guiana', ['guyana']],
]);

/** Share of a container's standing in that of what it holds: Paris in France before one in a hamlet called France. */
const ofContainer = 0.3;
/** “Ontario, CA” is in California: behind a city two letters are a state or province before they are a country. */
const ofStateCode = 0.25;

/** Where addresses carry such codes: the “CA” of Venezuela, Carabobo, is written nowhere. */
const codedCountries = new Set(['US', 'CA', 'AU', 'BR', 'IT', 'CH', 'MX', 'IN']);

/** “Saint-Denis, France” is the one by Paris: of what lies across an ocean people name the island or department. */
const overseasMetres = 6_000_000;
const ofOverseas = 0.2;

export interface Inside {
  /** Best first; at least one. */
  readonly candidates: readonly Candidate[];
  /** The places around them, innermost first. */
  readonly around: readonly Candidate[];
  readonly reasons: readonly string[];
  /** What was assumed, for the person who asked. */
  readonly notes?: readonly string[];
}

/** The places of a name inside the places named around it.
 * @param outer      folded names, innermost first
 * @param exactOnly  no name may be only similar
 * @returns undefined when there is none, or nothing is called like that */
export async function findWithin(
  context: Context,
  heads: readonly NameReading[],
  outer: readonly string[],
  filter: Filter,
  exactOnly = false,
): Promise<Inside | undefined> {
  const around: (readonly Candidate[])[] = [];
  for (const name of outer) {
    const found = await containersOf(context, name, exactOnly);
    if (found.length === 0) return undefined;
    around.push(found);
  }
  const first = new Set(around[0]!.map(({ index }) => index).filter((index) => index >= 0));
  const { finder } = context;
  // Most lie in a place by what the gazetteer says; shapes are asked of groupings, islands, composed regions.
  const exactly = async (names: readonly NameReading[]) =>
    (await insideAll(
      context,
      finder.exact(names, { ...filter, within: first }, tested).candidates,
      around,
    )) ?? (await insideAll(context, finder.exact(names, filter, tested).candidates, around));
  const inside = (await exactly(heads)) ?? (await exactly(ownNames(context, heads, filter)));
  if (inside) {
    // Who names the state around it has said that the region of that name is not meant, or is.
    const { candidates, reasons } =
      (filter.prefer ?? 0) === 0
        ? await preferNamesake(context, inside.candidates)
        : { candidates: inside.candidates, reasons: [] };
    return { ...inside, candidates, reasons: [...inside.reasons, ...reasons] };
  }
  const beside = outer.length > 2 ? undefined : await besideAll(context, heads, around, filter);
  if (beside) return beside;
  if (exactOnly) return undefined;
  // Who spells a name right has not slipped in that of a village there: “Gotham, USA” is not Gotha.
  const isName = finder.exact(heads, { mask: filter.mask }, 1).candidates.length > 0;
  const similar = await finder.similar(heads, { ...filter, within: first }, tested);
  // “Wanzhou, China”: as near to Lanzhou as to Wenzhou, and neither.
  if (similar.ambiguous) return undefined;
  const sure = similar.candidates.filter(
    ({ confidence, place }) =>
      confidence >= defaultMinScore && (!isName || place.importance >= knownBesideNamesake),
  );
  return insideAll(context, sure, around);
}

/** Metres from the middle of a city to the county around it. */
const besideMetres = [8_000, 16_000, 25_000];

/** A region that is a city and its surroundings. */
const ofCitySquareMetres = 700e6;

/** "Bristol, Gloucestershire", "Torquay, Devon": cities that are a region of their own, told by the county around them that
 * they have left.
 * @returns undefined where no such city lies beside */
async function besideAll(
  context: Context,
  heads: readonly NameReading[],
  around: readonly (readonly Candidate[])[],
  filter: Filter,
): Promise<Inside | undefined> {
  const { finder, shapes } = context;
  const mask = filter.mask & (cityMask | regionMask);
  const [counties, ...larger] = around;
  if (mask === 0) return undefined;
  for (const city of finder.exact(heads, { ...filter, mask }, tested).candidates) {
    if (!(await isOfCity(context, city))) continue;
    const { lon, lat } = city.place;
    const ring = besideMetres.flatMap((metres) =>
      disc(lon, lat, metres, 8).coordinates[0]!.map(([x, y]) => ({ lon: x!, lat: y! })),
    );
    for (const county of counties!) {
      const { place } = county;
      if (place.kind !== 'region' || place.countryCode !== city.place.countryCode) continue;
      if (!(await shapes.containsEach(place, ring)).some(Boolean)) continue;
      const whole = await insideAll(context, [city], larger);
      if (!whole) continue;
      const reason = `lies beside ${place.name}`;
      const note = `${city.place.name} ${reason}, not in it`;
      return { ...whole, around: [county, ...whole.around], reasons: [reason], notes: [note] };
    }
  }
  return undefined;
}

/** Whether a place is a region of a city's size, or lies in one. */
async function isOfCity({ finder: { gazetteer }, shapes }: Context, { index }: Candidate): Promise<boolean> {
  if (index < 0) return false;
  const region = gazetteer.isKind(index, regionMask) ? index : gazetteer.region[index]! - 1;
  return region >= 0 && (await shapes.areaOf(gazetteer.place(region))) <= ofCitySquareMetres;
}

/** A shorter word is a letter or two from too many names. */
const leastOfSlip = 5;
/** Importance of a city of some 50,000: what is smaller is spelt right or said with a comma. */
const knownInside = 0.42;

/** Cities that are a slip of the pen from a name, in places around it that are spelt right.
 * @returns undefined when there is none, and where several are as near */
export async function slipWithin(
  context: Context,
  head: NameReading,
  outer: readonly string[],
  filter: Filter,
): Promise<Inside | undefined> {
  const { finder } = context;
  if (head.text.length < leastOfSlip) return undefined;
  // A name that is spelt right is none of its neighbours'.
  if (finder.exact([head], { mask: filter.mask }, 1).candidates.length > 0) return undefined;
  const around: (readonly Candidate[])[] = [];
  for (const name of outer) {
    const found = await containersOf(context, name, true);
    const areas = found.filter(({ place }) => (maskOf([place.kind]) & areaMask) !== 0);
    if (areas.length === 0) return undefined;
    around.push(areas);
  }
  const within = new Set(around[0]!.flatMap((area) => holdersOf(context, area)));
  const mask = filter.mask & cityMask;
  if (mask === 0) return undefined;
  const { candidates, ambiguous } = await finder.similar([head], { ...filter, mask, within }, tested);
  if (ambiguous) return undefined;
  const sure = candidates.filter(
    ({ confidence, place, edits }) =>
      confidence >= defaultMinScore && edits <= 2 && place.importance >= knownInside,
  );
  return insideAll(context, sure, around);
}

/** What the gazetteer puts places of an area into: England is composed of counties, so that its cities lie in the country
 * around it; whether they lie in England is asked of its shape. */
function holdersOf({ finder: { gazetteer } }: Context, { index }: Candidate): number[] {
  if (index < 0) return [];
  const country = gazetteer.country[index]! - 1;
  return country >= 0 && gazetteer.region[index] === 0 ? [index, country] : [index];
}

/** “Париж” in Texas: the town has no Russian name there, but that of Paris. */
function ownNames({ finder }: Context, heads: readonly NameReading[], filter: Filter): NameReading[] {
  const [best] = finder.exact(heads, filter, 1).candidates;
  return best?.nameType === 'translation'
    ? [{ text: fold(best.place.name), depth: best.depth, kinds: 0 }]
    : [];
}

async function containersOf(
  context: Context,
  name: string,
  exactOnly: boolean,
): Promise<readonly Candidate[]> {
  const readings = [{ text: name, depth: 0, kinds: 0 }];
  const { finder } = context;
  const state = stateShortFor(name);
  const states =
    state === undefined
      ? []
      : finder.exact(parseRequest(state.split(',')[0]!).readings, { mask: regionMask }, 1).candidates;
  const areas = finder.exact(readings, { mask: areaMask }, containersTried).candidates;
  const others = finder.exact(readings, { mask: containerMask & ~areaMask }, containersTried).candidates;
  const shared = (sharedBy.get(name) ?? []).flatMap(
    (text) => finder.exact([{ text, depth: 0, kinds: 0 }], { mask: countryMask }, 1).candidates,
  );
  if (states.length + areas.length + others.length > 0) return [...states, ...areas, ...others, ...shared];
  // “штат Техас”
  const { namesMeant } = await import('../parse/templates/name-meant.ts');
  for (const { name: meant } of namesMeant(name, knownNames(finder))) {
    const found = finder.exact(parseRequest(meant).readings, { mask: areaMask }, containersTried).candidates;
    if (found.length > 0) return found;
  }
  if (exactOnly) return [];
  const similar = await finder.similar(readings, { mask: areaMask }, 3);
  return similar.candidates.filter((candidate) => candidate.confidence >= defaultMinScore);
}

interface Held {
  readonly candidate: Candidate;
  readonly standing: number;
  readonly around: readonly Candidate[];
}

/** The candidates that lie in one of the places at every level around them. */
async function insideAll(
  context: Context,
  candidates: readonly Candidate[],
  around: readonly (readonly Candidate[])[],
): Promise<Inside | undefined> {
  let held: Held[] = candidates.map((candidate) => ({ candidate, standing: candidate.rank, around: [] }));
  for (const containers of around) held = await insideOne(context, held, containers);
  const [first] = held.sort((a, b) => b.standing - a.standing || a.candidate.index - b.candidate.index);
  if (!first) return undefined;
  const places = first.around.map(({ matchedName }) => matchedName).join(', ');
  return {
    candidates: held.map(({ candidate, standing }, i) => {
      const margin = standing - (held[i === 0 ? 1 : 0]?.standing ?? 0);
      return reranked(candidate, standing, confidenceWithin(candidate, i === 0, margin));
    }),
    around: first.around,
    reasons: [`lies in ${places}`],
  };
}

/** Being in the place named settles what importance left open. */
function confidenceWithin(candidate: Candidate, first: boolean, margin: number): number {
  if (candidate.method !== 'exact') return candidate.confidence;
  if (!first) return Math.min(candidate.confidence, 0.3);
  return Math.max(candidate.confidence, margin < 0.05 ? 0.8 : margin < 0.15 ? 0.9 : 0.97);
}

/** Those of them that lie in one of the containers, with the likeliest of these. */
async function insideOne(
  context: Context,
  held: readonly Held[],
  containers: readonly Candidate[],
): Promise<Held[]> {
  const best = new Map<Held, { worth: number; container: Candidate }>();
  const put = (one: Held, container: Candidate) => {
    const worth = worthOf(container, one.candidate);
    const known = best.get(one);
    if (!known || known.worth < worth) best.set(one, { worth, container });
  };
  for (const container of containers) {
    const open: Held[] = [];
    for (const one of held) {
      if (isSame(one.candidate, container)) continue;
      if (isListedIn(context, one.candidate, container)) put(one, container);
      else if (!best.has(one)) open.push(one);
    }
    if (best.size > 0) continue;
    for (const one of open) if (await reaches(context, one.candidate, container)) put(one, container);
    // The circle of a city's inhabitants does not reach all of its sights.
    if (container.place.kind === 'city')
      for (const one of open)
        if (isSightOf(one.candidate, container) || (await isBorough(context, one.candidate, container)))
          put(one, container);
    // A country or city holds nothing that the gazetteer puts into another; groupings, composed regions, imported places
    // and rivers, which have no country there, are asked by shape.
    const byShape = ['country', 'territory', 'city'].includes(container.place.kind)
      ? open.filter(({ candidate: { index, place } }) => index < 0 || place.kind === 'river')
      : open;
    if (byShape.length === 0) continue;
    const inside = await context.shapes.containsEach(
      container.place,
      byShape.map(({ candidate }) => candidate.place),
    );
    byShape.forEach((one, i) => {
      if (inside[i]) put(one, container);
    });
  }
  return [...best].map(([one, { worth, container }]) => ({
    candidate: one.candidate,
    standing: one.standing + worth,
    around: [...one.around, container],
  }));
}

/** Inhabitants of a city that has boroughs of its own. */
const boroughCity = 1_000_000;

/** “Southwark, London”: boroughs are regions of the country that are smaller than the city, and whose middle lies in it. */
async function isBorough(
  { shapes }: Context,
  { place: one }: Candidate,
  { place: city }: Candidate,
): Promise<boolean> {
  if (one.kind !== 'region' || one.countryCode !== city.countryCode) return false;
  if ((city.population ?? 0) < boroughCity) return false;
  const radius = cityRadiusMetres(city.population!);
  if (haversineMetres(one.lon, one.lat, city.lon, city.lat) > radius) return false;
  return (await shapes.areaOf(one)) < Math.PI * radius ** 2;
}

/** Metres from the middle of a city. */
const sightMetres = 15_000;

const isSightOf = ({ place: sight }: Candidate, { place: city }: Candidate): boolean =>
  sight.kind === 'landmark' && haversineMetres(sight.lon, sight.lat, city.lon, city.lat) <= sightMetres;

const isSame = (one: Candidate, other: Candidate): boolean =>
  one.index >= 0 || other.index >= 0 ? one.index === other.index : one.place.id === other.place.id;

function worthOf(container: Candidate, held: Candidate): number {
  const { place } = container;
  const isOverseas =
    place.kind === 'country' &&
    haversineMetres(place.lon, place.lat, held.place.lon, held.place.lat) > overseasMetres;
  const worth = ofContainer * container.rank - (isOverseas ? ofOverseas : 0);
  const isState =
    container.nameType === 'code' &&
    (maskOf([container.place.kind]) & regionMask) !== 0 &&
    (maskOf([held.place.kind]) & cityMask) !== 0 &&
    container.matchedName.length === 2 &&
    codedCountries.has(container.place.countryCode ?? '');
  return isState ? worth + ofStateCode : worth;
}

const natural = waterKinds | landscapeKinds;
const landMask = maskOf(['country', 'territory', 'region']);

/** “Lake Geneva, Switzerland”, “Mont Blanc, France”: what several lands share is told by each of them. */
async function reaches(context: Context, { place }: Candidate, container: Candidate): Promise<boolean> {
  if ((maskOf([place.kind]) & natural) === 0 || (maskOf([container.place.kind]) & landMask) === 0)
    return false;
  const facts = await context.setFacts();
  const spread = facts.spreadOf(place.id);
  return spread !== undefined && (facts.landOf(container.place.id) ?? []).some((unit) => spread.has(unit));
}

/** Whether the gazetteer says that one lies in the other. */
function isListedIn(context: Context, candidate: Candidate, container: Candidate): boolean {
  const { gazetteer } = context.finder;
  const { country, region } = gazetteer;
  if (candidate.index < 0 || container.index < 0) return false;
  if (gazetteer.isKind(container.index, cityMask))
    return gazetteer.wholeOf(candidate.index) === container.index;
  return country[candidate.index] === container.index + 1 || region[candidate.index] === container.index + 1;
}
