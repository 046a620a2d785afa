/** Simplification that keeps shapes valid: choice of vertices in C++ off the event loop, assembly here. */

import type { Addon } from '../../../bindings/addon.d.ts';
import { loadAddon } from '../../shared/load-addon.ts';
import type { GeometryOptions } from '../domain/requests.ts';
import { type Coverage, staysAlways } from './coverage.ts';
import type { FlatGeometry } from './flat.ts';
import type { Work } from './work.ts';

/** A simplified copy; points come back as they are.
 * @param options.toleranceMetres  no left-out vertex lies farther from the new outline (local plane)
 * @param options.maxVertices      wins over the tolerance when both are given; exceeded only where fewer vertices would
 *                                 make outlines cross
 * @param options.keepIslands      default true: rings smaller than the tolerance stay as triangles at least
 * @param coverage                 for areas whose lines are those of the coverage: what they share with their neighbours
 *                                 keeps the same vertices under the same tolerance, and under a budget those that some
 *                                 tolerance would keep, as long as the nodes take less than a third of it
 * @param work      whose deadline and signal stop it; default: no limit
 * @throws GeoError `too_expensive`; the signal's reason */
export async function simplifyFlat(
  given: FlatGeometry,
  options: GeometryOptions,
  coverage?: Coverage,
  work?: Work,
): Promise<FlatGeometry> {
  if (given.type === 'Point' || given.type === 'MultiPoint') return given;
  const area = given.type === 'Polygon' || given.type === 'MultiPolygon';
  const holes = area ? holesOf(given) : undefined;
  const shared = area && (coverage !== undefined || options.maxVertices === undefined);
  const flat = shared ? turnRings(given, coverage?.stepsOf(given.xy)) : given;
  const input = {
    xy: flat.xy,
    ends: flat.ends,
    holes,
    steps: area ? coverage?.stepsOf(flat.xy) : undefined,
    tolerance: options.toleranceMetres ?? 0,
    mostVertices: options.maxVertices ?? 0,
    keepIslands: options.keepIslands ?? true,
  };
  const { simplifyOutlines } = loadAddon<Addon>();
  const keep = await (work?.native((control) => simplifyOutlines({ ...input, control })) ??
    simplifyOutlines(input));
  return select(flat, keep, holes);
}

/** Rings begun at a node or, without one, at their westernmost vertex: an enclave and the hole around it then keep the
 * same vertex whatever else they keep. */
function turnRings(flat: FlatGeometry, steps: Uint8Array | undefined): FlatGeometry {
  const xy = new Float64Array(flat.xy.length);
  let start = 0;
  for (const end of flat.ends) {
    const count = end - start - 1;
    const x = (v: number) => flat.xy[2 * (start + v)]!;
    const y = (v: number) => flat.xy[2 * (start + v) + 1]!;
    let first = 0;
    for (let v = 0; v < count; v++) {
      if (steps?.[start + v] === staysAlways) {
        first = v;
        break;
      }
      if (x(v) < x(first) || (x(v) === x(first) && y(v) < y(first))) first = v;
    }
    for (let v = 0; v <= count; v++) {
      const from = (first + v) % count;
      xy[2 * (start + v)] = x(from);
      xy[2 * (start + v) + 1] = y(from);
    }
    start = end;
  }
  return { ...flat, xy };
}

/** 1 for each ring that is not the first of its polygon. */
function holesOf({ ends, parts, type }: FlatGeometry): Uint8Array {
  const holes = new Uint8Array(ends.length).fill(1);
  holes[0] = 0;
  if (type === 'MultiPolygon') for (const end of parts) if (end < holes.length) holes[end] = 0;
  return holes;
}

/** The kept vertices as a new geometry; a polygon whose outer ring is gone goes with its holes. */
function select(flat: FlatGeometry, keep: Uint8Array, holes: Uint8Array | undefined): FlatGeometry {
  const xy: number[] = [];
  const ends: number[] = [];
  const parts: number[] = [];
  let start = 0;
  let outerGone = false;
  flat.ends.forEach((end, r) => {
    const outer = holes !== undefined && holes[r] === 0;
    if (outer && ends.length > (parts[parts.length - 1] ?? 0)) parts.push(ends.length);
    const before = xy.length;
    const least = holes === undefined ? 2 : 4;
    let kept = 0;
    for (let v = start; v < end; v++) kept += keep[v]!;
    if (outer) outerGone = kept < least;
    if (kept >= least && !(holes !== undefined && outerGone)) {
      for (let v = start; v < end; v++) if (keep[v] === 1) xy.push(flat.xy[2 * v]!, flat.xy[2 * v + 1]!);
      if (xy.length > before) ends.push(xy.length / 2);
    }
    start = end;
  });
  if (holes !== undefined && ends.length > (parts[parts.length - 1] ?? 0)) parts.push(ends.length);
  const single = parts.length <= 1;
  return {
    type: flat.type === 'MultiPolygon' && single ? 'Polygon' : flat.type,
    xy: Float64Array.from(xy),
    ends: Uint32Array.from(ends),
    parts: Uint32Array.from(single ? [] : parts),
  };
}
