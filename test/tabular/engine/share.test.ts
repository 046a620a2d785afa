import { expect, it, vi } from 'vitest';
import { shareNumbers } from '../../../src/tabular/engine/runtime/share.ts';

it.each([10, 1 << 18])('%d bytes read from a file travel as plain bytes of their own', async (size) => {
  const warn = vi.spyOn(process, 'emitWarning');
  const read = Buffer.concat([Buffer.alloc(8, 1), Buffer.alloc(size, 7)]).subarray(8);
  const sent = await shareNumbers(read);
  read.fill(0);
  expect(sent.constructor).toBe(Uint8Array);
  expect(sent).toHaveLength(size);
  expect(sent.every((byte) => byte === 7)).toBe(true);
  expect(sent.buffer.byteLength).toBe(size);
  expect(warn).not.toHaveBeenCalled();
});

it.each([10, 1 << 16])('%d numbers keep their kind', async (size) => {
  for (const type of [Float64Array, Int32Array, Uint8Array]) {
    const sent = await shareNumbers(new type(size).fill(9));
    expect(sent).toBeInstanceOf(type);
    expect(Buffer.from(sent.buffer).equals(Buffer.from(new type(size).fill(9).buffer))).toBe(true);
  }
});
