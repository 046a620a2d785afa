import { expect, test } from 'vitest';
import { addon } from '../../../src/tabular/engine/addon.ts';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { normalQuantile, studentQuantile } from '../../../src/tabular/engine/forecast/intervals.ts';
import { memberCount, members, runPortfolio } from '../../../src/tabular/engine/forecast/portfolio.ts';
import { months, normal, tableOf, uniform } from './support.ts';

/** Monthly airline passengers, thousands, 1949 to 1960 (Box and Jenkins 1976, series G; R's datasets::AirPassengers). */
const airPassengers = [
  112, 118, 132, 129, 121, 135, 148, 148, 136, 119, 104, 118, 115, 126, 141, 135, 125, 149, 170, 170, 158,
  133, 114, 140, 145, 150, 178, 163, 172, 178, 199, 199, 184, 162, 146, 166, 171, 180, 193, 181, 183, 218,
  230, 242, 209, 191, 172, 194, 196, 196, 236, 235, 229, 243, 264, 272, 237, 211, 180, 201, 204, 188, 235,
  227, 234, 264, 302, 293, 259, 229, 203, 229, 242, 233, 267, 269, 270, 315, 364, 347, 312, 274, 237, 278,
  284, 277, 317, 313, 318, 374, 413, 405, 355, 306, 271, 306, 315, 301, 356, 348, 355, 422, 465, 467, 404,
  347, 305, 336, 340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337, 360, 342, 406, 396, 420, 472,
  548, 559, 463, 407, 362, 405, 417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
];
/** Quarterly Australian residents, thousands, 1971 to 1993 (R's datasets::austres). */
const residents = [
  13067.3, 13130.5, 13198.4, 13254.2, 13303.7, 13353.9, 13409.3, 13459.2, 13504.5, 13552.6, 13614.3, 13669.5,
  13722.6, 13772.1, 13832, 13862.6, 13893, 13926.8, 13968.9, 14004.7, 14033.1, 14066, 14110.1, 14155.6,
  14192.2, 14231.7, 14281.5, 14330.3, 14359.3, 14396.6, 14430.8, 14478.4, 14515.7, 14554.9, 14602.5, 14646.4,
  14695.4, 14746.6, 14807.4, 14874.4, 14923.3, 14988.7, 15054.1, 15121.7, 15184.2, 15239.3, 15288.9, 15346.2,
  15393.5, 15439, 15483.5, 15531.5, 15579.4, 15628.5, 15677.3, 15736.7, 15788.3, 15839.7, 15900.6, 15961.5,
  16018.3, 16076.9, 16139, 16203, 16263.3, 16327.9, 16398.9, 16478.3, 16538.2, 16621.6, 16697, 16777.2,
  16833.1, 16891.6, 16956.8, 17026.3, 17085.4, 17106.9, 17169.4, 17239.4, 17292, 17354.2, 17414.2, 17447.3,
  17482.6, 17526, 17568.7, 17627.1, 17661.5,
];
/** Annual flow of the Nile at Aswan, 10^8 m³, 1871 to 1970 (R's datasets::Nile). */
const nile = [
  1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958,
  1140, 1100, 1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020,
  1050, 969, 831, 726, 456, 824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040,
  759, 781, 865, 845, 944, 984, 897, 822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890,
  744, 749, 838, 1050, 918, 986, 797, 923, 975, 815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740,
];

async function memberPath(
  values: number[],
  horizon: number,
  periods: number[],
  member: (typeof members)[number],
) {
  const task = { values: Float64Array.from(values), length: values.length, horizon, periods };
  const out = await runPortfolio(addon(), [task], { threads: 1, progressFrom: 0, progressTo: 1 });
  const mean = out.mean(0);
  return Array.from({ length: horizon }, (_, j) => mean[j * memberCount + members.indexOf(member)]!);
}

/** Point forecasts of R's forecast 8.20: ets() chooses ETS(M,Ad,M), ETS(M,Ad,A) and ETS(M,N,N); thetaf() is the
 * classical Theta method. Ours averages forms by AICc, and optimises theta, so they agree closely but not exactly. */
const rFigures = {
  airEts: [441.8, 434.1, 496.6, 483.2, 484, 551, 613.2, 609.4, 530.5, 463, 402.7, 452],
  airTheta: [440.1, 428.4, 489.7, 475.7, 479.7, 545.4, 602.8, 601.1, 524, 456.6, 398, 447.6],
  residentsEts: [17703.16, 17748.16, 17791.62, 17826.53, 17864.67, 17906.44, 17946.74, 17978.55],
  nileEts: [838.8752, 838.8752],
  nileTheta: [799.812, 798.4548],
  // auto.arima() chooses (2,1,1)(0,1,0)[12], (0,2,1)(1,0,0)[4] and (1,1,1); ours averages orders by AICc.
  airArima: [445.6, 420.4, 449.2, 491.8, 503.4, 566.9, 654.3, 638.6, 540.9, 494.1, 423.3, 465.5],
  residentsArima: [17704.82, 17748, 17794.2, 17835.79, 17879.09, 17922.36, 17966.22, 18009.19],
  nileArima: [816.1813, 835.5596],
};

test.each([
  ['airline passengers, ets', airPassengers, [12], 'ets', rFigures.airEts, 0.04],
  ['airline passengers, theta', airPassengers, [12], 'theta', rFigures.airTheta, 0.05],
  ['Australian residents, ets', residents, [4], 'ets', rFigures.residentsEts, 0.003],
  ['the Nile, ets', nile, [], 'ets', rFigures.nileEts, 0.06],
  ['the Nile, theta', nile, [], 'theta', rFigures.nileTheta, 0.06],
  ['airline passengers, ARIMA', airPassengers, [12], 'arima', rFigures.airArima, 0.05],
  ['Australian residents, ARIMA', residents, [4], 'arima', rFigures.residentsArima, 0.003],
  ['the Nile, ARIMA', nile, [], 'arima', rFigures.nileArima, 0.06],
] as const)('members agree with R on %s', async (_, values, periods, member, figures, tolerance) => {
  const path = await memberPath([...values], figures.length, [...periods], member);
  for (const [j, value] of figures.entries()) expect(Math.abs(path[j]! / value - 1)).toBeLessThan(tolerance);
});

test('the last year of the airline passengers is forecast closer than the seasonal naive does', async () => {
  const train = airPassengers.slice(0, 132);
  const truth = airPassengers.slice(132);
  const answer = await runForecast(
    { context: tableOf({ timestamp: months(132), target: train }), horizon: 12, quantiles: [0.5] },
    { threads: 2 },
  );
  const miss = (path: (j: number) => number) =>
    truth.reduce((sum, value, j) => sum + Math.abs(value - path(j)), 0) / 12;
  // The seasonal naive misses by 47.8 on average.
  expect(miss((j) => train[120 + j]!)).toBeCloseTo(47.83, 1);
  expect(miss((j) => answer.mean[j]!)).toBeLessThan(24);
});

/** Figures of R's qt() and qnorm(). */
test('quantiles of the normal and of Student’s t match their tables', () => {
  expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 5);
  expect(normalQuantile(0.01)).toBeCloseTo(-2.326348, 5);
  expect(normalQuantile(1e-9)).toBeCloseTo(-5.997807, 4);
  expect(studentQuantile(0.975, 6)).toBeCloseTo(2.446912, 3);
  expect(studentQuantile(0.9, 6)).toBeCloseTo(1.439756, 3);
  expect(studentQuantile(0.01, 6)).toBeCloseTo(-3.142668, 3);
  expect(studentQuantile(0.5, 6)).toBe(0);
});

test.each<
  [string, (noise: () => number, t: number, before: number) => number, [number, number], [number, number]]
>([
  ['noise around a level', (noise) => 100 + 10 * noise(), [0.72, 0.88], [0.9, 0.99]],
  [
    'a random walk',
    (noise, _, before) => (before === 0 ? 200 : before) + noise(),
    [0.68, 0.92],
    [0.85, 0.995],
  ],
  [
    'a season on a line',
    (noise, t) => 100 + 0.5 * t + 10 * Math.sin((2 * Math.PI * t) / 12) + 4 * noise(),
    [0.7, 0.9],
    [0.88, 0.99],
  ],
])('intervals of 80 and 95 % hold about that share of %s', async (_, draw, share80, share95) => {
  const noise = normal(uniform(11));
  const length = 84;
  const ahead = 12;
  const series = Array.from({ length: 40 }, () => {
    let before = 0;
    return Array.from({ length: length + ahead }, (__, t) => {
      before = draw(noise, t, before);
      return before;
    });
  });
  const context = tableOf({
    timestamp: series.flatMap(() => months(length)),
    item_id: series.flatMap((__, s) => Array(length).fill(s)),
    target: series.flatMap((values) => values.slice(0, length)),
  });
  const answer = await runForecast(
    { context, horizon: ahead, quantiles: [0.025, 0.1, 0.9, 0.975] },
    { threads: 2 },
  );
  let [inside80, inside95] = [0, 0];
  series.forEach((values, s) => {
    for (let j = 0; j < ahead; j++) {
      const [a, b, c, d] = answer.quantiles.subarray(4 * (s * ahead + j), 4 * (s * ahead + j) + 4);
      const value = values[length + j]!;
      inside80 += Number(value >= b! && value <= c!);
      inside95 += Number(value >= a! && value <= d!);
    }
  });
  const total = series.length * ahead;
  expect(inside80 / total).toBeGreaterThan(share80[0]);
  expect(inside80 / total).toBeLessThan(share80[1]);
  expect(inside95 / total).toBeGreaterThan(share95[0]);
  expect(inside95 / total).toBeLessThan(share95[1]);
});
