/** A name → the place of the gazetteer that it means, narrowed by the names around it. */

import { fold } from '../domain/fold.ts';
import { type Candidate, countryKinds, indexesOf, type KindMask } from '../domain/place.ts';
import type { GeocodeOptions } from '../domain/requests.ts';
import type { Filter, NameReading } from '../lookup/find.ts';
import { kindPreference } from '../parse/kind-words.ts';
import { type Split, splitQualifiers } from '../parse/qualifiers.ts';
import { parseRequest, type Reading } from '../parse/request.ts';
import { namesMeant } from '../parse/templates/name-meant.ts';
import { defaultAlternatives, defaultMinScore, notFound, quote, refuseFormer } from './answer.ts';
import { areaMask, type Choice } from './choose.ts';
import type { Context } from './context.ts';
import { knownNames } from './known-names.ts';
import { preferNamesake } from './namesake.ts';

export interface Answer extends Choice {
  readonly reasons: readonly string[];
}

/** How many namesakes are tested for lying in a place by geometry. */
const tested = 24;
const containersTried = 6;

/** The place that a name means, narrowed by the names around it.
 * @param outer  what it lies in, innermost first
 * @throws GeoError `place_not_found` */
export async function findPlace(
  context: Context,
  query: string,
  mask: KindMask,
  outer: readonly string[],
  options: GeocodeOptions,
): Promise<Answer> {
  const { readings } = parseRequest(query);
  if (readings.length === 0) throw notFound(query, 'a place', [], 'The query holds no name.');
  const limit = Math.max(options.alternatives ?? defaultAlternatives, 5) + 1;
  const prefer = kindPreference(readings[0]!.tokens.map((token) => token.text)) & mask;
  // Mississippi is a state before a river to who asks where a place is.
  const filter: Filter = {
    mask,
    prefer,
    lean: areaMask,
    ...(options.kinds && { kinds: indexesOf(options.kinds) }),
  };

  if (outer.length > 0) {
    const found = await within(context, readings, outer.map(fold), filter, limit);
    if (found) return found;
    throw notFound(
      query,
      `a place in ${outer.join(', ')}`,
      context.finder.exact(readings, filter, 5).candidates,
    );
  }
  const found = context.finder.exact(readings, filter, limit).candidates;
  // “the state of New York” has said which of the two it means.
  const { candidates: whole, reasons } =
    prefer === 0 ? await preferNamesake(context, found) : { candidates: found, reasons: [] };
  if (whole[0] && !isPartial(readings, whole[0])) return { chosen: whole[0], others: whole, reasons };
  for (const reading of readings) {
    for (const split of splitQualifiers(reading.tokens)) {
      const found = await qualified(context, split, reading, filter, limit);
      if (found) return found;
    }
  }
  if (whole[0]) return { chosen: whole[0], others: whole, reasons };
  for (const name of namesMeant(query, knownNames(context.finder))) {
    const meant = context.finder.exact(parseRequest(name).readings, filter, limit).candidates;
    if (meant[0]) return { chosen: meant[0], others: meant, reasons: [] };
  }
  if ((mask & countryKinds) !== 0) refuseFormer(query, readings, 'a place');
  const similar = await context.finder.similar(readings, filter, limit);
  options.signal?.throwIfAborted();
  const [best] = similar.candidates;
  if (!best || best.confidence < (options.minScore ?? defaultMinScore))
    throw notFound(query, 'a place known here', similar.candidates);
  if (similar.ambiguous)
    throw notFound(
      query,
      'a place',
      similar.candidates.slice(0, 2),
      `${quote(query)} could mean several places.`,
    );
  return { chosen: best, others: similar.candidates, reasons: [] };
}

/** Whether a match covers less of the query than a split would: the query holds a comma or “in”. */
function isPartial(readings: readonly Reading[], match: Candidate): boolean {
  const full = readings[0]!;
  return full.text !== fold(match.matchedName) && splitQualifiers(full.tokens).some((split) => split.marked);
}

async function qualified(
  context: Context,
  split: Split,
  reading: Reading,
  filter: Filter,
  limit: number,
): Promise<Answer | undefined> {
  const heads: NameReading[] = [{ text: split.head, depth: 0, kinds: reading.kinds }];
  // Without a comma both sides must be names as they stand, or anything would be found in anything.
  if (!split.marked) {
    if (context.finder.exact(heads, filter, 1).candidates.length === 0) return undefined;
    for (const name of split.within) if (containers(context, name).length === 0) return undefined;
  }
  return within(context, headReadings(split, reading), split.within, filter, limit, !split.marked);
}

/** The head may still carry “the city of”; it is read like a request of its own. */
function headReadings(split: Split, reading: Reading): readonly NameReading[] {
  if (!split.marked) return [{ text: split.head, depth: 0, kinds: reading.kinds }];
  return parseRequest(split.head).readings;
}

/** The best place with that name inside the places named around it.
 * @param outer  folded names, innermost first */
async function within(
  context: Context,
  heads: readonly NameReading[],
  outer: readonly string[],
  filter: Filter,
  limit: number,
  exactOnly = false,
): Promise<Answer | undefined> {
  const around: Candidate[][] = [];
  for (const name of outer) {
    let found: readonly Candidate[] = containers(context, name);
    if (found.length === 0 && !exactOnly) {
      const similar = await context.finder.similar(
        [{ text: name, depth: 0, kinds: 0 }],
        { mask: areaMask },
        3,
      );
      found = similar.candidates.filter((candidate) => candidate.confidence >= defaultMinScore);
    }
    if (found.length === 0) return undefined;
    around.push([...found]);
  }
  const exact = context.finder.exact(heads, filter, tested).candidates;
  const inside = await insideAll(context, exact, around);
  if (inside.length > 0) return answerOf(inside, around, limit);
  if (exactOnly) return undefined;
  const ids = around.map((candidates) => new Set(candidates.map((candidate) => candidate.index)));
  const similar = await context.finder.similar(heads, { ...filter, within: ids[0]! }, limit);
  const sure = similar.candidates.filter((candidate) => candidate.confidence >= defaultMinScore);
  if (sure.length === 0) return undefined;
  return answerOf(await insideAll(context, sure, around), around, limit);
}

function containers(context: Context, name: string): Candidate[] {
  const readings = [{ text: name, depth: 0, kinds: 0 }];
  return [...context.finder.exact(readings, { mask: areaMask }, containersTried).candidates];
}

/** The candidates that lie in one of the places at every level around them. */
async function insideAll(
  context: Context,
  candidates: readonly Candidate[],
  around: readonly (readonly Candidate[])[],
): Promise<Candidate[]> {
  let inside = [...candidates];
  for (const containers of around) inside = await insideAny(context, inside, containers);
  return inside;
}

async function insideAny(
  context: Context,
  candidates: readonly Candidate[],
  containers: readonly Candidate[],
): Promise<Candidate[]> {
  const inside = new Set<Candidate>();
  for (const container of containers) {
    const open: Candidate[] = [];
    for (const candidate of candidates) {
      if (candidate.place.id === container.place.id || inside.has(candidate)) continue;
      if (isListedIn(context, candidate, container)) inside.add(candidate);
      else open.push(candidate);
    }
    const { place } = container;
    // A country holds nothing that the gazetteer puts into another; groupings, composed regions and imported places are
    // asked by shape.
    const asked =
      place.kind === 'country' || place.kind === 'territory' ? open.filter(({ index }) => index < 0) : open;
    if (asked.length === 0) continue;
    const held = await context.shapes.containsEach(
      place,
      asked.map((candidate) => candidate.place),
    );
    asked.forEach((candidate, i) => {
      if (held[i]) inside.add(candidate);
    });
  }
  return candidates.filter((candidate) => inside.has(candidate));
}

/** Whether the gazetteer says that one lies in the other. */
function isListedIn(context: Context, candidate: Candidate, container: Candidate): boolean {
  const { country, region } = context.finder.gazetteer;
  return country[candidate.index] === container.index + 1 || region[candidate.index] === container.index + 1;
}

function answerOf(
  inside: readonly Candidate[],
  around: readonly (readonly Candidate[])[],
  limit: number,
): Answer | undefined {
  const [first] = inside;
  if (!first) return undefined;
  const places = around.map((containers) => containers[0]!.matchedName).join(', ');
  // Being in the place named settles what importance left open.
  const confidence =
    first.method === 'exact' ? Math.max(first.confidence, inside.length > 1 ? 0.9 : 0.97) : first.confidence;
  return { chosen: { ...first, confidence }, others: inside.slice(0, limit), reasons: [`lies in ${places}`] };
}
