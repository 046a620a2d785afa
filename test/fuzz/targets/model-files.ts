/** Files of fitted models, with the right checksum under whatever bytes come. */

import { TabularError } from '../../../src/tabular/domain/errors.ts';
import { createRandom } from '../../../src/tabular/engine/random.ts';
import { falsify, modelFiles, reseal, useModel } from '../../support/model-files.ts';
import type { FuzzTarget } from '../target.ts';

const magic = 'GRTM';
let files: readonly Uint8Array[] = [];

export const target: FuzzTarget = {
  name: 'model-files',
  async seeds() {
    // The largest would make every mutation slow.
    files = (await modelFiles()).slice(0, 4);
    return files;
  },
  dictionary: [
    '{"$array":["Float64Array",',
    '{"$number":"NaN"}',
    '9007199254740991',
    '1e308',
    '"spread"',
    '"trees"',
    'null',
    '-1',
    '[]',
  ],
  async run(input) {
    // Bytes that begin otherwise are the seed of a change to the values of an honest file.
    const isFile = Buffer.from(input.subarray(0, 4)).toString('latin1') === magic;
    let seed = 0;
    for (const byte of input.subarray(0, 64)) seed = (Math.imul(seed, 31) + byte) >>> 0;
    const bytes = isFile ? reseal(input) : falsify(files[seed % files.length]!, createRandom(seed));
    try {
      await useModel(bytes);
    } catch (error) {
      if (!(error instanceof TabularError)) throw error;
    }
  },
};
