import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, withFolder } from '../support/cli.ts';

const rows = Array.from({ length: 60 }, (_, i) => {
  const x = (i * 7) % 60;
  return {
    id: `r${i}`,
    x,
    half: x / 2 + (i % 3),
    noise: (i * 13) % 11,
    y: 3 * x + (i % 2),
    kind: x < 30 ? 'low' : 'high',
  };
});
type Name = keyof (typeof rows)[number];
const csv = (columns: readonly Name[], from = rows) =>
  `${columns.join(',')}\n${from.map((row) => columns.map((name) => row[name]).join(',')).join('\n')}\n`;

async function withFiles(
  work: (paths: { train: string; rows: string; model: string; folder: string }) => Promise<void>,
) {
  await withFolder(async (folder) => {
    const paths = {
      train: join(folder, 'train.csv'),
      rows: join(folder, 'rows.csv'),
      model: join(folder, 'a.model'),
      folder,
    };
    await writeFile(paths.train, csv(['x', 'half', 'noise', 'y']));
    await writeFile(paths.rows, csv(['id', 'x', 'half', 'noise', 'y'], rows.slice(0, 4)));
    await work(paths);
  });
}

const json = async (args: readonly string[]) => {
  const { code, stdout, stderr } = await runCli([...args, '--json', '--quiet']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
};

test('a saved model predicts what the same fit predicts, and tells of itself', () =>
  withFiles(async (paths) => {
    const learn = ['--train', paths.train, '--target', 'y'];
    const fitted = await json(['fit', ...learn, '--out', paths.model]);
    expect(fitted).toMatchObject({
      task: 'regression',
      target: 'y',
      trainRows: 60,
      features: ['x', 'half', 'noise'],
    });
    const saved = await json(['predict', '--model', paths.model, '--rows', paths.rows]);
    const atOnce = await json(['predict', ...learn, '--rows', paths.rows]);
    expect(saved.predictions).toEqual(atOnce.predictions);
    expect(saved).toMatchObject({ target: 'y', trainRows: 60, task: 'regression' });
    const { rows: trained, columns } = await json(['columns', '--model', paths.model]);
    expect(trained).toBe(60);
    expect(columns.map(({ name, kind }: { name: string; kind: string }) => [name, kind])).toEqual([
      ['x', 'number'],
      ['half', 'number'],
      ['noise', 'number'],
    ]);
  }));

test('explain tells which columns matter, by group too, and its contributions add up', () =>
  withFiles(async (paths) => {
    await json(['fit', '--train', paths.train, '--target', 'y', '--out', paths.model]);
    const alone = await json(['explain', '--model', paths.model, '--rows', paths.rows]);
    const { predictions } = await json(['predict', '--model', paths.model, '--rows', paths.rows]);
    alone.contributions.forEach(([row]: number[][], i: number) => {
      expect(row!.reduce((a, b) => a + b, alone.base[0])).toBeCloseTo(predictions[i], 4);
    });
    const grouped = await json([
      'explain',
      '--model',
      paths.model,
      '--rows',
      paths.rows,
      '--group',
      'size=half,x',
    ]);
    expect(grouped.columns).toEqual(['size', 'noise']);
    const at = (name: string) => alone.columns.indexOf(name);
    expect(grouped.importance[0]).toBeCloseTo(alone.importance[at('x')] + alone.importance[at('half')], 9);
    const [first] = alone.contributions[2];
    expect(grouped.contributions[2][0][0]).toBeCloseTo(first[at('x')] + first[at('half')], 9);
    const table = await runCli([
      'explain',
      '--model',
      paths.model,
      '--rows',
      paths.rows,
      '--keep',
      'id',
      '--quiet',
    ]);
    expect(table.stdout).toMatch(/^id,row,base,contribution_x,contribution_half,contribution_noise\nr0,1,/);
    const people = await runCli(['explain', '--model', paths.model, '--quiet']);
    expect(people.stdout).toMatch(/^column +importance\n(?:x|half) /);
  }));

test('shuffling a group of columns that say the same shows that they matter', () =>
  withFiles(async (paths) => {
    await json(['fit', '--train', paths.train, '--target', 'y', '--out', paths.model]);
    const args = ['explain', '--model', paths.model, '--rows', paths.train, '--shuffle', '2'];
    const alone = await json(args);
    const together = await json([...args, '--group', 'size=x,half']);
    const rise = (told: typeof alone, name: string) =>
      told.columns.find(({ column }: { column: string }) => column === name).rise;
    expect(rise(together, 'size')).toBeGreaterThan(rise(alone, 'x'));
    expect(rise(together, 'size')).toBeGreaterThan(rise(alone, 'half'));
    expect(Math.abs(rise(alone, 'noise'))).toBeLessThan(rise(together, 'size') / 10);
    expect(together).toMatchObject({ loss: 'RMSE', repeats: 2 });
  }));

test('a class is explained by its log odds', () =>
  withFiles(async (paths) => {
    await writeFile(paths.train, csv(['x', 'noise', 'kind']));
    const learn = ['--train', paths.train, '--target', 'kind'];
    const told = await json(['explain', ...learn, '--rows', paths.rows]);
    expect(told).toMatchObject({
      task: 'classification',
      scale: 'log odds',
      outputs: ['high'],
      columns: ['x', 'noise'],
    });
    const table = await runCli(['explain', ...learn, '--rows', paths.rows, '--quiet']);
    expect(table.stdout).toMatch(/^row,output,base,contribution_x,contribution_noise\n1,high,/);
  }));

test('columns tells how a file is read before anything is learnt from it', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'prices.csv');
    await writeFile(
      file,
      'when;price;kind\n31.12.2024;1.234,50 €;a\n01.01.2025;980,00 €;b\n02.01.2025;n/a;a\n',
    );
    const { code, stdout } = await runCli(['columns', file]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^3 rows, 3 columns\n\ncolumn +kind +missing +read as\n/);
    expect(stdout).toMatch(/price +number +33 % +decimal comma; points between thousands; in €/);
  }));

test.each([
  { args: ['predict', '--rows', 'r.csv'], says: /--model FILE.*--train FILE --target COLUMN/ },
  { args: ['predict', '--rows', 'r.csv', '--model', 'm', '--train', 't.csv'], says: /cannot be used with/ },
  { args: ['explain', '--model', 'm', '--shuffle'], says: /--shuffle needs rows/ },
  { args: ['explain', '--model', 'm', '--group', 'x'], says: /Expected a name and columns/ },
  { args: ['explain', '--model', 'm', '--keep', 'id'], says: /--keep repeats columns/ },
  { args: ['columns'], says: /name one of the two/ },
  { args: ['columns', 'a.csv', '--model', 'm'], says: /name one of the two/ },
  { args: ['fit', '--train', 't.csv', '--target', 'y'], says: /--out/ },
])('$args is wrong usage', async ({ args, says }) => {
  const { code, stderr } = await runCli(args);
  expect(stderr).toMatch(says);
  expect(code).toBe(2);
});

test('a group of unknown columns is refused with the name that was meant', () =>
  withFiles(async (paths) => {
    await json(['fit', '--train', paths.train, '--target', 'y', '--out', paths.model]);
    const { code, stderr } = await runCli([
      'explain',
      '--model',
      paths.model,
      '--group',
      'a=nose',
      '--quiet',
    ]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/"nose", which the model does not have; did you mean "noise"\?/);
  }));

test('what came of compiling is told as a note of the model', () =>
  withFiles(async (paths) => {
    const args = ['fit', '--train', paths.train, '--target', 'y', '--effort', 'fast', '--compile', '--out'];
    const { code, stderr } = await runCli([...args, paths.model]);
    expect(code).toBe(0);
    expect(stderr).toMatch(/\n {2}note: (?:No member of the model is slow|Compiled|Not compiled)/);
  }));

test('evaluate tells of folds, worst rows and a learning curve, and writes a page', () =>
  withFiles(async (paths) => {
    const page = join(paths.folder, 'scores.html');
    const args = ['evaluate', '--train', paths.train, '--target', 'y', '--learning-curve', '--worst', '2'];
    const { code, stdout } = await runCli([...args, '--report', page, '--quiet']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nfolds: (?:[\d.]+, ){4}[\d.]+\n/);
    expect(stdout).toMatch(/\nrows learnt from +RMSE\n +5 +/);
    expect(stdout).toMatch(/\nmost wrong:\nline +truth +prediction +error\n(?: *\d+.*\n){2}\n/);
    expect(await readFile(page, 'utf8')).toMatch(/^<!doctype html>[\s\S]*<h3>Learning curve<\/h3>/);
  }));

test('cells that say nothing that the model has learnt are told, also of a stream', () =>
  withFolder(async (folder) => {
    const [train, later, model] = ['train.csv', 'later.csv', 'a.model'].map((name) => join(folder, name));
    await writeFile(train!, csv(['x', 'kind', 'y']));
    await writeFile(later!, 'x,kind\n"1,5",LOW\nmany,high\n7,middle\n');
    await runCli(['fit', '--train', train!, '--target', 'y', '--out', model!, '--effort', 'fast']);
    const how = ['--model', model!, '--rows', later!];
    for (const args of [
      ['predict', ...how],
      ['predict', ...how, '--stream'],
      ['explain', ...how],
    ]) {
      const { code, stderr } = await runCli(args);
      expect(code, stderr).toBe(0);
      expect(stderr).toContain(
        '  x: 1 cell not read as numbers, as the model has learnt the column ("many")',
      );
      expect(stderr).toContain('  kind: 1 cell of values that the model has not learnt ("middle")');
    }
  }));
