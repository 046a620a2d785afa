import { fold, toKey } from '../domain/fold.ts';
import { anyKind, indexesOf, type KindMask, maskOf, nameTypes } from '../domain/place.ts';
import type { AutocompleteOptions, Suggestion } from '../domain/requests.ts';
import type { Filter } from '../lookup/find.ts';
import type { Gazetteer } from '../lookup/gazetteer.ts';
import { standingOfPrefix } from '../lookup/importance.ts';
import { type Context, checkQuery } from './context.ts';

/** Places that hold others by the gazetteer: “paris te” is in Texas. */
const holders = maskOf(['country', 'territory', 'region']);
/** Words of a name that is being qualified, at most. */
const mostWords = 8;
/** “LA”, “UAE”: as one writes it, longer ones are names. */
const abbreviation = /^(?:\p{Lu}\.?){2,4}$/u;
const marks = /\p{M}/u;
/** What it is worth that a name has the marks that were typed. */
const asMarked = 0.3;

/** Places one of whose names begins with the prefix, the most important first; then those of a whole name in a place whose
 * name is begun.
 * @returns empty for a prefix without letters */
export function autocomplete(context: Context, prefix: string, options: AutocompleteOptions): Suggestion[] {
  checkQuery(prefix, context.maxQueryLength);
  const limit = options.limit ?? 10;
  const mask: KindMask = options.kinds ? maskOf(options.kinds) : anyKind;
  const only = options.kinds && indexesOf(options.kinds);
  const { gazetteer } = context.finder;
  const best = new Best(limit);
  // A trailing space says that the word is complete.
  const folded = toKey(fold(prefix));
  const key = /\s$/u.test(prefix) && folded !== '' ? `${folded} ` : folded;
  const [from, to] = gazetteer.prefixRange(key);
  const exact = gazetteer.find(folded);
  // “Mün” is the beginning of München, not of Munții.
  const begun = prefix.trim().normalize('NFC').toLowerCase();
  const marked = marks.test(begun.normalize('NFD'));
  const consider = (k: number, within?: ReadonlySet<number>) => {
    for (let p = gazetteer.postStart[k]!; p < gazetteer.postStart[k + 1]!; p++) {
      const place = gazetteer.postPlace[p]!;
      if (!gazetteer.isKind(place, mask) || only?.has(gazetteer.kind[place]!) === false) continue;
      if (within && !within.has(gazetteer.country[place]! - 1) && !within.has(gazetteer.region[place]! - 1))
        continue;
      const importance = gazetteer.importance[place]! / 65535;
      // Before names are looked at: most of the thousands that begin with a letter never pass.
      if (importance + 0.1 + (marked ? asMarked : 0) <= best.least) continue;
      const type = nameTypes[gazetteer.postType[p]!]!;
      const standing = standingOfPrefix(
        importance,
        type,
        gazetteer.languageOf(p),
        within !== undefined || k === exact,
      );
      const sameMarks = marked && gazetteer.posting(p).text.toLowerCase().startsWith(begun);
      const rank = sameMarks ? standing + asMarked : standing;
      if (rank > best.least) best.add(place, p, rank);
    }
  };
  for (let k = from; k < to; k++) if ((gazetteer.keyMask[k]! & mask) !== 0) consider(k);
  if (exact >= 0 && (exact < from || exact >= to)) consider(exact);
  if (best.entries.length < limit) {
    const words = folded.split(' ').slice(0, mostWords);
    for (let at = words.length - 1; at >= 1; at--) {
      const named = gazetteer.find(words.slice(0, at).join(' '));
      const around = named < 0 ? undefined : holdersFrom(gazetteer, words.slice(at).join(' '));
      if (around) consider(named, around);
    }
  }
  const own = ownSuggestions(context, key, limit, mask);
  const shipped = abbreviatedFirst(context, folded, { mask, ...(only && { kinds: only }) }, best, limit).map(
    (entry) => suggestionOf(gazetteer, entry),
  );
  return [...own, ...behindTheirCity(shipped)].slice(0, limit);
}

function suggestionOf(gazetteer: Gazetteer, { place: index, posting }: Entry): Suggestion {
  const { id, name, kind, countryCode, country, region, importance, lon, lat } = gazetteer.place(index);
  return {
    id,
    name,
    kind,
    ...(countryCode !== undefined && { countryCode }),
    ...(country !== undefined && { country }),
    ...(region !== undefined && { region }),
    matchedName: gazetteer.posting(posting).text,
    importance: Math.round(importance * 1e4) / 1e4,
    lon,
    lat,
  };
}

/** Who types “la” means Los Angeles as likely as Laos, and finds it only here. */
function abbreviatedFirst(
  { finder }: Context,
  text: string,
  filter: Filter,
  { entries }: Best,
  limit: number,
): readonly Entry[] {
  if (text.length > 4) return entries;
  const [first] = finder.exact([{ text, depth: 0, kinds: 0 }], filter, 1).candidates;
  if (!first || first.index < 0) return entries;
  if (first.nameType !== 'alias' || !abbreviation.test(first.matchedName)) return entries;
  const { gazetteer } = finder;
  const key = gazetteer.find(text);
  for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++)
    if (gazetteer.postPlace[p] === first.index) {
      const others = entries.filter(({ place }) => place !== first.index);
      return [{ place: first.index, posting: p, rank: first.rank }, ...others].slice(0, limit);
    }
  return entries;
}

/** “Oxford University” is sought by those who type on after “Oxford”. */
function behindTheirCity(found: readonly Suggestion[]): Suggestion[] {
  const sorted = [...found];
  for (const one of found) {
    if (one.kind === 'city') continue;
    const name = fold(one.matchedName);
    const city = sorted.findIndex(
      ({ kind, matchedName }) => kind === 'city' && name.startsWith(`${fold(matchedName)} `),
    );
    const at = sorted.indexOf(one);
    if (city > at) sorted.splice(city, 0, ...sorted.splice(at, 1));
  }
  return sorted;
}

/** Imported places, before those that ship. */
function ownSuggestions(context: Context, key: string, limit: number, mask: KindMask): Suggestion[] {
  if (context.own === undefined || key === '') return [];
  const found = new Map<string, Suggestion>();
  for (const { place, text } of context.own.startingWith(key, limit)) {
    const { id, name, kind, countryCode, country, importance, lon, lat } = place;
    if ((maskOf([kind]) & mask) === 0 || found.has(id)) continue;
    found.set(id, {
      id,
      name,
      kind,
      ...(countryCode !== undefined && { countryCode }),
      ...(country !== undefined && { country }),
      matchedName: text,
      importance,
      lon,
      lat,
    });
  }
  return [...found.values()].slice(0, limit);
}

interface Entry {
  readonly place: number;
  readonly posting: number;
  readonly rank: number;
}

/** The few best entries, each place once. One letter is the prefix of some ten thousand names, most of which never
 * pass `least`. */
class Best {
  readonly entries: Entry[] = [];
  least = Number.NEGATIVE_INFINITY;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  add(place: number, posting: number, rank: number): void {
    const { entries, limit } = this;
    const known = entries.findIndex((entry) => entry.place === place);
    if (known >= 0) {
      if (entries[known]!.rank >= rank) return;
      entries.splice(known, 1);
    }
    let at = entries.length;
    while (at > 0 && before(rank, place, entries[at - 1]!)) at--;
    entries.splice(at, 0, { place, posting, rank });
    if (entries.length > limit) entries.pop();
    if (entries.length === limit) this.least = entries[limit - 1]!.rank;
  }
}

/** Countries and regions one of whose names begins so. */
function holdersFrom(gazetteer: Gazetteer, prefix: string): ReadonlySet<number> {
  const found = new Set<number>();
  const [from, to] = gazetteer.prefixRange(prefix);
  for (let k = from; k < to; k++) {
    if ((gazetteer.keyMask[k]! & holders) === 0) continue;
    for (let p = gazetteer.postStart[k]!; p < gazetteer.postStart[k + 1]!; p++) {
      const place = gazetteer.postPlace[p]!;
      if (gazetteer.isKind(place, holders)) found.add(place);
    }
  }
  return found;
}

const before = (rank: number, place: number, other: { place: number; rank: number }) =>
  rank > other.rank || (rank === other.rank && place < other.place);
