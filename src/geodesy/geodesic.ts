/** Metres along the geodesic between two positions on WGS 84, fast for short ways. */

import type { Position } from 'geojson';
import { geodesicInverse } from '../geo/geometry/native.ts';

export const equatorialRadius = 6_378_137;
export const e2 = (2 - 1 / 298.257223563) / 298.257223563;
const radians = Math.PI / 180;
/** Straight lines through the ground up to here tell the way above it to 1e-9 of its length. */
const longestChord = 50_000;

export function geodesicMetres(a: Position, b: Position): number {
  const [phiA, phiB] = [a[1]! * radians, b[1]! * radians];
  const dLon = (b[0]! - a[0]!) * radians;
  const [sinA, sinB] = [Math.sin(phiA), Math.sin(phiB)];
  const [wA, wB] = [1 - e2 * sinA * sinA, 1 - e2 * sinB * sinB];
  const [nA, nB] = [equatorialRadius / Math.sqrt(wA), equatorialRadius / Math.sqrt(wB)];
  const [rA, rB] = [nA * Math.cos(phiA), nB * Math.cos(phiB)];
  // Differences first, so that short ways keep their digits.
  const across2 = 4 * rA * rB * Math.sin(dLon / 2) ** 2;
  const chord2 = (rB - rA) ** 2 + across2 + ((1 - e2) * (nB * sinB - nA * sinA)) ** 2;
  const chord = Math.sqrt(chord2);
  if (!(chord < longestChord)) return geodesicInverse(a, b).distance;
  if (chord === 0) return 0;
  // Euler's radius of curvature in the direction of travel: the arc over a chord of a circle.
  const meridional = (equatorialRadius * (1 - e2)) / wA ** 1.5;
  const eastward = across2 / chord2;
  const curvature = eastward / nA + (1 - eastward) / meridional;
  return chord * (1 + (chord2 * curvature * curvature) / 24);
}
