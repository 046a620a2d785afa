/** What a question is put with, in pieces that follow one another in any order: "could you" + "be so kind" + "draw" + "me". */
export interface SpokenFrame {
  /** Verbs of one kind of forms, each with each ending: to show, to draw, to list, to look for. */
  readonly stems: string;
  readonly endings: string;
  /** Before what is asked for, and behind it as well. */
  readonly both: string;
  /** Before it alone. */
  readonly lead: string;
  /** Behind it alone, where they need nothing before it. */
  readonly behind: string;
}

/** Each stem with each ending, all parted by bars. */
export const ended = (stems: string, endings: string): string =>
  stems
    .split('|')
    .flatMap((stem) => endings.split('|').map((ending) => stem + ending))
    .join('|');
