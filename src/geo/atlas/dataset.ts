/** The files of a data folder and what the catalogue says of them. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompress } from '../../shared/decompress.ts';
import { runSliced } from '../../shared/run-sliced.ts';
import * as z from '../../shared/zod.ts';
import type { AtlasSource } from '../domain/atlas-source.ts';
import { dataFileLabel } from '../domain/data-file.ts';
import { GeoError } from '../domain/errors.ts';
import type { FeatureRange } from './feature-ranges.ts';
import { type FileDigest, Layer } from './layer.ts';

/** `catalogue.json` beside the data: digests of the files, and where each feature lies in its layer. */
const catalogueSchema = z.object({
  version: z.literal(1),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

export interface Catalogue {
  readonly files: Readonly<Record<string, FileDigest>>;
  readonly layers: Readonly<
    Record<string, { file: string; features: Readonly<Record<string, FeatureRange>> }>
  >;
}

/** @throws GeoError `data_missing` or `data_corrupt` naming the file */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const path = `${folder}/catalogue.json`;
  const bytes = await readDataFile(path, undefined);
  try {
    const parsed = JSON.parse(Buffer.from(bytes).toString());
    // Some 10,000 ranges: a schema takes a while for them.
    const head = catalogueSchema.parse(parsed);
    const layers: unknown = parsed.layers ?? {};
    if (!areLayers(layers)) throw new TypeError('layers are not tables of byte ranges');
    return { files: head.files, layers };
  } catch (cause) {
    throw new GeoError('data_corrupt', `${dataFileLabel(path)} is not a catalogue of this version.`, {
      cause,
    });
  }
}

type Layers = Catalogue['layers'];

function areLayers(value: unknown): value is Layers {
  const isTable = (table: unknown): table is object => typeof table === 'object' && table !== null;
  const isByte = (at: unknown) => Number.isSafeInteger(at) && (at as number) >= 0;
  return (
    isTable(value) &&
    Object.values(value).every(
      ({ file, features }) =>
        typeof file === 'string' &&
        isTable(features) &&
        Object.values(features).every(
          (range) => Array.isArray(range) && range.length === 2 && range.every(isByte),
        ),
    )
  );
}

/** A file, or what of it the package has as `NAME.br`. */
async function readPlainOrPacked(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (missing) {
    const packed = await readFile(`${path}.br`).catch(() => {
      throw missing;
    });
    return brotliDecompress(packed).catch((cause) => {
      throw new GeoError('data_corrupt', `${dataFileLabel(path)}.br cannot be unpacked.`, { cause });
    });
  }
}

/** A whole file, packed or not, checked against its digest when one is given.
 * @param digest  of what is not packed
 * @throws GeoError `data_missing`, `data_corrupt` */
export async function readDataFile(path: string, digest: FileDigest | undefined): Promise<Uint8Array> {
  let bytes: Buffer;
  try {
    bytes = await readPlainOrPacked(path);
  } catch (cause) {
    if (cause instanceof GeoError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    throw new GeoError('data_missing', `The data file ${dataFileLabel(path)} cannot be read (${code}).`, {
      cause,
    });
  }
  if (digest === undefined) return bytes;
  if (bytes.byteLength !== digest.bytes)
    throw new GeoError(
      'data_corrupt',
      `${dataFileLabel(path)} has ${bytes.byteLength} bytes, the catalogue says ${digest.bytes}: it is ${bytes.byteLength < digest.bytes ? 'truncated' : 'another version'}.`,
    );
  const found = await runSliced(sha256(bytes));
  if (found !== digest.sha256)
    throw new GeoError(
      'data_corrupt',
      `${dataFileLabel(path)} is corrupt: its SHA-256 is ${found}, the catalogue says ${digest.sha256}.`,
    );
  return bytes;
}

/** Bytes hashed at once: some tenths of a millisecond. */
const pieceBytes = 128 * 2 ** 10;

function* sha256(bytes: Uint8Array): Generator<void, string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    hash.update(bytes.subarray(at, at + pieceBytes));
    yield;
  }
  return hash.digest('hex');
}

/** The layers of a catalogue over the source of their bytes; nothing is opened yet. */
export function openLayers(catalogue: Catalogue, source: AtlasSource, verify: boolean): Map<string, Layer> {
  return new Map(
    Object.entries(catalogue.layers).map(([name, table]) => [
      name,
      new Layer(name, source.open(table.file), table, verify ? catalogue.files[table.file] : undefined),
    ]),
  );
}
