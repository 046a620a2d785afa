/** One layer of geometry: a FlatGeobuf file with a table from place id to byte range. */

import { createHash } from 'node:crypto';
import type { ByteSource } from '../domain/atlas-source.ts';
import { GeoError } from '../domain/errors.ts';
import type { FlatGeometry } from '../domain/flat.ts';
import { type FeatureRange, FeatureRanges } from './feature-ranges.ts';
import {
  type FgbHeader,
  FgbIndex,
  type PolygonVisitor,
  readGeometry,
  readHeader,
  visitPolygons,
} from './fgb-reader.ts';

export interface LayerTable {
  readonly file: string;
  /** Ranges by place id. */
  readonly features: Readonly<Record<string, FeatureRange>>;
}

export interface FileDigest {
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

export interface BoxHit {
  readonly id: string;
  /** Width by height of its box, in square degrees. */
  readonly extent: number;
}

/** Buffers lent for one look at a feature each. Fresh ones would pile up to tens of megabytes before the collector,
 * which sees only their small handles, takes them away. */
const buffers: Uint8Array[] = [];
const idleBuffers = 4;
/** A larger one is not kept: the largest outline that ships takes 1.1 MB. */
const longestIdle = 16 * 2 ** 20;

async function withBuffer(length: number, use: (buffer: Uint8Array) => Promise<void>): Promise<void> {
  const idle = buffers.pop();
  const buffer =
    idle && idle.byteLength >= length ? idle : new Uint8Array(Math.ceil(length / 65_536) * 65_536);
  try {
    await use(buffer);
  } finally {
    if (buffers.length < idleBuffers && buffer.byteLength <= longestIdle) buffers.push(buffer);
  }
}

export class Layer {
  readonly name: string;
  private readonly source: ByteSource;
  private readonly ranges: FeatureRanges;
  private readonly digest: FileDigest | undefined;
  private opened: Promise<FgbHeader> | undefined;
  private index: Promise<FgbIndex> | undefined;

  constructor(name: string, source: ByteSource, table: LayerTable, digest: FileDigest | undefined) {
    this.name = name;
    this.source = source;
    this.ranges = new FeatureRanges(table.features);
    this.digest = digest;
  }

  has(id: string): boolean {
    return this.ranges.has(id);
  }

  ids(): Iterable<string> {
    return this.ranges.ids();
  }

  /** @throws GeoError `data_missing` or `data_corrupt` */
  async geometry(id: string): Promise<FlatGeometry> {
    const header = await this.header();
    const range = this.rangeOf(id);
    return readGeometry(this.source, header, range[0], range[1]);
  }

  /** Shows the polygons of a feature one by one, in memory that is used again.
   * @returns false where the source only gives copies; nothing is shown then */
  async visit(id: string, visitor: PolygonVisitor): Promise<boolean> {
    if (!this.source.readInto) return false;
    const header = await this.header();
    const range = this.rangeOf(id);
    await withBuffer(range[1], (buffer) => visitPolygons(this.source, header, range, buffer, visitor));
    return true;
  }

  /** Places whose box contains a point. */
  near(lon: number, lat: number): Promise<readonly BoxHit[]> {
    return this.hits(lon, lat, lon, lat);
  }

  /** Whether the box of a feature contains a point; true where a layer without a spatial index does not say. */
  async boxHolds(id: string, lon: number, lat: number): Promise<boolean> {
    const header = await this.header();
    if (header.meta.indexNodeSize === 0) return true;
    const at = this.rangeOf(id)[0] - header.featuresAt;
    return (await this.indexOf(header)).search(lon, lat, lon, lat).some(({ offset }) => offset === at);
  }

  /** Ids of the places whose box meets a box, which does not cross ±180°. */
  async inBox(west: number, south: number, east: number, north: number): Promise<string[]> {
    return (await this.hits(west, south, east, north)).map(({ id }) => id);
  }

  private async hits(west: number, south: number, east: number, north: number): Promise<BoxHit[]> {
    const header = await this.header();
    const index = await this.indexOf(header);
    return index.search(west, south, east, north).flatMap(({ offset, extent }) => {
      const id = this.ranges.idAt(header.featuresAt + offset);
      return id === undefined ? [] : [{ id, extent }];
    });
  }

  private indexOf(header: FgbHeader): Promise<FgbIndex> {
    this.index ??= FgbIndex.read(this.source, header);
    return this.index;
  }

  private rangeOf(id: string): FeatureRange {
    const range = this.ranges.get(id);
    if (!range) throw new GeoError('data_missing', `Layer ${this.name} has no geometry of ${id}.`);
    return range;
  }

  /** The header; the first call checks the file against its digest. */
  private header(): Promise<FgbHeader> {
    this.opened ??= this.open().catch((error) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<FgbHeader> {
    if (this.digest) await verify(this.source, this.digest);
    return readHeader(this.source);
  }

  close(): Promise<void> {
    return this.source.close();
  }
}

const chunkBytes = 1 << 20;

/** Compare size and, where reading all of it is cheap, SHA-256.
 * @throws GeoError `data_corrupt` that names the file and both values */
async function verify(source: ByteSource, digest: FileDigest): Promise<void> {
  const size = await source.size();
  if (size !== digest.bytes)
    throw new GeoError(
      'data_corrupt',
      `${source.name} has ${size} bytes, the catalogue says ${digest.bytes}: it is ${size < digest.bytes ? 'truncated' : 'another version'}.`,
    );
  if (!source.local) return;
  const hash = createHash('sha256');
  await withBuffer(chunkBytes, async (buffer) => {
    for (let at = 0; at < size; at += chunkBytes) {
      const length = Math.min(chunkBytes, size - at);
      if (source.readInto) await source.readInto(buffer, at, length);
      hash.update(source.readInto ? buffer.subarray(0, length) : await source.read(at, length));
    }
  });
  const found = hash.digest('hex');
  if (found !== digest.sha256)
    throw new GeoError(
      'data_corrupt',
      `${source.name} is corrupt: its SHA-256 is ${found}, the catalogue says ${digest.sha256}.`,
    );
}
