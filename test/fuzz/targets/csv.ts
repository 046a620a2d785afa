/** CSV as a user hands it over, and what the table it becomes must keep to. */

import { tableFromCsv } from '../../../src/tabular/csv/table-from-csv.ts';
import { TabularError } from '../../../src/tabular/domain/errors.ts';
import type { FuzzTarget } from '../target.ts';

const texts = [
  'a,b,c\n1,x,true\n2.5,"y, z",false\n,NA,\n',
  '\ufeffname;place\r\n"Ann ""the one""";Köln\r\nBob;"two\r\nlines"\r\n',
  'x\ty\r1\t2\r3\t4\r',
  'when|much\n2026-01-01|1e5\n\n2026-01-02|-.5\n',
  'only\n',
  '1,2,3\n4,5,6',
];

export const target: FuzzTarget = {
  name: 'csv',
  growth: [
    ['', 'a', ''],
    ['name;place\nBob;"tw', '"[', 'o"\n'],
    ['a,b\n1,', ' "b,', '\n'],
    ['a,b\n1,', '"a"b",', '\n'],
    ['w', ',', 'x\n1,2\n'],
    ['|a|b|\n|--|--|\n|', 'x', '|\n'],
  ],
  seeds: () => texts.map((text) => Buffer.from(text)),
  dictionary: [
    '"',
    '""',
    ',',
    ';',
    '\t',
    '|',
    '\n',
    '\r\n',
    '\r',
    '\ufeff',
    'NaN',
    'null',
    'true',
    '1e999',
    ',,,',
  ],
  async run(input) {
    try {
      const table = await tableFromCsv(input);
      const names = new Set(table.columns.map((column) => column.name));
      if (names.size !== table.columns.length) throw new Error('two columns have one name');
      for (const column of table.columns) {
        const cells = column.kind === 'string' ? column.codes : column.values;
        if (cells.length !== table.rows) throw new Error(`${cells.length} cells in ${table.rows} rows`);
      }
    } catch (error) {
      if (!(error instanceof TabularError && error.code === 'malformed_csv')) throw error;
    }
  },
};
