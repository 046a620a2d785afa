/** The pages that commands write, in a real browser: they stand alone, and axe finds nothing to mend in them. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { expectAccessible, openBrowser } from '../support/browser.ts';
import { runCli, withFolder } from '../support/cli.ts';
import { writeSampleFiles } from '../support/sample-files.ts';

const browser = await openBrowser();
const reason = typeof browser === 'string' ? `: ${browser}` : '';

describe.skipIf(typeof browser === 'string')(`pages of commands in a browser${reason}`, () => {
  if (typeof browser === 'string') return;
  vi.setConfig({ testTimeout: 120_000 });
  afterAll(() => browser.close());

  test.each([
    [
      'a model',
      ['fit', '--train', 'cars.csv', '--target', 'origin', '--effort', 'fast', '--out', 'cars.model'],
      '--report',
      /origin: classification/,
    ],
    [
      'an evaluation',
      ['evaluate', '--train', 'cars.csv', '--target', 'mpg', '--effort', 'fast'],
      '--report',
      /mpg: regression/,
    ],
    [
      'a forecast',
      'forecast --data sales.csv --timestamp month --target units --item shop --horizon 12'.split(' '),
      '--plot',
      /units/,
    ],
    ['a map', ['border', 'Luxembourg'], '--map', /Luxembourg/],
  ])('%s', (_, command, option, title) =>
    withFolder(async (folder) => {
      await writeSampleFiles(folder);
      const { code, stderr } = await runCli([...command, option, 'page.html'], '', folder);
      expect({ code, stderr }).toMatchObject({ code: 0 });
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ])
        await browser.withPage(pathToFileURL(join(folder, 'page.html')).href, { viewport }, async (page) => {
          expect(await page.title()).toMatch(title);
          const levels = await page.evaluate<number[]>(
            `[...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))`,
          );
          // Headings go down one by one, as screen readers read them out.
          expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
          await expectAccessible(page);
        });
    }),
  );
});
