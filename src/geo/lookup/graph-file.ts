/** Graphs of names as they are stored: hnswlib's file without its vectors, which are three quarters of it and are made from the
 * names again.
 * @see check-graph.ts for the layout of hnswlib's file */

const headerBytes = 96;
/** Names of a piece: to embed them takes some tenths of a millisecond. */
const stride = 200;

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

/** The whole file that `withoutVectors` was given, piece by piece: as one it would be 9 MB, which the allocator keeps. A
 * piece holds until the next one is taken.
 * @param stored  a graph that has been checked
 * @param vectorsOf  coordinates of the names with some labels, row by row */
export function* withVectors(
  stored: Uint8Array,
  dimension: number,
  vectorsOf: (labels: Uint32Array) => Float32Array,
): Generator<Uint8Array, void> {
  const vectorBytes = 4 * dimension;
  const { count, before, after } = recordsOf(stored, vectorBytes)!;
  const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  yield stored.subarray(0, headerBytes);
  const buffer = new Uint8Array(Math.min(stride, count) * (before + vectorBytes + after));
  let from = headerBytes;
  for (let first = 0; first < count; first += stride) {
    const labels = Uint32Array.from({ length: Math.min(stride, count - first) }, (_, i) =>
      Number(view.getBigUint64(from + i * (before + after) + before, true)),
    );
    const vectors = vectorsOf(labels);
    const coordinates = new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength);
    let to = 0;
    for (let i = 0; i < labels.length; i++) {
      buffer.set(stored.subarray(from, from + before), to);
      buffer.set(coordinates.subarray(i * vectorBytes, (i + 1) * vectorBytes), to + before);
      buffer.set(stored.subarray(from + before, from + before + after), to + before + vectorBytes);
      from += before + after;
      to += before + vectorBytes + after;
    }
    yield buffer.subarray(0, to);
  }
  yield stored.subarray(from);
}
