// The pages in a real browser with software graphics, against the built server on loopback, other origins blocked:
// first paint, first answer drawn, suggestions, frames while the map moves, and the longest task while a CSV is read.
//   npm run build && node bench/screen/browser.mjs [paint|suggest|pan|csv|file|memory …]   (default: all but file)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packed from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { record, rounded } from '../support/record.mjs';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };
const asked = new Set(process.argv.slice(2));
const wanted = (name, byDefault = true) => (asked.size === 0 ? byDefault : asked.has(name));
const folder = mkdtempSync(join(tmpdir(), 'graticule-screen-'));

async function startServer() {
  const server = spawn(process.execPath, [main, 'serve', '--port', '0', '--data-dir', join(folder, 'data')]);
  server.stderr.resume();
  let told = '';
  while (!/#key=\S+/.test(told)) told += (await once(server.stdout, 'data'))[0];
  const { origin, hash } = new URL(told.match(/http:\S+#key=\S+/)[0]);
  return { server, origin, hash };
}

const residentMiB = ({ server }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;

async function stop({ server }) {
  server.kill();
  await once(server, 'close');
}

// As on a computer without a graphics card.
const flags = ['--no-sandbox', '--enable-unsafe-swiftshader'];
const debian = '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath: existsSync(debian) ? debian : await packed.executablePath(),
  args: flags,
});

/** @param {(page: import('playwright-core').Page) => Promise<T>} work @template T */
async function withPage(url, work, options = desk) {
  const context = await browser.newContext(options);
  const { origin } = new URL(url);
  await context.route(
    (address) => address.origin !== origin && !/^(blob|data):$/.test(address.protocol),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  try {
    await page.goto(url);
    return await work(page);
  } finally {
    await context.close();
  }
}

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, q) => sorted(values)[Math.min(values.length - 1, Math.floor(q * values.length))];
const ms = (value) => `${Math.round(value)} ms`;
/** What was measured, for bench/results. @type {Record<string, unknown>} */
const figures = {};
const said = (values) => `median ${ms(quantile(values, 0.5))}, worst ${ms(Math.max(...values))}`;

/** First paint, and when the answer of the link was drawn (`answer-drawn`, marked by the page). */
async function paint({ origin, hash }, label, times) {
  const [paints, answers] = [[], []];
  for (let i = 0; i < times; i++) {
    await withPage(`${origin}/?q=France${hash}`, async (page) => {
      await page.waitForFunction(() => performance.getEntriesByName('answer-drawn').length > 0);
      const [first, answer] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0].startTime,
        performance.getEntriesByName('answer-drawn')[0].startTime,
      ]);
      paints.push(first);
      answers.push(answer);
    });
  }
  console.log(`${label}: first paint ${said(paints)}; first answer drawn ${said(answers)}`);
  return Object.fromEntries(
    Object.entries({ firstPaintMs: paints, firstAnswerMs: answers }).map(([name, values]) => [
      name,
      { median: rounded(quantile(values, 0.5)), worst: rounded(Math.max(...values)) },
    ]),
  );
}

/** From a key to the painted list of suggestions. */
async function suggestions({ origin, hash }) {
  const waits = await withPage(`${origin}/${hash}`, async (page) => {
    await page.waitForSelector('.map[data-drawn]');
    await page.evaluate(() => {
      const waits = [];
      window.waits = waits;
      let pressed;
      const box = document.querySelector('[role=combobox]');
      box.addEventListener('input', () => {
        pressed = performance.now();
      });
      const changed = new MutationObserver(() => {
        const from = pressed;
        pressed = undefined;
        // What empties the list is the box that was emptied, not an answer.
        if (from === undefined || box.value === '') return;
        requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - from)));
      });
      changed.observe(document.querySelector('[role=listbox]'), {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    for (const text of [
      'luxembourg',
      'new zealand',
      'são paulo',
      'lake victoria',
      'mississippi',
      'within 20 km of gra',
    ]) {
      await page.getByRole('combobox').fill('');
      await page.getByRole('combobox').pressSequentially(text, { delay: 120 });
    }
    return page.evaluate(() => window.waits);
  });
  console.log(
    `suggestions, ${waits.length} keys: median ${ms(quantile(waits, 0.5))}, p95 ${ms(quantile(waits, 0.95))}`,
  );
  figures.suggestionsP95Ms = rounded(quantile(waits, 0.95));
}

/** Moves the pressed mouse as often as a mouse reports, 125 times a second, whether or not the page keeps up: waiting for
 * the page between two moves would set its pace. */
async function drag(page, moves) {
  const session = await page.context().newCDPSession(page);
  const begun = performance.now();
  const sent = [];
  for (let i = 0; i < moves; i++) {
    const at = { x: 700 + Math.abs(((i * 8) % 1200) - 600), y: 450 + 80 * Math.sin(i / 14) };
    sent.push(
      session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...at }),
    );
    await new Promise((done) => setTimeout(done, begun + 8 * (i + 1) - performance.now()));
  }
  await Promise.all(sent);
}

/** Frames in which the map moved while it was dragged, a second: those in which it drew its picture anew (and cleared it
 * before), or moved the one it had. */
async function panning({ origin, hash }) {
  const questions = ['Canada', 'Russia', 'coast of Canada', 'coast of Russia'];
  const link = `${origin}/?${new URLSearchParams(questions.map((q) => ['q', q]))}${hash}`;
  const work = async (page) => {
    await page.waitForSelector(`.map[data-drawn="${questions.length}"]`);
    await page.evaluate(() => {
      window.frames = [];
      window.drawn = [];
      const count = (frames) => {
        const now = document.timeline.currentTime;
        if (frames.at(-1) !== now) frames.push(now);
      };
      const { clear } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.clear = function (...args) {
        count(window.frames);
        count(window.drawn);
        return clear.apply(this, args);
      };
      new MutationObserver(() => count(window.frames)).observe(document.querySelector('.map canvas'), {
        attributeFilter: ['style'],
      });
    });
    await page.mouse.move(1300, 450);
    await page.mouse.down();
    await drag(page, 600);
    const [frames, drawn] = await page.evaluate(() => [window.frames, window.drawn]);
    await page.mouse.up();
    const gaps = frames.slice(1).map((now, i) => now - frames[i]);
    const rate = (1000 * gaps.length) / (frames.at(-1) - frames[0]);
    figures.panningFramesPerSecond = rounded(rate);
    console.log(
      `panning: ${rate.toFixed(1)} frames/s (${drawn.length} of ${frames.length} drawn anew), a frame ${ms(quantile(gaps, 0.5))}, p95 ${ms(quantile(gaps, 0.95))}`,
    );
  };
  await withPage(link, work, { ...desk, reducedMotion: 'reduce' });
}

/** @param {number} rows */
async function writeCsv(path, rows, columns) {
  const out = createWriteStream(path);
  out.write(`${Array.from({ length: columns }, (_, j) => `c${j}`).join(',')}\n`);
  let state = 1;
  for (let start = 0; start < rows; start += 1000) {
    let text = '';
    for (let i = start; i < Math.min(rows, start + 1000); i++) {
      const cells = Array.from({ length: columns }, (_, j) => {
        state = (state * 48_271) % 2_147_483_647;
        if (j % 5 === 3) return ['red', 'green', 'blue', ''][state % 4];
        return j % 5 === 4 ? `2024-0${1 + (state % 9)}-1${state % 10}` : (state / 1e6).toFixed(4);
      });
      text += `${cells.join(',')}\n`;
    }
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}

/** Longest task of the page, and the longest time between two frames, while a file is read and its columns are shown. */
async function reading({ origin, hash }, rows, columns) {
  const path = join(folder, 'table.csv');
  await writeCsv(path, rows, columns);
  const bytes = readFileSync(path).length;
  await withPage(`${origin}/console${hash}`, async (page) => {
    await page.getByLabel('Choose a file').waitFor();
    await page.evaluate(() => {
      window.tasks = [];
      window.gaps = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.tasks.push(duration);
      }).observe({ type: 'longtask' });
      let last = performance.now();
      const tick = (now) => {
        window.gaps.push(now - last);
        last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    const begun = performance.now();
    await page.getByLabel('Choose a file').setInputFiles(path);
    await page.getByRole('heading', { name: 'table.csv' }).waitFor();
    const took = performance.now() - begun;
    await page.waitForTimeout(500);
    const [tasks, gaps] = await page.evaluate(() => [window.tasks, window.gaps]);
    figures[`csv ${rows} × ${columns}`] = {
      seconds: rounded(took / 1000),
      longestTaskMs: rounded(Math.max(0, ...tasks)),
      longestFrameMs: rounded(Math.max(...gaps)),
    };
    console.log(
      `CSV ${rows} × ${columns}, ${(bytes / 1e6).toFixed(0)} MB: read in ${(took / 1000).toFixed(1)} s, ` +
        `longest task ${ms(Math.max(0, ...tasks))} (none over 50 ms: 0), longest frame ${ms(Math.max(...gaps))}`,
    );
  });
}

/** What the tiles of every scale keep in the server. */
async function memory(started) {
  const { origin } = started;
  const before = residentMiB(started);
  const seen = [];
  const peaks = [];
  for (let z = 0; z <= 7; z++) {
    const n = 2 ** z;
    const step = Math.max(1, n / 16);
    const begun = performance.now();
    let bytes = 0;
    for (let x = 0; x < n; x += step)
      for (let y = 0; y < n; y += step) {
        const asked = performance.now();
        bytes += (await (await fetch(`${origin}/_map/tiles/${z}/${x}/${y}`)).arrayBuffer()).byteLength;
        seen.push(performance.now() - asked);
        peaks.push(residentMiB(started));
      }
    console.log(
      `tiles of zoom ${z}: ${ms(performance.now() - begun)}, ${(bytes / 1e3).toFixed(0)} kB; server ${residentMiB(started).toFixed(0)} MiB`,
    );
  }
  console.log(
    `tiles: median ${ms(quantile(seen, 0.5))}, worst ${ms(Math.max(...seen))}; server ${before.toFixed(0)} MiB before, ` +
      `${residentMiB(started).toFixed(0)} after, ${Math.max(...peaks).toFixed(0)} at most`,
  );
}

let started = await startServer();
if (wanted('paint')) {
  figures.justStarted = await paint(started, 'server just started', 1);
  figures.later = await paint(started, 'later', 7);
}
if (wanted('suggest')) await suggestions(started);
if (wanted('pan')) await panning(started);
if (wanted('csv')) await reading(started, 200_000, 20);
if (wanted('file', false)) await reading(started, 1_000_000, 20);
if (wanted('memory')) {
  await stop(started);
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  started = await startServer();
  await (await fetch(`${started.origin}/_map/tiles/0/0/0`, { method: 'HEAD' })).arrayBuffer();
  await memory(started);
}
await stop(started);
await browser.close();
record(figures);
rmSync(folder, { recursive: true });
