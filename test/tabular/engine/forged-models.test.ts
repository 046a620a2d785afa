import { beforeAll, describe, expect, test } from 'vitest';
import { TabularError } from '../../../src/tabular/domain/errors.ts';
import { artifactVersion, packModel, unpackModel } from '../../../src/tabular/engine/model.ts';
import { type Packable, pack, unpack } from '../../../src/tabular/engine/pack.ts';
import { createRandom } from '../../../src/tabular/engine/random.ts';
import { falsify, modelFiles, reseal, useModel } from '../../support/model-files.ts';

type Tree = { [key: string]: Tree } & { [index: number]: Tree };

let files: readonly Uint8Array[] = [];
beforeAll(async () => {
  files = await modelFiles();
}, 120_000);

const codeOf = (bytes: Uint8Array) => {
  try {
    unpackModel(bytes);
    return 'accepted';
  } catch (error) {
    return error instanceof TabularError ? error.code : String(error);
  }
};

describe('A model file with a right checksum', () => {
  test('is taken back, and saved again byte for byte, when it is honest', async () => {
    for (const bytes of files) {
      expect(await useModel(bytes)).toBe(true);
      expect(Buffer.from(await packModel(unpackModel(bytes))).equals(bytes)).toBe(true);
    }
  });

  test.each<[string, (tree: Tree) => void]>([
    [
      'outputs × columns that wraps to the length of the coefficients',
      (m) => {
        linear(m).outputs = (2 ** 61) as never;
        linear(m).coefficients = new Float64Array(0) as never;
      },
    ],
    [
      'numbers of a text without end',
      (m) => {
        column(m, 'text').encoding!.dimensions = (2 ** 52) as never;
      },
    ],
    [
      'more columns in the design than its features make',
      (m) => {
        linearPart(m).design!.cols = (2 ** 32) as never;
      },
    ],
    [
      'a category beyond those of the schema',
      (m) => {
        column(m, 'word').categories = ['red'] as never;
      },
    ],
    [
      'a neighbour of a class that is not there',
      (m) => {
        part(m, 'neighbours').model!.codes = new Int32Array(40).fill(7) as never;
      },
    ],
    [
      'more neighbours than there are',
      (m) => {
        part(m, 'neighbours').model!.k = (2 ** 31) as never;
      },
    ],
    [
      'a member that this engine has not',
      (m) => {
        m.blend!.parts![0]!.name = 'oracle' as never;
      },
    ],
    [
      'weights that do not sum to one',
      (m) => {
        m.blend!.parts![0]!.weight = 0.9 as never;
      },
    ],
    [
      'a column twice',
      (m) => {
        column(m, 'flag').name = 'other' as never;
        (m.featureColumns as never as string[])[2] = 'other';
      },
    ],
    [
      'a background of other features',
      (m) => {
        (m.background!.features as never as unknown[]).pop();
      },
    ],
  ])('is refused for %s', (_, change) => {
    const tree = unpack('GRTM', artifactVersion, files[1]!) as never as Tree;
    change(tree);
    expect(codeOf(pack('GRTM', artifactVersion, tree as Packable))).toBe('fitted_context_incompatible');
  });

  test('is refused for a header that lies of its arrays', () => {
    const bytes = files[0]!;
    for (const [from, to] of [
      ['["Float64Array",', '["Float64Array",9'],
      ['["Float64Array"', '["constructor" '],
      ['"version":1', '"version":['],
    ] as const) {
      const at = Buffer.from(bytes).indexOf(from);
      const forged = bytes.slice();
      forged.set(Buffer.from(to), at);
      expect(codeOf(reseal(forged))).toBe('fitted_context_incompatible');
    }
    const header = bytes.slice();
    new DataView(header.buffer).setUint32(8, 0xffff_ffff, true);
    expect(codeOf(reseal(header))).toBe('fitted_context_incompatible');
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const nested = new Uint8Array(16 + deep.length + 32);
    nested.set(bytes.subarray(0, 8));
    nested.set(Buffer.from(deep), 16);
    new DataView(nested.buffer).setUint32(8, deep.length, true);
    expect(codeOf(reseal(nested))).toBe('fitted_context_incompatible');
  });

  test('is refused or usable, whatever value of it was changed', async () => {
    const random = createRandom(12);
    const counts = { refused: 0, usable: 0 };
    for (let i = 0; i < 600; i++) {
      // The others are large and slow to ask: every tenth time.
      const large = 4 + (Math.floor(i / 10) % (files.length - 4));
      const forged = falsify(files[i % 10 === 9 ? large : i % 4]!, random);
      try {
        await useModel(forged);
        counts.usable++;
      } catch (error) {
        expect(error).toBeInstanceOf(TabularError);
        counts.refused++;
      }
    }
    expect(counts.refused).toBeGreaterThan(300);
    expect(counts.usable).toBeGreaterThan(10);
  }, 120_000);

  test('is refused or usable, whatever bytes of it were changed', async () => {
    const random = createRandom(5);
    for (let i = 0; i < 100; i++) {
      const forged = files[i % 4]!.slice();
      for (let flips = 0; flips < 3; flips++) {
        forged[Math.floor(random.next() * (forged.length - 32))] = Math.floor(random.next() * 256);
      }
      await useModel(reseal(forged)).catch((error) => expect(error).toBeInstanceOf(TabularError));
    }
  }, 60_000);
});

function part(model: Tree, name: string): Tree {
  const parts = model.blend!.parts as never as Tree[];
  return parts.find((its) => (its.name as never as string) === name)!.models![0]!;
}
const linearPart = (model: Tree) => part(model, 'linear');
const linear = (model: Tree) => linearPart(model).model!;
const column = (model: Tree, name: string) =>
  (model.schema!.columns as never as Tree[]).find((its) => (its.name as never as string) === name)!;
