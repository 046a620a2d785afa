/** Splits whole groups of rows into folds: visits of one patient, laps of one driver, sentences of one author. */

import { createRandom, shuffle } from '../random.ts';

interface Group {
  readonly rows: number[];
  /** Rows of each class; one entry where there are no classes. */
  readonly counts: Map<number, number>;
}

/** The fold of each row, −1 for rows that stay in every training part. The largest groups are placed first, each in the fold
 * that it leaves most like the others in size and in its share of every class.
 * @param k              at most so many folds; no more than there are groups
 * @param codes          class of each row, for folds that are stratified
 * @param keepSingletons groups that alone hold a class stay in every training part, where two groups at least are left
 * @throws RangeError for fewer than two groups */
export function groupedFoldOf(
  groups: Int32Array,
  k: number,
  seed: number,
  codes: Int32Array | undefined,
  keepSingletons: boolean,
): { readonly foldOf: Int32Array; readonly count: number } {
  const all = groupsOf(groups, codes);
  const random = createRandom(seed);
  const order = shuffle(
    Int32Array.from({ length: all.length }, (_, i) => i),
    random,
  );
  const shuffled = Array.from(order, (i) => all[i]!);
  const shared = keepSingletons && codes !== undefined ? withoutLoners(shuffled) : shuffled;
  const placed = shared.length >= 2 ? shared : shuffled;
  const count = Math.min(k, placed.length);
  if (!(count >= 2))
    throw new RangeError(`folds need at least 2 groups of rows, received ${all.length} and ${k} folds`);
  const foldOf = new Int32Array(groups.length).fill(-1);
  const totals = new Map<number, number>();
  for (const { counts } of placed)
    for (const [label, rows] of counts) totals.set(label, (totals.get(label) ?? 0) + rows);
  const folds = Array.from({ length: count }, () => new Map<number, number>());
  const sizes = new Int32Array(count);
  // A stable sort: groups of one size stay shuffled.
  for (const { rows, counts } of [...placed].sort((a, b) => b.rows.length - a.rows.length)) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let fold = 0; fold < count; fold++) {
      // How much the squares of the classes' shares grow: least where the fold has fewest of what the group holds.
      let growth = 0;
      for (const [label, added] of counts) {
        const before = folds[fold]!.get(label) ?? 0;
        growth += ((before + added) ** 2 - before ** 2) / totals.get(label)! ** 2;
      }
      const cost =
        growth + ((sizes[fold]! + rows.length) / groups.length) ** 2 - (sizes[fold]! / groups.length) ** 2;
      if (cost < least - 1e-12) {
        least = cost;
        best = fold;
      }
    }
    for (const row of rows) foldOf[row] = best;
    for (const [label, added] of counts) folds[best]!.set(label, (folds[best]!.get(label) ?? 0) + added);
    sizes[best]! += rows.length;
  }
  return { foldOf, count };
}

function groupsOf(groups: Int32Array, codes: Int32Array | undefined): Group[] {
  const byCode = new Map<number, Group>();
  groups.forEach((group, row) => {
    let own = byCode.get(group);
    if (own === undefined) {
      own = { rows: [], counts: new Map() };
      byCode.set(group, own);
    }
    own.rows.push(row);
    const label = codes?.[row] ?? 0;
    own.counts.set(label, (own.counts.get(label) ?? 0) + 1);
  });
  return [...byCode.values()];
}

/** Groups whose every class some other group has too. */
function withoutLoners(groups: readonly Group[]): Group[] {
  const holders = new Map<number, number>();
  for (const { counts } of groups)
    for (const label of counts.keys()) holders.set(label, (holders.get(label) ?? 0) + 1);
  return groups.filter(({ counts }) => [...counts.keys()].every((label) => holders.get(label)! > 1));
}

/** The first groups in the order of the rows, until they hold the share of the rows, against the others.
 * @returns null for fewer than two groups */
export function leadingGroups(
  groups: Int32Array,
  share: number,
): { readonly train: Int32Array; readonly test: Int32Array } | null {
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  if (sizes.size < 2) return null;
  const leading = new Set<number>();
  let rows = 0;
  for (const [group, size] of [...sizes].slice(0, -1)) {
    if (leading.size > 0 && rows + size > share * groups.length) break;
    leading.add(group);
    rows += size;
  }
  const every = Int32Array.from(groups.keys());
  return {
    train: every.filter((row) => leading.has(groups[row]!)),
    test: every.filter((row) => !leading.has(groups[row]!)),
  };
}
