import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { Feature } from 'geojson';
import {
  lonLatSystems,
  type ReadOptions,
  type SourceFeature,
  toWgs84,
  UnreadableFile,
} from './layer-source.ts';

interface Header {
  readonly featuresCount: number;
  readonly indexNodeSize: number;
  readonly crs?: { readonly code: number; readonly name: string | null } | null;
}

export async function* readFlatGeobuf(path: string, { signal }: ReadOptions): AsyncGenerator<SourceFeature> {
  const name = basename(path);
  const { deserialize } = await import('flatgeobuf/lib/mjs/geojson.js');
  const file = createReadStream(path, { highWaterMark: 2 ** 18 });
  let header: Header | undefined;
  try {
    const features = deserialize(Readable.toWeb(file) as ReadableStream, {
      headerMetaFn: (found: unknown) => {
        header = found as Header;
        // The reader would look for the end of an index that has no entries for ever.
        if (header.indexNodeSize > 0 && !(header.featuresCount > 0))
          throw new UnreadableFile(`${name} has no features, or it is not a FlatGeobuf.`);
      },
    }) as AsyncIterable<Feature>;
    for await (const { geometry, properties } of features) {
      signal?.throwIfAborted();
      const code = header?.crs?.code ?? 0;
      if (!lonLatSystems.includes(code))
        throw new UnreadableFile(
          `${name} is in EPSG:${code}, not in longitude and latitude on WGS 84.`,
          toWgs84,
        );
      yield { geometry, attributes: properties ?? {} };
    }
  } catch (cause) {
    if (cause instanceof UnreadableFile || signal?.aborted) throw cause;
    throw new UnreadableFile(
      `${name} is not a FlatGeobuf, or it is damaged: ${(cause as Error).message}.`,
      undefined,
      {
        cause,
      },
    );
  } finally {
    file.destroy();
  }
}
