/** "lungo il Reno", "entre o Reno e o Mosela": towns have no article in some languages, so that a name with one that a river
 * bears is the river, whatever town is better known by it. */

import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import type { LanguageTable } from './table.ts';

/** @returns the tree with such names as those of rivers */
export function riversByArticle<T extends SpatialQuery>(
  tree: T,
  text: string,
  names: NameSource,
  { riverArticles, dividingRivers }: LanguageTable,
): T {
  const dividing = new Set(dividingRivers?.split(' '));
  if (riverArticles === undefined && dividing.size === 0) return tree;
  const articles = riverArticles?.split(' ') ?? [];
  const words = ` ${fold(text)} `;
  const isRiver = (name: string): boolean => {
    const key = fold(name);
    return (
      articles.some((article) => words.includes(` ${article} ${key} `)) &&
      names.isA?.(key, 'river') === true &&
      names.isUsually?.(key, 'river') === false &&
      // "o Paraguai" is the country, "o Amazonas" as likely the state.
      names.isCountry?.(key) === false &&
      names.isDivision?.(key) === false
    );
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    const { type, name, of } = value as { type?: unknown; name?: unknown; of?: SpatialQuery };
    // Who says that a land lies west of Дніпро means the river that divides it, not the city on its bend.
    if (type === 'Directional' && of?.type === 'NamedPlace' && dividing.has(fold(of.name)))
      return { ...value, of: { ...of, name: `river ${of.name}` } };
    if (type === 'NamedPlace' && typeof name === 'string')
      return isRiver(name) ? { ...value, name: `river ${name}` } : value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each)]));
  };
  return inside(tree) as T;
}
