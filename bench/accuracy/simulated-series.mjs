// Series with several seasons, drawn from processes that a forecaster meets: load of a grid, visits of a site, cars on a
// road, temperature, air pollution, calls of a centre (hours); shop sales and visits (days); energy of a town (weeks).
// Each is {set, name, frequency, step, h, values}: `frequency` scales MASE, `step` says how far timestamps lie apart.
// Seeds of "tune" and "report" differ, and so do the ranges that parameters are drawn from by nothing but chance.

/** A small repeatable stream of uniform numbers. */
function uniform(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 2 ** 32;
  };
}

function drawing(seed) {
  const random = uniform(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const between = (low, high) => low + (high - low) * random();
  /** Noise with first-order memory, of standard deviation one. */
  const memory = (phi) => {
    let state = normal();
    return () => {
      state = phi * state + Math.sqrt(1 - phi * phi) * normal();
      return state;
    };
  };
  /** A bump of a day at an hour, `width` hours wide. */
  const bump = (hour, at, width) => Math.exp(-0.5 * ((((hour - at + 36) % 24) - 12) / width) ** 2);
  return { random, normal, between, memory, bump };
}

const hourly = {
  load({ between, memory, bump }) {
    const [morning, evening, weekend] = [between(0.15, 0.3), between(0.2, 0.4), between(0.05, 0.2)];
    const weather = memory(between(0.985, 0.997));
    const fast = memory(0.7);
    const heat = between(0.02, 0.07);
    const peak = between(18, 20);
    return (t) => {
      const hour = t % 24;
      const day = Math.floor(t / 24) % 7;
      const rest = day >= 5 ? weekend : 0;
      const shape = 1 + morning * (1 - 2 * rest) * bump(hour, 9, 2.5) + evening * bump(hour, peak, 2.5);
      return 1000 * (shape - rest) * (1 + heat * weather() + 0.008 * fast());
    };
  },
  visits({ between, memory, bump, random }) {
    const [low, weekend] = [between(0.1, 0.4), between(-0.3, 0.4)];
    const level = memory(between(0.99, 0.998));
    const noise = memory(0.3);
    let burst = 0;
    const rate = between(0, 0.004);
    const growth = between(-2e-4, 6e-4);
    const peak = between(11, 21);
    return (t) => {
      const hour = t % 24;
      const rest = Math.floor(t / 24) % 7 >= 5 ? weekend : 0;
      burst = random() < rate ? between(0.5, 2) : burst * 0.85;
      const shape = low + bump(hour, peak, 4.5) * (1 - rest);
      return Math.round(400 * shape * Math.exp(growth * t + 0.15 * level() + 0.08 * noise()) * (1 + burst));
    };
  },
  road({ between, memory, bump }) {
    const noise = memory(0.6);
    const day = memory(0.97);
    const size = between(0.03, 0.1);
    const [first, second] = [between(7, 8.5), between(16.5, 18)];
    return (t) => {
      const hour = t % 24;
      const week = Math.floor(t / 24) % 7;
      const work = 0.1 + bump(hour, first, 1.3) + 0.9 * bump(hour, second, 1.8) + 0.35 * bump(hour, 13, 4);
      const free = 0.1 + (week === 5 ? 0.7 : 0.5) * bump(hour, 14.5, 4.5);
      return 0.06 * (week >= 5 ? free : work) * Math.exp(size * noise() + 0.07 * day());
    };
  },
  temperature({ between, memory }) {
    const start = between(0, 8766);
    const front = memory(between(0.985, 0.994));
    const fast = memory(0.8);
    const swing = between(2, 6);
    return (t) => {
      const year = Math.cos((2 * Math.PI * (t + start)) / 8766);
      const day = Math.cos((2 * Math.PI * ((t % 24) - 15)) / 24);
      const clouds = front();
      return (
        12 -
        9 * year +
        swing * day * (1 - 0.3 * Math.max(-1, Math.min(1, clouds))) +
        4 * clouds +
        0.5 * fast()
      );
    };
  },
  pollution({ between, memory, bump }) {
    const weather = memory(between(0.95, 0.985));
    const size = between(0.4, 0.7);
    const rush = between(0.1, 0.5);
    return (t) => {
      const hour = t % 24;
      const work = Math.floor(t / 24) % 7 < 5 ? 1 : 0.5;
      return 30 * Math.exp(size * weather() + rush * work * (bump(hour, 8, 2) + bump(hour, 20, 3)));
    };
  },
  calls({ between, memory, bump, normal }) {
    const busy = memory(0.995);
    const saturday = between(0, 0.5);
    const mean = between(8, 120);
    return (t) => {
      const hour = t % 24;
      const week = Math.floor(t / 24) % 7;
      const open = hour >= 8 && hour < 20 ? (week === 6 ? 0 : week === 5 ? saturday : 1) : 0;
      const rate =
        open * mean * (0.6 + 0.6 * bump(hour, 10.5, 2) + 0.3 * bump(hour, 15, 2)) * Math.exp(0.12 * busy());
      return Math.max(0, Math.round(rate + Math.sqrt(rate) * normal()));
    };
  },
};

const daily = {
  sales({ between, memory, normal }) {
    const week = Array.from({ length: 7 }, () => between(0.7, 1.4));
    const year = between(0.1, 0.35);
    const level = memory(0.995);
    const phase = between(0, 365);
    const growth = between(-1e-4, 4e-4);
    return (t) => {
      const season =
        1 +
        year * Math.cos((2 * Math.PI * (t - phase)) / 365.25) +
        0.4 * year * Math.cos((4 * Math.PI * t) / 365.25);
      return 500 * week[t % 7] * season * Math.exp(growth * t + 0.12 * level() + 0.08 * normal());
    };
  },
  riders({ between, memory, normal }) {
    const weekend = between(0.1, 0.6);
    const year = between(0.2, 0.6);
    const rain = memory(0.5);
    const level = memory(0.99);
    return (t) => {
      const season = 1 - year * Math.cos((2 * Math.PI * (t - 20)) / 365.25);
      const rest = t % 7 >= 5 ? weekend : 0;
      return Math.round(
        2000 * season * (1 - rest) * Math.exp(-0.15 * Math.max(0, rain()) + 0.1 * level()) + 30 * normal(),
      );
    };
  },
  shift({ between, memory, normal }) {
    const week = Array.from({ length: 7 }, () => between(0.8, 1.2));
    const at = Math.floor(between(300, 900));
    const factor = between(0.6, 1.7);
    const level = memory(0.97);
    return (t) => 100 * week[t % 7] * (t >= at ? factor : 1) * (1 + 0.06 * level() + 0.04 * normal());
  },
};

const weekly = {
  energy({ between, memory, normal }) {
    const year = between(0.15, 0.5);
    const phase = between(0, 52);
    const weather = memory(0.6);
    const growth = between(-5e-4, 1e-3);
    return (t) => {
      const cold = Math.cos((2 * Math.PI * (t - phase)) / 52.18);
      return (
        300 *
        Math.exp(growth * t) *
        (1 + year * cold + 0.3 * year * cold * cold + 0.06 * weather() + 0.02 * normal())
      );
    };
  },
  holidays({ between, memory }) {
    const peak = between(0.3, 1.5);
    const level = memory(0.97);
    const noise = memory(0.2);
    return (t) => {
      const week = (t % 52.18) / 52.18;
      const late = Math.exp(-0.5 * ((week - 0.95) / 0.02) ** 2);
      return (
        80 * (1 + peak * late + 0.2 * Math.sin(2 * Math.PI * week)) * Math.exp(0.2 * level() + 0.06 * noise())
      );
    };
  },
};

const kinds = [
  { processes: hourly, step: 'hour', frequency: 24, h: 48, lengths: [700, 960, 1500] },
  { processes: daily, step: 'day', frequency: 7, h: 28, lengths: [420, 800, 1200] },
  { processes: weekly, step: 'week', frequency: 52, h: 13, lengths: [156, 260] },
];

/** @param set  "tune" or "report"
 *  @param each series of each process */
export function simulatedSeries(set, each = 6) {
  const out = [];
  let seed = set === 'tune' ? 1000 : 500_000;
  for (const { processes, step, frequency, h, lengths } of kinds)
    for (const [name, process] of Object.entries(processes))
      for (let i = 0; i < each; i++) {
        const length = lengths[i % lengths.length] + h;
        const start = (i * 37) % 168;
        const draw = process(drawing(++seed * 7919));
        const values = Array.from({ length: start + length }, (_, t) => draw(t)).slice(start);
        out.push({ set, name: `${step} ${name} ${i}`, frequency, step, start, h, values });
      }
  return out;
}
