/** What a case says of a target: a column `y` beside another one. */
export interface TargetCase {
  readonly name: string;
  readonly cells: readonly (string | number)[];
  /** Numbers, or a label for each row that has a target. */
  readonly truth?: readonly (string | number | boolean)[];
  readonly notes?: RegExp;
  readonly refusal?: RegExp;
  /** Another column, whose writing tells what the target's does not. */
  readonly beside?: readonly (string | number)[];
}
