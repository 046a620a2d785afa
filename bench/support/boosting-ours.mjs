// One contender of bench/native/boosting.mjs: fits and scores with our engine in a process of its own.
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fitBoosting } from '../../dist/tabular/engine/estimators/trees.js';
import { columns } from './boosting-data.mjs';

const [folder, trainRows, testRows, threads] = [process.argv[2], ...process.argv.slice(3).map(Number)];

function read(name, rows) {
  const file = openSync(join(folder, `${name}.columns.f32`), 'r');
  const features = Array.from({ length: columns }, (_, j) => {
    const values = new Float32Array(rows);
    readSync(file, values, 0, values.byteLength, null);
    return { kind: 'number', name: `x${j}`, values };
  });
  closeSync(file);
  const codes = new Int32Array(rows);
  const labels = openSync(join(folder, `${name}.labels.i32`), 'r');
  readSync(labels, codes, 0, codes.byteLength, null);
  closeSync(labels);
  return { frame: { rows, features }, codes };
}

/** Area under the ROC curve by ranks; scores without ties to speak of. */
function areaUnderCurve(probabilities, codes) {
  const order = Uint32Array.from(codes, (_, i) => i).sort(
    (a, b) => probabilities[2 * a + 1] - probabilities[2 * b + 1],
  );
  let ranks = 0;
  let positives = 0;
  order.forEach((row, rank) => {
    if (codes[row] === 1) {
      ranks += rank + 1;
      positives++;
    }
  });
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (codes.length - positives));
}

const train = read('train', trainRows);
const cpuBefore = process.cpuUsage();
const start = performance.now();
const model = await fitBoosting(
  train.frame,
  { task: 'classification', codes: train.codes, classes: 2 },
  { iterations: 100, learningRate: 0.1, maxDepth: 6, maxBins: 256, l2: 1, minChildWeight: 1, minRows: 0 },
  { threads },
);
const fitSeconds = (performance.now() - start) / 1000;
const cpu = process.cpuUsage(cpuBefore);
const fitCpuSeconds = (cpu.user + cpu.system) / 1e6;
const fitPeakMiB = process.resourceUsage().maxRSS / 1024;
let predictSeconds = Infinity;
for (let round = 0; round < 3; round++) {
  const before = performance.now();
  await model.predict(train.frame, { threads });
  predictSeconds = Math.min(predictSeconds, (performance.now() - before) / 1000);
}
const test = read('test', testRows);
const auc = areaUnderCurve(await model.predict(test.frame, { threads }), test.codes);
console.log(
  JSON.stringify({
    fitSeconds,
    fitCpuSeconds,
    predictRowsPerSecond: trainRows / predictSeconds,
    fitPeakMiB,
    auc,
  }),
);
