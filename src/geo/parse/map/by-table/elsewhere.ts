/** Words that the tables have for kinds: a word of another language is no slip of the pen. */

import { comparable, linesOf } from './ready.ts';
import { mapTables } from './tables.ts';

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** The English names of the kinds that a word stands for in the languages of the tables. */
export function kindsElsewhere(word: string): readonly string[] {
  known ??= all();
  return known.get(comparable(word)) ?? [];
}

function all(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { kinds } of mapTables)
    for (const [english, forms] of linesOf(kinds))
      for (const form of forms) found.set(form, [...(found.get(form) ?? []), english]);
  return found;
}
