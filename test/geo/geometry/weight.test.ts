import { afterEach, expect, test, vi } from 'vitest';
import type { Addon } from '../../../bindings/addon.d.ts';
import { inflate } from '../../../src/geo/geometry/flat.ts';
import { loadAddon } from '../../../src/shared/load-addon.ts';

afterEach(() => vi.restoreAllMocks());

/** One ring of so many corners on a circle. */
function ring(corners: number) {
  const xy = new Float64Array(2 * corners);
  for (let i = 0; i < corners; i++) {
    xy[2 * i] = Math.cos((2 * Math.PI * i) / (corners - 1));
    xy[2 * i + 1] = Math.sin((2 * Math.PI * i) / (corners - 1));
  }
  return { type: 'Polygon' as const, xy, ends: Uint32Array.of(corners), parts: new Uint32Array() };
}

test('the collector is told of large answers, at least of the bytes that their positions take', () => {
  const weigh = vi.spyOn(loadAddon<Addon>(), 'weigh').mockImplementation(() => {});
  const corners = 60_000;
  const answer = inflate(ring(corners));
  expect(answer.type).toBe('Polygon');
  const told = weigh.mock.calls.reduce((sum, [bytes]) => sum + bytes, 0);
  expect(told).toBeGreaterThanOrEqual(72 * corners);
  weigh.mockClear();
  for (let i = 0; i < 100; i++) inflate(ring(100));
  expect(weigh).not.toHaveBeenCalled();
});

test('the addon takes bytes more and less, and nothing but numbers', () => {
  const addon = loadAddon<Addon>();
  addon.weigh(2 ** 20);
  addon.weigh(-(2 ** 20));
  expect(() => addon.weigh('much' as never)).toThrow(/a number of bytes/);
});
