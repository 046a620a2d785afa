/** `--weights COLUMN` and `--groups COLUMN`: columns that say something of rows and are not learnt from; `--class-weights`. */

import { InvalidArgumentError } from 'commander';
import { selectColumns, type Table } from '../../tabular/index.ts';

export interface RowColumns {
  readonly weights?: string;
  readonly groups?: string;
}

/** Looks at the columns before the fit.
 * @throws TypeError when one names the target or both the same; TabularError `schema_mismatch` when the table has none of
 *         that name */
export function rowColumns(
  table: Table,
  { weights, groups, target }: RowColumns & { readonly target: string },
): RowColumns {
  if (weights === target) throw new TypeError('--weights must name another column than --target');
  if (groups === target) throw new TypeError('--groups must name another column than --target');
  if (groups !== undefined && groups === weights) {
    throw new TypeError('--groups must name another column than --weights');
  }
  const named = { ...(weights !== undefined && { weights }), ...(groups !== undefined && { groups }) };
  selectColumns(table, Object.values(named));
  return named;
}

export type ClassWeights = 'balanced' | Record<string, number>;

/** `balanced`, or `yes=5,no=1`. */
export function classWeights(text: string): ClassWeights {
  if (text === 'balanced') return text;
  return Object.fromEntries(
    text.split(',').map((part) => {
      const at = part.lastIndexOf('=');
      const weight = Number(part.slice(at + 1));
      if (at > 0 && weight > 0 && Number.isFinite(weight)) return [part.slice(0, at).trim(), weight];
      throw new InvalidArgumentError(
        `expected balanced, or CLASS=WEIGHT with a weight above zero; received ${JSON.stringify(part)}.`,
      );
    }),
  );
}
