/** An OpenStreetMap extract into a store, in two passes: nodes and relations first, then the ways that need both. */

import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { Position } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import { isArea, isFeature } from './area-tags.ts';
import { joinRings, type MemberWay, nestRings } from './assemble.ts';
import type { Tags, Wanted } from './entities.ts';
import { NodeTable } from './node-table.ts';
import { readPbf } from './read-pbf.ts';
import { readXml } from './read-xml.ts';
import { type Extent, StoreWriter } from './store-writer.ts';

export interface OsmImportOptions {
  /** Folder of the stores; made when absent. */
  readonly osmDir: string;
  /** Name of the store, without ending; default: the file's, so that importing it again replaces it. */
  readonly name?: string;
  readonly signal?: AbortSignal;
  /** @param fraction  0 to 1 */
  readonly onProgress?: (fraction: number, stage: string) => void;
}

export interface OsmImport {
  /** Path of the store. */
  readonly file: string;
  readonly name: string;
  readonly bytes: number;
  readonly nodes: number;
  readonly ways: number;
  readonly relations: number;
  readonly features: number;
  /** Ways and relations left out because members are missing or outlines are open, as at the rim of an extract. */
  readonly broken: number;
  readonly bbox: readonly [number, number, number, number];
}

interface Outline {
  readonly id: number;
  tags: Tags;
  readonly ways: readonly number[];
}

/** Import an extract: `.osm.pbf`, `.osm`, `.osm.gz`. The store appears whole or not at all; one of the same name is
 * replaced. Memory: 16 bytes a node, and the vertices of the ways that are members of areas.
 * @throws TypeError for another ending; GeoError `data_corrupt` for a damaged file, `empty_result` for one without features */
export async function importOsm(path: string, options: OsmImportOptions): Promise<OsmImport> {
  const format = /\.osm\.pbf$|\.pbf$/i.test(path)
    ? 'pbf'
    : /\.(?:osm|xml)(?:\.gz)?$/i.test(path)
      ? 'xml'
      : undefined;
  if (!format)
    throw new TypeError(`an extract must end in .osm.pbf, .osm or .osm.gz, received ${basename(path)}`);
  const name =
    options.name ??
    basename(path)
      .replace(/(?:\.osm)?\.(?:pbf|osm|xml|gz)$/i, '')
      .replace(/\.osm$/i, '');
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(name))
    throw new RangeError(`name must be a plain file name, received "${name}"`);
  const { size } = await stat(path);
  await mkdir(options.osmDir, { recursive: true });
  const file = join(options.osmDir, `${name}.osmdb`);
  const part = `${file}.${process.pid}.part`;
  await rm(part, { force: true });
  // SQL is loaded by those who import or ask for map features only.
  const { default: Database } = await import('better-sqlite3');
  const db = new Database(part);
  try {
    const writer = new StoreWriter(db);
    const pass = (number: number, stage: string, wanted: Wanted) =>
      read(path, format, wanted, options, (bytes) => {
        options.onProgress?.((number + bytes / size) / 2, stage);
      });
    const counts = await new Importer(writer).run(pass);
    if (writer.features === 0) throw new GeoError('empty_result', `${basename(path)} holds no map features.`);
    const { west, south, east, north } = counts.extent;
    const bbox = [west, south, east, north] as const;
    const { nodes, ways, relations, broken } = counts;
    const { features } = writer;
    writer.finish({
      name,
      source: basename(path),
      bytes: size,
      bbox,
      nodes,
      ways,
      relations,
      features,
      broken,
      importedAt: new Date().toISOString(),
    });
    db.close();
    await rename(part, file);
    return { file, name, bytes: size, nodes, ways, relations, features, broken, bbox };
  } catch (error) {
    db.close();
    await rm(part, { force: true });
    throw error;
  }
}

async function read(
  path: string,
  format: 'pbf' | 'xml',
  wanted: Wanted,
  { signal }: OsmImportOptions,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const source = /\.gz$/i.test(path) ? createGunzip() : undefined;
  if (source) {
    file.on('error', (error) => source.destroy(error));
    file.pipe(source);
  }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of source ?? file) {
        signal?.throwIfAborted();
        yield chunk as Uint8Array;
        onBytes(file.bytesRead);
        // Reading and inserting go in short steps, so that timers and requests get their turn.
        await setImmediate();
      }
    } catch (error) {
      if ((error as { code?: string }).code?.startsWith('Z_')) {
        throw new GeoError('data_corrupt', 'The gzip file is truncated or damaged.', {
          cause: error,
          fix: 'Download the extract again.',
        });
      }
      throw error;
    } finally {
      file.destroy();
    }
  }
  await (format === 'pbf' ? readPbf(chunks(), wanted) : readXml(chunks(), wanted));
}

class Importer {
  private readonly writer: StoreWriter;
  private readonly table = new NodeTable();
  private readonly outlines: Outline[] = [];
  /** Ways that belong to an outline, and their vertices once read. */
  private readonly members = new Map<number, MemberWay | undefined>();
  /** Outer ways whose tags describe the relation, as people mapped until 2016. */
  private readonly lenders = new Map<number, Outline>();
  private readonly extent: Extent = { west: 180, south: 90, east: -180, north: -90 };
  private nodes = 0;
  private ways = 0;
  private relations = 0;
  private broken = 0;

  constructor(writer: StoreWriter) {
    this.writer = writer;
  }

  async run(pass: (number: number, stage: string, wanted: Wanted) => Promise<void>) {
    await pass(0, 'nodes and relations', {
      node: (id, lon, lat, tags) => this.node(id, lon, lat, tags),
      relation: (id, members, tags) => {
        this.relations++;
        if (tags.type === 'multipolygon' || tags.type === 'boundary') {
          const ways = members.filter(({ type }) => type === 'way');
          this.outline(
            id,
            ways.map(({ ref }) => ref),
            ways.find(({ role }) => role !== 'inner')?.ref,
            tags,
          );
        }
      },
    });
    this.table.seal();
    await pass(1, 'ways', { way: (id, refs, tags) => this.way(id, refs, tags) });
    for (const outline of this.outlines) this.assemble(outline);
    const { nodes, ways, relations, broken, extent } = this;
    return { nodes, ways, relations, broken, extent };
  }

  private node(id: number, lon: number, lat: number, tags: Tags): void {
    if (!(Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) return;
    this.nodes++;
    this.table.add(id, lon, lat);
    const { extent } = this;
    extent.west = Math.min(extent.west, lon);
    extent.east = Math.max(extent.east, lon);
    extent.south = Math.min(extent.south, lat);
    extent.north = Math.max(extent.north, lat);
    if (isFeature(tags)) this.writer.add('node', id, tags, { type: 'Point', coordinates: [lon, lat] });
  }

  private outline(id: number, ways: readonly number[], firstOuter: number | undefined, tags: Tags): void {
    const own = isFeature(tags);
    if (ways.length === 0) {
      if (own) this.broken++;
      return;
    }
    const outline = { id, tags, ways };
    this.outlines.push(outline);
    for (const way of ways) this.members.set(way, undefined);
    if (!own && firstOuter !== undefined) this.lenders.set(firstOuter, outline);
  }

  private way(id: number, refs: readonly number[], tags: Tags): void {
    this.ways++;
    const feature = isFeature(tags);
    const member = this.members.has(id);
    if (!feature && !member) return;
    const positions: Position[] = [];
    const kept: number[] = [];
    for (const ref of refs) {
      const position = this.table.get(ref);
      if (!position) continue;
      positions.push(position);
      kept.push(ref);
    }
    const whole = kept.length === refs.length;
    if (member && whole && refs.length >= 2) this.members.set(id, { refs, positions });
    const borrower = this.lenders.get(id);
    if (borrower && feature) {
      borrower.tags = { ...tags, ...borrower.tags };
      return;
    }
    if (!feature) return;
    const closed = whole && refs.length >= 4 && refs[0] === refs[refs.length - 1];
    if (closed && isArea(tags))
      this.writer.add('way', id, tags, { type: 'Polygon', coordinates: [positions] });
    else if (positions.length >= 2)
      this.writer.add('way', id, tags, { type: 'LineString', coordinates: positions });
    else this.broken++;
  }

  private assemble({ id, tags, ways }: Outline): void {
    if (!isFeature(tags)) return;
    const found = ways.map((way) => this.members.get(way)).filter((way) => way !== undefined);
    const rings = found.length === ways.length ? joinRings(found) : undefined;
    const polygons = rings && nestRings(rings);
    if (!polygons || polygons.length === 0) {
      this.broken++;
      return;
    }
    this.writer.add('relation', id, tags, { type: 'MultiPolygon', coordinates: polygons });
  }
}
