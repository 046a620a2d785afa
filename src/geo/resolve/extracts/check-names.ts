/** Whether what a question names as its place can name one, before anything is looked up. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import type { NamedPlace, SpatialQuery } from '../../domain/query.ts';
import { isMiddle, isNoPlace } from '../../parse/map/no-place.ts';
import { isSettlement } from './drawn.ts';
import type { LookUp } from './look-up.ts';
import type { NamesHere } from './names-here.ts';

/** What stands behind these is had, and no place, whatever is called so: "mit Bad", "with a bath", "mit Halle". */
const having = 'with|mit|avec|con|without|ohne|sans|sin';
const someHad = new RegExp(`(?:^| )(?:${having}) `);

/** What stands where a place is named must be able to name one.
 * @throws GeoError `query_not_understood` naming the words */
export function checkWords(query: SpatialQuery, phrase: string, lookUp: LookUp): void {
  const folded = fold(phrase);
  const mayHave = someHad.test(folded);
  for (const { name, within = [] } of namedIn(query))
    for (const one of [name, ...within]) {
      const had =
        mayHave &&
        new RegExp(`(?<=^| )(?:${having}) (?:\\S{1,5} )?${escaped(fold(one))}(?= |$)`).exec(folded);
      if (had)
        throw new GeoError(
          'query_not_understood',
          `“${had[0]}” is nothing that features are looked for by.`,
          {
            fix: 'Leave these words out; places are joined by “and” or “or”.',
          },
        );
      if (isNoPlace(one))
        throw new GeoError('query_not_understood', `“${one}” is not the name of a place.`, {
          fix: 'Leave these words out, or name the place in another way.',
        });
      if (isMiddle(one) && !lookUp.named(one).some(isSettlement))
        throw new GeoError('query_not_understood', `“${one}” has no limits on the map.`, {
          fix: 'Name a district, or a distance from something in the middle of the town.',
        });
    }
  // "Auf" is a word of "Deutschland trifft auf Frankreich", and stands before hills and islands.
  const upon = phrase.indexOf(' auf ');
  if (upon >= 0 && holds(query, 'BorderBetween') && !/grenz|treff|trifft/i.test(phrase))
    throw new GeoError('query_not_understood', `“${phrase.slice(upon + 1)}” was not understood.`, {
      fix: 'Name one place, or a distance from it.',
    });
}

/** "Colón in Barcelona" is one place, which is not known: to take both would answer with all of Barcelona.
 * @throws GeoError `query_not_understood` */
export function checkListed(query: SpatialQuery, phrase: string): void {
  if (query.type !== 'Union' || query.of.length !== 2) return;
  const [first, second] = query.of as [SpatialQuery, SpatialQuery];
  if (first.type !== 'NamedPlace' || second.type !== 'NamedPlace') return;
  if (
    !new RegExp(
      `${escaped(fold(first.name))} (?:in|im|en|a|au|dans|at) (?:\\S{1,3} )?${escaped(fold(second.name))}$`,
    ).test(fold(phrase))
  )
    return;
  throw new GeoError('query_not_understood', `No “${first.name}” in “${second.name}” is known.`, {
    fix: `Write “${first.name}, ${second.name}” for a place in it, or “and” for both of them.`,
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Who writes names with capital letters names no village by "winter" or "small ones".
 * @throws GeoError `query_not_understood` */
export function checkNames(query: SpatialQuery, names: NamesHere, lookUp: LookUp): void {
  for (const { name } of namedIn(query)) {
    const text = fold(name);
    const known = /[^\p{Ll}\s'’-]/u.test(name) || names.knows(text) || names.important(text);
    if (known || lookUp.isName(name)) continue;
    throw new GeoError('query_not_understood', `“${name}” is not a known place.`, {
      fix: 'Write the names of places with a capital letter, or leave these words out.',
    });
  }
}

function* namedIn(query: SpatialQuery): Generator<NamedPlace> {
  if (query.type === 'NamedPlace') yield query;
  for (const member of Object.values(query).flat())
    if (typeof member === 'object' && 'type' in member) yield* namedIn(member);
}

export function holds(query: SpatialQuery, type: SpatialQuery['type']): boolean {
  if (query.type === type) return true;
  return Object.values(query).some((member) =>
    [member].flat().some((inner) => typeof inner === 'object' && 'type' in inner && holds(inner, type)),
  );
}
