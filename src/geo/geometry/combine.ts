/** Union, intersection and difference of any mix of areas, lines and points. */

import type { Geometry, MultiLineString, MultiPolygon, Position } from 'geojson';
import { polygonsOf } from './area.ts';
import type { FlatGeometry } from './flat.ts';
import * as native from './native.ts';
import { inPolygon } from './ring.ts';
import { Work } from './work.ts';

/** A geometry sorted by dimension. */
export interface Mixed {
  readonly areas: MultiPolygon;
  readonly lines: MultiLineString;
  readonly points: readonly Position[];
}

export function toMixed(geometry: Geometry): Mixed {
  const areas: Position[][][] = [];
  const lines: Position[][] = [];
  const points: Position[] = [];
  const add = (member: Geometry): void => {
    switch (member.type) {
      case 'Polygon':
      case 'MultiPolygon':
        for (const polygon of polygonsOf(member)) areas.push(polygon);
        break;
      case 'LineString':
        lines.push(member.coordinates);
        break;
      case 'MultiLineString':
        for (const line of member.coordinates) lines.push(line);
        break;
      case 'Point':
        points.push(member.coordinates);
        break;
      case 'MultiPoint':
        for (const point of member.coordinates) points.push(point);
        break;
      case 'GeometryCollection':
        member.geometries.forEach(add);
        break;
    }
  };
  add(geometry);
  return {
    areas: { type: 'MultiPolygon', coordinates: areas },
    lines: { type: 'MultiLineString', coordinates: lines },
    points,
  };
}

/** @returns undefined when nothing is left */
export function fromMixed({ areas, lines, points }: Mixed): Geometry | undefined {
  const members: Geometry[] = [];
  if (areas.coordinates.length > 0) members.push(areas);
  if (lines.coordinates.length > 0) members.push(lines);
  if (points.length === 1) members.push({ type: 'Point', coordinates: points[0]! });
  else if (points.length > 1) members.push({ type: 'MultiPoint', coordinates: [...points] });
  if (members.length <= 1) return members[0];
  return { type: 'GeometryCollection', geometries: members };
}

const isEmpty = (areas: MultiPolygon) => areas.coordinates.length === 0;

/** The points inside areas, or those outside. */
async function pointsWhere(
  points: readonly Position[],
  areas: MultiPolygon,
  inside: boolean,
  work: Work,
): Promise<Position[]> {
  const kept: Position[] = [];
  for (const position of points) {
    let within = false;
    for (const rings of areas.coordinates) {
      if (work.due) await work.pause();
      within ||= inPolygon(position[0]!, position[1]!, rings);
    }
    if (within === inside) kept.push(position);
  }
  return kept;
}

/** What belongs to any of the geometries. Lines and points inside the areas of others are not repeated.
 * @param shapes  more areas, as the atlas keeps them */
export async function unite(
  geometries: readonly Geometry[],
  work = new Work(),
  shapes: readonly FlatGeometry[] = [],
): Promise<Geometry | undefined> {
  const mixed = geometries.map(toMixed);
  const areas = await native.union([...shapes, ...mixed.map((part) => part.areas)], work);
  const all: MultiLineString = {
    type: 'MultiLineString',
    coordinates: mixed.flatMap((part) => part.lines.coordinates),
  };
  const lines =
    isEmpty(areas) || all.coordinates.length === 0 ? all : await native.linesOutside(all, areas, work);
  const points = await pointsWhere(
    mixed.flatMap((part) => part.points),
    areas,
    false,
    work,
  );
  return fromMixed({ areas, lines, points });
}

/** What belongs to both. Lines and points are kept where they lie in the other's areas. */
export async function intersect(a: Geometry, b: Geometry, work = new Work()): Promise<Geometry | undefined> {
  const [p, q] = [toMixed(a), toMixed(b)];
  const noAreas: MultiPolygon = { type: 'MultiPolygon', coordinates: [] };
  const areas =
    isEmpty(p.areas) || isEmpty(q.areas) ? noAreas : await native.intersection(p.areas, q.areas, work);
  const cuts: Position[][] = [];
  for (const [lines, within] of [
    [p.lines, q.areas],
    [q.lines, p.areas],
  ] as const) {
    if (lines.coordinates.length > 0 && !isEmpty(within)) {
      for (const cut of (await native.linesInside(lines, within, work)).coordinates) cuts.push(cut);
    }
  }
  const points = [
    ...(await pointsWhere(p.points, q.areas, true, work)),
    ...(await pointsWhere(q.points, p.areas, true, work)),
  ];
  return fromMixed({ areas, lines: { type: 'MultiLineString', coordinates: cuts }, points });
}

/** What belongs to the first and not to the areas of the second. */
export async function subtract(a: Geometry, b: Geometry, work = new Work()): Promise<Geometry | undefined> {
  const p = toMixed(a);
  const { areas: minus } = toMixed(b);
  if (isEmpty(minus)) return fromMixed(p);
  return fromMixed({
    areas: isEmpty(p.areas) ? p.areas : await native.difference(p.areas, minus, work),
    lines: p.lines.coordinates.length === 0 ? p.lines : await native.linesOutside(p.lines, minus, work),
    points: await pointsWhere(p.points, minus, false, work),
  });
}
