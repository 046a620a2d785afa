/** What a request is put in, in a language that inflects its verbs. */

/** Words parted by blanks: a stem with its endings, as in `по=кажи|казать`, or a phrase whose blanks are written `_`. */
export interface Requests {
  /** Verbs and politeness, before the place and behind it. */
  readonly around: string;
  /** What stands only before it. */
  readonly lead: string;
  /** What stands only behind it. */
  readonly trail: string;
}
