import { fold, toKey } from '../domain/fold.ts';
import { anyKind, type KindMask, maskOf } from '../domain/place.ts';
import type { AutocompleteOptions, Suggestion } from '../domain/requests.ts';
import { type Context, checkQuery } from './context.ts';

/** Places one of whose names begins with the prefix, the most important first.
 * @returns empty for a prefix without letters */
export function autocomplete(context: Context, prefix: string, options: AutocompleteOptions): Suggestion[] {
  checkQuery(prefix, context.maxQueryLength);
  const limit = options.limit ?? 10;
  const mask: KindMask = options.kinds ? maskOf(options.kinds) : anyKind;
  const { gazetteer } = context.finder;
  const best = new Map<number, { posting: number; rank: number }>();
  // A trailing space says that the word is complete.
  const folded = toKey(fold(prefix));
  const key = /\s$/u.test(prefix) && folded !== '' ? `${folded} ` : folded;
  const [from, to] = gazetteer.prefixRange(key);
  const exact = gazetteer.find(folded);
  const consider = (k: number) => {
    for (let p = gazetteer.postStart[k]!; p < gazetteer.postStart[k + 1]!; p++) {
      const place = gazetteer.postPlace[p]!;
      if (!gazetteer.isKind(place, mask)) continue;
      const type = gazetteer.postType[p]!;
      // A proper name first; codes and adjectives only when nothing better bears the prefix.
      const rank = gazetteer.importance[place]! / 65535 - 0.03 * type + (k === exact ? 0.1 : 0);
      const known = best.get(place);
      if (!known || rank > known.rank) best.set(place, { posting: p, rank });
    }
  };
  for (let k = from; k < to; k++) if ((gazetteer.keyMask[k]! & mask) !== 0) consider(k);
  if (exact >= 0 && (exact < from || exact >= to)) consider(exact);
  return [...best]
    .sort((a, b) => b[1].rank - a[1].rank || a[0] - b[0])
    .slice(0, limit)
    .map(([index, { posting }]) => {
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
}
