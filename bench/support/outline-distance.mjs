// How far points are from an outline along the WGS 84 ellipsoid: a plain reference that shares nothing with the buffer
// but the geodesic between two points.

import { geodesicInverse } from '../../dist/geo/geometry/native.js';

const radians = Math.PI / 180;
function toVector([lon, lat]) {
  const e2 = 0.0066943799901413165;
  const s = Math.sin(lat * radians);
  const n = 6378137 / Math.sqrt(1 - e2 * s * s);
  const c = n * Math.cos(lat * radians);
  return [c * Math.cos(lon * radians), c * Math.sin(lon * radians), n * (1 - e2) * s];
}

export const polygonsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates);
const isCut = ([lon, lat]) => Math.abs(Math.abs(lon) - 180) < 1e-6 || Math.abs(lat) > 89.99;

/** Edges of an outline, without the cut at ±180° and the poles, in pieces of at most so many degrees: only the 40 pieces
 * whose middles are nearest are looked at, so they must be short beside the distances measured. */
export function outlineOf(geometry, pieceDegrees = 0.25) {
  const pieces = [];
  for (const ring of polygonsOf(geometry).flat()) {
    for (let i = 0; i + 1 < ring.length; i++) {
      const [a, b] = [ring[i], ring[i + 1]];
      if (isCut(a) && isCut(b)) continue;
      const width = Math.abs(b[0] - a[0]) * Math.cos(a[1] * radians);
      const n = Math.max(1, Math.ceil(Math.max(width, Math.abs(b[1] - a[1])) / pieceDegrees));
      const at = (t) => [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
      for (let k = 0; k < n; k++) pieces.push([at(k / n), at((k + 1) / n)]);
    }
  }
  const middles = new Float64Array(pieces.length * 3);
  let longest = 0;
  pieces.forEach(([a, b], i) => {
    const [p, q] = [toVector(a), toVector(b)];
    for (let k = 0; k < 3; k++) middles[3 * i + k] = (p[k] + q[k]) / 2;
    longest = Math.max(longest, Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]));
  });
  return { pieces, middles, longest };
}

/** Nearest of all pieces that can be the nearest: golden section on each. */
export function distanceTo(point, { pieces, middles, longest }) {
  const [x, y, z] = toVector(point);
  const chords = new Float64Array(pieces.length);
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < pieces.length; i++) {
    const [dx, dy, dz] = [x - middles[3 * i], y - middles[3 * i + 1], z - middles[3 * i + 2]];
    chords[i] = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (chords[i] < nearest) nearest = chords[i];
  }
  const candidates = [];
  for (let i = 0; i < pieces.length; i++) if (chords[i] <= nearest + longest) candidates.push(i);
  candidates.sort((a, b) => chords[a] - chords[b]);
  let best = Number.POSITIVE_INFINITY;
  for (const i of candidates.slice(0, 40)) {
    const [a, b] = pieces[i];
    const distance = (t) =>
      geodesicInverse(point, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]).distance;
    let [low, high] = [0, 1];
    for (let k = 0; k < 20; k++) {
      const [u, v] = [low + 0.382 * (high - low), low + 0.618 * (high - low)];
      if (distance(u) < distance(v)) high = v;
      else low = u;
    }
    best = Math.min(best, distance((low + high) / 2));
  }
  return best;
}

/** Error of the outline's vertices and edge middles in percent of the distance; the cuts do not count.
 * @param sampleSize  vertices and edge middles measured, evenly spread */
export function errors(result, outline, metres, sampleSize) {
  const points = [];
  for (const ring of polygonsOf(result).flat()) {
    for (let i = 0; i + 1 < ring.length; i++) {
      const [a, b] = [ring[i], ring[i + 1]];
      if (isCut(a) || isCut(b)) continue;
      points.push(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    }
  }
  if (points.length === 0) return undefined;
  const step = Math.max(1, Math.floor(points.length / sampleSize));
  const found = [];
  for (let i = 0; i < points.length; i += step) {
    const [lon, lat] = points[i];
    const onGlobe = [((((lon + 180) % 360) + 360) % 360) - 180, lat];
    found.push(Math.abs(lat) > 90 ? 100 : (100 * (distanceTo(onGlobe, outline) - metres)) / metres);
  }
  found.sort((a, b) => a - b);
  const at = (q) => found[Math.min(found.length - 1, Math.floor(q * found.length))];
  return { low: at(0.05), middle: at(0.5), high: at(0.95), worst: Math.max(-found[0], found.at(-1)) };
}
