/** Row subsets of frames and of numbers by row. */

import type { Feature, Frame, NumericFeature } from './frame.ts';

/** Cells from which on rows are not copied before somebody asks for a column. */
const manyCells = 2 ** 20;

/** Some rows of a frame. Of a large one the columns are copied one by one as they are asked for; native code reads them in
 * place. */
export function takeRows(frame: Frame, rows: Int32Array): Frame {
  if (rows.length * frame.features.length >= manyCells) return new RowsOf(frame, rows);
  return { rows: rows.length, features: frame.features.map((feature) => takeFeature(feature, rows)) };
}

class RowsOf implements Frame {
  readonly rows: number;
  readonly features: readonly Feature[];
  readonly #base: Frame;
  readonly #places: Int32Array;

  constructor(frame: Frame, rows: Int32Array) {
    const { base = frame, places } = frame;
    this.rows = rows.length;
    this.#base = base;
    this.#places = places === undefined ? rows : gather(places, rows, Int32Array);
    this.features = base.features.map((feature) => onDemand(feature, this.#places));
  }

  // No fields: a spread with other features must not take them along.
  get base(): Frame {
    return this.#base;
  }

  get places(): Int32Array {
    return this.#places;
  }
}

function takeFeature(feature: Feature, rows: Int32Array): Feature {
  return feature.kind === 'category'
    ? { ...feature, codes: gather(feature.codes, rows, Int32Array) }
    : { ...feature, values: takeValues(feature.values, rows) };
}

const takeValues = (values: NumericFeature['values'], rows: Int32Array) =>
  values instanceof Float32Array ? gather(values, rows, Float32Array) : gather(values, rows, Float64Array);

function onDemand(feature: Feature, rows: Int32Array): Feature {
  if (feature.kind === 'category') {
    const { kind, name, cardinality } = feature;
    let codes: Int32Array | undefined;
    return {
      kind,
      name,
      cardinality,
      get codes() {
        codes ??= gather(feature.codes, rows, Int32Array);
        return codes;
      },
    };
  }
  const { kind, name } = feature;
  let values: NumericFeature['values'] | undefined;
  return {
    kind,
    name,
    get values() {
      values ??= takeValues(feature.values, rows);
      return values;
    },
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
