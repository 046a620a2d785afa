/** Graphs of names as they are stored: hnswlib's file without its vectors, which are three quarters of it and are made from the
 * names again.
 * @see check-graph.ts for the layout of hnswlib's file */

const headerBytes = 96;
/** Names between two chances to pause: some tenths of a millisecond. */
const stride = 1024;

interface Records {
  readonly count: number;
  /** Bytes of a name's record before its vector: its links. */
  readonly before: number;
  /** Bytes after it: its label. */
  readonly after: number;
}

function recordsOf(bytes: Uint8Array, vectorBytes: number): Records | undefined {
  if (bytes.length < headerBytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, record, label, vector] = [16, 24, 32, 40].map((at) => Number(view.getBigUint64(at, true)));
  const [before, after] = [vector!, record! - label!];
  if (label !== vector! + vectorBytes || after !== 8 || before > 65_536) return undefined;
  return count! * (before + after) <= bytes.length - headerBytes
    ? { count: count!, before, after }
    : undefined;
}

/** @param graph  a whole file of hnswlib */
export function withoutVectors(graph: Uint8Array, dimension: number): Uint8Array {
  const vectorBytes = 4 * dimension;
  const records = recordsOf(graph, vectorBytes);
  if (records === undefined) throw new RangeError(`not a graph of vectors of ${dimension} coordinates`);
  const { count, before, after } = records;
  const stored = new Uint8Array(graph.length - count * vectorBytes);
  stored.set(graph.subarray(0, headerBytes));
  let [from, to] = [headerBytes, headerBytes];
  for (let i = 0; i < count; i++) {
    stored.set(graph.subarray(from, from + before), to);
    stored.set(graph.subarray(from + before + vectorBytes, from + before + vectorBytes + after), to + before);
    from += before + vectorBytes + after;
    to += before + after;
  }
  stored.set(graph.subarray(from), to);
  return stored;
}

/** The whole file that `withoutVectors` was given.
 * @param vectors  coordinates of the names in the order of their labels
 * @returns undefined when the stored graph is not one of as many names; yields every fraction of a millisecond */
export function* withVectors(
  stored: Uint8Array,
  vectors: Float32Array,
  dimension: number,
): Generator<void, Uint8Array | undefined> {
  const vectorBytes = 4 * dimension;
  const records = recordsOf(stored, vectorBytes);
  if (records === undefined || records.count * dimension !== vectors.length) return undefined;
  const { count, before, after } = records;
  const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  const coordinates = new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength);
  const graph = new Uint8Array(stored.length + count * vectorBytes);
  graph.set(stored.subarray(0, headerBytes));
  let [from, to] = [headerBytes, headerBytes];
  for (let i = 0; i < count; i++) {
    if (i % stride === 0) yield;
    const label = Number(view.getBigUint64(from + before, true));
    if (label >= count) return undefined;
    graph.set(stored.subarray(from, from + before), to);
    graph.set(coordinates.subarray(label * vectorBytes, (label + 1) * vectorBytes), to + before);
    graph.set(stored.subarray(from + before, from + before + after), to + before + vectorBytes);
    from += before + after;
    to += before + vectorBytes + after;
  }
  graph.set(stored.subarray(from), to);
  return graph;
}
