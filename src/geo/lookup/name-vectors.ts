/** Nearest vectors of names: by the HNSW graph where the package hnswlib-node is installed, by comparing all of them where it
 * is not. Of 27,000 names the scan takes some tenths of a millisecond more, and misses none. */

import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Addon } from '../../../bindings/addon.d.ts';
import type { KindMask } from '../domain/place.ts';

export interface VectorHit {
  readonly label: number;
  /** Cosine of the angle between the vectors. */
  readonly cosine: number;
}

/** Searches unit vectors whose labels count from 0.
 * @param mask  of the kinds wanted
 * @returns at most `count`, nearest first */
export type VectorSearch = (vector: Float32Array, count: number, mask: KindMask) => VectorHit[];

/** What is used of hnswlib-node, whose types are not there where it is not. */
export interface Hnsw {
  readonly HierarchicalNSW: new (
    space: 'ip',
    dimension: number,
  ) => {
    initIndex(options: { maxElements: number; m: number; efConstruction: number; randomSeed: number }): void;
    addPoint(vector: number[], label: number): void;
    writeIndexSync(file: string): void;
    readIndex(file: string): Promise<boolean>;
    setEf(width: number): void;
    searchKnn(
      vector: number[],
      count: number,
      filter: (label: number) => boolean,
    ): { neighbors: number[]; distances: number[] };
  };
}

/** hnswlib-node, which is optional.
 * @returns undefined when it is not installed or has no build for this platform */
export async function loadHnsw(): Promise<Hnsw | undefined> {
  try {
    const module = await import('hnswlib-node');
    return module.default ?? module;
  } catch {
    return undefined;
  }
}

const searchWidth = 64;

/** @param pieces  of a whole graph that has been checked
 * @param masks  kinds of each label
 * @returns undefined where the folder for temporary files takes none: hnswlib reads nothing else
 * @throws what hnswlib says when it cannot read the graph */
export async function graphSearch(
  { HierarchicalNSW }: Hnsw,
  pieces: Iterable<Uint8Array>,
  dimension: number,
  masks: Uint32Array,
): Promise<VectorSearch | undefined> {
  const graph = new HierarchicalNSW('ip', dimension);
  const folder = await mkdtemp(join(tmpdir(), 'graticule-names-')).catch(() => undefined);
  if (folder === undefined) return undefined;
  try {
    const file = join(folder, 'names.hnsw');
    if (!(await isWritten(file, pieces))) return undefined;
    await graph.readIndex(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  graph.setEf(searchWidth);
  return (vector, count, mask) => {
    const found = graph.searchKnn(
      Array.from(vector),
      Math.min(count, masks.length),
      (label) => (masks[label]! & mask) !== 0,
    );
    return found.neighbors.map((label, i) => ({ label, cosine: 1 - found.distances[i]! }));
  };
}

async function isWritten(file: string, pieces: Iterable<Uint8Array>): Promise<boolean> {
  const handle = await open(file, 'w').catch(() => undefined);
  if (!handle) return false;
  try {
    for (const piece of pieces) {
      const written = await handle.writeFile(piece).then(
        () => true,
        () => false,
      );
      if (!written) return false;
    }
    return true;
  } finally {
    await handle.close();
  }
}

/** @param vectors  coordinates of all names, row by row */
export function exactSearch(addon: Addon, vectors: Float32Array, masks: Uint32Array): VectorSearch {
  return (vector, count, mask) => {
    const { names, cosines } = addon.nearestVectors(vectors, masks, mask, vector, count);
    return Array.from(names, (label, i) => ({ label, cosine: cosines[i]! }));
  };
}
