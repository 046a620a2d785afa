// The library's member with a freshly exported network: fits a table, predicts, and compares the addon's arithmetic with the
// graph's. Run by rehearse.py, which sets GRATICULE_HOME to the folder with the export; after `npm run build`.
import { createRunControl } from '../../dist/tabular/engine/frame.js';
import { askNetwork } from '../../dist/tabular/engine/in-context/network.js';
import { inContextModel } from '../../dist/tabular/engine/in-context/session.js';
import { inContextMember } from '../../dist/tabular/engine/members/in-context-member.js';
import { createRandom } from '../../dist/tabular/engine/random.js';
import { closeSharedEngine, fit } from '../../dist/tabular/index.js';

const random = createRandom(5);
const draw = (count) => Float64Array.from({ length: count }, () => 4 * random.next() - 2);
const rows = 90;
const columns = [draw(rows), draw(rows), draw(rows)];
const frame = {
  rows,
  features: columns.map((values, i) => ({ kind: 'number', name: `x${i}`, values })),
};
const score = (i) => columns[0][i] - columns[1][i] * columns[2][i];
const goals = {
  classes: {
    kind: 'classes',
    codes: Int32Array.from({ length: rows }, (_, i) => Number(score(i) > 0)),
    classes: 2,
  },
  numbers: { kind: 'numbers', values: Float64Array.from({ length: rows }, (_, i) => score(i)) },
};
const run = { control: createRunControl(), threads: 2, seed: 1 };
const tell = (what, good, facts = {}) =>
  process.stdout.write(`${JSON.stringify({ what, good, ...facts })}\n`);

for (const [kind, goal] of Object.entries(goals)) {
  const fitted = await inContextMember.fit(frame, goal, run);
  const answers = await fitted.predict(frame, run);
  const width = kind === 'classes' ? 2 : 1;
  const good = answers.length === rows * width && answers.every(Number.isFinite);
  tell(`member predicts ${kind}`, good, { first: Array.from(answers.subarray(0, 3)) });
}

const model = await inContextModel();
const values = Float32Array.from({ length: rows * 3 }, (_, i) => columns[i % 3][Math.floor(i / 3)]);
const state = await model.fit({
  rows,
  columns: 3,
  values,
  target: Float32Array.from(goals.classes.codes),
  categorical: new Float32Array(3),
  regression: false,
});
const cells = { rows, columns: 3, values };
const [ours, graph] = [
  await askNetwork(state, cells, 2, run),
  await model.predict(state, cells, 2, () => {}),
];
const worst = ours.reduce((most, value, i) => Math.max(most, Math.abs(value - graph[i])), 0);
tell('addon answers as the graph', worst < 2e-4, { worst });

const table = Array.from({ length: rows }, (_, i) => ({
  a: columns[0][i],
  b: columns[1][i],
  c: columns[2][i],
  y: score(i),
}));
const blend = await fit(table, { target: 'y' });
const asked = blend.members.some(({ name }) => name === 'in-context');
tell('a fit asks the member', asked, {
  weights: Object.fromEntries(blend.members.map(({ name, weight }) => [name, weight])),
});
blend.close();
await closeSharedEngine();
