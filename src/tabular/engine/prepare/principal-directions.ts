/** Leading right singular vectors of a sparse matrix by subspace iteration: Halko, Martinsson and Tropp,
 * "Finding structure with randomness", SIAM Review 53 (2011), algorithm 4.4, with a fixed start. */

/** Compressed sparse rows. */
export interface SparseRows {
  readonly rows: number;
  readonly cols: number;
  /** rows + 1 offsets into `columns` and `values`. */
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

const iterations = 5;

/** @returns cols × k row-major with orthonormal columns, the direction of most variation first; the same input
 * gives the same bytes */
export function principalDirections(matrix: SparseRows, k: number): Float64Array {
  const { rows, cols } = matrix;
  const basis = startingBasis(cols, k);
  orthonormalise(basis, cols, k);
  const image = new Float64Array(rows * k);
  for (let iteration = 0; iteration < iterations; iteration++) {
    multiply(matrix, basis, k, image);
    multiplyTransposed(matrix, image, k, basis);
    orthonormalise(basis, cols, k);
  }
  multiply(matrix, basis, k, image);
  return rotated(basis, cols, k, leadingRotation(image, rows, k));
}

/** A fixed pseudo-random start (a Weyl sequence through an integer mixer): no two columns are alike. */
function startingBasis(cols: number, k: number): Float64Array {
  return Float64Array.from({ length: cols * k }, (_, i) => {
    let bits = Math.imul(i + 1, 0x9e3779b9);
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return (bits >> 0) / 0x80000000;
  });
}

function multiply(matrix: SparseRows, basis: Float64Array, k: number, out: Float64Array): void {
  out.fill(0);
  for (let row = 0; row < matrix.rows; row++) {
    for (let at = matrix.starts[row]!; at < matrix.starts[row + 1]!; at++) {
      const value = matrix.values[at]!;
      const from = matrix.columns[at]! * k;
      for (let j = 0; j < k; j++) out[row * k + j]! += value * basis[from + j]!;
    }
  }
}

function multiplyTransposed(matrix: SparseRows, image: Float64Array, k: number, out: Float64Array): void {
  out.fill(0);
  for (let row = 0; row < matrix.rows; row++) {
    for (let at = matrix.starts[row]!; at < matrix.starts[row + 1]!; at++) {
      const value = matrix.values[at]!;
      const to = matrix.columns[at]! * k;
      for (let j = 0; j < k; j++) out[to + j]! += value * image[row * k + j]!;
    }
  }
}

/** Modified Gram–Schmidt, twice for accuracy; a direction that vanishes (rank below k) becomes zero. */
function orthonormalise(basis: Float64Array, rows: number, k: number): void {
  for (let j = 0; j < k; j++) {
    const before = norm(basis, rows, k, j);
    for (let pass = 0; pass < 2; pass++) {
      for (let i = 0; i < j; i++) {
        let dot = 0;
        for (let r = 0; r < rows; r++) dot += basis[r * k + i]! * basis[r * k + j]!;
        for (let r = 0; r < rows; r++) basis[r * k + j]! -= dot * basis[r * k + i]!;
      }
    }
    const after = norm(basis, rows, k, j);
    const scale = after > 1e-10 * before && after > 0 ? 1 / after : 0;
    for (let r = 0; r < rows; r++) basis[r * k + j]! *= scale;
  }
}

function norm(basis: Float64Array, rows: number, k: number, j: number): number {
  let squares = 0;
  for (let r = 0; r < rows; r++) squares += basis[r * k + j]! ** 2;
  return Math.sqrt(squares);
}

/** Eigenvectors of imageᵀ·image (k × k) by cyclic Jacobi rotations, largest eigenvalue first. */
function leadingRotation(image: Float64Array, rows: number, k: number): Float64Array {
  const gram = new Float64Array(k * k);
  for (let r = 0; r < rows; r++) {
    for (let i = 0; i < k; i++) {
      for (let j = 0; j < k; j++) gram[i * k + j]! += image[r * k + i]! * image[r * k + j]!;
    }
  }
  const vectors = new Float64Array(k * k);
  for (let i = 0; i < k; i++) vectors[i * k + i] = 1;
  for (let sweep = 0; sweep < 30; sweep++) {
    let offDiagonal = 0;
    for (let p = 0; p < k; p++) {
      for (let q = p + 1; q < k; q++) {
        offDiagonal += gram[p * k + q]! ** 2;
        jacobiRotate(gram, vectors, k, p, q);
      }
    }
    if (offDiagonal < 1e-24) break;
  }
  const order = Array.from({ length: k }, (_, i) => i).sort((a, b) => gram[b * k + b]! - gram[a * k + a]!);
  const sorted = new Float64Array(k * k);
  for (let j = 0; j < k; j++) {
    for (let i = 0; i < k; i++) sorted[i * k + j] = vectors[i * k + order[j]!]!;
  }
  return sorted;
}

function jacobiRotate(gram: Float64Array, vectors: Float64Array, k: number, p: number, q: number): void {
  const apq = gram[p * k + q]!;
  if (Math.abs(apq) < 1e-300) return;
  const theta = (gram[q * k + q]! - gram[p * k + p]!) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let i = 0; i < k; i++) {
    const ip = gram[i * k + p]!;
    const iq = gram[i * k + q]!;
    gram[i * k + p] = c * ip - s * iq;
    gram[i * k + q] = s * ip + c * iq;
  }
  for (let i = 0; i < k; i++) {
    const pi = gram[p * k + i]!;
    const qi = gram[q * k + i]!;
    gram[p * k + i] = c * pi - s * qi;
    gram[q * k + i] = s * pi + c * qi;
    const vp = vectors[i * k + p]!;
    const vq = vectors[i * k + q]!;
    vectors[i * k + p] = c * vp - s * vq;
    vectors[i * k + q] = s * vp + c * vq;
  }
}

/** basis · rotation, each column's sign fixed so that its largest entry is positive. */
function rotated(basis: Float64Array, rows: number, k: number, rotation: Float64Array): Float64Array {
  const out = new Float64Array(rows * k);
  for (let r = 0; r < rows; r++) {
    for (let i = 0; i < k; i++) {
      const value = basis[r * k + i]!;
      for (let j = 0; j < k; j++) out[r * k + j]! += value * rotation[i * k + j]!;
    }
  }
  for (let j = 0; j < k; j++) {
    let largest = 0;
    for (let r = 0; r < rows; r++) {
      if (Math.abs(out[r * k + j]!) > Math.abs(largest)) largest = out[r * k + j]!;
    }
    if (largest < 0) for (let r = 0; r < rows; r++) out[r * k + j]! *= -1;
  }
  return out;
}
