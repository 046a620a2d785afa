import { expect, test } from 'vitest';
import { createRunControl } from '../../../../src/tabular/engine/frame.ts';
import { forestMember } from '../../../../src/tabular/engine/members/forest-member.ts';
import { createRandom } from '../../../../src/tabular/engine/random.ts';
import type { Goal } from '../../../../src/tabular/engine/validation/goal.ts';
import { numberFrame } from '../synthetic.ts';

const run = { control: createRunControl(), threads: 1, seed: 1 };
const member = forestMember('test', { mode: 'extra', trees: 10, minRows: 5 }, { minRows: 1 });

/** Two classes, or 0 and 1 as numbers, that no column tells of: only leaves of single rows know them. */
async function surenessOfOwnRows(rows: number, kind: Goal['kind']) {
  const random = createRandom(7);
  const column = () => Float64Array.from({ length: rows }, () => random.next());
  const frame = numberFrame({ a: column(), b: column() });
  const codes = Int32Array.from({ length: rows }, () => (random.next() < 0.5 ? 0 : 1));
  const goal: Goal =
    kind === 'classes' ? { kind, codes, classes: 2 } : { kind, values: Float64Array.from(codes) };
  const answers = await (await member.fit(frame, goal, run)).predict(frame, run);
  const own = Array.from(codes, (code, i) => {
    const answer = kind === 'classes' ? answers[2 * i + 1]! : answers[i]!;
    return code === 1 ? answer : 1 - answer;
  });
  return own.reduce((a, b) => a + b, 0) / rows;
}

test('trees of small classifications grow down to single rows', async () => {
  expect(await surenessOfOwnRows(200, 'classes')).toBeGreaterThan(0.97);
});

test.each([
  ['classifications of more than 1,000 rows', 1100, 'classes'],
  ['regressions', 200, 'numbers'],
] as const)('trees of %s keep the larger leaves', async (_, rows, kind) => {
  expect(await surenessOfOwnRows(rows, kind)).toBeLessThan(0.85);
});
