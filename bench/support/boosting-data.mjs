// A synthetic table in the manner of HIGGS: 28 columns, some skewed, with a signal of products, steps and waves. Every factor of a
// product also matters alone: pure products are found by greedy trees only by luck, which would make AUC a lottery of ±0.003.
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export const columns = 28;

/** Numbers in [0, 1), seeded: xoshiro128**. */
function uniform(seed) {
  const s = new Uint32Array([seed, seed ^ 0x9e3779b9, 0x243f6a88, 0xb7e15162]);
  const next = () => {
    const x = Math.imul(s[1], 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
    const t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = (s[3] << 11) | (s[3] >>> 21);
    return result / 4294967296;
  };
  for (let i = 0; i < 100; i++) next();
  return next;
}

/** Writes `name.columns.f32` (column-major), `name.rows.f32` (row-major) and `name.labels.i32`. */
export function writeTable(folder, name, rows, seed) {
  const random = uniform(seed);
  const byColumn = new Float32Array(rows * columns);
  const labels = new Int32Array(rows);
  const x = new Float64Array(columns);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j += 2) {
      const radius = Math.sqrt(-2 * Math.log(1 - random()));
      const angle = 2 * Math.PI * random();
      x[j] = radius * Math.cos(angle);
      x[j + 1] = radius * Math.sin(angle);
    }
    for (let j = 20; j < columns; j++) x[j] = Math.exp(0.5 * x[j]);
    const score =
      0.6 * (x[0] + 0.7) * (x[1] + 0.7) +
      Math.sin(2 * x[2]) +
      (x[4] > 0 ? 0.5 * x[3] : 0) +
      0.3 * x[5] -
      0.3 * Math.abs(x[6]) +
      0.2 * (x[7] + 0.5) * (x[8] + 0.5) * (x[9] + 0.5) +
      0.4 * (x[20] - x[21]) +
      (x[22] > x[23] ? 0.4 : -0.4);
    labels[i] = random() < 1 / (1 + Math.exp(-score)) ? 1 : 0;
    for (let j = 0; j < columns; j++) byColumn[j * rows + i] = x[j];
  }
  const write = (suffix, ...parts) => {
    const file = openSync(join(folder, `${name}.${suffix}`), 'w');
    for (const part of parts) writeSync(file, part);
    closeSync(file);
  };
  write('columns.f32', byColumn);
  const byRow = new Float32Array(rows * columns);
  for (let j = 0; j < columns; j++)
    for (let i = 0; i < rows; i++) byRow[i * columns + j] = byColumn[j * rows + i];
  write('rows.f32', byRow);
  write('labels.i32', labels);
}
