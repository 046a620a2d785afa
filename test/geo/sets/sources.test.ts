/** Rivers by where they rise and where they end. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (query: string) => {
  const { properties } = await geo.spatial(query);
  return { names: properties.members!.map(({ name }) => name).sort(), notes: properties.notes!.join('\n') };
};

it.each([
  ['rivers that rise in Switzerland', ['Rhine', 'Rhône', 'Inn', 'Aare'], 'Danube'],
  ['rivers with their source in the Alps', ['Rhine', 'Rhône', 'Drava', 'Isar', 'Adige'], 'Danube'],
  ['rivers that rise in Spain and flow into the Atlantic', ['Douro', 'Tagus', 'Garonne'], 'Ebro'],
  ['which rivers rise in Germany', ['Danube', 'Main', 'Weser'], 'Elbe'],
  ['rivers that rise in Tibet', ['Brahmaputra', 'Indus', 'Salween'], 'Ganges'],
])('%s', async (query, some, none) => {
  const { names } = await membersOf(query);
  expect(names).toEqual(expect.arrayContaining(some));
  expect(names).not.toContain(none);
});

it('a source in one land and a mouth in another water', async () => {
  const { names, notes } = await membersOf('rivers that start in Germany and end in the Black Sea');
  expect(names).toEqual(['Danube']);
  expect(notes).toContain('smaller rivers are left out');
});

it('a source by the edge is told', async () => {
  expect((await membersOf('rivers that rise in Switzerland')).notes).toContain(
    'the source of the Adda lies close to the edge',
  );
});

it('in every language', async () => {
  const { names } = await membersOf('rivers that rise in the Alps');
  for (const query of [
    'Flüsse, die in den Alpen entspringen',
    'fleuves qui prennent leur source dans les Alpes',
    'ríos que nacen en los Alpes',
    'fiumi che nascono nelle Alpi',
    'rios que nascem nos Alpes',
    'rivieren die ontspringen in de Alpen',
    'rzeki, które mają źródło w Alpach',
    'реки, берущие начало в Альпах',
    'річки, що беруть початок в Альпах',
    'floder som rinner upp i Alperna',
    'sungai yang berhulu di Pegunungan Alpen',
    'الأنهار التي تنبع من جبال الألب',
    'आल्प्स से निकलने वाली नदियाँ',
    '发源于阿尔卑斯山的河流',
    'アルプス山脈に源を発する川',
    '알프스산맥에서 발원하는 강',
    'Alplerden doğan nehirler',
  ])
    expect((await membersOf(query)).names, query).toEqual(names);
});

it.each(['cities that rise in Switzerland', 'lakes that rise in Switzerland'])('%s: no', async (query) => {
  await expect(geo.spatial(query)).rejects.toThrow('known only of rivers');
});
