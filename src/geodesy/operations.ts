/** New shapes from old ones, on the WGS 84 ellipsoid. Every function takes any GeoJSON, returns a valid geometry
 * (RFC 7946: cut at ±180°, rings right-handed, 7 decimals) or `undefined` when nothing is left, and does its long work
 * on a thread. Rings may cross ±180° and themselves: they enclose everything that they go round. */

import type { Geometry, LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { type Direction, directions } from '../geo/domain/query.ts';
import { polygonsOf } from '../geo/geometry/area.ts';
import { corridor as corridorBetween, halfway as middleOf } from '../geo/geometry/between.ts';
import { cleanInTurns, toArea } from '../geo/geometry/clean.ts';
import { fromMixed, intersect, subtract, toMixed, unite } from '../geo/geometry/combine.ts';
import { beyond as groundBeyond, half as halfOf } from '../geo/geometry/directional.ts';
import { flatten, inflate } from '../geo/geometry/flat.ts';
import { checkNumber, type GeoJsonInput } from '../geo/geometry/input.ts';
import { type Area, geodesicBuffer, sharedOutline, union as uniteAreas } from '../geo/geometry/native.ts';
import { outlineOf } from '../geo/geometry/outline.ts';
import { simplifyFlat } from '../geo/geometry/simplify.ts';
import { partsOf } from '../geo/geometry/walk.ts';
import { Work, type WorkLimits } from '../geo/geometry/work.ts';
import { ready, readyArea, readyBoth } from './ready.ts';

/** How long a function may work, and what stops it: `deadlineMs` (default: no limit) and `signal`. */
export type GeodesyOptions = WorkLimits;

/** Options of `buffer` and of what is made of buffers. */
export interface BufferOptions extends GeodesyOptions {
  /** Vertices of a full circle, 32 … 4096.
   * @defaultValue 128: chords within 0.03 % of the distance */
  readonly segments?: number;
}

/** Options of `simplify`; one of `toleranceMetres` and `maxVertices` is given at least. */
export interface SimplifyOptions extends GeodesyOptions {
  /** No vertex that is left out lies farther than this from the new outline, metres.
   * @defaultValue 0 */
  readonly toleranceMetres?: number;
  /** At most so many vertices; wins over the tolerance.
   * @defaultValue none */
  readonly maxVertices?: number;
  /** Whether parts smaller than the tolerance stay, as triangles at least.
   * @defaultValue true */
  readonly keepIslands?: boolean;
}

/** Half the Earth's girth is 20,004 km: a buffer of that covers everything. */
const farthest = 20_003_999;

/** A geometry without needless nesting. */
async function done<T extends Geometry>(
  geometry: T | undefined,
  work: Work,
): Promise<Simplest<T> | undefined> {
  if (!geometry) return undefined;
  return (await cleanInTurns(geometry, work.signal)) as Simplest<T> | undefined;
}

type Simplest<T> = T extends MultiPolygon
  ? Polygon | MultiPolygon
  : T extends MultiLineString
    ? LineString | MultiLineString
    : T;

/** Everything within a distance of a geometry, its own inside included; with a negative distance what of an area lies
 * farther than that from its outline.
 * @param metres  geodesic, −20,003,999 … 20,003,999 and not 0; below 0 for areas only
 * @throws GeoError `invalid_geometry`, `too_expensive`; TypeError or RangeError for wrong arguments; the signal's reason:
 *         so do all functions here
 * @example
 * const within = await buffer(france, 50_000);
 * const inland = await buffer(france, -50_000); */
export async function buffer(
  geometry: GeoJsonInput,
  metres: number,
  options: BufferOptions = {},
): Promise<Polygon | MultiPolygon | undefined> {
  checkNumber(metres, 'metres', -farthest, farthest);
  if (metres === 0) throw new RangeError('metres must not be 0');
  const { segments = 128 } = options;
  checkNumber(segments, 'segments', 32, 4096);
  if (!Number.isInteger(segments))
    throw new RangeError(`segments must be a whole number, received ${segments}`);
  const work = new Work(options);
  if (metres < 0) {
    const area = await readyArea(geometry, 'geometry', work);
    // Overlapping parts have no outline inside their union.
    const whole = await uniteAreas([area], work);
    if (whole.coordinates.length === 0) return undefined;
    const margin = await geodesicBuffer(outlineOf(whole), -metres, work, segments);
    return done(toMixedAreas(await subtract(whole, margin, work)), work);
  }
  const source = await ready(geometry, 'geometry', work);
  return done(await geodesicBuffer(source, metres, work, segments), work);
}

const toMixedAreas = (geometry: Geometry | undefined) =>
  geometry && toArea([...toMixed(geometry).areas.coordinates]);

/** What belongs to any of the geometries, merged; lines and points inside the areas of others are not repeated.
 * @param geometries  one or more
 * @example
 * const both = await union([france, spain]); */
export async function union(
  geometries: readonly GeoJsonInput[],
  options: GeodesyOptions = {},
): Promise<Geometry | undefined> {
  const work = new Work(options);
  if (!Array.isArray(geometries)) throw new TypeError('geometries must be an array');
  const members: Geometry[] = [];
  for (const [i, geometry] of geometries.entries())
    members.push(await ready(geometry, `geometries[${i}]`, work));
  return done(await unite(members, work), work);
}

/** What belongs to both. Lines and points are kept where they lie in the other's areas; two lines have no part in common
 * here, even where they cross.
 * @example
 * const near = await buffer(spain, 50_000);
 * const frontier = near && (await intersection(france, near)); */
export async function intersection(
  a: GeoJsonInput,
  b: GeoJsonInput,
  options: GeodesyOptions = {},
): Promise<Geometry | undefined> {
  const { p, q, work } = await readyBoth(ready, a, b, options);
  return done(await intersect(p, q, work), work);
}

/** What belongs to the first and not to the areas of the second.
 * @example
 * const near = await buffer(france, 20_000);
 * const around = near && (await difference(near, france)); */
export async function difference(
  a: GeoJsonInput,
  b: GeoJsonInput,
  options: GeodesyOptions = {},
): Promise<Geometry | undefined> {
  const { p, q, work } = await readyBoth(ready, a, b, options);
  return done(await subtract(p, q, work), work);
}

/** The outline of an area as lines, without the edges where only the map ends: ±180° and the poles.
 * @example
 * const outline = await border(spain); */
export async function border(
  area: GeoJsonInput,
  options: GeodesyOptions = {},
): Promise<LineString | MultiLineString | undefined> {
  const work = new Work(options);
  const whole = await uniteAreas([await readyArea(area, 'area', work)], work);
  return done(outlineOf(whole), work);
}

/** The line that belongs to the outlines of both areas. Outlines count as the same where they have the same vertices,
 * within 1e-7°.
 * @example
 * const pyrenees = await sharedBorder(france, spain); */
export async function sharedBorder(
  a: GeoJsonInput,
  b: GeoJsonInput,
  options: GeodesyOptions = {},
): Promise<LineString | MultiLineString | undefined> {
  const { p, q, work } = await readyBoth(readyArea, a, b, options);
  return done(await sharedOutline(p, q, work), work);
}

/** The half of an area on one side, by geodesic area: cut along a parallel, a meridian or, for the directions between,
 * a great circle.
 * @param direction  `north`, `northeast`, … `northwest`
 * @example
 * const south = await half(france, 'south'); */
export async function half(
  area: GeoJsonInput,
  direction: Direction,
  options: GeodesyOptions = {},
): Promise<Polygon | MultiPolygon | undefined> {
  const work = new Work(options);
  checkDirection(direction);
  const ground = await readyArea(area, 'area', work);
  if (polygonsOf(ground).length === 0) return undefined;
  return done(await halfOf(ground, direction, work), work);
}

/** Everything beyond a geometry's outermost point in a direction: to the pole northwards and southwards, half way round
 * the globe eastwards and westwards, a quarter of the globe between them.
 * @throws GeoError also `empty_result` when nothing lies that way
 * @example
 * const farther = await beyond(france, 'north'); */
export async function beyond(
  geometry: GeoJsonInput,
  direction: Direction,
  options: GeodesyOptions = {},
): Promise<Polygon | MultiPolygon | undefined> {
  const work = new Work(options);
  checkDirection(direction);
  const source = await ready(geometry, 'geometry', work);
  if (partsOf(source).length === 0) return undefined;
  return done(await groundBeyond(source, direction, 'the geometry', work), work);
}

/** The ground between two areas: their common hull of geodesics without the hull of each.
 * @throws GeoError also `empty_result` when one contains the other, or when together they span half the globe
 * @example
 * const square = (west: number) => ({ type: 'Polygon' as const, coordinates: [[[west, 0], [west + 1, 0], [west + 1, 1], [west, 1], [west, 0]]] });
 * const ground = await corridor(square(0), square(4)); */
export async function corridor(
  a: GeoJsonInput,
  b: GeoJsonInput,
  options: GeodesyOptions = {},
): Promise<Polygon | MultiPolygon | undefined> {
  const { p, q, work } = await readyBoth(readyArea, a, b, options);
  if (polygonsOf(p).length === 0 || polygonsOf(q).length === 0) return undefined;
  return done(await corridorBetween(p, q, ['a', 'b'], work), work);
}

/** The middle of the geodesic that joins the centres of two geometries, [longitude, latitude] in degrees.
 * @example
 * await halfway({ type: 'Point', coordinates: [0, 0] }, { type: 'Point', coordinates: [10, 0] }); // → [5,0] */
export async function halfway(
  a: GeoJsonInput,
  b: GeoJsonInput,
  options: GeodesyOptions = {},
): Promise<Position> {
  const { p, q, work } = await readyBoth(ready, a, b, options);
  return (await middleOf(p, q, work)).coordinates;
}

/** A copy with fewer vertices whose outlines neither cross nor vanish. Areas and lines of a mixed geometry are
 * simplified apart, points stay.
 * @param options  a tolerance, a number of vertices, or both
 * @example
 * const small = await simplify(france, { maxVertices: 500 }); */
export async function simplify(
  geometry: GeoJsonInput,
  options: SimplifyOptions,
): Promise<Geometry | undefined> {
  const { toleranceMetres, maxVertices, keepIslands = true } = options;
  if (toleranceMetres === undefined && maxVertices === undefined)
    throw new TypeError('simplify needs toleranceMetres or maxVertices');
  if (toleranceMetres !== undefined) checkNumber(toleranceMetres, 'toleranceMetres', 0, farthest);
  if (maxVertices !== undefined) checkNumber(maxVertices, 'maxVertices', 4, Number.MAX_SAFE_INTEGER);
  const work = new Work(options);
  const wanted = {
    keepIslands,
    ...(toleranceMetres !== undefined && { toleranceMetres }),
    ...(maxVertices !== undefined && { maxVertices }),
  };
  const simpler = async <T extends MultiPolygon | MultiLineString>(given: T): Promise<T> =>
    given.coordinates.length === 0
      ? given
      : (inflate(await simplifyFlat(flatten(given), wanted, undefined, work)) as T);
  const { areas, lines, points } = toMixed(await ready(geometry, 'geometry', work));
  const mixed = fromMixed({
    areas: asMulti(await simpler(areas)),
    lines: await simpler(lines),
    points,
  });
  return done(mixed, work);
}

/** A single polygon comes back as one. */
const asMulti = (area: Area): MultiPolygon => ({ type: 'MultiPolygon', coordinates: [...polygonsOf(area)] });

function checkDirection(direction: unknown): void {
  if (!(directions as readonly unknown[]).includes(direction))
    throw new TypeError(
      `direction must be one of ${directions.join(', ')}, received ${JSON.stringify(direction)}`,
    );
}
