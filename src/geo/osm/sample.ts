/** The small map of Monaco that ships with the data, so that map questions have an answer before anything is imported. */

import { readFile } from 'node:fs/promises';
import { gunzip } from '../../shared/decompress.ts';
import { Pacer } from '../../shared/run-sliced.ts';
import { GeoError } from '../domain/errors.ts';
import { memoryStore } from './fill-store.ts';
import { readXml } from './read-xml.ts';
import type { OsmStore } from './store.ts';

export const sampleName = 'monaco-sample';
const file = 'osm-sample.osm.gz';
const largestSample = 16 * 1024 * 1024;
/** Read at once: some tenths of a millisecond. */
const pieceBytes = 2048;

/** @param folder  of the geo data
 * @returns undefined when the folder holds no sample */
export async function openSample(folder: string): Promise<OsmStore | undefined> {
  let packed: Buffer;
  try {
    packed = await readFile(`${folder}/${file}`);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
  const bytes = await gunzip(packed, { maxOutputLength: largestSample }).catch((cause) => {
    throw new GeoError('data_corrupt', `${file} is damaged or too large to be the sample.`, { cause });
  });
  const pacer = new Pacer();
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      if (pacer.due) await pacer.pause();
      yield bytes.subarray(at, at + pieceBytes);
    }
  }
  return memoryStore((_pass, _stage, wanted) => readXml(pieces(), wanted, file), {
    name: sampleName,
    source: file,
    bytes: packed.length,
    attribution:
      'Graticule’s own sample of Monaco, written down from public facts to some 200 m, Apache-2.0; import an OpenStreetMap extract for a real map',
  });
}
