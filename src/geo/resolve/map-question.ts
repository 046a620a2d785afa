/** A question for map features, read against the extracts and the gazetteer: what is asked, of what, and where. */

import { runSliced } from '../../shared/run-sliced.ts';
import { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import { languages as spoken } from '../domain/languages.ts';
import type { MapStore } from '../domain/map-store.ts';
import type { ParsedQuery, SpatialQuery } from '../domain/query.ts';
import { hasTag, not, printFilter, type TagFilter } from '../domain/tag-filter.ts';
import { anyPlace } from '../parse/map/any-place.ts';
import { measured } from '../parse/map/bare-measure.ts';
import { inEnglish, unreadIn } from '../parse/map/by-table/read.ts';
import { asTitle } from '../parse/map/honour-words.ts';
import { nameHolds } from '../parse/map/kind-name.ts';
import { languagesOf } from '../parse/map/languages.ts';
import { nameWith } from '../parse/map/makers.ts';
import { ofThePlace } from '../parse/map/of-the-place.ts';
import { isOverpass } from '../parse/map/overpass-ql.ts';
import { mostMapWords } from '../parse/map/plain.ts';
import { type MapRequest, readMapRequest } from '../parse/map/request.ts';
import { atStation } from '../parse/map/station-parts.ts';
import { type Naming, places as placeKinds, readSubject } from '../parse/map/subject.ts';
import { labelsOf, type TagQuery } from '../parse/map/tag-query.ts';
import { isHouse, mayTitle } from '../parse/map/titles.ts';
import { townFirst } from '../parse/map/town-first.ts';
import { withTracks } from '../parse/map/tracks.ts';
import { type Vocabulary, vocabulary } from '../parse/map/vocabulary.ts';
import type { Subject, Wanted } from '../parse/map/wanted.ts';
import { type NameSource, remembering } from '../parse/name-source.ts';
import { type Context, checkQuery, checkWords } from './context.ts';
import { LookUp } from './extracts/look-up.ts';
import { Places } from './extracts/places.ts';
import { countryOf, knownNames } from './known-names.ts';

export interface MapQuestion {
  readonly request: MapRequest;
  /** How many "the nearest" or "the highest" stand for without a number: one, or several for a plural. */
  readonly severalOrOne: number;
  readonly subject: Subject;
  readonly places: Places;
}

/** @throws GeoError `query_too_long` for more than 64 words, `query_not_understood` */
export async function readMapQuestion(
  context: Context,
  stores: readonly MapStore[],
  text: string,
  options: { minScore?: number; signal?: AbortSignal },
): Promise<MapQuestion> {
  checkQuery(text, context.maxQueryLength);
  // Overpass QL is bounded by its statements, not by its words.
  if (!isOverpass(text)) checkWords(text, mostMapWords);
  const names = remembering(namesHere(context, stores));
  const english = await runSliced(inEnglish(text, names), options.signal);
  if (english === undefined || !english.told) {
    try {
      const read = await readAsWritten(context, stores, text, options, english !== undefined);
      if (!english) return read;
      // What a table reads whole is in its language where the words as written are names, or their place is none.
      await placesOf(read);
      if (read.subject.wanted.some(({ kinds }) => kinds.length > 0)) return read;
    } catch (error) {
      if (!(error instanceof GeoError) || error.code !== 'query_not_understood') throw error;
      if (english === undefined) {
        const left = await runSliced(unreadIn(text, names), options.signal);
        if (left === undefined) throw error;
        throw new GeoError(
          'query_not_understood',
          `“${left.unread}” was not understood beside “${left.kinds}”.`,
          { fix: 'Leave these words out, or name the place in another way.' },
        );
      }
    }
  }
  const read = await readAsWritten(context, stores, english.question, options);
  const notes = [`read as “${english.question}”`, ...read.subject.notes];
  return { ...read, subject: { ...read.subject, notes } };
}

async function readAsWritten(
  context: Context,
  stores: readonly MapStore[],
  written: string,
  options: { minScore?: number; signal?: AbortSignal },
  exact = false,
): Promise<MapQuestion> {
  const words = await vocabulary();
  const languages = languagesOf(written);
  const lookUp = new LookUp(stores, words, languages);
  const places = new Places(context, lookUp, options);
  const towns = {
    isArea: (name: string) => places.names.isArea(name),
    isTown: (name: string) => /^\p{Lu}/u.test(name) && places.names.important(fold(name)),
    isKind: (name: string) => lookUp.isName(name),
  };
  const text = townFirst(written, towns) ?? written;
  const request = await runSliced(readMapRequest(text), options.signal);
  const gazetteer = knownNames(context.finder);
  const known = {
    lookUp,
    isArea: (name: string) => places.names.isArea(name),
    isPlace: (name: string) => places.names.isArea(name) || gazetteer.knows(fold(name), false),
    isAdjective: (name: string) =>
      gazetteer.isAdjective(name) ||
      (/^\p{Ll}/u.test(name) &&
        gazetteer.isCountry?.(name) === true &&
        gazetteer.isEnglish?.(fold(name)) !== true &&
        !spoken.some((language) => gazetteer.speaks?.(fold(name), language))),
    country: (name: string) => countryOf(context.finder, name),
    exact,
    hasLength: request.asked.some(({ name }) => name === 'length' || name === 'width'),
    french: languages?.has('fr') === true && !languages.has('en') && !languages.has('de'),
  };
  const naming = namingOf(request, text);
  const subject = request.tags
    ? ofTags(request.tags, request.text)
    : atStation(await runSliced(readSubject(request.text, known, naming), options.signal));
  checkRemovals(request, subject, lookUp);
  if (request.bordering !== undefined) checkBordering(subject);
  const spellings =
    request.namedLike ?? (request.named === undefined ? [[]] : [fold(request.named).split(' ')]);
  const there = spellings.filter((words) => words.every((word) => lookUp.knowsWord(word)));
  const called = there.length > 0 ? there : spellings.slice(0, 1);
  // People live in towns and regions, not in what is called after them.
  const peopled = request.asked.some(({ name }) => name === 'population');
  const all = subject.wanted.flatMap((one) =>
    called.map((words) => ({
      ...one,
      words: [...one.words, ...words],
      ...(request.namedLike && { filters: [...one.filters, honouring(words)] }),
    })),
  );
  const wanted = all.map((one) =>
    withTracks(
      anyPlace({
        ...one,
        ...(peopled && one.kinds.length === 0 && { kinds: placeKinds }),
        filters: [...one.filters, ...request.filters],
      }),
    ),
  );
  places.wanted = wanted;
  return {
    request,
    severalOrOne: isSeveral(text, request, wanted, words) ? several : 1,
    subject: { ...subject, wanted: wanted.map((one) => measuredByHeight(measured(one, request.removals))) },
    places,
  };
}

/** "Prince Pierre" is no "Pierre Prince", and a title alone is not the end of a name. */
const honouring = (words: readonly string[]): TagFilter =>
  nameHolds(words.length > 1 ? nameWith(words) : asTitle(words[0]!), words.join(' '));

/** What was said of a thing that says where chooses nothing of what is asked for.
 * @throws GeoError `query_not_understood` naming the words */
function checkRemovals({ removals = [], nearestTo }: MapRequest, { where }: Subject, lookUp: LookUp): void {
  const kinds = {
    isName: (text: string) => lookUp.isName(text),
    isPlural: (text: string) => lookUp.vocabulary.isPlural(text),
  };
  for (const place of [where, nearestTo])
    for (const removal of place === undefined ? [] : removals) {
      const { words, thing } = ofThePlace(removal, place!, kinds) ?? {};
      if (thing === undefined) continue;
      throw new GeoError('query_not_understood', `“${words}” says which “${thing}” is meant as the place.`, {
        fix: `Leave “${words}” out, or name the place.`,
      });
    }
}

/** Quarters of a town have levels of their own in each country: which of them may border a town is not said.
 * @throws GeoError `query_not_understood` */
function checkBordering({ wanted }: Subject): void {
  const quarters = wanted.flatMap(({ kinds }) => kinds).find(({ labels }) => labels[0] === 'place=suburb');
  if (quarters)
    throw new GeoError('query_not_understood', `“${quarters.name}” does not say which units are meant.`, {
      fix: 'Ask for municipalities, counties or states, or by their tags: “admin_level=9”.',
    });
}

/** Names of the gazetteer and of the extracts. */
function namesHere({ finder }: Context, stores: readonly MapStore[]): NameSource {
  const gazetteer = knownNames(finder);
  return {
    ...gazetteer,
    knows: (name, codes) => gazetteer.knows(name, codes) || stores.some((store) => store.knows(name)),
    mayHold: (words) =>
      words
        .split(' ')
        .every((word) => gazetteer.mayHold!(word) || stores.some((store) => store.knowsWord(word))),
  };
}

function namingOf({ named, byName, nearestTo, order }: MapRequest, text: string): Naming | undefined {
  if (named !== undefined) return 'said';
  if (byName) return 'perhaps';
  if (order) return undefined;
  if (nearestTo === undefined && isHouse(text)) return 'house title';
  return nearestTo === undefined && mayTitle(text, languagesOf(text)) ? 'title' : 'long title';
}

/** How many the plural of "nearest" stands for. */
const several = 5;
const longestKind = 3;

/** How many "nearest" and "highest" stand for: a name has no plural. */
function isSeveral(
  text: string,
  request: MapRequest,
  wanted: readonly Wanted[],
  vocabulary: Vocabulary,
): boolean {
  if (wanted.every(({ kinds }) => kinds.length === 0)) return /(?:^| )(?:are|sind) /i.test(text);
  return isPlural(request.text, vocabulary);
}

/** Whether some words of a text are a kind in the plural: "Italian restaurants", "post boxes". */
function isPlural(text: string, vocabulary: Vocabulary): boolean {
  const words = text.split(/[\s,]+/);
  for (let length = 1; length <= longestKind; length++)
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length).join(' ');
      if (vocabulary.isName(phrase)) return vocabulary.isPlural(phrase);
    }
  return false;
}

/** Features by their tags; the words that follow say where. */
function ofTags(tags: readonly TagQuery[], rest: string): Subject {
  const wanted = tags.map((query): Wanted => {
    const { text, types, filters, place } = query;
    const labels = labelsOf(query);
    const name = filters.find((filter) => filter.type === 'is' && filter.key === 'name');
    const words = name?.type === 'is' ? fold(name.values[0]!).split(' ') : [];
    if (labels.length === 0 && words.length === 0) {
      throw new GeoError('query_not_understood', `“${text}” names no tag that says what a feature is.`, {
        fix: 'Add one, for example [amenity] or [highway=residential].',
      });
    }
    return {
      kinds: labels.length === 0 ? [] : [{ name: text, labels, point: false }],
      filters,
      words: labels.length === 0 ? words : [],
      ...(types && { types }),
      ...(place && { place }),
    };
  });
  const where = rest.replace(/^[ ,;]+/, '');
  return { wanted, ...(where !== '' && { where }), notes: [] };
}

/** What is built or grows has a height; what the land is has an elevation; where one parks, what may drive in. */
const heights: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^amenity=parking/, ['maxheight', 'height']],
  [
    /^(?:building|man_made|bridge|tower|power|historic|natural=tree|barrier|advertising)/,
    ['height', 'building:height'],
  ],
];

function measuredByHeight(wanted: Wanted): Wanted {
  if (wanted.kinds.length === 0) return wanted;
  const keys = heights.find(([own]) =>
    wanted.kinds.every(({ labels }) => labels.some((label) => own.test(label))),
  )?.[1];
  if (keys === undefined) return wanted;
  const filters = wanted.filters.map((filter) =>
    filter.type === 'number' && filter.keys[0] === 'ele' ? { ...filter, keys } : filter,
  );
  return { ...wanted, filters };
}

/** The places of a question as trees, before anything is looked up in them. */
export async function placesOf({ request, subject, places }: MapQuestion): Promise<{
  where?: ParsedQuery;
  nearestTo?: ParsedQuery;
}> {
  const { where } = subject;
  const { nearestTo } = request;
  const understood = where === undefined ? undefined : await places.understand(where);
  if (understood) checkMixture(understood.query, places);
  return {
    ...(understood !== undefined && { where: understood }),
    ...(nearestTo !== undefined && { nearestTo: await places.understand(nearestTo) }),
  };
}

/** "Hotels in Monaco or restaurants in Nice" asks for other things in another place: what stands beside an area is no area
 * where it is a word for a kind.
 * @throws GeoError `query_not_understood` naming it */
function checkMixture(query: SpatialQuery, { names, lookUp }: Places): void {
  if (query.type !== 'Union') return;
  const named = query.of.map((one) => {
    const first = one.type === 'Intersection' ? one.of[0]! : one;
    return first.type === 'NamedPlace' ? first.name : undefined;
  });
  const isKind = (name: string | undefined) =>
    name !== undefined && lookUp.isName(name) && !names.isArea(name);
  const kind = named.find(isKind);
  if (kind === undefined || !named.some((name) => name !== undefined && names.isArea(name))) return;
  throw new GeoError(
    'query_not_understood',
    `“${kind}” is a kind of map feature, not a place like those beside it.`,
    {
      fix: 'Ask for one kind of thing and its place at a time.',
    },
  );
}

/** Each kind with its tags and conditions: "restaurant: amenity=restaurant, cuisine=italian". */
export function printWanted({ kinds, filters, words }: Wanted): string[] {
  const more = [
    ...filters.map(printFilter),
    ...(words.length > 0 ? [`name, brand or operator with “${words.join(' ')}”`] : []),
  ];
  if (kinds.length === 0) return [`anything: ${more.join(', ')}`];
  const printed = kinds.map(({ name, labels, without = [], named }) => {
    const lacking = without.map((key) => printFilter(not(hasTag(key))));
    const saying = named ? [`a name that says “${name}”`] : [];
    return `${name}: ${[...new Set([...labels, ...lacking, ...saying, ...more])].join(', ')}`;
  });
  return [...new Set(printed)];
}
