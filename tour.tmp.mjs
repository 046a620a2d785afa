import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packed from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
const main = new URL('./dist/cli/main.js', import.meta.url).pathname;
const out = '/tmp/scr1/shots/';
const only = process.argv[2] ? new RegExp(process.argv[2]) : /./;
const folder = mkdtempSync(join(tmpdir(), 'tour-'));
const server = spawn(process.execPath, [main, 'serve', '--port', '0', '--data-dir', folder]);
server.stderr.resume();
let told = '';
while (!/#key=\S+/.test(told)) told += (await once(server.stdout, 'data'))[0];
const { origin, hash } = new URL(told.match(/http:\S+#key=\S+/)[0]);
const browser = await chromium.launch({ executablePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : await packed.executablePath(), args: ['--no-sandbox', '--enable-unsafe-swiftshader'] });
const desk = { viewport: { width: 1440, height: 900 } }, phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
async function view(name, options, work) {
  if (!only.test(name)) return;
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(90000);
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  const shot = (suffix = '', full = false) => page.screenshot({ path: `${out}${name}${suffix}.png`, fullPage: full });
  try { await work(page, shot); } catch (e) { console.log(name, String(e).slice(0, 300)); await shot('-failed'); }
  await context.close();
}
const link = (...q) => `${origin}/?${new URLSearchParams(q.map((x) => ['q', x]))}${hash}`;
const drawn = (page, n) => page.waitForSelector(`.map[data-drawn="${n}"]`);
for (const [v, base] of [['desk', desk], ['phone', phone]]) for (const colorScheme of ['light', 'dark']) {
  const o = { ...base, colorScheme };
  const n = `${v}-${colorScheme}`;
  await view(`map-${n}`, o, async (p, shot) => {
    await p.goto(link('within 50 km of the coast of Portugal, except Lisbon', 'lakes in Finland', 'Springfield'));
    await drawn(p, 3); await shot();
    if (v === 'phone') { await p.locator('.card-head').first().click().catch(() => {}); await shot('-open'); }
  });
  await view(`refused-${n}`, o, async (p, shot) => { await p.goto(link('the coast of Wakandia')); await p.waitForSelector('.refusal'); await p.waitForTimeout(1500); await shot(); });
  await view(`start-${n}`, o, async (p, shot) => { await p.goto(`${origin}/${hash}`); await p.waitForSelector('.map[data-drawn]'); await p.getByRole('combobox').pressSequentially('san f', { delay: 50 }); await p.waitForTimeout(800); await shot(); });
  await view(`console-${n}`, o, async (p, shot) => {
    await p.goto(`${origin}/console${hash}`); await p.getByRole('button', { name: /penguins/i }).waitFor(); await shot('-0start', true);
    await p.getByRole('button', { name: /penguins/i }).click();
    await p.getByRole('button', { name: 'Evaluate', exact: true }).waitFor(); await p.waitForTimeout(300); await shot('-1columns', true);
    await p.getByRole('button', { name: 'Evaluate', exact: true }).click();
    await p.locator('svg.plot').nth(2).waitFor(); await p.waitForTimeout(500); await shot('-2evaluate', true);
    await p.goto(`${origin}/console${hash}`); await p.getByRole('button', { name: /CO/ }).click();
    await p.getByRole('button', { name: 'Forecast', exact: true }).click();
    await p.locator('svg.plot').first().waitFor(); await p.waitForTimeout(500); await shot('-3forecast', true);
    await p.goto(`${origin}/console${hash}`); await p.getByLabel('Choose a file').setInputFiles({ name: 'bad.csv', mimeType: 'text/csv', buffer: Buffer.from('when,y\n2024-01-01,1\n2024-01-02,2\n2024-01-02,3\n2024-01-05,4\n') });
    await p.getByText('Forecast', { exact: true }).first().click().catch(() => {});
    await p.waitForTimeout(400); await shot('-4bad', true);
    await p.getByRole('button', { name: 'Forecast', exact: true }).click({ timeout: 5000 }).catch(() => {}); await p.waitForTimeout(2500); await shot('-5error', true);
    await p.goto(`${origin}/console`); await p.getByRole('link', { name: 'Jobs' }).click(); await p.waitForTimeout(1200); await shot('-6jobs', true);
    if (colorScheme === 'light') {
      await p.goto(`${origin}/console${hash}`); await p.getByRole('button', { name: /cars/i }).click();
      await p.getByText('Fit a model').click(); await p.getByRole('button', { name: 'Fit', exact: true }).click();
      await p.getByRole('link', { name: 'See the model' }).click(); await p.locator('svg.plot').first().waitFor(); await p.waitForTimeout(800); await shot('-7model', true);
      await p.getByRole('link', { name: 'Models' }).click(); await p.waitForTimeout(1000); await shot('-8models', true);
    }
  });
  await view(`docs-${n}`, o, async (p, shot) => { await p.goto(`${origin}/docs${hash}`); await p.locator('.opblock').first().waitFor(); await p.waitForTimeout(500); await shot(); await p.locator('.opblock-summary').nth(1).click(); await p.waitForTimeout(800); await shot('-open', true); });
  for (const [file, sel] of [['map.html', null], ['report.html', null], ['plot.html', null], ['model.html', null]]) await view(`file-${file}-${n}`, o, async (p, shot) => { await p.goto(`file:///tmp/scr1/pages/${file}`); await p.waitForTimeout(1000); await shot('', true); });
}
await view('map-de', { ...desk, locale: 'de-DE' }, async (p, shot) => { await p.goto(link('Grenze zwischen Frankreich und Spanien', 'Seen in Finnland')); await drawn(p, 2); await shot(); });
await view('console-de', { ...desk, locale: 'de-DE' }, async (p, shot) => { await p.goto(`${origin}/console${hash}`); await p.waitForTimeout(1500); await shot('', true); await p.locator('.samples button').first().click(); await p.waitForTimeout(1500); await shot('-columns', true); });
await browser.close(); server.kill(); await once(server, 'close'); rmSync(folder, { recursive: true });
