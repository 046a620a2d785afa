import type { Column, Table } from '../../../src/tabular/domain/table.ts';

/** A table from columns of cells: numbers and null, or text and null. */
export function tableOf(columns: Record<string, readonly (string | number | null)[]>): Table {
  const made = Object.entries(columns).map(([name, cells]): Column => {
    if (cells.some((cell) => typeof cell === 'string')) {
      const dictionary = [...new Set(cells.filter((cell) => cell !== null).map(String))];
      const codes = Int32Array.from(cells, (cell) => (cell === null ? -1 : dictionary.indexOf(String(cell))));
      return { kind: 'string', name, codes, dictionary };
    }
    return {
      kind: 'number',
      name,
      values: Float64Array.from(cells, (cell) => (cell === null ? Number.NaN : Number(cell))),
    };
  });
  return { rows: Object.values(columns)[0]!.length, columns: made };
}

/** Days from 1 January 2024 as text. */
export const days = (count: number, from = 0) =>
  Array.from({ length: count }, (_, t) =>
    new Date(Date.UTC(2024, 0, 1 + from + t)).toISOString().slice(0, 10),
  );

/** First days of months from January 2000. */
export const months = (count: number, from = 0) =>
  Array.from({ length: count }, (_, t) => new Date(Date.UTC(2000, from + t, 1)).toISOString().slice(0, 10));

/** A repeatable stream of uniform numbers (mulberry32). */
export function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Standard normal numbers from a uniform stream (Box and Muller 1958). */
export function normal(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
