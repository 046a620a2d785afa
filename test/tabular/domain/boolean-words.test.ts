import { expect, test } from 'vitest';
import { tableFromCsv } from '../../../src/tabular/csv/table-from-csv.ts';
import { areBooleans } from '../../../src/tabular/domain/boolean-words.ts';
import { inferSchema } from '../../../src/tabular/engine/prepare/infer-schema.ts';

test.each(['activo', 'is_paid', 'Fumante', 'Storno', 'director', 'plate', 'winding', ''])(
  'N and S are no and yes in a column named %j',
  (name) => expect(areBooleans(['N', 'S'], name)).toBe(true),
);

test.each([
  'direction',
  'windDir',
  'wind_dir',
  'Himmelsrichtung',
  'Hemisphere',
  'lat',
  'LAT_NS',
  'N/S',
  'size',
  'shirtSize',
  'Größe',
  'talla',
  'Taille',
  'Sentido',
  'dirección',
  'orientation',
])('N and S are sides or sizes in a column named %j', (name) => {
  expect(areBooleans(['N', 'S'], name)).toBe(false);
  expect(areBooleans(['Y', 'N'], name)).toBe(true);
});

test('letters that may be sides are told, and declared otherwise', async () => {
  const text = 'fumador,side\nS,N\nN,S\nS,S\n';
  const [smokes, side] = inferSchema(await tableFromCsv(text)).columns;
  expect(smokes).toMatchObject({ kind: 'boolean', note: expect.stringMatching(/^S is read as yes/) });
  expect(side).toMatchObject({ kind: 'category' });
  const declared = await tableFromCsv(text, { columns: { fumador: 'category', side: 'boolean' } });
  expect(inferSchema(declared).columns.map(({ kind }) => kind)).toEqual(['category', 'boolean']);
});
