/** The thread that cuts tiles: reading and indexing outlines takes up to seconds, once for each scale. */

import { parentPort, workerData } from 'node:worker_threads';
import { answerAsks } from '../../shared/asked-thread.ts';
import { runSliced } from '../../shared/run-sliced.ts';
import { atlasFrom } from '../atlas/byte-source.ts';
import { openLayers, readCatalogue, readDataFile } from '../atlas/dataset.ts';
import { dataFileLabel } from '../domain/data-file.ts';
import { Gazetteer } from '../lookup/gazetteer.ts';
import type { TileAddress } from './address.ts';
import { BaseMap } from './base-map.ts';
import { Labels } from './labels.ts';
import { sendTileError, type TileData } from './protocol.ts';

const { folder, atlas } = workerData as TileData;
let map: Promise<BaseMap> | undefined;

async function open(): Promise<BaseMap> {
  const catalogue = await readCatalogue(folder);
  const path = `${folder}/gazetteer.bin`;
  // The service checks these files against their digests; once for a process is enough.
  const names = await runSliced(Gazetteer.open(await readDataFile(path, undefined), dataFileLabel(path)));
  return new BaseMap(openLayers(catalogue, atlasFrom(atlas), false), new Labels(names));
}

answerAsks<TileAddress, Uint8Array>(parentPort!, {
  async answer(address) {
    map ??= open().catch((error) => {
      map = undefined;
      throw error;
    });
    // A copy: what is kept is not handed over.
    return (await (await map).tile(address)).slice();
  },
  async close() {},
  sendError: sendTileError,
  bytesOf: (bytes) => bytes,
});
