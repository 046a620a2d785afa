import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeSharedEngine, evaluate, fit, writeEvaluation } from '../../../src/tabular/library/index.ts';
import { ticks } from '../../../src/tabular/report/charts.ts';
import { shown } from '../../../src/tabular/report/html.ts';

afterAll(closeSharedEngine);

async function withFile(work: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'graticule-report-'));
  try {
    await work(join(folder, 'report.html'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const voids = new Set(['meta', '!doctype', 'path', 'rect', 'circle']);

/** The names of elements, each closed where it should be. */
function checkTags(html: string): void {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z!][a-z0-9]*)[^>]*>/gi)) {
    if (voids.has(name.toLowerCase())) continue;
    if (slash === '') open.push(name);
    else expect(open.pop(), html.slice(0, 200)).toBe(name);
  }
  expect(open).toEqual(['html'].slice(0, open.length));
}

function checkPage(html: string): void {
  checkTags(html);
  expect(html).not.toMatch(/<script|https?:|url\(|@import|<link|<img/i);
  expect(html).toContain('prefers-color-scheme: dark');
  const pictures = html.match(/<svg [^>]*>/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) expect(picture).toMatch(/role="img" aria-label="[^"]{10,}"/);
  const told = html.match(
    /<\/svg><figcaption>[^<]+<\/figcaption>\s*<details><summary>[^<]+<\/summary><div class="scroll"><table>/g,
  );
  expect(told).toHaveLength(pictures.length);
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
}

const rows = Array.from({ length: 50 }, (_, i) => {
  const x = (i * 7) % 50;
  return {
    'size <cm>': x,
    colour: ['red', 'blue', '"green" & grey'][i % 3],
    kind: x + (i % 5) < 25 ? '<low>' : 'high',
    y: 3 * x + (i % 4),
  };
});

test('a classification model and its evaluation are one page that needs nothing else', () =>
  withFile(async (path) => {
    const target = { target: 'kind', features: ['size <cm>', 'colour'] };
    const model = await fit(rows, target);
    const evaluation = await evaluate(rows, { ...target, learningCurve: [0.5, 1], worstRows: 4 });
    await model.report(path, { evaluation });
    const html = await readFile(path, 'utf8');
    checkPage(html);
    expect(html).toContain('&lt;low&gt;');
    expect(html).not.toContain('<low>');
    for (const title of ['ROC', 'Precision and recall', 'Calibration', 'Lift', 'Learning curve']) {
      expect(html).toContain(`<h3>${title}</h3>`);
    }
    for (const heading of [
      'Classes',
      'Folds',
      'Rows it gets most wrong',
      'Columns that matter',
      'How the columns were read',
    ]) {
      expect(html).toContain(`<h2>${heading}</h2>`);
    }
    expect(html).toContain(`<dd>${shown(evaluation.value)}</dd>`);
    await model.report(path);
    const alone = await readFile(path, 'utf8');
    checkPage(alone);
    expect(alone).not.toContain('ROC');
    model.close();
  }));

test('a regression tells of errors, quantiles and the rows that it gets most wrong', () =>
  withFile(async (path) => {
    const evaluation = await evaluate(rows, { target: 'y' });
    await writeEvaluation(path, evaluation, 'y');
    const html = await readFile(path, 'utf8');
    checkPage(html);
    for (const title of ['Prediction and truth', 'Error by prediction'])
      expect(html).toContain(`<h3>${title}</h3>`);
    expect(html).toContain('80 % intervals hold');
    expect(html).toContain('<title>y: regression</title>');
  }));

test.each([
  [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [-3, 12, [0, 5, 10]],
  [980, 1020, [980, 990, 1000, 1010, 1020]],
])('the axis from %d to %d has round numbers', (from, to, wanted) => {
  const made = ticks(from, to);
  expect(made).toHaveLength(wanted.length);
  for (const [i, tick] of made.entries()) expect(tick).toBeCloseTo(wanted[i]!, 9);
});
