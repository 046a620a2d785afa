import { expect, test } from 'vitest';
import { fitBlend } from '../../../src/tabular/engine/blend/fit-blend.ts';
import { fitBoosting } from '../../../src/tabular/engine/estimators/trees.ts';
import { createRunControl } from '../../../src/tabular/engine/frame.ts';
import type { Member } from '../../../src/tabular/engine/members/member.ts';
import { memberNamed } from '../../../src/tabular/engine/members/portfolio.ts';
import { AbortedRun, checkAborted, takeTimeUp, withinTime } from '../../../src/tabular/engine/run.ts';
import { numericFrame } from './estimators/tree-data.ts';

const newRun = () => ({ control: createRunControl(), threads: 1, seed: 1 });

test('a run whose time is over can go on once that is taken note of; one that was stopped cannot', () => {
  const run = newRun();
  run.control[0] = 2;
  expect(() => checkAborted(run)).toThrow(AbortedRun);
  expect(takeTimeUp(run)).toBe(true);
  checkAborted(run);
  run.control[0] = 1;
  expect(takeTimeUp(run)).toBe(false);
  expect(() => checkAborted(run)).toThrow(AbortedRun);
});

test('no limit leaves the cancel word alone, and a limit leaves nothing behind', async () => {
  const run = newRun();
  expect(await withinTime(run, undefined, async () => run.control[0])).toBe(0);
  expect(await withinTime(run, 1e6, async () => 7)).toBe(7);
  expect(run.control[0]).toBe(0);
});

test('boosting that is out of time keeps its trees where asked to, and rejects where not', async () => {
  const { frame, target } = numericFrame(200, 3, 1, (x) => x[0]!);
  const values = { task: 'regression', values: target } as const;
  const control = createRunControl();
  control[0] = 2;
  const kept = await fitBoosting(frame, values, { iterations: 50 }, { control, keepPartial: true }).catch(
    (error: unknown) => error,
  );
  // The word was set before the first tree, at the latest: nothing but the mean is left, or not even the bins were made.
  if (kept instanceof Error) expect(kept).toMatchObject({ code: 'aborted' });
  else expect(kept).toMatchObject({ trees: 0 });
  await expect(fitBoosting(frame, values, { iterations: 50 }, { control })).rejects.toMatchObject({
    code: 'aborted',
  });
  control[0] = 1;
  await expect(
    fitBoosting(frame, values, { iterations: 50 }, { control, keepPartial: true }),
  ).rejects.toMatchObject({ code: 'aborted' });
});

test('a member that runs out of time is left out, and the blend is made of the others', async () => {
  const { frame, target } = numericFrame(60, 2, 1, (x) => x[0]!);
  const run = newRun();
  const linear = memberNamed('linear')!;
  const endless: Member = {
    ...linear,
    name: 'endless',
    cost: () => 1e3,
    validation: () => ({
      kind: 'out-of-sample',
      async fit(_frame, _goal, { control }) {
        // As the timer of a budget does.
        control[0] = 2;
        checkAborted({ control });
        throw new Error('unreachable');
      },
    }),
  };
  const blend = await fitBlend(frame, { kind: 'numbers', values: target }, run, {
    portfolio: [linear, endless],
    budgetMs: 1e9,
  });
  expect(blend.members.map(({ name }) => name)).toEqual(['linear', 'constant']);
  expect(run.control[0]).toBe(0);
});
