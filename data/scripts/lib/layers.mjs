/** Turns line-delimited GeoJSON into FlatGeobuf with a packed Hilbert R-tree (by GDAL) and finds where each feature lies. */

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const magic = Buffer.from([0x66, 0x67, 0x62, 0x03, 0x66, 0x67, 0x62]);
const nodeBytes = 40;

/** @returns Map from feature id to [byte offset of its size prefix, bytes with the prefix] */
export function writeFlatGeobuf(source, target, name) {
  rmSync(target, { force: true });
  execFileSync('ogr2ogr', [
    ...['-f', 'FlatGeobuf', target, source, '-nln', name],
    ...['-lco', 'SPATIAL_INDEX=YES', '--config', 'OGR_GEOJSON_MAX_OBJ_SIZE', '0'],
  ]);
  return featureOffsets(readFileSync(target));
}

export function featureOffsets(bytes) {
  if (!bytes.subarray(0, 7).equals(magic)) throw new Error('not a FlatGeobuf file');
  const header = table(bytes, 12);
  // Fields of the header table by their order in the FlatGeobuf schema: 8 features_count, 9 index_node_size.
  const countAt = field(bytes, header, 8);
  const count = Number(bytes.readBigUInt64LE(countAt));
  const nodeAt = field(bytes, header, 9);
  const nodeSize = nodeAt ? bytes.readUInt16LE(nodeAt) : 16;
  let at = 12 + bytes.readUInt32LE(8) + treeBytes(count, nodeSize);
  const offsets = new Map();
  while (at < bytes.length) {
    const size = bytes.readUInt32LE(at) + 4;
    const properties = field(bytes, table(bytes, at + 4), 1);
    const start = properties + bytes.readUInt32LE(properties) + 4;
    // The one column "id": u16 column, u32 length, UTF-8.
    const length = bytes.readUInt32LE(start + 2);
    offsets.set(bytes.toString('utf8', start + 6, start + 6 + length), [at, size]);
    at += size;
  }
  if (offsets.size !== count)
    throw new Error(`expected ${count} features with their own id, found ${offsets.size}`);
  return offsets;
}

const table = (bytes, at) => at + bytes.readUInt32LE(at);

/** Position of a table's field in a FlatBuffer, 0 when absent. */
function field(bytes, at, index) {
  const vtable = at - bytes.readInt32LE(at);
  const slot = 4 + 2 * index;
  const offset = slot < bytes.readUInt16LE(vtable) ? bytes.readUInt16LE(vtable + slot) : 0;
  return offset ? at + offset : 0;
}

function treeBytes(count, nodeSize) {
  let nodes = count;
  for (let level = count; level > 1; ) {
    level = Math.ceil(level / nodeSize);
    nodes += level;
  }
  return nodes * nodeBytes;
}
