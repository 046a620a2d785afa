/** Nearest city by a grid of one-degree cells, searched ring by ring. */

import { maskOf } from '../domain/place.ts';
import type { Gazetteer } from './gazetteer.ts';

const columns = 360;
const rows = 180;
const sliceCities = 8192;
const radians = Math.PI / 180;

export class CityGrid {
  private readonly gazetteer: Gazetteer;
  /** Cities in order of their cells. */
  private readonly cities: Uint32Array;
  /** Start of each cell in `cities`. */
  private readonly starts: Uint32Array;

  private constructor(gazetteer: Gazetteer, cities: Uint32Array, starts: Uint32Array) {
    this.gazetteer = gazetteer;
    this.cities = cities;
    this.starts = starts;
  }

  /** Puts all the cities into their cells; yields every few tenths of a millisecond. */
  static *build(gazetteer: Gazetteer): Generator<void, CityGrid> {
    const mask = maskOf(['city']);
    const starts = new Uint32Array(columns * rows + 1);
    const cellOfCity = new Int32Array(gazetteer.size).fill(-1);
    for (let i = 0; i < gazetteer.size; i++) {
      if (i % sliceCities === 0) yield;
      if (!gazetteer.isKind(i, mask)) continue;
      cellOfCity[i] = cellOf(gazetteer.lon[i]!, gazetteer.lat[i]!);
      starts[cellOfCity[i]! + 1]!++;
    }
    for (let c = 0; c < columns * rows; c++) starts[c + 1]! += starts[c]!;
    yield;
    const next = starts.slice();
    const cities = new Uint32Array(starts[columns * rows]!);
    for (let i = 0; i < gazetteer.size; i++) {
      if (i % sliceCities === 0) yield;
      if (cellOfCity[i]! >= 0) cities[next[cellOfCity[i]!]!++] = i;
    }
    return new CityGrid(gazetteer, cities, starts);
  }

  /** Index of the city nearest on the sphere; undefined when there are none. */
  nearest(lon: number, lat: number): number | undefined {
    let best: number | undefined;
    // Half the squared chord stands for the distance: it grows with it and needs no inverse.
    let bestChord = Number.POSITIVE_INFINITY;
    const row = rowOf(lat);
    const cosLat = Math.cos(lat * radians);
    for (let band = 0; band < rows; band++) {
      const chord = 1 - Math.cos(Math.max(0, band - 1) * radians);
      if (chord > bestChord) break;
      for (const r of band === 0 ? [row] : [row - band, row + band]) {
        if (r < 0 || r >= rows) continue;
        this.eachInRow(r, lon, cosLat, bestChord, (i) => {
          const lat2 = this.gazetteer.lat[i]! * radians;
          const dLon = (this.gazetteer.lon[i]! - lon) * radians;
          const half =
            1 - (Math.sin(lat * radians) * Math.sin(lat2) + cosLat * Math.cos(lat2) * Math.cos(dLon));
          if (half < bestChord) {
            bestChord = half;
            best = i;
          }
          return bestChord;
        });
      }
    }
    return best;
  }

  /** Visits a row outwards from a longitude until no nearer city can lie farther out. */
  private eachInRow(
    row: number,
    lon: number,
    cosLat: number,
    bound: number,
    visit: (index: number) => number,
  ): void {
    let reach = bound;
    const column = columnOf(lon);
    // The least cosine of latitude in the row bounds how near a city some columns away can be.
    const cosRow = Math.cos(Math.max(Math.abs(row - 90), Math.abs(row - 89)) * radians);
    for (let step = 0; step <= columns / 2; step++) {
      const away = Math.max(0, step - 1) * radians;
      if (step > 1 && cosLat * cosRow * (1 - Math.cos(Math.min(away, Math.PI / 2))) > reach * 1.0001) break;
      for (const c of step === 0 || step === columns / 2 ? [column + step] : [column - step, column + step]) {
        const cell = row * columns + ((c + columns) % columns);
        for (let at = this.starts[cell]!; at < this.starts[cell + 1]!; at++) reach = visit(this.cities[at]!);
      }
    }
  }
}

const rowOf = (lat: number) => Math.min(rows - 1, Math.max(0, Math.floor(lat + 90)));
const columnOf = (lon: number) => Math.floor((((lon + 180) % 360) + 360) % 360);
const cellOf = (lon: number, lat: number) => rowOf(lat) * columns + columnOf(lon);
