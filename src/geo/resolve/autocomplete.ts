import { fold, toKey } from '../domain/fold.ts';
import { anyKind, indexesOf, type KindMask, maskOf } from '../domain/place.ts';
import type { AutocompleteOptions, Suggestion } from '../domain/requests.ts';
import { type Context, checkQuery } from './context.ts';

/** Places one of whose names begins with the prefix, the most important first.
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
  const consider = (k: number) => {
    for (let p = gazetteer.postStart[k]!; p < gazetteer.postStart[k + 1]!; p++) {
      const place = gazetteer.postPlace[p]!;
      if (!gazetteer.isKind(place, mask) || only?.has(gazetteer.kind[place]!) === false) continue;
      const type = gazetteer.postType[p]!;
      // A proper name first; codes and adjectives only when nothing better bears the prefix.
      const rank = gazetteer.importance[place]! / 65535 - 0.03 * type + (k === exact ? 0.1 : 0);
      if (rank > best.least) best.add(place, p, rank);
    }
  };
  for (let k = from; k < to; k++) if ((gazetteer.keyMask[k]! & mask) !== 0) consider(k);
  if (exact >= 0 && (exact < from || exact >= to)) consider(exact);
  const own = ownSuggestions(context, key, limit, mask);
  const shipped = best.entries.map(({ place: index, posting }) => {
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
  });
  return [...own, ...shipped].slice(0, limit);
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

/** The few best entries, each place once. One letter is the prefix of some ten thousand names, most of which never
 * pass `least`. */
class Best {
  readonly entries: { place: number; posting: number; rank: number }[] = [];
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

const before = (rank: number, place: number, other: { place: number; rank: number }) =>
  rank > other.rank || (rank === other.rank && place < other.place);
