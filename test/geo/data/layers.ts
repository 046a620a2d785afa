import { readFileSync } from 'node:fs';
import { deserialize } from 'flatgeobuf/lib/mjs/geojson.js';
import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';

const folder = new URL('../../../data/', import.meta.url);

export const readData = (name: string): Buffer => readFileSync(new URL(name, folder));

/** Features of a shipped layer by id, read with the format's own library. */
export async function readLayer(name: string): Promise<Map<string, Feature>> {
  const found = new Map<string, Feature>();
  // The reader keeps views into the buffer, so it must own its bytes.
  for await (const feature of deserialize(new Uint8Array(readData(`geo/${name}.fgb`))))
    found.set(String((feature as Feature).properties?.id), feature as Feature);
  return found;
}

export function polygonsOf(feature: Feature): Position[][][] {
  const geometry = feature.geometry as Polygon | MultiPolygon;
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

export const linesOf = (feature: Feature): Position[][] => (feature.geometry as MultiLineString).coordinates;

/** Twice the signed area in the plane; positive when counter-clockwise. */
export function turn(ring: Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++)
    sum += (ring[i]![0]! - ring[i - 1]![0]!) * (ring[i]![1]! + ring[i - 1]![1]!);
  return -sum;
}

/** The first place where two edges of the polygons cross, undefined when none do. Sweep over west ends. */
export function crossing(rings: Position[][]): Position | undefined {
  const edges: [number, number, number, number][] = [];
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1]!, ring[i]!];
      const [w, e] = a[0]! <= b[0]! ? [a, b] : [b, a];
      edges.push([w[0]!, w[1]!, e[0]!, e[1]!]);
    }
  edges.sort((a, b) => a[0] - b[0]);
  const side = (p: number[], x: number, y: number) =>
    Math.sign((p[2]! - p[0]!) * (y - p[1]!) - (p[3]! - p[1]!) * (x - p[0]!));
  for (let i = 0; i < edges.length; i++) {
    const p = edges[i]!;
    const low = Math.min(p[1], p[3]);
    const high = Math.max(p[1], p[3]);
    for (let j = i + 1; j < edges.length && edges[j]![0] <= p[2]; j++) {
      const q = edges[j]!;
      if (Math.max(q[1], q[3]) < low || Math.min(q[1], q[3]) > high) continue;
      if (side(p, q[0], q[1]) * side(p, q[2], q[3]) < 0 && side(q, p[0], p[1]) * side(q, p[2], p[3]) < 0)
        return [p[0], p[1]];
    }
  }
  return undefined;
}
