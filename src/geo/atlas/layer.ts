/** One layer of geometry: a FlatGeobuf file with a table from place id to byte range. */

import { createHash } from 'node:crypto';
import type { ByteSource } from '../domain/atlas-source.ts';
import { GeoError } from '../domain/errors.ts';
import type { FlatGeometry } from '../domain/flat.ts';
import { type FgbHeader, FgbIndex, readGeometry, readHeader } from './fgb-reader.ts';

/** Byte range of a feature, its size prefix included. */
export type FeatureRange = readonly [offset: number, length: number];

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

export class Layer {
  readonly name: string;
  private readonly source: ByteSource;
  private readonly table: LayerTable;
  private readonly digest: FileDigest | undefined;
  private opened: Promise<FgbHeader> | undefined;
  private index: Promise<FgbIndex> | undefined;
  private idAt: Map<number, string> | undefined;

  constructor(name: string, source: ByteSource, table: LayerTable, digest: FileDigest | undefined) {
    this.name = name;
    this.source = source;
    this.table = table;
    this.digest = digest;
  }

  has(id: string): boolean {
    return Object.hasOwn(this.table.features, id);
  }

  /** @throws GeoError `data_missing` or `data_corrupt` */
  async geometry(id: string): Promise<FlatGeometry> {
    const header = await this.header();
    const range = this.table.features[id];
    if (!range) throw new GeoError('data_missing', `Layer ${this.name} has no geometry of ${id}.`);
    return readGeometry(this.source, header, range[0], range[1]);
  }

  /** Ids of the places whose box contains a point. */
  near(lon: number, lat: number): Promise<string[]> {
    return this.inBox(lon, lat, lon, lat);
  }

  /** Ids of the places whose box meets a box, which does not cross ±180°. */
  async inBox(west: number, south: number, east: number, north: number): Promise<string[]> {
    const header = await this.header();
    this.index ??= FgbIndex.read(this.source, header);
    this.idAt ??= new Map(Object.entries(this.table.features).map(([id, [offset]]) => [offset, id]));
    const offsets = (await this.index).search(west, south, east, north);
    return offsets.flatMap((offset) => this.idAt!.get(header.featuresAt + offset) ?? []);
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
export async function verify(source: ByteSource, digest: FileDigest): Promise<void> {
  const size = await source.size();
  if (size !== digest.bytes)
    throw new GeoError(
      'data_corrupt',
      `${source.name} has ${size} bytes, the catalogue says ${digest.bytes}: it is ${size < digest.bytes ? 'truncated' : 'another version'}.`,
    );
  if (!source.local) return;
  const hash = createHash('sha256');
  for (let at = 0; at < size; at += chunkBytes)
    hash.update(await source.read(at, Math.min(chunkBytes, size - at)));
  const found = hash.digest('hex');
  if (found !== digest.sha256)
    throw new GeoError(
      'data_corrupt',
      `${source.name} is corrupt: its SHA-256 is ${found}, the catalogue says ${digest.sha256}.`,
    );
}
