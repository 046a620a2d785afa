/** What the service says of rows travels in a header: the bodies stay those of the contract. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from '../../src/client/index.ts';
import { noteHeaders } from '../../src/http/tabular/wire.ts';
import { apiKey, type Served, serveHere } from './server.ts';

let server: Served;
let client: Client;

beforeAll(async () => {
  server = await serveHere({ results: { inlineBytes: 20_000 } });
  client = createClient({ baseUrl: server.url, apiKey });
});
afterAll(() => server?.close());

const rows = Array.from({ length: 60 }, (_, i) => ({ city: ['Köln', 'Bonn'][i % 2], size: 20 + (i % 9) }));
const training = { task: 'regression', rows, target: rows.map(({ size }) => size * 2) } as const;
const strange = [{ city: 'Ulm', size: 0.2 }];

test('what rows say that the model cannot use comes beside the answer', async () => {
  const model = await client.fit(training);
  const notes: string[] = [];
  const ids: string[] = [];
  const told = {
    onNotes: (some: readonly string[]) => void notes.push(...some),
    onSubmitted: (id: string) => void ids.push(id),
  };
  await model.predict(rows.slice(0, 3), told);
  expect(notes).toEqual([]);
  await model.predict(strange, told);
  expect(notes).toEqual([
    expect.stringMatching(/^city: 1 cell of values that the model has not learnt \("Ulm"\)/),
    expect.stringMatching(/^size: its numbers \(0\.2\) are of another size/),
  ]);

  const headers = { authorization: `Bearer ${apiKey}` };
  const answers = await Promise.all(
    ids.map((id) => fetch(`${server.url}/v1/predictions/${id}/result`, { headers })),
  );
  expect(answers.map((answer) => answer.headers.has('graticule-notes'))).toEqual([false, true]);
  // Not one field more than the contract has.
  const [plain, noted] = await Promise.all(
    answers.map(async (answer) => Object.keys((await answer.json()) as object)),
  );
  expect(noted).toEqual(plain);
});

test('notes come beside a result in object storage, and beside a forecast', async () => {
  const model = await client.fit(training);
  const notes: string[] = [];
  const onNotes = (some: readonly string[]) => void notes.push(...some);
  const many = Array.from({ length: 5000 }, () => strange[0]!);
  expect((await model.predict(many, { onNotes })).predictions).toHaveLength(5000);
  expect(notes[0]).toMatch(/^city: 5000 cells/);

  notes.length = 0;
  const days = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 14, 15, 21, 22, 30, 31, 41];
  const context = days.map((day) => ({
    timestamp: new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
    target: 10 + (day % 3),
  }));
  await client.forecast({ context, predictionLength: 2 }, { onNotes });
  expect(notes.join()).toMatch(/gap|evenly|missing/);
});

test('a fit and an evaluation tell how columns were read', async () => {
  const noted = rows.map((row, i) => ({ ...row, height: `${5 + (i % 2)}-${i % 12}` }));
  const given = { ...training, rows: noted };
  const [ofFit, ofEvaluation]: [string[], string[]] = [[], []];
  const ids: string[] = [];
  const onSubmitted = (id: string) => void ids.push(id);
  await client.fit(given, { onSubmitted, onNotes: (some) => void ofFit.push(...some) });
  await client.evaluate(given, { onSubmitted, onNotes: (some) => void ofEvaluation.push(...some) });
  expect(ofFit).toEqual([expect.stringMatching(/^height: Read as feet and inches/)]);
  expect(ofEvaluation).toEqual(ofFit);

  const headers = { authorization: `Bearer ${apiKey}` };
  const [fit, evaluation] = await Promise.all([
    fetch(`${server.url}/v1/predictions/${ids[0]}`, { headers }),
    fetch(`${server.url}/v1/evaluations/${ids[1]}/result`, { headers }),
  ]);
  for (const answer of [fit!, evaluation!])
    expect(JSON.parse(answer.headers.get('graticule-notes')!)).toEqual(ofFit);
  // Not one field more than the contract has.
  expect(Object.keys((await evaluation!.json()) as object).sort()).toEqual([
    'folds',
    'method',
    'metric',
    'rows',
    'value',
  ]);
  expect((await fit!.json()) as object).not.toHaveProperty('notes');
});

test('a header holds notes of any language, and never too many', () => {
  const header = noteHeaders(['Größe: „5 €“ fehlt', '日付 😀'])['graticule-notes']!;
  expect(header).toMatch(/^[ -~]+$/);
  expect(JSON.parse(header)).toEqual(['Größe: „5 €“ fehlt', '日付 😀']);
  expect(noteHeaders([])).toEqual({});
  const long = noteHeaders(Array.from({ length: 20 }, () => '日'.repeat(300)))['graticule-notes']!;
  expect(long.length).toBeLessThanOrEqual(4096);
  expect(JSON.parse(long)).toHaveLength(2);
});
