/** What a table of map questions in a language holds. Phrases of one meaning are parted by `|`; a word of a phrase may be a
 * stem with its endings, `аптек/а/и/у`, of which an empty one is the stem. Accents of Latin letters and capitals do not
 * matter. */

import type { TableLanguage } from '../../../domain/languages.ts';

/** What is asked, and the English words that ask it. */
export const asking = {
  count: 'how many ',
  where: 'where are ',
  exists: 'are there ',
  show: '',
  names: 'names of ',
  website: 'websites of ',
  phone: 'phone numbers of ',
  hours: 'opening hours of ',
  address: 'addresses of ',
  email: 'email addresses of ',
  operator: 'operators of ',
} as const;

export interface MapTable {
  readonly code: TableLanguage;
  /** Words and names are not kept apart by blanks. */
  readonly unspaced?: true;
  /** A word for a kind does not say whether it is one or several. */
  readonly numberless?: true;
  /** What asks, before, behind or between the rest. */
  readonly asks: Readonly<Partial<Record<keyof typeof asking, string>>>;
  /** Words that say nothing by themselves: articles, "all", "and" between attributes. */
  readonly small: string;
  /** A name in its genitive says where, without any word: "аптеки Москвы". */
  readonly of?: true;
  /** Between two kinds: "and", "or". */
  readonly and: string;
  /** What joins the place to the kind, before or behind its name. A phrase with `-` in front is an ending of the name itself,
   * and an empty one stands for none at all. */
  readonly in: string;
  readonly inBehind?: string;
  readonly near?: string;
  readonly nearBehind?: string;
  /** The same for what lies along a river, a street or a coast. */
  readonly along?: string;
  readonly alongBehind?: string;
  /** The same for what borders a place. */
  readonly bordering?: string;
  readonly borderingBehind?: string;
  /** The same for what lies outside a place: "fuori da", "buiten". */
  readonly outside?: string;
  readonly outsideBehind?: string;
  /** What says before or behind a place that it has something: "how many parks does … have". */
  readonly has?: string;
  readonly hasBehind?: string;
  /** What a distance or a direction may have behind it: "大阪から2キロ以内の". */
  readonly afterPlace?: string;
  /** What may stand behind a number of things: "三家". */
  readonly counters?: string;
  /** The same for "nearest to". */
  readonly to?: string;
  readonly toBehind?: string;
  /** What may stand before and behind the word for a kind: an article, a particle. */
  readonly before?: string;
  readonly behind?: string;
  /** Words for no certain place that some place elsewhere is called by: "the city" is Medina's name. */
  readonly unnamed?: string;
  /** A line each: `english name = phrases`. */
  readonly kinds: string;
  /** The same: English words before the kind, and those behind it; `nearest one` is `nearest` of one thing. A
   * `#` in a phrase of `having` is a figure, which the English has at its own `#`. */
  readonly sorts: string;
  readonly having: string;
}
