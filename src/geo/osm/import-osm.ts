/** An OpenStreetMap extract into a store. */

import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { Database as Sqlite } from 'better-sqlite3';
import { publishStore } from '../../shared/checked-store.ts';
import { checkStoreName, partOf, removeLeftovers } from '../../shared/leftovers.ts';
import { openDatabase } from '../../shared/sqlite/open-database.ts';
import { toStorageError } from '../../shared/storage-error.ts';
import { makePrivateFolder } from '../../shared/whole-file.ts';
import type { Box } from '../domain/box.ts';
import { osmAttribution } from '../domain/map-store.ts';
import type { Wanted } from './entities.ts';
import { Damage, damagedFile, limits } from './limits.ts';

/** Options of `importOsm`. */
export interface OsmImportOptions {
  /** Folder of the stores; made when absent. */
  readonly osmDir: string;
  /** Name of the store, without ending.
   * @defaultValue the file's, so that importing it again replaces it */
  readonly name?: string;
  /** Aborting rejects with the signal's reason and leaves nothing.
   * @defaultValue none */
  readonly signal?: AbortSignal;
  /** @param fraction  0 to 1
   * @defaultValue nobody is told */
  readonly onProgress?: (fraction: number, stage: string) => void;
}

/** What an import of an extract has read and written. */
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
  /** The first 20 of them, with the reason. */
  readonly problems: readonly string[];
  /** What the file says it covers, else the extent of its nodes. */
  readonly bbox: Box;
}

/** Import an extract: `.osm.pbf`, `.osm`, `.osm.gz`. The store appears whole or not at all; one of the same name is
 * replaced, and stays as it was when the import fails. Needs 16 bytes a node of free space in `osmDir` while it runs;
 * memory does not grow with the number of nodes.
 * @throws TypeError for another ending; GeoError `data_corrupt` for a damaged file or one that passes a ceiling
 * (osm/limits.ts), naming file, place and ceiling, `empty_result` for one without features; StorageError for a folder
 * that is full, read-only or not accessible
 * @example
 * const { features, problems } = await importOsm('monaco.osm.pbf', { osmDir: './data/osm' });
 * const geo = createGeo({ osmDir: './data/osm' }); */
export async function importOsm(path: string, options: OsmImportOptions): Promise<OsmImport> {
  const format = formatOf(path);
  const name = options.name ?? defaultName(path);
  checkStoreName(name);
  const { size } = await stat(path);
  const file = join(options.osmDir, `${name}.osmdb`);
  try {
    await makePrivateFolder(options.osmDir);
    await removeLeftovers(options.osmDir);
    return { file, bytes: size, ...(await write(path, size, file, { ...options, name }, format)) };
  } catch (error) {
    // What keeps the extract itself from being opened is the caller's to read as it is.
    throw (error as NodeJS.ErrnoException).path === path ? error : toStorageError(error, file);
  }
}

async function write(
  path: string,
  size: number,
  file: string,
  options: OsmImportOptions & { readonly name: string },
  format: 'pbf' | 'xml',
): Promise<Omit<OsmImport, 'file' | 'bytes'>> {
  // Two imports of one name may run at once: the last to end wins.
  const part = partOf(file);
  // Only an import needs these, and the package is imported for questions.
  const { createPrivateFile } = await import('../../shared/sqlite/open-file.ts');
  const { fillStore } = await import('./fill-store.ts');
  const { NodeTable } = await import('./node-table.ts');
  const table = new NodeTable(`${part}.nodes`);
  let db: Sqlite | undefined;
  try {
    createPrivateFile(part);
    db = openDatabase(part);
    const blobs = new Set<number>();
    const done = await fillStore(
      db,
      table,
      (pass, stage, wanted) =>
        read(path, format, wanted, options, blobs, (bytes) => {
          options.onProgress?.((pass + bytes / size) / 2, stage);
        }),
      { name: options.name, source: basename(path), bytes: size, attribution: osmAttribution },
    );
    db.close();
    // After a power cut there is the old store or the new one.
    await publishStore(part, file);
    return done;
  } finally {
    db?.close();
    table.close();
    await rm(part, { force: true });
  }
}

function formatOf(path: string): 'pbf' | 'xml' {
  if (/\.pbf$/i.test(path)) return 'pbf';
  if (/\.(?:osm|xml)(?:\.gz)?$/i.test(path)) return 'xml';
  throw new TypeError(`an extract must end in .osm.pbf, .osm or .osm.gz, received ${basename(path)}`);
}

const defaultName = (path: string) =>
  basename(path)
    .replace(/(?:\.osm)?\.(?:pbf|osm|xml|gz)$/i, '')
    .replace(/\.(?:osm|xml)$/i, '');

async function read(
  path: string,
  format: 'pbf' | 'xml',
  wanted: Wanted,
  { signal }: OsmImportOptions,
  blobs: Set<number>,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const name = basename(path);
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const source = /\.gz$/i.test(path) ? createGunzip() : undefined;
  if (source) {
    file.on('error', (error) => source.destroy(error));
    file.pipe(source);
  }
  let content = 0;
  const expanded = (bytes: number) => {
    content += bytes;
    if (content > limits.expansionFreeBytes + limits.expansion * file.bytesRead)
      throw damagedFile(
        `${name} at byte ${file.bytesRead.toLocaleString('en')}`,
        new Damage(`its content is more than ${limits.expansion} times as large as the file`),
      );
  };
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of source ?? file) {
        signal?.throwIfAborted();
        if (source) expanded((chunk as Uint8Array).length);
        yield chunk as Uint8Array;
        onBytes(file.bytesRead);
        // Reading and inserting go in short steps, so that timers and requests get their turn.
        await setImmediate();
      }
    } catch (error) {
      if ((error as { code?: string }).code?.startsWith('Z_'))
        throw damagedFile(name, new Damage('its gzip data are truncated or damaged'));
      throw (error as NodeJS.ErrnoException).path === path ? error : toStorageError(error, name);
    } finally {
      file.destroy();
      source?.destroy();
    }
  }
  if (format === 'pbf') {
    const { readPbf } = await import('./read-pbf.ts');
    await readPbf(chunks(), wanted, blobs, name, expanded);
  } else {
    const { readXml } = await import('./read-xml.ts');
    await readXml(chunks(), wanted, name);
  }
}
