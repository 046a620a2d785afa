/** Which shapes of the land share lines: the outlines of regions, countries and seas have the same vertices on a grid of
 * 2^-14 degree (see data/README.md), so that two shapes are neighbours where they have an edge in common. */

import { readFileSync } from 'node:fs';
import { deserialize } from 'flatgeobuf/lib/mjs/geojson.js';

const grid = 2 ** 14;
/** More vertices than there are: an edge is one number made of the numbers of its two ends. */
const manyVertices = 2 ** 23;

export async function readLayer(folder, layer) {
  const shapes = [];
  for await (const { geometry, properties } of deserialize(
    new Uint8Array(readFileSync(`${folder}${layer}.fgb`)),
  ))
    shapes.push({ id: properties.id, geometry });
  return shapes.sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const polygonsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates);

export class Vertices {
  constructor() {
    this.numbers = new Map();
  }

  /** Number of a vertex; the antimeridian is one line. */
  of([lon, lat]) {
    const x = Math.round(lon * grid);
    const key =
      ((x === -180 * grid ? 180 * grid : x) + 180 * grid) * 2 ** 22 + Math.round(lat * grid) + 90 * grid;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(key, number);
    }
    return number;
  }

  /** Number of an edge, the same in both directions. */
  edge(a, b) {
    const [i, j] = [this.of(a), this.of(b)];
    return i < j ? i * manyVertices + j : j * manyVertices + i;
  }
}

export function* edgesOf(rings) {
  for (const ring of rings) for (let i = 1; i < ring.length; i++) yield [ring[i - 1], ring[i]];
}

/** Kilometres on a sphere of 6,371.0088 km: 0.5 % off at most. */
export function kilometres([lon1, lat1], [lon2, lat2]) {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 +
    Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lon2 - lon1) * rad) / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The edges of all regions with the one or two regions that have each, and its length. */
export class Topology {
  constructor(regions) {
    this.vertices = new Vertices();
    this.owners = new Map();
    this.lengths = new Map();
    regions.forEach(({ geometry }, region) => {
      for (const polygon of polygonsOf(geometry))
        for (const [a, b] of edgesOf(polygon)) {
          const edge = this.vertices.edge(a, b);
          const others = this.owners.get(edge);
          if (others) others.push(region);
          else {
            this.owners.set(edge, [region]);
            this.lengths.set(edge, kilometres(a, b));
          }
        }
    });
  }

  /** [region, region, km] of every two regions with a common line, the regions in ascending order. */
  borders() {
    const sums = new Map();
    for (const [edge, owners] of this.owners) {
      const [a, b] = owners;
      if (b === undefined || a === b) continue;
      const pair = Math.min(a, b) * 65536 + Math.max(a, b);
      sums.set(pair, (sums.get(pair) ?? 0) + this.lengths.get(edge));
    }
    return [...sums]
      .sort(([a], [b]) => a - b)
      .map(([pair, km]) => [Math.floor(pair / 65536), pair % 65536, km]);
  }

  /** [region, km] of the regions at the shore of a sea that was cut from the same coverage. */
  shoreOf({ geometry }) {
    const sums = new Map();
    for (const polygon of polygonsOf(geometry))
      for (const [a, b] of edgesOf(polygon)) {
        const owners = this.owners.get(this.vertices.edge(a, b));
        if (owners?.length !== 1) continue;
        sums.set(owners[0], (sums.get(owners[0]) ?? 0) + kilometres(a, b));
      }
    return [...sums].sort(([a], [b]) => a - b);
  }
}
