/** `--weights COLUMN`, looked at before the fit. */

import { selectColumns, type Table } from '../../tabular/index.ts';

/** @throws TypeError when it names the target; TabularError `schema_mismatch` when the table has no such column */
export function weightsOption(
  table: Table,
  { weights, target }: { readonly weights?: string; readonly target: string },
): { readonly weights?: string } {
  if (weights === undefined) return {};
  if (weights === target) throw new TypeError('--weights must name another column than --target');
  selectColumns(table, [weights]);
  return { weights };
}
