import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withinShape } from '../../src/http/json-shape.ts';

/** Values and levels, counted in what JSON.parse makes. */
function measured(value: unknown): { values: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 };
  const members = Object.values(value).map(measured);
  const values = members.reduce((sum, member) => sum + member.values, 1);
  return { values, depth: 1 + Math.max(0, ...members.map(({ depth }) => depth)) };
}

test('what is refused holds more than the shape allows, what passes no more than twice as much', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.json(),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 5 }),
      async (text, maxValues, maxDepth) => {
        const { values, depth } = measured(JSON.parse(text));
        const passed = await withinShape(Buffer.from(text), { maxValues, maxDepth });
        if (depth > maxDepth) expect(passed).toBe(false);
        // Commas and brackets are counted: one for each member, and one more for each list.
        if (passed) expect(values).toBeLessThanOrEqual(2 * maxValues);
        else expect(depth > maxDepth || 2 * values > maxValues).toBe(true);
      },
    ),
  );
});

test('brackets, commas and quotes within strings do not count', async () => {
  const shape = { maxValues: 4, maxDepth: 1 };
  for (const text of ['["[[[[,,,,", "\\"[[", "\\\\"]', '["\\\\\\"[,[,[,"]']) {
    expect(await withinShape(Buffer.from(text), shape)).toBe(true);
  }
  expect(await withinShape(Buffer.from('["\\\\",[]]'), shape)).toBe(false);
});

test('any bytes are looked at to their end or to where they pass the shape', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect(typeof (await withinShape(bytes, { maxValues: 10, maxDepth: 3 }))).toBe('boolean');
    }),
  );
});
