/** What is said of options, commands and files that are not there: what, where, how to mend it, and nothing more. */
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, withFolder } from '../support/cli.ts';

const misspelt: readonly [args: readonly string[], told: string][] = [
  [
    ['forecast', '--dta', 'x'],
    "unknown option '--dta'\n(Did you mean --data?)\nHelp: graticule forecast --help",
  ],
  [
    ['evaluate', '--data', 'x'],
    "unknown option '--data'\n(Did you mean --train?)\nHelp: graticule evaluate --help",
  ],
  [['predct'], "unknown command 'predct'\n(Did you mean predict?)\nHelp: graticule --help"],
  [['help', 'predct'], "unknown command 'predct'\n(Did you mean predict?)\nHelp: graticule --help"],
  [['osm', 'impor'], "unknown command 'impor'\n(Did you mean import?)\nHelp: graticule osm --help"],
  [['osm', 'import', '--qq', 'x'], "unknown option '--qq'\nHelp: graticule osm import --help"],
  [
    ['fit', 'a.csv'],
    "required option '--train <file>' not specified\n(Did you mean --train a.csv?)\nHelp: graticule fit --help",
  ],
  [
    ['forecast', '--data', 'x', '--horizon', '0'],
    "option '--horizon <steps>' argument '0' is invalid. Expected a whole number, one or more.\nHelp: graticule forecast --help",
  ],
];

test.each(misspelt)(
  '%j: the error, the nearest name and where help is, without the whole help',
  async (args, told) => {
    const { code, stdout, stderr } = await runCli(args);
    expect([code, stdout, stderr]).toEqual([2, '', `error: ${told}\n`]);
  },
);

const table = 'x,y\n1,2\n2,4\n3,6\n';
const learn = ['--target', 'y', '--quiet'];
const files: readonly [what: string, args: readonly string[], told: RegExp, code: number][] = [
  [
    'an absent table',
    ['evaluate', '--train', 'tabel.csv', ...learn],
    /There is no file tabel\.csv in .*\(ENOENT\)\.\n {2}Did you mean table\.csv\?/,
    2,
  ],
  [
    'an absent model',
    ['predict', '--model', 'zzz.model', '--rows', 'table.csv'],
    /There is no file zzz\.model in .*\n {2}Check the name; there are empty\.csv, table\.csv/,
    2,
  ],
  [
    'a folder for a table',
    ['columns', 'folder'],
    /folder is a folder, not a file \(EISDIR\)\.\n {2}Name a file in it: inside\.csv\./,
    2,
  ],
  ['a folder for a model', ['explain', '--model', 'folder'], /folder is a folder, not a file/, 2],
  [
    'a table for a model',
    ['predict', '--model', 'table.csv', '--rows', 'table.csv'],
    /table\.csv is not a model that graticule saved.*\n {2}Name what `graticule fit --out FILE`/,
    3,
  ],
  [
    'an empty file for a model',
    ['predict', '--model', 'empty.csv', '--rows', 'table.csv'],
    /empty\.csv is empty/,
    3,
  ],
  [
    'an empty table',
    ['forecast', '--data', 'empty.csv', '--horizon', '2'],
    /empty\.csv: .*\n {2}The file is empty/,
    3,
  ],
  [
    'an address',
    ['columns', 'https://example.org/x.csv'],
    /is an address, and only files are read.*\n {2}Download it/,
    2,
  ],
  [
    'a folder to write into that is not there',
    ['fit', '--train', 'table.csv', ...learn, '--out', 'no/x.model'],
    /^graticule: no\/x\.model cannot be written: there is no folder .*\n {2}Make it first: mkdir -p/,
    2,
  ],
  [
    'a file where that folder should be',
    ['fit', '--train', 'table.csv', ...learn, '--out', 'table.csv/x'],
    /a part of the path is a file/,
    2,
  ],
  [
    'an absent extract',
    ['osm', 'import', 'a.osm.pbf', '--data-dir', 'folder'],
    /There is no file a\.osm\.pbf/,
    2,
  ],
];

test.each(files)('%s is told in plain words', (_, args, told, code) =>
  withFolder(async (folder) => {
    await mkdir(join(folder, 'folder'));
    await writeFile(join(folder, 'folder', 'inside.csv'), table);
    await writeFile(join(folder, 'table.csv'), table);
    await writeFile(join(folder, 'empty.csv'), '');
    const result = await runCli(args, '', folder);
    expect(result.stderr).toMatch(told);
    expect(result.stderr).not.toMatch(/GRTM|no such file or directory|illegal operation/);
    expect([result.code, result.stdout]).toEqual([code, '']);
  }),
);

test.skipIf(process.getuid?.() === 0)(
  'a file that may not be read is told in plain words (not as root)',
  () =>
    withFolder(async (folder) => {
      await writeFile(join(folder, 'table.csv'), table);
      await chmod(join(folder, 'table.csv'), 0);
      const { stderr } = await runCli(['columns', 'table.csv'], '', folder);
      expect(stderr).toMatch(/table\.csv may not be read by this user \(EACCES\)/);
    }),
);
