/** Waters as places: what is asked for on a river, a lake or a sea lies along it, and the answer says so. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { MapJudge } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

test.each([
  ['hotels on the Danube', 'Danube'],
  ['hotels in the Rhine', 'Rhine'],
  ['hotels on Lake Garda', 'Lake Garda'],
  ['castles on the Moselle', 'Moselle'],
  ['hotels in the Mississippi', 'Mississippi'],
  ['Hotels an der Ostsee', 'Ostsee'],
  ['Hotels am Mittelmeer', 'Mittelmeer'],
  ['hoteles en el Ebro', 'Ebro'],
])('%s lie along it', async (question, water) => {
  expect(await reader.read(question)).toMatchObject({
    where: `within 1 km of ${water}`,
    notes: expect.stringContaining(`“${water}”`),
  });
});

test('on a river in a town is both', async () => {
  expect(await reader.read('camp sites on the Moselle in Trier')).toMatchObject({
    where: 'overlap of (within 1 km of Moselle) and Trier',
  });
});

test.each([
  ['islands in the Danube', 'Danube'],
  ['hotels on Crete', 'Crete'],
  ['hotels in Mississippi', 'Mississippi'],
  ['Hotels am Niederrhein', 'Niederrhein'],
  ['hôtels en Gironde', 'Gironde'],
])('%s are in it', async (question, where) => {
  expect(await reader.read(question)).toMatchObject({ where });
});

test.each(['châteaux de la Loire', 'castles of the Loire', 'Burgen des Rheins', 'castillos del Loira'])(
  '%s only belong to a river, of which the refusal tells',
  async (question) => {
    const reading = await reader.read(question);
    expect(reading).toBeInstanceOf(GeoError);
    expect((reading as GeoError).message).toMatch(/Loire|Rhein|Loira/);
  },
);

test('bridges of a river are along it', async () => {
  expect(await reader.read('ponts de la Loire')).toMatchObject({ where: 'within 1 km of la Loire' });
});

test.each([
  ['Cafés am Friedhof in Bonn', 'within 100 m of Friedhof, Bonn'],
  ['Bänke am Englischen Garten in München', 'within 100 m of Englischer Garten, München'],
  ['Toiletten am Strand in Nizza', 'Strand, Nizza'],
  ['Cafés am Prenzlauer Berg in Berlin', 'Prenzlauer Berg, Berlin'],
])('%s: beside a thing, on a beach, in a district', async (question, where) => {
  expect(await reader.read(question)).toMatchObject({ where });
});
