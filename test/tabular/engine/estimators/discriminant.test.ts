import { expect, test } from 'vitest';
import { createRunControl } from '../../../../src/tabular/engine/frame.ts';
import { discriminantMember } from '../../../../src/tabular/engine/members/discriminant-member.ts';
import { linearMember } from '../../../../src/tabular/engine/members/linear-member.ts';
import type { Member } from '../../../../src/tabular/engine/members/member.ts';
import { Saved } from '../../../../src/tabular/engine/saved.ts';
import type { Goal } from '../../../../src/tabular/engine/validation/goal.ts';
import { validationOf } from '../../../support/validation.ts';
import { fittedOn, gaussians, numberFrame } from '../synthetic.ts';

const run = { control: createRunControl(), threads: 1, seed: 3 };

/** Two kinds around the same place: one long and narrow, the other round. No line tells them apart. */
function kinds(rows: number, seed: number) {
  const normal = gaussians(seed);
  const codes = Int32Array.from({ length: rows }, (_, i) => i % 2);
  const a = new Float64Array(rows);
  const b = new Float64Array(rows);
  codes.forEach((code, i) => {
    a[i] = 2 * normal();
    b[i] = code === 0 ? a[i]! + 0.3 * normal() : 2 * normal();
  });
  return { frame: numberFrame({ a, b }), goal: { kind: 'classes', codes, classes: 2 } satisfies Goal };
}

const logLoss = (probabilities: Float64Array, codes: Int32Array) =>
  codes.reduce((sum, code, i) => sum - Math.log(probabilities[2 * i + code]!), 0) / codes.length;

/** Loss on `held` of the setting that does best there, and that setting's number. */
async function best(member: Member, data: ReturnType<typeof kinds>, held: ReturnType<typeof kinds>) {
  const models = await validationOf(member, 'settings', data.frame, data.goal).fit(
    data.frame,
    data.goal,
    run,
  );
  const losses = (await models.predict(held.frame, run)).map((answers) => logLoss(answers, held.goal.codes));
  const loss = Math.min(...losses);
  return { loss, setting: losses.indexOf(loss) };
}

test('discriminant analysis tells kinds apart by the shape of their clouds, which no line does', async () => {
  const data = kinds(400, 1);
  const held = kinds(2000, 2);
  const discriminant = await best(discriminantMember('discriminant'), data, held);
  const linear = await best(linearMember('linear', 'standard'), data, held);
  expect(linear.loss).toBeGreaterThan(0.68);
  expect(discriminant.loss).toBeLessThan(0.4);
});

test('a setting fitted alone, stored and restored answers as it did among all of them', async () => {
  const data = kinds(100, 3);
  const held = kinds(50, 4);
  const member = discriminantMember('discriminant');
  const all = await (
    await validationOf(member, 'settings', data.frame, data.goal).fit(data.frame, data.goal, run)
  ).predict(held.frame, run);
  const model = await member.fit(data.frame, data.goal, run, { kind: 'setting', setting: 17 });
  const restored = member.restore(
    new Saved(await model.pack()),
    fittedOn(held.frame, (data.goal as Goal & { kind: 'classes' }).classes),
  );
  expect(await model.predict(held.frame, run)).toEqual(all[17]);
  expect(await restored.predict(held.frame, run)).toEqual(all[17]);
  expect(all[0]).not.toEqual(all[17]);
});

test('it takes classifications of tables that are not too wide', () => {
  const member = discriminantMember('discriminant');
  const shape = { rows: 500, numbers: 10, categories: 0, designColumns: 10, classes: 3 };
  expect(member.accepts(shape)).toBe(true);
  expect(member.accepts({ ...shape, classes: 0 })).toBe(false);
  expect(member.accepts({ ...shape, designColumns: 400 })).toBe(false);
});
