import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnreadableFile } from '../../../src/geo/places/read/layer-source.ts';
import { readerOf } from '../../../src/geo/places/read/read-file.ts';
import { areas, writeShapefile, zipOf } from './files.ts';

let folder: string;
let shapefile: Record<string, Buffer>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'graticule-zip-'));
  writeShapefile(join(folder, 'a.shp'), areas);
  shapefile = Object.fromEntries(
    ['shp', 'dbf', 'cpg', 'prj'].map((ending) => [`a.${ending}`, readFileSync(join(folder, `a.${ending}`))]),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Uint8Array, layer?: string, file = 'places.zip') {
  const path = join(folder, file);
  writeFileSync(path, bytes);
  const names = [];
  for await (const { attributes } of readerOf(path)(path, layer === undefined ? {} : { layer }))
    names.push(attributes.shapeName);
  return names;
}
const loose = areas.map(({ properties }) => properties?.name);
const inside = (folderName: string) =>
  Object.fromEntries(Object.entries(shapefile).map(([name, bytes]) => [`${folderName}/${name}`, bytes]));

test('a zipped shapefile is read with its neighbours, whatever the case of their endings', async () => {
  expect(await read(zipOf(shapefile))).toEqual(loose);
  const upper = Object.entries(inside('deep/er')).map(
    ([name, bytes]) => [name.toUpperCase(), bytes] as const,
  );
  expect(await read(zipOf(Object.fromEntries([['__MACOSX/a.shp', Buffer.alloc(4)], ...upper])))).toEqual(
    loose,
  );
});

test('of several layers one is chosen by name', async () => {
  const both = zipOf({ ...shapefile, 'b.shp': shapefile['a.shp']! });
  await expect(read(both)).rejects.toThrow('2 layers');
  expect(await read(both, 'a')).toEqual(loose);
  await expect(read(both, 'c')).rejects.toThrow('no layer "c"');
  await expect(read(zipOf({ 'readme.txt': Buffer.from('none') }))).rejects.toThrow('no layer');
});

describe('what is no archive, or lies about itself, is refused', () => {
  const changed = (change: (bytes: Buffer) => void) => {
    const bytes = zipOf(shapefile);
    change(bytes);
    return bytes;
  };
  const mark = (bytes: Buffer, text: string) => bytes.indexOf(text);
  test.each<[string, () => Uint8Array]>([
    ['nothing', () => Buffer.alloc(0)],
    ['only the first bytes', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500, 255)])],
    ['no directory', () => zipOf(shapefile).subarray(0, -30)],
    [
      'a directory cut short',
      () => changed((bytes) => bytes.fill(0, mark(bytes, 'PK\x01\x02') + 60, bytes.length - 22)),
    ],
    ['more files than there are', () => changed((bytes) => bytes.writeUInt16LE(9999, bytes.length - 12))],
    ['encrypted', () => changed((bytes) => bytes.writeUInt16LE(1, mark(bytes, 'PK\x01\x02') + 8))],
    [
      'a method nobody knows',
      () => changed((bytes) => bytes.writeUInt16LE(99, mark(bytes, 'PK\x01\x02') + 10)),
    ],
    [
      'more bytes than it says',
      () => changed((bytes) => bytes.writeUInt32LE(7, mark(bytes, 'PK\x01\x02') + 24)),
    ],
    ['a bomb', () => changed((bytes) => bytes.writeUInt32LE(2 ** 32 - 1, mark(bytes, 'PK\x01\x02') + 24))],
    [
      'files outside of it',
      () => changed((bytes) => bytes.writeUInt32LE(2 ** 31, mark(bytes, 'PK\x01\x02') + 42)),
    ],
  ])('%s', async (_, bytes) => {
    await expect(read(bytes())).rejects.toBeInstanceOf(UnreadableFile);
  });
});

test('a FlatGeobuf without bytes or without features is refused', async () => {
  await expect(read(Buffer.alloc(0), undefined, 'empty.fgb')).rejects.toBeInstanceOf(UnreadableFile);
});

describe('a shapefile that lies about its lengths is refused', () => {
  const lying = (ending: 'shp' | 'dbf', change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(shapefile[`a.${ending}`]!);
    change(bytes);
    return zipOf({ ...shapefile, [`a.${ending}`]: bytes });
  };
  test.each<[string, () => Uint8Array]>([
    ['a record of no length', () => lying('shp', (bytes) => bytes.writeInt32BE(0, 104))],
    ['a record that ends before it begins', () => lying('shp', (bytes) => bytes.writeInt32BE(-4, 104))],
    ['a record longer than the file', () => lying('shp', (bytes) => bytes.writeInt32BE(1e9, 104))],
    ['rows without end', () => lying('dbf', (bytes) => bytes.writeUInt32LE(2 ** 32 - 1, 4))],
    ['rows of no width', () => lying('dbf', (bytes) => bytes.writeUInt16LE(0, 10))],
    ['a header without end', () => lying('dbf', (bytes) => bytes.writeUInt16LE(65_535, 8))],
    ['a column of no width', () => lying('dbf', (bytes) => bytes.writeUInt8(0, 48))],
  ])('%s', async (_, bytes) => {
    await expect(read(bytes())).rejects.toThrow('damaged');
  });
});
