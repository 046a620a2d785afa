/** What a language needs for its clauses to be read in any order: its words by what they say, each form once. A text is cut into
 * such words, names and nouns for kinds; what they say together is found from what can be said of such kinds and names, not
 * from where they stand: "de provincie die niet aan Duitsland raakt", "de niet aan Duitsland grenzende provincie". */

import type { SetNoun } from '../templates/table.ts';

/** What a word of a clause says. */
export const concepts = Object.freeze([
  /** Nothing: articles, pronouns, auxiliaries, "is", "lies", "which", "show me", "please", "called", "where is". */
  'fill',
  /** Prepositions, particles and cases that a land or a whole stands with: "of", "in", "from within"; "belongs to", "is part
   * of", "within the borders of". */
  'in',
  /** "not in", "outside of". */
  'notIn',
  /** Prepositions that stand with water, borders and the like: "on", "at", "along", "with". They say nothing alone. */
  'on',
  /** "and", "as well as", "plus", a comma. */
  'and',
  'or',
  /** "both … and", "as well": says that each is meant. */
  'both',
  'not',
  /** "neither", "nor": what is joined by it is all left out. */
  'nor',
  'only',
  'except',
  /** Entirely, with all of its area; in part. */
  'wholly',
  'partly',
  /** Has a border with: verbs, participles, nouns, in all forms, without their preposition. */
  'touch',
  'notTouch',
  /** "neighbours", "neighbouring countries": a noun for countries that touch. */
  'neighbours',
  /** Lies at a water: "is washed by", "faces", "has a coast on", "on the shore of", "riparian". */
  'shore',
  'notShore',
  /** A river flows through, crosses, passes. */
  'flows',
  'notFlows',
  /** A river ends in: "flows into", "mouth in", "tributaries of" without its noun. */
  'into',
  /** A river begins in. */
  'rises',
  /** Has inside: "with", "containing", "where there is". */
  'holds',
  'between',
  /** "separates", "divides", "parts". */
  'separates',
  /** Of waters: "joins", "connects", "links". */
  'joins',
  /** Lies in both: "shared by", "belongs to both", "is common to". */
  'shared',
  /** A noun or adjective for another country: "abroad", "foreign country", "another country", "neighbouring country's". */
  'foreign',
  /** The line where lands meet, as a noun: "border", "boundary", "frontier". */
  'border',
  'landlocked',
  'coastal',
  'largest',
  'smallest',
  'longest',
  'shortest',
  'populous',
  'leastPopulous',
  'highest',
  'deepest',
  /** "larger than", "smaller than" another place. */
  'larger',
  'smaller',
  'byArea',
  'byPeople',
  'count',
  /** "part", "section", "stretch", "side" of a river or land. */
  'part',
  /** "course", "whole length", "from source to mouth". */
  'course',
  'source',
  'mouth',
  'from',
  'to',
] as const);
export type Concept = (typeof concepts)[number];

export interface ClauseWords extends Readonly<Partial<Record<Concept, string>>> {
  /** Further nouns for members of sets, in all forms, beside those of the language's table. */
  readonly kinds?: Readonly<Partial<Record<SetNoun, string>>>;
  /** Those of them that speak of several. */
  readonly plurals?: string;
  /** Where a language has no table: its eight directions from north clockwise, parted by commas. */
  readonly compass?: string;
  /** Where the name stands of which a relation speaks: before it (Japanese, Turkish), or behind it. */
  readonly object: 'before' | 'behind';
}
