import type { Polygon, Position } from 'geojson';

/** WGS 84 (NIMA TR8350.2): semi-major axis in metres, and first eccentricity squared. */
const a = 6378137;
const e2 = 0.00669437999014;
const radians = Math.PI / 180;

interface Origin {
  readonly lon: number;
  readonly sinPhi: number;
  readonly cosPhi: number;
  /** Radii of curvature, metres. */
  readonly meridian: number;
  readonly vertical: number;
}

function originAt(lon: number, lat: number): Origin {
  const phi = lat * radians;
  const sinPhi = Math.sin(phi);
  const w = 1 - e2 * sinPhi ** 2;
  return {
    lon,
    sinPhi,
    cosPhi: Math.cos(phi),
    meridian: (a * (1 - e2)) / w ** 1.5,
    vertical: a / Math.sqrt(w),
  };
}

/** Point reached from another along a geodesic, for distances of a city's size.
 * Great circle on the sphere that osculates the ellipsoid in the direction of travel (Euler's radius of curvature);
 * within 1e-6 of the distance up to 100 km.
 * @param sinAlpha, cosAlpha  of the bearing, clockwise from north */
function reached(
  { lon, sinPhi, cosPhi, meridian, vertical }: Origin,
  sinAlpha: number,
  cosAlpha: number,
  distanceMetres: number,
): Position {
  const radius = 1 / (cosAlpha ** 2 / meridian + sinAlpha ** 2 / vertical);
  const north = (distanceMetres * cosAlpha) / meridian;
  const delta = distanceMetres / radius;
  const [sinDelta, cosDelta] = [Math.sin(delta), Math.cos(delta)];
  const sinPhi2 = sinPhi * cosDelta + cosPhi * sinDelta * cosAlpha;
  // The sphere is right for east and west; north and south keep the meridian's own radius.
  const spherical = Math.asin(Math.min(1, Math.max(-1, sinPhi2)));
  const phi2 = spherical + (north - delta * cosAlpha);
  const lambda = Math.atan2(sinAlpha * sinDelta * cosPhi, cosDelta - sinPhi * sinPhi2);
  return [lon + (lambda * radius) / vertical / radians, phi2 / radians];
}

/** Sine and cosine of the bearings of a disc's vertices, counter-clockwise from north. */
const bearings = (segments: number): readonly (readonly [sin: number, cos: number])[] =>
  Array.from({ length: segments }, (_, i) => {
    const alpha = (-(360 * i) / segments) * radians;
    return [Math.sin(alpha), Math.cos(alpha)];
  });
const usualSegments = 64;
const usualBearings = bearings(usualSegments);

/** Geodesic disc as a polygon; may run past ±180° or need its cleaning at a pole.
 * @param segments  64 leave out at most 0.12 % of the radius between two vertices */
export function disc(lon: number, lat: number, radiusMetres: number, segments = usualSegments): Polygon {
  const origin = originAt(lon, lat);
  const ring: Position[] = [];
  for (const [sin, cos] of segments === usualSegments ? usualBearings : bearings(segments))
    ring.push(reached(origin, sin, cos, radiusMetres));
  ring.push([...ring[0]!]);
  return { type: 'Polygon', coordinates: [ring] };
}

/** Great-circle distance on the sphere of the earth's mean radius, metres; within 0.56 % of the geodesic. */
export function haversineMetres(lon1: number, lat1: number, lon2: number, lat2: number): number {
  const dLat = ((lat2 - lat1) * radians) / 2;
  const dLon = ((lon2 - lon1) * radians) / 2;
  const h = Math.sin(dLat) ** 2 + Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * Math.sin(dLon) ** 2;
  return 2 * 6371008.8 * Math.asin(Math.min(1, Math.sqrt(h)));
}
