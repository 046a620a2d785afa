import { expect, test } from 'vitest';
import { evaluate, fit } from '../../../src/tabular/index.ts';
import { gaussians } from '../engine/synthetic.ts';

/** Each person has a place of its own and an answer that nothing tells: rows of known persons are easy, others luck. */
function persons() {
  const normal = gaussians(11);
  const rows: Record<string, number | string>[] = [];
  for (let person = 0; person < 30; person++) {
    const [x, y, answer] = [10 * normal(), 10 * normal(), 10 * normal()];
    for (let visit = 0; visit < 5; visit++)
      rows.push({
        person: `p${person}`,
        x: x + 0.1 * normal(),
        y: y + 0.1 * normal(),
        answer: answer + 0.1 * normal(),
      });
  }
  return rows;
}
const options = { target: 'answer', effort: 'fast', threads: 2 } as const;

test('groups show what a model is worth for persons that it does not know', async () => {
  const rows = persons();
  const known = await evaluate(rows, { ...options, features: ['x', 'y'] });
  const unknown = await evaluate(rows, { ...options, groups: 'person' });
  const listed = await evaluate(
    rows.map(({ person: _, ...rest }) => rest),
    { ...options, groups: rows.map(({ person }) => person!) },
  );
  expect(known.regression!.r2).toBeGreaterThan(0.9);
  expect(unknown.regression!.r2).toBeLessThan(0.5);
  expect(listed.value).toBe(unknown.value);
});

test('members of a fit are compared by persons that they do not know', async () => {
  const rows = persons();
  const alike = await fit(rows, { ...options, features: ['x', 'y'] });
  const apart = await fit(rows, { ...options, groups: 'person' });
  const best = ({ members }: typeof alike) =>
    Math.min(...members.map(({ score }) => score ?? Number.POSITIVE_INFINITY));
  expect(apart.features).toEqual(['x', 'y']);
  expect(best(alike)).toBeLessThan(3);
  expect(best(apart)).toBeGreaterThan(6);
});

test('groups that tell nothing apart, are too few, or play another part are refused', async () => {
  const rows = persons();
  await expect(evaluate(rows, { ...options, groups: rows.map(() => 'one') })).rejects.toThrow(
    'groups must tell at least two groups of rows apart',
  );
  await expect(fit(rows, { ...options, groups: [1, 2] })).rejects.toThrow(
    'groups must hold one label for each of the 150 rows, received 2',
  );
  await expect(fit(rows, { ...options, groups: 'answer' })).rejects.toThrow(
    'neither target, weights nor feature',
  );
  await expect(fit(rows, { ...options, groups: 'nobody' })).rejects.toThrow(
    'There is no column "nobody" to take the groups from',
  );
});

test('rare classes are found where their rows count more', async () => {
  const normal = gaussians(5);
  const rows = Array.from({ length: 200 }, (_, i) => {
    const rare = i % 10 === 0;
    return { x: normal() + (rare ? 1.2 : 0), kind: rare ? 'rare' : 'usual' };
  });
  const recall = async (classWeights?: 'balanced' | Record<string, number>) => {
    const how = {
      target: 'kind',
      effort: 'fast',
      threads: 2,
      ...(classWeights && { classWeights }),
    } as const;
    const { classes, classification } = await evaluate(rows, how);
    return classification!.perClass[classes!.indexOf('rare')]!.recall!;
  };
  const plain = await recall();
  expect(await recall('balanced')).toBeGreaterThan(plain + 0.3);
  await expect(recall({ rares: 3 })).rejects.toThrow('did you mean "rare"?');
});
