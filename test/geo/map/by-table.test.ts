/** Map questions in the languages of tables: every word is one of the table or part of a known name, else the question is
 * refused. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { inSmall, linesOf, makeReady } from '../../../src/geo/parse/map/by-table/ready.ts';
import { mapTables } from '../../../src/geo/parse/map/by-table/tables.ts';
import { MapJudge, readCases } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

const codes = mapTables.map(({ code }) => code);

test.each(codes)('English reads what the table of %s says kinds are', async (code) => {
  const { kinds } = makeReady(mapTables.find((table) => table.code === code)!);
  const unread: string[] = [];
  for (const name of new Set(kinds.values())) {
    const reading = await reader.read(`how many ${name} in Paris`);
    if (reading instanceof GeoError || reading.where !== 'Paris' || reading.notes !== '') unread.push(name);
  }
  expect(unread).toEqual([]);
});

describe.each(codes.filter((code) => code !== 'zh' && code !== 'ja'))('in %s', (code) => {
  test('a word that is neither in the table nor in a name is never dropped', async () => {
    const cases = readCases(`test/geo/map/questions-${code}.txt`).filter(({ kinds }) => kinds.length > 0);
    const stranger = /\p{Script=Latin}/u.test(cases[0]!.question) ? 'zwqork' : 'ωξψω';
    const dropped: string[] = [];
    for (const { question } of cases) {
      const words = question.split(' ');
      for (let at = 0; at <= words.length; at++) {
        const strange = words.toSpliced(at, 0, stranger).join(' ');
        const reading = await reader.read(strange);
        if (!(reading instanceof GeoError) && !reading.where.includes(stranger)) dropped.push(strange);
      }
    }
    expect(dropped).toEqual([]);
  });
});

test.each([
  'kafe di kota',
  'Berapa kafe di kota?',
  'ristoranti in centro',
  'hotéis no centro',
  'restauracje w centrum',
  'hotele w górach',
  'рестораны в центре',
  'отели у моря',
  'готелі біля моря',
  'merkezde oteller',
  'hotell vid havet',
  'hotels aan zee',
  'مطاعم في المدينة',
  'مقاهي في الحي',
  'शहर में होटल',
  '駅の近くのホテル',
  '市中心的餐厅',
  '시내 카페',
])('a common noun is no place of that name: %s', async (question) => {
  expect(await reader.read(question)).toBeInstanceOf(GeoError);
});

test('the answer says how the question was read', async () => {
  const reading = await reader.read('Сколько музеев в Москве?');
  expect(reading).toMatchObject({ where: 'Москва', notes: 'read as “how many museums in Москва”' });
});

test('what is English or German as well is read as that', async () => {
  expect(await reader.read('Synagogen in Antwerpen')).toMatchObject({ notes: '' });
});

test('no word of a table stands for two kinds, but where an accent tells them apart', () => {
  const doubled = mapTables.flatMap(({ code, kinds }) => {
    const meant = new Map<string, string>();
    return linesOf(kinds, inSmall).flatMap(([english, forms]) =>
      forms.flatMap((form) => {
        const other = meant.get(form) ?? english;
        meant.set(form, english);
        return other === english ? [] : [`${code}: ${form} is ${other} and ${english}`];
      }),
    );
  });
  expect(doubled).toEqual([]);
});
