/** Time series as people have them: read as meant and carried on in the same writing, or refused with the line. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forecast, nameColumns } from '../../../../src/tabular/engine/forecast/index.ts';
import { readSeries } from '../../../../src/tabular/engine/forecast/series.ts';
import { tableFromFile } from '../../../../src/tabular/files/table-from-file.ts';
import { withFolder } from '../../../support/cli.ts';
import { calendars } from './calendars.ts';
import { eleventhSeries } from './eleventh.ts';
import { fifthSeries } from './fifth-series.ts';
import { fourthSeries } from './fourth-series.ts';
import { ninthSeries } from './ninth-series.ts';
import { oddSeries } from './odd-series.ts';
import { series } from './series.ts';
import { seventhSeries } from './seventh-series.ts';
import { sixthSeries } from './sixth-series.ts';
import { tenthSeries } from './tenth.ts';
import { thirteenthSeries } from './thirteenth.ts';
import { twelfthSeries } from './twelfth.ts';
import { twentiethSeries } from './twentieth.ts';
import { twentyEighthSeries } from './twenty-eighth.ts';
import { twentySecondSeries } from './twenty-second.ts';
import { twentySeventhSeries } from './twenty-seventh.ts';

test.each(
  [
    ...series,
    ...calendars,
    ...oddSeries,
    ...fourthSeries,
    ...fifthSeries,
    ...sixthSeries,
    ...seventhSeries,
    ...ninthSeries,
    ...tenthSeries,
    ...eleventhSeries,
    ...twelfthSeries,
    ...thirteenthSeries,
    ...twentiethSeries,
    ...twentySecondSeries,
    ...twentySeventhSeries,
    ...twentyEighthSeries,
  ].map((it) => [it.name, it] as const),
)('%s', (_, { text, truth, next, refusal, notes, name: _name, dateOrder, ...columns }) =>
  withFolder(async (folder) => {
    const path = join(folder, 'data.csv');
    const said = dateOrder === undefined ? {} : { dateOrder };
    await writeFile(path, text);
    const ahead = async () => forecast(await tableFromFile(path, said), { horizon: 2, ...columns });
    if (refusal !== undefined) {
      await expect(ahead()).rejects.toMatchObject({
        code: refusal.code,
        message: expect.stringMatching(refusal.words),
      });
      return;
    }
    const named = nameColumns({ context: await tableFromFile(path, said), quantiles: [0.5] }, columns);
    const read = readSeries(named.context).series.map(({ id, values }) => [
      String(id ?? ''),
      Array.from(values, (value) => (Number.isNaN(value) ? null : value)),
    ]);
    expect(Object.fromEntries(read)).toEqual(truth);
    if (notes !== undefined) expect((await ahead()).notes?.join(' ')).toMatch(notes);
    if (next !== undefined) expect((await ahead()).timestamps).toEqual(next);
  }),
);
