/** Writes what a data folder needs besides its layers: gazetteer, name index, and the catalogue with digests of all
 * files and the place of every feature. Called by the data build and by the import of a user's own layers. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addon } from '../../../bindings/addon.d.ts';
import { loadAddon } from '../../shared/load-addon.ts';
import { compileGazetteer, type PlaceRecord } from './compile.ts';
import { Gazetteer } from './gazetteer.ts';
import { buildNameIndex, embeddedKeys } from './name-index.ts';

/** Byte range of a feature, its size prefix included. */
type Range = [offset: number, length: number];

export interface DatasetSummary {
  readonly places: number;
  readonly names: number;
  readonly embedded: number;
  readonly bytes: Readonly<Record<string, number>>;
}

/** @param folder   holds the layers as `<layer>.fgb`, each feature with the id of its place in a text column `id`
 * @param records  all places; the layer that a record names must hold a feature with its id
 * @throws RangeError naming a record whose layer or feature is missing */
export async function writeDataset(folder: string, records: readonly PlaceRecord[]): Promise<DatasetSummary> {
  const layers: Record<string, { file: string; features: Record<string, Range> }> = {};
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.fgb'))
    .sort())
    layers[file.slice(0, -4)] = { file, features: featureRanges(readFileSync(join(folder, file)), file) };
  for (const { id, layer } of records)
    if (layer !== undefined && layers[layer]?.features[id] === undefined)
      throw new RangeError(`place "${id}" has no feature in layer "${layer}"`);
  const addon = loadAddon<Addon>();
  const bytes = compileGazetteer(records);
  const gazetteer = Gazetteer.read(bytes);
  writeFileSync(join(folder, 'gazetteer.bin'), bytes);
  const keys = embeddedKeys(gazetteer);
  const sidecar = await buildNameIndex(gazetteer, keys, addon, join(folder, 'names.hnsw'));
  writeFileSync(join(folder, 'names.bin'), sidecar);
  const files: Record<string, { bytes: number; sha256: string }> = {};
  for (const file of [
    'gazetteer.bin',
    'names.bin',
    'names.hnsw',
    ...readdirSync(folder).filter((name) => name === 'coverage.bin' || name === 'sets.json.br'),
    ...Object.values(layers).map((l) => l.file),
  ]) {
    const content = readFileSync(join(folder, file));
    files[file] = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  }
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify({ version: 1, files, layers }));
  const sizes = Object.fromEntries(Object.entries(files).map(([file, digest]) => [file, digest.bytes]));
  return { places: gazetteer.size, names: gazetteer.keyCount, embedded: keys.length, bytes: sizes };
}

const nodeBytes = 40;

/** Where each feature of a FlatGeobuf lies, by its text column `id`.
 * @see https://github.com/flatgeobuf/flatgeobuf/tree/master/src/fbs: features_count is field 8 of the header,
 *      index_node_size field 9; properties are field 1 of a feature */
export function featureRanges(bytes: Buffer, name: string): Record<string, Range> {
  const table = (at: number) => at + bytes.readUInt32LE(at);
  const field = (at: number, index: number): number => {
    const vtable = at - bytes.readInt32LE(at);
    const slot = 4 + 2 * index;
    const offset = slot < bytes.readUInt16LE(vtable) ? bytes.readUInt16LE(vtable + slot) : 0;
    return offset === 0 ? 0 : at + offset;
  };
  const header = table(12);
  const countAt = field(header, 8);
  const nodeAt = field(header, 9);
  const count = countAt === 0 ? 0 : Number(bytes.readBigUInt64LE(countAt));
  const nodeSize = nodeAt === 0 ? 16 : bytes.readUInt16LE(nodeAt);
  let at = 12 + bytes.readUInt32LE(8) + treeBytes(count, nodeSize);
  const ranges: Record<string, Range> = {};
  while (at < bytes.length) {
    const length = bytes.readUInt32LE(at) + 4;
    const properties = field(table(at + 4), 1);
    if (properties === 0) throw new RangeError(`${name}: the feature at byte ${at} has no id`);
    const start = properties + bytes.readUInt32LE(properties) + 4;
    // The one column: its number (2 bytes), the length of the text (4), the text.
    const id = bytes.toString('utf8', start + 6, start + 6 + bytes.readUInt32LE(start + 2));
    if (ranges[id] !== undefined) throw new RangeError(`${name}: two features have the id "${id}"`);
    ranges[id] = [at, length];
    at += length;
  }
  return ranges;
}

function treeBytes(count: number, nodeSize: number): number {
  if (nodeSize === 0 || count === 0) return 0;
  let nodes = count;
  let level = count;
  do {
    level = Math.ceil(level / nodeSize);
    nodes += level;
  } while (level > 1);
  return nodes * nodeBytes;
}
