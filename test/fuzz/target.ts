/** What the fuzz runner asks of a parser of outside bytes. One file a target in `targets/`, exported as `target`. */

export type GrowthPart = string | Uint8Array;

export interface FuzzTarget {
  /** The name on the command line and of its folder of past finds, `corpus/<name>/`. */
  readonly name: string;
  /** Inputs that are accepted, or nearly so: every mutation starts from one of them or from a past find. */
  seeds(): readonly Uint8Array[] | Promise<readonly Uint8Array[]>;
  /** Words and byte runs of the format, which the mutator inserts whole; optional. */
  readonly dictionary?: readonly string[];
  /** Reads one input. Returning means that it was accepted, or refused with the typed error of its door; whatever
   * this throws is a find, and so is a read that takes longer than `maxMs`. */
  run(input: Uint8Array): void | Promise<void>;
  /** Longest time one input may take, in milliseconds of a quiet core; default 250. A slower machine gets as many times
   * more as it takes for work that is known. */
  readonly maxMs?: number;
  /** Longest input that the door lets through; default: none but what the cases of growth reach. */
  readonly maxBytes?: number;
  /** Cases of growth that once took more than proportional work, or are likely to, as texts or bytes: what stands before, what
   * is repeated, what stands behind. Others are made of the seeds. */
  readonly growth?: readonly (readonly [before: GrowthPart, unit: GrowthPart, after: GrowthPart])[];
  /** Called once after the last input. */
  close?(): void | Promise<void>;
}
