// Series of Debian's gretl-common and gretl-data: the St. Louis Fed's database (without employment, which the report set holds), cut at
// the end of 1989 and of 2004, and the yearly, quarterly and monthly series of textbooks. Past lengths are drawn as the M3 competition
// has them. Each is {set: 'gretl', name, frequency, h, values}; an empty list where the packages are not installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const home = '/usr/share/gretl';
const shapes = {
  1: { h: 6, lengths: [14, 41] },
  4: { h: 8, lengths: [16, 64] },
  12: { h: 18, lengths: [48, 126] },
};
const frequencies = { A: 1, Q: 4, M: 12 };
const cuts = [1989, 2004];
const missing = -999;

/** @returns {{set: string, name: string, frequency: 1 | 4 | 12, h: number, values: number[]}[]} */
export function gretlSeries() {
  if (!existsSync(home)) return [];
  const draw = uniform(5);
  const seen = new Set();
  const out = [];
  for (const { name, frequency, values } of [...ofFed(), ...ofTextbooks()]) {
    const { h, lengths } = shapes[frequency];
    const length = Math.floor(lengths[0] + draw() * (lengths[1] - lengths[0] + 1));
    const taken = withoutEnds(values).slice(-(length + h));
    if (taken.some((value) => value === null) || taken.length < lengths[0] + h) continue;
    if (new Set(taken.slice(0, -h)).size < 5) continue;
    const key = `${frequency} ${taken.slice(-12).join(' ')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    out.push({ set: 'gretl', name, frequency, h, values: taken });
  }
  return out;
}

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

function withoutEnds(values) {
  const first = values.findIndex((value) => value !== null);
  return first < 0 ? [] : values.slice(first, values.findLastIndex((value) => value !== null) + 1);
}

function* ofFed() {
  const lines = readFileSync(join(home, 'db/fedstl.idx'), 'latin1').split('\n').slice(1);
  const data = readFileSync(join(home, 'db/fedstl.bin'));
  let at = 0;
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const head = /^([AQMWDBS])\s+(\S+)\s+-\s+\S+\s+n = (\d+)/.exec(lines[i + 1]);
    if (head === null) return;
    const count = Number(head[3]);
    const values = Array.from({ length: count }, (_, t) => data.readFloatLE(at + 4 * t)).map((value) =>
      Math.abs(value - missing) < 0.1 ? null : value,
    );
    at += 4 * count;
    const [name, ...about] = lines[i].split(' ');
    const frequency = frequencies[head[1]];
    if (frequency === undefined || /mploy|payroll|labor|earnings|hours/i.test(about.join(' '))) continue;
    const [year, part = '1'] = head[2].split(/[.:]/);
    for (const cut of cuts) {
      const until = (cut + 1 - Number(year)) * frequency - (Number(part) - 1);
      if (until > 0 && until - values.length <= frequency)
        yield { name: `fed ${name} ${cut}`, frequency, values: values.slice(0, until) };
    }
  }
}

/** Counters, dates and dummies of the data sets are no series to forecast. */
const noSeries = /year|time|trend|obs|date|dum|month|qtr|quarter/i;

function* ofTextbooks() {
  const vintages = new Set();
  const files = readdirSync(join(home, 'data'), { recursive: true }).map(String).sort();
  for (const file of files.filter((one) => one.endsWith('.gdt'))) {
    const bytes = readFileSync(join(home, 'data', file));
    const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
    if (!/type="time-series"/.test(text)) continue;
    const frequency = Number(/frequency="(\d+)"/.exec(text)?.[1]);
    if (!(frequency in shapes)) continue;
    const rows = [...text.matchAll(/<obs[^>]*>([^<]*)<\/obs>/g)].map(([, row]) => row.trim().split(/\s+/));
    const variables = [...text.matchAll(/<variable\s[^>]*?name="([^"]*)"/g)].map(([, name]) => name);
    for (const [j, name] of variables.entries()) {
      // Later vintages of one data set tell the same again.
      const key = `${file.replace(/\d*\.gdt$/, '')} ${/data\d/.test(file) ? file : ''} ${name}`;
      if (noSeries.test(name) || vintages.has(key)) continue;
      vintages.add(key);
      const values = rows.map((row) => (Number.isFinite(Number(row[j])) ? Number(row[j]) : null));
      yield { name: `gretl ${file.split('/').pop()} ${name}`, frequency, values };
    }
  }
}
