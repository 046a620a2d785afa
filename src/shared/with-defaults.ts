/** Types of options: as a caller gives them, and with their defaults. */

/** Options with their defaults, of those as a caller gives them; `Open` have no default. */
export type Filled<Options, Open extends keyof Options = never> = {
  [Name in Exclude<keyof Options, Open>]-?: Exclude<Options[Name], undefined>;
} & Pick<Options, Open>;

/** Options as a caller gives them, of those with their defaults: each may be left out, also within a group. Objects of type
 * `Whole` are no groups. */
export type Given<Options, Whole = never> = Options extends Whole
  ? Options
  : Options extends object
    ? { -readonly [Name in keyof Options]?: Given<Options[Name], Whole> | undefined }
    : Options;
