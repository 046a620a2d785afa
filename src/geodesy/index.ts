/** Geodesy: shapes on the WGS 84 ellipsoid, GeoJSON in and out. */

export { GeoError } from '../geo/domain/errors.ts';
export type { Direction } from '../geo/domain/query.ts';
export type { GeoJsonInput } from '../geo/geometry/input.ts';
export { type CoastOptions, coast } from './coast.ts';
export { type CutOptions, cutAntimeridian, type DensifyOptions, densify, type PoleRule } from './cut.ts';
export { area, azimuth, bbox, contains, destination, distance, length } from './measure.ts';
export { type Nearest, nearest } from './nearest.ts';
export {
  type BufferOptions,
  beyond,
  border,
  buffer,
  corridor,
  difference,
  type GeodesyOptions,
  half,
  halfway,
  intersection,
  type SimplifyOptions,
  sharedBorder,
  simplify,
  union,
} from './operations.ts';
