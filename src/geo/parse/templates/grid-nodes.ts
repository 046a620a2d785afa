/** The lines, bands and points of the globe that have names. */

import type { SpatialQuery } from '../../domain/query.ts';
import type { GridName } from './table.ts';

/** The tilt of the Earth's axis in the 2020s (IAU 2006 precession). */
const tropic = 23.436;
const circle = 90 - tropic;
const box = (name: string, west: number, south: number, east: number, north: number): SpatialQuery => ({
  type: 'GridBox',
  west,
  south,
  east,
  north,
  name,
});

export const gridNodes: Readonly<Record<GridName, SpatialQuery>> = {
  equator: { type: 'Parallel', lat: 0, name: 'equator' },
  cancer: { type: 'Parallel', lat: tropic, name: 'Tropic of Cancer' },
  capricorn: { type: 'Parallel', lat: -tropic, name: 'Tropic of Capricorn' },
  arcticCircle: { type: 'Parallel', lat: circle, name: 'Arctic Circle' },
  antarcticCircle: { type: 'Parallel', lat: -circle, name: 'Antarctic Circle' },
  primeMeridian: { type: 'Meridian', lon: 0, name: 'prime meridian' },
  dateLine: { type: 'Meridian', lon: 180, name: 'date line' },
  tropics: box('tropics', -180, -tropic, 180, tropic),
  northernHemisphere: box('northern hemisphere', -180, 0, 180, 90),
  southernHemisphere: box('southern hemisphere', -180, -90, 180, 0),
  easternHemisphere: box('eastern hemisphere', 0, -90, 180, 90),
  westernHemisphere: box('western hemisphere', -180, -90, 0, 90),
  northPole: { type: 'Position', lon: 0, lat: 90 },
  southPole: { type: 'Position', lon: 0, lat: -90 },
};
