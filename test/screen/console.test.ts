/** The job console in a real browser: each story as a person does it, over real HTTP, every other origin blocked. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serve } from '../../src/http/serve.ts';
import { evaluationPictures } from '../../src/pictures/evaluation.ts';
import { drawPicture } from '../../src/pictures/picture.ts';
import * as plot from '../../src/pictures/plot.ts';
import { TabularError } from '../../src/tabular/domain/errors.ts';
import type { Table } from '../../src/tabular/domain/table.ts';
import { cellAt } from '../../src/tabular/domain/table-views.ts';
import type { ForecastRequest, TrainingSet } from '../../src/tabular/engine/engine.ts';
import { words } from '../../src/tabular/report/draw.ts';
import { SvgDocument } from '../../src/tabular/report/svg-document.ts';
import { expectAccessible, openBrowser, tabTo } from '../support/browser.ts';
import { plainReport } from '../support/evaluation-report.ts';
import { createHarness } from '../support/service.ts';

const browser = await openBrowser();
const reason = typeof browser === 'string' ? `: ${browser}` : '';
const oneJob = {
  id: 'job_1',
  kind: 'evaluate',
  status: 'succeeded',
  progress: null,
  error: null,
  trainRows: 3,
  cols: 2,
  createdAt: '2026-01-01T00:00:00Z',
  durationMs: 10,
  resultExpiresAt: null,
  contextId: null,
  user: 'ann',
};
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

describe.skipIf(typeof browser === 'string')(`the console in a browser${reason}`, async () => {
  if (typeof browser === 'string') return;
  const harness = await createHarness();
  const server = await serve({ mounts: [harness.mount], port: 0 });
  const address = `${server.url}/console`;
  /** What the engine was last given to learn from. */
  let learnt: TrainingSet | undefined;
  const evaluate = harness.engine.evaluate.bind(harness.engine);
  harness.engine.evaluate = async (training, options) => {
    learnt = training;
    return plainReport(training, await evaluate(training, options));
  };
  vi.setConfig({ testTimeout: 60_000 });
  const quiet = harness.engine.before;
  beforeEach(() => {
    harness.engine.before = quiet;
    learnt = undefined;
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await harness[Symbol.asyncDispose]();
  });

  async function signIn(page: Page, key = 'key-ann'): Promise<void> {
    page.setDefaultTimeout(25_000);
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  const drop = (page: Page, name: string, content: string | Buffer) =>
    page.getByLabel('Choose a file').setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    });

  async function opened(page: Page, name: string, content: string | Buffer): Promise<void> {
    await signIn(page);
    await drop(page, name, content);
    await page.getByRole('heading', { name }).waitFor();
  }

  const pictures = (page: Page) => page.locator('svg.plot');
  const cellsOf = ({ columns, rows }: Table, name: string) => {
    const column = columns.find((each) => each.name === name)!;
    return Array.from({ length: rows }, (_, row) => cellAt(column, row));
  };

  test('asks for a key, refuses a wrong one, and keeps a right one until the tab closes', async () => {
    await browser.withPage(address, { ...phone, expected: /401/ }, async (page) => {
      await expectAccessible(page);
      await signIn(page, 'no such key');
      await page.getByRole('link', { name: 'Jobs' }).click();
      await page.getByRole('alert').getByText('The server does not know this key.').waitFor();
      expect(await page.evaluate('sessionStorage.length')).toBe(0);
      await signIn(page);
      await page.getByText('No jobs yet.').waitFor();
      await page.reload();
      await page.getByText('No jobs yet.').waitFor();
      expect(await page.evaluate('[localStorage.length, document.cookie]')).toEqual([0, '']);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('API key').waitFor();
    });
  });

  test('evaluates a sample by the keyboard alone, and shows pictures with their numbers', async () => {
    await browser.withPage(address, desk, async (page, size) => {
      const { keyboard } = page;
      await tabTo(page, /^API key/);
      await keyboard.type('key-ann');
      await keyboard.press('Enter');
      await page.getByRole('button', { name: /Penguins/ }).waitFor();
      await expectAccessible(page);
      expect(await size()).toBeLessThan(300_000);
      await tabTo(page, /^Penguins/);
      await keyboard.press('Enter');
      await page.getByText('344 rows, 7 columns').waitFor();
      expect(await page.getByLabel('Column to predict').inputValue()).toBe('Species');
      await expectAccessible(page);
      await tabTo(page, /^Use Island/);
      await keyboard.press('Space');
      await tabTo(page, /^Evaluate$/, 'Shift+Tab');
      await keyboard.press('Enter');

      await page.getByRole('heading', { name: 'Evaluation of Species' }).waitFor();
      await pictures(page).nth(4).waitFor();
      expect(learnt!.features.columns.map(({ name }) => name)).not.toContain('Island');
      expect(learnt!.features.rows).toBe(344);
      const names = await pictures(page).evaluateAll((all) =>
        all.map((svg) => svg.getAttribute('aria-label')),
      );
      expect(names).toEqual([
        expect.stringMatching(/^Confusion matrix\. 294 of 344 rows/),
        expect.stringMatching(/^ROC curve\. Area under the curve: 0\.\d+/),
        expect.stringMatching(/^Precision and recall\./),
        expect.stringMatching(/^Calibration\./),
        expect.stringMatching(/^Lift\./),
      ]);
      await expectAccessible(page);
      const matrix = page.locator('figure').first();
      await tabTo(page, /^The numbers/);
      await keyboard.press('Enter');
      await tabTo(page, /^Sort by Prediction: Gentoo/);
      await keyboard.press('Enter');
      expect(await matrix.getByRole('row').nth(1).textContent()).toMatch(/^Adelie/);
    });
  });

  test('shows a regression: predicted against true, residuals, coverage', async () => {
    await browser.withPage(address, phone, async (page) => {
      await signIn(page);
      await page.getByRole('button', { name: /Cars/ }).click();
      await page.getByLabel('Column to predict').selectOption('Miles_per_Gallon');
      await page.getByRole('button', { name: 'Evaluate', exact: true }).click();
      await pictures(page).nth(3).waitFor();
      const titles = ['Predicted against true', 'Residuals', 'Coverage of intervals', 'Error by prediction'];
      for (const title of titles) {
        expect(await page.getByRole('heading', { name: title }).count()).toBe(1);
      }
      // 8 of the 406 cars have no value: they are no part of the evaluation.
      expect(learnt!.features.rows).toBe(398);
      await expectAccessible(page);
      const first = page.locator('figure').first();
      await first.getByText('The numbers').click();
      await first.getByText(/^Rows 1 to 20 of \d+$/).waitFor();
      await first.getByRole('button', { name: 'Next' }).click();
      await first.getByText(/^Rows 21 to 40 of \d+$/).waitFor();
      expect(await first.locator('tbody tr').count()).toBe(20);
      // Reports of the command line draw the same: line by line what the browser has drawn.
      const id = new URL(page.url()).hash.split('/').at(-1)!;
      const detail = await harness.tabular.evaluationDetail(id, { owner: { org: 'acme', user: 'ann' } });
      const widths = await page
        .locator('figure .picture')
        .evaluateAll((all) => all.map((place) => place.clientWidth));
      const alone = evaluationPictures(JSON.parse(Buffer.from(detail!).toString()), words).map((picture, i) =>
        drawPicture<object>(plot, picture, widths[i]!, new SvgDocument()).toString(),
      );
      const shapes = (svg: string) =>
        [...svg.matchAll(/ (?:d|cx|cy|x1|y1|width)="([^"]*)"/g)].map(([, shape]) => shape);
      const shown = await pictures(page).evaluateAll((all) => all.map((svg) => svg.outerHTML));
      expect(alone.map(shapes)).toEqual(shown.map(shapes));
      expect(shapes(alone[0]!).length).toBeGreaterThan(100);
    });
  });

  test('fits a model, explains a row, predicts another file, and deletes the model', async () => {
    const name = '<script>alert(1)</script>';
    const lines = ['no', 'yes', 'no', 'yes', 'no', 'yes'].map((y, i) => `${i},${i % 2},${y}`);
    await browser.withPage(address, desk, async (page) => {
      await opened(page, 'hostile.csv', `"${name}",b,y\n${lines.join('\n')}\n`);
      await page.getByRole('rowheader', { name }).waitFor();
      await page.getByRole('radio', { name: /Fit a model/ }).check();
      await page.getByRole('button', { name: 'Fit', exact: true }).click();
      await page.getByRole('link', { name: 'See the model' }).click();
      await pictures(page).first().waitFor();
      await page.getByLabel('Row of the file').fill('3');
      await page.getByRole('button', { name: 'Why this prediction?' }).click();
      await pictures(page).nth(1).waitFor();
      const why = (await pictures(page).nth(1).getAttribute('aria-label'))!;
      expect(why).toBe(`Why this prediction? (yes). no is predicted. ${name} moves it most.`);
      await expectAccessible(page);

      await drop(page, 'more.csv', `"${name}",b\n4,0\n7,0\n`);
      await page.getByText('Rows to predict: more.csv, 2 rows').waitFor();
      await page.getByRole('button', { name: 'Predict', exact: true }).click();
      await page.getByRole('heading', { name: 'Prediction of y' }).waitFor();
      const table = page.getByRole('table', { name: 'Predictions' });
      await table.getByText('75', { exact: false }).first().waitFor();
      await table.getByRole('button', { name: `Sort by ${name}` }).waitFor();
      const button = 'Why this prediction?';
      expect((await table.getByRole('cell').allTextContents()).slice(-12)).toEqual([
        ...['1', 'no', '0.75', '4', '0', button],
        ...['2', 'yes', '0.75', '7', '0', button],
      ]);
      await expectAccessible(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download as CSV' }).last().click(),
      ]);
      expect(readFileSync(await file.path(), 'utf8')).toBe(
        `Row,Prediction,Probability,${name},b\r\n1,no,0.75,4,0\r\n2,yes,0.75,7,0\r\n`,
      );

      await page.getByRole('link', { name: 'Models' }).click();
      await page.getByRole('button', { name: 'Delete the model of y' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete the model of y' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText('No models yet').waitFor();
      expect((await harness.tabular.contexts({ owner: { org: 'acme', user: 'ann' } })).length).toBe(0);
    });
  });

  test('forecasts a sample with its past and its fan', async () => {
    await browser.withPage(address, phone, async (page) => {
      await signIn(page);
      await page.getByRole('button', { name: /CO₂/ }).click();
      await page.getByLabel('Steps ahead').fill('3');
      await page.getByRole('button', { name: 'Forecast', exact: true }).click();
      await pictures(page)
        .and(page.getByLabel(/^Forecast of CO2\. 3 steps from 2026-01-01 to 2026-01-03: from 0 to 2\./))
        .waitFor();
      await expectAccessible(page);
      await page.reload();
      // The page has forgotten the past, the service has the steps.
      await pictures(page).waitFor();
      await page.getByText('The numbers').click();
      expect(await page.locator('figure').getByRole('row').count()).toBe(4);
    });
  });

  test('forecasts the rows without a value, whose other columns are known ahead', async () => {
    let asked: ForecastRequest | undefined;
    const forecast = harness.engine.forecast.bind(harness.engine);
    harness.engine.forecast = (request, options) => {
      asked = request;
      return forecast(request, options);
    };
    const lines = ['01,3,0', '02,4,1', '03,5,0', '04,,1', '05,,0'].map((line) => `2024-01-${line}`);
    await browser.withPage(address, desk, async (page) => {
      await opened(page, 'promotions.csv', `day,sold,promotion\n${lines.join('\n')}\n`);
      await page.getByLabel('Column to predict').selectOption('sold');
      await page
        .getByRole('radio', { name: /known ahead/ })
        .first()
        .check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Forecast', exact: true }).click();
      await pictures(page)
        .and(page.getByLabel(/^Forecast of sold\. 2 steps from /))
        .waitFor();
    });
    expect(cellsOf(asked!.context, 'promotion')).toEqual([0, 1, 0]);
    expect(cellsOf(asked!.future!, 'promotion')).toEqual([1, 0]);
    harness.engine.forecast = forecast;
  });

  test('forecasts with the public holidays of a country, or of a part of it', async () => {
    let asked: ForecastRequest | undefined;
    const forecast = harness.engine.forecast.bind(harness.engine);
    harness.engine.forecast = (request, options) => {
      asked = request;
      return forecast(request, options);
    };
    await browser.withPage(address, { ...desk, locale: 'de-DE' }, async (page) => {
      page.setDefaultTimeout(25_000);
      await page.getByLabel('API-Schlüssel').fill('key-ann');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      const lines = ['2024-01-01,3', '2024-01-02,4', '2024-01-03,5'];
      await page.getByLabel('Datei auswählen').setInputFiles({
        name: 'days.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`day,sold\n${lines.join('\n')}\n`),
      });
      const country = page.getByLabel('Feiertage von');
      await country.selectOption('Österreich');
      expect(await country.inputValue()).toBe('AT');
      await country.selectOption('Deutschland');
      await page.getByLabel('Landesteil').selectOption('Bayern');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Fortsetzen', exact: true }).click();
      await pictures(page).waitFor();
    });
    expect(asked!.holidays).toEqual(['DE-BY']);
    harness.engine.forecast = forecast;
  });

  test.each([
    ['de-DE', 'Schwarmgröße', 'Andere Datei'],
    ['fr-FR', 'Taille du groupe', 'Un autre fichier'],
    ['es-ES', 'Tamaño del grupo', 'Otro archivo'],
  ])('in %s every view fits on a phone and can be read out', async (locale, name, other) => {
    await browser.withPage(address, { ...phone, locale }, async (page) => {
      page.setDefaultTimeout(25_000);
      await expectAccessible(page);
      await page.locator('form input').fill('key-ann');
      await page.keyboard.press('Enter');
      await page.locator('.drop input').setInputFiles({
        name: 'flocks.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`${name},y\n1,a\n2,b\n3,a\n`),
      });
      await page.getByRole('rowheader', { name }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
      expect(await page.getByRole('button', { name: other }).count()).toBe(1);
      for (const kind of await page.getByRole('radio').all()) {
        await kind.check();
        await expectAccessible(page);
      }
      await page.getByRole('radio').nth(1).check();
      await page.locator('button.primary').click();
      await page.locator('main a[href^="#/models/"]').click();
      await pictures(page).first().waitFor();
      await expectAccessible(page);
      for (const place of ['#/models', '#/jobs']) {
        await page.locator(`header a[href="${place}"]`).click();
        await page.locator('main h2').first().waitFor();
        await expectAccessible(page);
      }
    });
  });

  test('turns the pages of the jobs', async () => {
    await browser.withPage(address, phone, async (page) => {
      await page.route('**/console/api/jobs?*', async (route) => {
        const after = new URL(route.request().url()).searchParams.get('after');
        const target = after === null ? 'first page' : `after ${after}`;
        const job = { ...oneJob, targetColumn: target };
        await route.fulfill({ json: { jobs: [job], next: after === null ? 'job_25' : null } });
      });
      await signIn(page);
      await page.getByRole('link', { name: 'Jobs' }).click();
      await page.getByRole('cell', { name: 'first page' }).waitFor();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('cell', { name: 'after job_25' }).waitFor();
      expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Previous' }).click();
      await page.getByRole('cell', { name: 'first page' }).waitFor();
    });
  });

  test('shows how far a running job is, then why it failed', async () => {
    let fail = () => {};
    const failed = new Promise<never>((_, reject) => {
      fail = () => reject(new TabularError('schema_mismatch', 'Column "b" holds <b>lists</b>.'));
    });
    harness.engine.before = async (call, _signal, onProgress) => {
      if (call !== 'evaluate') return;
      onProgress!(0.25, 'fold 2: boosting', 61_000);
      await failed;
    };
    await browser.withPage(address, desk, async (page) => {
      await opened(page, 'small.csv', 'a,b,y\n1,2,no\n2,3,yes\n3,4,no\n');
      await page.getByRole('button', { name: 'Evaluate', exact: true }).click();
      const bar = page.getByRole('progressbar');
      await bar.waitFor();
      await expect
        .poll(
          async () => {
            harness.clock.advance(500);
            return page.getByText('fold 2: boosting').count();
          },
          { timeout: 20_000, interval: 300 },
        )
        .toBe(1);
      expect(await page.getByText('about 1 min left').count()).toBe(0);
      expect(await bar.getAttribute('value')).toBe('0.25');
      await page.getByRole('link', { name: 'Jobs' }).click();
      await page.getByText('25 %').waitFor();
      await expectAccessible(page);
      fail();
      await page.getByText('The payload does not match what was declared or fitted.').waitFor();
      await page.getByRole('link', { name: 'Evaluation' }).first().click();
      const alert = page.getByRole('alert');
      await alert.getByText('Column "b" holds <b>lists</b>.').waitFor();
      expect(await alert.getByText('What to do').count()).toBe(1);
      await expectAccessible(page);
    });
  });

  test('says of an expired result that it is gone, and of a job of others that it is theirs', async () => {
    await browser.withPage(address, { ...phone, expected: /403/ }, async (page) => {
      await opened(page, 'small.csv', 'a,y\n1,no\n2,yes\n3,no\n');
      await page.getByRole('button', { name: 'Evaluate', exact: true }).click();
      await pictures(page).first().waitFor();
      harness.clock.advance(3_600_000);
      await page.reload();
      await page.getByText('The result has expired.').waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await signIn(page, 'key-eve');
      await page.getByRole('alert').getByText('The resource belongs to another organization.').waitFor();
    });
  });

  test('says how dates were read, and takes the word of the reader', async () => {
    await browser.withPage(address, desk, async (page) => {
      const rows = ['03/04/2024;1,5;no', '05/06/2024;2,25;yes', '07/08/2024;NA;no'];
      await opened(page, 'dates.csv', `when;size;y\n${rows.join('\n')}\n`);
      await page.getByText('Day or month first?').waitFor();
      await page.getByLabel('Read when as').selectOption('Date, month first');
      await page.getByText('Day or month first?').waitFor({ state: 'detached' });
      await page.getByRole('radio', { name: /How well/ }).check();
      await page.getByRole('button', { name: 'Evaluate', exact: true }).click();
      await page.getByRole('heading', { name: 'Evaluation of y' }).waitFor();
      await pictures(page).first().waitFor();
      expect(cellsOf(learnt!.features, 'when')).toEqual(['2024-03-04', '2024-05-06', '2024-07-08']);
      expect(cellsOf(learnt!.features, 'size')).toEqual([1.5, 2.25, null]);
    });
  });

  test('reads what people have, and names what is wrong with the rest', async () => {
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('größe\ty\n1\tä\n2\tö\n', 'utf16le'),
    ]);
    const fixture = (name: string) =>
      readFileSync(fileURLToPath(new URL(`../fixtures/tables/${name}`, import.meta.url)));
    const files: [name: string, content: string | Buffer, shown: RegExp][] = [
      ['excel.txt', utf16, /2 rows, 2 columns/],
      ['windows.csv', Buffer.from('gr\xf6\xdfe;y\n1;\xe4\n', 'latin1'), /1 row, 2 columns/],
      ['lines.jsonl', '{"a":1}\n{"a":2,"b":"x"}\n', /2 rows, 2 columns/],
      ['zipped.csv.gz', gzipSync('a,b\n1,2\n'), /1 row, 2 columns/],
      ['small.parquet', fixture('small.parquet'), /12 rows, 5 columns/],
      ['small.xlsx', fixture('small.xlsx'), /5 rows, \d+ columns/],
      ['small.lz4.feather', fixture('small.lz4.feather'), /\d+ rows, \d+ columns/],
      ['titled.csv', 'Sales of 2024\n\na;b\n1,5;x\n2,5;y\nTotal;\n', /title lines? before the header/],
      ['broken.jsonl', '{"a":1}\n{"a":\n', /line 2/i],
      ['long.csv', 'a,b\n1,2\n1,2,3\n', /Row 3: column 3 is one too many/],
      ['empty.csv', 'a,b\n', /no rows/],
      ['book.xlsx', Buffer.from('PK\x03\x04…'), /book\.xlsx .*ZIP/],
    ];
    await browser.withPage(address, desk, async (page) => {
      await signIn(page);
      for (const [name, content, shown] of files) {
        await drop(page, name, content);
        await page.getByText(shown).waitFor();
        const other = page.getByRole('button', { name: 'Another file' });
        if ((await other.count()) > 0) await other.click();
      }
      // The files were read by another thread.
      expect(page.workers().length).toBe(1);
    });
  });
});
