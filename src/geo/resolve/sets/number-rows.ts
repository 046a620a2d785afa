/** Short lists of numbers by key, in one array: a list of its own takes 48 bytes before its first number, and one that grew keeps
 * room for a dozen more. */
export class NumberRows<Key> {
  private readonly at = new Map<Key, number>();
  private readonly ends: Uint32Array;
  private readonly numbers: Float64Array;

  constructor(rows: Iterable<readonly [Key, readonly number[]]>) {
    const all = [...rows];
    this.ends = new Uint32Array(all.length);
    this.numbers = new Float64Array(all.reduce((sum, [, row]) => sum + row.length, 0));
    let end = 0;
    all.forEach(([key, row], i) => {
      this.at.set(key, i);
      this.numbers.set(row, end);
      end += row.length;
      this.ends[i] = end;
    });
  }

  /** The list of a key; undefined where there is none. */
  row(key: Key): number[] | undefined {
    const i = this.at.get(key);
    if (i === undefined) return undefined;
    return Array.from(this.numbers.subarray(i === 0 ? 0 : this.ends[i - 1]!, this.ends[i]!));
  }
}
