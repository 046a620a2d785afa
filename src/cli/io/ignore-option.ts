/** `--ignore COLUMNS`: a name that is none would be ignored without a word, and its column learnt from. */

import { nearest } from '../../shared/nearest.ts';
import { dropColumns, type Table } from '../../tabular/index.ts';

/** @throws TypeError when the table lacks one of the columns */
export function withoutIgnored(table: Table, ignored: readonly string[] = []): Table {
  const names = table.columns.map(({ name }) => name);
  const absent = ignored.find((name) => !names.includes(name));
  if (absent !== undefined) {
    const near = nearest(absent, names);
    const offer = near === undefined ? '' : `; did you mean ${JSON.stringify(near)}?`;
    throw new TypeError(
      `--ignore names column ${JSON.stringify(absent)}, which the table does not have${offer}`,
    );
  }
  return dropColumns(table, ignored);
}
