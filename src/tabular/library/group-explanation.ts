/** An explanation by groups of columns instead of columns. */

import { type ColumnGroups, groupsOf } from '../domain/column-groups.ts';
import type { Explanation } from '../engine/engine.ts';

/** Importance and contributions of a group are the sums of its columns': contributions still add up, with `base`, to the
 * prediction. Columns in no group stand alone behind the groups.
 * @throws RangeError as of {@link groupsOf} */
export function byGroup(explanation: Explanation, groups: ColumnGroups): Explanation {
  const { columns, importance, contributions, base, outputs, unread } = explanation;
  const made = groupsOf(columns, groups);
  const sums = (values: Float64Array): Float64Array => {
    const width = columns.length;
    const rows = values.length / width;
    const out = new Float64Array(rows * made.length);
    for (let row = 0; row < rows; row++) {
      for (const [g, { members }] of made.entries()) {
        let sum = 0;
        for (const place of members) sum += values[row * width + place]!;
        out[row * made.length + g] = sum;
      }
    }
    return out;
  };
  return {
    columns: made.map(({ name }) => name),
    importance: sums(importance),
    contributions: contributions && sums(contributions),
    base,
    outputs,
    unread,
  };
}
