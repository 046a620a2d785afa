/** Probability that the first candidate is the place that was meant. */

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const toFour = (x: number) => Math.round(x * 1e4) / 1e4;

/** Exact names are right unless another place of that name ranks close by: level with it three in four are, a tenth
 * ahead (ten times the inhabitants) nineteen in twenty. Fitted to `bench/geo/calibration.ts` (2,000 names of cities and
 * famous places); `test/geo/famous/confidence.test.ts` holds each bin of scores to what it says.
 * @param margin  standing of the first less that of the second; negative for those behind the first
 * @param depth   layers peeled off the query */
export function confidenceOfExact(margin: number, depth: number): number {
  if (margin < 0) return toFour(logistic(8 * margin) * 0.9);
  return toFour(Math.max(0.5, 0.99 - 0.25 * Math.exp(-14 * margin) - 0.005 * depth));
}

/** Held to its word by the same test, to the careful side: of answers at 0.75 nine in ten are right.
 * Logistic model of similarity, edits, length and margin. Among 135,000 cities nearly any word is a letter or two from
 * some village, so a city needs to be large to be guessed at: 3 points less at 30,000 inhabitants, none from a million.
 * @param margin      rank of the first less that of the second; negative for those behind the first
 * @param population  of a city; undefined for other kinds */
export function confidenceOfFuzzy(
  similarity: number,
  edits: number,
  length: number,
  margin: number,
  population?: number,
): number {
  const capped = Math.max(-0.2, Math.min(0.1, margin));
  const far = edits > 2 ? 1.2 * (edits - 2) : 0;
  const obscure = population === undefined ? 0 : 2 * Math.max(0, 6 - Math.log10(population + 1));
  const points = -14 + 17 * similarity - 0.4 * edits - far + 0.9 * Math.log(length) + 12 * capped - obscure;
  return toFour(logistic(points));
}
