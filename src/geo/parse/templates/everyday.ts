/** How people ask in a hurry and among friends: numbers as they are said, words of the street, orders of words. One table a
 * language lies in `everyday-by-language`, beside the one of the written language that it is added to; short forms and fillers
 * are in `colloquial`. */

import type { LanguageTable } from './table.ts';

/** Fields of a table, whose entries are added to those that the table has. */
export type Everyday = Readonly<
  Pick<LanguageTable, 'romanised' | 'elided' | 'spellings' | 'names' | 'groupAdjectives' | 'frames'>
> & {
  /** Added to the phrases of the same name. */
  readonly words?: LanguageTable['words'];
  readonly sets?: LanguageTable['sets'];
  readonly groups?: LanguageTable['groups'];
  readonly kinds?: LanguageTable['kinds'];
  readonly patterns?: LanguageTable['patterns'];
  readonly numbers?: Partial<LanguageTable['numbers']>;
  readonly homes?: LanguageTable['homes'];
  readonly plurals?: string;
  readonly demonyms?: string;
  readonly endings?: string;
};

type Phrases = Readonly<Record<string, string>>;

const joined = (one: string | undefined, more: string | undefined, mark: string): string | undefined =>
  one === undefined || one === '' ? more : more === undefined ? one : `${one}${mark}${more}`;

/** Phrases of the same name become one choice. */
function added(all: Phrases | undefined, more: Phrases | undefined): Record<string, string> {
  const both: Record<string, string> = { ...all };
  for (const [key, phrases] of Object.entries(more ?? {})) both[key] = joined(both[key], phrases, '|')!;
  return both;
}

/** The table with all that is said so in its language. */
export function withEveryday(table: LanguageTable, more: Everyday): LanguageTable {
  const { numbers, demonyms } = table;
  const patterns: Record<string, readonly string[]> = { ...table.patterns };
  for (const [operation, list] of Object.entries(more.patterns ?? {}))
    patterns[operation] = [...(patterns[operation] ?? []), ...list];
  const plurals = joined(table.plurals, more.plurals, '|');
  const endings = joined(table.endings, more.endings, ' ');
  const adjectives = joined(table.groupAdjectives, more.groupAdjectives, ' ');
  return {
    ...table,
    patterns,
    numbers: {
      ...numbers,
      ones: joined(numbers.ones, more.numbers?.ones, ' ')!,
      scales: joined(numbers.scales, more.numbers?.scales, ' ')!,
      ...(more.numbers?.unless !== undefined && { unless: more.numbers.unless }),
    },
    words: added(table.words, more.words),
    sets: added(table.sets, more.sets),
    kinds: added(table.kinds, more.kinds),
    names: added(table.names, more.names),
    groups: added(table.groups, more.groups),
    homes: { ...table.homes, ...more.homes },
    frames: [...(table.frames ?? []), ...(more.frames ?? [])],
    ...(plurals !== undefined && { plurals }),
    ...(endings !== undefined && { endings }),
    ...(adjectives !== undefined && { groupAdjectives: adjectives }),
    ...(more.romanised && { romanised: added(table.romanised, more.romanised) }),
    ...(more.elided && { elided: more.elided }),
    ...(more.spellings !== undefined && { spellings: joined(table.spellings, more.spellings, ' ')! }),
    ...(demonyms && { demonyms: { ...demonyms, stems: joined(demonyms.stems, more.demonyms, ' ')! } }),
  };
}
