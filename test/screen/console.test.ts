/** The job console in a real browser. */

import { afterAll, describe, expect, test } from 'vitest';
import { serve } from '../../src/http/serve.ts';
import { expectAccessible, openBrowser } from '../support/browser.ts';
import { createHarness } from '../support/service.ts';

const browser = await openBrowser();
const reason = typeof browser === 'string' ? `: ${browser}` : '';

describe.skipIf(typeof browser === 'string')(`the console in a browser${reason}`, async () => {
  if (typeof browser === 'string') return;
  const harness = await createHarness();
  const server = await serve({ mounts: [harness.mount], port: 0 });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await harness[Symbol.asyncDispose]();
  });

  test('asks for a key', async () => {
    await browser.withPage(`${server.url}/console`, {}, async (page) => {
      expect(await page.getByLabel('API key').isVisible()).toBe(true);
      await expectAccessible(page);
    });
  });
});
