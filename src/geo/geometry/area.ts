/** Areas on the WGS 84 ellipsoid of polygons whose edges are straight in longitude and latitude (RFC 7946). */

import type { MultiPolygon, Polygon, Position } from 'geojson';
import type { FlatGeometry } from '../domain/flat.ts';
import type { Work } from './work.ts';

const equatorialRadius = 6378137;
const e2 = (2 - 1 / 298.257223563) / 298.257223563;
const radians = Math.PI / 180;

/** (k + 1) / (2k + 1) · e^2k: the next term is below the last bit. */
const series = [0, 1, 2, 3, 4, 5, 6].map((k) => ((k + 1) / (2 * k + 1)) * e2 ** k);
const scale = equatorialRadius ** 2 * (1 - e2);

/** Square metres between the equator and a parallel, for each radian of longitude.
 * @see Snyder, "Map Projections: A Working Manual" (USGS 1395), equation 3-12, as its power series in sin² of the latitude */
export function authalic(lat: number): number {
  const s = Math.sin(lat * radians);
  const s2 = s * s;
  let sum = 0;
  for (let k = series.length - 1; k >= 0; k--) sum = sum * s2 + series[k]!;
  return scale * s * sum;
}

/** Area under an edge: Simpson's rule, for the authalic function is smooth and edges are short. */
export function areaUnder(lon1: number, lat1: number, lon2: number, lat2: number): number {
  if (lon1 === lon2) return 0;
  const mean =
    lat1 === lat2 ? authalic(lat1) : (authalic(lat1) + 4 * authalic((lat1 + lat2) / 2) + authalic(lat2)) / 6;
  return (lon2 - lon1) * radians * mean;
}

export function polygonsOf(area: Polygon | MultiPolygon): readonly Position[][][] {
  return area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
}

/** Square metres; holes count negative, whatever the direction of the rings. */
export function geodesicArea(area: Polygon | MultiPolygon): number {
  let total = 0;
  for (const rings of polygonsOf(area)) {
    rings.forEach((ring, index) => {
      let sum = 0;
      for (let i = 0; i + 1 < ring.length; i++) {
        sum += areaUnder(ring[i]![0]!, ring[i]![1]!, ring[i + 1]![0]!, ring[i + 1]![1]!);
      }
      total += (index === 0 ? 1 : -1) * Math.abs(sum);
    });
  }
  return total;
}

/** As `geodesicArea`, with turns for the event loop. */
export async function areaInTurns(area: Polygon | MultiPolygon, work: Work): Promise<number> {
  let total = 0;
  for (const rings of polygonsOf(area)) {
    for (const [index, ring] of rings.entries()) {
      let sum = 0;
      for (let i = 0; i + 1 < ring.length; i++) {
        sum += areaUnder(ring[i]![0]!, ring[i]![1]!, ring[i + 1]![0]!, ring[i + 1]![1]!);
        if (i % 1024 === 0 && work.due) await work.pause();
      }
      total += (index === 0 ? 1 : -1) * Math.abs(sum);
    }
  }
  return total;
}

/** As `geodesicArea`, for flat geometry; 0 for anything but polygons. */
export function flatArea({ type, xy, ends, parts }: FlatGeometry): number {
  if (type !== 'Polygon' && type !== 'MultiPolygon') return 0;
  let total = 0;
  let start = 0;
  let part = 0;
  ends.forEach((end, ring) => {
    const outer = ring === 0 || ring === parts[part];
    if (outer && ring > 0) part++;
    let sum = 0;
    for (let v = start + 1; v < end; v++)
      sum += areaUnder(xy[2 * v - 2]!, xy[2 * v - 1]!, xy[2 * v]!, xy[2 * v + 1]!);
    total += (outer ? 1 : -1) * Math.abs(sum);
    start = end;
  });
  return total;
}
