// Makes the pictures of the README: `npm run build && node scripts/pictures.mjs`. Starts the built server on a folder of its
// own and photographs its pages with Chromium (Debian's, or the one of @sparticuz/chromium).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packed from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

const pictures = fileURLToPath(new URL('../test/fixtures/screen/', import.meta.url));
const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'graticule-pictures-'));
mkdirSync(pictures, { recursive: true });

const server = spawn(process.execPath, [main, 'serve', '--port', '0', '--data-dir', folder]);
let told = '';
while (!/#key=\S+/.test(told)) told += (await once(server.stdout, 'data'))[0];
const link = told.match(/http:\S+#key=\S+/)[0];
const { origin, hash } = new URL(link);

const debian = '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath: existsSync(debian) ? debian : await packed.executablePath(),
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage({
  viewport: { width: 1200, height: 750 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
});
page.setDefaultTimeout(300_000);

/** @param {string} name */
const photograph = (name) =>
  page.screenshot({ path: join(pictures, `${name}.jpg`), type: 'jpeg', quality: 82 });

const question = 'within 50 km of the coast of Portugal, except Lisbon';
await page.goto(`${origin}/?${new URLSearchParams({ q: question })}${hash}`);
await page.waitForSelector('.map[data-drawn="1"]');
await photograph('map');

await page.goto(`${origin}/console${hash}`);
await page.getByRole('button', { name: /penguins/i }).click();
await page.getByRole('button', { name: 'Evaluate', exact: true }).click();
await page.locator('svg.plot').nth(2).waitFor();
await photograph('console');

await browser.close();
server.kill();
await once(server, 'close');
rmSync(folder, { recursive: true });
