/** Inverse of the standard normal distribution function.
 * @param p probability in (0, 1)
 * @returns z with Φ(z) = p: Newton steps on a series for Φ, started from the logistic approximation; absolute error
 *          below 1e-9 for p in [1e-8, 1 − 1e-8] */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p === 0.5) return 0;
  // Φ(z) ≈ 1 / (1 + exp(−1.702 z)) in the middle; in the tail z ≈ −√(−2 ln p) up to logarithms.
  let z =
    p > 0.02
      ? Math.log(p / (1 - p)) / 1.702
      : -Math.sqrt(-2 * Math.log(p * 2.5 * Math.sqrt(-2 * Math.log(p))));
  for (let step = 0; step < 50; step++) {
    const { cumulative, density } = lowerNormal(z);
    // Newton on ln Φ: concave, so it converges from any start below the mean.
    const change = (Math.log(cumulative) - Math.log(p)) * (cumulative / density);
    z -= change;
    if (Math.abs(change) < 1e-12 * (1 + Math.abs(z))) break;
  }
  return z;
}

/** Φ(z) and φ(z) for z ≤ 0: the power series near zero, Laplace's continued fraction in the tail
 * (Abramowitz and Stegun 26.2.10 and 26.2.14). */
function lowerNormal(z: number): { cumulative: number; density: number } {
  const density = Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);
  const x = Math.abs(z);
  if (x < 3) {
    let term = x;
    let sum = x;
    for (let k = 1; k < 200 && Math.abs(term) > 1e-17 * sum; k++) {
      term *= (-x * x) / (2 * k);
      sum += term / (2 * k + 1);
    }
    const half = sum / Math.sqrt(2 * Math.PI);
    return { cumulative: z < 0 ? 0.5 - half : 0.5 + half, density };
  }
  let fraction = 0;
  for (let k = 120; k >= 1; k--) fraction = k / (x + fraction);
  const tail = density / (x + fraction);
  return { cumulative: z < 0 ? tail : 1 - tail, density };
}
