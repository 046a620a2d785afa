import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tableFromColumns } from '../../../src/tabular/domain/table-from-columns.ts';
import {
  closeSharedEngine,
  evaluate,
  fit,
  writeEvaluation,
  writeForecast,
} from '../../../src/tabular/library/index.ts';
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

const voids = new Set(['meta', '!doctype']);

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
    /<\/svg>(?:<\/div>)?(?:<ul class="legend">.*?<\/ul>)?<figcaption>[^<]+<\/figcaption>\s*<details><summary>[^<]+<\/summary><div class="scroll"[^>]*><table>/g,
  );
  // A phone has a drawing of its own of what is as wide as the page.
  const narrow = html.match(/<div class="narrow"><svg /g) ?? [];
  expect(narrow).toHaveLength((html.match(/<figure class="wide">/g) ?? []).length);
  expect(told).toHaveLength(pictures.length - narrow.length);
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
    for (const title of [
      'Confusion matrix',
      'ROC curve',
      'Precision and recall',
      'Calibration',
      'Lift',
      'Learning curve',
      'What the model goes by',
    ]) {
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

test('long names of classes are short beside the confusion matrix, and stand apart', () =>
  withFile(async (path) => {
    const long = ['short', 'a class of which the name is long', 'another one that nobody would read out'];
    const table = rows.map((row, i) => ({ x: row['size <cm>'] + 40 * (i % 3), kind: long[i % 3]! }));
    await writeEvaluation(path, await evaluate(table, { target: 'kind', effort: 'fast' }), 'kind');
    const html = await readFile(path, 'utf8');
    const matrix = /<h3>Confusion matrix<\/h3>[\s\S]*?<\/svg>/.exec(html)![0];
    const names = [...matrix.matchAll(/<text[^>]*>([^<\d]{2,})<\/text>/g)].map(([, name]) => name!);
    expect(names).toEqual(expect.arrayContaining(['short', 'a class of whic…', 'another one tha…']));
    for (const name of names) expect(name.length).toBeLessThanOrEqual(16);
    expect(matrix).toMatch(/rotate\(-35\)[^>]*>a class/);
  }));

test('a regression tells of errors, quantiles and the rows that it gets most wrong', () =>
  withFile(async (path) => {
    const evaluation = await evaluate(rows, { target: 'y' });
    await writeEvaluation(path, evaluation, 'y');
    const html = await readFile(path, 'utf8');
    checkPage(html);
    for (const title of [
      'Predicted against true',
      'Residuals',
      'Coverage of intervals',
      'Error by prediction',
    ])
      expect(html).toContain(`<h3>${title}</h3>`);
    expect(html).toContain('80 % intervals hold');
    expect(html).toContain('<title>y: regression</title>');
  }));

test('a forecast is one page or one picture, with the past, the fan and the numbers, series by series', () =>
  withFile(async (path) => {
    const past = await tableFromColumns([
      ['month', ['2024-01', '2024-02', '2024-03', '2024-01', '2024-02', '2024-03']],
      ['shop', ['<a>', '<a>', '<a>', 'b', 'b', 'b']],
      ['units', Float64Array.of(1, 2, 3, 10, 20, 30)],
    ]);
    const steps = {
      itemIds: ['<a>', '<a>', 'b', 'b'],
      timestamps: ['2024-04', '2024-05', '2024-04', '2024-05'],
      mean: Float64Array.of(4, 5, 40, 50),
      quantiles: Float64Array.of(3, 4, 5, 4, 5, 6, 30, 40, 50, 40, 50, 60),
      quantileLevels: [0.1, 0.5, 0.9],
    };
    const columns = { timestamp: 'month', target: 'units', item: 'shop' };
    await writeForecast(path, past, steps, columns);
    const html = await readFile(path, 'utf8');
    checkPage(html);
    expect(html).toContain('units · &lt;a&gt;');
    expect(html).toContain(
      '2 steps from 2024-04 to 2024-05: from 4 to 5. The bands hold 80% of what may come.',
    );
    const picture = path.replace(/html$/, 'svg');
    await writeForecast(picture, past, steps, columns);
    const svg = await readFile(picture, 'utf8');
    expect(svg.match(/<svg /g)).toHaveLength(3);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^>]*role="img" aria-label="Forecast of units · &lt;a&gt;/,
    );
    await expect(writeForecast('forecast.png', past, steps, columns)).rejects.toThrow(/\.svg or \.html/);
  }));
