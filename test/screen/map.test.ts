/** The map in a real browser, as people use it. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { createKeyStore, GeoThread, geoHttp } from '../../src/http/geo/index.ts';
import { serve } from '../../src/http/serve.ts';
import { silentLog } from '../../src/shared/log.ts';
import { expectAccessible, openBrowser, tabTo } from '../support/browser.ts';

const browser = await openBrowser();
const reason = typeof browser === 'string' ? `: ${browser}` : '';
const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-GB' } as const;
const phone = { ...desk, viewport: { width: 390, height: 844 } };

/** Everything asked for is on the map, tiles included. */
const drawn = (page: Page, answers: number) =>
  page.waitForSelector(`.map[data-drawn="${answers}"]`, { timeout: 60_000 });
/** How many colours a picture of the window has, between its controls and its foot. */
const colours = async (page: Page) => {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate<number>(`(async () => {
    const bytes = Uint8Array.from(atob('${picture}'), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(20, 60, bitmap.width - 100, bitmap.height / 2 - 100);
    return new Set(new Uint32Array(data.buffer)).size;
  })()`);
};
/** Where the page shows a colour, in pixels from its top and from its left: least and most. */
const extentOf = async (page: Page, colour: readonly [number, number, number]) => {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate<{ top: number; bottom: number; left: number; right: number }>(`(async () => {
    const bytes = Uint8Array.from(atob('${picture}'), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const found = { top: height, bottom: -1, left: width, right: -1 };
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (${JSON.stringify(colour)}.every((value, i) => Math.abs(data[4 * (y * width + x) + i] - value) < 12)) {
          found.top = Math.min(found.top, y);
          found.bottom = Math.max(found.bottom, y);
          found.left = Math.min(found.left, x);
          found.right = Math.max(found.right, x);
        }
    return found;
  })()`);
};
const card = (page: Page) => page.locator('.card').first();

describe.skipIf(typeof browser === 'string')(`the map in a browser${reason}`, async () => {
  if (typeof browser === 'string') return;
  const keys = createKeyStore({ staticKeys: [{ token: 'right', org: 'o', user: 'u' }] });
  const geo = new GeoThread({});
  geo.warm();
  const server = await serve({ mounts: [geoHttp(geo, { keys, log: silentLog })], port: 0 });
  const signedIn = `${server.url}/#key=right`;
  afterAll(async () => {
    await browser.close();
    await server.close();
    await geo.close();
    keys.close();
  });

  test('by keyboard alone: a suggestion is taken, drawn, explained, and stays in the link', {
    timeout: 120_000,
  }, async () => {
    await browser.withPage(signedIn, desk, async (page, size) => {
      expect(page.url()).not.toContain('right');
      await drawn(page, 0);
      expect(await size()).toBeLessThan(600_000);
      await expectAccessible(page);
      await page.keyboard.type('luxem');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await page.getByRole('option', { selected: true }).textContent()).toContain('Luxembourg');
      await page.keyboard.press('Enter');
      await drawn(page, 1);
      const facts = card(page);
      expect(await facts.textContent()).toMatch(/Area 2,[56]\d\d km²/);
      expect(await facts.textContent()).toContain('Natural Earth · public domain');
      expect(new URL(page.url()).searchParams.get('q')).toBe('Luxembourg');
      await expectAccessible(page);
      await tabTo(page, /^How it was understood/);
      await tabTo(page, /^GeoJSON$/);
      const download = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      const saved = JSON.parse(await readFile(await (await download).path(), 'utf8'));
      expect(saved).toMatchObject({ type: 'Feature', geometry: { type: expect.stringMatching(/Polygon$/) } });
      // The map itself: moved by arrows, asked by Enter.
      await tabTo(page, /^Map\. Arrow keys/);
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Here' }).waitFor();
      await tabTo(page, /^Globe$/);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Flat map' }).waitFor();
      await drawn(page, 1);
      await tabTo(page, /^Remove: Luxembourg/, 'Shift+Tab');
      await page.keyboard.press('Enter');
      expect(new URL(page.url()).search).toBe('');
    });
  });

  test('a sentence is explained, exported, recoloured, hidden; a place is switched; a point is asked', {
    timeout: 120_000,
  }, async () => {
    await browser.withPage(`${server.url}/?q=within+20+km+of+Springfield#key=right`, desk, async (page) => {
      await drawn(page, 1);
      const list = page.getByRole('list', { name: 'Answers' });
      expect(await page.locator('.tree').textContent()).toBe('within 20 km ofSpringfield');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'KML' }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain('<kml');
      await page.getByLabel(/^Colour/).fill('#112233');
      await page.getByLabel('Name of the layer').fill('<script>alert(1)</script>');
      await page.getByLabel('Name of the layer').press('Enter');
      expect(await list.locator('script').count()).toBe(0);
      await page.getByRole('checkbox').uncheck();
      await page.getByRole('button', { name: /Missouri/ }).click();
      await page.waitForURL((url) => url.searchParams.get('q')?.includes('Missouri') === true);
      await drawn(page, 1);
      await page.locator('canvas').click({ position: { x: 900, y: 450 } });
      const here = page.getByRole('region', { name: 'Here' });
      await here.waitFor();
      expect(await here.textContent()).toContain('Missouri, United States of America');
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Remove/ }).click();
      expect(new URL(page.url()).search).toBe('');
    });
  });

  test('a refused question offers the nearest names, on a phone, in the dark, in German', {
    timeout: 120_000,
  }, async () => {
    const options = { ...phone, locale: 'de-DE', colorScheme: 'dark' } as const;
    await browser.withPage(signedIn, options, async (page) => {
      await page.getByRole('combobox').fill('Kalingradd <script>');
      await page.getByRole('button', { name: 'Fragen' }).click();
      const refusal = page.getByRole('alert');
      await refusal.locator('p').first().waitFor();
      await expectAccessible(page);
      expect(await refusal.locator('script').count()).toBe(0);
      expect(await refusal.locator('p').first().textContent()).toMatch(/^Die(?:se Ort| Frage|ser Ort).*\.$/);
      // The service's own words are marked as English.
      expect(await refusal.locator('[lang=en]').count()).toBe(1);
      await page.getByRole('combobox').fill('Fidschi');
      await page.getByRole('button', { name: 'Fragen' }).click();
      await drawn(page, 1);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      await expectAccessible(page);
    });
  });

  test('a link of several questions draws them as layers, and each is saved in the formats that fit it', {
    timeout: 120_000,
  }, async () => {
    const questions = ['Monaco', 'border between Spain and Andorra', 'Vaduz'];
    const link = `${server.url}/?${new URLSearchParams(questions.map((q): [string, string] => ['q', q]))}#key=right`;
    await browser.withPage(link, phone, async (page) => {
      await drawn(page, 3);
      // Not the page's word for it, but what is seen: under a sheet that scrolls the map was left out once.
      expect(await colours(page)).toBeGreaterThan(20);
      await expectAccessible(page);
      const found: Record<string, string[]> = {};
      for (const name of questions) {
        const layer = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: `Remove: ${name}` }) });
        const formats = layer.getByRole('button', { name: /^(?:GeoJSON|WKT|KML|GPX)$/ });
        found[name] = [];
        for (const button of await formats.all()) {
          const download = page.waitForEvent('download');
          await button.click();
          const file = await readFile(await (await download).path(), 'utf8');
          const shape = /Polygon|POLYGON|LineString|LINESTRING|<trk/.exec(file)![0];
          found[name].push(`${await button.textContent()} ${shape}`);
        }
      }
      const area = ['GeoJSON Polygon', 'WKT POLYGON', 'KML Polygon'];
      const line = ['GeoJSON LineString', 'WKT LINESTRING', 'KML LineString', 'GPX <trk'];
      expect(found).toEqual({ [questions[0]!]: area, [questions[1]!]: line, [questions[2]!]: area });
      expect(new URL(page.url()).searchParams.getAll('q')).toEqual(questions);
    });
  });

  test.each(['Chile', 'Luxembourg', 'Portugal except Lisbon'])(
    'on a phone the panel covers nothing of %s, closed or open',
    { timeout: 120_000 },
    async (question) => {
      const link = `${server.url}/?${new URLSearchParams({ q: question })}#key=right`;
      await browser.withPage(link, phone, async (page) => {
        await drawn(page, 1);
        /** How far below the edge of the panel the answer reaches, the panel being taken away for the look: its card shows the
         * colour, too. */
        const covered = async () => {
          const panel = page.locator('.side');
          const { y } = (await panel.boundingBox())!;
          await page.evaluate(`document.querySelector('.side').style.visibility = 'hidden'`);
          const { top, bottom } = await extentOf(page, [0xd5, 0x5e, 0x00]);
          await page.evaluate(`document.querySelector('.side').style.visibility = ''`);
          expect(bottom - top).toBeGreaterThan(100);
          return bottom - y;
        };
        await expect.poll(covered, { timeout: 30_000 }).toBeLessThan(0);
        await page.getByText('How it was understood').click();
        await expect.poll(covered, { timeout: 30_000 }).toBeLessThan(0);
      });
    },
  );

  test('a wrong key is said to be wrong, a right one goes on with the question', {
    timeout: 120_000,
  }, async () => {
    const expected = /401/;
    await browser.withPage(`${server.url}/?q=Vaduz#key=wrong`, { ...desk, expected }, async (page) => {
      await page.getByRole('alert').waitFor();
      await expectAccessible(page);
      expect(await page.getByRole('alert').textContent()).toBe('The server does not know this key.');
      await page.getByLabel('API key').fill('right');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await card(page).waitFor();
      expect(await page.getByLabel('Name of the layer').inputValue()).toBe('Vaduz');
    });
  });
});
