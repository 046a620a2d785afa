/** Single features of a FlatGeobuf file, by byte offset or by point. The library's own readers walk whole files and
 * print to the console at box queries; its decoded tables are used here directly instead.
 * @see https://github.com/flatgeobuf/flatgeobuf: magic, header, packed Hilbert R-tree, features, each size-prefixed */

import { ByteBuffer } from 'flatbuffers';
import { Feature as FgbFeature } from 'flatgeobuf/lib/mjs/flat-geobuf/feature.js';
import type { Geometry as FgbGeometry } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry.js';
import { fromByteBuffer } from 'flatgeobuf/lib/mjs/header-meta.js';
import type { ByteSource } from '../domain/atlas-source.ts';
import { GeoError } from '../domain/errors.ts';
import type { FlatGeometry } from '../domain/flat.ts';

const magic = [0x66, 0x67, 0x62, 0x03, 0x66, 0x67, 0x62];
const nodeBytes = 40;
/** Degrees: outlines may run on across ±180° by a turn. */
const farthest = 540;
/** Geometry types of the format, by number. */
const geometryTypes = [
  'Unknown',
  'Point',
  'LineString',
  'Polygon',
  'MultiPoint',
  'MultiLineString',
  'MultiPolygon',
] as const;

/** What is used of the header. */
interface FgbMeta {
  /** By number; 0 where each feature says its own. */
  readonly geometryType: number;
  readonly featuresCount: number;
  /** Children of a node of the R-tree; 0 without one. */
  readonly indexNodeSize: number;
}

export interface FgbHeader {
  readonly meta: FgbMeta;
  readonly size: number;
  /** Byte offsets of the R-tree and of the first feature. */
  readonly indexAt: number;
  readonly featuresAt: number;
}

/** @throws GeoError `data_corrupt` when the file is not a FlatGeobuf, or shorter than its header says */
export async function readHeader(source: ByteSource): Promise<FgbHeader> {
  const corrupt = (problem: string) => new GeoError('data_corrupt', `${source.name} ${problem}.`);
  const size = await source.size();
  if (size < 12) throw corrupt(`is truncated: ${size} bytes`);
  const start = await source.read(0, 12);
  if (magic.some((byte, i) => start[i] !== byte)) throw corrupt('is not a FlatGeobuf file');
  const headerSize = new DataView(start.buffer).getUint32(8, true);
  if (headerSize < 8 || 12 + headerSize > size) throw corrupt('has a broken header');
  let meta: FgbMeta;
  try {
    meta = fromByteBuffer(new ByteBuffer(await source.read(8, headerSize + 4)));
  } catch (cause) {
    throw new GeoError('data_corrupt', `${source.name} has a broken header.`, { cause });
  }
  // Nodes of one child would make a tree without end.
  if (meta.indexNodeSize === 1 || !Number.isSafeInteger(meta.featuresCount) || meta.featuresCount < 0)
    throw corrupt('has a broken header');
  const indexAt = 12 + headerSize;
  const featuresAt =
    indexAt + (meta.indexNodeSize > 0 ? treeBytes(meta.featuresCount, meta.indexNodeSize) : 0);
  if (!(featuresAt <= size)) throw corrupt('is truncated before its first feature');
  return { meta, size, indexAt, featuresAt };
}

/** Numbers of nodes at each level of a packed R-tree, leaves first. */
function levels(items: number, nodeSize: number): number[] {
  const counts = [items];
  for (let n = items; n > 1; ) {
    n = Math.ceil(n / nodeSize);
    counts.push(n);
  }
  if (counts.length === 1) counts.push(1);
  return counts;
}

const treeBytes = (items: number, nodeSize: number) =>
  levels(items, nodeSize).reduce((sum, count) => sum + count, 0) * nodeBytes;

export interface IndexHit {
  /** Bytes from the first feature. */
  readonly offset: number;
  /** Width by height of its box, in square degrees. */
  readonly extent: number;
}

/** The R-tree, held as its bytes. */
export class FgbIndex {
  private readonly view: DataView;
  private readonly counts: number[];
  private readonly nodeSize: number;

  private readonly name: string;

  constructor(bytes: Uint8Array, items: number, nodeSize: number, name: string) {
    this.name = name;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.counts = levels(items, nodeSize);
    this.nodeSize = nodeSize;
  }

  static async read(source: ByteSource, header: FgbHeader): Promise<FgbIndex> {
    const { meta, indexAt, featuresAt } = header;
    if (meta.indexNodeSize === 0) throw new GeoError('data_corrupt', `${source.name} has no spatial index.`);
    const bytes = await source.read(indexAt, featuresAt - indexAt);
    return new FgbIndex(bytes, meta.featuresCount, meta.indexNodeSize, source.name);
  }

  /** The features whose box touches the given one. A box over ±180° must be split by the caller. */
  search(west: number, south: number, east: number, north: number): IndexHit[] {
    const found: IndexHit[] = [];
    const { view, counts, nodeSize } = this;
    // The tree is stored root first.
    const starts: number[] = [];
    let at = 0;
    for (let level = counts.length - 1; level >= 0; level--) {
      starts[level] = at;
      at += counts[level]!;
    }
    const visit = (level: number, first: number, last: number): void => {
      for (let node = first; node < last; node++) {
        const byte = node * nodeBytes;
        if (east < view.getFloat64(byte, true) || north < view.getFloat64(byte + 8, true)) continue;
        if (west > view.getFloat64(byte + 16, true) || south > view.getFloat64(byte + 24, true)) continue;
        const offset = Number(view.getBigUint64(byte + 32, true));
        if (level === 0) {
          const width = view.getFloat64(byte + 16, true) - view.getFloat64(byte, true);
          const height = view.getFloat64(byte + 24, true) - view.getFloat64(byte + 8, true);
          found.push({ offset, extent: width * height });
        } else {
          const end = starts[level - 1]! + counts[level - 1]!;
          if (offset < starts[level - 1]! || offset >= end)
            throw new GeoError('data_corrupt', `${this.name} has a broken spatial index.`);
          visit(level - 1, offset, Math.min(offset + nodeSize, end));
        }
      }
    };
    const top = counts.length - 1;
    visit(top, starts[top]!, starts[top]! + counts[top]!);
    return found;
  }
}

/** The geometry of the feature at a byte offset of the file.
 * @param length  bytes of the feature with its size prefix; without it the prefix is read first */
export async function readGeometry(
  source: ByteSource,
  header: FgbHeader,
  offset: number,
  length?: number,
): Promise<FlatGeometry> {
  const feature = await readFeature(source, header, offset, length);
  return geometryOf(feature, header, source.name);
}

/** One polygon of a feature, without a copy: valid during the call it is given to. */
export type PolygonVisitor = (xy: Float64Array, ends: Uint32Array) => void;

/** Shows the polygons of a feature whose bytes lie in `target`, which must hold `length` bytes and start on an address
 * that 8 divides. Anything but polygons is passed over.
 * @throws GeoError `data_corrupt` */
export async function visitPolygons(
  source: ByteSource,
  header: FgbHeader,
  [offset, length]: readonly [number, number],
  target: Uint8Array,
  visit: PolygonVisitor,
): Promise<void> {
  const feature = await readFeature(source, header, offset, length, target);
  const geometry = feature.geometry();
  if (!geometry) return;
  const type: number = header.meta.geometryType || geometry.type();
  const name = geometryTypes[type];
  const show = (polygon: FgbGeometry) => {
    const xy = polygon.xyArray()!;
    visit(xy, polygon.endsArray() ?? Uint32Array.of(xy.length / 2));
  };
  if (name === 'Polygon') show(geometry);
  else if (name === 'MultiPolygon') for (let i = 0; i < geometry.partsLength(); i++) show(geometry.parts(i)!);
}

async function readFeature(
  source: ByteSource,
  header: FgbHeader,
  offset: number,
  length?: number,
  target?: Uint8Array,
): Promise<FgbFeature> {
  const corrupt = () => new GeoError('data_corrupt', `${source.name} has no feature at byte ${offset}.`);
  if (offset < header.featuresAt || offset + 4 > header.size) throw corrupt();
  let bytes: Uint8Array;
  if (length === undefined) {
    const prefix = await source.read(offset, 4);
    const size = new DataView(prefix.buffer).getUint32(0, true);
    if (size < 4 || offset + 4 + size > header.size) throw corrupt();
    bytes = await source.read(offset, size + 4);
  } else {
    if (length < 8 || offset + length > header.size) throw corrupt();
    if (target && source.readInto) {
      await source.readInto(target, offset, length);
      bytes = target.subarray(0, length);
    } else bytes = await source.read(offset, length);
    if (new DataView(bytes.buffer).getUint32(0, true) + 4 !== length) throw corrupt();
  }
  try {
    return FgbFeature.getSizePrefixedRootAsFeature(new ByteBuffer(bytes));
  } catch (cause) {
    throw new GeoError('data_corrupt', `${source.name} has a broken feature at byte ${offset}.`, { cause });
  }
}

function geometryOf(feature: FgbFeature, header: FgbHeader, name: string): FlatGeometry {
  try {
    const geometry = feature.geometry();
    if (!geometry) throw new RangeError('no geometry');
    return decode(geometry, header.meta.geometryType || geometry.type());
  } catch (cause) {
    throw new GeoError('data_corrupt', `${name} has a feature whose geometry cannot be decoded.`, { cause });
  }
}

function decode(geometry: FgbGeometry, type: number): FlatGeometry {
  const name = geometryTypes[type];
  if (name === undefined || name === 'Unknown')
    throw new RangeError(`geometry type ${type} is not supported`);
  if (name !== 'MultiPolygon') {
    const { xy, ends } = lines(geometry);
    return { type: name, xy, ends: Uint32Array.from(ends), parts: new Uint32Array() };
  }
  const size = geometry.bb!.capacity();
  if (geometry.partsLength() > size / 4) throw new RangeError('more parts than bytes');
  const polygons: ReturnType<typeof lines>[] = [];
  let total = 0;
  for (let i = 0; i < geometry.partsLength(); i++) {
    const polygon = lines(geometry.parts(i)!);
    // Parts that share one array would take many times what the file holds.
    total += polygon.xy.byteLength;
    if (total > size) throw new RangeError('more coordinates than bytes');
    polygons.push(polygon);
  }
  const xy = new Float64Array(polygons.reduce((sum, polygon) => sum + polygon.xy.length, 0));
  const ends: number[] = [];
  const parts: number[] = [];
  let at = 0;
  for (const polygon of polygons) {
    xy.set(polygon.xy, at);
    for (let i = 0; i < polygon.ends.length; i++) ends.push(at / 2 + polygon.ends[i]!);
    at += polygon.xy.length;
    parts.push(ends.length);
  }
  return { type: name, xy, ends: Uint32Array.from(ends), parts: Uint32Array.from(parts) };
}

/** Coordinates of their own, and the ends of the rings or lines, checked to ascend to the last coordinate. */
function lines(geometry: FgbGeometry): { xy: Float64Array; ends: ArrayLike<number> } {
  const xy = new Float64Array(geometry.xyArray()!);
  const given = geometry.endsArray();
  const ends = given && given.length > 0 ? given : [xy.length / 2];
  let before = 0;
  for (let i = 0; i < ends.length; i++) {
    if (ends[i]! <= before) throw new RangeError('ring without vertices');
    before = ends[i]!;
  }
  if (before * 2 !== xy.length) throw new RangeError('rings do not cover their coordinates');
  for (let i = 0; i < xy.length; i += 2) {
    if (!(Math.abs(xy[i]!) <= farthest && Math.abs(xy[i + 1]!) <= 90 + 1e-9))
      throw new RangeError('a position off the globe');
  }
  return { xy, ends };
}
