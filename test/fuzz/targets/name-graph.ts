/** An HNSW graph of a data folder: what the check lets through is read and searched by hnswlib, which checks nothing. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import hnswlib from 'hnswlib-node';
import { checkGraph } from '../../../src/geo/lookup/check-graph.ts';
import { withoutVectors, withVectors } from '../../../src/geo/lookup/graph-file.ts';
import type { FuzzTarget } from '../target.ts';

const dimension = 4;
const folder = mkdtempSync(join(tmpdir(), 'fuzz-graph-'));
const path = join(folder, 'names.hnsw');

const vector = (seed: number): number[] => {
  const raw = Array.from({ length: dimension }, (_, k) => Math.sin(seed * 12.9898 + k * 78.233));
  const length = Math.hypot(...raw);
  return raw.map((value) => value / length);
};

const vectorsOf = (labels: Uint32Array): Float32Array => Float32Array.from([...labels].flatMap(vector));

function graph(count: number): Uint8Array {
  const index = new hnswlib.HierarchicalNSW('ip', dimension);
  index.initIndex({ maxElements: count, m: 4, efConstruction: 50, randomSeed: 1 });
  for (let i = 0; i < count; i++) index.addPoint(vector(i), i);
  index.writeIndexSync(path);
  return withoutVectors(readFileSync(path), dimension);
}

function finish<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

export const target: FuzzTarget = {
  name: 'name-graph',
  seeds: () => [graph(1), graph(40)],
  dictionary: ['\xff\xff\xff\xff', '\x00\x00\x00\x00', '\x00\x00\xc0\x7f', '\x01\x00\x00\x00'],
  run(input) {
    const checked = finish(checkGraph(input, dimension));
    if ('problem' in checked || checked.count === 0) return;
    writeFileSync(
      path,
      Buffer.concat(Array.from(withVectors(input, dimension, vectorsOf), (piece) => Buffer.from(piece))),
    );
    const index = new hnswlib.HierarchicalNSW('ip', dimension);
    index.readIndexSync(path);
    const { neighbors } = index.searchKnn(vector(7), Math.min(5, checked.count));
    if (neighbors.some((label) => label >= checked.count)) throw new Error('a label beyond the list');
  },
  close: () => rmSync(folder, { recursive: true, force: true }),
};
