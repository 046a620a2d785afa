/** A real browser for tests of the pages, shut off from every origin but the server's. */

import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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
   * @param expected  of the console's errors, those that the story brings about, such as an answer 401
   * @param work      gets the page, and what tells how many bytes of files it has asked for */
  withPage(
    url: string,
    options: BrowserContextOptions & { readonly expected?: RegExp },
    work: (page: Page, size: () => Promise<number>) => Promise<void>,
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
      const size = transferred(page);
      page.on('pageerror', (error) => broken.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected?.test(message.text())) broken.push(message.text());
      });
      try {
        await page.goto(url);
        await work(page, size);
        expect({ strayed, broken }).toEqual({ strayed: [], broken: [] });
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Fails on anything that axe finds against WCAG 2.2 A and AA in the light or the dark theme, on pictures that nothing tells
 * of, and on a page that runs out of the window at its side. */
export async function expectAccessible(page: Page): Promise<void> {
  const { default: axe } = await import('axe-core');
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const dark = await page.evaluate<boolean>("matchMedia('(prefers-color-scheme: dark)').matches");
  const found: string[] = [];
  // The theme that the page has comes last, so that it stays.
  for (const colorScheme of dark ? (['light', 'dark'] as const) : (['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme });
    // The page hears of it with a frame, and draws the next one so.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    // Over the debugger's line: the page's policy runs no script from elsewhere.
    await page.evaluate(axe.source);
    const violations = await page.evaluate<string[]>(`axe.run(document, { runOnly: ${JSON.stringify(tags)} })
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  expect(found).toEqual([]);
  expect(await untoldPictures(page)).toEqual([]);
  const [width, room] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, innerWidth]',
  );
  expect(width).toBeLessThanOrEqual(room);
}

/** Pictures with neither a name of their own, nor one of the control that they are part of, nor a mark that they say nothing. */
const untoldPictures = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('svg, canvas, img, [role=img]')]
    .filter((picture) => picture.parentElement.closest('svg') === null)
    // What keeps symbols for other pictures shows none itself.
    .filter((picture) => [...picture.children].some(({ localName }) => localName !== 'defs') || picture.localName !== 'svg')
    .filter((picture) => {
      const named = (picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '').trim() !== '';
      const control = picture.closest('button, a, label');
      const told = control !== null && (control.getAttribute('aria-label') ?? control.title ?? control.textContent).trim() !== '';
      return !named && !told && picture.closest('[aria-hidden=true]') === null;
    })
    .map((picture) => picture.outerHTML.slice(0, 200))`);

/** Presses Tab until something of this name has the focus, as people without a mouse do.
 * @param name  of what is wanted: its label, or its text */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate<string>(`(() => {
      const at = document.activeElement;
      const label = at.labels?.[0]?.textContent ?? '';
      return (at.getAttribute('aria-label') ?? (label || at.title || at.textContent || '')).trim();
    })()`);
    if (name.test(focused)) {
      // Whoever cannot point must see where they are.
      const outline = await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle');
      expect([focused, outline]).not.toEqual([focused, 'none']);
      return;
    }
    passed.push(focused);
  }
  throw new Error(`nothing called ${name} has the focus after ${passed.join(' → ')}`);
}

/** Bytes, compressed as they travel, of the files that a page has asked for since this was called.
 * @returns how many by now */
function transferred(page: Page): () => Promise<number> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_screen/')) paths.add(pathname.replace('/_screen/', ''));
  });
  const pages = fileURLToPath(new URL('../../dist/screen/', import.meta.url));
  return async () => {
    const sizes = await Promise.all([...paths].map(async (path) => (await stat(`${pages}${path}.br`)).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}
