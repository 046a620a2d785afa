/** The map in a real browser, as people use it. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { createKeyStore, GeoThread, geoHttp } from '../../src/http/geo/index.ts';
import { serve } from '../../src/http/serve.ts';
import { silentLog } from '../../src/shared/log.ts';
import { expectAccessible, openBrowser } from '../support/browser.ts';

const browser = await openBrowser();
const reason = typeof browser === 'string' ? `: ${browser}` : '';
const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-GB' } as const;
const phone = { ...desk, viewport: { width: 390, height: 844 } };

/** Everything asked for is on the map, tiles included. */
const drawn = (page: Page, answers: number) =>
  page.waitForSelector(`.map[data-drawn="${answers}"]`, { timeout: 60_000 });
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
    await browser.withPage(signedIn, desk, async (page) => {
      expect(page.url()).not.toContain('right');
      await drawn(page, 0);
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
    });
  });

  test('a sentence is explained, exported, recoloured, hidden; a place is switched; a point is asked', {
    timeout: 120_000,
  }, async () => {
    await browser.withPage(`${server.url}/?q=within+20+km+of+Springfield#key=right`, desk, async (page) => {
      await drawn(page, 1);
      const list = page.getByRole('list', { name: 'Answers' });
      expect(await page.locator('.tree').textContent()).toBe('within 20 kmSpringfield');
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
      expect(await refusal.locator('script').count()).toBe(0);
      expect(await refusal.locator('p').first().textContent()).toMatch(/^Die(?:se Ort| Frage|ser Ort).*\.$/);
      // The service's own words are marked as English.
      expect(await refusal.locator('[lang=en]').count()).toBe(1);
      await page.getByRole('combobox').fill('Fidschi');
      await page.getByRole('button', { name: 'Fragen' }).click();
      await drawn(page, 1);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    });
  });

  test('a wrong key is said to be wrong, a right one goes on with the question', {
    timeout: 120_000,
  }, async () => {
    const expected = /401/;
    await browser.withPage(`${server.url}/?q=Vaduz#key=wrong`, { ...desk, expected }, async (page) => {
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').textContent()).toBe('The server does not know this key.');
      await page.getByLabel('API key').fill('right');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await card(page).waitFor();
      expect(await page.getByLabel('Name of the layer').inputValue()).toBe('Vaduz');
    });
  });
});
