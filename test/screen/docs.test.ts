/** The reference of the routes in a real browser: every document, a question asked from the page, light and dark. */

import { afterAll, describe, expect, test, vi } from 'vitest';
import { createGeo } from '../../src/geo/index.ts';
import { docsHttp, geoHttp } from '../../src/http/geo/index.ts';
import { serve } from '../../src/http/serve.ts';
import { silentLog } from '../../src/shared/log.ts';
import { expectAccessible, openBrowser } from '../support/browser.ts';
import { createHarness } from '../support/service.ts';

const browser = await openBrowser();
const reason = typeof browser === 'string' ? `: ${browser}` : '';

describe.skipIf(typeof browser === 'string')(`the reference in a browser${reason}`, async () => {
  if (typeof browser === 'string') return;
  const harness = await createHarness();
  const geo = createGeo();
  const mounts = [geoHttp(geo, { keys: harness.keys, log: silentLog }), harness.mount];
  const server = await serve({ mounts: [...mounts, docsHttp(mounts)], port: 0 });
  const address = `${server.url}/docs`;
  vi.setConfig({ testTimeout: 60_000 });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await geo.close();
    await harness[Symbol.asyncDispose]();
  });

  test.each(['light', 'dark'] as const)('shows every document, %s', async (colorScheme) => {
    await browser.withPage(address, { colorScheme, locale: 'en', reducedMotion: 'reduce' }, async (page) => {
      page.setDefaultTimeout(25_000);
      const titles = {
        Places: /Geospatial Query Service/,
        Map: /Map page/,
        Tables: /Tabular Prediction Job Service/,
        Console: /Graticule job console/,
      };
      for (const [name, title] of Object.entries(titles)) {
        await page.getByRole('link', { name, exact: true }).click();
        await page.getByRole('heading', { name: title }).waitFor();
        expect(await page.getByRole('link', { name, exact: true }).getAttribute('aria-current')).toBe('page');
        await page.locator('.opblock-summary-control').first().click();
        await page.locator('.opblock-body').first().waitFor();
        await expectAccessible(page);
        expect(await page.title()).toBe('Graticule · Reference');
      }
      const ground = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      const [red] = /\d+/.exec(String(ground))!;
      expect(Number(red) < 100).toBe(colorScheme === 'dark');
    });
  });

  test('asks a route with the key of the tab, and shows its answer', async () => {
    await browser.withPage(`${address}#key=key-ann`, { locale: 'en' }, async (page) => {
      page.setDefaultTimeout(25_000);
      await page.getByRole('link', { name: 'Console', exact: true }).click();
      await page.getByText('Who the key belongs to').click();
      await page.getByRole('button', { name: 'Try it out' }).click();
      await page.getByRole('button', { name: 'Execute' }).click();
      await page.getByText('"acme"').first().waitFor();
    });
  });
});
