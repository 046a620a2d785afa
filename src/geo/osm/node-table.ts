/** Coordinates of nodes by id, in bounded memory: blocks of records sorted by id, in a file, with the blocks used last
 * kept in memory. The file takes 16 bytes a node, memory 8 bytes for each block of 1024 nodes. */

import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import type { Position } from 'geojson';

const scale = 1e7;
const blockNodes = 1024;
const blockBytes = blockNodes * 16;
/** 32 MB: what ways of one neighbourhood ask for is near together in the file. */
const cachedBlocks = 2048;
/** Nodes collected before they are written; files out of order are sorted by so many, then merged. */
const stagedNodes = 1 << 18;

interface Block {
  readonly ids: Float64Array;
  /** 1e-7 degrees: lon, lat. */
  readonly xy: Int32Array;
}

function block(): Block & { bytes: Uint8Array } {
  const buffer = new ArrayBuffer(blockBytes);
  return {
    ids: new Float64Array(buffer, 0, blockNodes),
    xy: new Int32Array(buffer, blockNodes * 8),
    bytes: new Uint8Array(buffer),
  };
}

/** Numbered blocks in a file, or in memory when there is none. */
class Blocks {
  private readonly path: string | undefined;
  private readonly file: number | undefined;
  private readonly cache = new Map<number, Block>();
  count = 0;

  constructor(path: string | undefined) {
    this.path = path;
    this.file = path === undefined ? undefined : openSync(path, 'w+', 0o600);
  }

  push(full: ReturnType<typeof block>): void {
    const number = this.count++;
    if (this.file !== undefined) writeBlock(this.file, full.bytes, number * blockBytes);
    this.keep(number, full);
  }

  at(number: number): Block {
    const known = this.cache.get(number);
    if (known) return known;
    const read = block();
    readSync(this.file!, read.bytes, 0, blockBytes, number * blockBytes);
    this.keep(number, read);
    return read;
  }

  private keep(number: number, kept: Block): void {
    this.cache.set(number, kept);
    if (this.file === undefined || this.cache.size <= cachedBlocks) return;
    // First in, first out costs nothing on a hit, and misses are cheap: the file lies in the system's cache.
    const [oldest] = this.cache.keys();
    this.cache.delete(oldest!);
  }

  close(): void {
    if (this.file === undefined) return;
    closeSync(this.file);
    rmSync(this.path!, { force: true });
  }
}

/** A disk with little room takes a part of a block first, and says only then that it is full. */
function writeBlock(file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < blockBytes; ) done += writeSync(file, bytes, done, blockBytes - done, at + done);
}

/** A stretch of blocks sorted by id; the last block may be filled in part. */
interface Run {
  readonly start: number;
  end: number;
  nodes: number;
  lastId: number;
}

export class NodeTable {
  private readonly path: string | undefined;
  private blocks: Blocks;
  private runs: Run[] = [];
  private stagedIds = new Float64Array(blockNodes);
  private stagedXy = new Int32Array(2 * blockNodes);
  private staged = 0;
  private inOrder = true;
  /** Id with which each block begins. */
  private first = new Float64Array(0);
  size = 0;

  /** @param path  of the file to keep the nodes in, deleted on close; without one they stay in memory */
  constructor(path?: string) {
    this.path = path;
    this.blocks = new Blocks(path);
  }

  add(id: number, lon: number, lat: number): void {
    if (this.staged === this.stagedIds.length) {
      if (this.staged < stagedNodes) this.grow();
      else this.flush();
    }
    const at = this.staged++;
    if (at > 0 && id <= this.stagedIds[at - 1]!) this.inOrder = false;
    this.stagedIds[at] = id;
    this.stagedXy[2 * at] = Math.round(lon * scale);
    this.stagedXy[2 * at + 1] = Math.round(lat * scale);
    this.size++;
  }

  private grow(): void {
    const [ids, xy] = [this.stagedIds, this.stagedXy];
    this.stagedIds = new Float64Array(ids.length * 2);
    this.stagedIds.set(ids);
    this.stagedXy = new Int32Array(xy.length * 2);
    this.stagedXy.set(xy);
  }

  private flush(): void {
    if (this.staged === 0) return;
    const order = Uint32Array.from({ length: this.staged }, (_, i) => i);
    if (!this.inOrder) order.sort((a, b) => this.stagedIds[a]! - this.stagedIds[b]!);
    this.startRun();
    for (const from of order) {
      this.append(this.stagedIds[from]!, this.stagedXy[2 * from]!, this.stagedXy[2 * from + 1]!);
    }
    this.endRun();
    this.staged = 0;
    this.inOrder = true;
  }

  private filling = block();
  private filled = 0;

  private startRun(): void {
    this.runs.push({ start: this.blocks.count, end: 0, nodes: 0, lastId: Number.NEGATIVE_INFINITY });
  }

  private append(id: number, x: number, y: number): void {
    const at = this.filled++;
    this.filling.ids[at] = id;
    this.filling.xy[2 * at] = x;
    this.filling.xy[2 * at + 1] = y;
    const run = this.runs[this.runs.length - 1]!;
    run.nodes++;
    run.lastId = id;
    if (this.filled === blockNodes) this.pushBlock();
  }

  private pushBlock(): void {
    this.filling.ids.fill(Number.POSITIVE_INFINITY, this.filled);
    this.blocks.push(this.filling);
    this.filling = block();
    this.filled = 0;
  }

  private endRun(): void {
    if (this.filled > 0) this.pushBlock();
    this.runs[this.runs.length - 1]!.end = this.blocks.count;
  }

  /** Call once after the last node. Files are sorted by id as a rule; one that is not is merged here. */
  seal(): void {
    this.flush();
    this.stagedIds = new Float64Array(0);
    this.stagedXy = new Int32Array(0);
    const ordered = this.runs.every(
      ({ start }, i) => i === 0 || this.blocks.at(start).ids[0]! > this.runs[i - 1]!.lastId,
    );
    if (!ordered) this.merge();
    this.first = Float64Array.from({ length: this.blocks.count }, (_, i) => this.blocks.at(i).ids[0]!);
  }

  private merge(): void {
    const from = this.blocks;
    const heads = this.runs.map(({ start, nodes }) => ({ block: start, at: 0, left: nodes }));
    this.blocks = new Blocks(this.path === undefined ? undefined : `${this.path}.sorted`);
    this.runs = [];
    this.startRun();
    try {
      this.mergeRuns(from, heads);
    } finally {
      from.close();
    }
    this.endRun();
  }

  private mergeRuns(from: Blocks, heads: { block: number; at: number; left: number }[]): void {
    const idOf = (head: (typeof heads)[number]) => from.at(head.block).ids[head.at]!;
    let open = heads.filter(({ left }) => left > 0);
    while (open.length > 0) {
      let least = open[0]!;
      for (const head of open) if (idOf(head) < idOf(least)) least = head;
      const { ids, xy } = from.at(least.block);
      this.append(ids[least.at]!, xy[2 * least.at]!, xy[2 * least.at + 1]!);
      if (++least.at === blockNodes) {
        least.at = 0;
        least.block++;
      }
      if (--least.left === 0) open = open.filter((head) => head !== least);
    }
  }

  /** Degrees; undefined for a node that the file does not hold, as happens at the rim of an extract. */
  get(id: number): Position | undefined {
    const number = upperBound(this.first, this.first.length, id) - 1;
    if (number < 0) return undefined;
    const { ids, xy } = this.blocks.at(number);
    const at = upperBound(ids, blockNodes, id) - 1;
    return ids[at] === id ? [xy[2 * at]! / scale, xy[2 * at + 1]! / scale] : undefined;
  }

  close(): void {
    this.blocks.close();
  }
}

/** How many of the first `length` sorted numbers are at most `value`. */
function upperBound(sorted: Float64Array, length: number, value: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
