/** "lungo il Reno": towns have no article in Italian, so that a name with a masculine one that a river bears is the river,
 * whatever town is better known by it. */

import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';

const articles = ['il', 'lo', 'del', 'dello', 'al', 'allo', 'dal', 'dallo', 'nel', 'nello', 'sul', 'sullo'];

/** @returns the tree with such names as those of rivers */
export function riversByArticle<T extends SpatialQuery>(tree: T, text: string, names: NameSource): T {
  const words = ` ${fold(text)} `;
  const isRiver = (name: string): boolean => {
    const key = fold(name);
    return (
      articles.some((article) => words.includes(` ${article} ${key} `)) &&
      names.isA?.(key, 'river') === true &&
      names.isUsually?.(key, 'city') === true &&
      names.speaks?.(key, 'it') === true
    );
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    const { type, name } = value as { type?: unknown; name?: unknown };
    if (type === 'NamedPlace' && typeof name === 'string')
      return isRiver(name) ? { ...value, name: `river ${name}` } : value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each)]));
  };
  return inside(tree) as T;
}
