/** How broad the ground between two things is: "shops between the casino and the beach" speaks of the streets that lead from
 * one to the other, and not of the strip that two small outlines would give. */

import type { Between } from '../../domain/query.ts';
import { geodesicArea } from '../../geometry/area.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { type Area, difference, geodesicDirect, geodesicInverse, union } from '../../geometry/native.ts';
import type { Evaluation } from '../evaluation.ts';

/** Of the way from one to the other. */
const breadth = 0.45;
/** Metres beyond which nobody speaks of two things of one town. */
const farthest = 5000;

/** Widens what lies between two things of a map where they are small beside the way from one to the other. */
export async function belt(
  strip: Area,
  a: Area,
  b: Area,
  query: Between,
  evaluation: Evaluation,
): Promise<Area> {
  const isThing = (node: Between['a']) => node.type === 'NamedPlace' && evaluation.isLocal(node);
  if (!isThing(query.a) || !isThing(query.b)) return strip;
  const [from, to] = [middleOf(a), middleOf(b)];
  const { distance, azimuth1, azimuth2 } = geodesicInverse(from, to);
  const broad = breadth * distance;
  if (distance > farthest || broad <= Math.sqrt(Math.max(geodesicArea(a), geodesicArea(b)))) return strip;
  const corner = (at: [number, number], azimuth: number) => geodesicDirect(at, azimuth, broad / 2);
  const ring = [
    corner(from, azimuth1 - 90),
    corner(from, azimuth1 + 90),
    corner(to, azimuth2 + 90),
    corner(to, azimuth2 - 90),
  ];
  const band: Area = { type: 'Polygon', coordinates: [[...ring, ring[0]!].reverse()] };
  evaluation.notes.push(`what lies between is looked for in a belt of ${Math.round(broad)} m`);
  const { work } = evaluation;
  return difference(await difference(await union([strip, band], work), a, work), b, work);
}

function middleOf(area: Area): [number, number] {
  const [w, s, e, n] = bboxOf(area);
  return [(w + e) / 2, (s + n) / 2];
}
