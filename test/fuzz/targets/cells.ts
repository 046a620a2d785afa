/** One cell of a table: a number, or a date in any of the forms. What is read must survive being written again. */

import { dateFormOf, dateForms, parseDate } from '../../../src/tabular/domain/date-form.ts';
import { parseNumber } from '../../../src/tabular/domain/scalars.ts';
import { datePart } from '../../../src/tabular/engine/prepare/date-parts.ts';
import { datePartNames } from '../../../src/tabular/engine/prepare/schema.ts';
import type { FuzzTarget } from '../target.ts';

const cells = [
  '1',
  '-0.5e-7',
  '1e308',
  '.5',
  '+3',
  '0000',
  '2024-01-31',
  '2024-02-29T23:59:60Z',
  '20240131',
  '31.12.2024',
  '12/31/99',
  '1 Jan 2000',
  'Jan 1, 2000',
  '2024Q1',
  'Q4-1999',
  '2024-W05',
  '2024W537',
  '2024-01-31 10:20:30.123456+14:00',
  '5. März 2024',
  '１２',
];

export const target: FuzzTarget = {
  name: 'cells',
  seeds: () => cells.map((text) => Buffer.from(text)),
  dictionary: [
    '-',
    '/',
    '.',
    ':',
    'T',
    'Z',
    'W',
    'Q',
    'e',
    'E',
    'Infinity',
    'NaN',
    '0x',
    '29',
    '31',
    '53',
    '60',
    '99',
    'Feb',
    'Sept',
    'noon',
    '+24:00',
    ' ',
    '\u2212',
  ],
  run(input) {
    const text = Buffer.from(input).toString('utf8');
    const number = parseNumber(text);
    if (number !== undefined && !Number.isFinite(number))
      throw new Error(`${JSON.stringify(text)} was read as ${number}`);
    for (const form of dateForms) {
      const date = parseDate(text, form);
      if (date === undefined) continue;
      for (const part of datePartNames) {
        if (!Number.isFinite(datePart(date, part)))
          throw new Error(`${JSON.stringify(text)} has no ${part} as ${form}`);
      }
      if (!(date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31 && date.hour <= 24)) {
        throw new Error(`${JSON.stringify(text)} was read as ${JSON.stringify(date)}`);
      }
    }
    dateFormOf([text, '2024-01-31', text]);
  },
};
