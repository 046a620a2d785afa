/** "Le città più grandi": where the noun has one form for one and for many, the word for "largest" tells which. */

import type { SpatialQuery, TableLanguage } from '../../domain/query.ts';
import { usualNumber } from './sets.ts';

/** Forms that speak of several, by language; in Hindi the noun must not stand before a postposition, which changes "बड़ा" as
 * the plural does. */
const ofSeveral: Partial<Readonly<Record<TableLanguage, RegExp>>> = {
  it: /(?<!\p{L})(?:più (?:grandi|popolos[ie]|lungh[ie]|alt[ie]|vast[ie]|estes[ie]|piccol[ie]|profond[ie])|maggiori|principali)(?!\p{L})/iu,
  hi: /सबसे (?:बड़े|बडे|ऊँचे|ऊंचे|लंबे|छोटे) \S{2,20}(?:$| (?:दिखा|बता|कौन|हैं|की सूची|map|मैप))/u,
};

/** @returns the tree with several of what is said to be the most */
export function asSeveral(tree: SpatialQuery, code: TableLanguage, written: string): SpatialQuery {
  const set = tree.type === 'Intersection' ? tree.of[0]! : tree;
  if (set.type !== 'PlaceSet' || !set.rank || set.rank.take !== undefined || set.rank.from !== undefined)
    return tree;
  if (ofSeveral[code]?.test(written) !== true) return tree;
  const many: SpatialQuery = { ...set, rank: { ...set.rank, take: usualNumber } };
  return tree.type === 'Intersection' ? { ...tree, of: [many, ...tree.of.slice(1)] } : many;
}
