/** How many slips of the pen lie between two words. */

/** Letters that are compared, which no distance is above. */
const longest = 256;
const far = longest + 1;

const rows = [new Int32Array(257), new Int32Array(257), new Int32Array(257)] as [
  Int32Array,
  Int32Array,
  Int32Array,
];

/** Optimal string alignment distance: insertions, deletions, substitutions, swaps of neighbours; by UTF-16 unit, of the
 * first 256.
 * @param most  that matter: of more, the answer may be any number above */
export function editDistance(a: string, b: string, most = longest): number {
  const na = Math.min(a.length, longest);
  const nb = Math.min(b.length, longest);
  if (Math.abs(na - nb) > most) return most + 1;
  let [before, last, row] = rows;
  for (let j = 0; j <= nb; j++) last[j] = j;
  let leastBefore = 0;
  for (let i = 1; i <= na; i++) {
    const x = a.charCodeAt(i - 1);
    // Farther from the diagonal nothing is in reach.
    const from = Math.max(1, i - most);
    const to = Math.min(nb, i + most);
    row[from - 1] = from === 1 ? i : far;
    let least = row[from - 1]!;
    for (let j = from; j <= to; j++) {
      const y = b.charCodeAt(j - 1);
      let value = last[j - 1]! + (x === y ? 0 : 1);
      if (last[j]! + 1 < value) value = last[j]! + 1;
      if (row[j - 1]! + 1 < value) value = row[j - 1]! + 1;
      if (
        i > 1 &&
        j > 1 &&
        x === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === y &&
        before[j - 2]! + 1 < value
      )
        value = before[j - 2]! + 1;
      row[j] = value;
      if (value < least) least = value;
    }
    if (to < nb) row[to + 1] = far;
    // A row is made of the two before it, and nothing in it is less than they are.
    if (least > most && leastBefore > most) return least;
    leastBefore = least;
    [before, last, row] = [last, row, before];
  }
  return last[nb]!;
}
