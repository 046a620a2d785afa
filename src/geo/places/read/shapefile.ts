/** ESRI shapefiles: the .shp with its neighbours, or all of them in one .zip; other projections than longitude and latitude are undone
 * where the .prj says which. */

import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { chooseLayer, type ReadOptions, type SourceFeature, UnreadableFile } from './layer-source.ts';
import { checkShapes, checkTable } from './shapefile-check.ts';
import { readZip, type ZipEntry } from './zip.ts';

/** The reader holds the file in memory. */
const largestBytes = 2 ** 30;

/** The files of one layer by their endings; those that may be missing are undefined. */
interface Parts extends Readonly<Record<'dbf' | 'prj' | 'cpg', Uint8Array | undefined>> {
  readonly shp: Uint8Array;
}

interface Layer {
  readonly name: string;
  readonly parts: () => Promise<Parts>;
}

interface Parser {
  default(input: Parts): Promise<FeatureCollection>;
}

async function readWhole(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > largestBytes)
    throw new UnreadableFile(`${basename(path)} has more than 1 GiB.`, 'Convert it: ogr2ogr out.gpkg FILE');
  return readFile(path);
}

/** A neighbour of the .shp; those that may be missing are undefined. */
async function beside(path: string, ending: string): Promise<Uint8Array | undefined> {
  for (const name of [ending, ending.toUpperCase()]) {
    try {
      return await readWhole(path.replace(/\.shp$/i, `.${name}`));
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}

/** One file and its neighbours. */
const layerAt = (path: string): Layer => ({
  name: basename(path).replace(/\.shp$/i, ''),
  parts: async () => ({
    shp: await readWhole(path),
    dbf: await beside(path, 'dbf'),
    prj: await beside(path, 'prj'),
    cpg: await beside(path, 'cpg'),
  }),
});

function layersIn(entries: readonly ZipEntry[]): Layer[] {
  const files = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  return entries
    .filter(({ name }) => /\.shp$/i.test(name) && !name.includes('__MACOSX'))
    .map((shp) => {
      const path = shp.name.slice(0, -'.shp'.length);
      const part = (ending: string) => files.get(`${path}.${ending}`.toLowerCase())?.read();
      return {
        name: basename(path),
        parts: async () => ({
          shp: await shp.read(),
          dbf: await part('dbf'),
          prj: await part('prj'),
          cpg: await part('cpg'),
        }),
      };
    });
}

export async function* readShapefile(
  path: string,
  { layer, signal }: ReadOptions,
): AsyncGenerator<SourceFeature> {
  const name = basename(path);
  // @ts-expect-error: the package has no types
  const { default: parse } = (await import('shpjs')) as Parser;
  const layers = /\.zip$/i.test(path) ? layersIn(readZip(await readWhole(path), name)) : [layerAt(path)];
  const names = layers.map((one) => one.name);
  const wanted =
    layers.length === 1 && layer === undefined ? 0 : names.indexOf(chooseLayer(names, layer, name));
  let found: FeatureCollection;
  try {
    const parts = await layers[wanted]!.parts();
    checkShapes(parts.shp, name);
    if (parts.dbf) checkTable(parts.dbf, name);
    found = await parse(parts);
  } catch (cause) {
    if (cause instanceof UnreadableFile || (cause as { code?: string }).code === 'ENOENT') throw cause;
    throw new UnreadableFile(
      `${name} is not a shapefile, or it is damaged: ${(cause as Error).message}.`,
      undefined,
      {
        cause,
      },
    );
  }
  for (const { geometry, properties } of found.features) {
    signal?.throwIfAborted();
    yield { geometry, attributes: properties ?? {} };
  }
}
