/** Row subsets of frames and of numbers by row. */

import type { Frame } from './frame.ts';

export function takeRows(frame: Frame, rows: Int32Array): Frame {
  return {
    rows: rows.length,
    features: frame.features.map((feature) => {
      if (feature.kind === 'category') return { ...feature, codes: gather(feature.codes, rows, Int32Array) };
      const { values } = feature;
      const taken =
        values instanceof Float32Array
          ? gather(values, rows, Float32Array)
          : gather(values, rows, Float64Array);
      return { ...feature, values: taken };
    }),
  };
}

interface NumericArray {
  readonly length: number;
  [index: number]: number;
}

function gather<T extends NumericArray>(
  values: NumericArray,
  rows: Int32Array,
  type: new (length: number) => T,
): T {
  const out = new type(rows.length);
  for (let i = 0; i < rows.length; i++) out[i] = values[rows[i]!]!;
  return out;
}

/** `width` numbers per row. */
export function takeNumbers(values: Float64Array, rows: Int32Array, width = 1): Float64Array {
  if (width === 1) return gather(values, rows, Float64Array);
  const out = new Float64Array(rows.length * width);
  for (let i = 0; i < rows.length; i++) {
    out.set(values.subarray(rows[i]! * width, (rows[i]! + 1) * width), i * width);
  }
  return out;
}

export function takeCodes(codes: Int32Array, rows: Int32Array): Int32Array {
  return gather(codes, rows, Int32Array);
}
