/** GeoJSON from outside, checked. */

import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import { toMixed } from './combine.ts';
import type { Area } from './native.ts';

/** A geometry, a feature with one, or several features, which count as one geometry. */
export type GeoJsonInput = Geometry | Feature | FeatureCollection;

/** Longitudes may run past ±180, as outlines across the antimeridian often do; two turns are a mistake. */
const farthestLongitude = 720;
/** Levels of geometry collections. */
const deepest = 16;

function invalid(path: string, what: string): GeoError {
  return new GeoError('invalid_geometry', `${path} ${what}.`);
}

const shown = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'an array'
      : typeof value === 'object'
        ? 'an object'
        : typeof value;

function isPosition(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2) return false;
  const [lon, lat] = value as [unknown, unknown];
  return (
    typeof lon === 'number' &&
    typeof lat === 'number' &&
    Math.abs(lat) <= 90 &&
    Math.abs(lon) <= farthestLongitude
  );
}

/** Says what is wrong with a position. */
function checkPosition(value: unknown, path: string): void {
  if (!Array.isArray(value) || value.length < 2)
    throw invalid(path, `must be a position [longitude, latitude], received ${shown(value)}`);
  const [lon, lat] = value as [unknown, unknown];
  if (typeof lon !== 'number' || typeof lat !== 'number' || !Number.isFinite(lon) || !Number.isFinite(lat))
    throw invalid(path, 'must have two finite numbers');
  if (Math.abs(lat) > 90) {
    throw invalid(
      path,
      `has latitude ${lat}, outside ±90${Math.abs(lon) <= 90 ? ': latitude and longitude may be swapped' : ''}`,
    );
  }
  if (Math.abs(lon) > farthestLongitude)
    throw invalid(path, `has longitude ${lon}, outside ±${farthestLongitude}`);
}

function checkPositions(value: unknown, path: string, least: number): asserts value is Position[] {
  if (!Array.isArray(value)) throw invalid(path, `must be an array of positions, received ${shown(value)}`);
  if (value.length < least) throw invalid(path, `must have at least ${least} positions, has ${value.length}`);
  for (let i = 0; i < value.length; i++) if (!isPosition(value[i])) checkPosition(value[i], `${path}[${i}]`);
}

function checkRing(value: unknown, path: string): void {
  checkPositions(value, path, 4);
  const first = value[0]!;
  const last = value[value.length - 1]!;
  if (first[0] !== last[0] || first[1] !== last[1])
    throw invalid(path, 'must end with the position that it begins with');
}

function checkList(value: unknown, path: string, each: (member: unknown, path: string) => void): void {
  if (!Array.isArray(value)) throw invalid(path, `must be an array, received ${shown(value)}`);
  value.forEach((member, i) => {
    each(member, `${path}[${i}]`);
  });
}

const checkRings = (value: unknown, path: string) => checkList(value, path, checkRing);

function checkGeometry(value: unknown, path: string, depth: number): asserts value is Geometry {
  const { type, coordinates, geometries } = value as Record<string, unknown>;
  const at = `${path}.coordinates`;
  switch (type) {
    case 'Point':
      return checkPosition(coordinates, at);
    case 'MultiPoint':
      return checkPositions(coordinates, at, 0);
    case 'LineString':
      return checkPositions(coordinates, at, 2);
    case 'MultiLineString':
      return checkList(coordinates, at, (line, where) => checkPositions(line, where, 2));
    case 'Polygon':
      return checkRings(coordinates, at);
    case 'MultiPolygon':
      return checkList(coordinates, at, checkRings);
    case 'GeometryCollection':
      if (depth >= deepest) throw invalid(path, `nests deeper than ${deepest} collections`);
      return checkList(geometries, `${path}.geometries`, (member, where) => {
        checkObject(member, where);
        checkGeometry(member, where, depth + 1);
      });
    default:
      throw invalid(
        `${path}.type`,
        `must be a type of GeoJSON geometry, received ${JSON.stringify(type)?.slice(0, 40)}`,
      );
  }
}

function checkObject(value: unknown, path: string): asserts value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(path, `must be GeoJSON, received ${shown(value)}`);
}

/** @param name  the argument, for messages
 * @throws GeoError `invalid_geometry` naming the place of what is wrong */
export function toGeometry(input: GeoJsonInput, name = 'geometry'): Geometry {
  checkObject(input, name);
  if (input.type === 'Feature') {
    const { geometry } = input as unknown as Feature<Geometry | null>;
    checkObject(geometry, `${name}.geometry`);
    return toGeometry(geometry as Geometry, `${name}.geometry`);
  }
  if (input.type === 'FeatureCollection') {
    const { features } = input as unknown as FeatureCollection<Geometry | null>;
    const geometries: Geometry[] = [];
    checkList(features, `${name}.features`, (feature, path) => {
      checkObject(feature, path);
      // A feature without a place is allowed by RFC 7946 section 3.2 and adds nothing.
      if (feature.geometry !== null) geometries.push(toGeometry(feature as unknown as Feature, path));
    });
    return { type: 'GeometryCollection', geometries };
  }
  checkGeometry(input, name, 0);
  return input;
}

/** @throws GeoError `invalid_geometry` when the input has no polygons, or anything else than polygons */
export function toAreaInput(input: GeoJsonInput, name = 'area'): Area {
  const geometry = toGeometry(input, name);
  const { areas, lines, points } = toMixed(geometry);
  if (areas.coordinates.length === 0 || lines.coordinates.length > 0 || points.length > 0)
    throw invalid(name, `must be a Polygon or MultiPolygon, received ${geometry.type}`);
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? geometry : areas;
}

/** A position, bare or as a point. */
export function toPosition(input: Position | GeoJsonInput, name: string): Position {
  if (Array.isArray(input)) {
    checkPosition(input, name);
    return input;
  }
  const geometry = toGeometry(input, name);
  if (geometry.type !== 'Point')
    throw invalid(name, `must be a position [longitude, latitude] or a Point, received ${geometry.type}`);
  return geometry.coordinates;
}

/** @throws TypeError, RangeError */
export function checkNumber(
  value: unknown,
  name: string,
  least: number,
  most: number,
): asserts value is number {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number, received ${shown(value)}`);
  if (!(value >= least && value <= most))
    throw new RangeError(`${name} must be within ${least} and ${most}, received ${value}`);
}
