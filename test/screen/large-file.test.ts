/** Large files in the console: one of 200 MB goes the whole way, one above a ceiling is refused before it leaves. */

import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { serve } from '../../src/http/serve.ts';
import { errorKinds } from '../../src/tabular/domain/errors.ts';
import type { TrainingSet } from '../../src/tabular/engine/engine.ts';
import { createReadPayload } from '../../src/tabular/jobs/read-payload.ts';
import { resolveOptions, type TabularOptionsInput } from '../../src/tabular/options.ts';
import { openBrowser } from '../support/browser.ts';
import { plainReport } from '../support/evaluation-report.ts';
import { createHarness } from '../support/service.ts';

const browser = await openBrowser();
const reason = typeof browser === 'string' ? `: ${browser}` : '';
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const MB = 1e6;
const MiB = 2 ** 20;

/** Complaints as people write them, each with a number and a kind. */
function complaints(rows: number): string {
  const words = 'the pump of hall two stopped again after lunch and nobody has heard from service since then';
  const vocabulary = words.split(' ');
  let state = 1;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: rows }, (_, row) => {
    const sentence = Array.from({ length: 16 }, () => vocabulary[random(vocabulary.length)]).join(' ');
    return `${row},${random(1000) / 8},"${`${sentence}, and so on. `.repeat(12)}",${['low', 'high'][random(2)]}\n`;
  }).join('');
}

async function writeFile(path: string, header: string, block: string, times: number): Promise<number> {
  const pieces = [header, ...new Array<string>(times).fill(block)];
  await pipeline(Readable.from(pieces), createWriteStream(path));
  return (await stat(path)).size;
}

/** Drops a file of the disk on the page, as a hand would. */
async function drop(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'hand' }))`,
  );
  await page.locator('#hand').setInputFiles(path);
  await page.evaluate(`(() => {
    const hand = document.querySelector('#hand');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(hand.files[0]);
    hand.remove();
    const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('.drop').dispatchEvent(dropped);
  })()`);
}

/** Keeps what every progress bar of the page has said, as `label fraction`. */
const keepProgress = (page: Page) =>
  page.evaluate(`(() => {
    window.told = [];
    const look = () => {
      const bar = document.querySelector('.progress progress');
      if (bar !== null) window.told.push([document.querySelector('.progress p').textContent, bar.value]);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  })()`);

/** The most memory, in bytes, that a process of the browser has held for its pages; undefined where the system does not tell. */
async function mostMemory(page: Page): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const session = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))![1]));
  return 1024 * Math.max(...held);
}

describe.skipIf(typeof browser === 'string')(`large files in the console${reason}`, async () => {
  if (typeof browser === 'string') return;
  vi.setConfig({ testTimeout: 300_000 });
  const folder = await mkdtemp(join(tmpdir(), 'graticule-large-'));
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  async function signIn(page: Page): Promise<void> {
    page.setDefaultTimeout(240_000);
    await page.getByLabel('API key').fill('key-ann');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Choose a file').waitFor();
  }

  /** A service that reads payloads as the real one does, and the address of its console. */
  async function service(options: TabularOptionsInput) {
    const readPayload = createReadPayload(resolveOptions(options).limits);
    const harness = await createHarness(options, {}, { readPayload });
    const server = await serve({ mounts: [harness.mount], port: 0 });
    return {
      harness,
      url: `${server.url}/console`,
      async [Symbol.asyncDispose]() {
        await server.close();
        await harness[Symbol.asyncDispose]();
      },
    };
  }

  test('one of 200 MB is read, sent to signed addresses and learnt from, and the page goes on meanwhile', async () => {
    const path = join(folder, 'complaints.csv');
    const [blockRows, blocks] = [2_000, 84];
    const bytes = await writeFile(path, 'number,hours,text,urgency\n', complaints(blockRows), blocks);
    expect(bytes).toBeGreaterThanOrEqual(200 * MB);
    const rows = blockRows * blocks;
    await using started = await service({ uploads: { multipartBytes: 2 * MiB, partBytes: MiB } });
    const { engine } = started.harness;
    let learnt: TrainingSet | undefined;
    const evaluate = engine.evaluate.bind(engine);
    engine.evaluate = async (training, options) => {
      learnt = training;
      return plainReport(training, await evaluate(training, options));
    };
    await browser.withPage(started.url, desk, async (page) => {
      const sent: { signed: boolean; key: boolean }[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'PUT') return;
        const signed = /[?&](?:X-Amz-S|s)ignature=/i.test(request.url());
        sent.push({ signed, key: request.headers().authorization !== undefined });
      });
      await signIn(page);
      await keepProgress(page);
      await drop(page, path);
      await page.getByText('Reading complaints.csv').waitFor();
      // The page is there for its reader while another thread reads the file.
      await page.getByRole('link', { name: 'Jobs' }).click();
      await page.getByText('No jobs yet.').waitFor();
      await page.getByRole('link', { name: 'New', exact: true }).click();
      await page.getByText('Reading complaints.csv').waitFor();
      await page.getByText(`${rows.toLocaleString('en')} rows, 4 columns`).waitFor();
      await page.getByRole('rowheader', { name: 'hours' }).waitFor();
      await page.getByLabel('Column to predict').selectOption('urgency');
      await page.getByRole('button', { name: 'Evaluate', exact: true }).click();
      await page.getByRole('heading', { name: 'Evaluation of urgency' }).waitFor();
      await page.locator('svg.plot').first().waitFor();

      const told = await page.evaluate<[label: string, fraction: number][]>('window.told');
      for (const label of [/^Reading/, /^Preparing/, /^Uploading/]) {
        const fractions = told.filter(([text]) => label.test(text)).map(([, fraction]) => fraction);
        expect([label, [...fractions].sort((a, b) => a - b)]).toEqual([label, fractions]);
        expect([label, fractions.some((fraction) => fraction > 0 && fraction < 1)]).toEqual([label, true]);
      }
      expect(sent.length).toBeGreaterThan(2);
      expect(new Set(sent.map((put) => JSON.stringify(put)))).toEqual(
        new Set([JSON.stringify({ signed: true, key: false })]),
      );
      const held = await mostMemory(page);
      if (held !== undefined) expect(held).toBeLessThan(5 * bytes);
    });
    expect(learnt!.features.rows).toBe(rows);
    expect(learnt!.features.columns.map(({ name }) => name)).toEqual(['number', 'hours', 'text']);
  });

  /** Starts an evaluation of a file, and gives what the page says of it and what it has asked the service for. */
  const refusalOf = async (
    options: TabularOptionsInput,
    path: string,
  ): Promise<[told: string, asked: string[]]> => {
    await using started = await service(options);
    const asked: string[] = [];
    let told = '';
    const expected = /413/;
    await browser.withPage(started.url, { ...phone, expected }, async (page) => {
      await signIn(page);
      await drop(page, path);
      const start = page.getByRole('button', { name: 'Evaluate', exact: true });
      await start.waitFor();
      page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
      await start.click();
      told = (await page.getByRole('alert').textContent())!;
      expect(new URL(page.url()).hash).toBe('');
    });
    return [told, asked];
  };

  test('a table of more rows than the service takes is refused before anything leaves', async () => {
    const path = join(folder, 'rows.csv');
    await writeFile(path, 'a,y\n', '1,no\n2,yes\n3,no\n', 333_334);
    const [told, asked] = await refusalOf({}, path);
    const { problem, fix } = errorKinds.dataset_too_large;
    expect(told).toContain('Training rows: 1000002, the ceiling is 1000000.');
    expect(told).toContain(problem);
    expect(told).toContain(fix);
    expect(asked).toEqual(['GET /v1/model-limits']);
  });

  test('a payload of more bytes than the service takes is refused before it is uploaded', async () => {
    const path = join(folder, 'bytes.csv');
    await writeFile(path, 'id,hours,text,y\n', complaints(2_000), 1);
    const { problem, fix } = errorKinds.payload_too_large;
    const named = /has \d+ bytes, the ceiling is 4096\./;
    // As published, and as a service may be configured without publishing it.
    const published = await refusalOf({ limits: { maxUploadBytes: 4096 } }, path);
    expect(published[1]).toEqual(['GET /v1/model-limits']);
    const configured = await refusalOf({ uploads: { maxBytes: 4096 } }, path);
    expect(configured[1]).toEqual(['GET /v1/model-limits', 'POST /v1/uploads']);
    for (const [told] of [published, configured]) {
      expect(told).toMatch(named);
      expect(told).toContain(problem);
      expect(told).toContain(fix);
    }
  });
});
