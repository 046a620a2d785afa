/** bench/README.md says what the files of bench/results say, and nothing else does. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { benches, commandOf } from '../../bench/catalogue.mjs';
import { page, readResults, render, report } from '../../bench/report.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = readResults();
const names = Object.keys(benches);

test('bench/README.md is what the results make it: run `npm run bench -- --report`', () => {
  const text = readFileSync(page, 'utf8');
  expect(text).toBe(report());
  expect(text.split('\n').length).toBeLessThanOrEqual(121);
});

test('every bench of the catalogue has its script and one result, and every result its bench', () => {
  expect(Object.keys(results).sort()).toEqual([...names].sort());
  for (const name of names) expect(existsSync(join(root, benches[name]!.script)), name).toBe(true);
});

test('a result tells its command, day, commit and machine', () => {
  for (const [name, result] of Object.entries(results)) {
    expect(result, name).toMatchObject({
      command: commandOf(benches[name]!),
      date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      commit: expect.stringMatching(/^[0-9a-f]{7,}$/),
    });
    if (result.note === undefined)
      expect(result, name).toMatchObject({
        machine: { processor: expect.any(String), cores: expect.any(Number) },
        versions: { node: expect.any(String), graticule: expect.any(String) },
      });
  }
});

describe('the template', () => {
  const fits = {
    date: '2026-01-02',
    commit: 'abc1234',
    machine: { cores: 2 },
    load: { before: 1, after: 3 },
  };

  test('shows figures, percentages and runs, and lines tables up', () => {
    const text = render('| a | b |\n| --- | --- |\n| {{fits.rows:,}} | {{fits.share:1%}} |\n\n{{run fits}}', {
      fits: { ...fits, command: 'node x.mjs', figures: { rows: 12_345, share: 0.1234 } },
    });
    expect(text.split('\n').slice(1)).toEqual([
      '| a      | b      |',
      '| ------ | ------ |',
      '| 12,345 | 12.3 % |',
      '',
      '`node x.mjs` (2026-01-02, abc1234, 2 cores, load 3)',
    ]);
  });

  test('fails for a figure that no run gave, and for a result that it leaves out', () => {
    expect(() => render('{{fits.rows}}', { fits: { figures: {} } })).toThrow('no figure is called fits.rows');
    expect(() => render('{{other.rows}}', {})).toThrow('bench/results/other.json is missing');
    expect(() => render('', { fits: { figures: {} } })).toThrow('uses nothing of fits');
  });
});

test('README.md repeats the figures of bench/README.md', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const told = readme.slice(readme.indexOf('## How good is it?'), readme.indexOf('## What it is not'));
  const figures = (name: string) => results[name]!.figures;
  const { graticule, xgboost } = figures('boosting');
  const germany = figures('buffer')['Germany, 10'];
  const thousands = (value: number) => value.toLocaleString('en');
  for (const figure of [
    `**${figures('tabular').geometricMean.toFixed(2)}** (better on ${figures('tabular').wins})`,
    `**${graticule.fitSeconds.toFixed(1)} s**, ${graticule.peakMiB.toFixed(0)} MiB`,
    `XGBoost ${xgboost.fitSeconds.toFixed(1)} s, ${xgboost.peakMiB.toFixed(0)} MiB`,
    `**${figures('forecast').all.graticule.owa.toFixed(2)}**`,
    `**${germany.graticule.ms} ms**`,
    `turf ${thousands(germany.turf.ms)} ms`,
    `**${figures('resolve').graticule.borderExact.p50.toFixed(2)} ms**`,
    `fuse.js over a GeoJSON file ${figures('resolve').fuse.borderExact.p50.toFixed(0)} ms`,
  ])
    expect(told).toContain(figure);
});
