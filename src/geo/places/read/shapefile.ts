/** ESRI shapefiles: the .shp with its neighbours, or all of them in one .zip; other projections than longitude and latitude are undone
 * where the .prj says which. */

import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { chooseLayer, type ReadOptions, type SourceFeature, UnreadableFile } from './layer-source.ts';

/** The reader holds the file in memory. */
const largestBytes = 2 ** 30;

type Layer = FeatureCollection & { readonly fileName?: string };

interface Parser {
  default(input: Uint8Array | Record<string, Uint8Array | undefined>): Promise<Layer | Layer[]>;
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

export async function* readShapefile(
  path: string,
  { layer, signal }: ReadOptions,
): AsyncGenerator<SourceFeature> {
  const name = basename(path);
  // @ts-expect-error: the package has no types
  const { default: parse } = (await import('shpjs')) as Parser;
  let layers: Layer[];
  try {
    const found = /\.zip$/i.test(path)
      ? await parse(await readWhole(path))
      : await parse({
          shp: await readWhole(path),
          dbf: await beside(path, 'dbf'),
          prj: await beside(path, 'prj'),
          cpg: await beside(path, 'cpg'),
        });
    layers = [found].flat();
  } catch (cause) {
    if (cause instanceof UnreadableFile || (cause as { code?: string }).code === 'ENOENT') throw cause;
    throw new UnreadableFile(
      `${name} is no shapefile, or it is damaged: ${(cause as Error).message}.`,
      undefined,
      {
        cause,
      },
    );
  }
  const names = layers.map(({ fileName }, i) => basename(fileName ?? `layer ${i + 1}`));
  const wanted =
    layers.length === 1 && layer === undefined ? 0 : names.indexOf(chooseLayer(names, layer, name));
  for (const { geometry, properties } of layers[wanted]!.features) {
    signal?.throwIfAborted();
    yield { geometry, attributes: properties ?? {} };
  }
}
