import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inFreshProcess } from '../support/fresh-process.ts';

const root = fileURLToPath(new URL('../../src', import.meta.url));

/** Everything that a module imports when it is loaded, and what that imports, and so on; types do not count. */
function closure(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    if (files.has(path)) return;
    files.add(path);
    const text = readFileSync(path, 'utf8');
    for (const match of text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gms)) {
      const target = match[1]!;
      if (target.startsWith('.')) visit(resolve(dirname(path), target));
      else packages.add(target);
    }
  };
  visit(entry);
  return { files, packages };
}

test('the geo service alone imports nothing of the tabular service, no SQL and no vector index', () => {
  const { files, packages } = closure(`${root}/geo/index.ts`);
  const rooms = [...files].map((file) => relative(root, file));
  expect(rooms.length).toBeGreaterThan(20);
  expect(rooms.filter((file) => !file.startsWith('geo/') && !file.startsWith('shared/'))).toEqual([]);
  for (const heavy of ['better-sqlite3', 'pg', 'hnswlib-node', 'hono', '@aws-sdk/client-s3'])
    expect([...packages]).not.toContain(heavy);
});

test('the geo service loads what reads files and maps with the first of them', () => {
  const { files, packages } = closure(`${root}/geo/index.ts`);
  const rooms = [...files].map((file) => relative(root, file));
  // The build puts the libraries that they import into them: half a megabyte.
  const readers =
    /^geo\/(?:places\/read\/(?:shapefile|flatgeobuf|geopackage|geojson)|osm\/(?:read-|importer))/;
  expect(rooms.filter((file) => readers.test(file))).toEqual([]);
  expect([...packages]).not.toContain('saxes');
});

test('loading the geo service loads no native library', async () => {
  await import('../../src/geo/index.ts');
  const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: string[] };
  expect(sharedObjects.filter((path) => /graticule\.node|sqlite|hnsw|addon\.node/.test(path))).toEqual([]);
});

test('towns and sentences are answered where no SQL library is installed', async () => {
  const told = await inFreshProcess(`
    import Module from 'node:module';
    const resolve = Module._resolveFilename;
    Module._resolveFilename = (name, ...rest) => {
      if (name !== 'better-sqlite3') return resolve(name, ...rest);
      throw Object.assign(new Error('hidden'), { code: 'MODULE_NOT_FOUND' });
    };
    const { createGeo } = await import('graticule/geo');
    const geo = createGeo();
    const town = await geo.geocode('Paris, Texas');
    const area = await geo.spatial('within 10 km of Paris');
    // Newer Nodes have an SQLite of their own.
    const { getBuiltinModule } = process;
    process.getBuiltinModule = (name) => (name === 'node:sqlite' ? undefined : getBuiltinModule(name));
    const refused = await geo.mapFeatures('cafés in Monaco').catch(({ code }) => code);
    await geo.close();
    console.log(JSON.stringify([town.properties.region, area.geometry.type, refused]));
  `);
  expect(told).toEqual(['Texas', 'Polygon', 'package_missing']);
});
