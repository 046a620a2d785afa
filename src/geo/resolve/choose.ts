/** One query, one kind of place: the story that the border and water verbs share. */

import { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import {
  anyKind,
  type Candidate,
  countryKinds,
  type KindMask,
  marineKinds,
  maskOf,
  waterKinds,
} from '../domain/place.ts';
import type { LookupOptions } from '../domain/requests.ts';
import type { Filter } from '../lookup/find.ts';
import { kindPreference } from '../parse/kind-words.ts';
import { parseRequest, type Reading, type Request } from '../parse/request.ts';
import { defaultAlternatives, defaultMinScore, notFound, quote, refuseFormer, refusePast } from './answer.ts';
import { refuseBareNoun } from './bare-nouns.ts';
import { type Context, checkQuery } from './context.ts';
import { refuseInvented } from './invented-places.ts';
import { knownNames } from './known-names.ts';
import { passedOver } from './other-name.ts';

export interface Choice {
  readonly chosen: Candidate;
  readonly others: readonly Candidate[];
}

/** A place of another kind blocks a guess when it is this well known, or is no city at all. */
const wellKnown = 0.4;

/** The place of the wanted kinds that the query names.
 * @param what  the kind asked for, with its article, for the error
 * @throws GeoError `place_not_found` with the nearest names; `query_not_understood` for a query about two places */
export async function choose(
  context: Context,
  query: string,
  mask: KindMask,
  what: string,
  options: LookupOptions,
): Promise<Choice> {
  checkQuery(query, context.maxQueryLength);
  const request = parseRequest(query);
  if (request.readings.length === 0) throw notFound(query, what, [], 'The query contains no name.');
  const limit = Math.max(options.alternatives ?? defaultAlternatives, 5) + 1;
  const prefer = kindPreference(request.readings[0]!.tokens.map((token) => token.text)) & mask;
  const filter = { mask, prefer };
  const exact = context.finder.exact(request.readings, filter, limit);
  const [first] = exact.candidates;
  refuseInvented(query, request.readings, exact.candidates);
  refuseBareNoun(query, request.readings, exact.candidates);
  if (first) {
    const rival = await rivalOf(context, query, request, first, filter);
    if (rival) throw notFound(query, what, [first, rival], `${quote(query)} could mean several places.`);
    refusePast(query, first);
    return { chosen: first, others: exact.candidates };
  }
  // Who asks for names as they are called needs no tables of languages.
  const { namesMeant } = await import('../parse/templates/name-meant.ts');
  for (const { name } of namesMeant(query, knownNames(context.finder))) {
    const meant = parseRequest(name).readings;
    const found = context.finder.exact(meant, filter, limit).candidates;
    if (found[0]) return { chosen: found[0], others: found };
  }
  if (request.between)
    throw new GeoError(
      'query_not_understood',
      `${quote(query)} names two places, but this service takes one. Ask the spatial query for a shared border.`,
    );
  if ((mask & countryKinds) !== 0) refuseFormer(query, request.readings, what);
  const similar = await context.finder.similar(request.readings, filter, limit);
  options.signal?.throwIfAborted();
  const elsewhere = otherKind(context, request, mask);
  if (elsewhere)
    throw notFound(
      query,
      what,
      similar.candidates.filter((candidate) => isNear(candidate, request)),
      `${quote(query)} does not name ${what}: ${elsewhere.place.name} is ${withArticle(elsewhere.place.kind)}.`,
    );
  const [best] = similar.candidates;
  if (!best || best.confidence < (options.minScore ?? defaultMinScore))
    throw notFound(query, what, similar.candidates);
  const named = passedOver(context, wordsOf(request.readings), best);
  if (named)
    throw notFound(
      query,
      what,
      [],
      `${quote(query)} does not name ${what}: “${named.matchedName}” is ${withArticle(named.place.kind.replace('_', ' '))}.`,
    );
  if (similar.ambiguous) {
    const reason = `${quote(query)} could mean several places.`;
    throw notFound(query, what, similar.candidates.slice(0, 2), reason);
  }
  return { chosen: best, others: similar.candidates };
}

/** A foreign name that is met only by leaving out its accents may as well be a slip in a better known name: “Nigera” is
 * Latvian for Niger (Nigēra) and one letter from Nigeria.
 * @returns the place whose own name is as near, if there is one */
async function rivalOf(
  context: Context,
  query: string,
  request: Request,
  first: Candidate,
  filter: Filter,
): Promise<Candidate | undefined> {
  if (first.nameType !== 'translation') return undefined;
  const written = first.matchedName.normalize('NFC').toLowerCase();
  if (written === fold(first.matchedName) || query.normalize('NFC').toLowerCase().includes(written))
    return undefined;
  const { candidates } = await context.finder.similar(request.readings, filter, 4);
  return candidates.find(
    ({ index, nameType, edits }) =>
      index !== first.index &&
      edits <= 1 &&
      (nameType === 'name' || nameType === 'alias' || nameType === 'official'),
  );
}

export const wordsOf = ([fullest]: readonly Reading[]): string[] =>
  fullest?.tokens.map((token) => token.text) ?? [];

/** A well-known place of another kind that bears the very name: better to say so than to guess a similar name. */
function otherKind(context: Context, request: Request, mask: KindMask): Candidate | undefined {
  const found = context.finder.exact(request.readings, { mask: anyKind & ~mask }, 1).candidates[0];
  if (!found) return undefined;
  return found.place.kind !== 'city' || found.place.importance >= wellKnown ? found : undefined;
}

/** A suggestion beside a place that bears the very name must be close to it, or have its name in it: the Thames Estuary
 * for the Thames, but not Manila Bay for the Nile. */
function isNear({ edits, matchedName }: Candidate, { readings }: Request): boolean {
  const name = ` ${fold(matchedName)} `;
  return readings.some(({ text }) => name.includes(` ${text} `) || edits <= text.length / 4);
}

export const withArticle = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

export const oceanMask = marineKinds;
export const waterMask = waterKinds;
export const areaMask = maskOf(['country', 'territory', 'region', 'grouping', 'continent']);
