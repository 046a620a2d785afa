/** A real browser for tests of the pages, shut off from every origin but the server's. */

import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** As on a computer without a graphics card: the same pictures with and without one. */
const flags = ['--no-sandbox', '--enable-unsafe-swiftshader'];

async function launch(): Promise<Browser | string> {
  const failures: string[] = [];
  const path = installed.find(existsSync);
  try {
    if (path !== undefined) return await chromium.launch({ executablePath: path, args: flags });
    failures.push(`none of ${installed.join(', ')} is there`);
  } catch (error) {
    failures.push(String(error).split('\n')[0]!);
  }
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const executablePath = await packed.executablePath();
    return await chromium.launch({ executablePath, args: flags });
  } catch (error) {
    failures.push(`@sparticuz/chromium: ${String(error).split('\n')[0]}`);
  }
  return failures.join('; ');
}

export interface BrowserTools {
  /** Opens a page, runs the work, and fails when the page asked another origin, broke its policy or threw.
   * @param expected  of the console's errors, those that the story brings about, such as an answer 401 */
  withPage(
    url: string,
    options: BrowserContextOptions & { readonly expected?: RegExp },
    work: (page: Page) => Promise<void>,
  ): Promise<void>;
  close(): Promise<void>;
}

/** @returns the tools, or why no browser runs here; start it once a file, at its top */
export async function openBrowser(): Promise<BrowserTools | string> {
  const browser = await launch();
  if (typeof browser === 'string') return `no browser runs here: ${browser}`;
  return {
    async withPage(url, { expected, ...options }, work) {
      const context = await browser.newContext(options);
      const { origin } = new URL(url);
      const strayed: string[] = [];
      const broken: string[] = [];
      await context.route(
        (address) => address.origin !== origin && !/^(blob|data):$/.test(address.protocol),
        (route) => {
          strayed.push(route.request().url());
          return route.abort();
        },
      );
      const page = await context.newPage();
      page.on('pageerror', (error) => broken.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected?.test(message.text())) broken.push(message.text());
      });
      try {
        await page.goto(url);
        await work(page);
        expect({ strayed, broken }).toEqual({ strayed: [], broken: [] });
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Fails on anything that axe finds against WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { default: axe } = await import('axe-core');
  // Over the debugger's line: the page's policy runs no script from elsewhere.
  await page.evaluate(axe.source);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations = await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(tags)} })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`);
  expect(violations).toEqual([]);
}
