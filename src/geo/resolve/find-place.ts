/** A name → the place of the gazetteer that it means, narrowed by the names around it. The words as they stand come
 * first, then what an address puts around a name, then spellings that are only similar. */

import { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import {
  anyKind,
  type Candidate,
  countryKinds,
  indexesOf,
  type KindMask,
  maskOf,
  type Place,
} from '../domain/place.ts';
import type { GeocodeOptions } from '../domain/requests.ts';
import type { Filter, NameReading } from '../lookup/find.ts';
import { cityOfMetro, cityOfPart, unitsOf, withoutPostcode, withoutUnit } from '../parse/address.ts';
import { kindPreference } from '../parse/kind-words.ts';
import { type Split, splitQualifiers } from '../parse/qualifiers.ts';
import { parseRequest, type Reading } from '../parse/request.ts';
import { stateWithDot } from '../parse/us-states.ts';
import { defaultAlternatives, defaultMinScore, notFound, quote, refuseFormer, refusePast } from './answer.ts';
import { refuseBareNoun } from './bare-nouns.ts';
import { type Choice, wordsOf } from './choose.ts';
import type { Context } from './context.ts';
import { refuseInvented } from './invented-places.ts';
import { knownNames } from './known-names.ts';
import { preferNamesake } from './namesake.ts';
import { passedOver } from './other-name.ts';
import type { IslandRow } from './sets/facts.ts';
import { toldByCapital } from './told-by-capital.ts';
import { refuseUndrawn } from './undrawn/regions.ts';
import { findWithin, type Inside, slipWithin } from './within.ts';

export interface Answer extends Choice {
  readonly reasons: readonly string[];
  /** What was left out or assumed, for the person who asked. */
  readonly notes: readonly string[];
}

interface Search {
  readonly context: Context;
  readonly mask: KindMask;
  readonly limit: number;
  readonly options: GeocodeOptions;
}

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
  const readings = withArticles(context, parseRequest(query).readings);
  if (readings.length === 0) throw notFound(query, 'a place', [], 'The query contains no name.');
  const limit = Math.max(options.alternatives ?? defaultAlternatives, 5) + 1;
  const search: Search = { context, mask, limit, options };
  if (outer.length > 0) return inNamed(search, query, outer);
  const country = (mask & countryKinds) === 0 ? undefined : await toldByCapital(context, query);
  if (country) return { chosen: country, others: [country], reasons: [], notes: [] };
  const state = stateWithDot(query);
  const abbreviated = state === undefined ? undefined : await asItStands(search, state);
  if (abbreviated) return abbreviated;
  const found = (await asItStands(search, query, readings)) ?? (await asAddress(search, query));
  refuseInvented(query, readings, found?.others ?? []);
  refuseBareNoun(query, readings, found?.others ?? []);
  if (found) {
    refusePast(query, found.chosen);
    await refuseUndrawn(context, query, readings, found.chosen);
    refuseRiver(query, found.chosen.place);
    // “Mariehamn, Åland Islands” is told by islands.
    if (found.reasons.length === 0) await refuseMainland(context, query, found.chosen);
    return found;
  }
  // Who asks for names as they are called needs no tables of languages.
  const { namesMeant } = await import('../parse/templates/name-meant.ts');
  for (const { name, coast } of namesMeant(query, knownNames(context.finder))) {
    const meant = await asItStands(search, name);
    if (meant && !(coast && ['city', 'river', 'canal'].includes(meant.chosen.place.kind))) return meant;
  }
  // "The Granite City of Scotland": a name by which only its land is told with "of".
  const [, epithet, land] = /^(?:the )?(.{3,60}) of (?:the )?(.{3,60})$/iu.exec(query.trim()) ?? [];
  const told = epithet === undefined ? undefined : await asItStands(search, `${epithet}, ${land}`);
  if (told) return told;
  if ((mask & countryKinds) !== 0) refuseFormer(query, readings, 'a place');
  await refusePart(search, query);
  await refuseUndrawn(context, query, readings);
  return alike(search, query, readings);
}

const regions = maskOf(['region']);
const rivers = maskOf(['river', 'canal']);

/** “Amazon region”: the river is not a region, and no land of that name is known here.
 * @throws GeoError `place_not_found` for a river where a region is asked for */
export function refuseRiver(query: string, { kind, name }: Pick<Place, 'kind' | 'name'>): void {
  if (kind !== 'river' && kind !== 'canal') return;
  const asked = kindPreference(parseRequest(query).readings[0]?.tokens.map(({ text }) => text) ?? []);
  if ((asked & regions) === 0 || (asked & rivers) !== 0) return;
  const why = `${quote(query)} does not name a region known here: “${name}” is a ${kind}.`;
  throw notFound(query, 'a region', [], why);
}

const islandWord = /^(?:islands?|isles?|insel|isla|ile|isola)$/;

/** Whether a text asks for an island, or has the word in a name. */
export const saysIsland = (text: string): boolean =>
  fold(text)
    .split(' ')
    .some((word) => islandWord.test(word));

/** “island of Paris”: the region is not an island, nor does it lie on one.
 * @throws GeoError `place_not_found` for a region of a mainland where an island is asked for */
async function refuseMainland(
  context: Context,
  query: string,
  { place, matchedName }: Candidate,
): Promise<void> {
  if (place.kind !== 'region') return;
  // Rhode Island is a state.
  if (!saysIsland(query) || saysIsland(matchedName) || saysIsland(place.name)) return;
  const facts = await context.setFacts();
  const units = facts.landOf(place.id);
  // Islands that are drawn apart are no land of the region that is nearest them.
  const isHere = ([, , polygons, land]: IslandRow) =>
    polygons.length > 0 && land.some((unit) => units?.includes(unit));
  if (!units || facts.written.islands.some(isHere)) return;
  const why = `${quote(query)} does not name an island known here: “${place.name}” is a region that is none.`;
  throw notFound(query, 'an island', [], why);
}

function filterOf({ mask, options }: Search, readings: readonly Reading[]): Filter {
  return {
    mask,
    prefer: kindPreference(readings[0]!.tokens.map((token) => token.text)) & mask,
    longer: true,
    ...(options.kinds && { kinds: indexesOf(options.kinds) }),
  };
}

async function inNamed(search: Search, query: string, outer: readonly string[]): Promise<Answer> {
  const { context, limit } = search;
  const { readings } = parseRequest(query);
  const filter = filterOf(search, readings);
  const inside = await findWithin(context, readings, outer.map(fold), filter);
  if (inside) return answerOf(inside, limit);
  const { candidates } = context.finder.exact(readings, filter, 5);
  throw notFound(query, `a place in ${outer.join(', ')}`, candidates);
}

/** The words of the query are the name of a place, or that of one and of what it lies in. */
async function asItStands(
  search: Search,
  query: string,
  readings: readonly Reading[] = withArticles(search.context, parseRequest(query).readings),
): Promise<Answer | undefined> {
  const { context, limit } = search;
  const [fullest] = readings;
  if (!fullest) return undefined;
  const filter = filterOf(search, readings);
  const { candidates: found } = context.finder.exact(readings, filter, limit);
  // “the state of New York” has said which of the two it means.
  const { candidates, reasons } =
    filter.prefer === 0 ? await preferNamesake(context, found) : { candidates: found, reasons: [] };
  const [first] = candidates;
  const whole = first && { chosen: first, others: candidates, reasons, notes: [] };
  // The second reading is the first without its marks.
  const full = readings[1]?.tokens.length === fullest.tokens.length ? 1 : 0;
  const covers = found.some(({ depth }) => depth <= full);
  const splits = splitQualifiers(fullest.tokens);
  const marked = splits[0]?.marked ?? false;
  if (whole && covers && !marked) return (await famousInside(search, fullest, filter, whole)) ?? whole;
  for (const reading of readings) {
    for (const split of splitQualifiers(reading.tokens)) {
      const inside = await qualified(context, split, reading, filter);
      if (!inside) continue;
      // “San Antonio (Texas)” has a village of that name too; “Washington, D.C.” is one name.
      if (whole && covers && whole.chosen.rank > inside.candidates[0]!.rank) return whole;
      return answerOf(inside, limit);
    }
  }
  return whole;
}

/** Importance of a village. */
const village = 0.4;
const farBetterKnown = 0.2;

/** “san antonio texas” is also the name of a village in Mexico: who types three words without a mark means the city. */
async function famousInside(
  { context, limit }: Search,
  reading: Reading,
  filter: Filter,
  { chosen }: Answer,
): Promise<Answer | undefined> {
  const { kind, importance } = chosen.place;
  if (kind !== 'city' || importance >= village || chosen.nameType !== 'name') return undefined;
  for (const split of splitQualifiers(reading.tokens)) {
    const inside = await qualified(context, split, reading, filter);
    const best = inside?.candidates[0];
    if (best && best.place.importance >= importance + farBetterKnown) return answerOf(inside, limit);
  }
  return undefined;
}

const romance = /^(?:los|las|la|el|le|les|il|lo|os|as) /;

/** “Los Angeles County” is none of Angeles: where an article is a part of the name, the rest is none. */
function withArticles({ finder }: Context, readings: readonly Reading[]): readonly Reading[] {
  const articled = readings.filter(
    ({ text, kinds }) =>
      kinds !== 0 &&
      romance.test(text) &&
      finder.exact([{ text, depth: 0, kinds: 0 }], { mask: anyKind }, 1).candidates.length > 0,
  );
  if (articled.length === 0) return readings;
  return readings.filter(
    ({ text, kinds }) => kinds === 0 || !articled.some((one) => one.text.replace(romance, '') === text),
  );
}

async function qualified(
  context: Context,
  split: Split,
  reading: Reading,
  filter: Filter,
): Promise<Inside | undefined> {
  const head = { text: split.head, written: split.written, depth: 0, kinds: reading.kinds };
  // Without a comma both sides must be names as they stand, or anything would be found in anything.
  if (!split.marked) {
    if (context.finder.exact([head], filter, 1).candidates.length === 0) return undefined;
    return findWithin(context, [head], split.within, filter, true);
  }
  // The head may still carry “the city of”; it is read like a request of its own.
  const { readings } = parseRequest(split.head);
  return findWithin(context, [head, ...readings.slice(1)], split.within, filter);
}

function answerOf({ candidates, reasons, notes = [] }: Inside, limit: number): Answer {
  return { chosen: candidates[0]!, others: candidates.slice(0, limit), reasons, notes };
}

/** What addresses add to a name is left out, and said. Each form has to be a name as it stands. */
async function asAddress(search: Search, query: string): Promise<Answer | undefined> {
  const { finder } = search.context;
  const knows = (name: string) =>
    [name, withoutUnit(name)].some(
      (text) =>
        text !== undefined && finder.exact([readingOf(text)], { mask: anyKind }, 1).candidates.length > 0,
    );
  const units = unitsOf(query, knows);
  if (units) return asUnits(search, units);
  const unit = withoutUnit(query.trim());
  const unended = unit !== undefined && (await asItStands(search, unit));
  if (unended) return unended;
  const posted = withoutPostcode(query);
  if (posted) {
    const { text, postcodes } = posted;
    const found = (await asItStands(search, text)) ?? (await asAddress(search, text));
    if (found?.chosen.method !== 'exact') return undefined;
    return withNote(found, `the postcode ${postcodes.join(', ')} was not used: only places are known here`);
  }
  const city = cityOfMetro(query);
  const found = city === undefined ? undefined : await asItStands(search, city);
  if (found?.chosen.method !== 'exact') return undefined;
  const { name } = found.chosen.place;
  return withNote(found, `${name} itself: the outline of its metropolitan area is not known here`);
}

const readingOf = (text: string): NameReading => ({ text: fold(text), depth: 0, kinds: 0 });

const withNote = (answer: Answer, note: string): Answer => ({ ...answer, notes: [...answer.notes, note] });

/** @param units  the largest first */
async function asUnits(
  { context, mask, limit }: Search,
  units: readonly string[],
): Promise<Answer | undefined> {
  const forms = (name: string) =>
    [name, withoutUnit(name)].flatMap((text, depth) =>
      text === undefined ? [] : [{ ...readingOf(text), depth, written: text }],
    );
  const [smallest, ...larger] = [...units].reverse();
  for (const outer of choicesOf(larger)) {
    const inside = await findWithin(context, forms(smallest!), outer, { mask }, true);
    if (inside) return answerOf(inside, limit);
  }
  return undefined;
}

/** Each of the names with and without its ending. */
function choicesOf([name, ...rest]: readonly string[]): string[][] {
  if (name === undefined) return [[]];
  const forms = [name, withoutUnit(name)].filter((form) => form !== undefined).map(fold);
  return choicesOf(rest).flatMap((others) => forms.map((form) => [form, ...others]));
}

/** @throws GeoError `place_not_found` for a part of a known city that has no outline: “downtown Chicago” */
async function refusePart(search: Search, query: string): Promise<void> {
  const part = cityOfPart(query);
  const found = part && (await asItStands(search, part.city));
  if (found?.chosen.method !== 'exact') return;
  const { name } = found.chosen.place;
  throw new GeoError(
    'place_not_found',
    `${quote(query)} names a part of ${name} that has no outline here: “${part!.city}” is understood, “${part!.part}” is not.`,
    {
      nearest: [part!.city],
      fix: `Ask for “${part!.city}”, or for what lies “within 2 km of ${part!.city}”.`,
    },
  );
}

/** A place whose name is only similar to the query. */
async function alike(search: Search, query: string, readings: readonly Reading[]): Promise<Answer> {
  const { context, mask, limit, options } = search;
  const filter = filterOf(search, readings);
  const { candidates, ambiguous } = await context.finder.similar(readings, filter, limit);
  options.signal?.throwIfAborted();
  const [best] = candidates;
  const slip = await slipInside(context, readings[0]!, filter);
  const nearer = best && best.confidence >= (options.minScore ?? defaultMinScore) ? best : undefined;
  if (slip && isLikelier(slip.candidates[0]!, nearer)) return answerOf(slip, limit);
  // “Cook Province” is none that is known here, but Cook is a name: not a slip in Cork.
  const kinds = readings.find(({ kinds }) => kinds !== 0);
  const other = kinds && namedExactly(context, kinds);
  if (other && (best === undefined || best.edits > 0))
    throw notFound(
      query,
      'a place known here',
      [other, ...candidates],
      `${quote(query)} asks for a kind of place of which none is called “${kinds.text}” here.`,
    );
  if (!best || best.confidence < (options.minScore ?? defaultMinScore))
    throw notFound(query, 'a place known here', candidates, understood(context, readings, mask));
  if (passedOver(context, wordsOf(readings), best))
    throw notFound(query, 'a place known here', [], understood(context, readings, mask));
  if (ambiguous)
    throw notFound(query, 'a place', candidates.slice(0, 2), `${quote(query)} could mean several places.`);
  return { chosen: best, others: candidates, reasons: [], notes: [] };
}

/** “pitsburgh pa”: a slip in a city's name before the state or country around it, which are spelt right. */
async function slipInside(context: Context, reading: Reading, filter: Filter): Promise<Inside | undefined> {
  for (const { head, written, within, marked } of splitQualifiers(reading.tokens)) {
    // The name comes first: who writes “texas dalas” is not read.
    if (marked || !reading.text.startsWith(head)) continue;
    const inside = await slipWithin(context, { text: head, written, depth: 0, kinds: 0 }, within, filter);
    if (inside) return inside;
  }
  return undefined;
}

/** “San Antionio Texas” is a letter from a village in Mexico, too: as for names that are spelt right, the city is meant. */
function isLikelier(slip: Candidate, other: Candidate | undefined): boolean {
  if (!other || slip.edits < other.edits) return true;
  return slip.edits === other.edits && slip.place.importance >= other.place.importance + farBetterKnown;
}

const namedExactly = (context: Context, { text }: NameReading): Candidate | undefined =>
  context.finder.exact([{ text, depth: 0, kinds: 0 }], { mask: anyKind }, 1).candidates[0];

/** Of longer queries nobody wants to read which words were not understood. */
const mostWords = 12;

/** Which words of a query are the name of a place and which are none.
 * @returns a sentence for a refusal; undefined where no words are, or all of them */
export function understood(
  context: Context,
  readings: readonly Reading[],
  mask: KindMask = anyKind,
): string | undefined {
  const [fullest] = readings;
  if (!fullest || fullest.tokens.length < 2) return undefined;
  const words = fullest.tokens.map((token) => token.text);
  if (words.length > mostWords) return undefined;
  for (let length = words.length - 1; length >= 1; length--) {
    const named = windowsOf(words, length).flatMap(({ at, text }) => {
      const [known] = context.finder.exact([{ text, depth: 0, kinds: 0 }], { mask }, 1).candidates;
      return known && known.nameType !== 'code' && known.place.importance >= village
        ? [{ at, text, known }]
        : [];
    });
    if (named.length === 0) continue;
    // Of “East Sumatra” it is the island and not the region East of Cameroon.
    const { at, text, known } = named.reduce((best, one) =>
      one.known.place.importance > best.known.place.importance ? one : best,
    );
    const left = [words.slice(0, at), words.slice(at + length)]
      .map((rest) => rest.join(' '))
      .filter((rest) => rest !== '' && rest !== text)
      .map((rest) => `“${rest}”`);
    if (left.length === 0) return undefined;
    const is = left.length > 1 ? 'are' : 'is';
    return `“${text}” is understood as ${known.place.name}; ${left.join(' and ')} ${is} not understood.`;
  }
  return undefined;
}

/** So many words in a row, from each place on. */
const windowsOf = (words: readonly string[], length: number) =>
  Array.from({ length: words.length - length + 1 }, (_, at) => ({
    at,
    text: words.slice(at, at + length).join(' '),
  })).filter(({ text }) => text.length >= 4);
