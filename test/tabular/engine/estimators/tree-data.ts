import type { Feature, Frame } from '../../../../src/tabular/engine/frame.ts';

/** Seeded uniform numbers in [0, 1): mulberry32. */
export function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const shared = (rows: number) => new Float64Array(new SharedArrayBuffer(8 * rows));

/** n × p uniform columns in [−1, 1) over shared memory, and a target of each row. */
export function numericFrame(
  rows: number,
  columns: number,
  seed: number,
  f: (x: number[]) => number,
): { frame: Frame; target: Float64Array } {
  const random = uniform(seed);
  const values = Array.from({ length: columns }, () => shared(rows));
  const target = new Float64Array(rows);
  for (let i = 0; i < rows; i++) {
    const row = values.map((column) => {
      column[i] = 2 * random() - 1;
      return column[i]!;
    });
    target[i] = f(row);
  }
  const features = values.map((column, j): Feature => ({ kind: 'number', name: `x${j}`, values: column }));
  return { frame: { rows, features }, target };
}

/** Two numbers (one with missing values), a small and a large category; three classes that depend on all of them. */
export function mixedTable(rows: number, seed: number): { frame: Frame; codes: Int32Array } {
  const random = uniform(seed);
  const a = new Float64Array(rows);
  const b = new Float32Array(rows);
  const small = new Int32Array(rows);
  const large = new Int32Array(rows);
  const codes = new Int32Array(rows);
  for (let i = 0; i < rows; i++) {
    a[i] = random();
    b[i] = random() < 0.3 ? Number.NaN : random();
    small[i] = random() < 0.1 ? -1 : Math.floor(random() * 5);
    large[i] = Math.floor(random() * random() * 400);
    const score =
      a[i]! +
      (Number.isNaN(b[i]!) ? 0.5 : 0) +
      (small[i]! % 2) * 0.6 +
      (large[i]! % 3) * 0.4 +
      0.2 * random();
    codes[i] = score < 0.9 ? 0 : score < 1.5 ? 1 : 2;
  }
  const features: Feature[] = [
    { kind: 'number', name: 'a', values: a },
    { kind: 'number', name: 'b', values: b },
    { kind: 'category', name: 'small', codes: small, cardinality: 5 },
    { kind: 'category', name: 'large', codes: large, cardinality: 400 },
  ];
  return { frame: { rows, features }, codes };
}

export function rootMeanSquare(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i]! - b[i]!) ** 2;
  return Math.sqrt(sum / a.length);
}
