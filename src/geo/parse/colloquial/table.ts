/** How people write to a friend in a language, by what the tables have for it. */

/** A question that ends with what it asks: "the Rhine flows through which countries". */
export interface AskedLast {
  /** What stands between the place and "which", in each form; `-` for nothing. */
  readonly before: string;
  /** What ends the question behind the noun; `-` for nothing. */
  readonly after: string;
  /** The question as the tables have it: `{n}` is what is asked for, `{s}` the place. */
  readonly said: string;
}

/** What people write for words, by what they mean: `yang: 'yg|yng'`, under '' what says nothing. */
export type ShortForms = Readonly<Record<string, string>>;

/** What is meant, and turns of phrase for it: `{a}` stands for any words, `{name}`, `{land}`, `{country}`, `{water}`, `{river}`,
 * `{kind}`, `{unit}` and `{number}` for such ones, `[a/b/]` for one of them or nothing. */
export type Turns = Readonly<Record<string, string>>;

export interface Colloquial {
  /** Short forms, slips and fillers: whole words or several. No word that is meant may be written for another, so that a text
   * that was mended has nothing more to mend. */
  readonly short: ShortForms;
  /** The same of what a question begins with, wherever that is read at all: "cos'è" is no "Kos and". */
  readonly opening?: ShortForms;
  /** Phrases of several words that are written out wherever they stand, as they would be read as something else: "Europe's
   * without sea countries" is no Europe that is left out. */
  readonly firm?: ShortForms;
  /** Words that lose a vowel before another one, when their apostrophe is left out. */
  readonly elided?: string;
  /** Words for "which" and "what". */
  readonly which?: string;
  /** Pronouns that take up a place: "the Rhine, it flows through …" */
  readonly pronouns?: string;
  readonly asked?: readonly AskedLast[];
  readonly turns?: Turns;
  /** What the signs >, <, + beside a number and + between names are read as. */
  readonly signs?: {
    readonly more: string;
    readonly less: string;
    readonly least: string;
    readonly and: string;
  };
  /** Questions that end with where: what stands behind the place, and the question as the tables have it. */
  readonly behind?: Readonly<Record<string, string>>;
}
