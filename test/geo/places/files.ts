/** Files of places in every format that is read, made from the same features. */

import { writeFileSync } from 'node:fs';
import { deflateRawSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { serialize } from 'flatgeobuf/lib/mjs/geojson.js';
import type { Feature, FeatureCollection, Geometry, Polygon, Position } from 'geojson';

export const square = (west: number, south: number, size: number): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});

/** Two districts of a land that no gazetteer knows, in the middle of the Atlantic, and their harbour. */
export const features: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      id: 'N1',
      properties: {
        name: 'Nordmarka-Ost',
        'name:de': 'Nordmarken',
        alt_name: 'The Northmarch;Nomark',
        country: 'Atlantis',
        population: 52000,
      },
      geometry: square(-30, 40, 1),
    },
    {
      type: 'Feature',
      id: 'S1',
      properties: { name: 'Sørvik', country: 'Atlantis' },
      geometry: square(-30, 39, 1),
    },
    {
      type: 'Feature',
      id: 'H1',
      properties: { name: 'Vikhavn', country: 'Atlantis' },
      geometry: { type: 'Point', coordinates: [-29.5, 39.5] },
    },
  ],
};

export function wkb(geometry: Geometry, little = true): Buffer {
  const parts: Buffer[] = [];
  const uint32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    if (little) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    parts.push(bytes);
  };
  const position = ([lon, lat]: Position) => {
    for (const value of [lon!, lat!]) {
      const bytes = Buffer.alloc(8);
      if (little) bytes.writeDoubleLE(value);
      else bytes.writeDoubleBE(value);
      parts.push(bytes);
    }
  };
  const list = <T>(members: readonly T[], write: (member: T) => void) => {
    uint32(members.length);
    members.forEach(write);
  };
  const one = (given: Geometry) => {
    parts.push(Buffer.from([little ? 1 : 0]));
    const types = [
      'Point',
      'LineString',
      'Polygon',
      'MultiPoint',
      'MultiLineString',
      'MultiPolygon',
      'GeometryCollection',
    ];
    uint32(types.indexOf(given.type) + 1);
    switch (given.type) {
      case 'Point':
        position(given.coordinates);
        break;
      case 'LineString':
        list(given.coordinates, position);
        break;
      case 'Polygon':
        list(given.coordinates, (ring) => list(ring, position));
        break;
      case 'GeometryCollection':
        list(given.geometries, one);
        break;
      default: {
        const single = given.type.slice(5) as 'Point';
        list(given.coordinates as Position[], (coordinates) => one({ type: single, coordinates }));
      }
    }
  };
  one(geometry);
  return Buffer.concat(parts);
}

/** A GeoPackage with a layer for each name.
 * @param srs  identifier of the reference system */
export function writeGeoPackage(
  path: string,
  layers: Readonly<Record<string, readonly Feature[]>>,
  srs = 4326,
): void {
  const db = new Database(path);
  db.exec(`
    CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT, srs_id INTEGER PRIMARY KEY, organization TEXT, organization_coordsys_id INTEGER, definition TEXT);
    INSERT INTO gpkg_spatial_ref_sys VALUES ('WGS 84', 4326, 'EPSG', 4326, ''), ('UTM 32', 32632, 'EPSG', 32632, '');
    CREATE TABLE gpkg_contents (table_name TEXT PRIMARY KEY, data_type TEXT);
    CREATE TABLE gpkg_geometry_columns (table_name TEXT, column_name TEXT, srs_id INTEGER);`);
  for (const [layer, members] of Object.entries(layers)) {
    db.exec(`CREATE TABLE "${layer}" (fid INTEGER PRIMARY KEY, geom BLOB, name TEXT, country TEXT, population INTEGER);
      INSERT INTO gpkg_contents VALUES ('${layer}', 'features'); INSERT INTO gpkg_geometry_columns VALUES ('${layer}', 'geom', ${srs})`);
    for (const { geometry, properties } of members) {
      const header = Buffer.from([0x47, 0x50, 0, 1, 0, 0, 0, 0]);
      header.writeInt32LE(srs, 4);
      db.prepare(`INSERT INTO "${layer}" (geom, name, country, population) VALUES (?, ?, ?, ?)`).run(
        Buffer.concat([header, wkb(geometry)]),
        properties?.name ?? null,
        properties?.country ?? null,
        properties?.population ?? null,
      );
    }
  }
  db.close();
}

/** A shapefile of polygons with a table of one column (Esri's technical description of July 1998; dBASE III). */
export function writeShapefile(path: string, members: readonly Feature<Polygon>[]): void {
  const records = members.map(({ geometry }, i) => {
    // Outer rings run clockwise there.
    const ring = [...geometry.coordinates[0]!].reverse();
    const body = Buffer.alloc(44 + 4 + 16 * ring.length);
    body.writeInt32LE(5, 0);
    const [xs, ys] = [ring.map(([x]) => x!), ring.map(([, y]) => y!)];
    [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((value, k) => {
      body.writeDoubleLE(value, 4 + 8 * k);
    });
    body.writeInt32LE(1, 36);
    body.writeInt32LE(ring.length, 40);
    body.writeInt32LE(0, 44);
    ring.forEach(([x, y], k) => {
      body.writeDoubleLE(x!, 48 + 16 * k);
      body.writeDoubleLE(y!, 56 + 16 * k);
    });
    const head = Buffer.alloc(8);
    head.writeInt32BE(i + 1, 0);
    head.writeInt32BE(body.length / 2, 4);
    return Buffer.concat([head, body]);
  });
  const content = Buffer.concat(records);
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE((100 + content.length) / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(5, 32);
  writeFileSync(path, Buffer.concat([head, content]));
  const width = 40;
  const table = Buffer.alloc(32 + 32 + 1 + members.length * (width + 1) + 1, 0x20);
  table.fill(0, 0, 64);
  table[0] = 3;
  table.writeUInt32LE(members.length, 4);
  table.writeUInt16LE(65, 8);
  table.writeUInt16LE(width + 1, 10);
  table.write('shapeName\0', 32, 'ascii');
  table.write('C', 32 + 11, 'ascii');
  table[32 + 16] = width;
  table[64] = 0x0d;
  members.forEach(({ properties }, i) => {
    table.write(` ${properties?.name}`.padEnd(width + 1), 65 + i * (width + 1), 'latin1');
  });
  writeFileSync(path.replace('.shp', '.dbf'), table);
  writeFileSync(path.replace('.shp', '.cpg'), 'ISO-8859-1');
  writeFileSync(
    path.replace('.shp', '.prj'),
    'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
  );
}

export const areas = features.features.filter(
  ({ geometry }) => geometry.type === 'Polygon',
) as Feature<Polygon>[];

/** Writes the file that its ending says.
 * @returns how many places it holds */
export function writeFile(path: string): number {
  const lines = features.features.map((feature) => JSON.stringify(feature)).join('\n');
  if (path.endsWith('.geojson')) writeFileSync(path, JSON.stringify(features, undefined, 1));
  else if (path.endsWith('.geojson.gz')) writeFileSync(path, gzipSync(JSON.stringify(features)));
  else if (path.endsWith('.geojsonl')) writeFileSync(path, `\u001e${lines}\n`);
  else if (path.endsWith('.gpkg')) writeGeoPackage(path, { districts: features.features });
  else if (path.endsWith('.fgb'))
    writeFileSync(path, serialize({ type: 'FeatureCollection', features: areas }));
  else if (path.endsWith('.shp')) writeShapefile(path, areas);
  return path.endsWith('.fgb') || path.endsWith('.shp') ? 2 : 3;
}

/** A .zip of files, in the order given. */
export function zipOf(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end]);
}
