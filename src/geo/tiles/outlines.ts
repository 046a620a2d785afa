/** Outlines for maps of a scale, in few bytes: the vertices that can be told apart there, polygon by polygon and line by
 * line, each with its box, so that a tile takes only what lies on it. */

import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import type { FlatGeometry } from '../domain/flat.ts';
import { Grown } from './grown.ts';

/** Degrees: west, south, east, north; west and east may lie beyond ±180° for a tile at the edge of the map. */
export type Box = readonly [west: number, south: number, east: number, north: number];

export class Outlines {
  private readonly step: number;
  /** lon, lat, …: single precision is about two metres. */
  private readonly xy = new Grown(Float32Array);
  /** End of each ring or line, in vertices. */
  private readonly ends = new Grown(Uint32Array);
  /** End of each polygon or line, in rings. */
  private readonly parts = new Grown(Uint32Array);
  /** Box of each polygon or line. */
  private readonly boxes = new Grown(Float32Array);
  private areas = false;

  /** @param step  degrees: vertices nearer to the last one kept are left out, the ends of rings and lines are not */
  constructor(step: number) {
    this.step = step;
  }

  /** Adds the polygons or lines of a geometry; rings that the step makes too small are left out. */
  add(flat: FlatGeometry): void {
    this.areas = flat.type.endsWith('Polygon');
    if (!this.areas) {
      for (let ring = 0; ring < flat.ends.length; ring++) this.addPart(flat, ring, ring + 1);
      return;
    }
    let first = 0;
    for (const end of flat.type === 'Polygon' ? [flat.ends.length] : flat.parts) {
      this.addPart(flat, first, end);
      first = end;
    }
  }

  /** What lies on a box, as one geometry; undefined where nothing does. */
  within([west, south, east, north]: Box): MultiPolygon | MultiLineString | undefined {
    const found: Position[][][] = [];
    const boxes = this.boxes.values;
    for (let part = 0; part < this.parts.length; part++) {
      const [w, s, e, n] = boxes.subarray(4 * part, 4 * part + 4) as unknown as Box;
      if (s > north || n < south || !meets(w, e, west, east)) continue;
      found.push(this.rings(part));
    }
    if (found.length === 0) return undefined;
    return this.areas
      ? { type: 'MultiPolygon', coordinates: found }
      : { type: 'MultiLineString', coordinates: found.map(([line]) => line!) };
  }

  private rings(part: number): Position[][] {
    const rings: Position[][] = [];
    const [xy, ends, parts] = [this.xy.values, this.ends.values, this.parts.values];
    for (let ring = part === 0 ? 0 : parts[part - 1]!; ring < parts[part]!; ring++) {
      const line: Position[] = [];
      for (let at = ring === 0 ? 0 : ends[ring - 1]!; at < ends[ring]!; at++)
        line.push([xy[2 * at]!, xy[2 * at + 1]!]);
      rings.push(line);
    }
    return rings;
  }

  private addPart(flat: FlatGeometry, firstRing: number, endRing: number): void {
    const box: [number, number, number, number] = [180, 90, -180, -90];
    for (let ring = firstRing; ring < endRing; ring++) {
      const kept = this.addLine(flat.xy, ring === 0 ? 0 : flat.ends[ring - 1]!, flat.ends[ring]!, box);
      // Without its outer ring a polygon is nothing.
      if (!kept && ring === firstRing) return;
    }
    this.parts.push(this.ends.length);
    this.boxes.push(...box);
  }

  private addLine(xy: Float64Array, from: number, end: number, box: number[]): boolean {
    const begun = this.xy.length;
    let [x, y] = [Number.NaN, Number.NaN];
    for (let at = from; at < end; at++) {
      const [lon, lat] = [xy[2 * at]!, xy[2 * at + 1]!];
      if (at !== end - 1 && Math.abs(lon - x) < this.step && Math.abs(lat - y) < this.step) continue;
      this.xy.push(lon, lat);
      [x, y] = [lon, lat];
    }
    if (this.xy.length - begun < 2 * (this.areas ? 4 : 2)) {
      this.xy.length = begun;
      return false;
    }
    const values = this.xy.values;
    for (let i = begun; i < this.xy.length; i += 2) {
      box[0] = Math.min(box[0]!, values[i]!);
      box[1] = Math.min(box[1]!, values[i + 1]!);
      box[2] = Math.max(box[2]!, values[i]!);
      box[3] = Math.max(box[3]!, values[i + 1]!);
    }
    this.ends.push(this.xy.length / 2);
    return true;
  }
}

/** Whether two stretches of longitude meet, also once round the earth. */
const meets = (w: number, e: number, west: number, east: number): boolean =>
  (w <= east && e >= west) || (w + 360 <= east && e + 360 >= west) || (w - 360 <= east && e - 360 >= west);
