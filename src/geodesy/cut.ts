/** Shapes as RFC 7946 wants them (section 3.1.9: cut at ±180°), and edges that follow geodesics. */

import type { Geometry, Position } from 'geojson';
import type { PoleRule } from '../geo/geometry/antimeridian.ts';
import { checkNumber, type GeoJsonInput, toGeometry } from '../geo/geometry/input.ts';
import { geodesicDirect, geodesicInverse } from '../geo/geometry/native.ts';
import { Work, type WorkLimits } from '../geo/geometry/work.ts';
import { ready } from './ready.ts';

export type { PoleRule } from '../geo/geometry/antimeridian.ts';

/** Options of `cutAntimeridian`. */
export interface CutOptions extends WorkLimits {
  /** Which pole a ring that goes once round the globe encloses: the one to the left of its direction (`winding`, what
   * RFC 7946 means), the one that it runs nearer to (`nearest`), `north` or `south`. `both` takes what
   * lies outside an outer ring that goes round neither, for the outline of an area larger than half the globe.
   * @defaultValue `winding` */
  readonly pole?: PoleRule;
}

const rules: readonly PoleRule[] = ['winding', 'nearest', 'north', 'south', 'both'];

/** Cut at ±180° and closed over the poles: longitudes within ±180, rings right-handed and closed, 7 decimals, no repeated
 * vertices, nothing without extent. Longitudes may run past ±180 or jump across it; a step of more than 180° is the short
 * way round. A ring that goes from one end of the map to the other along a parallel, all the way, is a band.
 * Cuts fall where the edge, straight in longitude and latitude, meets ±180°; `densify` cuts along geodesics.
 * @returns undefined when nothing has an extent
 * @throws GeoError `invalid_geometry`, also for a ring that cannot enclose the poles asked for; the signal's reason
 * @example
 * const crossing = await cutAntimeridian({ type: 'LineString', coordinates: [[170, 60], [-170, 60]] });
 * crossing?.type; // → "MultiLineString" */
export async function cutAntimeridian(
  geometry: GeoJsonInput,
  options: CutOptions = {},
): Promise<Geometry | undefined> {
  const { pole = 'winding' } = options;
  if (!rules.includes(pole))
    throw new TypeError(`pole must be one of ${rules.join(', ')}, received ${JSON.stringify(pole)}`);
  const cut = await ready(geometry, 'geometry', new Work(options), pole);
  return cut.type === 'GeometryCollection' && cut.geometries.length === 0 ? undefined : cut;
}

/** Options of `densify`. */
export interface DensifyOptions extends CutOptions {
  /** Longest edge that stays, metres, at least 1.
   * @defaultValue 10,000: 2 m off at 45° latitude */
  readonly maxMetres?: number;
}

/** Vertices that one geometry may be given. */
const mostVertices = 10_000_000;

/** The same shape with geodesics as edges: vertices along the shortest way between each two, so that straight pieces in
 * longitude and latitude follow it; cut as by `cutAntimeridian`, where the geodesics meet ±180°.
 * @returns undefined when nothing has an extent
 * @throws GeoError `invalid_geometry`; RangeError for more than 10,000,000 vertices; the signal's reason
 * @example
 * const coordinates = [[-73.8, 40.6], [139.8, 35.5]];
 * const route = await densify({ type: 'LineString', coordinates }, { maxMetres: 100_000 }); */
export async function densify(
  geometry: GeoJsonInput,
  options: DensifyOptions = {},
): Promise<Geometry | undefined> {
  const { maxMetres = 10_000 } = options;
  checkNumber(maxMetres, 'maxMetres', 1, 20_004_000);
  const work = new Work(options);
  let count = 0;
  const along = async (line: readonly Position[]): Promise<Position[]> => {
    const result: Position[] = [];
    for (let i = 0; i < line.length; i++) {
      if (work.due) await work.pause();
      if (i > 0) {
        const [a, b] = [line[i - 1]!, line[i]!];
        const { distance, azimuth1 } = geodesicInverse(a, b);
        const pieces = isMapEdge(a, b) ? 1 : Math.ceil(distance / maxMetres);
        count += pieces;
        if (count > mostVertices)
          throw new RangeError(`maxMetres ${maxMetres} asks for more than ${mostVertices} vertices`);
        for (let k = 1; k < pieces; k++) result.push(geodesicDirect(a, azimuth1, (distance * k) / pieces));
      }
      result.push(line[i]!);
    }
    return result;
  };
  const each = async (lines: readonly Position[][]): Promise<Position[][]> => {
    const result: Position[][] = [];
    for (const line of lines) result.push(await along(line));
    return result;
  };
  const of = async (given: Geometry): Promise<Geometry> => {
    switch (given.type) {
      case 'LineString':
        return { ...given, coordinates: await along(given.coordinates) };
      case 'MultiLineString':
      case 'Polygon':
        return { ...given, coordinates: await each(given.coordinates) } as Geometry;
      case 'MultiPolygon': {
        const coordinates: Position[][][] = [];
        for (const rings of given.coordinates) coordinates.push(await each(rings));
        return { ...given, coordinates };
      }
      case 'GeometryCollection': {
        const geometries: Geometry[] = [];
        for (const member of given.geometries) geometries.push(await of(member));
        return { ...given, geometries };
      }
      default:
        return given;
    }
  };
  return cutAntimeridian(await of(toGeometry(geometry)), options);
}

/** Where only the map ends: along a pole, along ±180°, or right round the globe. */
const isMapEdge = (a: Position, b: Position) =>
  (Math.abs(a[1]!) === 90 && a[1] === b[1]) || (Math.abs(a[0]!) === 180 && Math.abs(b[0]!) === 180);
