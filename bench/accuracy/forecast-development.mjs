// Forecasting the development series of Debian's gretl packages (gretl-series.mjs), the last h observations held out, all of a
// frequency in one request: what settings are chosen by, and never reported.
//   npm run build && node bench/accuracy/forecast-development.mjs [--threads 2]
// Tells sMAPE, MASE, OWA against the last value, the quantile loss over nine deciles as MASE is scaled (geometric mean), and the share of
// values inside 80 % intervals, by thirds of the horizon.
import { runForecast } from '../../dist/tabular/engine/forecast/index.js';
import { gretlSeries } from './gretl-series.mjs';
import { names, tableOf } from './series-table.mjs';

const at = process.argv.indexOf('--threads');
const threads = at < 0 ? 2 : Number(process.argv[at + 1]);
const levels = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean step of the past over a season, or over one step where it is no longer than that; 0 where it does not move. */
function scaleOf(past, frequency) {
  const lag = past.length > frequency ? frequency : 1;
  return mean(past.slice(lag).map((value, t) => Math.abs(value - past[t])));
}

function scored({ values, frequency, h }, path, quantiles) {
  const past = values.slice(0, -h);
  const scale = scaleOf(past, frequency);
  if (!(scale > 0)) return undefined;
  const actual = values.slice(-h);
  const errorsOf = (forecast) => ({
    smape: mean(
      actual.map((v, j) => (200 * Math.abs(v - forecast(j))) / (Math.abs(v) + Math.abs(forecast(j)) + 1e-12)),
    ),
    mase: mean(actual.map((v, j) => Math.abs(v - forecast(j)) / scale)),
  });
  const at = (j, k) => quantiles[j * levels.length + k];
  const loss = mean(
    actual.flatMap((v, j) =>
      levels.map((q, k) => (2 * Math.max(q * (v - at(j, k)), (q - 1) * (v - at(j, k)))) / scale),
    ),
  );
  const inside = actual.map((v, j) => Number(v >= at(j, 0) && v <= at(j, levels.length - 1)));
  return { own: errorsOf((j) => path[j]), last: errorsOf(() => past[past.length - 1]), loss, inside };
}

const all = gretlSeries();
if (all.length === 0) console.log('skipped: gretl-common and gretl-data are not installed');
for (const frequency of [1, 4, 12]) {
  const group = all.filter((one) => one.frequency === frequency);
  if (group.length === 0) continue;
  const { h } = group[0];
  const ahead = await runForecast({ context: tableOf(group), horizon: h, quantiles: levels }, { threads });
  const scores = group.flatMap(
    (one, i) =>
      scored(
        one,
        ahead.mean.subarray(i * h, (i + 1) * h),
        ahead.quantiles.subarray(i * h * levels.length, (i + 1) * h * levels.length),
      ) ?? [],
  );
  const of = (pick) => mean(scores.map(pick));
  const owa =
    (of(({ own }) => own.smape) / of(({ last }) => last.smape) +
      of(({ own }) => own.mase) / of(({ last }) => last.mase)) /
    2;
  const thirds = [0, 1, 2].map((third) =>
    mean(scores.flatMap(({ inside }) => inside.filter((_, j) => Math.floor((3 * j) / h) === third))),
  );
  console.log(
    `${names[frequency]} (${scores.length}): sMAPE ${of(({ own }) => own.smape).toFixed(3)}, MASE ${of(({ own }) => own.mase).toFixed(4)}, OWA ${owa.toFixed(4)}, loss ${Math.exp(of(({ loss }) => Math.log(loss + 1e-3))).toFixed(4)}, 80 % hold ${mean(thirds).toFixed(3)}: ${thirds.map((share) => share.toFixed(2)).join(' ')}`,
  );
}
