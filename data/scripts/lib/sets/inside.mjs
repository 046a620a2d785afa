/** Which region of the land a point lies in, and how much of a line or an area each region holds. */

import { edgesOf, kilometres, polygonsOf } from './topology.mjs';

/** Of the cells by which polygons are found, degrees. */
const cell = 0.5;
const columns = 360 / cell;

function boxOf(ring) {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lon, lat] of ring) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

export function ringsHold(rings, lon, lat) {
  let inside = false;
  for (const ring of rings)
    for (let i = 1, j = 0; i < ring.length; j = i++) {
      const [x1, y1] = ring[i];
      const [x2, y2] = ring[j];
      if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  return inside;
}

/** Edges of rings by rows of latitude, so that a ray from a point meets only those of its row. */
class Rows {
  constructor(rings) {
    this.rows = new Map();
    for (const ring of rings)
      for (let i = 1; i < ring.length; i++) {
        const [x1, y1] = ring[i - 1];
        const [x2, y2] = ring[i];
        if (y1 === y2) continue;
        const last = Math.floor(Math.max(y1, y2) / row);
        for (let r = Math.floor(Math.min(y1, y2) / row); r <= last; r++) {
          const list = this.rows.get(r);
          if (list) list.push(x1, y1, x2, y2);
          else this.rows.set(r, [x1, y1, x2, y2]);
        }
      }
  }

  holds(lon, lat) {
    const list = this.rows.get(Math.floor(lat / row));
    if (!list) return false;
    let inside = false;
    for (let i = 0; i < list.length; i += 4) {
      const y1 = list[i + 1];
      const y2 = list[i + 3];
      if (y1 > lat !== y2 > lat && lon < ((list[i] - list[i + 2]) * (lat - y2)) / (y1 - y2) + list[i + 2])
        inside = !inside;
    }
    return inside;
  }
}

/** Height of a row, degrees. */
const row = 0.05;

export class Inside {
  /** @param shapes  in the order of their numbers */
  constructor(shapes) {
    this.cells = new Map();
    shapes.forEach(({ geometry }, number) => {
      for (const rings of polygonsOf(geometry)) {
        const [west, south, east, north] = boxOf(rings[0]);
        const entry = { number, rows: new Rows(rings), west, south, east, north };
        for (let x = Math.floor((west + 180) / cell); x <= Math.floor((east + 180) / cell); x++)
          for (let y = Math.floor((south + 90) / cell); y <= Math.floor((north + 90) / cell); y++) {
            const key = y * (columns + 1) + x;
            const list = this.cells.get(key);
            if (list) list.push(entry);
            else this.cells.set(key, [entry]);
          }
      }
    });
  }

  /** Number of the shape that holds a point, −1 for none. */
  at(lon, lat) {
    const x = lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon;
    const key = Math.floor((lat + 90) / cell) * (columns + 1) + Math.floor((x + 180) / cell);
    for (const { number, rows, west, south, east, north } of this.cells.get(key) ?? [])
      if (x >= west && x <= east && lat >= south && lat <= north && rows.holds(x, lat)) return number;
    return -1;
  }

  /** Numbers of the shapes within a distance of a point, by eight points on a circle and one half way. */
  near(lon, lat, km) {
    const found = new Set();
    for (const [dx, dy] of circle)
      for (const part of [1, 0.5]) {
        const dLat = (part * km * dy) / 111.2;
        const dLon = (part * km * dx) / (111.2 * Math.max(0.05, Math.cos((lat * Math.PI) / 180)));
        const number = this.at(lon + dLon, lat + dLat);
        if (number >= 0) found.add(number);
      }
    return found;
  }
}

const circle = [...Array(8)].map((_, i) => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]);

/** Points of a line at most some kilometres apart, each with the kilometres that it stands for. */
export function* pointsAlong(lines, step) {
  for (const line of lines)
    for (const [a, b] of edgesOf([line])) {
      const km = kilometres(a, b);
      const n = Math.max(1, Math.ceil(km / step));
      for (let i = 0; i < n; i++) {
        const t = (i + 0.5) / n;
        yield [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), km / n];
      }
    }
}

/** About some hundred points inside an area, on a grid. */
export function* pointsInside(geometry, about) {
  const polygons = polygonsOf(geometry).map((rings) => ({ rings, box: boxOf(rings[0]) }));
  const square = polygons.reduce((sum, { box: [w, s, e, n] }) => sum + (e - w) * (n - s), 0);
  const step = Math.sqrt(square / about);
  for (const {
    rings,
    box: [west, south, east, north],
  } of polygons)
    for (let lat = south + step / 2; lat < north; lat += step)
      for (let lon = west + step / 2; lon < east; lon += step)
        if (ringsHold(rings, lon, lat)) yield [lon, lat, Math.cos((lat * Math.PI) / 180)];
}
