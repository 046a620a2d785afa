/** Sides that a sentence calls halves: of a country with a south that everybody knows, its southern half is another part. */

import type { SpatialQuery } from '../domain/query.ts';

const half =
  /(?<!\p{L})(?:half(?! (?:an? |the way|mile|kilomet|hour|way|degree))|halves|\p{L}*hälfte|haelfte|moiti[eé]|mitad|metade|metà|meta|helft|halvan?|hälften|połow\p{L}{1,3}|половин\p{L}{1,2}|yar[ıi]s[ıi]\p{L}{0,3}|setengah|separuh)(?!\p{L})|半分|半部|절반|نصف|आधा|आधे|(?<!\p{L})(?:نص|(?:ال)?شطر|aadha|aadhe|adha|adhe)(?!\p{L})/iu;

/** A tree whose sides are halves by number where the sentence says so. */
export function withSaidHalves(query: SpatialQuery, written: string): SpatialQuery {
  if (!half.test(written)) return query;
  const marked = (value: unknown, isEdge = false): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => marked(one));
    // The east coast is the one that faces east.
    const hasEdge = 'type' in value && (value.type === 'CoastOf' || value.type === 'BorderOf');
    const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part, hasEdge)]));
    const isSide = copy.type === 'DirectionalSubset' && !copy.share && !copy.tip && !isEdge;
    return isSide ? { ...copy, share: [1, 2] } : copy;
  };
  return marked(query) as SpatialQuery;
}
