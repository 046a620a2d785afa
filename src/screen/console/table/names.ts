/** Names of columns from the first line of a file. */

import { UnreadableFile } from './source.ts';

/** Names without a repetition: `a`, `a_2`; a column without a name is `column_3`.
 * @throws UnreadableFile when no column has one */
export function namesOf(row: readonly string[]): string[] {
  if (row.every((name) => name.trim() === '')) throw new UnreadableFile('noHeader');
  const taken = new Set<string>();
  return row.map((written, i) => {
    const wanted = written.trim() || `column_${i + 1}`;
    let name = wanted;
    for (let k = 2; taken.has(name); k++) name = `${wanted}_${k}`;
    taken.add(name);
    return name;
  });
}
