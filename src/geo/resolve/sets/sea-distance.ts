/** How far members lie from the sea. */

import type { Geometry, Position } from 'geojson';
import { type Buffer, toMetres } from '../../domain/query.ts';
import { toMixed } from '../../geometry/combine.ts';
import { geodesicInverse } from '../../geometry/native.ts';
import { coastlineNear } from '../ground.ts';
import { kilometresToLines, someVertices } from './located.ts';
import { isCity } from './member.ts';
import { type SetWork, type Test, yes } from './member-test.ts';

/** Vertices of an outline that are looked at. */
const looked = 64;
/** So far off the plane is not good enough, and coasts are lines of many points. */
const flatKm = 100;
/** By how much a distance in the plane may be off, to look no closer. */
const flatError = 1.2;

/** "Within 50 km of the sea": towns by their middle, what has an extent by the nearest of its outline. */
export function seaDistanceTest({ distance }: Buffer, { source, outline }: SetWork): Test {
  const metres = toMetres(distance);
  return async (member) => {
    const shape: Geometry = isCity(member)
      ? { type: 'Point', coordinates: [member.lon, member.lat] }
      : await outline(member);
    const coast = await coastlineNear(source.context, shape, metres, source.work);
    if (coast.coordinates.length === 0) return 'no';
    for (const point of pointsOf(shape)) {
      if (source.work.due) await source.work.pause();
      if (isWithin(point, coast.coordinates, metres)) return 'yes';
    }
    return yes(false);
  };
}

function pointsOf(shape: Geometry): Position[] {
  const { areas, lines, points } = toMixed(shape);
  return [...points, ...someVertices([...areas.coordinates.flat(), ...lines.coordinates], looked)];
}

function isWithin([lon, lat]: Position, coast: readonly Position[][], metres: number): boolean {
  const flat = kilometresToLines({ type: 'MultiLineString', coordinates: [...coast] }, lon!, lat!);
  if (metres / 1000 < flatKm) return flat <= metres / 1000;
  if (flat * flatError <= metres / 1000) return true;
  return coast.some((line) =>
    line.some((at) => geodesicInverse([lon!, lat!], at as [number, number]).distance <= metres),
  );
}
