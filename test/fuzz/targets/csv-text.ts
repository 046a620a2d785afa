/** CSV text, with every cell a possible date or number. */

import { TabularError } from '../../../src/tabular/domain/errors.ts';
import { tableFromCsv } from '../../../src/tabular/domain/table-from-csv.ts';
import { inferSchema, toFrame } from '../../../src/tabular/engine/prepare/index.ts';
import type { FuzzTarget } from '../target.ts';

const texts = [
  'a,b,when\n1,x,2024-01-31\n2.5,"y, z",2024-02-29\n,NA,\n',
  'id;note;day\r\n1;"a ""quoted"" word";31.12.2024\r\n2;;1.1.2025\r\n',
  '\ufeffn\tq\tw\n1e5\t2024Q1\t2024-W05\n-0\tQ2 2023\t2024-W53-7\n',
  'a|b\n20240131|true\n20231231|FALSE\n20230101|true\n20220505|false\n20210607|true\n',
  'd\n12/31/2024\nJan 5 2000\n5 Jan 2000\n2024-01-31T10:20:30.5+02:00\n03/04/2024\n',
];

export const target: FuzzTarget = {
  name: 'csv-text',
  seeds: () => texts.map((text) => Buffer.from(text)),
  dictionary: [
    '"',
    '""',
    '\r\n',
    '\n',
    ',',
    ';',
    '\t',
    '|',
    '1e999',
    '-0',
    '0x1F',
    '1_000',
    '1.797e308',
    '+00:60',
    'T24:00',
    '29 Feb 1900',
    '﻿',
    'NaN',
    '9999-12-31',
    'W54',
    '\0',
    '\u{1f600}',
  ],
  async run(input) {
    try {
      const table = await tableFromCsv(Buffer.from(input));
      for (const column of table.columns) {
        const length = column.kind === 'string' ? column.codes.length : column.values.length;
        if (length !== table.rows)
          throw new Error(`column ${column.name} has ${length} of ${table.rows} rows`);
      }
      if (table.rows > 0) toFrame(table, inferSchema(table));
    } catch (error) {
      if (!(error instanceof TabularError)) throw error;
    }
  },
};
