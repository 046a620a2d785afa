import { expect, test } from 'vitest';
import { tableFromColumns } from '../../../src/tabular/domain/table-from-columns.ts';
import { anomaliesOf } from '../../../src/tabular/engine/forecast/anomalies.ts';
import { forecast } from '../../../src/tabular/engine/forecast/index.ts';

/** Normal by the sum of twelve; the same numbers on every machine. */
function noise(count: number, seed: number): Float64Array {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Float64Array.from({ length: count }, () =>
    Array.from({ length: 12 }, next).reduce((a, b) => a + b, -6),
  );
}
const season = (t: number) => 8 * Math.sin((2 * Math.PI * t) / 12);

test('a step that stays is a shift, with the levels before and after it', () => {
  const values = noise(120, 3).map((e, t) => 100 + season(t) + e + (t >= 70 ? 30 : 0));
  const { shifts, outliers } = anomaliesOf(values, [12]);
  expect(shifts.map(({ place }) => place)).toEqual([70]);
  expect(shifts[0]!.before).toBeCloseTo(100, -1);
  expect(shifts[0]!.after).toBeCloseTo(130, -1);
  expect(outliers).toEqual([]);
});

test('a value that stands alone is an outlier, not a shift', () => {
  const values = noise(120, 5).map((e, t) => 100 + season(t) + e + (t === 40 ? 40 : t === 90 ? -35 : 0));
  const { shifts, outliers } = anomaliesOf(values, [12]);
  expect(outliers).toEqual([40, 90]);
  expect(shifts).toEqual([]);
});

test('noise, trends, seasons, random walks and gaps show neither', () => {
  let [found, walk] = [0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const e = noise(150, seed * 7919);
    const kinds = [
      e,
      e.map((value, t) => 2 * t + value),
      e.map((value, t) => 100 + 5 * season(t) + value),
      e.map((value, t) => (t % 9 === 4 ? Number.NaN : 50 + value)),
    ];
    walk = 0;
    kinds.push(e.map((value) => (walk += value)));
    for (const values of kinds) {
      const { shifts, outliers } = anomaliesOf(values, [12]);
      found += shifts.length + outliers.length;
    }
  }
  expect(found).toBeLessThanOrEqual(2);
});

test('a straight line, a curve and a year that is seen twice show neither', () => {
  const none = { outliers: [], shifts: [], endsApart: false };
  const from = (length: number, at: (t: number) => number) => Float64Array.from({ length }, (_, t) => at(t));
  expect(
    anomaliesOf(
      from(60, (t) => 5 + 2 * t),
      [7],
    ),
  ).toEqual(none);
  expect(
    anomaliesOf(
      from(60, (t) => Math.min(100, 90 + t * 0.2)),
      [12],
    ),
  ).toEqual(none);
  expect(
    anomaliesOf(
      from(60, (t) => 100 * 1.05 ** t),
      [12],
    ),
  ).toEqual(none);
  for (let seed = 1; seed <= 20; seed++) {
    const e = noise(110, seed * 131);
    expect(
      anomaliesOf(
        e.map((value, t) => 100 + 20 * Math.sin((2 * Math.PI * t) / 52.18) + 2 * value),
        [52.18],
      ),
    ).toEqual(none);
  }
});

test('short and constant series, and demand that is mostly nought, show neither', () => {
  expect(anomaliesOf(Float64Array.of(1, 2, 300, 4), [])).toEqual({
    outliers: [],
    shifts: [],
    endsApart: false,
  });
  expect(anomaliesOf(new Float64Array(50).fill(3), [])).toEqual({
    outliers: [],
    shifts: [],
    endsApart: false,
  });
  const demand = Float64Array.from({ length: 60 }, (_, t) => (t % 7 === 0 ? 5 + (t % 3) : 0));
  expect(anomaliesOf(demand, [])).toEqual({ outliers: [], shifts: [], endsApart: false });
  expect(anomaliesOf(demand, [7])).toEqual({ outliers: [], shifts: [], endsApart: false });
});

test('a forecast tells them with their times', async () => {
  const timestamp = Array.from({ length: 96 }, (_, i) =>
    new Date(Date.UTC(2016, i, 1)).toISOString().slice(0, 7),
  );
  const target = noise(96, 11).map(
    (e, t) => 200 + 2 * season(t) + e + (t >= 60 ? 50 : 0) + (t === 20 ? 60 : 0),
  );
  const ahead = await forecast(await tableFromColumns({ timestamp, target }), { horizon: 3 });
  const told = ahead.notes?.join(' ');
  expect(told).toMatch(/1 shift of level.*2021-01.*from about 20\d.* to about 2[45]\d/);
  expect(told).toMatch(/1 outlier.*2017-09/);
});

test('a slip of the pen makes no season of its own, whatever its sign', () => {
  for (const slip of [5000, -5000]) {
    const values = noise(90, 11).map((e, t) => (t === 60 ? slip : 100 + e + (t % 7)));
    expect(anomaliesOf(values, [7]).outliers).toEqual([60]);
  }
});

test('what is drawn in before the forecast is told, and is not called kept', async () => {
  const values = noise(70, 13).map((e, t) => (t === 69 ? 4000 : 50 + e));
  const timestamp = Array.from(values, (_, t) =>
    new Date(Date.UTC(2024, 0, 1 + t)).toISOString().slice(0, 10),
  );
  const past = await tableFromColumns({ timestamp, target: [...values] });
  const { notes, mean } = await forecast(past, { horizon: 2 });
  expect(mean[0]).toBeLessThan(60);
  expect(notes?.join()).toMatch(/1 outlier was drawn in before the forecast: 2024-03-10 \(4000\)/);
  expect(notes?.join()).not.toMatch(/kept/);
});

test('a last month that is not yet whole is told, where none of what is usual is', async () => {
  const last = (values: Float64Array) => anomaliesOf(values, [12]).endsApart;
  let told = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const e = noise(60, seed * 104_729);
    let walk = 100;
    const usual = [
      e.map((value, t) => 1000 + 10 * t + 15 * value),
      e.map((value, t) => 100 + 5 * season(t) + value),
      e.map((value, t) => 1000 * 1.04 ** t * Math.exp(0.03 * value)),
      e.map((value) => (walk += value)),
      e.map((value) => 1e6 + 0.001 * value),
    ];
    told += usual.filter(last).length;
    for (const values of usual.slice(0, 3)) {
      values[59]! *= 0.1;
      expect(last(values)).toBe(true);
    }
  }
  expect(told).toBe(0);
  const target = [...noise(41, 17)].map((e, t) => (t === 40 ? 12_000 : 1000 + 10 * t + 15 * e));
  const timestamp = target.map((_, t) => new Date(Date.UTC(2021, t, 1)).toISOString().slice(0, 10));
  const { notes } = await forecast(await tableFromColumns({ timestamp, target }), { horizon: 2 });
  expect(notes?.join()).toMatch(/1 series ends far from what came before: 2024-05-01 \(12000\)/);
});

test('steady growth does not end far from what came before, a leap in it does', () => {
  const grown = Float64Array.from({ length: 24 }, (_, t) => 1.5 ** t * (1 + 0.02 * (t % 3)));
  expect(anomaliesOf(grown, []).endsApart).toBe(false);
  grown[23]! *= 6;
  expect(anomaliesOf(grown, []).endsApart).toBe(true);
});

/** Hours of Berlin's clock with their offsets, over the end of March or of October. */
function berlinHours(month: number, count: number) {
  const change = Date.UTC(2024, month, month === 2 ? 31 : 27, 1);
  return Array.from({ length: count }, (_, t) => {
    const instant = Date.UTC(2024, month, 6) + t * 3_600_000;
    const offset = instant >= change === (month === 2) ? 2 : 1;
    const clock = new Date(instant + offset * 3_600_000);
    return {
      written: `${clock.toISOString().slice(0, 19)}+0${offset}:00`,
      hour: clock.getUTCHours(),
      weekend: clock.getUTCDay() % 6 === 0,
      utc: new Date(instant).getUTCHours(),
    };
  });
}

test('hours by the clock or by the sun show neither over a change of the clocks; a real outlier does', async () => {
  const wave = (hour: number) => 100 + 30 * Math.sin((2 * Math.PI * (hour - 8)) / 24);
  const open = (hour: number) => (hour > 8 && hour < 18 ? 50 + hour : 10 + hour / 10);
  for (const month of [2, 9]) {
    const hours = berlinHours(month, 42 * 24);
    const timestamp = hours.map(({ written }) => written);
    const noteOf = async (target: number[]) =>
      (await forecast(await tableFromColumns({ timestamp, target }), { horizon: 2 })).notes ?? [];
    const byClock = hours.map(({ hour, weekend }) => wave(hour) + (weekend ? 0 : 5));
    expect(await noteOf(byClock)).toEqual([]);
    expect(await noteOf(hours.map(({ hour }) => open(hour)))).toEqual([]);
    expect(await noteOf(hours.map(({ utc }) => wave(utc)))).toEqual([]);
    const e = noise(byClock.length, 3);
    expect(await noteOf(byClock.map((value, t) => value + 0.3 * e[t]!))).toEqual([]);
    const spiked = byClock.map((value, t) => value + 0.3 * e[t]! + (t === 300 ? 60 : 0));
    expect((await noteOf(spiked)).join()).toMatch(/^1 outlier /);
  }
});

test('an hour that the clock leaves out makes no outliers of a series without noise', async () => {
  const hours = Array.from({ length: 42 * 24 }, (_, t) => new Date(Date.UTC(2024, 2, 10) + t * 3_600_000));
  const there = hours.filter((time) => time.toISOString().slice(0, 13) !== '2024-03-31T02');
  const target = there.map(
    (time) =>
      100 +
      30 * Math.sin((2 * Math.PI * (time.getUTCHours() - 8)) / 24) +
      (time.getUTCDay() % 6 === 0 ? 0 : 5),
  );
  const timestamp = there.map((time) => time.toISOString().slice(0, 16));
  const { notes = [] } = await forecast(await tableFromColumns({ timestamp, target }), { horizon: 2 });
  expect(notes).toEqual([]);
});
