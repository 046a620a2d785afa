import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeSharedEngine, fit, forecast } from '../../../src/tabular/index.ts';
import { withFolder } from '../../support/cli.ts';

afterAll(closeSharedEngine);

const rows = Array.from({ length: 30 }, (_, i) => ({ zip: 10_115 + (i % 3), y: 5 * (i % 3) + (i % 2) }));

test('a fit takes the kind that is said of a column, from rows and from a file alike', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'data.csv');
    await writeFile(path, `zip,y\n${rows.map(({ zip, y }) => `${zip},${y}\n`).join('')}`);
    for (const data of [rows, path]) {
      const model = await fit(data, { target: 'y', effort: 'fast', columns: { zip: 'category' } });
      expect(model.columns).toMatchObject([{ name: 'zip', kind: 'category', categories: 3 }]);
      model.close();
    }
    await expect(fit(path, { target: 'y', columns: { zap: 'category' } })).rejects.toMatchObject({
      code: 'schema_mismatch',
      message: expect.stringMatching(/"zap".*Did you mean "zip"/),
    });
  }));

test('a forecast of a file takes the order of dates that is said', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'data.csv');
    const days = Array.from({ length: 9 }, (_, i) => `24/02/0${i + 1},${i}`);
    await writeFile(path, `timestamp,target\n${days.join('\n')}\n`);
    const { timestamps } = await forecast(path, { horizon: 1, dateOrder: 'ymd' });
    expect(timestamps).toEqual(['24/02/10']);
  }));
