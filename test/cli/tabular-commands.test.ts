import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { runCli, startCli, withFolder } from '../support/cli.ts';

/** y = 3 x + noise-free group offset, kind told from x. */
const rows = Array.from({ length: 40 }, (_, i) => {
  const x = (i * 7) % 40;
  return { id: `r${i}`, x, group: i % 2 ? 'odd' : 'even', y: 3 * x + (i % 2), kind: x < 20 ? 'low' : 'high' };
});
const csv = (columns: readonly (keyof (typeof rows)[number])[], from = rows) =>
  `${columns.join(',')}\n${from.map((row) => columns.map((name) => row[name]).join(',')).join('\n')}\n`;

const parse = (text: string) => {
  const [header, ...lines] = text.trim().split('\n');
  return { header: header!.split(','), lines: lines.map((line) => line.split(',')) };
};

test('forecast leaves a month that is not over out, says so, and keeps it where that is asked for', () =>
  withFolder(async (folder) => {
    const months = Array.from({ length: 48 }, (_, t) => {
      const value = 1000 + 100 * Math.sin((Math.PI * t) / 6) + (t % 5);
      return `${2020 + Math.floor(t / 12)}-${String((t % 12) + 1).padStart(2, '0')},${t === 47 ? 300 : value.toFixed(1)}`;
    });
    const file = join(folder, 'months.csv');
    await writeFile(file, `timestamp,target\n${months.join('\n')}\n`);
    const left = await runCli(['forecast', '--data', file, '--horizon', '1']);
    expect(left.stderr).toMatch(/That value was left out.*--keep-unfinished/);
    const kept = await runCli(['forecast', '--data', file, '--horizon', '1', '--keep-unfinished']);
    expect(kept.stderr).not.toMatch(/left out/);
    const mean = (result: { stdout: string }) => Number(parse(result.stdout).lines[0]![1]);
    expect(mean(kept)).toBeLessThan(mean(left) - 20);
    const judged = await runCli(['backtest', '--data', file, '--horizon', '1', '--origins', '1']);
    expect(judged.stderr).toMatch(/That value was left out/);
  }));

test('predict writes one line per row, with the columns kept and the quantiles asked for', () =>
  withFolder(async (folder) => {
    const train = join(folder, 'train.csv');
    const score = join(folder, 'rows.csv');
    await writeFile(train, csv(['x', 'group', 'y']));
    await writeFile(score, csv(['id', 'group', 'x'], rows.slice(0, 5)));
    const args = [
      'predict',
      '--train',
      train,
      '--target',
      'y',
      '--rows',
      score,
      '--keep',
      'id',
      '--quantiles',
      '.1,.9',
      '--quiet',
    ];
    const first = await runCli(args);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const { header, lines } = parse(first.stdout);
    expect(header).toEqual(['id', 'prediction', 'quantile_0.1', 'quantile_0.9']);
    expect(lines.map(([id]) => id)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4']);
    lines.forEach(([, prediction, low, high], i) => {
      expect(Math.abs(Number(prediction) - rows[i]!.y)).toBeLessThan(20);
      expect(Number(low)).toBeLessThanOrEqual(Number(high));
    });
    const out = join(folder, 'out.csv');
    expect(await runCli([...args, '--out', out])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await readFile(out, 'utf8')).toBe(first.stdout);
    expect((await readdir(folder)).sort()).toEqual(['out.csv', 'rows.csv', 'train.csv']);
  }));

test('predict tells labels and probabilities as JSON, from JSON lines and gzipped files', () =>
  withFolder(async (folder) => {
    const train = join(folder, 'train.jsonl.gz');
    const score = join(folder, 'rows.json');
    await writeFile(train, gzipSync(rows.map((row) => JSON.stringify(row)).join('\n')));
    await writeFile(
      score,
      JSON.stringify([
        { x: 2, group: 'odd', y: null },
        { x: 38, y: 115, group: null },
      ]),
    );
    const { code, stdout } = await runCli([
      'predict',
      '--train',
      train,
      '--target',
      'kind',
      '--rows',
      score,
      '--ignore',
      'id',
      '--json',
    ]);
    expect(code).toBe(0);
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({
      task: 'classification',
      target: 'kind',
      trainRows: 40,
      predictions: ['low', 'high'],
      classes: ['low', 'high'],
      quantiles: null,
    });
    for (const row of answer.probabilities) expect(row[0] + row[1]).toBeCloseTo(1, 6);
  }));

test('--groups keeps rows that belong together on one side of every fold', () =>
  withFolder(async (folder) => {
    const train = join(folder, 'train.csv');
    // Each person has a place and an answer of its own: known persons are easy, others are luck.
    const visits = Array.from({ length: 60 }, (_, i) => {
      const person = i % 20;
      return `${person},${(person * 7919) % 101},${(person * 104729) % 97}`;
    });
    await writeFile(train, `person,x,y\n${visits.join('\n')}\n`);
    const args = ['evaluate', '--train', train, '--target', 'y', '--effort', 'fast', '--quiet', '--json'];
    const [known, unknown] = [
      await runCli([...args, '--ignore', 'person']),
      await runCli([...args, '--groups', 'person']),
    ].map(({ stdout }) => JSON.parse(stdout).value as number);
    expect(known!).toBeLessThan(0.6 * unknown!);
  }));

test('--weights names a column that says how much each row counts, and is not learnt from', () =>
  withFolder(async (folder) => {
    // Every other row is labelled the wrong way round, and counts for nothing.
    const lines = Array.from({ length: 80 }, (_, i) => {
      const right = i < 40 === (i % 2 === 0) ? 'low' : 'high';
      return `${i},${right},${i % 2 === 0 ? 1 : 0}`;
    });
    const train = join(folder, 'train.csv');
    const score = join(folder, 'rows.csv');
    await writeFile(train, `x,kind,trust\n${lines.join('\n')}\n`);
    await writeFile(score, 'x\n3\n11\n66\n77\n');
    const args = ['--train', train, '--target', 'kind', '--weights', 'trust', '--quiet'];
    const predicted = await runCli(['predict', ...args, '--rows', score]);
    expect(predicted).toMatchObject({ code: 0, stdout: 'prediction\nlow\nlow\nhigh\nhigh\n', stderr: '' });
    const { rows: scored, value } = JSON.parse((await runCli(['evaluate', ...args, '--json'])).stdout);
    expect(scored).toBe(40);
    expect(value).toBeGreaterThan(0.9);
  }));

test('evaluate reads standard input and speaks to people or to programs', async () => {
  const table = csv(['x', 'group', 'kind']);
  const args = ['evaluate', '--train', '-', '--target', 'kind'];
  const forPeople = await runCli(args, table);
  expect(forPeople.code).toBe(0);
  expect(forPeople.stderr).toMatch(
    /^standard input: 40 rows, 3 columns\n {2}x: number\n {2}group: category, \d values\n/,
  );
  expect(forPeople.stdout).toMatch(/^kind: accuracy [\d.]+ {2}\(40 rows, 5 folds/);
  expect(forPeople.stdout).toMatch(/class +rows +precision +recall +F1 +AUC\nlow +20 /);
  const forPrograms = JSON.parse((await runCli([...args, '--json'], table)).stdout);
  expect(forPrograms).toMatchObject({
    task: 'classification',
    metric: 'accuracy',
    method: 'kfold',
    rows: 40,
    classes: ['low', 'high'],
  });
  expect(forPrograms.value).toBeGreaterThan(0.8);
  expect(forPrograms.classification.confusion).toHaveLength(4);
});

test('backtest scores past forecasts, and writes them beside what came', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'sales.csv');
    const rows = ['a', 'b'].flatMap((shop) =>
      Array.from(
        { length: 36 },
        (_, i) =>
          `${shop},${2021 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')},${100 + i + (i % 3)}`,
      ),
    );
    await writeFile(path, `shop,month,sales\n${rows.join('\n')}\n`);
    const args = ['backtest', '--data', path, '--timestamp', 'month', '--target', 'sales', '--item', 'shop'];
    const file = join(folder, 'past.csv');
    const text = await runCli([...args, '--horizon', '2', '--forecasts', file, '--quiet']);
    expect(text.stdout).toMatch(/^ +forecasts +MAE +sMAPE +MASE +OWA +WQL +in 80 %\n1 ahead +6 /);
    expect(text.stdout).toContain('2 series, 3 origins.');
    const past = (await readFile(file, 'utf8')).trim().split('\n');
    expect(past[0]).toBe('item,origin,timestamp,actual,mean,quantile_0.1,quantile_0.5,quantile_0.9');
    expect(past).toHaveLength(1 + 2 * 3 * 2);
    expect(past[1]).toMatch(/^a,2023-06,2023-07,/);
    const { overall, bySeries } = JSON.parse((await runCli([...args, '--horizon', '2', '--json'])).stdout);
    expect(overall.count).toBe(12);
    expect(overall.mase).toBeLessThan(1);
    expect(bySeries.map(({ item }: { item: string }) => item)).toEqual(['a', 'b']);
  }));

test('forecast continues every series in the format of its timestamps', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'past.csv');
    const lines = ['a', 'b'].flatMap((shop) =>
      Array.from({ length: 24 }, (_, i) => {
        const month = `${2020 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`;
        return `${shop},${month},${shop === 'a' ? 100 + i : 50}`;
      }),
    );
    await writeFile(path, `shop,month,sales\n${lines.join('\n')}\n`);
    const args = ['forecast', '--data', path, '--timestamp', 'month', '--target', 'sales', '--item', 'shop'];
    const { code, stdout } = await runCli([...args, '--horizon', '2', '--quantiles', '.2,.8']);
    expect(code).toBe(0);
    const { header, lines: steps } = parse(stdout);
    expect(header).toEqual(['shop', 'month', 'mean', 'quantile_0.2', 'quantile_0.8']);
    expect(steps.map(([shop, month]) => `${shop} ${month}`)).toEqual([
      'a 2022-01-01',
      'a 2022-02-01',
      'b 2022-01-01',
      'b 2022-02-01',
    ]);
    expect(Math.abs(Number(steps[2]![2]) - 50)).toBeLessThan(5);
    const told = await runCli([...args, '--horizon', '1', '--explain', '--holidays', 'DE,AT', '--json']);
    const explained = JSON.parse(told.stdout);
    expect(explained.forecast[0].trend + explained.forecast[0].covariates).toBeCloseTo(
      explained.forecast[0].mean - (explained.forecast[0]['season of 12'] ?? 0),
      6,
    );
    expect(explained.series.map(({ item }: { item: string }) => item)).toEqual(['a', 'b']);
    const [svg, html] = [join(folder, 'plot.svg'), join(folder, 'plot.html')];
    const { forecast } = JSON.parse(
      (await runCli([...args, '--horizon', '1', '--json', '--plot', svg])).stdout,
    );
    const picture = await readFile(svg, 'utf8');
    expect(picture.match(/<svg class="plot"/g)).toHaveLength(2);
    expect(picture).toMatch(
      /aria-label="Forecast of sales · a\. 1 steps from 2022-01-01 to 2022-01-01: .* 80% /,
    );
    expect((await runCli([...args, '--horizon', '2', '--plot', html])).code).toBe(0);
    const page = await readFile(html, 'utf8');
    expect(page).toContain('<h2>Forecast of sales · b</h2>');
    expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    const refused = await runCli([...args, '--horizon', '1', '--plot', join(folder, 'plot.png')]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/\.svg or \.html/)]);
    expect(forecast).toHaveLength(2);
    expect(Object.keys(forecast[0])).toEqual(
      expect.arrayContaining(['item_id', 'timestamp', 'mean', '0.1', '0.5', '0.9']),
    );
  }));

const table = csv(['x', 'group', 'y', 'kind']);

test.each<[string, string[], string, number, RegExp]>([
  ['an unknown command', ['nonsense'], '', 2, /unknown command 'nonsense'/],
  [
    'an unknown option',
    ['evaluate', '--train', '-', '--target', 'y', '--frobnicate'],
    '',
    2,
    /unknown option/,
  ],
  ['a missing option', ['evaluate', '--train', '-'], table, 2, /required option '--target <column>'/],
  [
    'an unknown task',
    ['evaluate', '--train', '-', '--target', 'y', '--task', 'sort'],
    table,
    2,
    /Allowed choices/,
  ],
  [
    'a file that is not there',
    ['evaluate', '--train', 'no/such.csv', '--target', 'y'],
    '',
    2,
    /^graticule: There is no file no\/such\.csv: its folder .* does not exist \(ENOENT\)/,
  ],
  ['a level outside (0, 1)', ['predict', '--quantiles', '.1,9'], '', 2, /levels between 0 and 1/],
  [
    'quantiles of a classification',
    ['predict', '--train', '-', '--rows', 'x.csv', '--target', 'kind', '--quantiles', '.1'],
    table,
    2,
    /--quantiles is for regression/,
  ],
  [
    'no horizon',
    ['forecast', '--data', '-'],
    'timestamp,target\n',
    2,
    /exactly one of --horizon and --future/,
  ],
  ['a horizon of zero', ['forecast', '--data', '-', '--horizon', '0'], '', 2, /one or more/],
  ['an absent target', ['evaluate', '--train', '-', '--target', 'z'], table, 3, /missing_target_column.*"z"/],
  [
    'a ragged row',
    ['evaluate', '--train', '-', '--target', 'a'],
    'a,b\n1\n',
    3,
    /malformed_csv.*Row 2: column 2/,
  ],
  [
    'weights in a column that is not there',
    ['evaluate', '--train', '-', '--target', 'y', '--weights', 'w'],
    table,
    3,
    /schema_mismatch.*"w"/,
  ],
  [
    'weights that are words',
    ['evaluate', '--train', '-', '--target', 'y', '--weights', 'group'],
    table,
    3,
    /schema_mismatch.*weights.*"group"/,
  ],
  [
    'the target as weights',
    ['evaluate', '--train', '-', '--target', 'y', '--weights', 'y'],
    table,
    2,
    /--weights must name another column/,
  ],
  [
    'groups in a column that is not there',
    ['evaluate', '--train', '-', '--target', 'y', '--groups', 'w'],
    table,
    3,
    /schema_mismatch.*"w"/,
  ],
  [
    'the target as groups',
    ['evaluate', '--train', '-', '--target', 'y', '--groups', 'y'],
    table,
    2,
    /--groups must name another column/,
  ],
  ['no rows', ['evaluate', '--train', '-', '--target', 'a'], 'a,b\n', 3, /schema_mismatch/],
  [
    'labels for a regression',
    ['evaluate', '--train', '-', '--target', 'kind', '--task', 'regression'],
    table,
    3,
    /unsupported_task.*Row 1 .*"kind" is "low"/,
  ],
])('%s ends with one readable message and the right exit code', async (_, args, input, code, message) => {
  const result = await runCli(args, input);
  expect(result.stdout).toBe('');
  expect(result.stderr).toMatch(message);
  expect(result.stderr).not.toMatch(/ {4}at /);
  expect(result.code).toBe(code);
});

test('rows that lack a feature are refused before the fit, and an old result survives', () =>
  withFolder(async (folder) => {
    const out = join(folder, 'out.csv');
    await writeFile(out, 'old');
    await writeFile(join(folder, 'train.csv'), table);
    await writeFile(join(folder, 'rows.csv'), 'x,group\n1,odd\n');
    const args = ['predict', '--train', join(folder, 'train.csv'), '--rows', join(folder, 'rows.csv')];
    const result = await runCli([...args, '--target', 'y', '--out', out]);
    expect(result).toMatchObject({ code: 3, stderr: expect.stringMatching(/schema_mismatch.*"kind"/) });
    expect(await readFile(out, 'utf8')).toBe('old');
    expect((await readdir(folder)).sort()).toEqual(['out.csv', 'rows.csv', 'train.csv']);
  }));

test('Ctrl-C ends the work with exit code 130 and leaves no file behind', () =>
  withFolder(async (folder) => {
    const out = join(folder, 'out.csv');
    const { child, result } = startCli([
      'predict',
      '--train',
      '-',
      '--target',
      'y',
      '--rows',
      'x.csv',
      '--out',
      out,
    ]);
    // Once a pipeful of text has been taken off, the command is up and reading; it then waits for more.
    const full = !child.stdin!.write(`x,y\n${'1,2\n'.repeat(100_000)}`);
    if (full) await once(child.stdin!, 'drain');
    child.kill('SIGINT');
    expect(await result).toMatchObject({ code: 130, stdout: '', stderr: 'graticule: interrupted\n' });
    expect(await readdir(folder)).toEqual([]);
  }));

test('a reader that closes early is no failure', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'past.csv');
    const lines = Array.from(
      { length: 30 },
      (_, i) => `${new Date(Date.UTC(2024, 0, i + 1)).toISOString()},${i}`,
    );
    await writeFile(path, `timestamp,target\n${lines.join('\n')}\n`);
    const { child, result } = startCli(['forecast', '--data', path, '--horizon', '5000']);
    child.stdout!.destroy();
    expect(await result.catch(() => undefined)).toBeUndefined();
    if (child.exitCode === null) await once(child, 'close');
    expect(child.exitCode).toBe(0);
  }));

test('predict and evaluate take an effort, and name those there are when it is none of them', () =>
  withFolder(async (folder) => {
    const train = join(folder, 'train.csv');
    await writeFile(train, csv(['x', 'group', 'kind']));
    const asked = ['--train', train, '--target', 'kind', '--quiet', '--json'];
    for (const effort of ['fast', 'best']) {
      const { code, stdout } = await runCli(['evaluate', ...asked, '--effort', effort]);
      expect(code).toBe(0);
      expect(JSON.parse(stdout).value).toBeGreaterThan(0.8);
    }
    const fast = await runCli(['predict', ...asked, '--rows', train, '--effort', 'fast']);
    expect(fast.code).toBe(0);
    expect(JSON.parse(fast.stdout).predictions).toHaveLength(rows.length);
    const wrong = await runCli(['predict', ...asked, '--rows', train, '--effort', 'quick']);
    expect(wrong.code).not.toBe(0);
    expect(wrong.stderr).toMatch(/--effort.*fast, balanced, best/);
  }));

test('--monotone and --costs reach the fit, and what they ask is told', () =>
  withFolder(async (folder) => {
    const train = join(folder, 'train.csv');
    await writeFile(train, csv(['x', 'group', 'y', 'kind']));
    const args = ['--train', train, '--ignore', 'group', '--effort', 'fast', '--quiet'];
    const model = join(folder, 'm.model');
    const fitted = await runCli(['fit', ...args, '--target', 'y', '--monotone', 'x=-', '--out', model]);
    expect(fitted.code).toBe(0);
    const score = join(folder, 'rows.csv');
    await writeFile(score, 'x,kind\n1,low\n20,low\n39,low\n');
    const { stdout } = await runCli(['predict', '--model', model, '--rows', score]);
    const values = parse(stdout).lines.map((cells) => Number(cells.at(-1)));
    expect(values[1]).toBeLessThanOrEqual(values[0]!);
    expect(values[2]).toBeLessThanOrEqual(values[1]!);
    const told = await runCli([
      'evaluate',
      ...args,
      '--ignore',
      'y,group',
      '--target',
      'kind',
      '--costs',
      'low:high=5,high:low=0.5',
    ]);
    expect(told.stdout).toMatch(/mean cost .*; of the most probable classes .*, of \w+ for every row/);
    const wrong = await runCli(['fit', ...args, '--target', 'y', '--monotone', 'x=up', '--out', model]);
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.stderr).toContain('expected COLUMN=+ or COLUMN=-');
  }));
