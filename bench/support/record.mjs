// A bench ends with `record(figures)`. Run by hand that does nothing; `npm run bench` names the file that they go to.
import { writeFileSync } from 'node:fs';

/** @param {Record<string, unknown>} figures numbers in the units that their names or the report's template tell */
export function record(figures) {
  const file = process.env.GRATICULE_BENCH_FIGURES;
  if (file) writeFileSync(file, JSON.stringify(figures));
}

/** A number with so many significant digits: what a result file keeps.
 * @param {number} value */
export const rounded = (value, digits = 4) =>
  Number.isFinite(value) ? Number(value.toPrecision(digits)) : null;
