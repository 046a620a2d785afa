/** Which ring lies in which, in n log n of their vertices: a line sweeps over all edges from west to east and keeps those
 * it crosses sorted from south to north; the edge just below a ring's westernmost vertex tells what it lies in. Comparing
 * all pairs took a minute and a half for 15,000 rings. */

import type { Position } from 'geojson';

/** 1e-7 degrees, as the map has them: whole numbers, so that the sides of edges are exact. */
const scale = 1e7;
const none = -1;
/** Edges between two looks at the clock. */
const stride = 256;

interface Edges {
  /** Ends, the western (at equal longitude the southern) one first. */
  readonly px: Float64Array;
  readonly py: Float64Array;
  readonly qx: Float64Array;
  readonly qy: Float64Array;
  readonly ring: Uint32Array;
  /** 1 where the ring's inside lies above. */
  readonly insideAbove: Uint8Array;
  readonly count: number;
}

function edgesOf(rings: readonly Position[][]): Edges {
  const most = rings.reduce((sum, ring) => sum + ring.length, 0);
  const [px, py, qx, qy] = [0, 1, 2, 3].map(() => new Float64Array(most)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const ringOf = new Uint32Array(most);
  const insideAbove = new Uint8Array(most);
  let count = 0;
  rings.forEach((ring, r) => {
    const at = ring.map(([x, y]) => [Math.round(x! * scale), Math.round(y! * scale)] as const);
    let area = 0;
    const [ox, oy] = at[0]!;
    for (let i = 1; i < at.length; i++)
      area += (at[i - 1]![0] - ox) * (at[i]![1] - oy) - (at[i]![0] - ox) * (at[i - 1]![1] - oy);
    for (let i = 1; i < at.length; i++) {
      const [a, b] = [at[i - 1]!, at[i]!];
      const order = a[0] - b[0] || a[1] - b[1];
      if (order === 0) continue;
      const [p, q] = order < 0 ? [a, b] : [b, a];
      px[count] = p[0];
      py[count] = p[1];
      qx[count] = q[0];
      qy[count] = q[1];
      ringOf[count] = r;
      insideAbove[count++] = order < 0 === area > 0 ? 1 : 0;
    }
  });
  return { px, py, qx, qy, ring: ringOf, insideAbove, count };
}

/** Side of r as seen from p to q: positive on the left. Exact in its sign. */
function side(px: number, py: number, qx: number, qy: number, rx: number, ry: number): number {
  const left = (qx - px) * (ry - py);
  const right = (qy - py) * (rx - px);
  const value = left - right;
  if (Math.abs(value) > 4.5e-16 * (Math.abs(left) + Math.abs(right))) return value;
  return Number(BigInt(qx - px) * BigInt(ry - py) - BigInt(qy - py) * BigInt(rx - px));
}

/** The edges under the sweep line, a treap: a binary tree by position, a heap by pseudo-random priority. */
class Status {
  private readonly edges: Edges;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly parent: Int32Array;
  private root = none;

  constructor(edges: Edges) {
    this.edges = edges;
    [this.left, this.right, this.parent] = [0, 1, 2].map(() => new Int32Array(edges.count).fill(none)) as [
      Int32Array,
      Int32Array,
      Int32Array,
    ];
  }

  /** Whether edge i runs below edge j where both are. */
  readonly below = (i: number, j: number): boolean => {
    const { px, py, qx, qy } = this.edges;
    const [ax, ay, bx, by] = [px[i]!, py[i]!, qx[i]!, qy[i]!];
    const [cx, cy, dx, dy] = [px[j]!, py[j]!, qx[j]!, qy[j]!];
    let turn: number;
    if (ax === cx && ay === cy) turn = side(ax, ay, bx, by, dx, dy);
    else if (ax < cx || (ax === cx && ay < cy))
      turn = side(ax, ay, bx, by, cx, cy) || side(ax, ay, bx, by, dx, dy);
    else turn = -(side(cx, cy, dx, dy, ax, ay) || side(cx, cy, dx, dy, bx, by));
    return turn === 0 ? i < j : turn > 0;
  };

  private static priority(edge: number): number {
    return Math.imul(edge ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  }

  /** @returns the edge just below, -1 for none */
  insert(edge: number): number {
    let at = this.root;
    let parent = none;
    let lower = none;
    while (at !== none) {
      parent = at;
      if (this.below(edge, at)) at = this.left[at]!;
      else {
        lower = at;
        at = this.right[at]!;
      }
    }
    this.parent[edge] = parent;
    if (parent === none) this.root = edge;
    else if (lower === parent) this.right[parent] = edge;
    else this.left[parent] = edge;
    while (this.parent[edge] !== none && Status.priority(edge) < Status.priority(this.parent[edge]!))
      this.rotateUp(edge);
    return lower;
  }

  remove(edge: number): void {
    for (;;) {
      const [l, r] = [this.left[edge]!, this.right[edge]!];
      if (l === none && r === none) break;
      this.rotateUp(r === none || (l !== none && Status.priority(l) < Status.priority(r)) ? l : r);
    }
    this.replace(this.parent[edge]!, edge, none);
    this.parent[edge] = none;
  }

  private rotateUp(edge: number): void {
    const parent = this.parent[edge]!;
    const above = this.parent[parent]!;
    const [near, far] = this.left[parent] === edge ? [this.left, this.right] : [this.right, this.left];
    const moved = far[edge]!;
    near[parent] = moved;
    if (moved !== none) this.parent[moved] = parent;
    far[edge] = parent;
    this.parent[parent] = edge;
    this.parent[edge] = above;
    this.replace(above, parent, edge);
  }

  private replace(above: number, from: number, to: number): void {
    if (above === none) this.root = to;
    else if (this.left[above] === from) this.left[above] = to;
    else this.right[above] = to;
  }
}

/** The ring around each ring, -1 for none. Rings may touch, and must not cross. */
export function* parentsOf(rings: readonly Position[][]): Generator<void, Int32Array> {
  const edges = edgesOf(rings);
  const { px, py, qx, qy, ring, insideAbove, count } = edges;
  const starts = Uint32Array.from({ length: count }, (_, i) => i);
  const ends = starts.slice();
  starts.sort((i, j) => px[i]! - px[j]! || py[i]! - py[j]!);
  yield;
  ends.sort((i, j) => qx[i]! - qx[j]! || qy[i]! - qy[j]!);
  yield;
  const status = new Status(edges);
  const parents = new Int32Array(rings.length).fill(none);
  const placed = new Uint8Array(rings.length);
  let ended = 0;
  for (let from = 0; from < count; ) {
    const [x, y] = [px[starts[from]!]!, py[starts[from]!]!];
    for (; ended < count; ended++) {
      const edge = ends[ended]!;
      if (qx[edge]! > x || (qx[edge] === x && qy[edge]! > y)) break;
      status.remove(edge);
      if (ended % stride === 0) yield;
    }
    let to = from;
    while (to < count && px[starts[to]!] === x && py[starts[to]!] === y) to++;
    // From the lowest up, so that the edge below is there already.
    const group = [...starts.subarray(from, to)].sort((i, j) => (status.below(i, j) ? -1 : 1));
    for (const edge of group) {
      const lower = status.insert(edge);
      const r = ring[edge]!;
      if (placed[r]) continue;
      placed[r] = 1;
      if (lower !== none) parents[r] = insideAbove[lower] ? ring[lower]! : parents[ring[lower]!]!;
    }
    if (from % stride < to - from) yield;
    from = to;
  }
  return parents;
}
