/** What a language says of sets of places beyond its table: kinds that are seldom asked for, the highest mountain, amounts
 * between two bounds, each member of a set. One table a language lies in `sets-by-language`. */

import type { LanguageTable, Operation, SetNoun } from './table.ts';

export interface MoreSets {
  /** Kinds whose words are not in `sets` of the table. They speak of several. */
  readonly kinds: Readonly<Partial<Record<SetNoun, string>>>;
  /** Added to the words of the same name: `coastal`, `landlocked`; the others are of patterns here alone. */
  readonly words: Readonly<Record<string, string>>;
  /** The compass form of several that lie farthest: "northernmost states". */
  readonly mosts?: string;
  /** As `fronts` of the table. */
  readonly fronts?: string;
  readonly patterns?: Readonly<Partial<Record<Operation, readonly string[]>>>;
}

/** The table with all that is said of sets in its language. */
export function withSets(
  table: LanguageTable,
  { kinds, words, mosts, fronts, patterns = {} }: MoreSets,
): LanguageTable {
  return {
    ...table,
    words: joined(table.words, words),
    compass: { ...table.compass, ...(mosts !== undefined && { mosts }) },
    ...(fronts !== undefined && { fronts }),
    sets: joined(table.sets ?? {}, kinds),
    plurals: [table.plurals, ...Object.values(kinds)].filter(Boolean).join('|'),
    patterns: appended(table.patterns, patterns),
  };
}

function joined(all: Readonly<Record<string, string>>, more: Readonly<Record<string, string>>) {
  const both: Record<string, string> = { ...all };
  for (const [key, phrases] of Object.entries(more))
    both[key] = both[key] === undefined ? phrases : `${both[key]}|${phrases}`;
  return both;
}

function appended(
  all: LanguageTable['patterns'],
  more: LanguageTable['patterns'],
): LanguageTable['patterns'] {
  const both: Record<string, readonly string[]> = { ...all };
  for (const [operation, patterns] of Object.entries(more))
    both[operation] = [...(both[operation] ?? []), ...patterns];
  return both;
}
