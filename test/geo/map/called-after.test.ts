/** What is called after a town, a region or a company: "London Bridge", "distributeurs de la BNP", "takeaway places". */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { MapJudge, type MapReading } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

test.each([
  ['London Bridge', 'london bridge'],
  ['Where is Brooklyn Bridge?', 'brooklyn bridge'],
  ['the Tower of London', 'tower of london'],
  ['Berlin Wall', 'berlin wall'],
  ['Manchester Arena', 'manchester arena'],
  ['Hampton Court Palace', 'hampton court palace'],
  ['pont de Normandie', 'pont de normandie'],
  ['tour de Londres', 'tour de londres'],
])('%s is one thing of that name', async (question, name) => {
  const reading = (await reader.read(question)) as MapReading;
  expect(reading).toMatchObject({ where: '', notes: expect.stringContaining('the name of one thing') });
  expect(reading.kinds[0]).toContain(`“${name}”`);
});

test.each([
  ['ponts de Normandie', 'Normandie'],
  ['London bridges', 'London'],
  ['le plus long pont de Bordeaux', 'Bordeaux'],
  ['Vienna Airport', 'Vienna'],
  ['Kölner Dom', 'Köln'],
  ['Dresdner Zoo', 'Dresden'],
])('%s are of that place', async (question, where) => {
  expect(await reader.read(question)).toMatchObject({ where });
});

test.each([
  ['distributeurs de la BNP à Lyon', 'bnp', 'Lyon'],
  ['Geldautomaten der PSD in Ulm', 'psd', 'Ulm'],
  ['cajeros de Bankia en Bilbao', 'bankia', 'Bilbao'],
  ['bancomat di Unicredit a Torino', 'unicredit', 'Torino'],
])('%s are those that it runs', async (question, owner, where) => {
  const reading = (await reader.read(question)) as MapReading;
  expect(reading).toMatchObject({ where, notes: expect.stringContaining('who runs them') });
  expect(reading.kinds[0]).toMatch(new RegExp(`amenity=atm, name, brand or operator with “${owner}”`));
});

test('a place behind the kind is none who runs it', async () => {
  expect(await reader.read('atms of Pinner in London')).toMatchObject({ where: 'Pinner, London' });
});

test.each([
  ['takeaway places in Whitby', 'takeaway'],
  ['places with wifi in Whitby', 'internet_access'],
  ['Orte mit WLAN in Bonn', 'internet_access'],
  ['places open at 3 am in Whitby', 'opening_hours'],
])('%s are whatever has it, not towns', async (question, key) => {
  const { kinds } = (await reader.read(question)) as MapReading;
  expect(kinds.join('; ')).not.toContain('place=');
  expect(kinds[0]).toContain(`place: ${key}`);
});

test('places by their people are towns, and all places without something are refused', async () => {
  const { kinds } = (await reader.read('places with more than 1000 inhabitants in Kent')) as MapReading;
  expect(kinds[0]).toContain('place=city');
  expect(await reader.read('places without wifi in Kent')).toBeInstanceOf(GeoError);
});
