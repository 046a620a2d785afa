// The main job of both engines. On real data (npm vega-datasets) tables are fitted, evaluated and predicted, and a series is
// forecast; places are asked for in plain language. Prints a short report and writes out/demo.html with a plot and a map.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluate, fit, forecast, rowsOf, sliceTable, tableFromCsvFile } from '../dist/tabular/index.js';
import { askGeo } from './demo-geo.mjs';
import { escapeHtml, forecastSvg } from './demo-plot.mjs';

const data = (name) => new URL(`../data/${name}`, import.meta.resolve('vega-datasets'));
const readRows = async (name) => JSON.parse(await readFile(data(name), 'utf8'));
const started = performance.now();
const report = [];
const say = (line = '') => {
  report.push(line);
  console.log(line);
};
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const pad = (cells, widths) =>
  cells
    .map((cell, i) => String(cell).padEnd(widths[i]))
    .join('  ')
    .trimEnd();

async function timed(work) {
  const from = performance.now();
  const result = await work();
  return [result, `${((performance.now() - from) / 1000).toFixed(1)} s`];
}

/** Rows with the target, every `step`-th of them set aside. */
function setAside(rows, target, step) {
  const known = rows.filter((row) => row[target] !== null && row[target] !== undefined);
  return [known.filter((_, i) => i % step !== 0), known.filter((_, i) => i % step === 0)];
}

async function penguins() {
  const target = 'Species';
  const [train, test] = setAside(await readRows('penguins.json'), target, 20);
  const [score, evaluated] = await timed(() => evaluate(train, { target, task: 'classification' }));
  const [model, fitted] = await timed(() => fit(train, { target, task: 'classification' }));
  const [prediction, predicted] = await timed(() => model.predict(test));
  say(`PENGUINS  which species?  ${train.length} rows, ${model.features.length} columns`);
  say(
    `  evaluate  accuracy ${percent(score.value)}, log loss ${score.classification.logLoss.toFixed(4)}, ${score.folds} folds  (${evaluated})`,
  );
  say(`  fit       ${blendOf(model)}  (${fitted})`);
  say(`  predict   ${test.length} rows set aside  (${predicted})`);
  const widths = [4, 12, 12, 11];
  say(`    ${pad(['row', 'truth', 'predicted', 'probability'], widths)}`);
  const { classes, probabilities, values } = prediction;
  let right = 0;
  test.forEach((row, i) => {
    const label = classes[values[i]];
    if (label === row[target]) right++;
    if (i % 3 !== 0) return;
    const probability = probabilities[i * classes.length + values[i]];
    say(`    ${pad([i + 1, row[target], label, probability.toFixed(3)], widths)}`);
  });
  say(`    … ${right} of ${test.length} right`);
  model.close();
}

async function cars() {
  const target = 'Miles_per_Gallon';
  const [train, test] = setAside(await readRows('cars.json'), target, 20);
  const [score, evaluated] = await timed(() => evaluate(train, { target, task: 'regression' }));
  const [model, fitted] = await timed(() => fit(train, { target, task: 'regression' }));
  const [prediction, predicted] = await timed(() => model.predict(test, { quantiles: [0.1, 0.9] }));
  const { importance, columns } = await model.explain();
  say();
  say(`CARS  how many miles per gallon?  ${train.length} rows, ${model.features.length} columns`);
  say(
    `  evaluate  RMSE ${score.value.toFixed(2)}, R² ${score.regression.r2.toFixed(3)}, 80 % intervals cover ${percent(score.regression.coverage80)}, ${score.folds} folds  (${evaluated})`,
  );
  say(`  fit       ${blendOf(model)}  (${fitted})`);
  const ranked = columns.map((name, i) => ({ name, share: importance[i] })).sort((a, b) => b.share - a.share);
  say(
    `  matters   ${ranked
      .slice(0, 4)
      .map(({ name, share }) => `${name} ${percent(share)}`)
      .join(', ')}`,
  );
  say(`  predict   ${test.length} rows set aside  (${predicted})`);
  const widths = [26, 6, 9, 14];
  say(`    ${pad(['car', 'truth', 'predicted', '80 % interval'], widths)}`);
  test.forEach((row, i) => {
    if (i % 3 !== 0) return;
    const [low, high] = [prediction.quantiles[2 * i], prediction.quantiles[2 * i + 1]];
    say(
      `    ${pad([row.Name.slice(0, 26), row[target], prediction.values[i].toFixed(1), `${low.toFixed(1)} – ${high.toFixed(1)}`], widths)}`,
    );
  });
  model.close();
}

async function carbonDioxide() {
  const all = await tableFromCsvFile(data('co2-concentration.csv'));
  const horizon = 24;
  const cut = all.rows - horizon;
  const past = { rows: cut, columns: sliceTable(all, 0, cut).columns.slice(0, 2) };
  const truth = [...rowsOf(sliceTable(all, cut))];
  const [result, took] = await timed(() =>
    forecast(past, { timestamp: 'Date', target: 'CO2', horizon, quantiles: [0.1, 0.9] }),
  );
  const known = new Map(truth.map((row) => [row.Date, row.CO2]));
  const errors = [];
  let inside = 0;
  result.timestamps.forEach((timestamp, i) => {
    const value = known.get(timestamp);
    if (value === undefined || value === null) return;
    errors.push(Math.abs(result.mean[i] - value));
    if (value >= result.quantiles[2 * i] && value <= result.quantiles[2 * i + 1]) inside++;
  });
  if (errors.length === 0) throw new Error('the forecast does not meet the months that were set aside');
  const error = errors.reduce((sum, value) => sum + value, 0) / errors.length;
  const byYear = new Map([...rowsOf(past)].map((row) => [row.Date, row.CO2]));
  const naive = result.timestamps.flatMap((timestamp, i) => {
    const value = known.get(timestamp);
    const years = i < 12 ? 1 : 2;
    const before = byYear.get(`${Number(timestamp.slice(0, 4)) - years}${timestamp.slice(4)}`);
    return value == null || before == null ? [] : [Math.abs(before - value)];
  });
  say();
  say(`CARBON DIOXIDE at Mauna Loa  the next ${horizon} months?  ${past.rows} months known`);
  say(
    `  forecast  mean absolute error ${error.toFixed(2)} ppm (same month of the last known year: ${(naive.reduce((a, b) => a + b, 0) / naive.length).toFixed(2)}), ${inside} of ${errors.length} inside the 80 % interval  (${took})`,
  );
  const at = (timestamps, values) =>
    timestamps.map((timestamp, i) => ({ x: Date.parse(timestamp), y: values[i] }));
  const quantile = (k) => result.mean.map((_, i) => result.quantiles[2 * i + k]);
  const shown = [...rowsOf(past)].filter((row) => row.CO2 !== null).slice(-10 * 12);
  return forecastSvg({
    title: 'Carbon dioxide at Mauna Loa: 24 months forecast (orange, 80 % interval) and what came (blue)',
    unit: 'parts per million',
    past: at(
      shown.map((row) => row.Date),
      shown.map((row) => row.CO2),
    ),
    truth: at(
      truth.map((row) => row.Date),
      truth.map((row) => row.CO2),
    ).filter(({ y }) => y !== null),
    mean: at(result.timestamps, result.mean),
    low: at(result.timestamps, quantile(0)),
    high: at(result.timestamps, quantile(1)),
  });
}

function blendOf(model) {
  const members = [...model.members].filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return members.map(({ name, weight }) => `${name} ${(100 * weight).toFixed(0)} %`).join(', ');
}

await penguins();
await cars();
const svg = await carbonDioxide();
const map = await askGeo(say);
say();
say(`Everything took ${((performance.now() - started) / 1000).toFixed(1)} s.`);

const out = new URL('../out/', import.meta.url);
await mkdir(out, { recursive: true });
const page = new URL('demo.html', out);
await writeFile(
  page,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Graticule demo</title>
<style>
  :root { color-scheme: light dark }
  body { font-family: system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
  svg { width: 100%; height: auto }
  svg.map { border-radius: .5rem }
  pre { overflow-wrap: anywhere; white-space: pre-wrap; line-height: 1.4 }
</style>
<h1>Graticule on real data</h1>
${map}
${svg}
<pre>${escapeHtml(report.join('\n'))}</pre>
</html>
`,
);
console.log(`Page: ${relative(process.cwd(), fileURLToPath(page))}`);
