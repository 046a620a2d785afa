/** How much work a fit may take, in a caller's words. */

/** `fast`: about the time of a forest of 500 trees; `balanced`: members are tried while they gain what they cost; `best`:
 * every member that can be fitted, validated on more folds. */
export const efforts = ['fast', 'balanced', 'best'] as const;
/** How much time a fit takes for how little loss: an entry of {@link efforts}. */
export type Effort = (typeof efforts)[number];

/** The effort of fits that do not name one. */
export const defaultEffort: Effort = 'balanced';

/** @throws RangeError for a word that is none of {@link efforts} */
export function checkEffort(effort: unknown): Effort {
  const known = efforts.find((word) => word === effort);
  if (known !== undefined) return known;
  throw new RangeError(`effort must be one of ${efforts.join(', ')}, received ${JSON.stringify(effort)}`);
}
