/** The linear effect of known covariates on a series: ridge regression with a line and seasonal waves beside it and
 * first-order autoregressive errors (Cochrane and Orcutt 1949). */

const mostColumns = 40;
const penalties = [1e-4, 1e-3, 1e-2, 0.1, 1, 10];

/** @param values  n observations
 * @param columns   covariates over n + h places; NaN counts as the column's mean
 * @param period    the main period in steps, 1 for none
 * @returns the effect at each of the n + h places, or undefined when there is nothing to learn from */
export function covariateEffect(
  values: Float64Array,
  n: number,
  columns: readonly Float64Array[],
  period: number,
): Float64Array | undefined {
  const length = columns[0]?.length ?? 0;
  const standard = columns
    .map((column) => standardise(column, n))
    .filter((column) => column !== undefined) as Float64Array[];
  const kept = strongest(values, n, standard);
  if (kept.length === 0 || n < 8) return undefined;
  const base = backdrop(n, period);
  if (n < base.length + 4) return undefined;
  const scale = spread(values, n);
  if (!(scale > 0)) return undefined;
  const y = values.slice(0, n).map((value) => value / scale);
  const design = [...base, ...kept.map((column) => column.slice(0, n))];
  let rho = 0;
  let beta: Float64Array | undefined;
  for (let round = 0; round < 3; round++) {
    beta = ridge(
      quasiDifference(y, rho),
      design.map((column) => quasiDifference(column, rho)),
      base.length,
    );
    if (!beta) return undefined;
    rho = autoregression(y, design, beta);
  }
  const effect = new Float64Array(length);
  kept.forEach((column, k) => {
    const weight = beta![base.length + k]! * scale;
    for (let t = 0; t < length; t++) effect[t]! += weight * column[t]!;
  });
  return effect.every(Number.isFinite) ? effect : undefined;
}

/** Mean 0 and deviation 1 over the first n places, held within 10 deviations; undefined when constant there. */
function standardise(column: Float64Array, n: number): Float64Array | undefined {
  let count = 0;
  let mean = 0;
  for (let t = 0; t < n; t++) {
    if (Number.isNaN(column[t]!)) continue;
    count++;
    mean += column[t]!;
  }
  if (count === 0) return undefined;
  mean /= count;
  let squares = 0;
  for (let t = 0; t < n; t++) if (!Number.isNaN(column[t]!)) squares += (column[t]! - mean) ** 2;
  const deviation = Math.sqrt(squares / count);
  if (!(deviation > 1e-9 * Math.max(1, Math.abs(mean)))) return undefined;
  return column.map((value) =>
    Number.isNaN(value) ? 0 : Math.min(10, Math.max(-10, (value - mean) / deviation)),
  );
}

/** The columns whose changes go most with the changes of the series. */
function strongest(values: Float64Array, n: number, columns: readonly Float64Array[]): Float64Array[] {
  const most = Math.min(mostColumns, Math.max(1, Math.floor(n / 4)));
  if (columns.length <= most) return [...columns];
  const strength = columns.map((column) => {
    let [xy, xx] = [0, 0];
    for (let t = 1; t < n; t++) {
      const x = column[t]! - column[t - 1]!;
      xy += x * (values[t]! - values[t - 1]!);
      xx += x * x;
    }
    return xx > 0 ? Math.abs(xy) / Math.sqrt(xx) : 0;
  });
  const order = columns.map((_, k) => k).sort((a, b) => strength[b]! - strength[a]! || a - b);
  return order.slice(0, most).map((k) => columns[k]!);
}

function spread(values: Float64Array, n: number): number {
  let mean = 0;
  for (let t = 0; t < n; t++) mean += values[t]! / n;
  let squares = 0;
  for (let t = 0; t < n; t++) squares += (values[t]! - mean) ** 2 / n;
  return Math.sqrt(squares);
}

/** Constant, line and up to four pairs of seasonal waves. */
function backdrop(n: number, period: number): Float64Array[] {
  const columns = [new Float64Array(n).fill(1), Float64Array.from({ length: n }, (_, t) => (2 * t) / n - 1)];
  if (period < 2 || n < 3 * period) return columns;
  const pairs = Math.min(4, Math.floor(period / 2), Math.floor(n / 12));
  for (let k = 1; k <= pairs; k++) {
    const angle = (2 * Math.PI * k) / period;
    columns.push(Float64Array.from({ length: n }, (_, t) => Math.cos(angle * t)));
    if (2 * k !== period) columns.push(Float64Array.from({ length: n }, (_, t) => Math.sin(angle * t)));
  }
  return columns;
}

function quasiDifference(column: Float64Array, rho: number): Float64Array {
  if (rho === 0) return column;
  return Float64Array.from({ length: column.length - 1 }, (_, t) => column[t + 1]! - rho * column[t]!);
}

/** First autocorrelation of the residuals, within [0, 0.98]. */
function autoregression(y: Float64Array, design: readonly Float64Array[], beta: Float64Array): number {
  let [whole, part, before] = [0, 0, 0];
  for (let t = 0; t < y.length; t++) {
    let residual = y[t]!;
    for (let k = 0; k < design.length; k++) residual -= beta[k]! * design[k]![t]!;
    if (t > 0) part += residual * before;
    whole += residual * residual;
    before = residual;
  }
  return whole > 0 ? Math.min(0.98, Math.max(0, part / whole)) : 0;
}

/** Ridge with the penalty of least generalised cross-validation; the first `free` columns are all but free. */
function ridge(y: Float64Array, design: readonly Float64Array[], free: number): Float64Array | undefined {
  const d = design.length;
  const rows = y.length;
  const gram = new Float64Array(d * d);
  const moment = new Float64Array(d);
  for (let a = 0; a < d; a++) {
    const left = design[a]!;
    for (let b = 0; b <= a; b++) {
      const right = design[b]!;
      let sum = 0;
      for (let t = 0; t < rows; t++) sum += left[t]! * right[t]!;
      gram[a * d + b] = sum;
      gram[b * d + a] = sum;
    }
    for (let t = 0; t < rows; t++) moment[a]! += left[t]! * y[t]!;
  }
  let best: Float64Array | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const penalty of penalties) {
    const matrix = gram.slice();
    for (let k = 0; k < d; k++) matrix[k * d + k]! += (k < free ? 1e-6 : penalty) * rows;
    const inverse = invert(matrix, d);
    if (!inverse) continue;
    const beta = new Float64Array(d);
    let trace = 0;
    for (let a = 0; a < d; a++)
      for (let b = 0; b < d; b++) {
        beta[a]! += inverse[a * d + b]! * moment[b]!;
        trace += inverse[a * d + b]! * gram[b * d + a]!;
      }
    let squares = 0;
    for (let t = 0; t < rows; t++) {
      let residual = y[t]!;
      for (let k = 0; k < d; k++) residual -= beta[k]! * design[k]![t]!;
      squares += residual * residual;
    }
    const score = squares / Math.max(0.05, 1 - trace / rows) ** 2;
    if (score < least) {
      least = score;
      best = beta;
    }
  }
  return best;
}

/** Inverse of a symmetric positive definite matrix by Cholesky; undefined when it is not. */
function invert(matrix: Float64Array, d: number): Float64Array | undefined {
  const l = matrix;
  for (let i = 0; i < d; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = l[i * d + j]!;
      for (let k = 0; k < j; k++) sum -= l[i * d + k]! * l[j * d + k]!;
      if (i === j) {
        if (!(sum > 1e-12)) return undefined;
        l[i * d + i] = Math.sqrt(sum);
      } else l[i * d + j] = sum / l[j * d + j]!;
    }
  }
  const inverse = new Float64Array(d * d);
  const x = new Float64Array(d);
  for (let column = 0; column < d; column++) {
    for (let i = 0; i < d; i++) {
      let sum = i === column ? 1 : 0;
      for (let k = 0; k < i; k++) sum -= l[i * d + k]! * x[k]!;
      x[i] = sum / l[i * d + i]!;
    }
    for (let i = d - 1; i >= 0; i--) {
      let sum = x[i]!;
      for (let k = i + 1; k < d; k++) sum -= l[k * d + i]! * x[k]!;
      x[i] = sum / l[i * d + i]!;
    }
    for (let i = 0; i < d; i++) inverse[i * d + column] = x[i]!;
  }
  return inverse;
}
