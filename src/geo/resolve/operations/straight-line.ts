/** The geodesic between two places, and how long it is: "distance between Tashkent and Almaty". */

import type { Geometry } from 'geojson';
import type { Line } from '../../domain/query.ts';
import { straightLine } from '../../geometry/between.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';

const metresOfMile = 1609.344;
/** Kilometres from which tenths say nothing. */
const exactKm = 20;

export async function lineOf(evaluation: Evaluation, { a, b }: Line): Promise<Geometry> {
  const [from, to] = (await evaluation.all([a, b])) as [Geometry, Geometry];
  const { line, metres } = await straightLine(from, to, evaluation.work);
  const rounded = (length: number) =>
    (length < exactKm ? Math.round(length * 10) / 10 : Math.round(length)).toLocaleString('en');
  evaluation.notes.push(
    `from ${printQuery(a)} to ${printQuery(b)} it is ${rounded(metres / 1000)} km (${rounded(metres / metresOfMile)} miles) in a straight line, from middle to middle`,
  );
  return line;
}
