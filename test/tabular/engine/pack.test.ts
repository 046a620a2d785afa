import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Packable, pack, unpack } from '../../../src/tabular/engine/pack.ts';

const leaf = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double(),
  fc.string(),
  fc.float64Array(),
  fc.int32Array(),
  fc.uint8Array(),
  fc.float32Array(),
);
const tree = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('node')),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), tie('node'), { noNullPrototype: true }),
  ),
})).node;

test('what is packed comes back the same, bit for bit', () => {
  fc.assert(
    fc.property(tree, (value) => {
      const bytes = pack('TEST', 3, value as Packable);
      expect(unpack('TEST', 3, bytes)).toStrictEqual(value);
      expect(pack('TEST', 3, unpack('TEST', 3, bytes))).toEqual(bytes);
    }),
  );
});

test('any changed byte, another version and foreign bytes are refused', () => {
  const bytes = pack('TEST', 1, { values: Float64Array.of(1, 2, 3) });
  for (let i = 0; i < bytes.length; i++) {
    const damaged = bytes.slice();
    damaged[i]! ^= 1;
    expect(() => unpack('TEST', 1, damaged)).toThrow(
      expect.objectContaining({ code: 'fitted_context_incompatible' }),
    );
  }
  const refused = expect.objectContaining({ code: 'fitted_context_incompatible' });
  expect(() => unpack('TEST', 2, bytes)).toThrow(refused);
  expect(() => unpack('ELSE', 1, bytes)).toThrow(refused);
  expect(() => unpack('TEST', 1, new Uint8Array(3))).toThrow(refused);
});
